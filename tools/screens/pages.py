"""The pages around the games: what is learned about each, its box and its tutorial."""

from collections.abc import Callable

from nextfrontier.shelf import PLUGINS
from tests.browser.persons.learner import Learner
from tests.browser.persons.visit import Visit
from tools.screens.stage import Scenes, Stage

SECTIONS = ("aim", "rules", "icons", "gallery")
READ = 2  # steps of a tutorial that are only read


def page(address: str, sign: str) -> Callable[[Stage, Visit], None]:
    """Return a scene: the page at an address, as soon as a sign of it is seen."""

    def show(_stage: Stage, visit: Visit) -> None:
        visit.page.goto(address)
        visit.page.locator(sign).first.wait_for()

    return show


def box(slug: str) -> Callable[[Stage, Visit], None]:
    """Return a scene: a component of a game in the editor of the own box."""

    def show(_stage: Stage, visit: Visit) -> None:
        visit.page.goto(f"/box/{slug}")
        visit.page.locator("[data-component]").first.click()
        visit.page.get_by_test_id("form").wait_for()

    return show


def tutorial(slug: str) -> Callable[[Stage, Visit], None]:
    """Return a scene: a step of a tutorial that points at something."""

    def show(_stage: Stage, visit: Visit) -> None:
        learner = Learner(visit)
        learner.begin(slug)
        for _ in range(READ):
            learner.read_on()

    return show


def scenes_about(slug: str) -> Scenes:
    sections = {f"{name}-{slug}": page(f"/{name}/{slug}", f"[data-testid={name}]") for name in SECTIONS}
    return {**sections, f"box-{slug}": box(slug), f"tutorial-{slug}": tutorial(slug)}


SCENES: Scenes = {name: show for slug in PLUGINS for name, show in scenes_about(slug).items()}

"""Every decision of Evacuation can be made on one screen, by everybody: nothing is cut or covered (G2, G8)."""

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

from tests.browser.begun import enter_game
from tests.browser.checks import axe, layout
from tests.browser.conftest import Visiting
from tests.browser.decisions import MAIN, OTHERS, Asked
from tests.browser.persons.visit import DESKTOP, PHONE, SMALL_DESKTOP, Visit
from tests.browser.stages import WORLDS
from tests.server.process import Server

# Technologies tell the rest of their text on their card.
FACES = "[data-action], [data-item], [data-goal], [data-testid=hand] [data-card]"
EVERYWHERE = ("[data-testid=status]", "[data-testid=prompt]", "[data-testid=undo]", "[data-testid^=goods-]")
AT_A_DESK = (
    "[data-testid=old-world]",
    "[data-testid=new-world]",
    "[data-testid=track]",
    "[data-testid=players]",
    "[data-testid=tray]",
)
WITH_A_THUMB = ("[data-tab]",)
THEMES = ("dark", "light")  # with more to look at at a desk, one after the other there


def sit_down(visit: Visit, server: Server, asked: Asked) -> None:
    """Sit down on seat 0, with something to pick."""
    enter_game(visit, server, asked.record())
    sight = WORLDS.person(visit).look()  # fails if the page can be scrolled
    assert sight.kind == asked.kind
    assert sight.picks or sight.buttons, asked.name


def faults_of_layout(page: Page, size: ViewportSize, *always: str) -> Iterable[str]:
    """Return the parts that should be in view at this size and are not, or are covered, or cannot be read."""
    page.set_viewport_size(size)
    yield from layout.out_of_view(page, *EVERYWHERE, *always)
    yield from layout.covered(page)
    yield from layout.broken(page, FACES)


def faults_by_axe(page: Page, themes: Iterable[str]) -> Iterable[str]:
    for theme in themes:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        yield from axe.violations(page)


def faults(visit: Visit, server: Server, asked: Asked) -> list[str]:
    """Return all faults of the screen on which this is decided."""
    sit_down(visit, server, asked)
    found: list[str] = []
    if visit.is_phone:
        found += faults_of_layout(visit.page, PHONE, *WITH_A_THUMB)
    else:
        for size in (SMALL_DESKTOP, DESKTOP):
            found += faults_of_layout(visit.page, size, *AT_A_DESK)
            found += layout.cut_off(visit.page, "[data-testid=tray] button")
    if asked in MAIN:
        found += faults_by_axe(visit.page, THEMES if visit.is_phone else THEMES[MAIN.index(asked) % 2 :][:1])
    return found


def check(visit: Visit, server: Server) -> None:
    found = {asked.name: faults(visit, server, asked) for asked in MAIN + OTHERS}
    assert not any(found.values()), {name: told for name, told in found.items() if told}


def test_every_decision_is_in_view_at_a_desk(visits: Visiting, server: Server) -> None:
    check(visits(server), server)


def test_every_decision_is_in_view_on_a_phone(visits: Visiting, server: Server) -> None:
    check(visits(server, PHONE), server)

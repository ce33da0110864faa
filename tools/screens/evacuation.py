"""The pictures of Evacuation."""

from functools import cache

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.record.record import Record
from tests.bots.reviewing.games import newcomers
from tests.browser.decisions import Asked
from tests.browser.persons.visit import DESKTOP, PHONE, Visit
from tests.browser.stages import kind
from tools.screens.stage import SEED, Scenes, Screens, Stage, play_until, show_result, show_review


@cache
def exodus(year: int, asked: str, seats: int = 2, **options: object) -> Record:
    """Play Evacuation by greedy bots until seat 0 is asked this in this year; a late year is the end."""
    record = Record(GAME, seats, options, SEED)
    return play_until(record, lambda: year_of(record) >= year and kind(record, 0) == asked)


def year_of(record: Record) -> int:
    assert isinstance(record.state, Worlds)
    return record.state.year


def transport(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(3, "transport"), visit)


def settling(stage: Stage, visit: Visit) -> None:
    player = stage.at(exodus(3, "action"), visit)
    visit.page.locator('[data-move="A3"]').first.click()
    player.look()


def progress(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(2, "advance"), visit)


def goals(stage: Stage, visit: Visit) -> None:
    stage.at(Asked("keep_goal").record(), visit, hints=True)


def market(stage: Stage, visit: Visit) -> None:
    player = stage.at(exodus(1, "action"), visit)
    visit.page.locator('[data-move="A4"]').first.click()
    player.look()


def ship(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(1, "action"), visit)
    visit.page.locator("[data-testid=rows] .card-opener").first.click()
    visit.page.get_by_test_id("card").wait_for()


def new_world(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(3, "action"), visit)
    visit.page.locator("[data-tab=new]").click()


def race(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(3, "action", seats=4, mode="race", actions="advanced"), visit)


def arrival(stage: Stage, visit: Visit) -> None:
    show_result(stage, visit, exodus(99, ""))


def review(stage: Stage, visit: Visit) -> None:
    show_review(stage, visit, newcomers(GAME.slug, 1, 6))


SCENES: Scenes = {
    "goals": goals,
    "market": market,
    "ship": ship,
    "transport": transport,
    "settling": settling,
    "progress": progress,
    "race": race,
    "arrival": arrival,
}
SCREENS: Screens = {
    "evacuation-transport": (transport, DESKTOP, "dark"),
    "evacuation-settling": (settling, DESKTOP, "light"),
    "evacuation-progress": (progress, DESKTOP, "dark"),
    "evacuation-race": (race, DESKTOP, "dark"),
    "evacuation-end": (arrival, DESKTOP, "dark"),
    "evacuation-review": (review, DESKTOP, "light"),
    "evacuation-review-phone": (review, PHONE, "dark"),
    "evacuation-phone-transport": (transport, PHONE, "dark"),
    "evacuation-phone-new-world": (new_world, PHONE, "light"),
}

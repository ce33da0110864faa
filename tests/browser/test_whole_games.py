"""Whole games through the page, by pointer and by keyboard, on a desktop and on a phone."""

from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.persons.person import Person
from tests.browser.persons.visit import PHONE, Visit
from tests.browser.stages import WORLDS, Stage
from tests.server.process import Server

MOST_INPUTS = 900


def play(person: Person, stage: Stage, way: str = "play-now") -> None:
    """Start a game in the lobby, as this person uses the page, and play it to its end, which shows all points."""
    person.page.goto("/")
    person.press(person.visit.card(stage.slug).get_by_test_id(way))
    if way != "play-now":
        person.press(person.page.get_by_test_id("create"))
    person.play(MOST_INPUTS)
    person.visit.read_totals()


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_pointer(visit: Visit, stage: Stage) -> None:
    person = stage.hasty(visit)
    play(person, stage)
    assert person.marked > 0, "something hidden was shown, and announced by an eye"
    check_statistics(visit, stage)


def check_statistics(visit: Visit, stage: Stage) -> None:
    """The page of statistics counts the game that has just ended, with the own points."""
    state = visit.states()[-1]
    seat, result = state["seat"], state["result"]
    own, place = result["scores"][seat]["total"], result["places"][result["ranking"].index(seat)]
    visit.page.wait_for_function("() => localStorage.getItem('nextfrontier.played')")
    visit.page.goto("/statistics")
    row = visit.page.get_by_test_id("summaries").get_by_role("row").nth(1)
    expect(row).to_contain_text(stage.game.title)
    seats, played, won, best, average = row.get_by_role("cell").all_inner_texts()[1:6]
    told = str(own).replace("-", "−")
    assert (seats, played, best, average) == (str(len(state["seats"])), "1", told, told)
    assert won == str(int(place == 1))


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_keyboard_alone(
    visit: Visit, stage: Stage
) -> None:
    play(stage.keyboard(visit, seed=11), stage)


def test_a_game_against_the_greedy_bot_is_played_to_its_end_on_a_phone(
    visits: Visiting, server: Server, stage: Stage
) -> None:
    play(stage.phone(visits(server, PHONE), seed=3), stage)


def test_a_person_alone_plays_to_the_end_by_keyboard(visit: Visit) -> None:
    play(WORLDS.keyboard(visit, seed=6), WORLDS, "solo")

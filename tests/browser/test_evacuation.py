"""Whole games of Evacuation through the page: with a bot and alone, by pointer, by keyboard and on a phone."""

import statistics

from playwright.sync_api import expect

from nextfrontier.kernel.record import Record
from nextfrontier.shelf import EVACUATION
from tests.browser.begun import open_game
from tests.browser.conftest import Visiting
from tests.browser.evacuee import Evacuee, KeyboardEvacuee, PhoneEvacuee, pieces
from tests.browser.person import Person
from tests.browser.visit import PHONE, Visit
from tests.server.process import Server

SLUG = "evacuation"
MOST_INPUTS = 900


def begin(player: Person, way: str = "play-now") -> None:
    """Start a game in the lobby, as this person uses the page."""
    player.page.goto("/")
    player.press(player.visit.card(SLUG).get_by_test_id(way))
    if way != "play-now":
        player.press(player.page.get_by_test_id("create"))


def check_result(visit: Visit) -> None:
    """The end is shown with the points of everybody."""
    result = visit.page.get_by_test_id("result")
    for score in visit.states()[-1]["result"]["scores"]:
        expect(result).to_contain_text(f"{score['total']} points")


def play(player: Person, way: str = "play-now") -> None:
    begin(player, way)
    player.play(MOST_INPUTS)
    check_result(player.visit)


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_pointer(visit: Visit) -> None:
    play(Evacuee(visit))


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    play(KeyboardEvacuee(visit, seed=11))


def test_a_game_against_the_greedy_bot_is_played_to_its_end_on_a_phone(
    visits: Visiting, server: Server
) -> None:
    play(PhoneEvacuee(visits(server, PHONE), seed=3))


def test_a_person_alone_plays_to_the_end_with_two_inputs_for_a_typical_action(
    visit: Visit, server: Server
) -> None:
    """G5: two inputs and one for each piece. Nobody else plays, so this is the same game every time."""
    visit.page.goto(open_game(server, Record(EVACUATION, 1, {}, seed=5)).seat(0))
    player = Evacuee(visit, seed=5)
    player.play(MOST_INPUTS)
    check_result(visit)
    assert visit.states()[-1]["view"]["rival"] is not None
    inputs = [turn.inputs - pieces(turn) for turn in player.turns]
    assert statistics.median(inputs) <= 2, [(turn.inputs, turn.moves) for turn in player.turns]


def test_a_person_alone_plays_to_the_end_by_keyboard(visit: Visit) -> None:
    play(KeyboardEvacuee(visit, seed=6), "solo")

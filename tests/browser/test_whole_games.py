"""Whole games through the page, by pointer and by keyboard, on a desktop and on a phone."""

from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.keys import KeyboardPlayer
from tests.browser.player import HastyPlayer, PhonePlayer, Turn
from tests.browser.server import Server
from tests.browser.visit import PHONE, Visit

MOST_INPUTS = 900


def begin(visit: Visit) -> None:
    visit.page.goto("/")
    visit.page.get_by_test_id("play-now").click()


def check_result(visit: Visit) -> None:
    """The end is shown with the points of everybody."""
    scores = visit.states()[-1]["result"]["scores"]
    result = visit.page.get_by_test_id("result")
    for score in scores:
        expect(result).to_contain_text(f"{score['total']} points")


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_pointer(visit: Visit) -> None:
    begin(visit)
    player = HastyPlayer(visit)
    player.play(MOST_INPUTS)
    check_result(visit)
    assert len(player.turns) == 30
    check_inputs(player.turns)


def check_inputs(turns: list[Turn]) -> None:
    """G5: a typical turn takes three inputs and one a piece; no turn asks twice for what the rules ask once."""
    inputs = sorted(turn.inputs - turn.pieces for turn in turns)
    assert inputs[len(inputs) * 2 // 5] <= 3, inputs
    for turn in turns:
        assert turn.inputs <= 3 + 2 * len(turn.answers), turn


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    visit.page.goto("/")
    player = KeyboardPlayer(visit, seed=11)
    player.press(visit.page.get_by_test_id("play-now"))
    player.play(MOST_INPUTS)
    check_result(visit)


def test_a_game_against_the_greedy_bot_is_played_to_its_end_on_a_phone(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, PHONE)
    begin(visit)
    PhonePlayer(visit, seed=3).play(MOST_INPUTS)
    check_result(visit)

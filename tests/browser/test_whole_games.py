"""Whole games through the page, by pointer and by keyboard, on a desktop and on a phone."""

import statistics

from playwright.sync_api import expect

from nextfrontier.kernel.record import Record
from nextfrontier.shelf import UNDERWATER_CITIES
from tests.browser.begun import open_game
from tests.browser.conftest import Visiting
from tests.browser.keys import KeyboardPlayer
from tests.browser.player import HastyPlayer, PhonePlayer, answers, pieces
from tests.browser.visit import PHONE, Visit
from tests.server.process import Server

MOST_INPUTS = 900


def begin(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").click()


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


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    visit.page.goto("/")
    player = KeyboardPlayer(visit, seed=11)
    player.press(visit.card().get_by_test_id("play-now"))
    player.play(MOST_INPUTS)
    check_result(visit)


def test_a_game_against_the_greedy_bot_is_played_to_its_end_on_a_phone(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, PHONE)
    begin(visit)
    PhonePlayer(visit, seed=3).play(MOST_INPUTS)
    check_result(visit)


SOLO_SEEDS = (5, 6, 7)


def test_people_play_alone_to_the_end_with_three_inputs_in_a_typical_turn(
    visits: Visiting, server: Server
) -> None:
    """G5: three inputs and one for each piece. Nobody else plays here, so these are the same games every time."""
    turns = []
    for seed in SOLO_SEEDS:
        visit = visits(server)
        visit.page.goto(open_game(server, Record(UNDERWATER_CITIES, 1, {}, seed=seed)).seat(0))
        player = HastyPlayer(visit, seed=seed)
        player.play(MOST_INPUTS)
        assert len(player.turns) == 30
        turns += player.turns
    inputs = [turn.inputs - pieces(turn) for turn in turns]
    assert statistics.median(inputs) <= 3, inputs
    for turn in turns:  # and none asks twice for what the rules ask once
        assert turn.inputs <= 3 + 2 * len(answers(turn)), turn

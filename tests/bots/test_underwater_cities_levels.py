"""Bots of Underwater Cities that play by habit: strength, every way to play; marks of moves in known positions."""

from __future__ import annotations

import pytest

from nextfrontier.bots.base import Bot
from nextfrontier.bots.random_legal import RandomBot
from nextfrontier.bots.search.habits import Notes
from nextfrontier.bots.underwater_cities.courses import READER
from nextfrontier.bots.underwater_cities.levels import BOTS
from nextfrontier.bots.underwater_cities.marks.building import LINKED, TO_METROPOLIS, mark_tunnel
from nextfrontier.bots.underwater_cities.marks.scene import TIMES, Scene, turns_left
from nextfrontier.bots.underwater_cities.marks.turning import (
    MATCHED,
    PLAYED,
    THROWN,
    mark_turns,
    points_if_claimed,
)
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.families import first, second
from tests.bots.playing import CITIES, play

REGULAR: Bot = BOTS["regular"].bot


def at_the_first_turn(seed: int = 3) -> Sea:
    """Return a solo game at its first turn."""
    sea = GAME.new(1, {}, seed)
    while not isinstance(sea.required_decision(0), ChooseTurn):
        sea.play(0, sea.moves(0)[0])
    return sea


def test_the_regular_bot_scores_100_points_alone() -> None:
    scores = [play(GAME.slug, [REGULAR], {}, seed).players[0].score for seed in range(30)]
    assert sum(scores) / len(scores) > 100


@pytest.mark.parametrize(("seats", "options"), CITIES)
def test_the_regular_bot_beats_random_play_in_every_way_to_play(
    seats: int, options: dict[str, object]
) -> None:
    players = play(GAME.slug, [REGULAR, *[RandomBot()] * (seats - 1)], options, 5).players
    assert players[0].score > 60
    assert players[0].score == max(player.score for player in players)


def test_a_result_by_source_is_the_score_and_in_a_won_solo_game_the_goal() -> None:
    sea = play(GAME.slug, [REGULAR], {}, 1)
    player = sea.players[0]
    player.score, player.points = 100, [100, *[0] * (len(player.points) - 1)]
    network = player.network = player.network.copy()
    network.nonsymbiotic, network.symbiotic, network.reached = 0b111111, 1 << 8, 0b100111111
    assert READER.final(sea, 0) == 120
    network.reached = 0b100011111
    assert READER.final(sea, 0) == 100


def test_cards_in_the_colour_of_a_slot_are_played_and_others_thrown_away() -> None:
    sea = at_the_first_turn()
    moves = READER.moves(sea, 0)
    notes = Notes([0.0] * READER.size())
    mark_turns(Scene(sea, 0), moves, notes)
    for move, row in zip(moves, notes.rows, strict=True):
        card = first(move)
        matches = sea.box.card(card).colour == sea.box.slot_colour(1, second(move))
        assert any(PLAYED <= mark < PLAYED + 206 * TIMES for mark in row) == matches
        assert any(MATCHED <= mark < MATCHED + 69 for mark in row) == matches
        assert (THROWN + card * 3 in row) == (not matches)


def test_turns_are_counted_down_to_the_production() -> None:
    sea = at_the_first_turn()
    assert turns_left(sea) == 11
    sea.calendar = sea.calendar.copy()
    sea.calendar.round, sea.calendar.cycle = 4, 3
    assert turns_left(sea) == 0
    sea.calendar.era = 2
    assert turns_left(sea) == 9


def test_an_end_scoring_card_is_worth_what_it_would_bring_now() -> None:
    """Federal Priority 189 brings 2 points for each connected symbiotic city."""
    sea = at_the_first_turn()
    assert points_if_claimed(Scene(sea, 0), 189) == 0
    network = sea.players[0].network = sea.players[0].network.copy()
    network.symbiotic = 0b110000000
    network.nonsymbiotic = 0
    network.reached = 0b110000000
    assert points_if_claimed(Scene(sea, 0), 189) == 4


def tunnel_marks(scene: Scene, site: int) -> list[int]:
    """Return the marks of a tunnel."""
    notes = Notes([0.0] * READER.size())
    mark_tunnel(scene, site, notes)
    return notes.open


def test_a_tunnel_tells_which_city_it_links_and_how_far_a_metropolis_is() -> None:
    sea = at_the_first_turn()
    network = sea.players[0].network = sea.players[0].network.copy()
    board = network.board
    site = next(number for number, ends in enumerate(board.ends) if ends & 1 << 8 and ends & ~(1 << 8))
    far = board.ends[site] & ~(1 << 8)
    scene = Scene(sea, 0)
    assert LINKED + scene.left in tunnel_marks(scene, site)
    network.nonsymbiotic = far
    assert LINKED + 12 + scene.left in tunnel_marks(Scene(sea, 0), site)
    blue = max(range(len(board.ends)), key=lambda number: board.metropolis_tunnels[1] >> number & 1)
    missing = board.metropolis_tunnels[1].bit_count() - 1
    assert TO_METROPOLIS + (4 + missing) * TIMES + scene.time in tunnel_marks(scene, blue)

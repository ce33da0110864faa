"""How fast bots think: turns come from all ways to play, the hard ones have most to choose from, times add up."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import level_of
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS, game
from tools.bot_speed import (
    hard_turns,
    hardest,
    middle_turns,
    play_turn,
    sample_turns,
    search_speed,
    share_above,
    tell_level,
    tell_times,
    walk,
    walk_games,
    ways_of,
)

EVACUATION = "evacuation"
FEW = Budget(nodes=200)


def count_choice(slug: str, state: Any) -> int:
    """Return the legal moves of all choices in a game of `regular`."""
    regular, total = level_of(slug, "regular"), 0
    while (seat := state.to_move()) >= 0:
        view = view_of(state, seat)
        legal = len(view.moves(seat))
        total += legal if legal > 1 else 0
        state.play(seat, regular.bot.choose(view, seat, Budget(), 0).move)
    return total


def test_a_search_makes_many_decisions_in_each_playout() -> None:
    decisions, playouts = search_speed(EVACUATION, 2, 1, 1)
    assert decisions > 10 * playouts > 0


def test_the_search_is_measured_where_there_is_a_choice_in_the_middle_of_a_game() -> None:
    turns = middle_turns(EVACUATION, 1, 3)
    assert len(turns) == 3
    assert all(len(turn.start.moves(turn.seat)) > 1 for turn in turns)
    assert {game(EVACUATION).moment(turn.start)["year"] for turn in turns} <= {2, 3}


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_turns_come_from_every_number_of_seats_and_every_variant(slug: str) -> None:
    ways = ways_of(slug)
    assert {seats for seats, _ in ways} == {1, 2, 3, 4}
    for variant in ways[0][1]:
        assert len({options[variant] for _, options in ways}) == 2


def test_a_sample_holds_turns_of_whole_games() -> None:
    turns = sample_turns(EVACUATION, 50)
    assert 50 <= len(turns) < 50 + len(ways_of(EVACUATION))
    assert {game(EVACUATION).moment(turn.start)["year"] for turn in turns} == {1, 2, 3, 4}
    assert {turn.start.seats for turn in turns} == {1, 2, 3, 4}


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_the_turns_of_a_game_hold_all_its_choices(slug: str) -> None:
    known: Any = game(slug)
    turns = list(walk(slug, known.new(2, {}, 5)))
    assert sum(turn.choice for turn in turns) == count_choice(slug, known.new(2, {}, 5))
    assert all(turn.choice > 1 for turn in turns)


def test_the_hardest_turns_have_most_to_choose_from() -> None:
    regular = level_of(EVACUATION, "regular")
    choices = sorted(turn.choice for turn in walk_games(EVACUATION, 3))
    found = hardest(walk_games(EVACUATION, 3), 4)
    replayed = [play_turn(EVACUATION, regular, turn.start.copy(), turn.seat).choice for turn in found]
    assert [turn.choice for turn in found] == replayed == choices[:-5:-1]
    assert replayed[-1] > 2 * choices[len(choices) // 2]


def test_all_who_are_asked_in_a_hard_position_have_a_hard_turn() -> None:
    assert [turn.seat for turn in hard_turns(EVACUATION, 0, 0)] == [0, 1]
    assert len(hard_turns(EVACUATION, 3, 1)) == 5


def test_a_turn_is_timed_answer_by_answer_and_played_to_its_end() -> None:
    few = level_of(EVACUATION, "strong")._replace(turn_budget=FEW)
    turn = hard_turns(EVACUATION, 0, 0)[0]
    state = turn.start.copy()
    thought = play_turn(EVACUATION, few, state, turn.seat)
    assert len(thought.answers) > 5
    assert thought.choice >= 2 * len(thought.answers)
    assert all(0 <= spent < 60 for spent in thought.answers)
    assert state.required_decision(turn.seat) is None


def test_times_are_told_by_median_slowest_of_a_hundred_and_longest() -> None:
    times = [number / 100 for number in range(101)]
    assert tell_times(times) == "median 0.50 s, p99 0.99 s, max 1.00 s"
    assert tell_times([0.001, 0.002, 0.003]).startswith("median 2.00 ms")
    assert share_above([0.1, 0.2, 0.3, 1.6], 1.5) == 0.25


def test_a_level_is_told_with_the_number_of_its_turns_and_those_that_are_late() -> None:
    told = tell_level(EVACUATION, level_of(EVACUATION, "regular"), hard_turns(EVACUATION, 0, 0))
    assert told.startswith("2 turns: median ")
    assert "above 0.15 s; " in told

"""Habits: odds of moves from marks, playouts that a seed decides, learning from games of one deal."""

from __future__ import annotations

import importlib
import subprocess
import sys
from typing import Any

import pytest

from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.search.habits import (
    Dice,
    Habits,
    Notes,
    Player,
    Sheet,
    Step,
    add_gradient,
    odds_of,
    pick,
)
from nextfrontier.bots.search.learning import Learner, Lesson
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.shelf import game, plugin
from tests.bots.playing import WAYS, Options

READER = WorldsReader()


def fill(sheet: Sheet, rows: list[list[int]]) -> Sheet:
    for row in rows:
        sheet.add_all(row)
        sheet.close()
    return sheet


def test_odds_follow_the_sums_of_weights() -> None:
    scores = fill(Sheet([0.0, 1.0, -2.0]), [[0], [1], [1, 2], []]).scores
    assert scores == [0.0, 1.0, -1.0, 0.0]
    odds = odds_of(scores, 1.0)
    assert sum(odds) == pytest.approx(1.0)
    assert odds[1] == max(odds)
    assert odds[0] == odds[3]


def test_moves_that_begin_alike_have_the_marks_of_their_beginning() -> None:
    notes = Notes([1.0, 10.0, 100.0])
    for number, mark in enumerate((1, 2)):
        assert notes.repeat(7) == (number > 0)
        if not number:
            notes.add(0)
            notes.keep(7)
        notes.add(mark)
        notes.close()
    assert notes.rows == [[0, 1], [0, 2]]
    assert notes.scores == [11.0, 101.0]


def test_less_heat_makes_the_best_move_surer() -> None:
    assert odds_of([0.0, 1.0], 0.1)[1] > odds_of([0.0, 1.0], 1.0)[1]


def test_a_roll_picks_by_odds() -> None:
    assert [pick([0.5, 0.25, 0.25], roll) for roll in (0.0, 0.49, 0.51, 0.76, 1.0)] == [0, 0, 1, 2, 2]


def test_the_same_dice_play_the_same_game() -> None:
    results = []
    for _ in range(2):
        state = GAME.new(2, {}, 4)
        Player(READER, Habits([0.0] * READER.size()), 1.0).play_to_end(state, Dice(7))
        results.append([READER.final(state, seat) for seat in range(2)])
    assert results[0] == results[1]


def test_choices_of_a_better_game_become_likelier() -> None:
    weights = [0.0] * READER.size()
    player = Player(READER, Habits(weights), 1.0)
    steps = player.play_and_note(GAME.new(1, {}, 4), Dice(3))
    first = next(step for step in steps if step.marks[step.chosen])
    add_gradient(steps, 0, 0.05, weights)
    again = odds_of(fill(Sheet(weights), first.marks).scores, 1.0)
    assert again[first.chosen] > first.odds[first.chosen]


def test_curiosity_keeps_a_choice_open_and_gives_nothing_to_one_that_is() -> None:
    sure, open_ = Step(0, [[0], [1]], [0.9, 0.1], 0), Step(0, [[2], [3]], [0.5, 0.5], 0)
    gradient = [0.0] * 4
    add_gradient([sure, open_], 0, 0.0, gradient, 0.01)
    assert gradient[0] == pytest.approx(-gradient[1])
    assert gradient[0] < 0 < gradient[1]
    assert gradient[2:] == [0.0, 0.0]
    add_gradient([sure], 1, 0.0, gradient, 0.01)
    assert gradient[2:] == [0.0, 0.0]


def test_learning_from_one_deal_brings_more_points() -> None:
    learner = Learner([0.0] * READER.size())
    deal = GAME.new(1, {}, 5)
    means: list[float] = []
    for seed in range(40):
        lesson = Lesson(READER, learner.weights, 1.0)
        lesson.compare(deal, 8, seed)
        learner.step([lesson.taught()], 1 / 8, 0.05)
        means.append(lesson.total)
    assert means[-1] > means[0] + 20


def test_a_step_adds_up_the_directions_of_all_pieces() -> None:
    whole, pieces = Learner([0.0, 0.0]), Learner([0.0, 0.0])
    whole.step([{0: 3.0, 1: -1.0}], 0.5, 0.1)
    pieces.step([{0: 1.0, 1: -1.5}, {0: 2.0, 1: 0.5}], 0.5, 0.1)
    assert whole.weights == pieces.weights
    assert whole.weights[0] > 0 > whole.weights[1]


@pytest.mark.parametrize(("slug", "seats", "options"), WAYS)
def test_every_decision_leaves_at_least_one_move_and_no_other_than_legal_ones(
    slug: str, seats: int, options: Options
) -> None:
    reader = next(iter(plugin(slug).load("courses").values())).reader
    state: Any = game(slug).new(seats, options, 2)
    number = 0
    while (seat := state.to_move()) >= 0:
        legal = state.moves(seat)
        moves = reader.moves(state, seat)
        assert moves
        assert set(moves) <= set(legal)
        notes = Notes([0.0] * reader.size())
        reader.mark(state, seat, moves, notes)
        assert len(notes.rows) == len(notes.scores) == len(moves)
        assert all(mark >= 0 for row in notes.rows for mark in row)
        number += 1
        state.play(seat, legal[number * 7 % len(legal)])


@pytest.mark.parametrize(
    ("first", "asked"), [("underwater_cities.marks.turning", "POWERS"), ("evacuation.marks.tracks", "PLACE")]
)
def test_marks_have_the_same_numbers_whichever_module_is_imported_first(first: str, asked: str) -> None:
    """Weights belong to numbers, and those are handed out when modules are imported."""
    name = f"nextfrontier.bots.{first}"
    told = subprocess.check_output([sys.executable, "-c", f"import {name} as it; print(it.{asked})"])
    assert int(told) == getattr(importlib.import_module(name), asked)

"""Turns: all answers of a seat in its turn share the nodes of a level."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.turns import Thinker, TurnThought, first_budget
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS, game

TURN = Budget(nodes=4_000)
HERE = ({"era": 1, "round": 2}, False)
NEXT = ({"era": 1, "round": 3}, False)
ANSWERS = 60
LAST_GAME = 4_000  # decisions of the games in the last guess of a stage, which are played to their end


def after(*spent: tuple[str, int]) -> TurnThought:
    """Return what a seat has thought with these moves and nodes."""
    thought = TurnThought()
    thought.allow(TURN, HERE)
    for move, nodes in spent:
        thought.note(move, {"nodes": nodes})
    return thought


def test_an_answer_may_take_half_of_what_its_turn_has_left() -> None:
    assert after().allow(TURN, HERE).nodes == 2_000
    assert after(("G2+12", 2_000)).allow(TURN, HERE).nodes == 1_000
    assert after(("G2+12", 2_000), ("part 1", 1_000)).allow(TURN, HERE).nodes == 500
    assert after(("G2+12", 5_000)).allow(TURN, HERE).nodes == 0


def test_the_next_turn_has_all_nodes_again() -> None:
    assert after(("G2+12", 2_000), ("end", 0)).allow(TURN, HERE).nodes == 2_000
    assert after(("G2+12", 2_000)).allow(TURN, NEXT).nodes == 2_000


def test_a_turn_without_a_limit_in_nodes_has_none() -> None:
    by_time = Budget(milliseconds=50)
    assert after(("G2+12", 2_000)).allow(by_time, HERE) == by_time


def test_advice_has_the_nodes_of_the_first_answer_of_a_turn() -> None:
    level = level_of("underwater-cities", "strong")
    assert level.turn_budget.nodes is not None
    assert first_budget(level).nodes == level.turn_budget.nodes // 2


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_all_answers_of_a_turn_keep_to_its_nodes(slug: str) -> None:
    """Without sharing, the longest turn of these games takes several times as many."""
    known: Any = game(slug)
    level = level_of(slug, "strong")._replace(turn_budget=TURN)
    state: State = known.new(1, {}, 3)
    thinker, turns, answers = Thinker(known, level), [0], [0]
    for number in range(ANSWERS):
        seat = state.to_move()
        choice = thinker.choose(view_of(state, seat), seat, number)
        if thinker.thought.spent == choice.explain.get("nodes", 0):
            turns.append(0)
            answers.append(0)
        turns[-1] += choice.explain.get("nodes", 0)
        answers[-1] += 1
        state.play(seat, choice.move)
    assert max(answers) > 2
    assert TURN.nodes is not None
    assert TURN.nodes / 2 < max(turns) < TURN.nodes + LAST_GAME

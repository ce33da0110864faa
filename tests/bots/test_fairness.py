"""Fairness over whole games: nothing that a seat may not see changes what bots of all kinds are asked and answer."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.arena.fixtures import Terms
from nextfrontier.arena.programs import Program
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.shelf import game
from tests.bots.playing import WAYS, Options

FEW = Budget(nodes=300)
LEVELS = ("newcomer", "regular", "strong")  # `expert` is `strong` with more nodes
EVERY = 23


@pytest.mark.parametrize(("slug", "seats", "options"), WAYS)
def test_answers_and_questions_depend_on_nothing_that_is_hidden(
    slug: str, seats: int, options: Options
) -> None:
    """Before some answers all that the seat may not see is swapped for other secrets."""
    state: Any = game(slug).new(seats, options, 8)
    program = Program("never started", Terms(slug, seats, options))
    number = swapped = 0
    while (seat := state.to_move()) >= 0:
        view = view_of(state, seat)
        number += 1
        choice = bot(slug, "regular").choose(view, seat, FEW, number)
        if number % EVERY == 0:
            other = determinize(view, Chance(seed_bytes(number), None))
            swapped += any(
                view_of(other, each) != view_of(state, each) for each in range(seats) if each != seat
            )
            same = view_of(other, seat)
            for level in LEVELS:
                first = bot(slug, level).choose(view, seat, FEW, number)
                second = bot(slug, level).choose(same, seat, FEW, number)
                assert (first.move, first.explain) == (second.move, second.explain)
            assert program.question(view, seat, FEW, 1) == program.question(same, seat, FEW, 1)
        state.play(seat, choice.move)
    assert number > 4 * EVERY
    assert swapped or seats == 1

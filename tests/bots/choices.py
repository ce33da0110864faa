"""Decisions of games that habit is sure of, and those that are tried in guesses."""

from __future__ import annotations

from typing import Any

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import adviser_of, level_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import game

FEW = Budget(nodes=400)
LEAST = Budget(nodes=1)  # of habit and one guess


def find_choice(slug: str, seats: int, is_sure: bool) -> tuple[State, int]:
    """Return the first decision of a game that `strong` answers without guesses or with them, and who decides."""
    state: Any = game(slug).new(seats, {}, 11)
    walker, adviser = level_of(slug, "regular").bot, level_of(slug, adviser_of(slug)).bot
    while (seat := state.to_move()) >= 0:
        view = view_of(state, seat)
        if len(view.moves(seat)) > 1:
            told = adviser.choose(view, seat, FEW, 1).explain["candidates"]
            if (told[0]["guesses"] == 0) == is_sure:
                return state, seat
        state.play(seat, walker.choose(view, seat, LEAST, 1).move)
    raise AssertionError("the game has no such decision")

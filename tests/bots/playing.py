"""Whole games of bots, in every way to play that has marks of its own."""

from __future__ import annotations

from typing import Any

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import game

Options = dict[str, object]
CITIES: list[tuple[int, Options]] = [
    (1, {}),
    (2, {"contracts": True}),
    (3, {"boards": "advanced", "contracts": True}),
    (4, {}),
]
WORLDS: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"actions": "advanced"}),
    (2, {"mode": "race"}),
    (2, {"third_player": True, "goals": "first_game"}),
    (3, {"mode": "race", "actions": "advanced"}),
    (4, {"actions": "advanced", "common_goals": True, "lines": "A"}),
]
WAYS: list[tuple[str, int, Options]] = [
    *[("underwater-cities", *way) for way in CITIES],
    *[("evacuation", *way) for way in WORLDS],
]


def play(slug: str, bots: list[Bot], options: Options, seed: int) -> Any:
    """Play a whole game of bots, and return the last state."""
    state: Any = game(slug).new(len(bots), options, seed)
    number = 0
    while (seat := state.to_move()) >= 0:
        number += 1
        choice = bots[seat].choose(view_of(state, seat), seat, Budget(), seed * 1000 + number)
        state.play(seat, choice.move)
    return state

"""Whole games of random moves, decision by decision, for tests that look at everything that is ever asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.state.sea import Sea


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of the game with this number: all seat counts, sides and contracts in turn."""
    seats = number % 4 + 1
    if seats == 1:
        return 1, {}
    return seats, {
        "contracts": number // 4 % 2 == 1,
        "boards": "advanced" if number // 8 % 2 else "basic",
    }


def open_decisions(games: range) -> Iterator[tuple[Sea, int]]:
    """Every decision of these games: the state and the seat that is asked."""
    for number in games:
        chance = random.Random(number)
        seats, options = variant(number)
        sea = GAME.new(seats, options, number)
        while (seat := sea.to_move()) >= 0:
            yield sea, seat
            sea.play(seat, chance.choice(sea.moves(seat)))

"""The three rows of things to take, with their decks (EV-AGING-01)."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.values import Value

SHIPS: Final = 0
STADIUMS: Final = 1
INFRASTRUCTURE: Final = 2
ROWS: Final = ["ships", "stadiums", "infrastructure"]


class Row(Value):
    """One row and its deck."""

    def __init__(self, items: tuple[int, ...], deck: tuple[int, ...], seen: tuple[int, ...]) -> None:
        self.items = items  # face up, the one on X first
        self.deck = deck  # the top first
        self.seen = seen  # who was shown each item of the deck, as bit masks of seats

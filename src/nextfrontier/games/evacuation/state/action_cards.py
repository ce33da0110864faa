"""The Action cards that nobody has, in the advanced variant."""

from __future__ import annotations

from nextfrontier.kernel.values import Value


class ActionCards(Value):
    """Deck and discard pile, and the seats that saw each card there, as bit masks."""

    def __init__(
        self,
        deck: tuple[int, ...],
        seen: tuple[int, ...],
        discard: tuple[int, ...],
        discard_seen: tuple[int, ...],
    ) -> None:
        self.deck = deck
        self.seen = seen
        self.discard = discard
        self.discard_seen = discard_seen

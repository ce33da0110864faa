"""The packs of Goal cards of the draft, and the knowledge of each seat about them (EV-SETUP-13..17, OQ-81, OQ-82).

Pack p starts with seat p and moves on one seat with every pass. Its cards are listed in the order in which they were
taken out, the rest sorted: so it tells where every card is, and what a seat that held the pack knows of the others.
"""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.values import Value
from nextfrontier.kernel.zones import NOBODY, Pile

PACK: Final = 4
LAST_PASS: Final = 3
OPPONENT: Final = 1  # the holder of the second pack in a solo game


class GoalPacks(Value):
    """All packs of a draft."""

    def __init__(self, cards: list[tuple[int, ...]], taken: tuple[int, ...], passes: int) -> None:
        self.cards = cards
        self.taken = taken  # how many cards have been taken out of each pack
        self.passes = passes

    def holder(self, pack: int, passes: int) -> int:
        """Return the seat that holds a pack after so many passes; alone, the opponent is seat 1."""
        return (pack + passes) % len(self.cards)

    def pack_of(self, seat: int) -> int:
        """Return the pack that a seat holds now."""
        return (seat - self.passes) % len(self.cards)

    def rest(self, seat: int) -> tuple[int, ...]:
        """Return the cards left in the pack that a seat holds."""
        pack = self.pack_of(seat)
        return self.cards[pack][self.taken[pack] :]

    def take(self, seat: int, card: int) -> GoalPacks:
        """Return the packs after a seat took a card out of the one it holds."""
        pack = self.pack_of(seat)
        out = self.cards[pack][: self.taken[pack]]
        rest = [other for other in self.rest(seat) if other != card]
        cards = [(*out, card, *rest) if i == pack else other for i, other in enumerate(self.cards)]
        taken = tuple([number + (i == pack) for i, number in enumerate(self.taken)])
        return GoalPacks(cards, taken, self.passes)

    def pass_on(self) -> GoalPacks:
        """Return the packs after everybody passed on the rest."""
        return GoalPacks(self.cards, self.taken, self.passes + 1)

    def with_pack(self, pack: int, cards: list[int]) -> GoalPacks:
        """Return the packs with other cards, or blanks, in one of them."""
        out = self.taken[pack]
        filled = (*cards[:out], *sorted(cards[out:]))
        return GoalPacks(
            [filled if i == pack else other for i, other in enumerate(self.cards)], self.taken, self.passes
        )

    def held_by(self, seat: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Return the places in packs whose cards a seat has in hand, and has put aside."""
        aside = [
            (pack, place)
            for pack, taken in enumerate(self.taken)
            for place in range(taken)
            if self.holder(pack, place) == seat
        ]
        pack = self.pack_of(seat)
        in_hand = [(pack, place) for place in range(self.taken[pack], PACK)]
        return (aside + in_hand, []) if self.passes == LAST_PASS else (in_hand, aside)

    def pile(self, pack: int, seats: int) -> Pile:
        """Return a pack with the knowledge of each seat about it."""
        seen, mixed = [0] * PACK, [0] * PACK
        for seat in range(seats):
            for group in self.known_groups(pack, seat):
                marks = seen if len(group) == 1 else mixed
                for place in group:
                    marks[place] |= 1 << seat
        return Pile(NOBODY, list(self.cards[pack]), seen, mixed)

    def known_groups(self, pack: int, seat: int) -> list[list[int]]:
        """Return the places of a pack whose cards the seat knows: one by one, or as a group that it once saw."""
        visits = [passes for passes in range(self.passes + 1) if self.holder(pack, passes) == seat]
        groups: list[list[int]] = []
        for number, visit in enumerate(visits):
            following = visits[number + 1] if number + 1 < len(visits) else PACK
            after = visit + 1 if self.taken[pack] > visit else visit
            groups.append(list(range(visit, after)))
            groups.append(list(range(after, following)))
        return [group for group in groups if group]

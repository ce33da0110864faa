"""Cards, metropolis tiles and contracts that belong to nobody yet, or no more.

Copies of a state share these values: `deck = sea.era_deck = sea.era_deck.copy()`, then `deck` may be changed.
"""

from __future__ import annotations

from nextfrontier.kernel.values import Value

Cards = tuple[int, ...]


class EraDeck(Value):
    """Hold the deck of the current Era, its discard pile, and the cards that left the game."""

    __slots__ = ("cards", "discard", "gone", "removed", "top")

    def __init__(self, cards: list[int], top: int, discard: Cards, removed: Cards, gone: Cards) -> None:
        self.cards = cards  # never changed in place
        self.top = top  # the place of the top card
        self.discard = discard  # the last one is on top
        self.removed = removed  # unseen cards of finished Eras
        self.gone = gone  # seen cards that left the game, special cards among them

    def copy(self) -> EraDeck:
        """Return an Era deck that may be changed."""
        return EraDeck(self.cards, self.top, self.discard, self.removed, self.gone)

    def left(self) -> int:
        """Count the cards of the deck, its discard pile left out."""
        return len(self.cards) - self.top

    def in_deck(self) -> list[int]:
        """Return the cards of the deck, top card first."""
        return self.cards[self.top :]


class Specials(Value):
    """Hold the special cards: six of cost 3 face up, the deck of cost 1 and 2 (UC-SETUP-08..11)."""

    __slots__ = ("deck", "looking", "seen", "spared", "three_credit")

    def __init__(
        self,
        three_credit: Cards = (),
        spared: Cards = (),
        deck: Cards = (),
        seen: Cards = (),
        looking: Cards = (),
    ) -> None:
        self.three_credit = three_credit
        self.spared = spared  # cost-3 cards in the box, unseen
        self.deck = deck  # the first one is on top, face up
        self.seen = seen  # who was shown each card of the deck, as masks of seats
        self.looking = looking  # cards that the active player is looking at

    def copy(self) -> Specials:
        """Return special cards that may be changed."""
        return Specials(self.three_credit, self.spared, self.deck, self.seen, self.looking)


class Tiles(Value):
    """Hold the blue metropolis tiles that nobody has (UC-SETUP-29)."""

    __slots__ = ("looking", "undealt")

    def __init__(self, undealt: Cards = (), looking: Cards = ()) -> None:
        self.undealt = undealt
        self.looking = looking  # tiles that the active player is looking at


class Government(Value):
    """Hold the contracts on display and those in the box (UC-GOV-01)."""

    __slots__ = ("contracts", "spared")

    def __init__(self, contracts: Cards = (), spared: Cards = ()) -> None:
        self.contracts = contracts
        self.spared = spared

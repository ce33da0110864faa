"""The state of a tea house: cards in zones, purses, the round. Everything that a save or a search needs is here."""

from __future__ import annotations

from typing import Any, Final

from examples.tea_house.components import CARDS, DRAWN, HAND
from examples.tea_house.rules import SELLING, Discard
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family
from nextfrontier.kernel.ground import TABLE
from nextfrontier.kernel.zones import NOBODY, Zone

DECK, DISCARDS = 0, 1  # the zones that nobody owns
FIRST_DEAL, RESHUFFLE = 0, 1  # the streams of chance
UNSEEN: Final = 0  # who was shown a card is a mask with a bit for each seat: 0b101 for seats 0 and 2


class House(State):
    """Cards by place: deck (top last) and discard pile; then by seat the hands, the cards given up, the lamps."""

    __slots__ = ("cards", "purses", "round", "rounds", "seen", "sold")

    def __init__(self, seats: int, chance: Chance, rounds: int) -> None:
        super().__init__(seats, 0, None, [], [], chance, (0, 0), TABLE)
        self.round, self.rounds = 1, rounds
        self.sold = False  # has the active seat sold a tea in this turn?
        self.cards: list[list[int]] = [[] for _ in range(2 + 3 * seats)]
        self.seen: list[list[int]] = [[], []]  # who was shown each card of deck and discard pile
        self.purses = [[1, 0, 0] for _ in range(seats)]  # coins, tea, points

    def copy(self) -> House:
        """Return an independent copy without the event list."""
        other = House(self.seats, self.chance, self.rounds)
        other.active, other.agenda, other.lanes = self.active, self.agenda, self.lanes[:]
        other.options, other.counters, other.viewer = self.options, self.counters, self.viewer
        other.round, other.sold, other.searching = self.round, self.sold, self.searching
        other.cards = [zone[:] for zone in self.cards]
        other.seen = [seen[:] for seen in self.seen]
        other.purses = [purse[:] for purse in self.purses]
        return other

    # Where things lie.

    def hand(self, seat: int) -> list[int]:
        """Return the cards in the hand of a seat."""
        return self.cards[2 + seat]

    def given_up(self, seat: int) -> list[int]:
        """Return the cards that a seat has laid aside in set-up."""
        return self.cards[2 + self.seats + seat]

    def lamps(self, seat: int) -> list[int]:
        """Return the lamps in front of a seat."""
        return self.cards[2 + 2 * self.seats + seat]

    def purse(self) -> list[int]:
        """Return coins, tea and points of the active seat."""
        return self.purses[self.active]

    # What is hidden: views, guesses, documents and the check for leaks follow from these three.

    def zones(self) -> list[Zone[Any]]:
        """Declare deck, discard pile, hands and cards given up: where they are, whose, who was shown each card."""
        found: list[Zone[Any]] = [
            Zone("cards.0", NOBODY, "seen.0", "common.0"),
            Zone("cards.1", NOBODY, "seen.1", "common.1"),
        ]
        found += [Zone(f"cards.{2 + seat}", seat, told=f"hands.{seat}") for seat in range(self.seats)]
        first = 2 + self.seats
        return found + [
            Zone(f"cards.{first + seat}", seat, told=f"given_up.{seat}") for seat in range(self.seats)
        ]

    def backs(self) -> list[list[int]]:
        """Return all cards: they have the same back."""
        return [list(range(CARDS))]

    def in_sight(self) -> list[int]:
        """Return the cards that lie open: lamps."""
        return [card for seat in range(self.seats) for card in self.lamps(seat)]

    # What may be done beside the open decision.

    def free_moments(self) -> list[Family[Any, Any]]:
        """Offer the sale of tea."""
        return SELLING

    def offer(self, seat: int) -> Decision[Any] | None:
        """Let a seat discard surplus cards in the turns of others."""
        theirs = self.agenda is not None and not self.lanes and seat != self.active
        return Discard() if theirs and len(self.hand(seat)) > HAND else None

    # What the rules do to it.

    def gain(self, coins: int, tea: int, points: int, cause: str) -> None:
        """Give these to the active seat, or take what is negative."""
        self.purses[self.active] = [a + b for a, b in zip(self.purse(), (coins, tea, points), strict=True)]
        self.tell("gained", cause, {"coins": coins, "tea": tea, "points": points})

    def draw(self) -> None:
        """Draw two cards, reshuffling the discard pile; a search draws nothing, for it must not know what comes."""
        drawn: list[int] = []
        for _ in range(0 if self.searching else DRAWN):
            if not self.cards[DECK]:
                self.reshuffle()
            if self.cards[DECK]:
                self.seen[DECK].pop()
                drawn.append(self.cards[DECK].pop())
        self.hand(self.active).extend(drawn)
        self.tell_cards("drew", "deck", drawn, reveals=bool(drawn))

    def reshuffle(self) -> None:
        """Make a new deck of the discard pile; nobody knows its order any more."""
        if self.cards[DISCARDS]:
            self.cards[DECK] = self.shuffle(RESHUFFLE, sorted(self.cards[DISCARDS]))
            self.cards[DISCARDS] = []
            self.seen = [[UNSEEN] * len(self.cards[DECK]), []]

    def put_away(self, card: int, seen: int) -> None:
        """Put a card of the active seat on the discard pile, shown to these seats."""
        self.hand(self.active).remove(card)
        self.cards[DISCARDS].append(card)
        self.seen[DISCARDS].append(seen)

    def put_under_deck(self, seat: int) -> None:
        """Put what a seat has given up under the deck; the seat knows where these cards lie."""
        cards = self.given_up(seat)
        self.cards[DECK] = cards + self.cards[DECK]
        self.seen[DECK] = [1 << seat] * len(cards) + self.seen[DECK]
        self.cards[2 + self.seats + seat] = []

    def tell_cards(self, kind: str, cause: str, cards: list[int], reveals: bool) -> None:
        """Tell everybody how many cards these were, and the active seat which ones."""
        which = cards[:]
        self.tell_secret(kind, cause, {"cards": len(cards)}, {"which": which}, 1 << self.active, reveals)

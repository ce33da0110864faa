"""The places of hidden things, and the seats that see them (Q-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.kernel.zones import ACTIVE, EVERYONE, Stack, Zone

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

known_zones: Final[dict[int, list[Zone[Sea]]]] = {}


def zones_of(seats: int) -> list[Zone[Sea]]:
    """Return the zones of a game with so many seats."""
    if seats not in known_zones:
        known_zones[seats] = [*table_zones(), *[zone for seat in range(seats) for zone in own_zones(seat)]]
    return known_zones[seats]


def table_zones() -> list[Zone[Sea]]:
    """Declare the things that lie face down on the table, and those that the active player looks at."""
    return [
        Deck("era_deck.cards", told="deck"),
        Zone("era_deck.removed", is_sorted=True),
        Zone("specials.spared", is_sorted=True),
        Stack("specials.deck", seen="specials.seen", told="special_deck"),
        Zone("specials.looking", ACTIVE),
        Zone("tiles.undealt", is_sorted=True),
        Zone("tiles.looking", ACTIVE),
        Zone("government.spared", is_sorted=True),
    ]


def own_zones(seat: int) -> list[Zone[Sea]]:
    """Declare the things that a player holds."""
    at = f"players.{seat}."
    return [
        Hand(f"{at}cards.hand", seat, told=f"{at}hand", is_sorted=True),
        Zone(f"{at}cards.dropped", seat, told=f"{at}dropped", is_rare=True),
    ]


class Deck(Zone["Sea"]):
    """The Era deck: the cards above its top have been drawn."""

    def things(self, state: Sea) -> list[int]:
        return state.era_deck.in_deck()

    def put(self, state: Sea, things: list[int]) -> None:
        deck = state.era_deck = state.era_deck.copy()
        deck.cards, deck.top = things, 0


class Hand(Zone["Sea"]):
    """A hand, of which all saw some cards being taken; while others choose, nobody can tell the kept cards."""

    def seen_by(self, state: Sea) -> list[int]:
        cards = state.players[self.owner].cards
        shown = () if cards.dropped else cards.shown
        return [EVERYONE if card in shown else 0 for card in cards.hand]

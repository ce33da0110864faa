"""The facts of a position that many marks share, and the numbers that marks have."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Numbering
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER, TURNS_PER_ROUND
from nextfrontier.games.underwater_cities.state.board import FARM, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, KELP
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.bits import count_bits

ERAS: Final = 3
CARDS: Final = 206  # their numbers end before
TIMES: Final = 36  # an Era and the own turns that are left before its production
SLOTS: Final = 23  # kinds of slots, the always available one first, behind them one for "none"
NO_SLOT: Final = 22
BOARDS: Final = 9
STOCK: Final = 8  # a good is counted up to 7
FOOD: Final = 9
GOODS: Final = 5  # kinds of them
COUNTS: Final = 10
NUMBERING: Final = Numbering()


def reserve(number: int) -> int:
    """Return the first of so many marks that nothing else has."""
    return NUMBERING.reserve(number)


class Scene:
    """One position, as the seat that is asked sees it."""

    __slots__ = (
        "cities", "connected", "era", "food", "goods", "left", "place", "player", "sea", "time", "upgradable",
    )  # fmt: skip

    def __init__(self, sea: Sea, seat: int) -> None:
        self.sea = sea
        self.player: Player = sea.players[seat]
        self.era = sea.calendar.era - 1
        self.left = min(max(turns_left(sea), 0), TIMES // ERAS - 1)
        self.time = self.era * (TIMES // ERAS) + self.left
        self.goods: list[int] = list(self.player.goods)
        network = self.player.network
        self.connected = network.connected_cities()
        self.cities = count_bits(self.connected)
        farms = network.connected_buildings(FARM)
        supply = self.goods[KELP] + self.goods[BIOMATTER] + count_bits(farms)
        self.food = min(max(supply - self.cities, -4), 4) + 4
        self.upgradable = self.count_upgradable()
        self.place = network.board.number % BOARDS

    def count_upgradable(self) -> int:
        """Return how many structures are not upgraded."""
        network = self.player.network
        found = count_bits(network.tunnels & ~network.upgraded_tunnels)
        return found + count_bits(network.all_buildings() & ~network.upgraded_buildings)

    def built(self, kind: int) -> int:
        """Return how many pieces of a kind stand on the board, connected or not."""
        network = self.player.network
        if kind < TUNNEL:
            return count_bits(network.buildings[kind])
        return count_bits(network.tunnels) if kind == TUNNEL else self.cities

    def slot_numbers(self) -> list[int]:
        """Return the kinds of all slots of the ring, and of the one behind it."""
        found = [int(place.slot[3:]) for place in self.sea.box.ring(self.sea.seats)]
        found.append(0)
        return found

    def chosen_slot(self) -> int:
        """Return the kind of the slot of this turn."""
        chosen = self.sea.turn.chosen
        ring = self.sea.box.ring(self.sea.seats)
        if chosen < 0:
            return NO_SLOT
        return int(ring[chosen].slot[3:]) if chosen < len(ring) else 0


def turns_left(sea: Sea) -> int:
    """Return how many own turns come after this one before the next production."""
    calendar = sea.calendar
    rounds = PRODUCTION_AFTER[calendar.era - 1] - calendar.round
    return rounds * TURNS_PER_ROUND + TURNS_PER_ROUND - calendar.cycle


def number_of(card: int) -> int:
    """Return the number of a card for marks; a card that is not known has none of its own."""
    return card if 0 <= card < CARDS else 0

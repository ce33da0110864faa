"""Counts and conditions of cards: only what is connected counts, taken when resolved (UC-NET-10, UC-TIME-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.board import CITIES, DESALINATION, FARM, LABORATORY, TUNNEL
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, Player
from nextfrontier.games.underwater_cities.state.supplies import (
    ADVANCES,
    BUILDS,
    BUILDS_CITY,
    CHANGES_AREA,
    CLAIMS,
    CONVERTS,
    UPGRADES,
    union,
)
from nextfrontier.kernel.bits import count_bits
from nextfrontier.kernel.reasons import Parameters
from nextfrontier.kernel.tasks import EVERYTHING

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

ANY_CITY: Final = 6
ANY_METROPOLIS: Final = 7

UNBOUNDED: Final = 1_000

NETWORK: Final = BUILDS_CITY | BUILDS << TUNNEL  # what can connect further objects

FULL_SET: Final = [FARM, DESALINATION, LABORATORY]


class Count:
    """A number read from one player's area."""

    def value(self, sea: Sea, player: Player) -> int:
        raise NotImplementedError

    def reaches(self, sea: Sea, player: Player, least: int) -> bool:
        """Is it that much or more?"""
        return self.value(sea, player) >= least

    def causes(self) -> int:
        """Bits of what could raise it (see `effect`): an upper bound."""
        return EVERYTHING

    def potential(self, sea: Sea, player: Player) -> int:
        """How much it would be if everything were connected: an upper bound."""
        return UNBOUNDED


class Connected(Count):
    """Count own connected objects of a kind (UC-NET-10, UC-PROD-21, UC-SCORE-08, UC-CARD-06, -07, -16)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind < TUNNEL:
            return count_bits(network.connected_buildings(self.kind))
        if self.kind == TUNNEL:
            return count_bits(network.tunnels_at_cities())
        if self.kind == ANY_CITY:
            return count_bits(network.connected_cities())
        if self.kind == ANY_METROPOLIS:
            return len(player.metropolises.connected_tiles())
        symbiotic = self.kind == TUNNEL + 2
        return count_bits((network.symbiotic if symbiotic else network.nonsymbiotic) & network.reached)

    def causes(self) -> int:
        own = BUILDS << self.kind if self.kind < TUNNEL else 0
        return own | NETWORK | CONVERTS

    def potential(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind < TUNNEL:
            return count_bits(network.buildings[self.kind])
        if self.kind == TUNNEL:
            return count_bits(network.tunnels)
        return UNBOUNDED if self.kind == ANY_METROPOLIS else count_bits(network.cities())


class Upgraded(Count):
    """Count own connected objects of a kind that are upgraded (UC-NET-10, UC-UPG-10)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind == TUNNEL:
            return count_bits(network.tunnels_at_cities() & network.upgraded_tunnels)
        return count_bits(network.connected_buildings(self.kind) & network.upgraded_buildings)

    def causes(self) -> int:
        return UPGRADES << self.kind | NETWORK

    def potential(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind == TUNNEL:
            return count_bits(network.upgraded_tunnels)
        return count_bits(network.buildings[self.kind] & network.upgraded_buildings)


class CitiesWith(Count):
    """Count connected cities that have at least all of these buildings (UC-NET-10)."""

    def __init__(self, plain: list[int], upgraded: list[int], any_building: int) -> None:
        self.plain = plain  # least number of farms, desalination plants, laboratories
        self.upgraded = upgraded
        self.any_building = any_building

    def value(self, sea: Sea, player: Player) -> int:
        found = 0
        connected = player.network.connected_cities()
        for city in range(CITIES):
            if connected >> city & 1 and self.fits(player, city):
                found += 1
        return found

    def fits(self, player: Player, city: int) -> bool:
        """Does this city have what is asked for?"""
        network, total = player.network, 0
        for kind in FULL_SET:
            here = network.buildings_at(kind, city)
            count = count_bits(here)
            if (
                count < self.plain[kind]
                or count_bits(here & network.upgraded_buildings) < self.upgraded[kind]
            ):
                return False
            total += count
        return total >= self.any_building

    def causes(self) -> int:
        return CHANGES_AREA


class Claimed(Count):
    """Own claimed cards of a type (CD-08); `numbered` leaves the personal assistant out."""

    def __init__(self, type_: str) -> None:
        self.type = type_

    def value(self, sea: Sea, player: Player) -> int:
        cards = player.cards
        if self.type == "any":
            return len(cards.claimed)
        if self.type == "numbered":
            return len(cards.claimed) - (ASSISTANT in cards.claimed)
        return len([card for card in cards.claimed if sea.box.card(card).type == self.type])

    def causes(self) -> int:
        return CLAIMS

    def potential(self, sea: Sea, player: Player) -> int:
        return self.value(sea, player)


class SpecialsPaid(Count):
    """Count own special cards played and paid for, those under the board too (M-4, UC-SPEC-18, -22)."""

    def value(self, sea: Sea, player: Player) -> int:
        return len(player.cards.under_board) + len(
            [card for card in player.cards.claimed if sea.box.card(card).is_special()]
        )

    def causes(self) -> int:
        return CLAIMS

    def potential(self, sea: Sea, player: Player) -> int:
        return self.value(sea, player)


class Smallest(Count):
    """The smallest of several counts: complete sets."""

    def __init__(self, counts: list[Count]) -> None:
        self.counts = counts

    def value(self, sea: Sea, player: Player) -> int:
        return min([count.value(sea, player) for count in self.counts])

    def reaches(self, sea: Sea, player: Player, least: int) -> bool:
        for count in self.counts:
            if not count.reaches(sea, player, least):
                return False
        return True

    def causes(self) -> int:
        return union([count.causes() for count in self.counts])

    def potential(self, sea: Sea, player: Player) -> int:
        return min([count.potential(sea, player) for count in self.counts])


class SlotColours(Count):
    """Different colours among the slots holding own tiles of this round; the always-available slot has none."""

    def value(self, sea: Sea, player: Player) -> int:
        ring = sea.box.ring(sea.seats)
        return len({ring[i].colour for i in range(len(ring)) if player.seat in sea.board.slots[i]})


class Condition:
    """Something that holds or not."""

    def holds(self, sea: Sea, player: Player) -> bool:
        raise NotImplementedError

    def causes(self) -> int:
        """Bits of what could make it true (see `effect`): an upper bound."""
        return EVERYTHING

    def is_near(self, sea: Sea, player: Player) -> bool:
        """Could one more object, upgrade or card make it true? An upper bound."""
        return True

    def standing(self, sea: Sea, player: Player) -> Parameters:
        """How far the player is, for the reason why it does not hold."""
        return {}


class AtLeast(Condition):
    """A count reaches a number."""

    def __init__(self, count: Count, least: int) -> None:
        self.count = count
        self.least = least

    def holds(self, sea: Sea, player: Player) -> bool:
        return self.count.reaches(sea, player, self.least)

    def causes(self) -> int:
        return self.count.causes()

    def is_near(self, sea: Sea, player: Player) -> bool:
        return self.count.potential(sea, player) + 1 >= self.least

    def standing(self, sea: Sea, player: Player) -> Parameters:
        return {"have": self.count.value(sea, player)}


class OnSpace(Condition):
    """The marker stands exactly on this Federation space (UC-CARD-19)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def holds(self, sea: Sea, player: Player) -> bool:
        return player.space == 5 - self.space

    def causes(self) -> int:
        return ADVANCES

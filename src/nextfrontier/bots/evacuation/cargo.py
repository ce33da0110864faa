"""A forecast of a nation of Evacuation after this year's Transport, if its ships fly as well as they can."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.rules.loading import building_limit, resource_limit
from nextfrontier.games.evacuation.rules.transport import flight_cost
from nextfrontier.games.evacuation.state.box import FACTORY_AREAS_FROM, OLD_AREAS, Box, Ship
from nextfrontier.games.evacuation.state.flights import Flight
from nextfrontier.games.evacuation.state.goods import ENERGY, KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

# What loading a thing is worth beside the other things that want to fly, in points.
PEOPLE_AREA: Final = 5.0
FACTORY_AREA: Final = 2.6
LAST_PEOPLE_AREA: Final = 4.0  # nobody can be settled any more: only the Area counts
LAST_FACTORY_AREA: Final = 2.0
FACTORY: Final = 1.2
STADIUM: Final = 2.0
NEEDED_STADIUM: Final = 6.0
FACE: Final = 0.5
UNITS: Final = (0.35, 0.5, 0.3)  # Food, Steel, Energy: how much more a unit is worth on the New World
ENERGY_PRICE: Final = 0.5


class Nation:
    """The numbers of a nation that Transport changes."""

    __slots__ = ("faces", "factories", "flown", "goods", "left", "old_stadiums", "people", "stadiums")

    def __init__(self, box: Box, player: Player) -> None:
        self.goods = [float(amount) for amount in player.goods]
        self.left = player.left
        self.people = 0  # arriving
        self.factories = [0, 0, 0]  # arriving
        self.stadiums = len(player.stadiums[NEW])
        self.faces = player.new_faces(box)
        self.old_stadiums = sorted(box.stadium(number).faces for number in player.stadiums[OLD])
        self.flown: list[Ship] = []
        for flight in player.fleet.flights:
            self.arrive(box, flight)

    def arrive(self, box: Box, flight: Flight) -> None:
        """Put the load of one ship on the New World."""
        self.people += sum(box.old_areas[area].people for area in flight.bays)
        for kind in range(KINDS):
            self.goods[KINDS + kind] += flight.goods[kind]
            self.factories[kind] += flight.factories[kind]
        self.stadiums += len(flight.stadiums)
        self.faces += sum(box.stadium(number).faces for number in flight.stadiums)
        self.flown.append(box.ship(flight.ship))


class Loader:
    """Loads ship after ship with the most valuable things."""

    def __init__(self, worlds: Worlds, player: Player) -> None:
        self.worlds = worlds
        self.box = worlds.box
        self.player = player
        self.nation = Nation(worlds.box, player)
        self.last = worlds.year == len(worlds.box.years)
        self.wild = player.powers.wild_bays
        self.prepared = player.factories[:KINDS]
        self.unused = [player.unused_factories(kind) for kind in range(KINDS)]

    def load_open(self, flight: Flight) -> None:
        """Fill the rest of a ship that has been sent already."""
        ship, player = self.box.ship(flight.ship), self.player
        edges = player.continent.edges
        bays = list(ship.bays)
        for area in flight.bays:
            fitting = [bay for bay in bays if bay & edges[area]]
            if fitting or bays:
                bays.remove((fitting or bays)[0])
        buildings = building_limit(self.worlds, player, ship.number) - flight.buildings()
        units = resource_limit(self.worlds, player, ship.number) - flight.resources()
        self.load(bays, buildings, units)

    def load_waiting(self, number: int) -> None:
        """Send a ship if its load is worth the Energy."""
        nation, player = self.nation, self.player
        cost = flight_cost(self.worlds, player, number, OLD)
        if nation.goods[ENERGY] < cost:
            return
        nation.goods[ENERGY] -= cost
        ship = self.box.ship(number)
        before = (nation.left, nation.people, nation.stadiums, nation.faces, self.wild)
        kept = (
            nation.goods[:],
            nation.factories[:],
            nation.old_stadiums[:],
            self.prepared[:],
            self.unused[:],
        )
        buildings = building_limit(self.worlds, player, number)
        units = resource_limit(self.worlds, player, number)
        if self.load(ship.bays, buildings, units) > cost * ENERGY_PRICE:
            nation.flown.append(ship)
            return
        nation.left, nation.people, nation.stadiums, nation.faces, self.wild = before
        nation.goods, nation.factories, nation.old_stadiums, self.prepared, self.unused = kept
        nation.goods[ENERGY] += cost

    def load(self, bays: list[int], buildings: int, units: int) -> float:
        """Put the best things on one ship; return their value."""
        value = 0.0
        for bay in bays:
            value += self.fill_bay(bay)
        for _ in range(buildings):
            value += self.load_building()
        return value + self.load_units(units)

    def fill_bay(self, bay: int) -> float:
        """Evacuate an Area of this colour, people before a Factory; the one with the fewest edges."""
        nation, edges = self.nation, self.player.continent.edges
        best, best_value = -1, 0.0
        for area in range(OLD_AREAS):
            if not nation.left >> area & 1 or not (edges[area] & bay or (self.wild and edges[area])):
                continue
            value = self.area_value(area) - 0.1 * edges[area].bit_count()
            if not edges[area] & bay:
                value -= 0.3
            if value > best_value:
                best, best_value = area, value
        if best < 0:
            return 0.0
        if not edges[best] & bay:
            self.wild -= 1
        self.evacuate(best)
        return best_value

    def area_value(self, area: int) -> float:
        """Return the value of an Area with people, or with a Factory that can still be taken."""
        tile = self.box.old_areas[area]
        if tile.factory < 0:
            return LAST_PEOPLE_AREA if self.last else PEOPLE_AREA
        if not self.unused[tile.factory]:
            return 0.0
        return LAST_FACTORY_AREA if self.last else FACTORY_AREA

    def evacuate(self, area: int) -> None:
        """Flip the tile; people or a Factory go aboard."""
        tile = self.box.old_areas[area]
        self.nation.left &= ~(1 << area)
        self.nation.people += tile.people
        if tile.factory >= 0:
            self.unused[tile.factory] -= 1
            self.nation.factories[tile.factory] += 1

    def load_building(self) -> float:
        """Load a Stadium, a Factory Area or a prepared Factory, the most valuable one; return its value."""
        area = self.best_factory_area()
        values = (self.stadium_value(), self.area_value(area) if area else 0.0, self.factory_value())
        best = max(values)
        if best <= 0.0:
            return 0.0
        if best == values[0]:
            self.nation.stadiums += 1
            self.nation.faces += self.nation.old_stadiums.pop()
        elif best == values[1]:
            self.evacuate(area)
        else:
            kind = max(range(KINDS), key=lambda kind: self.prepared[kind])
            self.prepared[kind] -= 1
            self.nation.factories[kind] += 1
        return best

    def stadium_value(self) -> float:
        """Return the value of the best Stadium left on the Old World; 0 without one."""
        nation = self.nation
        if not nation.old_stadiums:
            return 0.0
        return (NEEDED_STADIUM if nation.stadiums < 3 else STADIUM) + FACE * nation.old_stadiums[-1]

    def best_factory_area(self) -> int:
        """Return the most valuable Factory Area that is not evacuated; 0 without one."""
        areas = [area for area in range(FACTORY_AREAS_FROM, OLD_AREAS) if self.nation.left >> area & 1]
        return max(areas, key=self.area_value, default=0)

    def factory_value(self) -> float:
        """Return the value of a prepared Factory; 0 without one, and in the last year."""
        return FACTORY if any(self.prepared) and not self.last else 0.0

    def load_units(self, room: int) -> float:
        """Load the units that are worth more on the New World, none in the last year; return their value."""
        if self.last:
            return 0.0
        value, goods = 0.0, self.nation.goods
        for _ in range(room):
            held = [kind for kind in range(KINDS) if goods[kind] >= (4 if kind == ENERGY else 1)]
            if not held:
                return value
            kind = max(held, key=lambda kind: UNITS[kind] - 0.1 * goods[KINDS + kind] + 0.02 * goods[kind])
            goods[kind] -= 1
            goods[KINDS + kind] += 1
            value += UNITS[kind]
        return value


def after_transport(worlds: Worlds, seat: int, pending: bool) -> Nation:
    """Return the nation after its ships have arrived; unchanged if Transport is over for this year."""
    player = worlds.players[seat]
    loader = Loader(worlds, player)
    if pending:
        for flight in player.fleet.flights:
            loader.load_open(flight)
        by_cost = sorted(player.fleet.ships[OLD], key=lambda ship: flight_cost(worlds, player, ship, OLD))
        for number in by_cost:
            loader.load_waiting(number)
    return loader.nation

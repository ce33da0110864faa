"""Loading ships: the limits of each ship, and the order in which playouts load (EV-TRANS-02..18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import DONE, all_of, reason
from nextfrontier.games.evacuation.effects.fields import AMOUNT, GOOD, MOST_UNITS, OLD_AREA, SHIP
from nextfrontier.games.evacuation.effects.fields import STADIUM as STADIUM_ITEM
from nextfrontier.games.evacuation.state.box import FACTORY_AREAS_FROM, OLD_AREAS
from nextfrontier.games.evacuation.state.flights import Flight, fewest_wild_bays
from nextfrontier.games.evacuation.state.goods import (
    ENERGY,
    FOOD,
    KINDS,
    NAMES,
    NEW,
    OLD,
    STEEL,
    Goods,
    one,
    plus,
)
from nextfrontier.games.evacuation.state.parts import Fleet
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import FAMILY, WIDTH, Family, first, second, third
from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


def building_limit(worlds: Worlds, player: Player, ship: int) -> int:
    """Return the number of Stadiums and Factories that fit outside a bay (EV-TRANS-03, -10)."""
    return worlds.box.ship(ship).buildings + player.powers.buildings


def resource_limit(worlds: Worlds, player: Player, ship: int) -> int:
    """Return the number of units of resources that fit (EV-TRANS-03, -16)."""
    limit = worlds.box.ship(ship).resources + player.powers.resources
    for number, _, resources in player.fleet.fresh:
        if number == ship:
            limit += resources
    return limit


def wild_bays_needed(worlds: Worlds, player: Player, flights: tuple[Flight, ...]) -> int:
    """Return the number of bays that must take any colour for all evacuated Areas to fit."""
    edges = player.continent.edges
    return sum(
        fewest_wild_bays(worlds.box.ship(flight.ship).bays, [edges[area] for area in flight.bays])
        for flight in flights
        if flight.bays
    )


def add_loads(worlds: Worlds, player: Player, flight: Flight, found: list[int]) -> None:
    """Add everything that can be loaded on a ship; people go only in bays (EV-TRANS-12, -15, EV-STAD-07).

    This is the quick twin of the reasons of all families together.
    """
    ship = flight.ship
    areas = player.left & ~areas_without_tile(worlds, player)
    bays = worlds.box.ship(ship).bays
    if len(flight.bays) < len(bays):
        spared = player.powers.wild_bays - wild_bays_needed(worlds, player, other_flights(player, flight))
        edges = [player.continent.edges[area] for area in flight.bays]
        for area in members(areas):
            if fewest_wild_bays(bays, [*edges, player.continent.edges[area]]) <= spared:
                found.append(BAY.base | area << WIDTH | ship)
    room = flight.buildings() < building_limit(worlds, player, ship)
    if room:
        found += [CRATE.base | area << WIDTH | ship for area in members(areas) if area >= FACTORY_AREAS_FROM]
        found += [FACTORY.base | kind << WIDTH | ship for kind in range(KINDS) if player.factories[kind]]
    space = min(resource_limit(worlds, player, ship) - flight.resources(), MOST_UNITS)
    for kind in range(KINDS):
        of_kind = UNITS.base | kind << WIDTH | ship
        for amount in range(1, min(space, player.goods[kind]) + 1):
            found.append(of_kind | amount << 2 * WIDTH)
    if room:
        found += [STADIUM.base | number << WIDTH | ship for number in player.stadiums[OLD]]


def areas_without_tile(worlds: Worlds, player: Player) -> int:
    """Return the Factory Areas for which no unused tile is left, as bits (EV-FACTORY-12)."""
    found = 0
    for area in range(FACTORY_AREAS_FROM, OLD_AREAS):
        if not player.unused_factories(worlds.box.old_areas[area].factory):
            found |= 1 << area
    return found


def other_flights(player: Player, flight: Flight) -> tuple[Flight, ...]:
    """Return all flights but this one."""
    return tuple([other for other in player.fleet.flights if other is not flight])


def why_no_room(worlds: Worlds, player: Player, flight: Flight) -> Reason | None:
    """Return the reason why no Stadium or Factory fits outside a bay (EV-TRANS-10, -12, EV-STAD-07)."""
    limit = building_limit(worlds, player, flight.ship)
    if flight.buildings() < limit:
        return None
    return reason("building_limit", "EV-TRANS-10", ship=worlds.box.name(flight.ship), limit=limit)


def why_not_leave(worlds: Worlds, player: Player, area: int) -> Reason | None:
    """Refuse an Area evacuated before, and a Factory Area without an unused tile (EV-TRANS-09, EV-FACTORY-12)."""
    tile = worlds.box.old_areas[area]
    if not player.left >> area & 1:
        return reason("evacuated_already", "EV-TRANS-09", area=tile.id)
    if tile.factory >= 0 and not player.unused_factories(tile.factory):
        return reason("no_unused_factory", "EV-FACTORY-12", kind=NAMES[tile.factory])
    return None


def why_no_bay(worlds: Worlds, player: Player, flight: Flight, area: int) -> Reason | None:
    """Refuse an Area whose edge colour matches no free bay (EV-TRANS-04, -05)."""
    ship, tile = worlds.box.ship(flight.ship), worlds.box.old_areas[area]
    if len(flight.bays) >= len(ship.bays):
        return reason("bay_taken", "EV-TRANS-04", ship=ship.id)
    fuller = Flight(flight.ship, (*flight.bays, area), (), (), flight.factories, flight.goods)
    flights = tuple([fuller if other is flight else other for other in player.fleet.flights])
    if wild_bays_needed(worlds, player, flights) > player.powers.wild_bays:
        return reason("other_edge", "EV-TRANS-05", area=tile.id, ship=ship.id)
    return None


def why_not_load_units(
    worlds: Worlds, player: Player, flight: Flight, amount: int, kind: int
) -> list[Reason]:
    """Refuse units that are not on the Old World or exceed the resource limit (EV-TRANS-02, -16)."""
    limit, carried = resource_limit(worlds, player, flight.ship), flight.resources()
    name = worlds.box.name(flight.ship)
    found: list[Reason] = []
    if carried + amount > limit:
        over = carried + amount - limit
        found.append(
            reason(
                "resource_limit",
                "EV-TRANS-16",
                ship=name,
                kind=NAMES[kind],
                limit=limit,
                carried=carried,
                over=over,
            )
        )
    if player.stock(OLD, kind) < amount:
        have = player.stock(OLD, kind)
        found.append(reason("none_left", "EV-TRANS-02", ship=name, world="old", kind=NAMES[kind], have=have))
    return found


def without_one(things: list[tuple[int, ...]], item: int) -> list[tuple[int, ...]]:
    """Return the things of both worlds with one fewer on the Old World; equal ones stay."""
    own = list(things[OLD])
    own.remove(item)
    return [tuple(own), things[NEW]]


class Load(Family["Worlds", Decision[Any]]):
    """Move something from the Old World to a ship that has been sent; the first parameter is the ship."""

    def options(self, state: Worlds, asked: Decision[Any]) -> list[int]:
        player = state.me()
        found: list[int] = []
        for flight in player.fleet.flights:
            at = self.base | flight.ship
            found += [at | thing << WIDTH for thing in self.things(state, player, flight)]
        return found

    def things(self, worlds: Worlds, player: Player, flight: Flight) -> list[int]:
        """Return the other parameters of all that one could think of loading on a ship."""
        raise NotImplementedError

    def why_not(self, state: Worlds, asked: Decision[Any], move: int) -> list[Reason]:
        player = state.me()
        return self.obstacles(state, player, flight_of(player, first(move)), move)

    def obstacles(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> list[Reason]:
        """Return all that speaks against a load."""
        raise NotImplementedError

    def brings(self, state: Worlds, asked: Decision[Any], move: int) -> int:
        return 0

    def apply(self, state: Worlds, asked: Decision[Any], move: int) -> None:
        player = state.me()
        flight = flight_of(player, first(move))
        fuller = self.load(state, player, flight, move)
        fleet = player.fleet
        flights = tuple([fuller if other is flight else other for other in fleet.flights])
        player.fleet = Fleet(fleet.ships, fleet.fresh, flights, fleet.returning)
        state.push(asked)

    def load(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> Flight:
        """Take it from the player's side and return the fuller ship."""
        raise NotImplementedError

    def rank(self, thing: int) -> int:
        """Return the place of a load in the order in which playouts load a ship."""
        return self.base >> FAMILY << WIDTH | thing


class LoadBay(Load):
    """Evacuate an Area in a bay (EV-TRANS-04..08)."""

    def __init__(self) -> None:
        super().__init__("load_bay", "load {ship} {area} bay", [SHIP, OLD_AREA])

    def things(self, worlds: Worlds, player: Player, flight: Flight) -> list[int]:
        return list(range(OLD_AREAS)) if worlds.box.ship(flight.ship).bays else []

    def obstacles(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> list[Reason]:
        area = second(move)
        return all_of(why_not_leave(worlds, player, area), why_no_bay(worlds, player, flight, area))

    def load(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> Flight:
        factories = evacuate(worlds, player, flight, second(move))
        bays = tuple(sorted((*flight.bays, second(move))))
        return Flight(flight.ship, bays, flight.crates, flight.stadiums, factories, flight.goods)


class LoadCrate(Load):
    """Evacuate a Factory Area within the building limit (EV-TRANS-10, -12, -14)."""

    def __init__(self) -> None:
        super().__init__("load_building", "load {ship} {area} building", [SHIP, OLD_AREA])

    def things(self, worlds: Worlds, player: Player, flight: Flight) -> list[int]:
        return list(range(FACTORY_AREAS_FROM, OLD_AREAS))

    def obstacles(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> list[Reason]:
        return all_of(why_no_room(worlds, player, flight), why_not_leave(worlds, player, second(move)))

    def load(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> Flight:
        factories = evacuate(worlds, player, flight, second(move))
        crates = tuple(sorted((*flight.crates, second(move))))
        return Flight(flight.ship, flight.bays, crates, flight.stadiums, factories, flight.goods)


class LoadFactory(Load):
    """Load a prepared Factory (EV-TRANS-10, -11)."""

    def __init__(self) -> None:
        super().__init__("load_factory", "load {ship} {good} factory", [SHIP, GOOD])

    def things(self, worlds: Worlds, player: Player, flight: Flight) -> list[int]:
        return list(range(KINDS))

    def obstacles(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> list[Reason]:
        kind = second(move)
        problem: Reason | None = None
        if not player.prepared_factories(OLD, kind):
            problem = reason("no_prepared_factory", "EV-TRANS-11", kind=NAMES[kind])
        return all_of(why_no_room(worlds, player, flight), problem)

    def load(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> Flight:
        player.factories[second(move)] -= 1
        factories = plus(flight.factories, one(second(move)))
        return Flight(flight.ship, flight.bays, flight.crates, flight.stadiums, factories, flight.goods)


class LoadUnits(Load):
    """Load units of one kind; amount and kind are one step (EV-TRANS-02, -16)."""

    def __init__(self) -> None:
        super().__init__("load_units", "load {ship} {amount} {good}", [SHIP, GOOD, AMOUNT])

    def things(self, worlds: Worlds, player: Player, flight: Flight) -> list[int]:
        most = min(resource_limit(worlds, player, flight.ship), MOST_UNITS)
        return [amount << WIDTH | kind for kind in range(KINDS) for amount in range(1, most + 1)]

    def obstacles(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> list[Reason]:
        return why_not_load_units(worlds, player, flight, third(move), second(move))

    def load(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> Flight:
        kind, amount = second(move), third(move)
        unit = one(kind)
        goods = plus(flight.goods, (unit[0] * amount, unit[1] * amount, unit[2] * amount))
        player.add(OLD, kind, -amount)
        return Flight(flight.ship, flight.bays, flight.crates, flight.stadiums, flight.factories, goods)


class LoadStadium(Load):
    """Load a Stadium, the starting one too (EV-TRANS-10, -14, EV-STAD-07, -09)."""

    def __init__(self) -> None:
        super().__init__("load_stadium", "load {ship} {stadium}", [SHIP, STADIUM_ITEM])

    def things(self, worlds: Worlds, player: Player, flight: Flight) -> list[int]:
        return list(player.stadiums[OLD])

    def obstacles(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> list[Reason]:
        return all_of(why_no_room(worlds, player, flight))

    def load(self, worlds: Worlds, player: Player, flight: Flight, move: int) -> Flight:
        player.stadiums = without_one(player.stadiums, second(move))
        stadiums = (*flight.stadiums, second(move))
        return Flight(flight.ship, flight.bays, flight.crates, stadiums, flight.factories, flight.goods)


BAY: Final = LoadBay()
CRATE: Final = LoadCrate()
FACTORY: Final = LoadFactory()
UNITS: Final = LoadUnits()
STADIUM: Final = LoadStadium()


def flight_of(player: Player, ship: int) -> Flight:
    """Return the flight of a ship that has been sent."""
    for flight in player.fleet.flights:
        if flight.ship == ship:
            return flight
    raise AssertionError("the ship has not been sent")


def evacuate(worlds: Worlds, player: Player, flight: Flight, area: int) -> Goods:
    """Clear an Area of the Old World; return the Factories that the ship carries then (EV-TRANS-06..08)."""
    player.left &= ~(1 << area)
    kind = worlds.box.old_areas[area].factory
    return flight.factories if kind < 0 else plus(flight.factories, one(kind))


def rising_moves(worlds: Worlds, player: Player, moves: list[int]) -> list[int]:
    """Return the moves that rank above all ships sent and loads so far; sending comes first, then ship after ship."""
    sent = loaded = 0
    for ship in player.fleet.returning:
        sent = max(sent, ship)
    for flight in player.fleet.flights:
        sent = max(sent, flight.ship)
        highest = highest_load(worlds, flight)
        if highest:
            loaded = max(loaded, flight.ship << 2 * WIDTH | highest)
    found: list[int] = []
    for move in moves:
        if move == DONE:
            found.append(move)
        elif move < 1 << FAMILY:
            if not loaded and first(move) > sent:
                found.append(move)
        elif rank(move) > loaded or (rank(move) == loaded and FACTORY.has(move)):
            found.append(move)
    return found


def rank(move: int) -> int:
    """Return the place of a load in the order of playouts: by ship, then by family; all amounts of a kind share one."""
    return first(move) << 2 * WIDTH | move >> FAMILY << WIDTH | second(move)


def highest_load(worlds: Worlds, flight: Flight) -> int:
    """Return the highest rank in the cargo of a ship, the ship left aside; 0 if it is empty."""
    if flight.stadiums:
        return STADIUM.rank(max(flight.stadiums))
    prepared = list(flight.factories)
    for area in (*flight.bays, *flight.crates):
        kind = worlds.box.old_areas[area].factory
        if kind >= 0:
            prepared[kind] -= 1
    for kind in (ENERGY, STEEL, FOOD):
        if flight.goods[kind]:
            return UNITS.rank(kind)
    for kind in (ENERGY, STEEL, FOOD):
        if prepared[kind]:
            return FACTORY.rank(kind)
    if flight.crates:
        return CRATE.rank(flight.crates[-1])
    return BAY.rank(flight.bays[-1]) if flight.bays else 0

"""Loading ships: what fits on which ship, and the order in which playouts load (EV-TRANS-02..18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.effect import DONE, all_of, reason
from nextfrontier.games.evacuation.state.box import FACTORY_AREAS_FROM, OLD_AREAS
from nextfrontier.games.evacuation.state.flights import Flight, fewest_wild_bays
from nextfrontier.games.evacuation.state.goods import ENERGY, FOOD, KINDS, NAMES, NEW, OLD, STEEL, one, plus
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds

# What a move does with a ship; the ship's number stands above these bits.
SHIFT: Final = 10
SEND: Final = 0
BAY: Final = 10  # plus the Area
CRATE: Final = 30  # plus the Area: a Factory Area within the building limit (EV-TRANS-12)
FACTORY: Final = 50  # plus the kind
UNITS: Final = 100  # plus ten times the amount, plus the kind
STADIUM: Final = 600  # plus the Stadium, counted from 300, the starting one (EV-STAD-09)
MOST_UNITS: Final = 9


def building_limit(worlds: Worlds, player: Player, ship: int) -> int:
    """Return how many Stadiums and Factories fit outside a bay (EV-TRANS-03, -10)."""
    return worlds.box.ship(ship).buildings + player.powers.buildings


def resource_limit(worlds: Worlds, player: Player, ship: int) -> int:
    """Return how many units of resources fit (EV-TRANS-03, -16)."""
    limit = worlds.box.ship(ship).resources + player.powers.resources
    for number, _, resources in player.fresh:
        if number == ship:
            limit += resources
    return limit


def wild_bays_needed(worlds: Worlds, player: Player, flights: tuple[Flight, ...]) -> int:
    """How many bays must take any colour for everything evacuated to fit."""
    edges = player.continent.edges
    return sum(
        fewest_wild_bays(worlds.box.ship(flight.ship).bays, [edges[area] for area in flight.bays])
        for flight in flights
        if flight.bays
    )


def load_domain(worlds: Worlds, player: Player, flight: Flight) -> list[int]:
    """Return everything that one could think of loading; people go only in bays (EV-TRANS-15, -18)."""
    at = flight.ship << SHIFT
    found: list[int] = []
    if worlds.box.ship(flight.ship).bays:
        found += [at | BAY + area for area in range(OLD_AREAS)]
    found += [at | CRATE + area for area in range(FACTORY_AREAS_FROM, OLD_AREAS)]
    found += [at | FACTORY + kind for kind in range(KINDS)]
    for kind in range(KINDS):
        most = min(resource_limit(worlds, player, flight.ship), MOST_UNITS)
        found += [at | UNITS + 10 * amount + kind for amount in range(1, most + 1)]
    return found + [at | STADIUM + number - 300 for number in player.stadiums[OLD]]


def add_loads(worlds: Worlds, player: Player, flight: Flight, found: list[int]) -> None:
    """Add everything that can be loaded on a ship; people go only in bays (EV-TRANS-12, -15, EV-STAD-07)."""
    at = flight.ship << SHIFT
    areas = player.left & ~areas_without_tile(worlds, player)
    bays = worlds.box.ship(flight.ship).bays
    if len(flight.bays) < len(bays):
        spared = player.powers.wild_bays - wild_bays_needed(worlds, player, other_flights(player, flight))
        edges = [player.continent.edges[area] for area in flight.bays]
        for area in members(areas):
            if fewest_wild_bays(bays, [*edges, player.continent.edges[area]]) <= spared:
                found.append(at | BAY + area)
    room = flight.buildings() < building_limit(worlds, player, flight.ship)
    if room:
        found += [at | CRATE + area for area in members(areas) if area >= FACTORY_AREAS_FROM]
        found += [at | FACTORY + kind for kind in range(KINDS) if player.factories[kind]]
    space = min(resource_limit(worlds, player, flight.ship) - flight.resources(), MOST_UNITS)
    for kind in range(KINDS):
        most = min(space, player.goods[kind])
        found += [at | UNITS + 10 * amount + kind for amount in range(1, most + 1)]
    if room:
        found += [at | STADIUM + number - 300 for number in player.stadiums[OLD]]


def areas_without_tile(worlds: Worlds, player: Player) -> int:
    """Factory Areas for which no unused tile is left, as bits (EV-FACTORY-12)."""
    found = 0
    for area in range(FACTORY_AREAS_FROM, OLD_AREAS):
        if not player.unused_factories(worlds.box.old_areas[area].factory):
            found |= 1 << area
    return found


def other_flights(player: Player, flight: Flight) -> tuple[Flight, ...]:
    """All flights but this one."""
    return tuple([other for other in player.flights if other is not flight])


def why_not_load(worlds: Worlds, player: Player, flight: Flight, what: int) -> list[Reason]:
    """Return all that speaks against loading this on an open ship."""
    if what >= UNITS and what < STADIUM:
        return why_not_load_units(worlds, player, flight, (what - UNITS) // 10, what % 10)
    if what >= BAY and what < CRATE:
        return why_not_evacuate(worlds, player, flight, what - BAY)
    problem: Reason | None = None
    if what < FACTORY:
        problem = why_not_leave(worlds, player, what - CRATE)
    elif what < STADIUM and not player.prepared(OLD, what - FACTORY):
        problem = reason("no_prepared_factory", "EV-TRANS-11", kind=NAMES[what - FACTORY])
    return all_of(why_no_room(worlds, player, flight), problem)


def why_no_room(worlds: Worlds, player: Player, flight: Flight) -> Reason | None:
    """Return why no Stadium or Factory fits outside a bay (EV-TRANS-10, -12, EV-STAD-07)."""
    limit = building_limit(worlds, player, flight.ship)
    if flight.buildings() < limit:
        return None
    return reason("building_limit", "EV-TRANS-10", ship=worlds.box.name(flight.ship), limit=limit)


def why_not_leave(worlds: Worlds, player: Player, area: int) -> Reason | None:
    """An Area is evacuated once; a Factory Area needs an unused tile (EV-TRANS-09, EV-FACTORY-12)."""
    tile = worlds.box.old_areas[area]
    if not player.left >> area & 1:
        return reason("evacuated_already", "EV-TRANS-09", area=tile.id)
    if tile.factory >= 0 and not player.unused_factories(tile.factory):
        return reason("no_unused_factory", "EV-FACTORY-12", kind=NAMES[tile.factory])
    return None


def why_not_evacuate(worlds: Worlds, player: Player, flight: Flight, area: int) -> list[Reason]:
    """Return all that speaks against evacuating an Area in a bay (EV-TRANS-04, -05, -09)."""
    leaves = why_not_leave(worlds, player, area)
    return all_of(leaves, why_no_bay(worlds, player, flight, area))


def why_no_bay(worlds: Worlds, player: Player, flight: Flight, area: int) -> Reason | None:
    """The Area's edge colour must match a free bay (EV-TRANS-04, -05)."""
    ship, tile = worlds.box.ship(flight.ship), worlds.box.old_areas[area]
    if len(flight.bays) >= len(ship.bays):
        return reason("bay_taken", "EV-TRANS-04", ship=ship.id)
    fuller = Flight(flight.ship, (*flight.bays, area), (), (), flight.factories, flight.goods)
    flights = tuple([fuller if other is flight else other for other in player.flights])
    if wild_bays_needed(worlds, player, flights) > player.powers.wild_bays:
        return reason("other_edge", "EV-TRANS-05", area=tile.id, ship=ship.id)
    return None


def why_not_load_units(
    worlds: Worlds, player: Player, flight: Flight, amount: int, kind: int
) -> list[Reason]:
    """Units come from the Old World, within the resource limit (EV-TRANS-02, -16)."""
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


def load(worlds: Worlds, player: Player, flight: Flight, what: int) -> None:
    """Move cargo from the Old World to the ship (EV-TRANS-06..08, -11, -14, EV-FACTORY-06, -10, EV-STAD-09)."""
    bays, crates, stadiums = flight.bays, flight.crates, flight.stadiums
    factories, goods = flight.factories, flight.goods
    if what >= STADIUM:
        stadiums = (*stadiums, what - STADIUM + 300)
        player.stadiums = without_one(player.stadiums, what - STADIUM + 300)
    elif what >= UNITS:
        amount, kind = (what - UNITS) // 10, what % 10
        unit = one(kind)
        goods = plus(goods, (unit[0] * amount, unit[1] * amount, unit[2] * amount))
        player.add(OLD, kind, -amount)
    elif what >= FACTORY:
        factories = plus(factories, one(what - FACTORY))
        player.factories[what - FACTORY] -= 1
    else:
        area = what - CRATE if what >= CRATE else what - BAY
        player.left &= ~(1 << area)
        kind = worlds.box.old_areas[area].factory
        if kind >= 0:
            factories = plus(factories, one(kind))
        if what >= CRATE:
            crates = tuple(sorted((*crates, area)))
        else:
            bays = tuple(sorted((*bays, area)))
    fuller = Flight(flight.ship, bays, crates, stadiums, factories, goods)
    player.flights = tuple([fuller if other is flight else other for other in player.flights])


def without_one(things: list[tuple[int, ...]], item: int) -> list[tuple[int, ...]]:
    """The things of both worlds with one fewer on the Old World; equal ones stay."""
    own = list(things[OLD])
    own.remove(item)
    return [tuple(own), things[NEW]]


def rising_moves(worlds: Worlds, player: Player, moves: list[int]) -> list[int]:
    """Moves that rank above everything sent and loaded so far; sending comes first, then ship after ship."""
    sent = loaded = 0
    for ship in player.returning:
        sent = max(sent, ship)
    for flight in player.flights:
        sent = max(sent, flight.ship)
        highest = highest_load(worlds, flight)
        if highest:
            loaded = max(loaded, flight.ship << SHIFT | highest)
    found: list[int] = []
    for move in moves:
        what = move & (1 << SHIFT) - 1
        if move == DONE:
            found.append(move)
        elif what == SEND:
            if not loaded and move >> SHIFT > sent:
                found.append(move)
        elif rank(move) > loaded or (rank(move) == loaded and FACTORY <= what < UNITS):
            found.append(move)
    return found


def rank(move: int) -> int:
    """The place of a load in the order of playouts; all amounts of a kind share one."""
    what = move & (1 << SHIFT) - 1
    return move - what + UNITS + what % 10 if UNITS <= what < STADIUM else move


def highest_load(worlds: Worlds, flight: Flight) -> int:
    """The highest rank of what a ship carries, the ship left aside; 0 if it is empty."""
    if flight.stadiums:
        return STADIUM + max(flight.stadiums) - 300
    prepared = list(flight.factories)
    for area in (*flight.bays, *flight.crates):
        kind = worlds.box.old_areas[area].factory
        if kind >= 0:
            prepared[kind] -= 1
    for kind in (ENERGY, STEEL, FOOD):
        if flight.goods[kind]:
            return UNITS + kind
    for kind in (ENERGY, STEEL, FOOD):
        if prepared[kind]:
            return FACTORY + kind
    if flight.crates:
        return CRATE + flight.crates[-1]
    return BAY + flight.bays[-1] if flight.bays else 0

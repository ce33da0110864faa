"""Marks of building ships and Stadiums, and of Transport."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, YEARS, Scene, reserve
from nextfrontier.games.evacuation.rules.loading import (
    BAY,
    CRATE,
    FACTORY,
    STADIUM,
    UNITS,
    building_limit,
    resource_limit,
)
from nextfrontier.games.evacuation.rules.transport import SEND, flight_cost
from nextfrontier.games.evacuation.state.box import OLD_AREAS, SHIPS_FROM, STADIUMS_FROM
from nextfrontier.games.evacuation.state.goods import ENERGY, FOOD, KINDS, NEW, OLD
from nextfrontier.kernel.families import FAMILY, LEAVE, first, second, third

SHIPS: Final = 21

SHIP: Final = reserve(SHIPS * 2 * YEARS)
SHIP_GOAL: Final = reserve(2 * GOALS * YEARS)
SHIP_FITS: Final = reserve(4 * YEARS)
SHIP_ROOM: Final = reserve(4 * 4 * YEARS)
SHIP_FLIES: Final = reserve(8 * YEARS)
SHIP_LEFT: Final = reserve(2 * 8 * YEARS)
SHIP_FLEET: Final = reserve(5 * YEARS)
STADIUM_FACES: Final = reserve(6 * YEARS)
STADIUM_WORLD: Final = reserve(2 * 16 * YEARS)
STADIUM_CARD: Final = reserve(18 * 2)
STADIUM_LEFT: Final = reserve(2 * 3 * 6 * YEARS)
STADIUM_GOAL: Final = reserve(6 * GOALS)
NOT_BUILT: Final = reserve(YEARS * 2)

SENT: Final = reserve(SHIPS * YEARS)
SENT_ENERGY: Final = reserve(6 * YEARS)
SENT_FITS: Final = reserve(4 * YEARS)
SENT_STADIUMS: Final = reserve(4 * 4 * YEARS)
BACK: Final = reserve(SHIPS * YEARS)
BACK_FITS: Final = reserve(4 * 10 * YEARS)
BACK_ENERGY: Final = reserve(6 * YEARS)
EVACUATED: Final = reserve(OLD_AREAS * 2 * YEARS)
EVACUATED_PEOPLE: Final = reserve(8 * YEARS)
EVACUATED_GOAL: Final = reserve(2 * 2 * GOALS)
EVACUATED_FED: Final = reserve(8 * YEARS)
EVACUATED_EDGES: Final = reserve(4 * 2)
CRATED: Final = reserve(3 * YEARS)
CRATED_GOAL: Final = reserve(3 * GOALS)
CARRIED: Final = reserve(KINDS * 5 * YEARS)
CARRIED_NEW: Final = reserve(KINDS * 6 * YEARS)
CARRIED_OLD: Final = reserve(KINDS * 6 * YEARS)
CARRIED_FED: Final = reserve(8 * YEARS)
CARRIED_PEOPLE: Final = reserve(KINDS * 8)
CARRIED_RETURN: Final = reserve(KINDS * 3 * YEARS)
STADIUM_LOADED: Final = reserve(6 * YEARS)
STADIUM_THERE: Final = reserve(4 * YEARS)
FLOWN: Final = reserve(YEARS)
FLOWN_EMPTY: Final = reserve(3 * 4 * YEARS)
FLOWN_WAITING: Final = reserve(4 * YEARS)


def mark_builds(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of ships or Stadiums to build, by world."""
    found: list[list[int]] = []
    for move in moves:
        if move == LEAVE:
            found.append([NOT_BUILT + scene.year])
        elif move >> FAMILY:
            found.append([NOT_BUILT + YEARS + scene.year])
        elif first(move) < STADIUMS_FROM:
            found.append(ship_marks(scene, first(move), second(move)))
        else:
            found.append(stadium_marks(scene, first(move), second(move)))
    return found


def ship_marks(scene: Scene, number: int, world: int) -> list[int]:
    """Return the marks of building a ship."""
    player, year = scene.player, scene.year
    ship = scene.box.ship(number)
    energy = player.goods[ENERGY] - ship.flight
    found = [
        SHIP + ((number - SHIPS_FROM) * 2 + world) * YEARS + year,
        SHIP_FITS + min(fitting_people(scene, number), 3) * YEARS + year,
        SHIP_ROOM + (min(ship.buildings, 3) * 4 + min(len(player.stadiums[OLD]), 3)) * YEARS + year,
        SHIP_FLIES + min(max(energy + 2, 0), 7) * YEARS + year,
        SHIP_LEFT
        + (world * 8 + min(max(player.goods[world * KINDS + 1] - ship.cost[1], 0), 7)) * YEARS
        + year,
        SHIP_FLEET + min(len(player.fleet.ships[OLD]), 4) * YEARS + year,
    ]
    for goal in scene.goals:
        found.append(SHIP_GOAL + (world * GOALS + goal) * YEARS + year)
    return found


def fitting_people(scene: Scene, number: int) -> int:
    """Return how many Areas with people the bays of a ship could take, each bay for itself."""
    player = scene.player
    edges, fitting = player.continent.edges, 0
    for bay in scene.box.ship(number).bays:
        for area in range(6):
            if player.left >> area & 1 and edges[area] & bay:
                fitting += 1
                break
    return fitting


def stadium_marks(scene: Scene, number: int, world: int) -> list[int]:
    """Return the marks of building a Stadium."""
    player, year = scene.player, scene.year
    stadium = scene.box.stadium(number)
    faces = min(stadium.faces, 5)
    found = [
        STADIUM_FACES + faces * YEARS + year,
        STADIUM_WORLD + (world * 16 + scene.stadiums()) * YEARS + year,
        STADIUM_CARD + (number - STADIUMS_FROM) * 2 + world,
    ]
    for kind in range(KINDS):
        left = min(max(player.goods[world * KINDS + kind] - stadium.cost[kind], 0), 5)
        found.append(STADIUM_LEFT + ((world * 3 + kind) * 6 + left) * YEARS + year)
    for goal in scene.goals:
        found.append(STADIUM_GOAL + faces * GOALS + goal)
    return found


def mark_transport(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of sending and loading ships."""
    found: list[list[int]] = []
    for move in moves:
        if move == LEAVE:
            found.append(flying_marks(scene))
        elif SEND.has(move):
            found.append(sending_marks(scene, first(move)))
        elif BAY.has(move) or CRATE.has(move):
            found.append(evacuating_marks(scene, second(move), CRATE.has(move)))
        elif UNITS.has(move):
            found.append(unit_marks(scene, second(move), third(move)))
        elif FACTORY.has(move):
            found.append(factory_marks(scene, second(move)))
        elif STADIUM.has(move):
            faces = min(scene.box.stadium(second(move)).faces, 5)
            there = min(len(scene.player.stadiums[NEW]), 3)
            found.append(
                [STADIUM_LOADED + faces * YEARS + scene.year, STADIUM_THERE + there * YEARS + scene.year]
            )
        else:
            found.append([])
    return found


def sending_marks(scene: Scene, number: int) -> list[int]:
    """Return the marks of sending a ship, or of sending it back."""
    player, year = scene.player, scene.year
    at = number - SHIPS_FROM
    fits = min(fitting_people(scene, number), 3)
    if number in player.fleet.ships[OLD]:
        left = player.goods[ENERGY] - flight_cost(scene.worlds, player, number, OLD)
        room = min(building_limit(scene.worlds, player, number), 3)
        return [
            SENT + at * YEARS + year,
            SENT_ENERGY + min(max(left, 0), 5) * YEARS + year,
            SENT_FITS + fits * YEARS + year,
            SENT_STADIUMS + (room * 4 + min(len(player.stadiums[OLD]), 3)) * YEARS + year,
        ]
    return [
        BACK + at * YEARS + year,
        BACK_FITS + (fits * 10 + player.left.bit_count()) * YEARS + year,
        BACK_ENERGY + min(player.goods[KINDS + ENERGY], 5) * YEARS + year,
    ]


def food_ahead(scene: Scene) -> int:
    """Return the Food that the Old World will have beyond its need next year."""
    worlds, player = scene.worlds, scene.player
    if worlds.year >= len(scene.box.years):
        return 9
    food = player.goods[FOOD] + player.progress.tiles_old
    for area in range(OLD_AREAS):
        if player.left >> area & 1:
            food += scene.box.old_areas[area].produces[FOOD]
    return food - max(scene.box.years[worlds.year].food[OLD] - player.powers.feed_saving, 0)


def evacuating_marks(scene: Scene, area: int, crate: bool) -> list[int]:
    """Return the marks of evacuating an Area in a bay or within the building limit."""
    player, year = scene.player, scene.year
    tile = scene.box.old_areas[area]
    fed = food_ahead(scene) - tile.produces[FOOD]
    found = [
        EVACUATED + (area * 2 + crate) * YEARS + year,
        EVACUATED_FED + min(max(fed + 4, 0), 7) * YEARS + year,
        EVACUATED_EDGES + player.continent.edges[area].bit_count() * 2 + (tile.people > 0),
    ]
    if tile.people:
        found.append(EVACUATED_PEOPLE + min(player.people, 7) * YEARS + year)
    for goal in scene.goals:
        found.append(EVACUATED_GOAL + ((tile.people > 0) * 2 + crate) * GOALS + goal)
    return found


def unit_marks(scene: Scene, kind: int, amount: int) -> list[int]:
    """Return the marks of loading units."""
    player, year = scene.player, scene.year
    there = player.goods[KINDS + kind]
    found = [
        CARRIED + (kind * 5 + min(amount, 4)) * YEARS + year,
        CARRIED_NEW + (kind * 6 + min(there + amount, 5)) * YEARS + year,
        CARRIED_OLD + (kind * 6 + min(player.goods[kind] - amount, 5)) * YEARS + year,
        CARRIED_PEOPLE + kind * 8 + min(player.people, 7),
        CARRIED_RETURN + (kind * 3 + scene.past_second()) * YEARS + year,
    ]
    if kind == FOOD:
        found.append(CARRIED_FED + min(max(food_ahead(scene) - amount + 4, 0), 7) * YEARS + year)
    return found


def factory_marks(scene: Scene, kind: int) -> list[int]:
    """Return the marks of loading a prepared Factory."""
    found = [CRATED + scene.ranks[kind] * YEARS + scene.year]
    for goal in scene.goals:
        found.append(CRATED_GOAL + kind * GOALS + goal)
    return found


def flying_marks(scene: Scene) -> list[int]:
    """Return the marks of letting all ships fly as they are."""
    worlds, player, year = scene.worlds, scene.player, scene.year
    bays = buildings = units = 0
    for flight in player.fleet.flights:
        bays += len(scene.box.ship(flight.ship).bays) - len(flight.bays)
        buildings += building_limit(worlds, player, flight.ship) - flight.buildings()
        units += resource_limit(worlds, player, flight.ship) - flight.resources()
    return [
        FLOWN + year,
        FLOWN_EMPTY + min(max(bays, 0), 3) * YEARS + year,
        FLOWN_EMPTY + (4 + min(max(buildings, 0), 3)) * YEARS + year,
        FLOWN_EMPTY + (8 + min(max(units, 0), 3)) * YEARS + year,
        FLOWN_WAITING + min(len(player.fleet.ships[OLD]), 3) * YEARS + year,
    ]

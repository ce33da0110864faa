"""Marks of building ships and Stadiums, and of Transport."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, YEARS, Scene, reserve
from nextfrontier.bots.search.habits import Sheet
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


def mark_builds(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark ships or Stadiums to build, by world."""
    for move in moves:
        if move == LEAVE:
            sheet.add(NOT_BUILT + scene.year)
        elif move >> FAMILY:
            sheet.add(NOT_BUILT + YEARS + scene.year)
        elif first(move) < STADIUMS_FROM:
            mark_ship(scene, first(move), second(move), sheet)
        else:
            mark_stadium(scene, first(move), second(move), sheet)
        sheet.close()


def mark_ship(scene: Scene, number: int, world: int, sheet: Sheet) -> None:
    """Mark a ship to build."""
    player, year = scene.player, scene.year
    ship = scene.box.ship(number)
    energy = player.goods[ENERGY] - ship.flight
    sheet.add(SHIP + ((number - SHIPS_FROM) * 2 + world) * YEARS + year)
    sheet.add(SHIP_FITS + min(fitting_people(scene, number), 3) * YEARS + year)
    sheet.add(SHIP_ROOM + (min(ship.buildings, 3) * 4 + min(len(player.stadiums[OLD]), 3)) * YEARS + year)
    sheet.add(SHIP_FLIES + min(max(energy + 2, 0), 7) * YEARS + year)
    sheet.add(
        SHIP_LEFT
        + (world * 8 + min(max(player.goods[world * KINDS + 1] - ship.cost[1], 0), 7)) * YEARS
        + year
    )
    sheet.add(SHIP_FLEET + min(len(player.fleet.ships[OLD]), 4) * YEARS + year)
    for goal in scene.goals:
        sheet.add(SHIP_GOAL + (world * GOALS + goal) * YEARS + year)


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


def mark_stadium(scene: Scene, number: int, world: int, sheet: Sheet) -> None:
    """Mark a Stadium to build."""
    player, year = scene.player, scene.year
    stadium = scene.box.stadium(number)
    faces = min(stadium.faces, 5)
    sheet.add(STADIUM_FACES + faces * YEARS + year)
    sheet.add(STADIUM_WORLD + (world * 16 + scene.stadiums()) * YEARS + year)
    sheet.add(STADIUM_CARD + (number - STADIUMS_FROM) * 2 + world)
    for kind in range(KINDS):
        left = min(max(player.goods[world * KINDS + kind] - stadium.cost[kind], 0), 5)
        sheet.add(STADIUM_LEFT + ((world * 3 + kind) * 6 + left) * YEARS + year)
    for goal in scene.goals:
        sheet.add(STADIUM_GOAL + faces * GOALS + goal)


def mark_transport(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark the sending and loading of ships."""
    for move in moves:
        if move == LEAVE:
            mark_flight(scene, sheet)
        elif SEND.has(move):
            mark_sending(scene, first(move), sheet)
        elif BAY.has(move) or CRATE.has(move):
            mark_evacuation(scene, second(move), CRATE.has(move), sheet)
        elif UNITS.has(move):
            mark_units(scene, second(move), third(move), sheet)
        elif FACTORY.has(move):
            mark_factory(scene, second(move), sheet)
        elif STADIUM.has(move):
            faces = min(scene.box.stadium(second(move)).faces, 5)
            there = min(len(scene.player.stadiums[NEW]), 3)
            sheet.add(STADIUM_LOADED + faces * YEARS + scene.year)
            sheet.add(STADIUM_THERE + there * YEARS + scene.year)
        sheet.close()


def mark_sending(scene: Scene, number: int, sheet: Sheet) -> None:
    """Mark a ship that is sent, or sent back."""
    player, year = scene.player, scene.year
    at = number - SHIPS_FROM
    fits = min(fitting_people(scene, number), 3)
    if number in player.fleet.ships[OLD]:
        left = player.goods[ENERGY] - flight_cost(scene.worlds, player, number, OLD)
        room = min(building_limit(scene.worlds, player, number), 3)
        sheet.add(SENT + at * YEARS + year)
        sheet.add(SENT_ENERGY + min(max(left, 0), 5) * YEARS + year)
        sheet.add(SENT_FITS + fits * YEARS + year)
        sheet.add(SENT_STADIUMS + (room * 4 + min(len(player.stadiums[OLD]), 3)) * YEARS + year)
    else:
        sheet.add(BACK + at * YEARS + year)
        sheet.add(BACK_FITS + (fits * 10 + player.left.bit_count()) * YEARS + year)
        sheet.add(BACK_ENERGY + min(player.goods[KINDS + ENERGY], 5) * YEARS + year)


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


def mark_evacuation(scene: Scene, area: int, crate: bool, sheet: Sheet) -> None:
    """Mark an Area that is evacuated in a bay or within the building limit."""
    player, year = scene.player, scene.year
    tile = scene.box.old_areas[area]
    fed = food_ahead(scene) - tile.produces[FOOD]
    sheet.add(EVACUATED + (area * 2 + crate) * YEARS + year)
    sheet.add(EVACUATED_FED + min(max(fed + 4, 0), 7) * YEARS + year)
    sheet.add(EVACUATED_EDGES + player.continent.edges[area].bit_count() * 2 + (tile.people > 0))
    if tile.people:
        sheet.add(EVACUATED_PEOPLE + min(player.people, 7) * YEARS + year)
    for goal in scene.goals:
        sheet.add(EVACUATED_GOAL + ((tile.people > 0) * 2 + crate) * GOALS + goal)


def mark_units(scene: Scene, kind: int, amount: int, sheet: Sheet) -> None:
    """Mark units to load."""
    player, year = scene.player, scene.year
    there = player.goods[KINDS + kind]
    sheet.add(CARRIED + (kind * 5 + min(amount, 4)) * YEARS + year)
    sheet.add(CARRIED_NEW + (kind * 6 + min(there + amount, 5)) * YEARS + year)
    sheet.add(CARRIED_OLD + (kind * 6 + min(player.goods[kind] - amount, 5)) * YEARS + year)
    sheet.add(CARRIED_PEOPLE + kind * 8 + min(player.people, 7))
    sheet.add(CARRIED_RETURN + (kind * 3 + scene.past_second()) * YEARS + year)
    if kind == FOOD:
        sheet.add(CARRIED_FED + min(max(food_ahead(scene) - amount + 4, 0), 7) * YEARS + year)


def mark_factory(scene: Scene, kind: int, sheet: Sheet) -> None:
    """Mark a prepared Factory to load."""
    sheet.add(CRATED + scene.ranks[kind] * YEARS + scene.year)
    for goal in scene.goals:
        sheet.add(CRATED_GOAL + kind * GOALS + goal)


def mark_flight(scene: Scene, sheet: Sheet) -> None:
    """Mark the start of all ships as they are."""
    worlds, player, year = scene.worlds, scene.player, scene.year
    bays = buildings = units = 0
    for flight in player.fleet.flights:
        bays += len(scene.box.ship(flight.ship).bays) - len(flight.bays)
        buildings += building_limit(worlds, player, flight.ship) - flight.buildings()
        units += resource_limit(worlds, player, flight.ship) - flight.resources()
    sheet.add(FLOWN + year)
    sheet.add(FLOWN_EMPTY + min(max(bays, 0), 3) * YEARS + year)
    sheet.add(FLOWN_EMPTY + (4 + min(max(buildings, 0), 3)) * YEARS + year)
    sheet.add(FLOWN_EMPTY + (8 + min(max(units, 0), 3)) * YEARS + year)
    sheet.add(FLOWN_WAITING + min(len(player.fleet.ships[OLD]), 3) * YEARS + year)

"""Marks of pieces to build and to upgrade."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Sheet
from nextfrontier.bots.underwater_cities.marks.scene import (
    BOARDS,
    COUNTS,
    ERAS,
    FOOD,
    GOODS,
    STOCK,
    TIMES,
    Scene,
    reserve,
)
from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, SITE_MASK
from nextfrontier.games.underwater_cities.state.board import (
    KINDS,
    METROPOLISES,
    SITES_PER_CITY,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.games.underwater_cities.state.goods import NOTHING
from nextfrontier.kernel.bits import count_bits
from nextfrontier.kernel.families import LEAVE, second

BUILT: Final = reserve(KINDS * TIMES)
AMONG: Final = reserve(KINDS * ERAS * 12)
FED: Final = reserve(KINDS * ERAS * FOOD)
WITH_CITIES: Final = reserve(KINDS * ERAS * COUNTS)
WITH_GOODS: Final = reserve(KINDS * GOODS * ERAS * STOCK)
AT: Final = reserve(BOARDS * KINDS << KIND_SHIFT)
IN_CITY: Final = reserve(TUNNEL * ERAS * 2 * 8 * 3)
PAIRED: Final = reserve(TUNNEL * ERAS * 3)
SPECIAL: Final = reserve(KINDS * ERAS * 8)
IN_BUILT: Final = reserve(TUNNEL * ERAS * 2 * 12)
LINKED: Final = reserve(ERAS * 5 * 12)
TO_METROPOLIS: Final = reserve(METROPOLISES * 4 * TIMES)
ENDS: Final = reserve(3 * TIMES)
REACHED: Final = reserve(4 * ERAS * 2)
FOUNDED: Final = reserve(4 * COUNTS * TIMES)
FOUNDED_WITH: Final = reserve(6 * 2 * TIMES)
NOT_BUILT: Final = reserve(TIMES)
NOT_BUILT_GOODS: Final = reserve(GOODS * ERAS * STOCK)

UPGRADED: Final = reserve(4 * TIMES)
UPGRADED_AMONG: Final = reserve(4 * ERAS * COUNTS)
UPGRADED_PAIR: Final = reserve(4 * ERAS * 2 * 3)
UPGRADED_GOODS: Final = reserve(4 * GOODS * ERAS * STOCK)
NOT_UPGRADED: Final = reserve(TIMES)
NOT_UPGRADED_GOODS: Final = reserve(GOODS * ERAS * STOCK)


def mark_builds(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark pieces on sites, and building nothing."""
    for move in moves:
        if move == LEAVE:
            sheet.add(NOT_BUILT + scene.time)
            mark_stock(scene, 0, NOT_BUILT_GOODS, sheet)
        else:
            mark_piece(scene, second(move) >> KIND_SHIFT, second(move) & SITE_MASK, sheet)
        sheet.close()


def mark_stock(scene: Scene, kind: int, table: int, sheet: Sheet) -> None:
    """Mark the goods at hand, for a kind of piece."""
    for good in range(GOODS):
        sheet.add(
            table + ((kind * GOODS + good) * ERAS + scene.era) * STOCK + min(scene.goods[good], STOCK - 1)
        )


def mark_piece(scene: Scene, kind: int, site: int, sheet: Sheet) -> None:
    """Mark a piece of any kind."""
    at = kind * ERAS + scene.era
    board = scene.player.network.board
    special = 0
    if kind < TUNNEL:
        special = (board.building_bonus[site] is not None) + 2 * (board.building_factor[site] > 1)
        special += 4 * (board.building_surcharge[site] != NOTHING)
    elif kind == TUNNEL:
        special = (board.tunnel_bonus[site] is not None) + 2 * (board.tunnel_factor[site] > 1)
        special += 4 * (board.tunnel_surcharge[site] != NOTHING)
    else:
        special = (board.city_bonus[site] is not None) + 2 * (board.city_factor[site] > 1)
        special += 4 * (board.city_surcharge[site] != NOTHING)
    sheet.add(BUILT + kind * TIMES + scene.time)
    sheet.add(AMONG + at * 12 + min(scene.built(kind), 11))
    sheet.add(FED + at * FOOD + scene.food)
    sheet.add(WITH_CITIES + at * COUNTS + min(scene.cities, 9))
    sheet.add(AT + ((scene.place * KINDS + kind) << KIND_SHIFT) + site)
    sheet.add(SPECIAL + at * 8 + special)
    mark_stock(scene, kind, WITH_GOODS, sheet)
    if kind < TUNNEL:
        mark_building(scene, kind, site, sheet)
    elif kind == TUNNEL:
        mark_tunnel(scene, site, sheet)
    else:
        mark_city(scene, kind, site, sheet)


def mark_building(scene: Scene, kind: int, site: int, sheet: Sheet) -> None:
    """Mark a building: what stands in its city."""
    network = scene.player.network
    city = site // SITES_PER_CITY
    kinds = 0
    for other in range(TUNNEL):
        if network.buildings_at(other, city):
            kinds |= 1 << other
    same = network.buildings_at(kind, city)
    connected = scene.connected >> city & 1
    at = kind * ERAS + scene.era
    sheet.add(IN_CITY + ((at * 2 + connected) * 8 + kinds) * 3 + min(count_bits(same), 2))
    sheet.add(PAIRED + at * 3 + min(count_bits(same & network.upgraded_buildings), 2))
    sheet.add(IN_BUILT + (at * 2 + (network.cities() >> city & 1)) * 12 + scene.left)


def mark_tunnel(scene: Scene, site: int, sheet: Sheet) -> None:
    """Mark a tunnel: what it reaches."""
    network = scene.player.network
    board = network.board
    ends = board.ends[site]
    cities = network.cities()
    far = ends & ~network.reached
    waiting = 0
    if far & cities:
        waiting = 1 + min(count_bits(network.all_buildings() & network.building_sites_of(far)), 3)
    open_sites = count_bits(network.legal_city_sites() & network.reached)
    sheet.add(LINKED + (scene.era * 5 + waiting) * 12 + scene.left)
    sheet.add(ENDS + count_bits(ends & cities) * TIMES + scene.time)
    sheet.add(REACHED + (min(open_sites, 3) * ERAS + scene.era) * 2 + (far != 0))
    for space in range(METROPOLISES):
        needed = board.metropolis_tunnels[space]
        if needed >> site & 1:
            missing = min(count_bits(needed & ~network.tunnels) - 1, 3)
            sheet.add(TO_METROPOLIS + (space * 4 + missing) * TIMES + scene.time)


def mark_city(scene: Scene, kind: int, site: int, sheet: Sheet) -> None:
    """Mark a city: is it connected at once, what waits for it?"""
    network = scene.player.network
    connected = network.reached >> site & 1
    waiting = min(count_bits(network.all_buildings() & network.building_sites_of(1 << site)), 5)
    how = (kind == SYMBIOTIC) * 2 + connected
    sheet.add(FOUNDED + (how * COUNTS + min(scene.cities, 9)) * TIMES + scene.time)
    sheet.add(FOUNDED_WITH + (waiting * 2 + connected) * TIMES + scene.time)


def mark_upgrades(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark structures to upgrade, and upgrading none."""
    network = scene.player.network
    for move in moves:
        if move == LEAVE:
            sheet.add(NOT_UPGRADED + scene.time)
            mark_stock(scene, 0, NOT_UPGRADED_GOODS, sheet)
            sheet.close()
            continue
        kind, site = move >> KIND_SHIFT & 3, move & SITE_MASK
        at = kind * ERAS + scene.era
        if kind < TUNNEL:
            city = site // SITES_PER_CITY
            pair = min(count_bits(network.buildings_at(kind, city) & network.upgraded_buildings), 2)
            pair = pair * 2 + (scene.connected >> city & 1)
            among = count_bits(network.buildings[kind] & network.upgraded_buildings)
        else:
            pair = min(count_bits(network.board.ends[site] & network.cities()), 2) * 2
            among = count_bits(network.upgraded_tunnels)
        sheet.add(UPGRADED + kind * TIMES + scene.time)
        sheet.add(UPGRADED_AMONG + at * COUNTS + min(among, 9))
        sheet.add(UPGRADED_PAIR + at * 6 + pair)
        mark_stock(scene, kind, UPGRADED_GOODS, sheet)
        sheet.close()

"""The cargo that a ship on the Old World could carry to the New World if it flew now (EV-TRANS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.rules.loading import (
    building_limit,
    resource_limit,
    why_no_bay,
    why_not_leave,
)
from nextfrontier.games.evacuation.rules.transport import flight_cost
from nextfrontier.games.evacuation.state.box import FACTORY_AREAS_FROM
from nextfrontier.games.evacuation.state.flights import empty_flight
from nextfrontier.games.evacuation.state.goods import ENERGY, KINDS, OLD, Goods
from nextfrontier.kernel.bits import members

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


def ships_that_can_fly(worlds: Worlds, player: Player) -> list[int]:
    """Return the ships on the Old World whose flight can be paid (EV-TRANS-19, -22)."""
    energy = player.stock(OLD, ENERGY)
    return [ship for ship in player.fleet.ships[OLD] if flight_cost(worlds, player, ship, OLD) <= energy]


def can_carry_goods(worlds: Worlds, player: Player, goods: Goods) -> bool:
    """Is there a ship that can carry all of these goods (EV-TRANS-16)?"""
    for ship in ships_that_can_fly(worlds, player):
        left = [player.stock(OLD, kind) for kind in range(KINDS)]
        left[ENERGY] -= flight_cost(worlds, player, ship, OLD)
        fits = sum(goods) <= resource_limit(worlds, player, ship)
        if fits and all(left[kind] >= goods[kind] for kind in range(KINDS)):
            return True
    return False


def can_carry_people(worlds: Worlds, player: Player) -> bool:
    """Is there a ship with a bay for an Area with people (EV-TRANS-04..06)?"""
    for area in members(player.left):
        if worlds.box.old_areas[area].people and can_evacuate(worlds, player, area):
            return True
    return False


def can_carry_factory(worlds: Worlds, player: Player) -> bool:
    """Is there a ship for a prepared Factory or a Factory Area (EV-TRANS-07, -10, -11)?"""
    areas = [
        area
        for area in members(player.left)
        if area >= FACTORY_AREAS_FROM and why_not_leave(worlds, player, area) is None
    ]
    roomy = [ship for ship in ships_that_can_fly(worlds, player) if building_limit(worlds, player, ship)]
    if roomy and (areas or any(player.factories[:KINDS])):
        return True
    return any(can_evacuate(worlds, player, area) for area in areas)


def can_evacuate(worlds: Worlds, player: Player, area: int) -> bool:
    """Is there a ship with a bay for this Area?"""
    for ship in ships_that_can_fly(worlds, player):
        if worlds.box.ship(ship).bays and why_no_bay(worlds, player, empty_flight(ship), area) is None:
            return True
    return False

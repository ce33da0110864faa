"""Putting a piece on the board, and the effects of that (UC-BUILD-40, UC-NET-04, -13, UC-BONUS, UC-TIME-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.permanents import (
    BUILT,
    BUILT_NTH_AT_CITY,
    BUILT_NTH_OF_TURN,
    CITY_CONNECTED,
)
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.rules.metropolis import connect_metropolises
from nextfrontier.games.underwater_cities.state.board import SITES_PER_CITY, SYMBIOTIC, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.kernel.bits import count_bits

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.rules.construction.building import Build
    from nextfrontier.games.underwater_cities.state.sea import Sea


def pay_and_build(sea: Sea, effect: Build, kind: int, site: int, payment: Goods) -> None:
    """Pay the whole cost before the piece is placed (UC-BUILD-40)."""
    if payment != NOTHING:
        sea.pay(payment, effect.place)
    place_piece(sea, kind, site, effect.place)


def place_piece(sea: Sea, kind: int, site: int, cause: str) -> None:
    """Put a piece on the board for good; resolve all that this triggers (UC-BUILD-30, UC-TIME-03, UC-NET-13)."""
    player = sea.me()
    bit = 1 << site
    network = player.network = player.network.copy()
    turn = sea.turn = sea.turn.copy()
    turn.built += 1 << 4 * kind  # whether or not a card waits for it yet (UC-TIME-16)
    if sea.events is not None:
        sea.tell("built", cause, {"kind": kind, "site": network.board.site_name(kind, site)})
    found: list[Effect] = []
    if kind == TUNNEL:
        supply = sea.supply = sea.supply.copy()
        supply.tunnels -= 1
        network.tunnels |= bit
        reach(player, network, network.board.ends[site], found)
        connect_metropolises(sea, found)
    elif kind < TUNNEL:
        network.buildings = network.buildings[:]
        network.buildings[kind] |= bit
    else:
        place_dome(sea, network, kind, bit)
        if network.reached & bit:
            player.powers.waiting_for(CITY_CONNECTED, 0, 0, found)
    bonus = network.board.bonus(kind, site)  # UC-BONUS-03, -04, -06, UC-TIME-07, UC-NET-11
    if bonus is not None:
        found.append(bonus)
    powers = player.powers
    if powers.watched:
        powers.waiting_for(BUILT, 0, kind, found)  # connected or not (UC-NET-14)
        powers.waiting_for(BUILT_NTH_OF_TURN, turn.built >> 4 * kind & 15, kind, found)  # UC-CARD-32, -33
        if kind < TUNNEL and network.connected_cities() >> site // SITES_PER_CITY & 1:
            number = count_bits(network.buildings_at(kind, site // SITES_PER_CITY))
            powers.waiting_for(BUILT_NTH_AT_CITY, number, kind, found)  # UC-CARD-30, -31
    if sea.government.contracts:
        newly_met(sea, found)
    if found:
        trigger(sea, found)


def reach(player: Player, network: Network, ends: int, found: list[Effect]) -> None:
    """Join the ends of a tunnel to the network; cities among them become connected (UC-NET-01, -04, CD-09)."""
    new = ends & ~network.reached
    network.reached |= ends
    for _ in range(count_bits(new & network.cities())):
        player.powers.waiting_for(CITY_CONNECTED, 0, 0, found)


def place_dome(sea: Sea, network: Network, kind: int, bit: int) -> None:
    """Put a dome from the supply on a city site (UC-BUILD-05)."""
    supply = sea.supply = sea.supply.copy()
    if kind == SYMBIOTIC:
        network.symbiotic |= bit
        supply.symbiotic -= 1
    else:
        network.nonsymbiotic |= bit
        supply.nonsymbiotic -= 1

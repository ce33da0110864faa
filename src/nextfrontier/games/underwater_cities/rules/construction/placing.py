"""Paying for a piece, putting it on the board, and the effects of that (UC-BUILD-40, UC-NET, UC-BONUS, UC-TIME-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, STRUCTURE
from nextfrontier.games.underwater_cities.effects.permanents import (
    BUILT,
    BUILT_NTH_AT_CITY,
    BUILT_NTH_OF_TURN,
    CITY_CONNECTED,
)
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.construction.payment import PayFor, ways_to_pay
from nextfrontier.games.underwater_cities.rules.construction.terms import Terms
from nextfrontier.games.underwater_cities.rules.construction.upgrading import (
    NORMAL_UPGRADE,
    upgrade_structure,
)
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.rules.metropolis import connect_metropolises
from nextfrontier.games.underwater_cities.state.board import SITES_PER_CITY, SYMBIOTIC, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import NOTHING, SCIENCE, Goods
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.supplies import UPGRADES, building_supply
from nextfrontier.kernel.bits import count_bits
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


def start_building(sea: Sea, effect: Terms, kind: int, site: int) -> None:
    """Pay and build, and ask for the payment if there is a choice; then upgrade if that is part of it (UC-CARD-40)."""
    if effect.upgraded:
        sea.push(UpgradeBuilt(effect, kind, site))
    player = sea.me()
    ways = ways_to_pay(player, effect.price(player, kind, site))
    if len(ways) == 1:
        pay_and_build(sea, effect, kind, site, ways[0])
    else:
        sea.push(PayForBuild(effect, kind, site))


class UpgradeBuilt(Decision["Sea"]):
    """Upgrade the structure that this part has just built: the second half of one whole (UC-TIME-13, UC-CARD-40)."""

    shape = Shape("upgrade_built", Node("effect", Terms), Number("piece"), Number("site"))
    asked_by = ["UC-TIME-13", "UC-UPG-13"]

    def __init__(self, effect: Terms, kind: int, site: int) -> None:
        self.effect = effect
        self.piece = kind
        self.site = site

    def is_promise(self) -> bool:
        return True

    def closes(self) -> bool:
        return True

    def keepable(self, state: Sea) -> bool:
        return state.me().can_pay(NORMAL_UPGRADE)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return state.prospects(supply) >> SCIENCE & 1 == 1 or self.keepable(state)

    def supplies(self, state: Sea) -> int:
        return UPGRADES << self.piece

    def broken(self) -> Reason:
        return Reason("breaks_upgrade", "UC-TIME-13", {"place": self.effect.place}, [])

    def families(self) -> list[Family[Any, Any]]:
        return UPGRADES_IT


class UpgradeIt(Family["Sea", UpgradeBuilt]):
    """Upgrade the piece that was just built."""

    def __init__(self) -> None:
        super().__init__("upgrade", "upgrade {site}", [STRUCTURE])

    def options(self, state: Sea, asked: UpgradeBuilt) -> list[int]:
        return [asked.piece << KIND_SHIFT | asked.site]

    def is_legal(self, state: Sea, asked: UpgradeBuilt, move: int) -> bool:
        return asked.keepable(state)

    def why_not(self, state: Sea, asked: UpgradeBuilt, move: int) -> list[Reason]:
        if asked.keepable(state):
            return []
        return [asked.effect.cannot_pay(state.me(), asked.piece, NORMAL_UPGRADE)]

    def brings(self, state: Sea, asked: UpgradeBuilt, move: int) -> int:
        return asked.supplies(state)

    def apply(self, state: Sea, asked: UpgradeBuilt, move: int) -> None:
        state.pay(NORMAL_UPGRADE, asked.effect.place)
        upgrade_structure(state, asked.piece, asked.site, asked.effect.place)


UPGRADES_IT: Final = hand_out([UpgradeIt()])


class PayForBuild(PayFor[Terms]):
    """Choose the way to pay: biomatter may replace kelp and steelplast (UC-BUILD-31)."""

    shape = Shape("pay_build", Node("effect", Terms), Number("piece"), Number("site"))
    asked_by = ["UC-BUILD-31", "UC-BUILD-39"]

    def supplies(self, state: Sea) -> int:
        return building_supply(self.piece, self.effect.expansion)

    def ways(self, state: Sea) -> list[Goods]:
        player = state.me()
        return ways_to_pay(player, self.effect.price(player, self.piece, self.site))

    def pay(self, state: Sea, payment: Goods) -> None:
        pay_and_build(state, self.effect, self.piece, self.site, payment)


def pay_and_build(sea: Sea, effect: Terms, kind: int, site: int, payment: Goods) -> None:
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
    if kind == TUNNEL:
        supply = sea.supply = sea.supply.copy()
        supply.tunnels -= 1
        network.tunnels |= bit
    elif kind < TUNNEL:
        network.buildings = network.buildings[:]
        network.buildings[kind] |= bit
    else:
        place_dome(sea, network, kind, bit)
    if sea.events is not None:
        sea.tell("built", cause, {"kind": kind, "site": network.board.site_name(kind, site)})
    found: list[Effect] = []
    if kind == TUNNEL:
        reach(player, network, network.board.ends[site], found)
        connect_metropolises(sea, found)
    elif kind > TUNNEL and network.reached & bit:
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

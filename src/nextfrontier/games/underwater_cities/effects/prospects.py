"""Prospects of pending effects: all that they could still bring or trigger (UC-TURN-22, -23, UC-TIME-03).

An upper bound over everything that can happen before a promise must be kept: it may be too hopeful, never too gloomy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.rules.federation import BONUS_GOODS, TOP
from nextfrontier.games.underwater_cities.state.board import METROPOLISES, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import bits as bits_of
from nextfrontier.games.underwater_cities.state.supplies import (
    ADDS_ACTION_CARD,
    ADVANCES,
    ANY_BUILDING_SITE,
    ANY_CITY_SITE,
    ANY_EXPANSION_SITE,
    ANY_TUNNEL_SITE,
    BUILDS,
    CHANGES_AREA,
    CLAIMS,
    READIES_CARD,
    USES_CARD,
    union,
)
from nextfrontier.kernel.tasks import EVERYTHING

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.box import Contract
    from nextfrontier.games.underwater_cities.state.player import Player
    from nextfrontier.games.underwater_cities.state.sea import Sea

BUILDS_TUNNEL: Final = BUILDS << TUNNEL
# By space: what those above it give (UC-FED-05).
SPACE_SUPPLIES: Final = [
    union([bits_of(goods) for goods in BONUS_GOODS[space + 1 :]]) for space in range(TOP + 1)
]


class Prospects:
    """The closure of the bits that effects bring over everything that waits for them."""

    def of(self, sea: Sea, bits: int) -> int:
        """Return all bits that could come of an effect that brings these bits."""
        player = sea.players[sea.active]
        found = bits
        while found != EVERYTHING:
            more = found | player.powers.brought_by(found) | self.bonuses(sea, player, found)
            if found & ADVANCES:
                more |= SPACE_SUPPLIES[player.space]
            if found & USES_CARD:
                more |= EVERYTHING if found & ADDS_ACTION_CARD else self.action_cards(sea, player, found)
            if sea.government.contracts and found & CHANGES_AREA:
                more |= self.contracts(sea, player, found)
            if more == found:
                break
            found = more
        return found

    def of_building(self, sea: Sea, kind: int, site: int) -> int:
        """Return all bits that could come of building on this very site."""
        player = sea.players[sea.active]
        found = player.powers.brought_by(BUILDS << kind)
        bonus = player.network.board.bonus(kind, site)
        if bonus is not None:
            found |= bonus.supply
        if kind == TUNNEL:
            found |= self.metropolises(sea, player)
        for number in sea.government.contracts:
            contract = sea.box.contract(number)
            near = BUILDS << kind & contract.causes and contract.condition.is_near(sea, player)
            if near or contract.condition.holds(sea, player):
                found |= contract.take.supply
        return self.of(sea, found)

    def bonuses(self, sea: Sea, player: Player, bits: int) -> int:
        """Return the bits of construction bonuses, and of metropolises that a tunnel could connect."""
        board = player.network.board
        found = 0
        if bits & ANY_BUILDING_SITE:
            found |= board.building_supply
        if bits & ANY_EXPANSION_SITE:
            found |= board.expansion_supply
        if bits & ANY_CITY_SITE:
            found |= board.city_supply
        if bits & ANY_TUNNEL_SITE:
            found |= board.tunnel_supply
        if bits & BUILDS_TUNNEL:
            found |= self.metropolises(sea, player)
        return found

    def metropolises(self, sea: Sea, player: Player) -> int:
        """Return the bits of the instant effects of metropolises that are not connected yet."""
        found = 0
        for space in range(METROPOLISES):
            if not player.metropolises.connected >> space & 1:
                instant = sea.box.tile(player.metropolises.tiles[space]).instant
                if instant is not None:
                    found |= instant.supply
        return found

    def action_cards(self, sea: Sea, player: Player, bits: int) -> int:
        """Return the bits of the ready action cards, and of the used ones if they can be readied."""
        found = 0
        for number in player.cards.claimed:
            if number not in player.cards.used or bits & READIES_CARD:
                card = sea.box.card(number)
                if card.is_action:
                    found |= card.inner.supply
        return found

    def contracts(self, sea: Sea, player: Player, bits: int) -> int:
        """Return the bits of the rewards of contracts on display that are met or could be met."""
        found = 0
        for number in sea.government.contracts:
            contract = sea.box.contract(number)
            if contract.condition.holds(sea, player) or self.could_be_met(sea, player, contract, bits):
                found |= contract.take.supply
        return found

    def could_be_met(self, sea: Sea, player: Player, contract: Contract, bits: int) -> bool:
        """Could these bits help to fulfil the contract? No more than one card is claimed or paid in a turn."""
        causes = bits & contract.causes
        return causes != 0 and (causes != CLAIMS or contract.condition.is_near(sea, player))

"""What pending effects could still bring, all that they trigger included (UC-TURN-22, -23, UC-TIME-03).

An upper bound over everything that can happen before a promise must be kept: it may be too hopeful, never too gloomy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.kernel.agenda import EVERYTHING
from nextfrontier.underwater_cities.board import METROPOLISES, TUNNEL
from nextfrontier.underwater_cities.effect import (
    ADDS_ACTION_CARD,
    ADVANCES,
    BUILDS,
    BUILDS_CITY,
    BUILDS_INSIDE,
    BUILDS_OUTSIDE,
    CHANGES_AREA,
    READIES_CARD,
    USES_CARD,
)
from nextfrontier.underwater_cities.federation import BONUS_GOODS, TOP
from nextfrontier.underwater_cities.goods import bits as bits_of

if TYPE_CHECKING:
    from nextfrontier.underwater_cities.player import Player
    from nextfrontier.underwater_cities.sea import Sea

BUILDS_TUNNEL: Final = BUILDS << TUNNEL


class Prospects:
    """The closure of what effects bring over everything that waits for it."""

    def of(self, sea: Sea, bits: int) -> int:
        """All that could come of an effect that brings these bits."""
        player = sea.players[sea.active]
        found = bits
        while found != EVERYTHING:
            more = found | player.powers.brought_by(found) | self.bonuses(sea, player, found)
            if found & ADVANCES:
                more |= federation_bonuses(player.space)
            if found & USES_CARD:
                more |= EVERYTHING if found & ADDS_ACTION_CARD else self.action_cards(sea, player, found)
            if sea.contracts and found & CHANGES_AREA:
                more |= self.contracts(sea, player, found)
            if more == found:
                break
            found = more
        return found

    def bonuses(self, sea: Sea, player: Player, bits: int) -> int:
        """Construction bonuses, and metropolises that a tunnel could connect."""
        board = player.board
        found = 0
        if bits & BUILDS_INSIDE:
            found |= board.building_supply
        if bits & BUILDS_OUTSIDE:
            found |= board.expansion_supply
        if bits & BUILDS_CITY:
            found |= board.city_supply
        if bits & BUILDS_TUNNEL:
            found |= board.tunnel_supply
            for space in range(METROPOLISES):
                if not player.metropolises >> space & 1:
                    instant = sea.box.tile(player.tiles[space]).instant
                    if instant is not None:
                        found |= instant.supply
        return found

    def action_cards(self, sea: Sea, player: Player, bits: int) -> int:
        """The ready action cards, the used ones too if they can be readied."""
        found = 0
        for number in player.claimed:
            if number not in player.used or bits & READIES_CARD:
                card = sea.box.card(number)
                if card.is_action:
                    found |= card.inner.supply
        return found

    def contracts(self, sea: Sea, player: Player, bits: int) -> int:
        """The rewards of contracts on display that are met or could be met."""
        found = 0
        for number in sea.contracts:
            contract = sea.box.contract(number)
            if bits & contract.causes or contract.condition.holds(sea, player):
                found |= contract.take.supply
        return found


def federation_bonuses(space: int) -> int:
    """What the spaces above this one give (UC-FED-05)."""
    found = 0
    for higher in range(space + 1, TOP + 1):
        found |= bits_of(BONUS_GOODS[higher])
    return found

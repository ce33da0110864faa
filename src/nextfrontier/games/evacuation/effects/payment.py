"""Prices with savings: which units are saved is asked only if there is more than one way (EV-RES-04, OQ-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import reason
from nextfrontier.games.evacuation.state.goods import (
    KINDS,
    NAMES,
    WORLDS,
    Goods,
    as_goods,
    name_goods,
    spell_goods,
)
from nextfrontier.kernel.actions import Amounts
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Named, Shown, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Series, Shape, Text

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


def changed_cost(cost: Goods, change: Goods) -> Goods:
    """Return a cost with named units added or saved, no kind below 0."""
    return as_goods([max(cost[kind] + change[kind], 0) for kind in range(KINDS)])


def ways_to_pay(cost: Goods, saved: int) -> list[Goods]:
    """Return the possible payments when so many units of the player's choice are saved."""
    found = [cost]
    for _ in range(min(saved, sum(cost))):
        fewer: list[Goods] = []
        for way in found:
            for kind in range(KINDS):
                if way[kind]:
                    amounts = list(way)
                    amounts[kind] -= 1
                    less = as_goods(amounts)
                    if less not in fewer:
                        fewer.append(less)
        found = fewer
    return found


def payable_ways(player: Player, world: int, cost: Goods, saved: int) -> list[Goods]:
    """Return the payments that one world can make."""
    return [way for way in ways_to_pay(cost, saved) if player.can_pay(world, way)]


def can_pay(player: Player, world: int, cost: Goods, saved: int) -> bool:
    """Can one world pay in some way?"""
    if not saved:
        return player.can_pay(world, cost)
    return bool(payable_ways(player, world, cost, saved))


def stock_of(player: Player, world: int) -> Goods:
    """Return all resources of one world."""
    return as_goods(player.goods[world * KINDS : world * KINDS + KINDS])


PRICE: Final = Amounts("amounts", NAMES, 12)


class Pay(Decision["Worlds"]):
    """The choice of units to pay."""

    shape = Shape("pay", Number("world"), Series("cost", 3), Number("saved"), Text("cause"))
    asked_by = ["EV-RES-04", "OQ-60"]

    def __init__(self, world: int, cost: Goods, saved: int, cause: str) -> None:
        self.world = world
        self.cost = cost
        self.saved = saved
        self.cause = cause

    def families(self) -> list[Family[Any, Any]]:
        return PAYMENTS

    def way(self, move: int) -> Goods:
        """Return the payment of a move."""
        return ways_to_pay(self.cost, self.saved)[move] if self.saved else self.cost


class PaySo(Named["Worlds", Pay]):
    """Pay in one of the ways; the parameter is its place among them."""

    def __init__(self) -> None:
        super().__init__("pay", [PRICE])

    def options(self, state: Worlds, asked: Pay) -> list[int]:
        return list(range(len(ways_to_pay(asked.cost, asked.saved))))

    def add_moves(self, state: Worlds, asked: Pay, found: list[int]) -> None:
        player = state.me()
        for move, way in enumerate(ways_to_pay(asked.cost, asked.saved)):
            if player.can_pay(asked.world, way):
                found.append(move)

    def why_not(self, state: Worlds, asked: Pay, move: int) -> list[Reason]:
        way, player = asked.way(move), state.me()
        if player.can_pay(asked.world, way):
            return []
        price, held = spell_goods(way), spell_goods(stock_of(player, asked.world))
        return [reason("cannot_pay", "EV-RES-04", world=WORLDS[asked.world], price=price, stock=held)]

    def apply(self, state: Worlds, asked: Pay, move: int) -> None:
        state.pay(asked.world, asked.way(move), asked.cause)

    def spell(self, state: Worlds, asked: Pay, move: int) -> str:
        return f"pay {spell_goods(asked.way(move))}"

    def values(self, state: Worlds, asked: Pay, move: int) -> dict[str, Shown]:
        return {"amounts": name_goods(asked.way(move))}


PAYMENTS: Final = hand_out([PaySo()])

"""Phase 1: production, feeding, entertainment check, penalties (EV-INCOME)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.state.goods import (
    FOOD,
    KINDS,
    NEW,
    OLD,
    WORLDS,
    Goods,
    as_goods,
    name_goods,
)
from nextfrontier.games.evacuation.state.phases import INCOME
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.box import Box
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


def old_production(box: Box, player: Player) -> Goods:
    """Count the production of the face-up tiles of the continent, anew each year (EV-INCOME-03..05, EV-TRANS-27)."""
    amounts = [player.progress.tiles_old] * KINDS
    for number, area in enumerate(box.old_areas):
        if player.left >> number & 1:
            for kind in range(KINDS):
                amounts[kind] += area.produces[kind]
    return as_goods(amounts)


def produce(worlds: Worlds, player: Player) -> None:
    """Produce on both worlds, each for itself (EV-INCOME-02, -06, -07)."""
    for world in (OLD, NEW):
        goods = old_production(worlds.box, player) if world == OLD else as_goods(player.production)
        for kind in range(KINDS):
            player.add(world, kind, goods[kind])
        if worlds.events is not None and goods != (0, 0, 0):
            worlds.tell("produced", "EV-INCOME-01", {"world": WORLDS[world], **name_goods(goods)})


def food_demand(worlds: Worlds, player: Player, world: int) -> int:
    """Return the Food that a world owes in this year (EV-INCOME-17)."""
    return max(worlds.box.years[worlds.year - 1].food[world] - player.powers.feed_saving, 0)


def stadiums_demand(worlds: Worlds) -> int:
    """Return the number of Stadiums that must stand on the New World (EV-INCOME-23..25)."""
    return worlds.box.years[worlds.year - 1].stadiums


def feed(worlds: Worlds, player: Player) -> None:
    """Take the Food that each world owes, as far as it has it; missing Food is a penalty (EV-INCOME-17..22, -26)."""
    for world in (OLD, NEW):
        demand = food_demand(worlds, player, world)
        fed = min(demand, player.stock(world, FOOD))
        player.add(world, FOOD, -fed)
        if demand and worlds.events is not None:
            worlds.tell("fed", "EV-INCOME-18", {"world": WORLDS[world], "food": fed, "demand": demand})
        take_penalties(worlds, player, demand - fed, "EV-INCOME-26")


def entertain(worlds: Worlds, player: Player) -> None:
    """Give a penalty for each Stadium missing on the New World (EV-INCOME-23..25, -27, EV-STAD-06)."""
    missing = stadiums_demand(worlds) - len(player.stadiums[NEW])
    take_penalties(worlds, player, missing, "EV-INCOME-27")


def take_penalties(worlds: Worlds, player: Player, amount: int, cause: str) -> None:
    """Take Penalty tokens, which are kept to the end (EV-INCOME-28)."""
    if amount > 0:
        player.penalties += amount
        worlds.tell("penalty", cause, {"tokens": amount})


class Income(Task["Worlds"]):
    """The whole phase, seat by seat: nobody affects another (OQ-22)."""

    shape = Shape("income")

    def run(self, state: Worlds) -> None:
        state.phase = INCOME
        state.tell("phase", "EV-INCOME-01", {"phase": "income", "year": state.year})
        for seat in state.order:
            state.active = seat
            player = state.players[seat]
            produce(state, player)
            feed(state, player)
            entertain(state, player)

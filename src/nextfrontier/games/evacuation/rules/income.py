"""Phase 1: production, feeding, entertainment check, penalties (EV-INCOME)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.state.goods import (
    FOOD,
    KINDS,
    NEW,
    NOTHING,
    OLD,
    WORLDS,
    Goods,
    as_goods,
    name_goods,
    plus,
)
from nextfrontier.games.evacuation.state.phases import INCOME
from nextfrontier.kernel.events import Details
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.box import Box
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


class Producer:
    """Something that gives goods at Income: a world, what stands there, and what it gives."""

    def __init__(self, world: int, cause: str, goods: Goods) -> None:
        self.world = world
        self.cause = cause  # the id of an Area, or the rule of Productivity tiles or Production markers
        self.goods = goods


def producers_of(box: Box, player: Player) -> list[Producer]:
    """Return the face-up tiles of the continent, anew each year, and the markers (EV-INCOME-03..07, EV-TRANS-27)."""
    found = [
        Producer(OLD, area.id, area.produces)
        for number, area in enumerate(box.old_areas)
        if player.left >> number & 1
    ]
    tiles = player.progress.tiles_old
    found.append(Producer(OLD, "EV-INCOME-03", (tiles, tiles, tiles)))
    for kind in range(KINDS):
        levels = [0] * KINDS
        levels[kind] = player.production[kind]
        found.append(Producer(NEW, "EV-INCOME-07", as_goods(levels)))
    return [producer for producer in found if producer.goods != NOTHING]


def old_production(box: Box, player: Player) -> Goods:
    """Add up what the continent produces (EV-INCOME-03)."""
    sum_ = NOTHING
    for producer in producers_of(box, player):
        if producer.world == OLD:
            sum_ = plus(sum_, producer.goods)
    return sum_


def produce(worlds: Worlds, player: Player) -> None:
    """Produce on both worlds, each for itself, one producer after the other (EV-INCOME-02, -06, -07)."""
    producers = producers_of(worlds.box, player)
    for world in (OLD, NEW):
        sum_ = NOTHING
        for producer in producers:
            if producer.world == world:
                take_yield(worlds, player, producer)
                sum_ = plus(sum_, producer.goods)
        if worlds.events is not None and sum_ != NOTHING:
            worlds.tell("produced", "EV-INCOME-01", {"world": WORLDS[world], **name_goods(sum_)})


def take_yield(worlds: Worlds, player: Player, producer: Producer) -> None:
    """Take what one producer gives (EV-INCOME-06, -07)."""
    for kind in range(KINDS):
        player.add(producer.world, kind, producer.goods[kind])
    if worlds.events is not None:
        details: Details = {"world": WORLDS[producer.world]}
        details.update(name_goods(producer.goods))
        worlds.tell("yielded", producer.cause, details)


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
    demand, stadiums = stadiums_demand(worlds), len(player.stadiums[NEW])
    if demand and worlds.events is not None:
        worlds.tell("entertained", "EV-INCOME-23", {"stadiums": stadiums, "needed": demand})
    take_penalties(worlds, player, demand - stadiums, "EV-INCOME-27")


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

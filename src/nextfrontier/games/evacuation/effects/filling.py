"""Filling the spaces of an Area that is settled, and its production from then on (EV-SETTLE, EV-INCOME)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import reason
from nextfrontier.games.evacuation.effects.fields import GOOD
from nextfrontier.games.evacuation.effects.infrastructure import check_requirements
from nextfrontier.games.evacuation.state.geography import Area
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, NEW, Goods, as_goods
from nextfrontier.kernel.actions import Several
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Named, Shown, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape, Text

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

MOST_FACTORY_SPACES: Final = 2


def ways_to_fill(spaces: int) -> list[Goods]:
    """Return the Factories by kind that fill so many spaces (EV-SETTLE-06)."""
    found: list[Goods] = []
    for kinds in combinations_with_replacement(range(KINDS), spaces):
        amounts = [kinds.count(kind) for kind in range(KINDS)]
        found.append(as_goods(amounts))
    return found


WAYS: Final = [ways_to_fill(spaces) for spaces in range(MOST_FACTORY_SPACES + 1)]


class UseFactories(Decision["Worlds"]):
    """The choice of Factories for the Area, asked only if kinds differ."""

    shape = Shape("use_factories", Number("area", 0), Text("cause"))
    asked_by = ["EV-SETTLE-05", "EV-SETTLE-06"]

    def __init__(self, area: int, cause: str) -> None:
        self.area = area  # by number
        self.cause = cause

    def ways(self, worlds: Worlds) -> list[Goods]:
        """Return the ways to fill the spaces of the Area."""
        return WAYS[worlds.box.geography.areas[self.area].factories]

    def families(self) -> list[Family[Any, Any]]:
        return FACTORIES


class UseSome(Named["Worlds", UseFactories]):
    """Fill the spaces of the Area with Factories; the parameter is an index of WAYS."""

    def __init__(self) -> None:
        super().__init__("place", [Several("factories", GOOD)])

    def options(self, state: Worlds, asked: UseFactories) -> list[int]:
        return list(range(len(asked.ways(state))))

    def is_legal(self, state: Worlds, asked: UseFactories, move: int) -> bool:
        way, player = asked.ways(state)[move], state.me()
        for kind in range(KINDS):
            if way[kind] > player.prepared_factories(NEW, kind):
                return False
        return True

    def why_not(self, state: Worlds, asked: UseFactories, move: int) -> list[Reason]:
        way, player = asked.ways(state)[move], state.me()
        for kind in range(KINDS):
            have = player.prepared_factories(NEW, kind)
            if way[kind] > have:
                return [reason("too_few_of_kind", "EV-SETTLE-05", kind=NAMES[kind], have=have)]
        return []

    def apply(self, state: Worlds, asked: UseFactories, move: int) -> None:
        area = state.box.geography.areas[asked.area]
        settle_area(state, area, asked.ways(state)[move], asked.cause)

    def kinds(self, worlds: Worlds, asked: UseFactories, move: int) -> list[str]:
        """Return the kinds of the Factories by name, each as often as it is used."""
        way = asked.ways(worlds)[move]
        return [NAMES[kind] for kind in range(KINDS) for _ in range(way[kind])]

    def spell(self, state: Worlds, asked: UseFactories, move: int) -> str:
        return " ".join(["use", *self.kinds(state, asked, move)])

    def values(self, state: Worlds, asked: UseFactories, move: int) -> dict[str, Shown]:
        return {"factories": self.kinds(state, asked, move)}


FACTORIES: Final = hand_out([UseSome()])


def settle_area(worlds: Worlds, area: Area, factories: Goods, cause: str) -> None:
    """Put the pieces on the Area, where they produce (EV-SETTLE-16, -17, EV-INCOME-09, -11, -12, EV-FACTORY-08)."""
    player = worlds.me()
    player.settlements = player.settlements.with_area(area.number, factories)  # EV-POP-03
    player.people -= area.people
    output = player.powers.output
    rise = list(area.yields)
    for kind in range(KINDS):
        player.factories[KINDS + kind] -= factories[kind]
        rise[kind] += factories[kind] * (1 + output[kind])
    if worlds.events is not None:
        worlds.tell("settled", cause, {"area": area.id, "people": area.people, "factories": area.factories})
    worlds.raise_production(player, as_goods(rise), area.id)
    check_requirements(worlds)
    worlds.box.claims.check(worlds)

"""Moves that name one unit: a kind of resource or Factory and a world (EV-RES-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.effect import reason
from nextfrontier.games.evacuation.effects.fields import GOOD, WORLD
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, WORLDS
from nextfrontier.kernel.families import WIDTH, D, Family, first, second
from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ALL_UNITS: Final = [world << WIDTH | kind for world in range(len(WORLDS)) for kind in range(KINDS)]


class Unit(Family["Worlds", D]):
    """Name one unit; the parameters are its kind and its world."""

    def __init__(self, kind: str, pattern: str) -> None:
        super().__init__(kind, pattern, [GOOD, WORLD])

    def options(self, state: Worlds, asked: D) -> list[int]:
        return [self.base | unit for unit in ALL_UNITS]


def unit_of(move: int) -> int:
    """Return the place of the unit in a player's stock of both worlds."""
    return second(move) * KINDS + first(move)


def why_none_left(worlds: Worlds, move: int, rule: str) -> list[Reason]:
    """Return why a unit cannot be paid: there is none."""
    if worlds.me().goods[unit_of(move)]:
        return []
    return [reason("none_left", rule, world=WORLDS[second(move)], kind=NAMES[first(move)])]

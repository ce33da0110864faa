"""Moves that name one unit: a kind of resource or Factory and a world (EV-RES-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.effect import MOST, reason
from nextfrontier.games.evacuation.effects.fields import GOOD, WORLD
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, WORLDS, Goods
from nextfrontier.kernel.families import WIDTH, D, Family, first, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.vocabulary import Amount, Given, Row, Sort, Word
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import amounts

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ALL_UNITS: Final = [world << WIDTH | kind for world in range(len(WORLDS)) for kind in range(KINDS)]


def make_price(food: int, steel: int, energy: int, any_: int) -> tuple[Goods, int]:
    """Make named units and units of choice."""
    return (food, steel, energy), any_


def show_units(given: Given) -> Row:
    """Show amounts as they are written, without their sign."""
    return [icon for name in given.call.named for icon in (str(abs(given.number(name))), name)]


PRICE: Final = Sort("price", tuple)
UNITS: Final = Word(
    "units",
    PRICE,
    make_price,
    *[Amount(name, default=0, least=-MOST, most=MOST) for name in (*NAMES, "any")],
    says=lambda given: amounts(given.call),
    icons=show_units,
)


def say_change(term: str, key: str, n: int) -> dict[str, Part]:
    """Say so much more or less, as a term of this name; nothing if it stays as it is."""
    return {term: Message(f"{key}.{'more' if n > 0 else 'less'}", abs(n))} if n else {}


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
    """Return the reason why a unit cannot be paid: there is none."""
    if worlds.me().goods[unit_of(move)]:
        return []
    return [reason("none_left", rule, world=WORLDS[second(move)], kind=NAMES[first(move)])]

"""The arguments of calls, read one by one: numbers, kinds, resources (cards document 2.1, 2.2)."""

from __future__ import annotations

from collections.abc import Mapping

from nextfrontier.games.underwater_cities.state.board import (
    DESALINATION,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.games.underwater_cities.state.goods import RESOURCE_NAMES, Goods
from nextfrontier.kit.arguments import Arguments, one_of
from nextfrontier.kit.expressions import ExpressionError, Value

COLOURS = {"green": 0, "red": 1, "yellow": 2}  # of slots and cards (UC-GEN-08)
BUILDINGS = [FARM, DESALINATION, LABORATORY]  # neither tunnels nor cities (UC-CARD-05)
KINDS = {
    "farm": [FARM],
    "desal": [DESALINATION],
    "lab": [LABORATORY],
    "tunnel": [TUNNEL],
    "building": BUILDINGS,
    "structure": [*BUILDINGS, TUNNEL],  # no cities (UC-CARD-27)
    "white_city": [NONSYMBIOTIC],
    "symbiotic_city": [SYMBIOTIC],
    "city": [NONSYMBIOTIC, SYMBIOTIC],  # either kind (UC-BUILD-04, UC-CARD-06)
}
STRUCTURES = {name: kinds for name, kinds in KINDS.items() if max(kinds) <= TUNNEL}  # upgradable (UC-UPG-01)


def as_kinds(value: Value, table: Mapping[str, list[int]]) -> list[int]:
    """A kind, a group, or a list of them."""
    names = value if isinstance(value, list) else [value]
    found: list[int] = []
    for name in names:
        found += [kind for kind in one_of(name, table, "the kind") if kind not in found]
    return found


def kind_mask(call: Arguments, table: Mapping[str, list[int]]) -> int:
    """The kinds an event looks at, as a bit mask."""
    return sum(1 << kind for kind in as_kinds(call.next("the kind"), table))


def as_goods(value: Value) -> Goods:
    """`res(kelp=1, …)`."""
    call = Arguments(value, "res(…)")
    if call.name != "res":
        raise ExpressionError(f"expected res(…), found {call.name}")
    amounts = [call.number_option(name, 1) if name in call.named else 0 for name in RESOURCE_NAMES]
    call.finish()
    return (amounts[0], amounts[1], amounts[2], amounts[3], amounts[4])

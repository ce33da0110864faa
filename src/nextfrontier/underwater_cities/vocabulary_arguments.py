"""The arguments of calls, read one by one: numbers, kinds, resources (cards document 2.1, 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from nextfrontier.underwater_cities.board import (
    DESALINATION,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.underwater_cities.expressions import Call, ExpressionError, Value, show
from nextfrontier.underwater_cities.goods import RESOURCE_NAMES, Goods

T = TypeVar("T")
COLOURS = {"green": 0, "red": 1, "yellow": 2}
BUILDINGS = [FARM, DESALINATION, LABORATORY]
KINDS = {
    "farm": [FARM],
    "desal": [DESALINATION],
    "lab": [LABORATORY],
    "tunnel": [TUNNEL],
    "building": BUILDINGS,
    "structure": [*BUILDINGS, TUNNEL],
    "white_city": [NONSYMBIOTIC],
    "symbiotic_city": [SYMBIOTIC],
    "city": [NONSYMBIOTIC, SYMBIOTIC],
}
STRUCTURES = {name: kinds for name, kinds in KINDS.items() if max(kinds) <= TUNNEL}


class Arguments:
    """The arguments of one call, each to be used exactly once."""

    def __init__(self, value: Value, what: str) -> None:
        if not isinstance(value, Call):
            raise ExpressionError(f"expected {what}, found {show(value)}")
        self.name = value.name
        self.positional = list(value.arguments)
        self.named = dict(value.named)

    def next(self, what: str) -> Value:
        """The next positional argument."""
        if not self.positional:
            raise ExpressionError(f"{self.name}: {what} is missing")
        return self.positional.pop(0)

    def option(self, name: str, default: Value) -> Value:
        """A named argument, or its default."""
        return self.named.pop(name, default)

    def number(self, what: str) -> int:
        """The next positional argument, a number."""
        return as_number(self.next(what), f"{self.name}: {what}")

    def number_option(self, name: str, default: int) -> int:
        """A named number, or its default."""
        return as_number(self.option(name, default), f"{self.name}: {name}")

    def rest(self) -> list[Value]:
        """All positional arguments that are left."""
        found, self.positional = self.positional, []
        return found

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.positional or self.named:
            extra = [show(value) for value in self.positional] + list(self.named)
            raise ExpressionError(f"{self.name}: unknown argument {extra[0]}")


def as_number(value: Value, what: str) -> int:
    """A number between 1 and 99."""
    if not isinstance(value, int) or not 1 <= value <= 99:
        raise ExpressionError(f"{what} must be a number from 1 to 99, not {show(value)}")
    return value


def number_or_zero(call: Arguments, name: str) -> int:
    """A named number that may be left out."""
    return call.number_option(name, 1) if name in call.named else 0


def one_of(value: Value, table: Mapping[str, T], what: str) -> T:
    """A word of a table."""
    if not isinstance(value, str) or value not in table:
        raise ExpressionError(f"{what} must be one of {', '.join(table)}, not {show(value)}")
    return table[value]


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

"""The arguments of calls of an effect expression, read one by one, each exactly once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from nextfrontier.kit.expressions import Call, ExpressionError, Value, show

T = TypeVar("T")


class Arguments:
    """The arguments of one call, each to be used exactly once."""

    def __init__(self, value: Value, what: str) -> None:
        if not isinstance(value, Call):
            raise ExpressionError(f"expected {what}, found {show(value)}")
        self.name = value.name
        self.positional = list(value.arguments)
        self.named = dict(value.named)

    def next(self, what: str) -> Value:
        """Return the next positional argument, and use it up."""
        if not self.positional:
            raise ExpressionError(f"{self.name}: {what} is missing")
        return self.positional.pop(0)

    def option(self, name: str, default: Value) -> Value:
        """Return a named argument, or its default."""
        return self.named.pop(name, default)

    def number(self, what: str) -> int:
        """Return the next positional argument, a number."""
        return as_number(self.next(what), f"{self.name}: {what}")

    def number_option(self, name: str, default: int) -> int:
        """Return a named number, or its default."""
        return as_number(self.option(name, default), f"{self.name}: {name}")

    def rest(self) -> list[Value]:
        """Return all positional arguments that are left."""
        found, self.positional = self.positional, []
        return found

    def finish(self) -> None:
        """Refuse arguments that are left over."""
        if self.positional or self.named:
            extra = [show(value) for value in self.positional] + list(self.named)
            raise ExpressionError(f"{self.name}: unknown argument {extra[0]}")


def made(value: Value, what: str, makers: Mapping[str, Callable[[Arguments], T]]) -> T:
    """Build the thing that a call names (`an effect`, `a count`), from its arguments by the maker of its name."""
    call = Arguments(value, what)
    maker = makers.get(call.name)
    if maker is None:
        raise ExpressionError(
            f"unknown {what.split()[-1]} {call.name}; known are {', '.join(sorted(makers))}"
        )
    found = maker(call)
    call.finish()
    return found


def as_number(value: Value, what: str) -> int:
    """Return a number between 1 and 99."""
    if not isinstance(value, int) or not 1 <= value <= 99:
        raise ExpressionError(f"{what} must be a number from 1 to 99, not {show(value)}")
    return value


def number_or_zero(call: Arguments, name: str) -> int:
    """Return a named number that may be left out."""
    return call.number_option(name, 1) if name in call.named else 0


def one_of(value: Value, table: Mapping[str, T], what: str) -> T:
    """Return a word of a table."""
    if not isinstance(value, str) or value not in table:
        raise ExpressionError(f"{what} must be one of {', '.join(table)}, not {show(value)}")
    return table[value]


def several(values: list[Value], name: str) -> list[Value]:
    """Return a list of at least two values."""
    if len(values) < 2:
        raise ExpressionError(f"{name}: at least two are needed")
    return values

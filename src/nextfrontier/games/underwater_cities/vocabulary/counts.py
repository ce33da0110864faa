"""The vocabulary of counts and conditions (cards document 2.6)."""

from __future__ import annotations

from collections.abc import Callable

from nextfrontier.games.underwater_cities.effects.counts import (
    ANY_CITY,
    ANY_METROPOLIS,
    AtLeast,
    CitiesWith,
    Claimed,
    Condition,
    Connected,
    Count,
    OnSpace,
    SlotColours,
    Smallest,
    SpecialsPaid,
    Upgraded,
)
from nextfrontier.games.underwater_cities.state.board import (
    DESALINATION,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.games.underwater_cities.vocabulary.arguments import STRUCTURES, as_kinds
from nextfrontier.kit.arguments import Arguments, made, number_or_zero, one_of
from nextfrontier.kit.expressions import ExpressionError, Value

COUNTED = {
    "farm": FARM,
    "desal": DESALINATION,
    "lab": LABORATORY,
    "tunnel": TUNNEL,
    "white_city": NONSYMBIOTIC,
    "symbiotic_city": SYMBIOTIC,
    "city": ANY_CITY,
    "metropolis": ANY_METROPOLIS,
}
CLAIMED_TYPES = ("action", "permanent", "production", "scoring", "any", "numbered")


def as_condition(value: Value) -> Condition:
    """A condition of 2.6."""
    call = Arguments(value, "a condition")
    condition: Condition
    if call.name == "at_least":
        condition = AtLeast(as_count(call.next("the count")), call.number("the number"))
    elif call.name == "on_space":
        condition = OnSpace(call.number("the space"))
    else:
        raise ExpressionError(f"unknown condition {call.name}; known are at_least, on_space")
    call.finish()
    return condition


def as_count(value: Value) -> Count:
    """A count of 2.6."""
    return made(value, "a count", COUNTS)


def cities_with(call: Arguments) -> Count:
    """Connected cities having at least all of these."""
    names = ("farm", "desal", "lab")
    plain = [number_or_zero(call, name) for name in names]
    upgraded = [number_or_zero(call, f"upgraded_{name}") for name in names]
    return CitiesWith(plain, upgraded, number_or_zero(call, "building"))


def claimed(call: Arguments) -> Count:
    """Own claimed cards of a type."""
    return Claimed(one_of(call.next("the type"), {name: name for name in CLAIMED_TYPES}, "the type"))


COUNTS: dict[str, Callable[[Arguments], Count]] = {
    "connected": lambda call: Connected(one_of(call.next("the kind"), COUNTED, "the kind")),
    "upgraded": lambda call: Upgraded(as_kinds(call.next("the kind"), STRUCTURES)[0]),
    "cities_with": cities_with,
    "claimed": claimed,
    "specials_paid": lambda call: SpecialsPaid(),
    "min_of": lambda call: Smallest([as_count(value) for value in call.rest()]),
    "slot_colours": lambda call: SlotColours(),
}

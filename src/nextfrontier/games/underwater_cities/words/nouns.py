"""Nouns with their numbers as messages: prices, things to build, what is counted."""

from __future__ import annotations

from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.words.calls import as_call, only, word
from nextfrontier.kit.words.messages import Message, Series
from nextfrontier.kit.words.nouns import amounts, counted, nouns

ALL_KINDS_OF_BUILDING: dict[str, Value] = {"farm": 1, "desal": 1, "lab": 1}


def things(kinds: list[str], n: int, prefix: str = "kind.") -> Message | Series:
    """`1 farm or 1 laboratory`, `2 farms or laboratories`."""
    if n == 1:
        return Series("or", [counted(Message(prefix + kind), 1) for kind in kinds])
    return counted(nouns(kinds, n, prefix), n)


def price(cost: Value) -> Series:
    """What is to be paid; the normal price of an upgrade is 1 science (UC-UPG-04)."""
    if cost == "usual":
        return Series("and", [counted(Message("good.science"), 1)])
    call = as_call(cost)
    if call.name == "either":
        return Series("or", [price(bundle) for bundle in call.arguments])
    return amounts(call)


def count(value: Value, n: int) -> Message:
    """The noun of n counted things (cards document 2.6)."""
    call = as_call(value)
    if call.name in ("connected", "upgraded", "claimed"):
        return Message(f"{call.name}.{word(only(call))}", n)
    if call.name == "min_of":
        return Message("min_of", n, things=at_least_each(call, 1))
    if call.name == "cities_with" and call.named == ALL_KINDS_OF_BUILDING:
        return Message("cities_with.all_kinds", n)
    if call.name == "cities_with":
        return Message("cities_with", n, things=amounts(call, "kind."))
    return Message(call.name, n)


def at_least_each(call: Call, n: int) -> Series:
    """n of each count: of one, or of those whose smallest is asked for."""
    counts: list[Value] = call.arguments if call.name == "min_of" else [call]
    return Series("and", [counted(count(each, n), n) for each in counts])

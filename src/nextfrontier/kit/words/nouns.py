"""Nouns with their numbers as messages, the same in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.vocabulary import as_number
from nextfrontier.kit.words.messages import Message, Name, Part, Series


def name_count(noun: Message | Series, n: int) -> Message:
    """Name a number of things: `2 farms`."""
    return Message("counted", n, noun=noun)


def nouns(kinds: list[str], n: int, prefix: str = "kind.") -> Series:
    """Name kinds in the plural of n: `farms or laboratories`."""
    return Series("or", [Message(prefix + kind, n) for kind in kinds])


def things(kinds: list[str], n: int, prefix: str = "kind.") -> Part:
    """Name a number of one of several kinds: `1 farm or 1 laboratory`, `2 farms or laboratories`."""
    if n == 1:
        return Series("or", [name_count(Message(prefix + kind), 1) for kind in kinds])
    return name_count(nouns(kinds, n, prefix), n)


def amounts(bundle: Call, prefix: str = "good.") -> Series:
    """Name the amounts of a bundle: `2 credits and 1 steelplast`."""
    given = [(key, as_number(n)) for key, n in bundle.named.items()]
    return Series("and", [name_count(Message(prefix + key, n), n) for key, n in given])


def scale(values: Sequence[Value]) -> Series:
    """Name the values of a scale: `8 / 9 / 10`."""
    return Series("scale", [Message("number", as_number(n)) for n in values])


def name_or_text(printed: Mapping[str, str], key: str, name: str) -> Message:
    """Name a component by the entry of its key if this is its printed name; else people gave it its name."""
    return Message(key) if printed.get(key) == name else Name(name)


def say_terms(message: Message, names: Sequence[str], given: Mapping[str, Part]) -> Message:
    """Give a message all these parts, of which those that are not given say nothing."""
    message.parts.update({name: given.get(name, Message("left_out")) for name in names})
    return message


def ordinal(n: int) -> Message:
    """Name a rank: `second`."""
    return Message(f"ordinal.{n}" if n <= 4 else "ordinal.more", n)

"""Nouns with their numbers as messages, the same in every game."""

from __future__ import annotations

from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.words.calls import number, numbers
from nextfrontier.kit.words.messages import Message, Series


def counted(noun: Message | Series, n: int) -> Message:
    """`2 farms`."""
    return Message("counted", n, noun=noun)


def nouns(kinds: list[str], n: int, prefix: str = "kind.") -> Series:
    """`farms or laboratories`, in the plural of n."""
    return Series("or", [Message(prefix + kind, n) for kind in kinds])


def amounts(bundle: Call, prefix: str = "good.") -> Series:
    """`2 credits and 1 steelplast`."""
    given = [(key, number(n)) for key, n in bundle.named.items()]
    return Series("and", [counted(Message(prefix + key, n), n) for key, n in given])


def scale(values: Value) -> Series:
    """`8 / 9 / 10`."""
    return Series("scale", [Message("number", n) for n in numbers(values)])


def ordinal(n: int) -> Message:
    """`second`."""
    return Message(f"ordinal.{n}" if n <= 4 else "ordinal.more", n)

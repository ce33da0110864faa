"""Nouns of cards as messages: Areas, counted things, goods and prices."""

from __future__ import annotations

from nextfrontier.games.evacuation.state.goods import NAMES, Goods
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.kit.words.nouns import name_count


def environment(name: str, n: int = 1) -> Message:
    """Name an environment, of n things: `tundra`."""
    return Message(f"environment.{name}", n)


def goods(given: Goods) -> Part:
    """Name goods: `1 Food and 2 Steel`."""
    found: list[Part] = [name_count(Message(f"good.{NAMES[k]}", n), n) for k, n in enumerate(given) if n]
    return Series("and", found) if found else Message("nothing")

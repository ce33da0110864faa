"""Nouns of cards as messages: Areas, what is counted, goods and prices."""

from __future__ import annotations

from nextfrontier.games.evacuation.state.goods import NAMES, Goods
from nextfrontier.kit.expressions import Value
from nextfrontier.kit.words.calls import as_call, named_word, only, word
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.kit.words.nouns import amounts, counted


def area(environments: list[str], needs: str) -> Part:
    """`forest or ocean Area that needs at least 1 Factory`."""
    noun = of_environments(environments, 1)
    return Message(f"areas.needs.{needs}", areas=noun) if needs else noun


def of_environments(environments: list[str], n: int) -> Part:
    """`tundra Areas`, `Areas`."""
    if not environments:
        return Message("areas.any", n)
    return Message("areas", n, environments=Series("or", [environment(name) for name in environments]))


def environment(name: str) -> Message:
    """`tundra`."""
    return Message(f"environment.{name}")


def areas(selector: Value, n: int) -> Part:
    """`desert Areas with people`."""
    call = as_call(selector)
    noun = of_environments([word(call.named["env"])] if "env" in call.named else [], n)
    holds = named_word(call, "with", "any")
    return noun if holds == "any" else Message(f"areas.{holds}", n, areas=noun)


def grouped(selectors: list[Value]) -> Part:
    """`1 forest Area and 2 tundra Areas`: equal selectors are counted."""
    shown = [str(selector) for selector in selectors]
    first = [i for i, text in enumerate(shown) if shown.index(text) == i]
    return Series(
        "and", [counted(areas(selectors[i], shown.count(shown[i])), shown.count(shown[i])) for i in first]
    )


def count(value: Value, n: int) -> Part:
    """The noun of n counted things."""
    inner = only(as_call(value))
    if isinstance(inner, str):
        return Message(f"count.{inner}", n)
    return Message("count.areas", n, areas=areas(inner, n))


def price(cost: Value) -> Part:
    """`1 Food and 2 resources of your choice`."""
    return amounts(as_call(cost))


def goods(given: Goods) -> Part:
    """`1 Food and 2 Steel`."""
    found: list[Part] = [counted(Message(f"good.{NAMES[k]}"), n) for k, n in enumerate(given) if n]
    return Series("and", found) if found else Message("nothing")

"""Moves as messages: which sentence a move takes, and the nouns of its parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nextfrontier.games.evacuation.state.goods import NAMES, as_goods
from nextfrontier.games.evacuation.words.nouns import goods
from nextfrontier.games.evacuation.words.things import action_card, goal, thing
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.messages import Message, Name, Part, Series
from nextfrontier.kit.words.moves import Fields

LEFT: Final = ("transport", "launch")  # decisions whose end has a sentence of its own


def part_of(name: str, value: Shown) -> Part:
    """Return the noun of a parameter."""
    return NOUNS.get(name, name_value)(value)


def key_of(kind: str, fields: Fields) -> str:
    """Return the key of the sentence: the kind, and its variant."""
    if kind == "action":
        return "action.card" if fields["card"] else "action"
    if kind == "energy":
        return (
            "energy.both"
            if fields["old"] and fields["new"]
            else f"energy.{'old' if fields['old'] else 'new'}"
        )
    if kind == "leave":
        return f"leave.{fields['asked'] if fields['asked'] in LEFT else fields['word']}"
    return kind


def name_value(value: Shown) -> Part:
    """Return a thing by its id."""
    return thing(str(value))


def list_things(value: Shown) -> Part:
    """Return things by their ids, Action cards by their numbers."""
    items = value if isinstance(value, list) else []
    said = [Name(str(item)) if isinstance(item, int) else thing(item) for item in items]
    return Series("and", said) if said else Message("nothing")


def good(value: Shown) -> Part:
    """Return a kind of resource."""
    return Message(f"good.{value}")


def kinds(value: Shown) -> Part:
    """Return kinds of Factories in a row."""
    found: list[Part] = [good(kind) for kind in value] if isinstance(value, list) else []
    return Series("and", found) if found else Message("nothing")


def amounts(value: Shown) -> Part:
    """Return amounts of resources by name."""
    given = value if isinstance(value, dict) else {}
    return goods(as_goods([given.get(name, 0) for name in NAMES]))


def factory(value: Shown) -> Part:
    """Return a kind of Factory."""
    return Message(f"factory.{value}")


def goal_card(value: Shown) -> Part:
    """Return a Goal card by its number, a Common Goal by its id."""
    return goal(value) if isinstance(value, int) else thing(str(value))


def number_in(value: Shown) -> int:
    """Return a parameter that is a number."""
    return value if isinstance(value, int) else 0


def count_by(key: str) -> Callable[[Shown], Part]:
    """Return a function that makes the noun of numbered things."""
    return lambda value: Message(key, number_in(value))


def word_by(prefix: str) -> Callable[[Shown], Part]:
    """Return a function that makes the noun of a word of the catalogue."""
    return lambda value: Message(f"{prefix}.{value}")


# Nouns that are made of other parameters.
DERIVED: Final[Mapping[str, Callable[[Fields], Shown]]] = {
    "factory": lambda fields: fields["good"],
    "units": lambda fields: {str(fields["good"]): number_in(fields["amount"])},
}
NOUNS: Final[Mapping[str, Callable[[Shown], Part]]] = {
    "amount": count_by("number"),
    "amounts": amounts,
    "card": lambda value: action_card(value) if isinstance(value, int) else Name(""),
    "cards": list_things,
    "factories": kinds,
    "factory": factory,
    "give": good,
    "goal": goal_card,
    "good": good,
    "items": list_things,
    "lane": word_by("lane"),
    "marker": word_by("track_marker"),
    "new": count_by("energy"),
    "old": count_by("energy"),
    "part": count_by("number"),
    "power": count_by("number"),
    "steps": count_by("steps"),
    "take": good,
    "units": amounts,
    "world": word_by("world"),
}

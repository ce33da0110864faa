"""Moves as messages: which sentence a move takes, and the nouns of its parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nextfrontier.games.evacuation.state.goods import NAMES, as_goods
from nextfrontier.games.evacuation.words.nouns import goods
from nextfrontier.games.evacuation.words.things import action_card, goal, thing
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.messages import Message, Name, Part, Series
from nextfrontier.kit.words.moves import Fields, move_message

LEFT: Final = ("transport", "launch")  # decisions whose end has a sentence of its own


def message_of(kind: str, fields: Fields) -> Message:
    """Return a move as a message."""
    return move_message(
        key_of(kind, fields), {name: NOUNS.get(name, named)(value) for name, value in fields.items()}
    )


def key_of(kind: str, fields: Fields) -> str:
    """Return the key of the sentence: the kind, and what is said differently within it."""
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


def named(value: Shown) -> Part:
    """Return a thing by its id."""
    return thing(str(value))


def listed(value: Shown) -> Part:
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


def goal_card(value: Shown) -> Part:
    """Return a Goal card by its number, a Common Goal by its id."""
    return goal(value) if isinstance(value, int) else thing(str(value))


def counted(key: str) -> Callable[[Shown], Part]:
    """Return the noun of numbered things."""
    return lambda value: Message(key, value if isinstance(value, int) else 0)


def worded(prefix: str) -> Callable[[Shown], Part]:
    """Return the noun of words that stand in the catalogue."""
    return lambda value: Message(f"{prefix}.{value}")


NOUNS: Final[Mapping[str, Callable[[Shown], Part]]] = {
    "amount": counted("number"),
    "amounts": amounts,
    "card": lambda value: action_card(value) if isinstance(value, int) else Name(""),
    "cards": listed,
    "factories": kinds,
    "give": good,
    "goal": goal_card,
    "good": good,
    "items": listed,
    "lane": worded("lane"),
    "marker": worded("track_marker"),
    "new": counted("energy"),
    "old": counted("energy"),
    "part": counted("number"),
    "power": counted("number"),
    "steps": counted("steps"),
    "take": good,
    "world": worded("world"),
}

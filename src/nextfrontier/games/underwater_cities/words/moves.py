"""Moves as messages: which sentence a move takes, and the nouns of its parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract
from nextfrontier.games.underwater_cities.words.things import Things, amounts, slot
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.messages import Message, Name, Part, Series
from nextfrontier.kit.words.moves import Fields, numbers

# Kinds that are said differently with a further parameter.
BESIDE: Final = {"keep": "under", "take": "under", "part": "steps", "pay": "card"}


class Nouns:
    """Names the parameters of moves by these things."""

    def __init__(self, things: Things) -> None:
        self.things = things
        self.nouns: dict[str, Callable[[Shown], Part]] = {
            "amounts": bundle,
            "card": self.card,
            "cards": self.cards,
            "contract": lambda value: name_contract(things.facts.contracts[str(value)]),
            "give": bundle,
            "slot": lambda value: slot(str(value)),
            "piece": lambda value: Message(f"piece.{value}"),
            "take": bundle,
            "times": lambda value: Message("pay_times", value if isinstance(value, int) else 0),
            "told": lambda value: things.place(str(value)),
            "under": self.cards,
        }

    def part_of(self, name: str, value: Shown) -> Part:
        """Return the noun of a parameter."""
        return self.nouns.get(name, keep_name)(value)

    def card(self, value: Shown) -> Part:
        """Return a card by its name."""
        number = value if isinstance(value, int) else 0
        return name_card(self.things.facts.cards[number]) if number else Message("assistant")

    def cards(self, value: Shown) -> Part:
        """Return cards by their names."""
        found = [self.card(number) for number in numbers(value)]
        return Series("and", found) if found else Message("nothing")


def key_of(kind: str, fields: Fields) -> str:
    """Return the key of the sentence: the kind, and the variant within it."""
    if kind == "turn":
        turn = "clone" if fields["clone"] else "turn"
        if not fields["card"]:
            return f"{turn}.no_card"
        order = "card_first" if fields["card_first"] else "slot_first"
        return f"{turn}.{order if fields['matches'] else 'discard'}"
    if kind == "leave":
        return f"leave.{fields['asked'] if fields['asked'] == 'play_card' else fields['word']}"
    beside = BESIDE.get(kind, "")
    return f"{kind}.{beside}" if fields.get(beside) else kind


def keep_name(value: Shown) -> Part:
    """Return a number, or a name that is the same in every language: of a site or a tile."""
    return Message("number", value) if type(value) is int else Name(str(value))


def bundle(value: Shown) -> Part:
    """Return amounts of goods by name."""
    given = value if isinstance(value, dict) else {}
    return amounts({RESOURCE_NAMES[POSITION_NAMES.index(name)]: n for name, n in given.items()})

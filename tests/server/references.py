"""Hidden things that a frame names, and those that a seat may have heard of. Neither asks the gate."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from typing import Any, Protocol

from nextfrontier.games.evacuation.state.box import GOALS_FROM
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.zones import Pile

NOTATIONS = {"move", "moves"}


class Names(Protocol):
    """The names of things that can be hidden, in the frames of a game."""

    @property
    def fields(self) -> Mapping[str, int]:
        """Return the fields whose bare numbers are names, each with the number that is added to them."""

    @property
    def counts(self) -> Set[str]:
        """Return the fields in which a single number is a mere count."""

    def in_move(self, text: str) -> Iterator[int]:
        """Yield the things that a move in notation names."""

    def in_text(self, text: str) -> Iterator[int]:
        """Yield the things that any other text names."""


def names_of(state: State) -> Names:
    """Return the names of the game that is played."""
    if isinstance(state, Worlds):
        return EvacuationNames(state)
    assert isinstance(state, Sea)
    return UnderwaterCitiesNames(state)


def things_named(names: Names, frame: Any) -> set[int]:
    """Return all hidden or once hidden things that occur in a frame, in fields, moves and sentences."""
    return set(numbers_in(names, frame, ""))


def numbers_in(names: Names, value: Any, field: str) -> Iterator[int]:
    """Walk through a frame; `field` is the name under which a value stands."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if not (isinstance(inner, int) and name in names.counts):
                yield from numbers_in(names, inner, field_of(names, name, field, value))
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(names, inner, field)
    elif isinstance(value, str):
        yield from names.in_move(value) if field in NOTATIONS else names.in_text(value)
    elif type(value) is int and field in names.fields and value > 0:
        yield names.fields[field] + value


def field_of(names: Names, name: str, field: str, value: dict[str, Any]) -> str:
    """Return the field of a value: within piles and changes, the field that they are about."""
    if name == "text" and "label" in value:
        return "move"
    if name in ("before", "after", "value") and "path" in value:
        path = value["path"]
        parts = re.split(r"[.\[\]]+", path) if isinstance(path, str) else [str(step) for step in path]
        if isinstance(value[name], int) and (
            "backs" in parts or parts[-1] in {"count", "place", *names.counts}
        ):
            return name  # how many, or where
        about = [part for part in parts if part in names.fields]
        return about[-1] if about else name
    return field if name in ("known", "card") and field in names.fields else name


class UnderwaterCitiesNames:
    """Cards by number, metropolises by id."""

    fields = dict.fromkeys(
        (
            "card", "cards", "which", "under", "hand", "discard", "three_credit", "special_deck", "deck",
            "under_board", "shown", "dropped", "looking", "leaving", "once_used",
        ), 0
    )  # fmt: skip
    counts = {"cards", "under_deck"}
    in_sentences = re.compile(r"\bcards? (\d+) (?=[A-Z])")
    tile = re.compile(r"\b[BM]-\d+\b")

    def __init__(self, sea: Sea) -> None:
        self.tiles = {tile.id: number for number, tile in sea.box.tiles.items()}

    def in_move(self, text: str) -> Iterator[int]:
        verb = text.partition(" ")[0]
        if verb not in ("part", "gain", "exchange", "pay"):
            found = [int(word) for word in text.replace("+", " ").split() if word.isdigit()]
            yield from found[:1] if verb == "spend" else found
        yield from self.in_text(text)

    def in_text(self, text: str) -> Iterator[int]:
        yield from (int(number) for number in self.in_sentences.findall(text))
        yield from (self.tiles[name] for name in self.tile.findall(text) if name in self.tiles)


class EvacuationNames:
    """Goal and Action cards by numbers of their own; ships, Stadiums, Infrastructure and Solo cards by id."""

    fields = {
        **dict.fromkeys(("goals", "unused_goals", "kept", "discarded_goal", "packs", "among", "removed", "goal"),
                        GOALS_FROM - 1),
        **dict.fromkeys(("hand", "under", "dropped", "shown", "action_deck", "discard", "which", "given", "card"), 0),
    }  # fmt: skip
    counts = {"goals"}
    goal_cards = re.compile(r"\bGoal cards? (\d+)")
    action_cards = re.compile(r"(?<!Goal )\bcard (\d+)")
    id = re.compile(r"\b(?:S|ST|SO|I|II)\d+\b")

    def __init__(self, worlds: Worlds) -> None:
        solo = {card.id: card.number for card in worlds.box.solo_cards}
        self.ids = {**worlds.box.ids, **solo}

    def in_move(self, text: str) -> Iterator[int]:
        verb, _, rest = text.partition(" ")
        numbers = [int(word) for word in rest.split() if word.isdigit()]
        if verb in ("goal", "drop"):
            yield from (GOALS_FROM - 1 + number for number in numbers)
        elif verb == "keep":
            yield from numbers
        yield from self.in_text(text)

    def in_text(self, text: str) -> Iterator[int]:
        yield from (GOALS_FROM - 1 + int(number) for number in self.goal_cards.findall(text))
        yield from (int(number) for number in self.action_cards.findall(text))
        yield from (self.ids[name] for name in self.id.findall(text) if name in self.ids)


def open_to(state: State, seat: int) -> set[int]:
    """Return the things that lie open, or that the seat was shown, by the table's own state."""
    known = {thing for pile in state.piles() for thing in known_in(pile, seat)}
    return known | set(state.in_sight())


def known_in(pile: Pile, seat: int) -> Iterator[int]:
    """Yield the things of a pile that a seat (or a spectator) was shown, there or before they were mixed."""
    for index, thing in enumerate(pile.cards):
        shown = pile.seen[index] if pile.seen else 0
        mixed = pile.mixed[index] if pile.mixed else 0
        if shown == -1 or (seat != SPECTATOR and (pile.owner == seat or (shown | mixed) >> seat & 1)):
            yield thing

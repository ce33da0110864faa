"""Which cards and tiles a frame names, and which a seat may have heard of. Neither asks the gate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from nextfrontier.kernel.agenda import SPECTATOR
from nextfrontier.kernel.views import Pile
from nextfrontier.underwater_cities.sea import Sea

CARD_FIELDS = {
    "card", "cards", "which", "under", "hand", "known", "discard", "three_credit", "special_deck", "deck",
    "under_board", "shown", "dropped", "looking", "leaving", "once_used",
}  # fmt: skip
COUNTS = {"cards", "under_deck"}  # in events these are often mere numbers of cards
NOTATIONS = {"move", "moves", "domain"}
IN_SENTENCES = re.compile(r"\bcards? (\d+) (?=[A-Z])")
TILE = re.compile(r"\b[BM]-\d+\b")


def cards_named(frame: Any) -> set[int]:
    """All numbers of cards that occur in a frame, in fields, moves and sentences."""
    return set(numbers_in(frame, ""))


def numbers_in(value: Any, field: str) -> Iterator[int]:
    """Walk through a frame; `field` is the name under which a value stands."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if isinstance(inner, int) and name in COUNTS:
                continue
            yield from numbers_in(inner, field if name == "known" and field in CARD_FIELDS else name)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner, field)
    elif isinstance(value, bool):
        return
    elif isinstance(value, int):
        if field in CARD_FIELDS:
            yield value
    elif isinstance(value, str):
        yield from numbers_in_text(value, field)


def numbers_in_text(text: str, field: str) -> Iterator[int]:
    """Cards in a notation or in a sentence."""
    if field in NOTATIONS:
        verb = text.partition(" ")[0]
        if verb not in ("part", "gain", "exchange", "pay"):
            words = text.replace("+", " ").split()
            found = [int(word) for word in words if word.isdigit()]
            yield from found[:1] if verb == "spend" else found
    elif field == "text":
        yield from (int(number) for number in IN_SENTENCES.findall(text))


def tiles_named(text: str, tiles: dict[str, int]) -> set[int]:
    """All metropolises whose names occur in the text of a frame."""
    return {tiles[name] for name in TILE.findall(text) if name in tiles}


def open_to(sea: Sea, seat: int) -> set[int]:
    """Cards and tiles that lie open or where the seat was shown them, by the table's own state."""
    known = {thing for pile in sea.piles() for thing in known_in(pile, seat)}
    return known | set(sea.in_sight())


def known_in(pile: Pile, seat: int) -> Iterator[int]:
    """The things of a pile that a seat (or a spectator) was shown there."""
    for index, thing in enumerate(pile.cards):
        seen = pile.seen[index] if pile.seen else 0
        if seen == -1 or (seat != SPECTATOR and (pile.owner == seat or seen >> seat & 1)):
            yield thing

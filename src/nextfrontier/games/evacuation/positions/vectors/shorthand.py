"""Short words for positions, so that a vector reads like its text in docs/rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nextfrontier.games.evacuation.positions.documents import Position
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.kit.vectors.reading import Word, Words

Document = dict[str, Any]

LATER_BONUSES: Final = ("YB5", "YB6")
FLAG: Final = "YB8"


def set_up(_seats: int, facts: Document) -> tuple[Document, Document]:
    """Return the options and the facts as they are: the start of a turn in year 1 unless told otherwise."""
    return facts.pop("options", {}), facts


# Moments of a year.


def transport(seats: int) -> Document:
    """Return the Transport phase: nobody is done yet."""
    lanes = ["lanes", *[[["transport", 0]] for _ in range(seats)]]
    return {"phase": 3, "pending": [lanes, ["after_transport"], ["phase", 4]]}


def advance(seats: int, power: int, moved: int = -1) -> Document:
    """Return the advance of player 1, the last to advance; the first marker may have `moved` already."""
    return {"phase": 5, "pending": [["advance", power, moved], ["next_to_advance", seats], ["phase", 6]]}


def end_of_year(seats: int, year: int) -> Document:
    """Return the last choice of a year: player 1 may still invent for its Bonus."""
    bonus = "YB4" if year < 4 else FLAG
    pending = [["invent", f"{bonus} lower/1", 1, False], ["next_bonus", seats], ["phase", 7]]
    bonuses = [FLAG] if bonus == FLAG else [bonus, *LATER_BONUSES[: 3 - year], FLAG]
    return {"year": year, "phase": 6, "bonuses": bonuses, "pending": pending}


def adjustments(_seats: int) -> Document:
    """Return the end of a race: only the adjustments are left."""
    return {"year": 4, "phase": 6, "finished": True, "pending": [["race_adjustments"]]}


# Nations.


def area(seat: int = 0, **facts: Any) -> Document:
    """Return a nation: resources and production as `2/7/7`, markers as `8 main, 1`."""
    short = {field: READ[field](facts[field]) for field in READ if isinstance(facts.get(field), str)}
    return {"seat": seat, **facts, **short}


def triple(text: str) -> dict[str, int]:
    """Return `2/7/7` as Food, Steel and Energy."""
    return dict(zip(NAMES, map(int, text.split("/")), strict=True))


def markers(text: str) -> list[list[int | str]]:
    """Return `8 main, 1` as step and lane of both Progress markers; without a word they wait."""
    words = [marker.split() for marker in text.split(", ")]
    return [[int(step), lane[0] if lane else "waiting"] for step, *lane in words]


READ: Final[dict[str, Callable[[str], Any]]] = {
    "old": triple,
    "new": triple,
    "production": triple,
    "markers": markers,
}


def read(field: str) -> Word:
    """Return the short word for a field; a value that is no text stands for itself."""
    return lambda value: {field: READ[field](value) if isinstance(value, str) else value}


def by_world(field: str, read_one: Callable[[str], Any], none: str) -> Word:
    """Return the short word for a field with a part for each world: a world that is not named has none."""

    def read_both(worlds: Document) -> Document:
        if not all(isinstance(text, str) for text in worlds.values()):
            return {field: worlds}
        return {
            field: {world: read_one(text) for world, text in {"old": none, "new": none, **worlds}.items()}
        }

    return read_both


AREA: Final[dict[str, Word]] = {
    **{field: read(field) for field in READ},
    "factories": by_world("factories", triple, "0/0/0"),
    "stadiums": by_world("stadiums", str.split, ""),
    "ships": by_world("ships", str.split, ""),
}
MOMENTS: Final[dict[str, Callable[..., Document]]] = {
    "transport": transport,
    "advance": advance,
    "end of year": end_of_year,
    "race adjustments": adjustments,
}

WORDS: Final = Words(Position, set_up, MOMENTS, AREA, AREA)

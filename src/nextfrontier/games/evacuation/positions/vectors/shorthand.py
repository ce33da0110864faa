"""Short words for positions, so that a vector reads like its text in docs/rules."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.kernel.vectors import Try, Vector, played

Document = dict[str, Any]

TRIPLES: Final = ("old", "new", "production")
LATER_BONUSES: Final = ("YB5", "YB6")
FLAG: Final = "YB8"


def vector(id_: str, areas: list[Document], *tries: Try, seats: int = 2, **changes: Any) -> Vector:
    """A position at the start of a turn of player 1 in year 1, unless told otherwise; `options` are the game's."""
    options: Document = changes.pop("options", {})
    return Vector(id_, seats, options, {"order": list(range(seats)), **changes, "players": areas}, tries)


# Nations.


def triple(text: str) -> dict[str, int]:
    """`2/7/7` as Food, Steel and Energy."""
    return dict(zip(NAMES, map(int, text.split("/")), strict=True))


def markers(text: str) -> list[list[int | str]]:
    """`8 main, 1`: step and lane of both Progress markers; without a word they wait."""
    words = [marker.split() for marker in text.split(", ")]
    return [[int(step), lane[0] if lane else "waiting"] for step, *lane in words]


def area(seat: int = 0, **facts: Any) -> Document:
    """A nation, or what it must have: resources and production as `2/7/7`, markers as `8 main, 1`."""
    found: Document = {"seat": seat, **facts}
    for field in TRIPLES:
        if isinstance(found.get(field), str):
            found[field] = triple(found[field])
    if isinstance(found.get("markers"), str):
        found["markers"] = markers(found["markers"])
    return found


def factories(new: str = "0/0/0", old: str = "0/0/0") -> Document:
    """Prepared Factories by world."""
    return {"old": triple(old), "new": triple(new)}


def stadiums(new: str = "", old: str = "") -> Document:
    """Stadiums by world: `ST00 ST03`."""
    return {"old": old.split(), "new": new.split()}


def ships(old: str = "", new: str = "") -> Document:
    """Spaceships by world."""
    return {"old": old.split(), "new": new.split()}


LAST_STEP: Final[Document] = {"markers": "3, 1", "set": 1}  # 1 step to go: `advancing(1, moved=0)`
WAITING: Final = area(1, ships=ships("S21"), old="0/0/9")  # player 2 is not done with Transport yet


# Moments of a year.

ADVANCED: Final[Document] = {"options": {"actions": "advanced"}}
ADJUSTING: Final[Document] = {
    "year": 4,
    "phase": 6,
    "finished": True,
    "pending": [["race_adjustments"]],
    "options": {"mode": "race"},
}


def transport(seats: int = 2) -> Document:
    """The Transport phase: nobody is done yet."""
    lanes = ["lanes", *[[["transport", 0]] for _ in range(seats)]]
    return {"phase": 3, "pending": [lanes, ["after_transport"], ["phase", 4]]}


def advancing(power: int, seats: int = 2, moved: int = -1) -> Document:
    """Player 1 advances, as the last to do so; the first marker may have `moved` already."""
    return {"phase": 5, "pending": [["advance", power, moved], ["next_to_advance", seats], ["phase", 6]]}


def year_end(year: int, seats: int = 2) -> Document:
    """Player 1 may still invent for the Bonus of the year: the last choice of it."""
    bonus = "YB4" if year < 4 else FLAG
    pending = [["invent", f"{bonus} lower/1", 1, False], ["next_bonus", seats], ["phase", 7]]
    return {"year": year, "phase": 6, "bonuses": stack(bonus, year), "pending": pending}


def stack(top: str, year: int = 1) -> list[str]:
    """The Year-end Bonus cards from this year on."""
    later = [name for name in LATER_BONUSES if name != top]
    return [top] if top == FLAG else [top, *later[: 3 - year], FLAG]


# Moves to try.


def legal(moves: str, *others: Document, table: Document | None = None, **facts: Any) -> Try:
    """Moves, separated by semicolons, that are legal; then player 1 has these `facts`, and so on."""
    return played(moves, [area(0, **facts), *others], **(table or {}))


def ends(moves: str, *scores: dict[str, int]) -> Try:
    """Moves after which the game is over, with these points by seat."""
    return played(moves, [], scores, finished=True)

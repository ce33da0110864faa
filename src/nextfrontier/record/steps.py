"""The steps of a move: the states between its events, and what changes from one to the next."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.watching import Film
from nextfrontier.record.record import Record

Path = list[str | int]  # keys and indices, as in ["players", 0, "buildings", "BR.1"]


class Gone:
    """The type of `GONE`."""

    def __repr__(self) -> str:
        return "gone"


GONE: Final = Gone()  # stands for the value of a key that a document does not have


class Place:
    """One place in which two documents differ, with its values."""

    __slots__ = ("after", "before", "path")

    def __init__(self, path: Path, before: object, after: object) -> None:
        self.path = path
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        return f"{self.path}: {self.before} → {self.after}"


def film_entry(record: Record, number: int) -> list[State]:
    """Return the states from before a move to after it: one more than the move has events, at least two.

    The state after an event has everything that was done up to the moment at which the event was told; the last
    one has all that came of the move.
    """
    entry, before = record.entries[number], record.at(number)
    after, film = before.copy(), Film()
    after.events, after.watch = [], film
    after.play(entry.seat, after.parse(entry.seat, entry.move))
    after.events, after.watch = None, None
    return [before, *film.states[:-1], after]


def find_places(before: object, after: object) -> list[Place]:
    """Return all places in which two documents differ; a list that grew or shrank is one place."""
    found: list[Place] = []
    add_places(before, after, [], found)
    return found


def add_places(before: object, after: object, path: Path, found: list[Place]) -> None:
    """Add the places below a path in which two values differ."""
    if type(before) is type(after) and before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            add_places(before.get(key, GONE), after.get(key, GONE), [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(before):
            add_places(value, after[index], [*path, index], found)
    else:
        found.append(Place(path, before, after))

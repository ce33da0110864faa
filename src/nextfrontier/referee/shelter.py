"""The games that a referee holds: the one in play, and copies of it by their handles."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.reasons import problem, refusal
from nextfrontier.record.record import Record
from nextfrontier.referee.reading import bad_request

MOST_COPIES: Final = 256


class Shelter:
    """The game in play and its copies. A handle is never given twice."""

    def __init__(self) -> None:
        self.main: Record | None = None
        self.copies: dict[str, Record] = {}
        self.given = 0

    def open(self, record: Record) -> Record:
        """Put a game in play; the old one and all copies go."""
        self.main = record
        self.copies = {}
        return record

    def find(self, handle: str | None) -> Record:
        """Return the game in play, or the copy with this handle."""
        if handle is not None:
            self.check(handle)
            return self.copies[handle]
        if self.main is None:
            raise bad_request(problem("do_no_game_yet_send"))
        return self.main

    def add(self, copy: Record) -> str:
        """Keep a copy and return its handle."""
        self.given += 1
        handle = f"copy{self.given}"
        self.copies[handle] = copy
        return handle

    def check_room(self) -> None:
        """Refuse another copy when there are too many."""
        if len(self.copies) >= MOST_COPIES:
            raise refusal("too_many_copies", "", limit=MOST_COPIES)

    def drop(self, handle: str) -> None:
        """Forget a copy."""
        self.check(handle)
        del self.copies[handle]

    def check(self, handle: str) -> None:
        """Refuse a handle that names no copy."""
        if handle not in self.copies:
            raise refusal("unknown_handle", "", handle=handle)

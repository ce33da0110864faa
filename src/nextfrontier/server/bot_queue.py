"""The queue for the bots: lines by urgency, in each of them first come, first served.

A line has a bounded number of places. Tables beyond it wait outside: only their names are kept, so that they may
leave the memory meanwhile. Nothing of a position is kept in either place: a question is made when a bot is free.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Final

from nextfrontier.server.tables import Table

Document = dict[str, Any]
LINES: Final = ("present", "people", "bots")  # by urgency, most urgent first
PRESENT: Final = 0  # somebody is connected to the table
PEOPLE: Final = 1  # people play at the table, but nobody is connected
BOTS: Final = 2  # nobody waits


@dataclass(eq=False)
class Wish:
    """A bot is to move for a seat, or to advise the person on it."""

    table: Table
    seat: int
    level: str  # of the bot that advises; the one that moves is known by the table
    urgency: int
    since: float = field(default_factory=time.monotonic)
    advice: asyncio.Future[Document] | None = None
    trouble: int = 0  # attempts that failed


def urgency_of(table: Table) -> int:
    """Return the line for a table: somebody waits there, may come back, or nobody will."""
    if table.watchers:
        return PRESENT
    return PEOPLE if any(not seat.is_played_by_bot for seat in table.seats) else BOTS


class Queue:
    """Everybody who waits for a bot."""

    def __init__(self, most: int) -> None:
        self.most = most  # wishes in each line
        self.lines: list[dict[Wish, None]] = [{} for _ in LINES]
        self.outside: list[dict[str, float]] = [{} for _ in LINES]  # names of tables, since when
        self.called: dict[str, float] = {}  # tables that come in from outside
        self.changed = asyncio.Event()

    def is_full(self, urgency: int) -> bool:
        """Has a line no free place?"""
        return len(self.lines[urgency]) >= self.most

    def admits(self, name: str, urgency: int) -> bool:
        """May a table queue up now? Others that are outside go before it, unless it was called."""
        return name in self.called or not (self.is_full(urgency) or self.outside[urgency])

    def join(self, wish: Wish) -> None:
        """Queue up at the end of a line."""
        self.lines[wish.urgency][wish] = None

    def leave(self, wish: Wish) -> None:
        """Give up a place, if there was one."""
        self.lines[wish.urgency].pop(wish, None)
        self.changed.set()

    def move_up(self, wish: Wish, urgency: int) -> None:
        """Change to a more urgent line, because somebody has come to the table."""
        if urgency < wish.urgency and wish in self.lines[wish.urgency]:
            self.leave(wish)
            wish.urgency = urgency
            self.join(wish)

    def take(self) -> Wish | None:
        """Take out the first of the most urgent line."""
        for line in self.lines:
            if line:
                wish = next(iter(line))
                self.leave(wish)
                return wish
        return None

    # Outside.

    def stay_outside(self, name: str, urgency: int) -> None:
        """Let a table wait for a place; it moves up if it has become more urgent."""
        if any(name in line for line in self.outside[: urgency + 1]):
            return
        self.outside[urgency][name] = self.come_in(name)
        self.changed.set()

    def come_in(self, name: str) -> float:
        """Forget that a table is outside; since when it was, or now."""
        found = [line.pop(name) for line in (*self.outside, self.called) if name in line]
        return min(found, default=time.monotonic())

    async def call(self) -> str:
        """Wait until there is a place for a table that is outside, and call it."""
        while True:
            for urgency, line in enumerate(self.outside):
                if line and not self.is_full(urgency):
                    name = next(iter(line))
                    self.called[name] = line.pop(name)
                    return name
            self.changed.clear()
            await self.changed.wait()

    # Figures.

    def lengths(self) -> dict[str, tuple[int, int]]:
        """How many wait in each line, and how many tables outside."""
        return {
            line: (len(self.lines[urgency]), len(self.outside[urgency])) for urgency, line in enumerate(LINES)
        }

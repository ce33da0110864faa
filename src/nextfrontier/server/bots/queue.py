"""The queue for the bots: lines by urgency, in each of them the addresses one after the other.

Whoever asks little waits for one thought of each other address at most, however many wishes those have. A line that
was passed over often enough goes first for once. A line has a bounded number of places. Tables beyond it wait outside:
only their names are kept, so that they may leave the memory meanwhile. Nothing of a position is kept in either place: a
question is made when a bot is free.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from nextfrontier.bots.reviewing.tasks import Task
from nextfrontier.kernel.game import Document
from nextfrontier.server.store.contract import has_people
from nextfrontier.server.tables.table import Table

LINES: Final = ("present", "people", "bots", "reviews")  # by urgency, most urgent first
PRESENT: Final = 0  # somebody who plays at the table is connected
PEOPLE: Final = 1  # people play at the table, but none of them is connected
BOTS: Final = 2  # nobody waits
REVIEWS: Final = 3  # of finished games
MOST_PASSED_OVER: Final = 8  # wishes of more urgent lines, until a line goes first for once
MOST_ADVICE: Final = 2  # suggestions for one address that wait at a time


@dataclass(eq=False)
class Wish:
    """A bot is to move for a seat, to advise the person on it, or to do a part of a review."""

    table: Table
    seat: int
    level: str  # of the bot that advises; the one that moves is known by the table
    urgency: int
    address: str  # at whose cost the bot thinks; the name of the table if nobody is known
    since: float = field(default_factory=time.monotonic)
    advice: asyncio.Future[Document] | None = None
    spend: Callable[[float], None] = lambda seconds: None  # told how long the bot that advises has thought
    task: Task | None = None  # of a review; its answer is told as an advice is
    trouble: int = 0  # attempts that failed


def urgency_of(table: Table) -> int:
    """Return the line for a table: somebody waits there, may come back, or nobody will."""
    if any(watcher.mine for watcher in table.watchers):
        return PRESENT
    return PEOPLE if has_people(table.seats) else BOTS


class Line:
    """Wishes of one urgency. The addresses take turns; the wishes of an address keep their order."""

    def __init__(self) -> None:
        self.wishes: dict[str, dict[Wish, None]] = {}  # by address, the next one first
        self.passed_over = 0  # wishes of more urgent lines that were taken while somebody waited here

    def __len__(self) -> int:
        return sum(len(own) for own in self.wishes.values())

    def of(self, address: str) -> list[Wish]:
        """Return the wishes of an address."""
        return list(self.wishes.get(address, ()))

    def join(self, wish: Wish) -> None:
        """Queue up behind the other wishes of the same address."""
        self.wishes.setdefault(wish.address, {})[wish] = None

    def leave(self, wish: Wish) -> bool:
        """Give up a place; tell whether there was one."""
        own = self.wishes.get(wish.address, {})
        if wish not in own:
            return False
        del own[wish]
        if not own:
            del self.wishes[wish.address]
        return True

    def take(self) -> Wish:
        """Take out the first wish of the next address, which waits for all others then."""
        self.passed_over = 0
        address = next(iter(self.wishes))
        own = self.wishes.pop(address)
        wish = next(iter(own))
        del own[wish]
        if own:
            self.wishes[address] = own
        return wish


class Queue:
    """All wishes for bots, in lines by urgency, and the tables that wait outside."""

    def __init__(self, most: int) -> None:
        self.most = most  # wishes in each line
        self.lines = [Line() for _ in LINES]
        self.outside: list[dict[str, float]] = [{} for _ in LINES]  # names of tables, since when
        self.called: dict[str, float] = {}  # tables that come in from outside
        self.changed = asyncio.Event()

    def is_full(self, urgency: int) -> bool:
        """Has a line no free place?"""
        return len(self.lines[urgency]) >= self.most

    def is_newcomer(self, address: str, urgency: int) -> bool:
        """Has a person no wish yet? One such wish is always taken, else one address could fill the line."""
        return urgency == PRESENT and not self.lines[PRESENT].of(address)

    def admits(self, name: str, urgency: int, address: str) -> bool:
        """May a table queue up now? Others that are outside go before it, unless it was called."""
        if name in self.called or self.is_newcomer(address, urgency):
            return True
        return not (self.is_full(urgency) or self.outside[urgency])

    def admits_advice(self, address: str) -> bool:
        """May an address ask for advice? Only for little at a time."""
        waiting = [wish for wish in self.lines[PRESENT].of(address) if wish.advice is not None]
        if len(waiting) >= MOST_ADVICE:
            return False
        return self.is_newcomer(address, PRESENT) or not self.is_full(PRESENT)

    def join(self, wish: Wish) -> None:
        """Queue up in a line."""
        self.lines[wish.urgency].join(wish)

    def leave(self, wish: Wish) -> bool:
        """Give up a place; tell whether there was one."""
        found = self.lines[wish.urgency].leave(wish)
        self.changed.set()
        return found

    def move_up(self, wish: Wish, urgency: int, address: str) -> None:
        """Change to a more urgent line, because somebody has come to the table."""
        if urgency < wish.urgency:
            self.move(wish, urgency, address)

    def move(self, wish: Wish, urgency: int, address: str) -> None:
        """Change the line and the address of a wish that still waits."""
        if self.leave(wish):
            wish.urgency, wish.address = urgency, address
            self.join(wish)

    def take(self) -> Wish | None:
        """Take out a wish: of the most urgent line, or of one that was passed over often enough."""
        waiting = [line for line in self.lines if line]
        if not waiting:
            return None
        due = [line for line in waiting if line.passed_over >= MOST_PASSED_OVER]
        chosen = (due or waiting)[0]
        for line in waiting[waiting.index(chosen) + 1 :]:
            line.passed_over += 1
        self.changed.set()
        return chosen.take()

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
        """Count for each line the wishes that wait in it and the tables outside."""
        return {
            line: (len(self.lines[urgency]), len(self.outside[urgency])) for urgency, line in enumerate(LINES)
        }

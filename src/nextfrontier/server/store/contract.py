"""The contract of a store of tables. Everything that it has taken is durable when the call returns."""

from __future__ import annotations

from typing import Protocol

import msgspec

from nextfrontier.kernel.game import Document
from nextfrontier.protocol.tables import SeatKind
from nextfrontier.record.history import Row


class StoreTrouble(Exception):
    """The error of a store that cannot be opened; its message is for the person who starts the server."""


class Seat(msgspec.Struct):
    """A seat and its owner."""

    seat: int
    kind: SeatKind
    name: str
    level: str  # of the bot that plays, or that stands in; empty if none does
    away: bool  # a person left; a bot stands in
    token: str | None  # hash of the seat token

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot move for this seat?"""
        return self.kind == "bot" or self.away


def has_people(seats: list[Seat]) -> bool:
    """Is there a seat for which no bot moves?"""
    return any(not seat.is_played_by_bot for seat in seats)


class TableFacts(msgspec.Struct):
    """The facts of a table that never change, and the few that change without a move."""

    name: str
    game: str
    setup: Document  # seats, options, seed and position, as a record is made from them
    title: str
    public: bool
    invitation: str | None  # hash
    created: float
    over: bool
    next_table: str | None  # the rematch


class ListedTable(msgspec.Struct):
    """A public table with open seats, as everybody sees it; its cards are not dealt yet."""

    name: str
    game: str
    title: str
    created: float
    seats: list[Seat]


class ChatLine(msgspec.Struct):
    """Something said at a table."""

    number: int
    seat: int | None
    name: str
    text: str
    time: float
    request: str | None = (
        None  # hash of sender and request, so that a request that comes again is not said again
    )


class Answer(msgspec.Struct):
    """The first answer to a request of a seat that changed something."""

    seat: int
    request: str
    reply: Document


class Digest(msgspec.Struct, frozen=True):
    """A hash of the whole state at a moment behind which nobody can go back."""

    version: int  # rows of the table at that moment
    moves: int  # moves that counted then, and count for ever
    digest: str


class Change(msgspec.Struct, frozen=True):
    """One step of a table: rows from number `first` on, with their answer and digest."""

    first: int
    rows: list[Row]
    answer: Answer | None = None
    over: bool = False
    digest: Digest | None = None


class StoredTable(msgspec.Struct):
    """A whole table."""

    facts: TableFacts
    seats: list[Seat]
    rows: list[Row]
    answers: list[Answer]
    chat: list[ChatLine]
    digests: list[Digest] = []


class Store(Protocol):
    """The home of tables. Calls for one table come one after the other; rows are only ever appended.

    A call that the store cannot carry out is refused with `store_failed`: what it was to write may be there or
    not, and the next call that succeeds tells which, for ever.
    """

    async def open(self) -> None:
        """Make it ready, and its schema where there is none; StoreTrouble if that cannot be."""

    async def close(self) -> None:
        """Finish the calls under way, then close."""

    async def add_table(
        self, facts: TableFacts, seats: list[Seat], rows: list[Row], after: str | None = None
    ) -> None:
        """Add a new table; `after` names the table whose rematch it is."""

    async def load(self, name: str) -> StoredTable | None:
        """Return a table with everything that was said and done at it.

        Rows behind a hole are taken away, and a line of chat says so.
        """

    async def append(self, name: str, change: Change) -> None:
        """Append a change, all or nothing; refused if its rows do not follow those that are there."""

    async def probe(self) -> None:
        """Write something that changes nothing; refused if the store cannot write."""

    async def put_seat(self, name: str, seat: Seat, setup: Document | None = None) -> None:
        """Keep a seat that has changed hands, and the set-up if it changes with it."""

    async def set_setup(self, name: str, setup: Document) -> None:
        """Keep the set-up of a table that is not dealt yet, or is dealt now."""

    async def say(self, name: str, line: ChatLine, kept: int) -> None:
        """Keep a line of chat; of all lines only the last `kept` stay."""

    async def public_tables(self, most: int) -> list[ListedTable]:
        """Return the public tables with open seats, newest first."""

    async def still_open(self, names: list[str]) -> list[str]:
        """Return those of these tables that are public and have open seats."""

    async def tables_with_bots(self, since: float, most: int) -> list[tuple[str, bool]]:
        """Return the tables in play with bots and a change since then, and whether people sit at each.

        Those with people come first, then the latest.
        """

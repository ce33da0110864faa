"""What a store of tables keeps and promises. Everything that it has taken is durable when the call returns."""

from __future__ import annotations

from typing import Protocol

import msgspec

from nextfrontier.kernel.game import Document
from nextfrontier.protocol.tables import SeatKind
from nextfrontier.record.history import Row


class StoreTrouble(Exception):
    """The store cannot be opened; the message is for the person who starts the server."""


class Seat(msgspec.Struct):
    """Who sits on a seat."""

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
    """What never changes of a table, and the little that does beside its moves."""

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
    """What everybody sees of a public table with open seats; its cards are not dealt yet."""

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
    """What a table appends at once: rows from number `first` on, and what belongs to them."""

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
    """Where tables live. Calls for one table come one after the other; rows are only ever appended.

    A call that the store cannot carry out is refused with `store_failed`: what it was to write may be there or
    not, and the next call that succeeds tells which, for ever.
    """

    async def open(self) -> None:
        """Make it ready, and its schema where there is none; StoreTrouble if that cannot be."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def add_table(
        self, facts: TableFacts, seats: list[Seat], rows: list[Row], after: str | None = None
    ) -> None:
        """A new table, and with it perhaps the name of the table whose rematch it is."""

    async def load(self, name: str) -> StoredTable | None:
        """Return a table with everything that was said and done at it.

        Rows behind a hole are taken away, and a line of chat says so.
        """

    async def append(self, name: str, change: Change) -> None:
        """Append a change, all or nothing; refused if its rows do not follow those that are there."""

    async def probe(self) -> None:
        """Write something that changes nothing; refused if the store cannot write."""

    async def put_seat(self, name: str, seat: Seat, setup: Document | None = None) -> None:
        """A seat has changed hands, and with it perhaps the set-up."""

    async def set_setup(self, name: str, setup: Document) -> None:
        """The set-up of a table that is not dealt yet, or is dealt now."""

    async def say(self, name: str, line: ChatLine, kept: int) -> None:
        """A line of chat; of all lines only the last `kept` stay."""

    async def public_tables(self, most: int) -> list[ListedTable]:
        """Public tables with open seats, newest first."""

    async def still_open(self, names: list[str]) -> list[str]:
        """Those of these tables that are public and have open seats."""

    async def tables_with_bots(self, since: float, most: int) -> list[tuple[str, bool]]:
        """Tables in play at which bots sit and something happened since then, and whether people sit there.

        Those with people come first, then the latest.
        """

"""Tables in an SQLite file: write-ahead log, every commit synced to disk, one thread for all of it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from nextfrontier.kernel.history import Row
from nextfrontier.server.store import Answer, ChatLine, Seat, StoredTable, StoreTrouble, TableFacts

T = TypeVar("T")
SCHEMA_VERSION: Final = 1
FILE_NAME: Final = "tables.sqlite3"

SCHEMA: Final = """
create table tables (
    name text primary key, game text not null, setup blob not null, title text not null,
    public integer not null, invitation text, created real not null, changed real not null,
    over integer not null, next_table text
);
create table seats (
    name text not null, seat integer not null, kind text not null, player text not null, level text not null,
    away integer not null, token text, primary key (name, seat)
) without rowid;
create table moves (
    name text not null, number integer not null, do text not null, seat integer not null, move text not null,
    steps integer not null, time real not null, primary key (name, number)
) without rowid;
create table answers (
    name text not null, seat integer not null, request text not null, reply blob not null,
    primary key (name, seat, request)
) without rowid;
create table chat (
    name text not null, number integer not null, seat integer, player text not null, line text not null,
    time real not null, primary key (name, number)
) without rowid;
create index public_tables on tables (created) where public;
create index tables_in_play on tables (changed) where not over;
"""


class SqliteStore:
    """The embedded store. Only one server can have the file open."""

    def __init__(self, directory: Path) -> None:
        self.path = directory / FILE_NAME
        self.thread = ThreadPoolExecutor(1, "store")
        self.connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in the store's thread, as one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.in_transaction, work)

    def in_transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """All of the work, durable when this returns, or none of it."""
        assert self.connection is not None, "the store is not open"
        self.connection.execute("begin immediate")
        try:
            done = work(self.connection)
        except BaseException:
            self.connection.execute("rollback")
            raise
        self.connection.execute("commit")
        return done

    async def open(self) -> None:
        """Open the file, or make it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connect)

    def connect(self) -> None:
        """Take hold of the file and make its tables on the first start; once is enough."""
        if self.connection is not None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(
                self.path, timeout=1.0, isolation_level=None, check_same_thread=False
            )
            self.connection.execute("pragma locking_mode = exclusive")
            self.connection.execute("pragma journal_mode = wal")
            self.connection.execute("pragma synchronous = full")
            self.in_transaction(prepare)
        except (OSError, sqlite3.Error) as error:
            self.disconnect()
            raise StoreTrouble(explained(self.path, error)) from error

    async def close(self) -> None:
        """Close the file after everything that was begun."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
        self.thread.shutdown()

    def disconnect(self) -> None:
        """Give the file up."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def add_table(self, facts: TableFacts, seats: list[Seat], rows: list[Row]) -> None:
        """A new table."""
        await self.run(lambda db: insert_table(db, facts, seats, rows))

    async def load(self, name: str) -> StoredTable | None:
        """A table with everything that was said and done at it."""
        return await self.run(lambda db: read_table(db, name))

    async def append(self, name: str, first: int, rows: list[Row], answer: Answer | None, over: bool) -> None:
        """Rows with the answer they got; a number that is taken already fails as a whole."""
        await self.run(lambda db: insert_moves(db, name, first, rows, answer, over))

    async def put_seat(self, name: str, seat: Seat) -> None:
        """A seat has changed hands."""
        await self.run(lambda db: insert_seat(db, name, seat))

    async def say(self, name: str, line: ChatLine) -> None:
        """A line of chat."""
        values = (name, line.number, line.seat, line.name, line.text, line.time)
        await self.run(lambda db: db.execute("insert into chat values (?, ?, ?, ?, ?, ?)", values))

    async def set_next_table(self, name: str, next_table: str) -> None:
        """The rematch of a table."""
        await self.run(
            lambda db: db.execute("update tables set next_table = ? where name = ?", (next_table, name))
        )

    async def public_tables(self, most: int) -> list[tuple[TableFacts, list[Seat]]]:
        """Public tables, newest first."""
        return await self.run(lambda db: read_public(db, most))

    async def tables_with_bots(self, since: float, most: int) -> list[str]:
        """Tables in play at which bots sit, latest first."""
        found = """select name from tables where not over and changed >= ? and exists (
            select 1 from seats where seats.name = tables.name and (kind = 'bot' or away)
        ) order by changed desc limit ?"""
        return await self.run(lambda db: [row[0] for row in db.execute(found, (since, most))])


def explained(path: Path, error: Exception) -> str:
    """Why the file cannot be used, for the person who starts the server."""
    if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
        return f"{path} is in use by another server; stop it or choose another data directory."
    return f"{path} cannot be used: {error}."


def prepare(db: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse a file of a newer program."""
    version = db.execute("pragma user_version").fetchone()[0]
    if version > SCHEMA_VERSION:
        raise sqlite3.DatabaseError(
            f"it was made by a newer version ({version}, this knows {SCHEMA_VERSION})"
        )
    if version == 0:
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        db.execute(f"pragma user_version = {SCHEMA_VERSION}")


def insert_table(db: sqlite3.Connection, facts: TableFacts, seats: list[Seat], rows: list[Row]) -> None:
    """Write a new table."""
    values = (
        facts.name, facts.game, msgspec.json.encode(facts.setup), facts.title, facts.public, facts.invitation,
        facts.created, facts.created, facts.over, facts.next_table,
    )  # fmt: skip
    db.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    for seat in seats:
        insert_seat(db, facts.name, seat)
    insert_rows(db, facts.name, 0, rows)


def insert_seat(db: sqlite3.Connection, name: str, seat: Seat) -> None:
    """Write a seat, or write it anew."""
    values = (name, seat.seat, seat.kind, seat.name, seat.level, seat.away, seat.token)
    db.execute("insert or replace into seats values (?, ?, ?, ?, ?, ?, ?)", values)


def insert_moves(
    db: sqlite3.Connection, name: str, first: int, rows: list[Row], answer: Answer | None, over: bool
) -> None:
    """Write rows and the answer they got."""
    insert_rows(db, name, first, rows)
    if answer is not None:
        values = (name, answer.seat, answer.request, msgspec.json.encode(answer.reply))
        db.execute("insert into answers values (?, ?, ?, ?)", values)
    db.execute("update tables set changed = ?, over = ? where name = ?", (time.time(), over, name))


def insert_rows(db: sqlite3.Connection, name: str, first: int, rows: list[Row]) -> None:
    """Write rows; a number that is taken raises."""
    now = time.time()
    values = [(name, first + i, row.do, row.seat, row.move, row.steps, now) for i, row in enumerate(rows)]
    db.executemany("insert into moves values (?, ?, ?, ?, ?, ?, ?)", values)


FACTS: Final = "name, game, setup, title, public, invitation, created, over, next_table"


def facts_from(row: tuple[object, ...]) -> TableFacts:
    """A row of `tables`."""
    name, game, setup, title, public, invitation, created, over, next_table = row
    assert isinstance(setup, bytes)
    fields = {
        "name": name, "game": game, "setup": msgspec.json.decode(setup), "title": title, "public": bool(public),
        "invitation": invitation, "created": created, "over": bool(over), "next_table": next_table,
    }  # fmt: skip
    return msgspec.convert(fields, TableFacts)


def read_table(db: sqlite3.Connection, name: str) -> StoredTable | None:
    """Everything about a table."""
    found = db.execute(f"select {FACTS} from tables where name = ?", (name,)).fetchone()
    if found is None:
        return None
    moves = "select do, seat, move, steps from moves where name = ? order by number"
    answers = "select seat, request, reply from answers where name = ?"
    chat = "select number, seat, player, line, time from chat where name = ? order by number"
    return StoredTable(
        facts_from(found),
        read_seats(db, name),
        [Row(*row) for row in db.execute(moves, (name,))],
        [Answer(row[0], row[1], msgspec.json.decode(row[2])) for row in db.execute(answers, (name,))],
        [ChatLine(*row) for row in db.execute(chat, (name,))],
    )


def read_seats(db: sqlite3.Connection, name: str) -> list[Seat]:
    """The seats of a table."""
    seats = "select seat, kind, player, level, away, token from seats where name = ? order by seat"
    return [Seat(row[0], row[1], row[2], row[3], bool(row[4]), row[5]) for row in db.execute(seats, (name,))]


def read_public(db: sqlite3.Connection, most: int) -> list[tuple[TableFacts, list[Seat]]]:
    """Public tables with their seats."""
    found = db.execute(f"select {FACTS} from tables where public order by created desc limit ?", (most,))
    return [(facts_from(row), read_seats(db, row[0])) for row in found.fetchall()]

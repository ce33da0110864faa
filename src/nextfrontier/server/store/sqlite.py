"""Tables in an SQLite file: write-ahead log, every commit synced to disk, one thread for all of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from nextfrontier.kernel.game import Document
from nextfrontier.record.history import Row
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.store.contract import (
    Answer,
    Change,
    ChatLine,
    Digest,
    ListedTable,
    Seat,
    StoredTable,
    TableFacts,
    has_people,
)
from nextfrontier.server.store.file import Connect, SqliteFile, connect_to
from nextfrontier.server.store.schema import touch
from nextfrontier.server.texts import SERVER_NAME, cut_back_text

T = TypeVar("T")
FILE_NAME: Final = "tables.sqlite3"

log = logging.getLogger(__name__)


class SqliteStore:
    """The embedded store. Only one server can have the file open."""

    def __init__(self, directory: Path, connect: Connect = connect_to) -> None:
        self.file = SqliteFile(directory / FILE_NAME, connect)
        self.thread = ThreadPoolExecutor(1, "store")

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in the store's thread, as one transaction."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.file.transact, work)
        except Exception as error:
            log.error("the store failed: %s: %s", type(error).__name__, error)
            raise server_refusal("store_failed") from error

    async def open(self) -> None:
        """Open the file, or make it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.file.open)

    async def close(self) -> None:
        """Close the file after everything that was begun."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.file.close)
        self.thread.shutdown()

    async def probe(self) -> None:
        """Write something that changes nothing."""
        await self.run(touch)

    async def add_table(
        self, facts: TableFacts, seats: list[Seat], rows: list[Row], after: str | None = None
    ) -> None:
        """Add a new table, and announce it at the one whose rematch it is."""

        def write(db: sqlite3.Connection) -> None:
            insert_table(db, facts, seats, rows)
            if after is not None:
                db.execute("update tables set next_table = ? where name = ?", (facts.name, after))

        await self.run(write)

    async def load(self, name: str) -> StoredTable | None:
        """Return a table with its rows, seats and chat."""
        return await self.run(lambda db: read_table(db, name))

    async def append(self, name: str, change: Change) -> None:
        """Append rows with their answer and digest; refuse them all if they do not follow the last row."""
        await self.run(lambda db: insert_change(db, name, change))

    async def put_seat(self, name: str, seat: Seat, setup: Document | None = None) -> None:
        """Keep a seat that has changed hands, and the set-up if it changes with it."""

        def write(db: sqlite3.Connection) -> None:
            insert_seat(db, name, seat)
            leave_lobby_if_full(db, name)
            if setup is not None:
                update_setup(db, name, setup)

        await self.run(write)

    async def set_setup(self, name: str, setup: Document) -> None:
        """Keep the set-up of a table that is not dealt yet, or is dealt now."""
        await self.run(lambda db: update_setup(db, name, setup))

    async def say(self, name: str, line: ChatLine, kept: int) -> None:
        """Keep a line of chat and delete the oldest ones."""
        await self.run(lambda db: insert_line(db, name, line, kept))

    async def public_tables(self, most: int) -> list[ListedTable]:
        """Return the public tables with open seats, newest first."""
        return await self.run(lambda db: read_public(db, most))

    async def still_open(self, names: list[str]) -> list[str]:
        """Return those of these tables that are public and have open seats."""
        marks = ", ".join("?" * len(names))
        found = f"select name from lobby where name in ({marks})"
        return await self.run(lambda db: [row[0] for row in db.execute(found, names)])

    async def tables_with_bots(self, since: float, most: int) -> list[tuple[str, bool]]:
        """Return the tables in play with bots, and whether people sit there, tables with people first."""
        found = await self.run(lambda db: read_tables_with_bots(db, since))
        return sorted(found, key=lambda table: not table[1])[:most]


def insert_table(db: sqlite3.Connection, facts: TableFacts, seats: list[Seat], rows: list[Row]) -> None:
    """Write a new table."""
    values = (
        facts.name, facts.game, msgspec.json.encode(facts.setup), facts.title, facts.public, facts.invitation,
        facts.created, facts.created, facts.over, facts.next_table,
    )  # fmt: skip
    db.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    for seat in seats:
        insert_seat(db, facts.name, seat)
    if facts.public and not facts.over and any(seat.kind == "open" for seat in seats):
        listed = (facts.created, facts.name, facts.game, facts.title)
        db.execute("insert into lobby values (?, ?, ?, ?)", listed)
    insert_rows(db, facts.name, 0, rows)


def insert_seat(db: sqlite3.Connection, name: str, seat: Seat) -> None:
    """Write a seat, or write it anew."""
    values = (name, seat.seat, seat.kind, seat.name, seat.level, seat.away, seat.token)
    db.execute("insert or replace into seats values (?, ?, ?, ?, ?, ?, ?)", values)


def insert_change(db: sqlite3.Connection, name: str, change: Change) -> None:
    """Write rows, the answer they got and the digest of where they led."""
    insert_rows(db, name, change.first, change.rows)
    if change.answer is not None:
        answer = change.answer
        values = (name, answer.seat, answer.request, msgspec.json.encode(answer.reply))
        db.execute("insert into answers values (?, ?, ?, ?)", values)
    if change.digest is not None:
        found = change.digest
        db.execute(
            "insert into digests values (?, ?, ?, ?)", (name, found.version, found.moves, found.digest)
        )
    db.execute("update tables set changed = ?, over = ? where name = ?", (time.time(), change.over, name))
    if change.over:
        db.execute("delete from lobby where name = ?", (name,))


def insert_rows(db: sqlite3.Connection, name: str, first: int, rows: list[Row]) -> None:
    """Write rows behind the last one; any others would leave a hole or write history anew."""
    last = "select coalesce(max(number) + 1, 0) from moves where name = ?"
    (expected,) = db.execute(last, (name,)).fetchone()
    if first != expected:
        raise sqlite3.IntegrityError(f"row {first} of table {name} does not follow its {expected} rows")
    now = time.time()
    values = [(name, first + i, row.do, row.seat, row.move, row.steps, now) for i, row in enumerate(rows)]
    db.executemany("insert into moves values (?, ?, ?, ?, ?, ?, ?)", values)


def update_setup(db: sqlite3.Connection, name: str, setup: Document) -> None:
    """Write the set-up of a table anew; only a table without moves can have another one."""
    if db.execute("select 1 from moves where name = ? limit 1", (name,)).fetchone():
        raise ValueError(f"table {name} is being played already")
    values = (msgspec.json.encode(setup), time.time(), name)
    db.execute("update tables set setup = ?, changed = ? where name = ?", values)


def insert_line(db: sqlite3.Connection, name: str, line: ChatLine, kept: int) -> None:
    """Write a line of chat and forget those that are too old."""
    values = (name, line.number, line.seat, line.name, line.text, line.time, line.request)
    db.execute("insert into chat values (?, ?, ?, ?, ?, ?, ?)", values)
    db.execute("delete from chat where name = ? and number <= ?", (name, line.number - kept))


FACTS: Final = "name, game, setup, title, public, invitation, created, over, next_table"


def facts_from(row: tuple[object, ...]) -> TableFacts:
    """Read the facts of a table from a row of `tables`."""
    name, game, setup, title, public, invitation, created, over, next_table = row
    assert isinstance(setup, bytes)
    fields = {
        "name": name, "game": game, "setup": msgspec.json.decode(setup), "title": title, "public": bool(public),
        "invitation": invitation, "created": created, "over": bool(over), "next_table": next_table,
    }  # fmt: skip
    return msgspec.convert(fields, TableFacts)


def read_table(db: sqlite3.Connection, name: str) -> StoredTable | None:
    """Read everything about a table, after its rows behind a hole are taken away."""
    found = db.execute(f"select {FACTS} from tables where name = ?", (name,)).fetchone()
    if found is None:
        return None
    rows = read_rows(db, name)
    facts = facts_from(found)
    if len(rows) < count_rows(db, name):
        cut_back(db, name, len(rows))
        facts.over = False
    chat = "select number, seat, player, line, time, request from chat where name = ? order by number"
    digests = "select version, moves, digest from digests where name = ? order by version"
    return StoredTable(
        facts,
        read_seats(db, name),
        rows,
        read_answers(db, name),
        [ChatLine(*row) for row in db.execute(chat, (name,))],
        [Digest(*row) for row in db.execute(digests, (name,))],
    )


def read_rows(db: sqlite3.Connection, name: str) -> list[Row]:
    """Read the rows of a table up to the first hole."""
    found = db.execute(
        "select number, do, seat, move, steps from moves where name = ? order by number", (name,)
    )
    return [Row(*row[1:]) for expected, row in enumerate(found.fetchall()) if row[0] == expected]


def count_rows(db: sqlite3.Connection, name: str) -> int:
    """Count the rows of a table, also those behind a hole."""
    count: int = db.execute("select count(*) from moves where name = ?", (name,)).fetchone()[0]
    return count


def cut_back(db: sqlite3.Connection, name: str, whole: int) -> None:
    """Delete the rows that an older server wrote behind a hole, and say so in the chat of the table."""
    behind = (name, whole)
    lost = db.execute(
        "select do, seat, move, steps from moves where name = ? and number >= ?", behind
    ).fetchall()
    log.error("table %s lacks row %s; the rows behind it are taken away: %s", name, whole, lost)
    db.execute("delete from moves where name = ? and number >= ?", behind)
    db.execute("delete from digests where name = ? and version > ?", behind)
    for answer in read_answers(db, name):
        if answer.reply["version"] > whole:
            db.execute(
                "delete from answers where name = ? and seat = ? and request = ?",
                (name, answer.seat, answer.request),
            )
    db.execute("update tables set over = 0 where name = ?", (name,))
    number = "(select coalesce(max(number) + 1, 0) from chat where name = ?)"
    said = (name, name, SERVER_NAME, cut_back_text(whole, len(lost)), time.time())
    db.execute(f"insert into chat values (?, {number}, null, ?, ?, ?, null)", said)


def read_answers(db: sqlite3.Connection, name: str) -> list[Answer]:
    """Read the answers that the requests of a table got."""
    found = db.execute("select seat, request, reply from answers where name = ?", (name,)).fetchall()
    return [Answer(seat, request, msgspec.json.decode(reply)) for seat, request, reply in found]


SEAT: Final = "seat, kind, player, level, away, token"


def seat_from(row: tuple[Any, ...]) -> Seat:
    """Read a seat from a row of `seats`."""
    return Seat(row[0], row[1], row[2], row[3], bool(row[4]), row[5])


def read_seats(db: sqlite3.Connection, name: str) -> list[Seat]:
    """Read the seats of a table."""
    seats = f"select {SEAT} from seats where name = ? order by seat"
    return [seat_from(row) for row in db.execute(seats, (name,))]


def read_tables_with_bots(db: sqlite3.Connection, since: float) -> list[tuple[str, bool]]:
    """Read the tables in play at which bots sit, and whether people do; the latest first."""
    wanted = f"""select tables.name, {SEAT} from tables join seats using (name)
        where not over and changed >= ? order by changed desc, tables.name"""
    found: list[tuple[str, bool]] = []
    for name, rows in groupby(db.execute(wanted, (since,)), key=itemgetter(0)):
        seats = [seat_from(row[1:]) for row in rows]
        if any(seat.is_played_by_bot for seat in seats):
            found.append((name, has_people(seats)))
    return found


# The lobby.


def leave_lobby_if_full(db: sqlite3.Connection, name: str) -> None:
    """Take a table whose last seat was taken out of the lobby."""
    is_open = "exists (select 1 from seats where seats.name = lobby.name and kind = 'open')"
    db.execute(f"delete from lobby where name = ? and not {is_open}", (name,))


def read_public(db: sqlite3.Connection, most: int) -> list[ListedTable]:
    """Read the public tables with open seats and all their seats, the newest table first."""
    newest = "from lobby order by created desc, name desc limit ?"
    found = db.execute(f"select name, game, title, created {newest}", (most,))
    listed = {
        name: ListedTable(name, game, title, created, []) for name, game, title, created in found.fetchall()
    }
    seats = f"select name, {SEAT} from seats where name in (select name {newest}) order by name, seat"
    for name, *row in db.execute(seats, (most,)):
        listed[name].seats.append(seat_from(tuple(row)))
    return list(listed.values())

"""The store: durable, all or nothing, and only for one server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.kernel.history import PLAY, UNDO, Row
from nextfrontier.server.sqlite_store import FILE_NAME, SqliteStore
from nextfrontier.server.store import Answer, ChatLine, Seat, StoreTrouble, TableFacts

Work = Callable[[SqliteStore], Coroutine[Any, Any, None]]


def facts(name: str = "table", public: bool = False, created: float = 1.0) -> TableFacts:
    setup = {"seats": 2, "options": {}, "seed": "s", "position": None}
    return TableFacts(name, "underwater-cities", setup, "Title", public, "hash", created, False, None)


def seats(kind: str = "human") -> list[Seat]:
    return [Seat(0, kind, "Ann", "", False, "hash"), Seat(1, "open", "", "", False, None)]


def in_store(directory: Path, work: Work) -> None:
    """Do something with an open store."""

    async def run() -> None:
        store = SqliteStore(directory)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def rows_of(rows: list[Row]) -> list[dict[str, Any]]:
    return [row.encode() for row in rows]


def test_a_table_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    rows = [Row(PLAY, 0, "keep 1 2 3", 0), Row(UNDO, 0, "", 1)]
    line = ChatLine(0, None, "", "hello", 2.0)

    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [])
        await store.append("table", 0, rows, Answer(0, "r1", {"ok": True}), False)
        await store.say("table", line)
        await store.set_next_table("table", "next")

    async def read(store: SqliteStore) -> None:
        found = await store.load("table")
        assert found is not None
        assert (found.facts.setup, found.facts.next_table, found.seats) == (facts().setup, "next", seats())
        assert rows_of(found.rows) == rows_of(rows)
        assert (found.answers, found.chat) == ([Answer(0, "r1", {"ok": True})], [line])
        assert await store.load("other") is None

    in_store(tmp_path / "new" / "directory", write)
    in_store(tmp_path / "new" / "directory", read)


def test_rows_whose_number_is_taken_are_refused_as_a_whole(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [Row(PLAY, 0, "a", 0)])
        rows = [Row(PLAY, 0, "b", 0)]
        with pytest.raises(sqlite3.IntegrityError):
            await store.append("table", 0, rows, Answer(0, "r1", {}), True)
        with pytest.raises(sqlite3.IntegrityError):
            await store.add_table(facts(), seats(), [])
        found = await store.load("table")
        assert found is not None
        assert (len(found.rows), found.answers, found.facts.over) == (1, [], False)

    in_store(tmp_path, write)


def test_public_tables_come_newest_first_and_tables_with_bots_are_found(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for number in range(3):
            await store.add_table(facts(f"public {number}", True, number), seats(), [])
        await store.add_table(facts("private"), seats("bot"), [])
        await store.add_table(facts("finished"), seats("bot"), [])
        await store.append("finished", 0, [Row(PLAY, 0, "a", 0)], None, True)
        assert [found.name for found, _ in await store.public_tables(2)] == ["public 2", "public 1"]
        assert await store.tables_with_bots(0, 9) == ["private"]
        await store.put_seat("public 0", Seat(0, "human", "Ann", "greedy", True, "hash"))
        assert sorted(await store.tables_with_bots(0, 9)) == ["private", "public 0"]
        assert await store.tables_with_bots(5e9, 9) == []

    in_store(tmp_path, write)


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        assert store.connection is not None
        assert store.connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert store.connection.execute("pragma synchronous").fetchone() == (2,)

    in_store(tmp_path, look)


def test_a_store_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    async def nothing(store: SqliteStore) -> None:
        with pytest.raises(StoreTrouble, match="in use by another server"):
            SqliteStore(tmp_path).connect()

    in_store(tmp_path, nothing)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(StoreTrouble, match="newer version"):
        SqliteStore(tmp_path).connect()
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreTrouble, match="cannot be used"):
        SqliteStore(tmp_path / "file").connect()
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / FILE_NAME).write_bytes(b"not a database, but long enough to look like one" * 100)
    with pytest.raises(StoreTrouble, match="cannot be used"):
        SqliteStore(tmp_path / "junk").connect()

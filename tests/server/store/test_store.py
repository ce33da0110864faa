"""The store: durable, all or nothing, and only for one server."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.protocol.tables import SeatKind
from nextfrontier.record.history import PLAY, UNDO, Row
from nextfrontier.server.store.contract import (
    Answer,
    Change,
    ChatLine,
    Digest,
    Seat,
    StoreTrouble,
    TableFacts,
)
from nextfrontier.server.store.file import Connect, connect_to
from nextfrontier.server.store.schema import SCHEMA_VERSION
from nextfrontier.server.store.sqlite import FILE_NAME, SqliteStore
from nextfrontier.server.texts import SERVER_NAME, say_own_line
from tests.server.failing_disk import FailingDisk

Work = Callable[[SqliteStore], Coroutine[Any, Any, None]]


def facts(name: str = "table", public: bool = False, created: float = 1.0) -> TableFacts:
    setup = {"seats": 2, "options": {}, "seed": "s", "position": None}
    return TableFacts(name, "underwater-cities", setup, "Title", public, "hash", created, False, None)


def seats(kind: SeatKind = "human") -> list[Seat]:
    return [Seat(0, kind, "Ann", "", False, "hash"), Seat(1, "open", "", "", False, None)]


def in_store(directory: Path, work: Work, connect: Connect = connect_to) -> None:
    """Do something with an open store."""

    async def run() -> None:
        store = SqliteStore(directory, connect)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def make_older(db: sqlite3.Connection, version: int) -> None:
    """Make a file of this version again of one of today."""
    undone = {
        4: ["alter table chat drop column request"],
        3: ["drop table lobby", "create index public_tables on tables (created) where public"],
        2: ["drop table digests"],
    }
    assert max(undone) == SCHEMA_VERSION
    for step in range(SCHEMA_VERSION, version, -1):
        for statement in undone[step]:
            db.execute(statement)
    db.execute(f"pragma user_version = {version}")


def rows_of(rows: list[Row]) -> list[dict[str, Any]]:
    return [row.encode() for row in rows]


def test_a_table_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    rows = [Row(PLAY, 0, "keep 1 2 3", 0), Row(UNDO, 0, "", 1)]
    digest = Digest(2, 0, "hash of the state")
    line = ChatLine(0, None, "", "hello", 2.0, "hash of the request")

    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [])
        await store.append("table", Change(0, rows, Answer(0, "r1", {"ok": True}), digest=digest))
        await store.say("table", line, 9)
        await store.add_table(facts("next"), seats(), [], "table")

    async def read(store: SqliteStore) -> None:
        found = await store.load("table")
        assert found is not None
        assert (found.facts.setup, found.facts.next_table, found.seats) == (facts().setup, "next", seats())
        assert rows_of(found.rows) == rows_of(rows)
        assert (found.answers, found.chat) == ([Answer(0, "r1", {"ok": True})], [line])
        assert found.digests == [digest]
        assert await store.load("other") is None

    in_store(tmp_path / "new" / "directory", write)
    in_store(tmp_path / "new" / "directory", read)


@pytest.mark.usefixtures("breaking")
@pytest.mark.parametrize("first", [0, 2])
def test_rows_that_do_not_follow_the_last_one_are_refused_as_a_whole(tmp_path: Path, first: int) -> None:
    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [Row(PLAY, 0, "a", 0)])
        change = Change(first, [Row(PLAY, 0, "b", 0)], Answer(0, "r1", {}), True, Digest(2, 2, "hash"))
        with pytest.raises(Refused, match="store_failed"):
            await store.append("table", change)
        with pytest.raises(Refused, match="store_failed"):
            await store.add_table(facts(), seats(), [])
        found = await store.load("table")
        assert found is not None
        assert (len(found.rows), found.answers, found.digests, found.facts.over) == (1, [], [], False)

    in_store(tmp_path, write)


@pytest.mark.usefixtures("breaking")
def test_a_table_with_a_hole_is_cut_back_to_its_last_whole_row_and_says_so(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [])
        await store.say("table", ChatLine(0, 0, "Ann", "hello", 2.0), 9)
        for number in range(5):
            reply = {"ok": True, "version": number + 1}
            await store.append(
                "table",
                Change(
                    number,
                    [Row(PLAY, 0, f"move {number}", 0)],
                    Answer(0, f"r{number}", reply),
                    number == 4,
                    Digest(number + 1, number + 1, "hash"),
                ),
            )

    async def read(store: SqliteStore) -> None:
        for _ in range(2):
            found = await store.load("table")
            assert found is not None
            assert [row.move for row in found.rows] == ["move 0", "move 1"]
            assert [answer.request for answer in found.answers] == ["r0", "r1"]
            assert [digest.version for digest in found.digests] == [1, 2]
            assert not found.facts.over
            assert [(line.seat, line.name) for line in found.chat] == [(0, "Ann"), (None, SERVER_NAME)]
            assert "after 2 rows, and the 2 rows behind them are gone" in say_own_line(
                found.chat[-1].text, "en"
            )
        await store.append("table", Change(2, [Row(PLAY, 0, "again", 0)]))

    in_store(tmp_path, write)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db, db:
        db.execute("delete from moves where number = 2")
    in_store(tmp_path, read)


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [Row(PLAY, 0, "a", 0)])

    async def read(store: SqliteStore) -> None:
        await store.append("table", Change(1, [Row(PLAY, 0, "b", 0)], digest=Digest(2, 2, "hash")))
        found = await store.load("table")
        assert found is not None
        assert (len(found.rows), found.digests) == (2, [Digest(2, 2, "hash")])

    in_store(tmp_path, write)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db, db:
        make_older(db, 1)
    in_store(tmp_path, read)


def test_a_file_of_the_third_version_keeps_its_chat_and_remembers_new_requests(tmp_path: Path) -> None:
    old, new = ChatLine(0, 0, "Ann", "hello", 2.0), ChatLine(1, None, "", "again", 3.0, "hash")

    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [])
        await store.say("table", old, 9)

    async def read(store: SqliteStore) -> None:
        await store.say("table", new, 9)
        found = await store.load("table")
        assert found is not None
        assert found.chat == [old, new]

    in_store(tmp_path, write)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db, db:
        make_older(db, 3)
    in_store(tmp_path, read)


def test_only_the_last_lines_of_chat_are_kept(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [])
        for number in range(5):
            await store.say("table", ChatLine(number, 0, "Ann", "hello", 2.0), 3)
        found = await store.load("table")
        assert found is not None
        assert [line.number for line in found.chat] == [2, 3, 4]

    in_store(tmp_path, write)


def test_only_tables_with_open_seats_are_in_the_lobby(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for name in ("open", "full", "finished"):
            await store.add_table(facts(name, True), seats(), [])
        await store.add_table(facts("private"), seats(), [])
        await store.put_seat("full", Seat(1, "human", "Bob", "", False, "hash"))
        await store.append("finished", Change(0, [Row(PLAY, 0, "a", 0)], over=True))
        assert [found.name for found in await store.public_tables(9)] == ["open"]
        assert await store.still_open(["full", "open", "private", "nothing"]) == ["open"]
        assert await store.still_open([]) == []

    in_store(tmp_path, write)


def test_the_lobby_is_listed_without_reading_tables_and_in_few_statements(tmp_path: Path) -> None:
    """The set-up of a table may hold a pack of a mebibyte, and every move waits for the thread of the store."""
    statements = list[str]()

    async def read(store: SqliteStore) -> None:
        for number in range(5):
            await store.add_table(facts(f"table {number}", True, number), seats(), [])
        await store.run(lambda db: db.set_trace_callback(statements.append))
        listed = await store.public_tables(9)
        assert [table.name for table in listed] == [f"table {number}" for number in (4, 3, 2, 1, 0)]
        assert [(table.game, table.title, table.created) for table in listed][-1] == (
            "underwater-cities", "Title", 0.0,
        )  # fmt: skip
        assert all(table.seats == seats() for table in listed)

    in_store(tmp_path, read)
    asked = [statement for statement in statements if statement.startswith("select")]
    assert len(asked) == 2
    assert not any("tables" in statement for statement in asked)


def test_the_lobby_of_an_older_file_is_filled(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for name in ("open", "full", "finished"):
            await store.add_table(facts(name, True), seats(), [])
        await store.add_table(facts("private"), seats(), [])
        await store.put_seat("full", Seat(1, "human", "Bob", "", False, "hash"))
        await store.append("finished", Change(0, [Row(PLAY, 0, "a", 0)], over=True))

    async def read(store: SqliteStore) -> None:
        assert [table.name for table in await store.public_tables(9)] == ["open"]

    in_store(tmp_path, write)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db, db:
        make_older(db, 2)
    in_store(tmp_path, read)


def test_data_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Files and directories of older versions, which others could read, are closed too."""
    directory = tmp_path / "data"
    directory.mkdir(mode=0o755)
    (directory / FILE_NAME).touch(mode=0o644)

    async def look(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [])
        assert rights(directory) == 0o700
        assert {rights(path) for path in directory.iterdir()} == {0o600}
        assert {path.name for path in directory.iterdir()} >= {FILE_NAME, f"{FILE_NAME}-wal"}

    in_store(directory, look)
    in_store(tmp_path / "new", nothing)
    assert (rights(tmp_path / "new"), rights(tmp_path / "new" / FILE_NAME)) == (0o700, 0o600)


@pytest.mark.parametrize("mode", [0o1777, 0o755])
def test_a_directory_of_somebody_else_keeps_its_rights(tmp_path: Path, mode: int) -> None:
    """`--data .` closes no project folder and `--data /tmp` no shared one: only the games are for their owner alone."""
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(mode)
    in_store(shared, nothing)
    assert (rights(shared), rights(shared / FILE_NAME)) == (mode, 0o600)


async def nothing(store: SqliteStore) -> None:
    """Open the store and close it again."""


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o7777


def test_public_tables_come_newest_first_and_tables_with_bots_are_found(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for number in range(3):
            await store.add_table(facts(f"public {number}", True, number), seats(), [])
        await store.add_table(facts("private"), seats("bot"), [])
        await store.add_table(facts("finished"), seats("bot"), [])
        await store.append("finished", Change(0, [Row(PLAY, 0, "a", 0)], over=True))
        assert [found.name for found in await store.public_tables(2)] == ["public 2", "public 1"]
        assert await store.tables_with_bots(0, 9) == [("private", True)]
        await store.put_seat("public 0", Seat(0, "human", "Ann", "greedy", True, "hash"))
        assert sorted(await store.tables_with_bots(0, 9)) == [("private", True), ("public 0", True)]
        await store.put_seat("private", Seat(1, "bot", "", "random", False, None))
        assert await store.tables_with_bots(0, 9) == [("public 0", True), ("private", False)]
        assert await store.tables_with_bots(5e9, 9) == []

    in_store(tmp_path, write)


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        assert store.file.connection is not None
        assert store.file.connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert store.file.connection.execute("pragma synchronous").fetchone() == (2,)

    in_store(tmp_path, look)


def test_a_store_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    async def try_again(store: SqliteStore) -> None:
        with pytest.raises(StoreTrouble, match="in use by another server"):
            SqliteStore(tmp_path).file.open()

    in_store(tmp_path, try_again)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(StoreTrouble, match="newer version"):
        SqliteStore(tmp_path).file.open()
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreTrouble, match="cannot be used"):
        SqliteStore(tmp_path / "file").file.open()
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / FILE_NAME).write_bytes(b"not a database, but long enough to look like one" * 100)
    with pytest.raises(StoreTrouble, match="cannot be used"):
        SqliteStore(tmp_path / "junk").file.open()


@pytest.mark.usefixtures("breaking")
@pytest.mark.parametrize("kind", ["write", "sync"])
def test_after_a_commit_that_failed_nothing_of_it_comes_back_and_the_store_goes_on(
    tmp_path: Path, kind: str
) -> None:
    disk = FailingDisk()
    left = tmp_path / "as a kill would leave it"

    async def write(store: SqliteStore) -> None:
        await store.add_table(facts(), seats(), [Row(PLAY, 0, "a", 0)])
        disk.failing.add(kind)
        with pytest.raises(Refused, match="store_failed"):
            await store.append("table", Change(1, [Row(PLAY, 0, "never acknowledged", 0)]))
        disk.failing.clear()
        found = await store.load("table")
        assert found is not None
        assert [row.move for row in found.rows] == ["a"]
        shutil.copytree(tmp_path / "data", left)
        await store.append("table", Change(1, [Row(PLAY, 0, "b", 0)]))

    async def read(store: SqliteStore) -> None:
        found = await store.load("table")
        assert found is not None
        assert [row.move for row in found.rows] == ["a"]

    in_store(tmp_path / "data", write, disk.connect)
    assert disk.failed
    in_store(left, read)


@pytest.mark.usefixtures("breaking")
def test_a_store_that_cannot_write_says_so_until_it_can(tmp_path: Path) -> None:
    disk = FailingDisk()

    async def ask(store: SqliteStore) -> None:
        await store.probe()
        disk.failing.add("write")
        for _ in range(2):
            with pytest.raises(Refused, match="store_failed"):
                await store.probe()
        disk.failing.clear()
        await store.probe()

    in_store(tmp_path, ask, disk.connect)

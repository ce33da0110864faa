"""A disk that fails: nothing that was acknowledged is lost, and everything goes on once it works again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.protocol.decisions import name_decision
from nextfrontier.protocol.frames import Answer, ChangedReply
from nextfrontier.record.record import Record
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.settings import Settings
from nextfrontier.server.store.contract import Seat
from nextfrontier.server.store.sqlite import FILE_NAME, SqliteStore
from nextfrontier.server.tables.table import Table
from nextfrontier.shelf import game
from tests.server.failing_disk import FailingDisk
from tests.server.saves import save_finished_game
from tests.server.serving import GAME, Opened, Serving, seat_wish, wait_for
from tests.server.visitors import Visitor
from tools.storm import faults

T = TypeVar("T")
pytestmark = pytest.mark.usefixtures("breaking")


@contextmanager
def on_failing_disk(folder: Path) -> Iterator[tuple[Serving, FailingDisk]]:
    """Run a server whose disk fails when the test wants it."""
    disk = FailingDisk()
    serving = Serving(folder, store=SqliteStore(folder, disk.connect))
    yield serving, disk
    serving.stop()


def test_a_move_that_cannot_be_written_down_is_not_made(tmp_path: Path) -> None:
    with on_failing_disk(tmp_path) as (server, disk):
        table = server.open("human", "human")
        address, token = server.socket_address, table.tokens[0]
        with (
            Visitor(address, table.name, [token]).arrive() as ann,
            Visitor(address, table.name).arrive() as eve,
        ):
            disk.failing.add("write")
            ann.send("play", decision=ann.decision["id"], moves=ann.moves[:1])
            assert ann.fatal() == eve.fatal() == "store_failed"
            assert all('"version":1' not in frame for frame in ann.frames + eve.frames)
        with Visitor(address, table.name, [token]) as ann:
            assert ann.fatal() == "store_failed"
        disk.failing.clear()
        with Visitor(address, table.name, [token]).arrive() as ann:
            assert ann.state["version"] == 0
            ann.play()


def test_requests_that_wait_while_a_write_fails_are_refused_and_leave_no_trace(tmp_path: Path) -> None:
    disk = FailingDisk()

    async def run() -> None:
        hall = Hall(Settings(tmp_path), SqliteStore(tmp_path, disk.connect))
        await hall.open()
        record = Record(game(GAME), 2, {}, 1)
        seats = [Seat(seat, "human", "", "", False, None) for seat in (0, 1)]
        table = await hall.open_table(record, seats, "", False, None)
        disk.failing.add("sync")
        found = await asyncio.gather(*(keep_cards(table, seat) for seat in (0, 1)), return_exceptions=True)
        assert [str(answer) for answer in found] == ["store_failed"] * 2
        disk.failing.clear()
        while hall.loading:  # what began while the disk failed
            await asyncio.wait(hall.loading.values())
        again = await hall.table(table.facts.name)
        assert (again is table, again.record.version) == (False, 0)
        assert [await keep_cards(again, seat) for seat in (1, 0)] == [
            ChangedReply(version=version) for version in (1, 2)
        ]
        await hall.close()

    asyncio.run(run())


async def keep_cards(table: Table, seat: int) -> Answer:
    """Answer the first decision of a seat, which is open to all seats at once."""
    move = table.record.state.notation(seat, table.record.state.moves(seat)[0])
    return await table.play(seat, f"request of {seat}", name_decision(table.record, seat), [move], "en")


def test_the_bots_of_a_table_go_on_after_a_write_that_failed(tmp_path: Path) -> None:
    with on_failing_disk(tmp_path) as (server, disk):
        table = server.open("random", "random")
        disk.share = 0.05
        wait_for(lambda: disk.failed >= 3)
        disk.share = 0.0
        version = server.record(table.name).version
        wait_for(lambda: server.record(table.name).version >= version + 5)


def test_bots_are_resumed_although_the_store_fails_at_the_start(tmp_path: Path) -> None:
    async def run() -> None:
        disk = FailingDisk()
        hall = Hall(Settings(tmp_path), SqliteStore(tmp_path, disk.connect))
        await hall.store.open()
        disk.failing.add("write")
        with pytest.raises(Refused):
            await hall.store.probe()
        resuming = asyncio.create_task(hall.resume())
        await asyncio.sleep(0.1)
        assert not resuming.done()
        disk.failing.clear()
        async with asyncio.timeout(20):
            await resuming
        await hall.store.close()

    asyncio.run(run())


class Forgetful(SqliteStore):
    """A store that does what it is asked to, but fails to say so for the call that is so many calls away."""

    calls_until_lost = 0

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self.calls_until_lost -= 1
        is_lost = self.calls_until_lost == 0
        done = await super().run(work)
        if is_lost:
            raise server_refusal("store_failed")
        return done


@pytest.mark.parametrize("lost", [1, 2])
def test_a_rematch_is_one_table_even_if_the_store_fails_meanwhile(tmp_path: Path, lost: int) -> None:
    store = Forgetful(tmp_path)
    server = Serving(tmp_path, store=store)
    table = Opened(server.post("/api/tables/import", {"save": save_finished_game()}))
    path, token = f"/api/tables/{table.name}/rematch", table.tokens[0]
    store.calls_until_lost = lost
    server.http.post(path, headers={"Authorization": f"Bearer {token}"})
    again = {server.post(path, token=token)["table"] for _ in range(2)}
    assert len(again) == 1
    server.stop()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        assert {row[0] for row in db.execute("select name from tables")} == {table.name, *again}


def test_health_and_requests_say_that_the_store_cannot_write(tmp_path: Path) -> None:
    with on_failing_disk(tmp_path) as (server, disk):
        assert server.get("/health")["writable"]
        disk.failing.add("write")
        assert server.refusal("POST", "/api/tables", {"game": GAME, "seats": [seat_wish("human")]}) == (
            503,
            "store_failed",
        )
        wait_for(lambda: server.http.get("/health").status_code == 503)
        assert not server.http.get("/health").json()["writable"]
        disk.failing.clear()
        wait_for(lambda: server.http.get("/health").status_code == 200)


def test_many_tables_on_a_disk_that_fails_now_and_then_lose_nothing(tmp_path: Path) -> None:
    assert faults.storm(tmp_path / "data", tables=14, seconds=4.0, share=0.05)

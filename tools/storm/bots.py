"""Many bots at once: tables opened together, processes stopped and killed, and tables resumed after a kill.

Every table must go on. Meanwhile a person plays against a bot, and must not wait for all the others.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from nextfrontier.record.record import Record
from nextfrontier.server.keys import hash_secret, new_seed, new_table_name
from nextfrontier.server.store.contract import Seat, TableFacts
from nextfrontier.server.store.sqlite import FILE_NAME, SqliteStore
from nextfrontier.server.tables.table import setup_of
from nextfrontier.shelf import PLUGINS, game
from tests.server.process import Server
from tests.server.visitors import Visitor

GAMES: Final = tuple(PLUGINS)
MOVES: Final = 3  # that every table must make
LONG: Final = 150  # moves of a game that is resumed
PATIENCE: Final = 400.0  # seconds until a table counts as frozen
OPENERS: Final = 8
MOVE_LIMIT: Final = 1.0  # seconds that a person may wait for an answer to a move
GREETING_LIMIT: Final = 5.0  # seconds that a person may wait for a table while others are resumed
TOKEN: Final = "storm"
SETTINGS: Final = {
    "NEXTFRONTIER_BOT_BUDGET_MS": "100",
    "NEXTFRONTIER_BOT_PATIENCE": "3",
    "NEXTFRONTIER_TABLES_PER_HOUR": "1000000",
    "NEXTFRONTIER_HTTP_PER_SECOND": "1000000",
    "NEXTFRONTIER_HTTP_BURST": "1000000",
}


def storm(tables: int, resumed: int, installed: bool = False) -> list[str]:
    """Run both storms on a server of their own; return the figures, or fail with the table that froze."""
    with tempfile.TemporaryDirectory() as folder:
        opened = open_at_once(Path(folder) / "opened", tables, installed)
        again = resume_at_once(Path(folder) / "resumed", resumed, installed)
    return [*opened, *again]


def open_at_once(data: Path, tables: int, installed: bool) -> list[str]:
    """Open tables of bots at once; stop one of the bots' processes, then kill one."""
    with running(data, installed) as server, person_at(server) as person:
        started = time.monotonic()
        with ThreadPoolExecutor(OPENERS) as openers:
            names = list(openers.map(lambda number: open_bots(server, number), range(tables)))
        opened = time.monotonic() - started
        os.kill(bot_process(server), signal.SIGSTOP)
        wait_for_restarts(server, 1)
        os.kill(bot_process(server), signal.SIGKILL)
        wait_for_progress(server, names, MOVES)
        seconds = time.monotonic() - started
        restarts = number_in(server, "bot_restarts")
    return [
        f"{tables} bot tables opened at once in {opened:.1f} s; all made {MOVES} moves within {seconds:.1f} s",
        f"  processes stopped and killed: 2, replaced: {restarts:.0f}",
        *person.figures(),
    ]


def resume_at_once(data: Path, tables: int, installed: bool) -> list[str]:
    """Start a server on tables in the middle of long games, half of them with people; all go on."""
    names = asyncio.run(store_long_games(data, tables))
    with running(data, installed) as server:
        started = time.monotonic()
        first = Visitor(server.socket_address, names[-1]).arrive()
        greeted = time.monotonic() - started
        assert greeted < GREETING_LIMIT, f"a person waited {greeted:.1f} s for a table"
        first.leave()
        with person_at(server) as person:
            wait_for_progress(server, names, LONG + 1)
            seconds = time.monotonic() - started
    return [
        f"{tables} tables of {LONG} moves resumed after a start; all went on within {seconds:.1f} s",
        f"  the last of them was shown to a person after {greeted * 1000:.0f} ms",
        *person.figures(),
    ]


@contextmanager
def running(data: Path, installed: bool) -> Iterator[Server]:
    """Run a server until the end of the storm."""
    server = Server(data, installed, **SETTINGS)
    server.start()
    try:
        yield server
        started = time.monotonic()
        server.stop()
        assert time.monotonic() - started < 10, "the server took long to stop"
    finally:
        server.kill()


def open_bots(server: Server, number: int) -> str:
    """Open a table at which only bots sit."""
    seats = [{"kind": "bot", "level": level} for level in ("greedy", "random")]
    name: str = server.post("/api/tables", {"game": GAMES[number % 2], "seats": seats})["table"]
    return name


# People meanwhile.


@dataclass
class Person:
    """Plays against a bot all the time, and notes how long answers take."""

    answers: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # for the bot
    health: list[float] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    fault: BaseException | None = None

    def play(self, server: Server) -> None:
        """Play until the storm is over."""
        try:
            while not self.over.is_set():
                self.play_game(server)
        except BaseException as error:
            self.fault = error

    def play_game(self, server: Server) -> None:
        """Play one game against a bot."""
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        opened = server.post("/api/tables", {"game": GAMES[0], "seats": seats})
        token = opened["seats"][0]["token"]
        with Visitor(server.socket_address, opened["table"], [token]).arrive() as ada:
            while not ada.state["over"] and not self.over.is_set():
                if ada.must_decide():
                    self.answers.append(time_of(ada.play))
                    self.health.append(time_of(lambda: server.get("/health")))
                    time.sleep(0.1)
                else:
                    self.waits.append(
                        time_of(lambda: ada.until(lambda state: ada.must_decide() or state["over"]))
                    )

    def figures(self) -> list[str]:
        """Return the figures; fail if the person was kept waiting."""
        assert self.fault is None, f"a person could not play: {self.fault!r}"
        assert self.answers, "a person could not make a single move"
        usual = sorted(self.answers)[len(self.answers) * 95 // 100]
        assert usual < MOVE_LIMIT, f"a person waited {usual:.1f} s for an answer"
        return [
            f"  a person's move meanwhile: {tell_times(self.answers)}",
            f"  until its bot had moved: {tell_times(self.waits)}",
            f"  health: {tell_times(self.health)}",
        ]


@contextmanager
def person_at(server: Server) -> Iterator[Person]:
    """Let a person play against a bot meanwhile."""
    person = Person()
    thread = threading.Thread(target=person.play, args=(server,), daemon=True)
    thread.start()
    try:
        yield person
    finally:
        person.over.set()
        thread.join(PATIENCE)


def time_of(work: Callable[[], object]) -> float:
    """Return the seconds that something takes."""
    started = time.monotonic()
    work()
    return time.monotonic() - started


def tell_times(seconds: list[float]) -> str:
    """Return median, 95th percentile and maximum."""
    if not seconds:
        return "never"
    ordered = [1000 * value for value in sorted(seconds)]
    p50, p95 = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
    return f"p50 {p50:.0f} ms · p95 {p95:.0f} ms · worst {ordered[-1]:.0f} ms (of {len(ordered)})"


# What happens at the server.


def wait_for_progress(server: Server, names: list[str], moves: int) -> None:
    """Wait until every table has at least so many moves."""
    deadline = time.monotonic() + PATIENCE
    while True:
        made = moves_in(server.data)
        frozen = sum(1 for name in names if made.get(name, 0) < moves)
        if not frozen:
            return
        assert time.monotonic() < deadline, f"{frozen} of {len(names)} tables are frozen"
        time.sleep(1.0)


def moves_in(data: Path) -> dict[str, int]:
    """Count the moves of each table in a copy of the store: to ask the server would wake the bots of a table."""
    with tempfile.TemporaryDirectory() as folder:
        for found in data.glob(f"{FILE_NAME}*"):
            shutil.copy(found, folder)
        try:
            with closing(sqlite3.connect(Path(folder) / FILE_NAME)) as db:
                return dict(db.execute("select name, count(*) from moves group by name"))
        except sqlite3.DatabaseError:
            return {}  # copied while it was written: the next copy will do


def bot_process(server: Server) -> int:
    """Wait until a bot thinks; return its process."""
    wait_until(lambda: number_in(server, "bots_thinking") >= 1)
    return server.bot_processes()[0]


def wait_for_restarts(server: Server, count: int) -> None:
    """Wait until so many processes were replaced."""
    wait_until(lambda: number_in(server, "bot_restarts") >= count)


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "the bots stand still"
        time.sleep(0.05)


def number_in(server: Server, name: str) -> float:
    """Read a number without label from the metrics."""
    lines = server.text("/metrics").splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(f"nextfrontier_{name} ")), 0.0)


# Long games.


async def store_long_games(data: Path, count: int) -> list[str]:
    """Write tables in the middle of a game, at half of which a person sits and a bot has to move."""
    records = [long_game(slug) for slug in GAMES]
    store = SqliteStore(data)
    await store.open()
    names = [new_table_name() for _ in range(count)]
    for number, name in enumerate(names):
        record = records[number % 2]
        seats = [Seat(seat, "bot", "", "random", False, None) for seat in range(record.seats)]
        if number % 4 < 2:
            seats[1 - record.state.to_move()] = Seat(
                1 - record.state.to_move(), "human", "", "", False, hash_secret(TOKEN)
            )
        facts = TableFacts(
            name, record.game.slug, setup_of(record), "", False, None, time.time(), False, None
        )
        await store.add_table(facts, seats, record.rows)
    await store.close()
    return names


def long_game(slug: str) -> Record:
    """Return a game for two in which so many moves are played and that is not over; some seeds end earlier."""
    while True:
        record = Record(game(slug), 2, {}, new_seed())
        while len(record.entries) < LONG and not record.over:
            seat = record.state.to_move()
            moves = record.state.moves(seat)
            record.play(seat, record.state.notation(seat, moves[len(record.entries) % len(moves)]))
        if not record.over:
            return record

"""A disk that fails now and then under many tables at once: no acknowledged request may be lost.

Two people play at each table and send several requests at once, so that some wait while a write fails. They come back
after every farewell and send what was not answered again under the same id, as the page does. In the end the file is
read by itself.
"""

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.server.store.sqlite import FILE_NAME, SqliteStore
from nextfrontier.server.texts import SERVER_NAME
from tests.server.failing_disk import FailingDisk
from tests.server.serving import GAMES, Opened, Serving

UNSURE = (
    "store_failed",
    "too_slow",
    "shutting_down",
)  # answers that do not tell whether a request was carried out
REQUESTS_AT_ONCE = 3
PATIENCE = 60.0  # seconds beyond the planned ones until a table at which nobody could play counts as lost

Document = dict[str, Any]


@dataclass
class Told:
    """The answers that the people of one table got."""

    done: dict[tuple[int, str], Document] = field(default_factory=dict)  # by seat and request: its reply
    not_done: dict[tuple[int, str], str] = field(default_factory=dict)  # the code of the refusal
    farewells: int = 0


class Person:
    """A person who plays one seat and connects again and again."""

    def __init__(self, address: str, table: str, seat: int, token: str, told: Told, seed: int) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.token = token
        self.told = told
        self.chance = random.Random(seed)
        self.number = 0
        self.pending: dict[str, Document] = {}

    async def play(self, ending: asyncio.Event) -> None:
        """Play until it is over."""
        while not ending.is_set():
            try:
                async with connect(self.address, max_size=None) as socket:
                    await self.sit(socket, ending)
            except (ConnectionClosed, OSError):
                self.told.farewells += 1
                await asyncio.sleep(0.02)

    async def sit(self, socket: ClientConnection, ending: asyncio.Event) -> None:
        """Be at the table for as long as the connection lasts."""
        hello = {"do": "hello", "protocol": PROTOCOL, "table": self.table, "tokens": [self.token]}
        await socket.send(json.dumps(hello))
        state: Document | None = None
        while not ending.is_set():
            try:
                frame = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            if frame["type"] == "reply":
                self.note(frame)
            elif frame["type"] == "state":
                if state is None:
                    for request in list(self.pending.values()):
                        await socket.send(json.dumps(request))
                state = frame
            if state is not None and not self.pending:
                await self.act(socket, state["decision"])

    def note(self, reply: Document) -> None:
        """Remember the answer to a request."""
        if self.pending.pop(reply["id"], None) is None:
            return
        key = (self.seat, reply["id"])
        if reply["ok"]:
            self.told.done[key] = reply
        elif reply["error"]["code"] not in UNSURE:
            self.told.not_done[key] = reply["error"]["code"]

    async def act(self, socket: ClientConnection, decision: Document | None) -> None:
        """Send several requests at once for the decision that is open; at most one of them can be carried out."""
        if decision is None:
            return
        for _ in range(REQUESTS_AT_ONCE):
            self.number += 1
            request = {
                "do": "play",
                "id": f"{self.seat}-{self.number}",
                "decision": decision["id"],
                "moves": [self.chance.choice(decision["moves"])["text"]],
            }
            self.pending[str(request["id"])] = request
            await socket.send(json.dumps(request))


@dataclass
class Outcome:
    """The result of the storm."""

    acknowledged: int = 0
    refused: int = 0
    farewells: int = 0
    rows: int = 0
    faults: list[str] = field(default_factory=list)


def storm(
    folder: Path, tables: int = 14, seconds: float = 60.0, share: float = 0.04, seed: int = 1
) -> list[str]:
    """Play at many tables on a failing disk; return the figures, or fail with the lost requests."""
    disk = FailingDisk(0.0, seed)
    serving = Serving(folder, store=SqliteStore(folder, disk.connect))
    try:
        opened = [serving.open("human", "human", game=GAMES[number % len(GAMES)]) for number in range(tables)]
        disk.share = share
        told = asyncio.run(play_all(serving.socket_address, opened, seconds, seed))
        disk.share = 0.0
    finally:
        serving.stop()
    outcome = compare(folder, opened, told)
    assert disk.failed > 0, "the disk did not fail once"
    assert not outcome.faults, "\n".join(outcome.faults)
    return [
        f"{tables} tables for {seconds:g} s, {disk.failed} of {disk.calls} writes and syncs failed",
        f"{outcome.acknowledged} moves acknowledged, {outcome.refused} refused, {outcome.farewells} farewells",
        f"{outcome.rows} rows stored: no hole, nothing acknowledged is lost, nothing refused is stored",
    ]


async def play_all(address: str, opened: list[Opened], seconds: float, seed: int) -> list[Told]:
    """Let everybody play at once."""
    told = [Told() for _ in opened]
    ending = asyncio.Event()
    people = [
        Person(address, table.name, seat, token, told[number], seed * 1000 + number * 10 + seat)
        for number, table in enumerate(opened)
        for seat, token in table.tokens.items()
    ]
    playing = asyncio.gather(*(person.play(ending) for person in people))
    await asyncio.sleep(seconds)
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest and not all(heard.done for heard in told):
        await asyncio.sleep(0.1)
    ending.set()
    await playing
    return told


def compare(folder: Path, opened: list[Opened], told: list[Told]) -> Outcome:
    """Compare the answers with the rows of the file."""
    outcome = Outcome()
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        for table, heard in zip(opened, told, strict=True):
            outcome.acknowledged += len(heard.done)
            outcome.refused += len(heard.not_done)
            outcome.farewells += heard.farewells
            numbers = [row[0] for row in db.execute(NUMBERS, (table.name,))]
            outcome.rows += len(numbers)
            stored = {
                (seat, request): json.loads(reply)
                for seat, request, reply in db.execute(ANSWERS, (table.name,))
            }
            outcome.faults += faults_of(table.name, numbers, stored, heard)
            if db.execute(CUT_BACK, (table.name, SERVER_NAME)).fetchone()[0]:
                outcome.faults.append(f"table {table.name} had a hole and was cut back")
    return outcome


NUMBERS = "select number from moves where name = ? order by number"
CUT_BACK = "select count(*) from chat where name = ? and player = ?"
ANSWERS = "select seat, request, reply from answers where name = ?"


def faults_of(
    name: str, numbers: list[int], stored: dict[tuple[int, str], Document], heard: Told
) -> list[str]:
    """List the faults of one table."""
    faults = []
    if numbers != list(range(len(numbers))):
        faults.append(f"table {name} has a hole: {numbers}")
    if not heard.done:
        faults.append(f"nobody could play at table {name}")
    for key, reply in heard.done.items():
        if key not in stored or reply["version"] > len(numbers):
            faults.append(f"table {name}: request {key} was acknowledged and is lost")
    for key, code in heard.not_done.items():
        if key in stored:
            faults.append(f"table {name}: request {key} was refused with {code} and is stored")
    return faults

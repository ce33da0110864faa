"""People at a server under attack: requests from a chosen loopback address, and an honest player with a watch."""

import asyncio
import http.client
import itertools
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.shelf import first_game
from tests.server.process import Server

GAME = first_game()
HONEST, HOSTILE = "127.0.0.3", "127.0.0.2"
PATIENCE = 60.0
Document = dict[str, Any]
numbers = itertools.count(1)


def ask(server: Server, client: str, method: str, path: str, body: object = None) -> tuple[int, Document]:
    """Send one HTTP request from an address; status and document."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, source_address=(client, 0))
    try:
        sent = None if body is None else json.dumps(body)
        line.request(method, path, sent, {"Content-Type": "application/json"} if sent else {})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        line.close()


def open_table(server: Server, client: str) -> Document:
    """Open a table of two people."""
    wanted = {"game": GAME, "seats": [{"kind": "human", "name": name} for name in ("Ada", "Bo")]}
    status, opened = ask(server, client, "POST", "/api/tables", wanted)
    assert status == 201, opened
    return opened


async def sit_down(
    address: str, client: str, table: str, tokens: Sequence[str], have: Document | None = None
) -> ClientConnection:
    """Connect to a table from an address and say hello."""
    socket = await connect(
        address, max_size=None, local_addr=(client, 0), open_timeout=PATIENCE, ping_interval=None
    )
    hello = {"do": "hello", "protocol": PROTOCOL, "table": table, "tokens": list(tokens), "have": have}
    await socket.send(json.dumps(hello))
    return socket


async def next_state(socket: ClientConnection) -> Document:
    """Read until a state comes."""
    while True:
        async with asyncio.timeout(PATIENCE):
            frame: Document = json.loads(await socket.recv())
        if frame["type"] == "state":
            return frame
        assert frame["type"] != "fatal", frame


class Mover:
    """An honest player with both seats of a table, who moves now and then and notes how long it takes."""

    def __init__(self, server: Server, every: float) -> None:
        self.server = server
        self.every = every
        self.chance = random.Random(1)
        self.times: list[float] = []  # milliseconds from a move to the new state
        self.moved = asyncio.Event()
        self.enough = False

    async def play(self) -> None:
        """Play until it is enough, a new table after each game."""
        while not self.enough:
            opened = await asyncio.to_thread(open_table, self.server, HONEST)
            seats = [
                await sit_down(self.server.socket_address, HONEST, opened["table"], [seat["token"]])
                for seat in opened["seats"]
            ]
            try:
                states = [await next_state(socket) for socket in seats]
                while not states[0]["over"] and not self.enough:
                    states = await self.move(seats, states)
                    self.moved.set()
                    await asyncio.sleep(self.every)
            finally:
                for socket in seats:
                    socket.transport.abort()

    async def moves(self, count: int) -> None:
        """Wait until so many moves were made."""
        while len(self.times) < count:
            self.moved.clear()
            async with asyncio.timeout(PATIENCE):
                await self.moved.wait()

    async def move(self, seats: list[ClientConnection], states: list[Document]) -> list[Document]:
        """Play one move and wait for the states after it."""
        mover = next(seat for seat, state in enumerate(states) if state["decision"])
        decision = states[mover]["decision"]
        request = {
            "do": "play",
            "id": f"m{next(numbers)}",
            "decision": decision["id"],
            "moves": [self.chance.choice(decision["moves"])["text"]],
        }
        sent = time.perf_counter()
        await seats[mover].send(json.dumps(request))
        found = {mover: await next_state(seats[mover])}
        self.times.append((time.perf_counter() - sent) * 1000)
        found[1 - mover] = await next_state(seats[1 - mover])
        return [found[0], found[1]]

    def line(self, what: str) -> str:
        """Say how long moves took."""
        assert self.times, "the honest player could not move at all"
        shown = " · ".join(f"p{percent} {percentile(self.times, percent):.0f} ms" for percent in (50, 95))
        return f"{what}: {len(self.times)} honest moves, {shown}, worst {max(self.times):.0f} ms"

    def check(self, limit: float, what: str) -> str:
        """Say how long moves took; AssertionError if too long."""
        line = self.line(what)
        assert percentile(self.times, 95) <= limit, f"{line}: more than {limit:g} ms at p95"
        return line


def percentile(values: Sequence[float], percent: float) -> float:
    """Return the value that so many percent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


@asynccontextmanager
async def honest_mover(server: Server, every: float = 0.1) -> AsyncIterator[Mover]:
    """Let an honest player move meanwhile, from the first move on, until the last one is answered."""
    mover = Mover(server, every)
    task = asyncio.create_task(mover.play())
    try:
        async with asyncio.timeout(PATIENCE):
            await mover.moved.wait()
        mover.times.clear()
        yield mover
        mover.enough = True
        await task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def started_server(installed: bool, **environment: str) -> AsyncIterator[Server]:
    """Start a server of its own, with nothing in it."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), installed, **environment)
        await asyncio.to_thread(server.start)
        try:
            yield server
        finally:
            await asyncio.to_thread(server.stop)

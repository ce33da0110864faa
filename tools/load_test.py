"""Measure the time of a move at a busy server: move → new state at the client, with many tables at once.

Starts a server of its own and opens tables with two human seats, each with a connection of its own. Every table
makes a move a second, after a few previews, as the page asks for them; bots may play at more tables.
Measured is the time from sending a move until the new state has arrived, at the player who moves and at the one
who watches.
`python -m tools.load_test --help` shows how to change the load.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.shelf import PLUGINS
from tests.server.process import Server

LIMIT_MS = 100.0
GAMES = tuple(PLUGINS)
THINKING = 0.2  # seconds from the previews to the move


@dataclass(frozen=True)
class Load:
    """The number of tables and moves at once."""

    tables: int
    seconds: float
    every: float  # seconds between two moves at a table
    previews: int  # asked before each move
    games: tuple[str, ...]  # at the tables in turn
    thinking: int  # tables of two bots that look ahead


@dataclass
class Times:
    """Milliseconds from the move to the new state."""

    mover: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)


class Client:
    """One seat's connection: the newest state and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.came = 0.0
        self.changed = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            came = time.perf_counter()
            frame = msgspec.json.decode(text)
            if frame["type"] == "state":
                self.state, self.came = frame, came
                self.changed.set()
            elif frame["type"] == "reply" and not frame["ok"]:
                raise RuntimeError(f"refused: {frame['error']}")

    async def ask(self, do: str, chance: random.Random, **fields: object) -> None:
        request = {"do": do, "id": f"{chance.getrandbits(80):x}", **fields}
        await self.socket.send(msgspec.json.encode(request).decode())

    async def version_after(self, version: int) -> float:
        """Return the time at which a state newer than this version came."""
        while self.state.get("version", -1) <= version:
            self.changed.clear()
            await self.changed.wait()
        return self.came


async def take_seat(server: Server, table: str, token: str) -> Client:
    socket = await connect(server.address.replace("http", "ws", 1) + "/api/play", max_size=None)
    hello = {
        "do": "hello",
        "protocol": PROTOCOL,
        "table": table,
        "tokens": [token],
        "language": "en",
        "have": None,
    }
    await socket.send(msgspec.json.encode(hello).decode())
    client = Client(socket)
    await client.version_after(-1)
    return client


async def table_of_two(server: Server, times: Times, until: float, load: Load, seed: int) -> None:
    """Play random moves at one table, one every so many seconds."""
    chance = random.Random(seed)
    await asyncio.sleep(chance.random() * load.every)
    game = load.games[seed % len(load.games)]
    clients = await open_table(server, game)
    due = time.perf_counter()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += load.every
        if clients[0].state["over"]:
            clients = await open_table(server, game)
        await one_move(clients, times, chance, load.previews)
    for client in clients:
        client.reader.cancel()
        await client.socket.close()


async def open_table(server: Server, game: str) -> list[Client]:
    wanted = {
        "game": game,
        "options": {},
        "seats": [{"kind": "human", "name": name} for name in ("Ada", "Bo")],
    }
    opened = await asyncio.to_thread(server.post, "/api/tables", wanted)
    return [await take_seat(server, opened["table"], seat["token"]) for seat in opened["seats"]]


def open_bots(server: Server, game: str) -> None:
    """Open a table at which two bots that look ahead play by themselves."""
    seats = [{"kind": "bot", "level": "strong"}] * 2
    server.post("/api/tables", {"game": game, "options": {}, "seats": seats})


async def one_move(clients: list[Client], times: Times, chance: random.Random, previews: int) -> None:
    mover = next(client for client in clients if client.state["decision"])
    decision, version = mover.state["decision"], mover.state["version"]
    for _ in range(previews):
        await mover.ask(
            "preview", chance, decision=decision["id"], move=chance.choice(decision["moves"])["text"]
        )
    await asyncio.sleep(THINKING)
    sent = time.perf_counter()
    await mover.ask("play", chance, decision=decision["id"], moves=[chance.choice(decision["moves"])["text"]])
    for client in clients:
        came = await asyncio.wait_for(client.version_after(version), 30)
        (times.mover if client is mover else times.other).append((came - sent) * 1000)


async def measure(server: Server, load: Load) -> Times:
    times = Times()
    for number in range(load.thinking):
        await asyncio.to_thread(open_bots, server, load.games[number % len(load.games)])
    until = time.perf_counter() + load.seconds
    async with asyncio.TaskGroup() as group:
        for seed in range(load.tables):
            group.create_task(table_of_two(server, times, until, load, seed))
    return times


def percentile(values: Sequence[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def show(name: str, values: Sequence[float]) -> None:
    figures = " · ".join(f"p{percent} {percentile(values, percent):6.1f} ms" for percent in (50, 95, 99))
    print(f"  {name:22} {figures} · worst {max(values):6.1f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--previews", type=int, default=2, help="previews before each move")
    parser.add_argument("--thinking", type=int, default=0, help="tables of two bots that look ahead, besides")
    parser.add_argument("--game", choices=GAMES, help="one game instead of all in turn")
    parser.add_argument("--sources", action="store_true", help="the sources instead of the installed server")
    args = parser.parse_args()
    games = (args.game,) if args.game else GAMES
    load = Load(args.tables, args.seconds, args.every, args.previews, games, args.thinking)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), installed=not args.sources)
        server.start()
        try:
            times = asyncio.run(measure(server, load))
        finally:
            server.stop()
    print(f"{load.tables} tables of two, a move every {load.every:g} s, {len(times.mover)} moves")
    print(f"{load.thinking} tables of bots that look ahead, besides")
    show("to the player who moves", times.mover)
    show("to the other player", times.other)
    return 0 if percentile(times.mover + times.other, 95) <= LIMIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())

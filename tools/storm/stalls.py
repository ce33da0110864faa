"""One client that wants to hold up everybody: a huge import, hellos that ask much, a flood of previews."""

import asyncio
import json
import multiprocessing
import random
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nextfrontier.record.history import REDO, UNDO, Row
from nextfrontier.record.record import Record
from nextfrontier.shelf import game
from tests.server.process import Server
from tools.storm.people import (
    GAME,
    HOSTILE,
    ask,
    honest_mover,
    next_state,
    numbers,
    open_table,
    sit_down,
    started_server,
)

Document = dict[str, Any]


def storm(
    *,
    rows: int = 20_000,
    hellos: int = 40,
    connections: int = 50,
    seconds: float = 20.0,
    limit_ms: float = 250.0,
    installed: bool = True,
) -> list[str]:
    """Attack a server of its own from one address; how an honest player from another fares."""
    return asyncio.run(attacks(rows, hellos, connections, seconds, limit_ms, installed))


async def attacks(
    rows: int, hellos: int, connections: int, seconds: float, limit_ms: float, installed: bool
) -> list[str]:
    save = long_save(rows)
    async with started_server(installed) as server:
        async with honest_mover(server) as mover:
            await mover.moves(10)
        lines = [mover.line("quiet")]
        async with honest_mover(server) as mover:
            lines += await import_and_hello(server, save, hellos)
        lines.append(mover.check(limit_ms, f"import of {rows} rows, {hellos} hellos with all of them"))
        async with honest_mover(server) as mover:
            asked = await preview_flood(server, connections, seconds)
        what = f"{connections} connections, {asked} previews sent in {seconds:g} s"
        lines.append(mover.check(limit_ms, what))
    return lines


def long_save(rows: int) -> Document:
    """Return a finished game whose last quiet move was taken back and played again until it has so many rows."""
    chance, record = random.Random(3), Record(game(GAME), 2, {}, 3)
    while not record.over:
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))
    last = record.entries[-1].seat
    steps = [Row(UNDO, last, "", 1), Row(REDO, last, "", 1)]
    while len(record.rows) + 2 <= rows:
        record.rows += steps
    return record.save()


async def import_and_hello(server: Server, save: Document, hellos: int) -> list[str]:
    """Import a game from one address and say hello to it again and again, with the longest history to compare."""
    started = time.perf_counter()
    status, opened = await asyncio.to_thread(
        ask, server, HOSTILE, "POST", "/api/tables/import", {"save": save}
    )
    assert status == 201, opened
    took = time.perf_counter() - started
    version = len(save["rows"])
    for _ in range(hellos):
        have = {"version": version, "log": version}
        socket = await sit_down(server.socket_address, HOSTILE, opened["table"], [], have)
        state = await next_state(socket)
        assert state["version"] == version, state["version"]
        socket.transport.abort()
    both = time.perf_counter() - started
    return [f"import took {took:.1f} s, {hellos} hellos {both - took:.1f} s"]


async def preview_flood(server: Server, connections: int, seconds: float) -> int:
    """Ask for previews on many connections of one address, as fast as they are taken; how many were sent."""
    opened = await asyncio.to_thread(open_table, server, HOSTILE)
    table, token = opened["table"], opened["seats"][0]["token"]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as other:
        return await asyncio.get_running_loop().run_in_executor(
            other, run_floods, server.socket_address, table, token, connections, seconds
        )


def run_floods(address: str, table: str, token: str, connections: int, seconds: float) -> int:
    """Flood from a process of its own, so that the honest player's watch goes right."""

    async def floods() -> int:
        until = time.perf_counter() + seconds
        return sum(await asyncio.gather(*(flood(address, table, token, until) for _ in range(connections))))

    return asyncio.run(floods())


async def flood(address: str, table: str, token: str, until: float) -> int:
    """Ask on one connection after the other until the time is over; how many previews were sent."""
    sent, readers = 0, list[asyncio.Task[None]]()
    while time.perf_counter() < until:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            async with asyncio.timeout(until - time.perf_counter()):
                socket = await sit_down(address, HOSTILE, table, [token])
                try:
                    decision = (await next_state(socket))["decision"]
                    readers.append(asyncio.create_task(read_all(socket)))
                    while True:
                        await socket.send(json.dumps(preview(decision)))
                        sent += 1
                        await asyncio.sleep(0)
                finally:
                    socket.transport.abort()
    for reader in readers:
        reader.cancel()
    return sent


def preview(decision: Document) -> Document:
    """Return a question about the first move."""
    return {
        "do": "preview",
        "id": f"p{next(numbers)}",
        "decision": decision["id"],
        "move": decision["moves"][0]["text"],
    }


async def read_all(socket: Any) -> None:
    """Read until the connection ends."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass

"""Sockets that are opened and then not used as meant: half headers, half bodies, WebSockets that nobody reads."""

import asyncio
import base64
import json
import os
import socket
import time
from collections.abc import Sequence
from contextlib import suppress

from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.server.running import raise_file_limit
from tests.server.process import Server
from tools.storm.people import HONEST, HOSTILE, ask, honest_mover, open_table, started_server

LOG_LINES = 40  # that a server may print meanwhile
SPARE_FILES = 200
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])  # that answers no ping
LEAST_MOVES = 10  # of the honest player meanwhile


def storm(
    *,
    headers: int = 1100,
    bodies: int = 200,
    unread: int = 50,
    seconds: float = 10.0,
    limit_ms: float = 250.0,
    installed: bool = True,
) -> list[str]:
    """Open so many sockets of each kind, first from one address, then from many; how an honest player fares.

    `seconds` is the time after which the server ends a socket that does not get on.
    """
    raise_file_limit(headers + bodies + unread + SPARE_FILES)
    return asyncio.run(attacks(headers, bodies, unread, seconds, limit_ms, installed))


async def attacks(
    headers: int, bodies: int, unread: int, seconds: float, limit_ms: float, installed: bool
) -> list[str]:
    settings = {"NEXTFRONTIER_SOCKET_SECONDS": str(seconds), "NEXTFRONTIER_PING_SECONDS": str(seconds)}
    lines = []
    async with started_server(installed, **settings) as server:
        table = (await asyncio.to_thread(open_table, server, HOSTILE))["table"]
        slow_header, slow_body = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-", body_request()
        for what, sent, more, clients in [
            ("half headers from one address", [slow_header], b"a", [HOSTILE] * headers),
            ("half headers from many", [slow_header], b"a", many_addresses(headers)),
            ("half bodies from many", [slow_body], b"a", many_addresses(bodies)),
            ("unread WebSockets from many", hello_requests(table), PONG, many_addresses(unread)),
        ]:
            async with honest_mover(server) as mover:
                ended = await hold(server, sent, more, clients, 3 * seconds + 5)
                await mover.moves(LEAST_MOVES)
                status, _ = await asyncio.to_thread(ask, server, HONEST, "GET", "/health")
            assert status == 200, status
            lines.append(mover.check(limit_ms, f"{len(clients)} {what}, all ended after {ended:.1f} s"))
        printed = server.output().count("\n")
        assert printed <= LOG_LINES, f"the server printed {printed} lines, {server.output()[:2000]}"
        lines.append(f"the server printed {printed} lines")
    return lines


def many_addresses(count: int) -> list[str]:
    """Return loopback addresses, each another one."""
    return [f"127.1.{number // 250}.{number % 250 + 1}" for number in range(count)]


def body_request() -> bytes:
    """Return the headers of an import, and not much of its body."""
    lines = "POST /api/tables/import HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json"
    return ("\r\n".join([*lines, "Content-Length: 1000000"]) + '\r\n\r\n{"save":').encode()


def hello_requests(table: str) -> list[bytes]:
    """Return a WebSocket handshake, and messages as they stand on the wire: hello, then many requests at once."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        "GET /api/play HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
    )  # fmt: skip
    hello = {"do": "hello", "protocol": PROTOCOL, "table": table}
    requests = [frame({"do": "ping", "id": f"{number}"}) for number in range(100)]
    return [("\r\n".join(lines) + "\r\n\r\n").encode(), frame(hello) + b"".join(requests)]


def frame(message: dict[str, object]) -> bytes:
    """Return a text message of a client, masked with nothing."""
    payload = json.dumps(message).encode()
    assert len(payload) < 126
    return bytes([0x81, 0x80 | len(payload)]) + bytes(4) + payload


async def hold(
    server: Server, sent: Sequence[bytes], more: bytes, clients: Sequence[str], patience: float
) -> float:
    """Open a socket for each client and do no more than send something; when the last was ended by the server."""
    started = time.perf_counter()
    holders = [hold_one(server.port, sent, more, client) for client in clients]
    try:
        async with asyncio.timeout(patience):
            await asyncio.gather(*holders)
    except TimeoutError:
        raise AssertionError(f"after {patience:g} s the server still holds such sockets") from None
    return time.perf_counter() - started


async def hold_one(port: int, sent: Sequence[bytes], more: bytes, client: str) -> None:
    """Hold a socket, without reading more than fits into its buffers, until the server ends it."""
    with suppress(OSError):
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(
            lambda: Silent(ended), "127.0.0.1", port, local_addr=(client, 0)
        )
        try:
            for piece in sent:
                transport.write(piece)
                await asyncio.sleep(0.2)
            while not ended.is_set():
                # A little now and then, as if the rest were still to come; it also shows whether the socket is open.
                transport.write(more)
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await ended.wait()
        finally:
            transport.abort()


class Silent(asyncio.Protocol):
    """Reads nothing after the first answer."""

    def __init__(self, ended: asyncio.Event) -> None:
        self.ended = ended
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.transport is not None and data.startswith(b"HTTP/1.1 101"):
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended.set()


def connect(port: int, client: str) -> socket.socket:
    """Return a bare socket from an address, on which nothing was sent."""
    line = socket.socket()
    line.bind((client, 0))
    line.connect(("127.0.0.1", port))
    return line

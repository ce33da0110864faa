"""Sockets that hold a place and do not get on are ended, and there are never too many of them."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nextfrontier.server.running import OUT_OF_FILES, AcceptTrouble
from tests.server.serving import GAME, Serving, wait_for
from tools.storm.sockets import body_request, frame, hello_requests

Serve = Callable[..., Serving]
HALF_HEADERS = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
HEALTH = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SOON = 20.0  # seconds; a server that never does it takes longer than any machine is slow


def connect(server: Serving, client: str = "127.0.0.2", buffer: int = 0) -> socket.socket:
    """Return a bare socket from an address of its own, with a small buffer if that is wanted."""
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.bind((client, 0))
    line.settimeout(SOON)
    line.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    return line


def is_ended(line: socket.socket) -> bool:
    """Wait until the server ends a socket; false if it does not."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def drip_until_ended(line: socket.socket, piece: bytes) -> bool:
    """Send a little again and again until the server ends the socket; false if it does not."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        try:
            line.send(piece)
        except ConnectionError:
            return True
        time.sleep(0.05)
    return False


def taken(line: socket.socket, piece: bytes, most: int) -> int:
    """Send the same again and again until nothing more is taken; how often that went."""
    for count in range(most):
        try:
            line.sendall(piece)
        except TimeoutError:
            return count
    return most


def dropped(server: Serving, reason: str) -> float:
    return server.hall.metrics.numbers.get(("sockets_dropped", reason), 0)


@pytest.mark.parametrize("begun", [b"", HALF_HEADERS])
def test_headers_that_do_not_come_end_the_connection(serve: Serve, begun: bytes) -> None:
    server = serve(socket_seconds=0.4)
    with connect(server) as line:
        line.sendall(begun)
        assert is_ended(line)
    assert dropped(server, "late headers") == 1


def test_headers_that_come_byte_by_byte_end_the_connection_too(serve: Serve) -> None:
    server = serve(socket_seconds=0.4)
    with connect(server) as line:
        line.sendall(HALF_HEADERS)
        assert drip_until_ended(line, b"a")


def test_a_second_request_has_to_send_its_headers_in_time_as_well(serve: Serve) -> None:
    server = serve(socket_seconds=0.4)
    with connect(server) as line:
        line.sendall(HEALTH)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(HALF_HEADERS)
        assert is_ended(line)


def test_a_body_that_does_not_come_ends_the_connection_and_is_no_fault(serve: Serve) -> None:
    server = serve(socket_seconds=0.4)
    with connect(server) as line:
        line.sendall(body_request())
        assert drip_until_ended(line, b" ")
    assert dropped(server, "late body") == 1
    assert "faults" not in {name for name, _ in server.hall.metrics.numbers}


def test_a_slow_but_steady_body_is_waited_for(serve: Serve) -> None:
    server = serve(socket_seconds=2.0)
    body = json.dumps({"game": GAME, "seats": [{"kind": "human"}] * 2, "title": "x"}).encode()
    body += b" " * 60_000
    lines = "POST /api/tables HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json"
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}"])
    with connect(server) as line:
        line.sendall(head.encode() + b"\r\n\r\n")
        for start in range(0, len(body), 6000):
            line.sendall(body[start : start + 6000])
            time.sleep(0.35)
        assert line.recv(65536).startswith(b"HTTP/1.1 201")


def test_an_answer_that_nobody_reads_ends_the_connection(serve: Serve) -> None:
    server = serve(socket_seconds=0.4)
    request = f"GET /api/games/{GAME}/components HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    with connect(server, buffer=4096) as line:
        line.sendall(request * 200)
        wait_for(lambda: dropped(server, "never reads") == 1)


def test_a_websocket_that_neither_reads_nor_answers_pings_is_ended_and_leaves_nothing(serve: Serve) -> None:
    server = serve(ping_seconds=3.0, socket_seconds=600.0)
    table = server.open("human", "human")
    handshake, hello = hello_requests(table.name)
    with connect(server, buffer=4096) as line:
        line.sendall(handshake)
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(hello)
        wait_for(lambda: server.hall.tables[table.name].watchers)
        (watcher,) = server.hall.tables[table.name].watchers
        loop = server.server.servers[0].get_loop()

        def is_full() -> bool:
            """Send states until the buffers of the system hold no more."""
            for _ in range(20):
                loop.call_soon_threadsafe(watcher.show_state)
            return not all(one.writable.is_set() for one in websockets_of(server))

        wait_for(is_full)
        wait_for(lambda: not server.hall.tables[table.name].watchers)
        wait_for(lambda: not server.hall.connected)
        wait_for(lambda: not websockets_of(server))


def test_pings_that_nobody_reads_the_answers_of_are_not_taken_without_end(serve: Serve) -> None:
    server = serve()
    table = server.open("human", "human")
    handshake, hello = hello_requests(table.name)
    ping = bytes([0x89, 0x80 | 125]) + bytes(4 + 125)
    with connect(server, buffer=4096) as line:
        line.sendall(handshake)
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(hello)
        line.settimeout(2.0)
        assert taken(line, ping * 1000, 600) < 600  # 80 MB


def test_messages_of_a_flood_are_read_no_faster_than_they_are_answered(serve: Serve) -> None:
    server = serve(work_burst=0.001, work_per_second=1e-6, alone_seconds=1e9)
    table = server.open("human", "human")
    handshake, hello = hello_requests(table.name)
    with connect(server, client="127.0.0.9") as line:
        line.sendall(handshake)
        line.recv(4096)
        line.sendall(hello)
        line.settimeout(1.0)
        assert taken(line, frame({"do": "ping", "id": "1"}) * 1000, 3000) < 3000  # 90 MB
    assert server.hall.metrics.numbers.get(("requests", "ping"), 0) < 100


def test_one_address_has_so_many_sockets_and_others_are_served(serve: Serve) -> None:
    server = serve(sockets_per_client=3)
    lines = [connect(server) for _ in range(3)]
    with connect(server) as fourth:
        assert is_ended(fourth)
    assert dropped(server, "too many of one address") == 1
    with connect(server, "127.0.0.3") as other:
        other.sendall(HEALTH)
        assert other.recv(65536).startswith(b"HTTP/1.1 200")
    lines.pop().close()
    wait_for(lambda: sockets_of(server, "127.0.0.2") == 2)
    with connect(server) as again:
        again.sendall(HEALTH)
        assert again.recv(65536).startswith(b"HTTP/1.1 200")
    for line in lines:
        line.close()


def websockets_of(server: Serving) -> list[WebSocketsSansIOProtocol]:
    """Return the WebSockets that the server holds."""
    open_ = list(server.server.server_state.connections)
    return [one for one in open_ if isinstance(one, WebSocketsSansIOProtocol)]


def sockets_of(server: Serving, address: str) -> int:
    config: Any = server.server.config
    found: int = config.sockets.by_address.get(address, 0)
    return found


def test_when_there_are_too_many_sockets_the_oldest_idle_one_makes_room(serve: Serve) -> None:
    server = serve(sockets=4)
    lines = [connect(server, f"127.0.1.{number}") for number in range(1, 10)]
    with connect(server, "127.0.0.3") as honest:
        honest.sendall(HEALTH)
        assert honest.recv(65536).startswith(b"HTTP/1.1 200")
    assert is_ended(lines[0])
    assert dropped(server, "made room") >= 6
    for line in lines:
        line.close()


def test_a_trusted_proxy_may_have_more_sockets_than_a_client(serve: Serve) -> None:
    server = serve(sockets_per_client=1, proxies="127.0.0.2, 10.0.0.0/8")
    lines = [connect(server) for _ in range(3)]
    for line in lines:
        line.sendall(HEALTH)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.close()


@pytest.mark.usefixtures("breaking")
def test_connections_that_cannot_be_taken_are_told_of_once_in_a_while(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop = asyncio.new_event_loop()
    trouble = AcceptTrouble()
    with caplog.at_level(logging.ERROR):
        for _ in range(1000):
            trouble.handle(loop, {"message": OUT_OF_FILES, "exception": OSError(24, "Too many open files")})
        assert len(caplog.records) == 1
        trouble.handle(loop, {"message": "something else"})
    assert len(caplog.records) == 2
    loop.close()

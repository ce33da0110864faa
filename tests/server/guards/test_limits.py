"""Limits, each met with an error that names it; security headers and foreign pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from nextfrontier.server.guards.limits import Bucket, Buckets
from nextfrontier.server.web.connection import Connection
from tests.server.serving import GAME, Serving
from tests.server.visitors import Visitor

Serve = Callable[..., Serving]


def test_a_bucket_empties_and_fills_again_at_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(2, 0.5, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_are_kept_apart_by_client() -> None:
    buckets = Buckets(lambda: Bucket(1, 0, lambda: 0.0))
    assert [buckets.find(client).take() for client in "aab"] == [True, False, True]


def test_the_bucket_that_was_not_used_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nextfrontier.server.guards.limits.MOST_REMEMBERED", 2)
    buckets = Buckets(lambda: Bucket(1, 0, lambda: 0.0))
    first, second = buckets.find("a"), buckets.find("b")
    assert buckets.find("a") is first
    buckets.find("c")
    assert buckets.find("a") is first
    assert buckets.find("b") is not second


def test_requests_beyond_the_rate_of_a_connection_are_refused_until_it_waits(serve: Serve) -> None:
    server = serve(request_burst=5, requests_per_second=0.001)
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        for _ in range(5):
            visitor.ask("ping")
        assert visitor.refused("ping") == "too_fast"


def test_a_message_that_is_too_large_is_refused_and_one_that_is_far_too_large_ends_the_connection(
    server: Serving,
) -> None:
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        assert visitor.refused("chat", text="x" * 20_000) == "message_too_large"
        visitor.socket.send(json.dumps({"do": "chat", "id": "x", "text": "x" * 200_000}))
        with pytest.raises(ConnectionClosed):
            visitor.answer("x")


def test_tables_connections_bodies_and_games_are_limited(serve: Serve) -> None:
    server = serve(tables_per_hour=2, connections_per_client=1, body_bytes=2000, longest_game=1)
    table = server.open("human", "human")
    server.open("human", "human")
    seats = [{"kind": "human"}] * 2
    assert server.refusal("POST", "/api/tables", {"game": GAME, "seats": seats}) == (429, "too_many_tables")
    large = {"game": GAME, "seats": seats, "title": "x" * 3000}
    assert server.refusal("POST", "/api/tables", large) == (413, "body_too_large")
    with Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive() as ann:
        with Visitor(server.socket_address, table.name) as other:
            assert other.fatal() == "too_many_connections"
        ann.play()
        ann.ask("look", seat=1)
        moves = ann.moves[:1]
        assert ann.refused("play", decision=ann.decision["id"], moves=moves) == "game_too_long"


def test_http_requests_beyond_the_rate_of_a_client_are_refused(serve: Serve) -> None:
    server = serve(http_burst=3, http_per_second=0.001)
    for _ in range(3):
        server.get("/api/games")
    assert server.refusal("GET", "/api/games") == (429, "too_fast")
    assert server.get("/health")["ok"]


def test_chat_has_a_rate_of_its_own(server: Serving) -> None:
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        replies = [visitor.answer(visitor.send("chat", text=f"line {n}")) for n in range(12)]
        codes = [reply["error"]["code"] for reply in replies if not reply["ok"]]
        assert codes == ["too_fast"] * 2


def test_who_reads_too_slowly_is_let_go_and_may_come_back(server: Serving) -> None:
    table = server.hall.tables[server.open("human", "human").name]
    unread: Any = SimpleNamespace(client=None)  # nobody reads from this socket: the queue is never emptied
    connection = Connection(unread, table, [], "en", backlog=2)
    for _ in range(4):
        connection.show_table()
    (last,) = connection.frames
    assert json.loads(last)["error"]["code"] == "too_slow"
    assert connection.closing


@pytest.mark.parametrize("path", ["/", "/t/anything", "/api/games", "/api/nothing", "/health"])
def test_every_answer_carries_strict_headers(server: Serving, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_pages_of_other_sites_can_neither_open_tables_nor_connect(server: Serving) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    body = {"game": GAME, "seats": [{"kind": "human"}] * 2}
    found = server.http.post("/api/tables", json=body, headers=foreign)
    assert (found.status_code, found.json()["error"]["code"]) == (403, "foreign_origin")
    assert server.http.post("/api/tables", json=body, headers={"Origin": server.address}).is_success
    with (
        pytest.raises(InvalidStatus),
        connect(server.socket_address, origin=Origin("https://elsewhere.example")),
    ):
        pass
    with connect(server.socket_address, origin=Origin(server.address)):
        pass

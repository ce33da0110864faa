"""The lobby and the talk at tables: what is listed, how much one address may open and say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.hall.lobby import LIST_SECONDS, Lobby
from nextfrontier.server.store.contract import ListedTable, Store
from tests.server.serving import GAME, Opened, Serving
from tests.server.visitors import Visitor

Serve = Callable[..., Serving]


def wish(public: bool = True) -> dict[str, Any]:
    """Return a table for two with an open seat."""
    return {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}], "public": public}


def listed(server: Serving) -> list[str]:
    return [table["table"] for table in server.get("/api/tables")["tables"]]


def test_the_lobby_lists_tables_until_their_last_seat_is_taken(serve: Serve) -> None:
    server = serve()
    first, second = (Opened(server.post("/api/tables", wish())) for _ in range(2))
    server.open("human", "human", public=True)
    assert listed(server) == [second.name, first.name]
    server.post(f"/api/tables/{second.name}/join", {"name": "Bob"})
    assert listed(server) == [first.name]


class CountedStore:
    """A store that counts how often it is asked for the public tables."""

    def __init__(self) -> None:
        self.asked = 0
        self.broken = False

    async def public_tables(self, most: int) -> list[ListedTable]:
        self.asked += 1
        await asyncio.sleep(0)
        if self.broken:
            raise server_refusal("store_failed")
        return [ListedTable(f"table {self.asked}", GAME, "", 1.0, [])]


def test_many_who_ask_for_the_lobby_within_a_second_ask_the_store_once() -> None:
    async def check() -> None:
        store, now = CountedStore(), [100.0]
        lobby = Lobby(cast("Store", store), 6, lambda: now[0])
        found = await asyncio.gather(*(lobby.tables() for _ in range(50)))
        assert {table.name for tables in found for table in tables} == {"table 1"}
        now[0] += LIST_SECONDS
        await lobby.tables()
        assert store.asked == 2
        lobby.note("address", "new table")
        await lobby.tables()
        assert store.asked == 3, "whoever opens a table sees it at once"
        lobby.forget_list()
        store.broken = True
        with pytest.raises(Refused, match="store_failed"):
            await lobby.tables()
        store.broken = False
        assert [table.name for table in await lobby.tables()] == ["table 5"], "a failure is not remembered"

    asyncio.run(check())


def test_an_address_has_so_many_public_tables_at_once(serve: Serve) -> None:
    server = serve(public_tables=2)
    first, _ = (Opened(server.post("/api/tables", wish())) for _ in range(2))
    assert server.refusal("POST", "/api/tables", wish()) == (429, "too_many_public_tables")
    assert len(listed(server)) == 2
    server.post("/api/tables", wish(public=False))
    server.post(f"/api/tables/{first.name}/join", {"name": "Bob"})
    server.post("/api/tables", wish())


def test_lines_beyond_the_rate_of_an_address_are_refused_whatever_the_connection(serve: Serve) -> None:
    server = serve(chat_burst=3, chat_per_second=0.001)
    table = server.open("human", "human")
    for _ in range(3):
        with Visitor(server.socket_address, table.name).arrive() as visitor:
            visitor.ask("chat", text="hello")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        assert visitor.refused("chat", text="hello") == "too_fast"


def test_a_line_that_is_sent_twice_is_said_once(server: Serving) -> None:
    """After a break clients send again whatever was not answered."""
    table = server.open("human", "human")
    for tokens in ([table.tokens[0]], []):
        for _ in range(2):
            with Visitor(server.socket_address, table.name, tokens).arrive() as visitor:
                visitor.ask("chat", id="same", text="hello")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        assert [line["seat"] for line in visitor.chat] == [0, None]


def test_a_newcomer_is_told_the_last_lines_only(serve: Serve) -> None:
    server = serve(chat_kept=2)
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        for number in range(4):
            visitor.ask("chat", text=f"line {number}")
        assert len(server.hall.tables[table.name].chat) == 2
    with Visitor(server.socket_address, table.name).arrive() as late:
        assert [line["text"] for line in late.chat] == ["line 2", "line 3"]

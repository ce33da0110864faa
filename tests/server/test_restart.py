"""A server that is killed or stopped at any moment loses nothing, and every open decision is still there."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from nextfrontier.server.store.sqlite import FILE_NAME
from nextfrontier.shelf import game as game_named
from tests.server.process import Server, is_running
from tests.server.serving import GAME, GAMES, Serving, seat_wish, wait_for
from tests.server.visitors import Visitor

Start = Callable[[], Server]
FEW_BOTS = {"NEXTFRONTIER_BOT_BUDGET_MS": "50", "NEXTFRONTIER_BOT_PROCESSES": "1"}
SHOWN = ("version", "view", "decision", "waiting", "forecast", "undo", "seed_hash", "over")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers on the same data; kill them in the end."""
    started: list[Server] = []

    def begin() -> Server:
        started.append(Server(tmp_path / "data", False, **FEW_BOTS))
        started[-1].start()
        return started[-1]

    yield begin
    for server in started:
        server.kill()


def opened(server: Server, *kinds: str, game: str = GAME) -> dict[str, Any]:
    """Open a new table."""
    body = {"game": game, "seats": [seat_wish(kind) for kind in kinds]}
    document: dict[str, Any] = server.post("/api/tables", body)
    return document


@pytest.mark.parametrize("game", GAMES)
def test_kill_9_in_the_middle_of_a_turn_loses_nothing(start: Start, game: str) -> None:
    server, chance = start(), random.Random(4)
    table = opened(server, "human", "human", game=game)
    tokens = [seat["token"] for seat in table["seats"]]
    both = [Visitor(server.socket_address, table["table"], [token]).arrive() for token in tokens]
    while not any(v.must_decide() and v.state["undo"]["possible"] >= 2 for v in both):
        mover = next(visitor for visitor in both if visitor.must_decide())
        reply = mover.play(chance.choice(mover.moves))
        for visitor in both:
            visitor.until(lambda state, reply=reply: state["version"] == reply["version"])
    mover = next(visitor for visitor in both if visitor.must_decide())
    mover.ask("undo", steps=1)
    decision, move = mover.decision["id"], mover.moves[0]
    reply = mover.ask("play", id="the last one", decision=decision, moves=[move])
    mover.ask("chat", text="still there?")
    seat = mover.state["seat"]
    server.kill()
    again = start()
    have = {"version": mover.state["version"], "log": len(mover.log)}
    back = Visitor(again.socket_address, table["table"], [tokens[seat]], have)
    back.log = mover.log
    back.arrive()
    assert {name: back.state[name] for name in SHOWN} == {name: mover.state[name] for name in SHOWN}
    assert (back.log, back.state["log"]["add"]) == (mover.log, [])
    assert [line["text"] for line in back.chat] == ["still there?"]
    assert back.ask("play", id="the last one", decision=decision, moves=[move]) == reply
    assert back.state["version"] == reply["version"]
    back.leave()


def test_a_line_of_chat_that_is_sent_again_after_a_restart_is_said_once(
    serve: Callable[..., Serving],
) -> None:
    server = serve()
    table = server.open("human", "human")
    for _ in range(2):
        for tokens in ([table.tokens[0]], [table.tokens[1]], []):
            with Visitor(server.socket_address, table.name, tokens).arrive() as visitor:
                visitor.ask("chat", id="no answer", text="hello")
        server.stop()
        server = serve()
    with Visitor(server.socket_address, table.name).arrive() as eve:
        eve.ask("chat", id="another", text="bye")
        lines = [(line["seat"], line["text"]) for line in eve.chat]
        assert lines == [(0, "hello"), (1, "hello"), (None, "hello"), (None, "bye")]
        assert all("request" not in line for line in eve.chat)


def test_after_a_kill_bots_that_have_to_move_go_on_by_themselves(start: Start) -> None:
    server = start()
    opened(server, "random", "random")
    server.kill()
    again = start()
    wait_for(lambda: bot_moves(again) >= 10)


def bot_moves(server: Server) -> int:
    """Count the moves that bots have made since the start, without looking at any table."""
    found = re.search(r'nextfrontier_moves{what="bot"} (\d+)', httpx.get(f"{server.address}/metrics").text)
    return int(found[1]) if found else 0


def test_bots_die_with_their_server(start: Start) -> None:
    server = start()
    opened(server, "random", "random")
    wait_for(server.bot_processes)
    children = server.bot_processes()
    server.kill()
    wait_for(lambda: not any(is_running(child) for child in children))


def test_ctrl_c_stops_the_server_cleanly_and_a_second_one_cannot_use_its_data(
    start: Start, tmp_path: Path
) -> None:
    server = start()
    second = Server(tmp_path / "data")
    assert second.begin().wait(60) == 2
    assert "in use by another server" in second.output()
    assert server.address in server.output()
    assert str(tmp_path / "data") in server.output()
    assert server.stop() == 0


def test_a_stopped_server_goes_on_with_seats_rematches_and_open_tables(serve: Callable[..., Serving]) -> None:
    server = serve()
    table = server.open("human", "open", public=True, title="Long game")
    token = server.post(f"/api/tables/{table.name}/join", {"name": "Bob"})["token"]
    server.post(f"/api/tables/{table.name}/leave", token=token)
    server.stop()
    server = serve()
    kept = server.get(f"/api/tables/{table.name}")
    assert (kept["title"], kept["open"], kept["seats"][1]["away"]) == ("Long game", 0, True)
    server.post(f"/api/tables/{table.name}/return", token=token)
    with Visitor(server.socket_address, table.name, [table.tokens[0], token]).arrive() as both:
        assert both.state["mine"] == [0, 1]


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(serve: Callable[..., Serving]) -> None:
    server = serve(idle_seconds=0.05)
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        ann.play()
        assert table.name in server.hall.tables
    wait_for(lambda: table.name not in server.hall.tables)
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        assert ann.state["version"] == 1


def test_a_table_that_the_rules_do_not_allow_any_more_says_so(serve: Callable[..., Serving]) -> None:
    server = serve()
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        ann.play()
    server.stop()
    with closing(sqlite3.connect(server.settings.data / FILE_NAME)) as db, db:
        db.execute("update moves set move = 'keep nothing'")
    server = serve()
    assert server.refusal("GET", f"/api/tables/{table.name}") == (409, "save_other_rules")
    with Visitor(server.socket_address, table.name) as visitor:
        assert visitor.fatal() == "save_other_rules"


def play_on(server: Serving, table: str, tokens: list[str], moves: int) -> None:
    """Make so many moves at a hot-seat table."""
    with Visitor(server.socket_address, table, tokens).arrive() as all_seats:
        while all_seats.state["version"] < moves and not all_seats.state["over"]:
            seat = next(waiting["seat"] for waiting in all_seats.state["waiting"] if not waiting["optional"])
            all_seats.ask("look", seat=seat)
            all_seats.play()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_goes_another_way_than_its_digests_names_both_versions(
    serve: Callable[..., Serving], game: str
) -> None:
    server = serve()
    table = server.open("human", "human", game=game)
    play_on(server, table.name, list(table.tokens.values()), 60)
    server.stop()
    server = serve()
    assert server.get(f"/api/tables/{table.name}")["table"] == table.name, "equal digests go on"
    server.stop()
    with closing(sqlite3.connect(server.settings.data / FILE_NAME)) as db, db:
        (digests,) = db.execute("select count(*) from digests").fetchone()
        assert digests
        db.execute(
            "update digests set digest = 'of another position' where version = (select max(version) from digests)"
        )
        db.execute(
            "update tables set setup = cast(replace(setup, '\"game_version\":', '\"game_version\":9') as blob)"
        )
    server = serve()
    found = server.http.get(f"/api/tables/{table.name}")
    assert found.status_code == 409
    error = found.json()["error"]
    known = game_named(game)
    assert error["code"] == "save_other_rules"
    assert f"9{known.version}.{known.components_version}" in error["message"]
    assert f" {known.version}.{known.components_version}" in error["message"]

"""Company over WebSocket: who arrives, looks, chats, leaves and comes back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import GAMES, Serving
from tests.server.visitors import Visitor
from tests.server.web.pairs import SECRETS, Pair, play_quietly


@pytest.mark.parametrize("game", GAMES)
def test_one_client_can_look_through_all_its_seats(server: Serving, game: str) -> None:
    table, secret = server.open("human", "human", game=game), SECRETS[game]
    with Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive() as both:
        assert (both.state["mine"], both.state["seat"]) == ([0, 1], 0)
        assert both.state["view"]["players"][1][secret]["known"] == []
        both.ask("look", seat=1)
        assert both.state["seat"] == 1
        assert both.state["log"]["keep"] == 0
        assert isinstance(both.state["view"]["players"][1][secret], list)
        both.play()
        assert both.refused("look", seat=2) == "not_your_seat"


def test_chat_reaches_everybody_as_one_clean_line(pair: Pair) -> None:
    pair.ann.ask("chat", text="  good\u202e luck\n all ")
    pair.eve.ask("chat", text="hello")
    while len(pair.bob.chat) < 2:
        pair.bob.read()
    lines = [(line["number"], line["seat"], line["name"], line["text"]) for line in pair.bob.chat]
    assert lines == [(0, 0, "Ann", "good luck all"), (1, None, "", "hello")]
    assert pair.ann.refused("chat", text="x" * 501) == "chat_too_long"
    assert pair.ann.refused("chat", text=" \n ") == "chat_empty"


def test_everybody_sees_who_is_there(pair: Pair) -> None:
    assert [seat["connected"] for seat in pair.eve.state["seats"]] == [True, True]
    pair.bob.leave()
    while pair.eve.people["seats"][1]["connected"]:
        pair.eve.read()
    assert pair.eve.people["seats"][0]["connected"]


def test_a_client_that_comes_back_gets_what_it_missed(server: Serving, pair: Pair) -> None:
    mover = pair.started().mover()
    seat = mover.state["seat"]
    have = {"version": mover.state["version"], "log": len(mover.log)}
    play_quietly(mover)
    token = pair.table.tokens[seat]
    with Visitor(server.socket_address, pair.table.name, [token], None).arrive() as fresh:
        assert fresh.log == mover.log
    back = Visitor(server.socket_address, pair.table.name, [token], have)
    back.log = mover.log[: have["log"]]
    back.arrive()
    assert back.state["log"]["keep"] == have["log"]
    assert back.log == mover.log
    have = {"version": back.state["version"], "log": len(back.log)}
    mover.ask("restart")
    mover.play(mover.moves[-1])
    again = Visitor(server.socket_address, pair.table.name, [token], have)
    again.log = back.log
    again.arrive()
    assert again.state["log"]["keep"] < have["log"]
    assert again.log == mover.log
    for visitor in (back, again):
        visitor.leave()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"protocol": 1}, "wrong_protocol"),
        ({"table": "nowhere"}, "unknown_table"),
        ({"tokens": ["guess"]}, "unknown_token"),
        ({"table": 7}, "bad_request"),
    ],
)
def test_a_wrong_hello_is_refused_with_a_code(server: Serving, fields: dict[str, Any], code: str) -> None:
    table = server.open("human", "human")
    tokens = fields.pop("tokens", [])
    name = fields.pop("table", table.name)
    with Visitor(server.socket_address, name, tokens, **fields) as visitor:
        assert visitor.fatal() == code

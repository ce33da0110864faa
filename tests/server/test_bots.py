"""Bots at tables: they move by themselves, in other processes, from what their seat knows."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.server import bot_worker
from nextfrontier.server.bots import levels_of
from nextfrontier.server.gate import bot_question
from nextfrontier.shelf import game
from tests.server.serving import EVACUATION, GAME, GAMES, Serving, wait_for
from tests.server.visitors import Visitor


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_a_bot(server: Serving, game: str) -> None:
    table = server.open("human", "random", game=game)
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        while not ann.state["over"]:
            ann.play() if ann.must_decide() else ann.read()
        assert ann.state["seed"]
        assert ann.state["result"]["ranking"]
        assert ann.state["thinking"] == []
        thinking = [frame for frame in ann.frames if '"thinking":[1]' in frame]
        assert thinking, "a client sees that the bot is at work"


@pytest.mark.parametrize("game", GAMES)
def test_a_greedy_bot_opens_the_game_by_itself(server: Serving, game: str) -> None:
    table = server.open("human", "greedy", game=game)
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        ann.until(lambda state: state["version"] == 1)
        assert ann.log[1]["seat"] == 1


@pytest.mark.parametrize(("slug", "secret"), [(GAME, "hand"), (EVACUATION, "goals")])
def test_what_a_bot_is_given_holds_nothing_that_its_seat_does_not_know(slug: str, secret: str) -> None:
    record = Record(game(slug), 2, {}, "table")
    guess = determinize(view_of(record.state, 1), Chance(b"other cards", None))
    other = Record(record.game, 2, {}, "other", record.game.encode(guess))
    for asked in (record, other):
        hands = [bot_question(asked, 1)["position"]["players"][0][secret] for _ in range(8)]
        assert len({tuple(hand) for hand in hands}) > 1, "the other hand is dealt anew each time"
    question = bot_question(record, 1)
    assert str(record.seed) not in str(question)
    own = [
        document["players"][1][secret]
        for document in (question["position"], record.game.encode(record.state))
    ]
    assert own[0] == own[1]


@pytest.mark.parametrize(("slug", "level"), [(slug, level) for slug in GAMES for level in levels_of(slug)])
def test_a_bot_answers_with_a_legal_move_of_the_table(slug: str, level: str) -> None:
    record = Record(game(slug), 2, {}, 3)
    for number in range(12):
        seat = record.state.to_move()
        answer = bot_worker.choose(bot_question(record, seat), level, 50, number)
        assert answer["explain"]["moves"] >= 1
        record.play(seat, answer["move"])


def test_bots_whose_process_dies_think_again_in_a_new_one(serve: Callable[..., Serving]) -> None:
    server = serve()
    table = server.open("human", "random")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        ann.until(lambda state: state["version"] >= 1)
        pool: Any = server.hall.bots.pool
        for process in list(pool._processes.values()):
            os.kill(process.pid, signal.SIGKILL)
        while ann.state["version"] < 20:
            ann.play() if ann.must_decide() else ann.read()
    assert server.hall.metrics.numbers[("bot_restarts", "")] >= 1


def test_a_bot_with_a_fault_is_replaced_by_the_weakest(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    asked: list[str] = []
    answer = server.hall.bots.answer

    async def faulty(question: dict[str, Any], level: str) -> dict[str, Any]:
        asked.append(level)
        if level == "greedy":
            raise ValueError("a fault")
        return await answer(question, level)

    monkeypatch.setattr(server.hall.bots, "answer", faulty)
    table = server.open("human", "greedy")
    wait_for(lambda: server.record(table.name).version == 1)
    assert asked == ["greedy", "random"]


def test_the_server_answers_while_bots_think(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()

    async def slow(question: dict[str, Any], level: str) -> dict[str, Any]:
        await asyncio.sleep(60)
        raise AssertionError

    monkeypatch.setattr(server.hall.bots, "answer", slow)
    table = server.open("human", "random")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        assert ann.state["thinking"] == [1]
        ann.play()
        assert ann.state["thinking"] == [1]
        assert server.get("/health")["ok"]

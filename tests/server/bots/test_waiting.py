"""The order of wishes for bots and their cost; everybody else is answered meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from nextfrontier.server.bots import worker as bot_worker
from nextfrontier.server.bots.processes import Worker
from nextfrontier.server.guards.turns import Account
from tests.server.serving import EVACUATION, GAME, Serving, wait_for
from tests.server.visitors import Visitor


class Held:
    """Processes that think until they are let go, and the tables whose bots they thought for."""

    def __init__(self, server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[tuple[Any, ...]] = []
        self.free = threading.Event()
        exchange = Worker.exchange

        def held(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
            self.seen.append((job[0]["game"], job[0]["seats"]))
            self.free.wait(60)
            return exchange(worker, job)

        monkeypatch.setattr(Worker, "exchange", held)
        self.server = server

    def waiting(self) -> dict[str, tuple[int, int]]:
        """Count the wishes that wait in each line, and the tables outside."""
        return self.server.hall.bots.queue.lengths()


def test_the_server_answers_while_bots_think(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    held = Held(server, monkeypatch)
    table = server.open("human", "random")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        assert ann.state["thinking"] == [1]
        ann.play()
        assert ann.state["thinking"] == [1]
        assert server.get("/health")["ok"]
        held.free.set()
        ann.until(lambda state: state["version"] >= 2)


def test_the_time_that_a_bot_waits_for_a_process_is_not_taken_from_its_thinking(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(bot_patience=6.0)  # less than all think together; a busy machine starts a process in less
    exchange = Worker.exchange

    def slow(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
        time.sleep(1.2)
        return exchange(worker, job)

    monkeypatch.setattr(Worker, "exchange", slow)
    tables = [server.open("random", "random").name for _ in range(3)]
    wait_for(lambda: all(server.record(table).version >= 2 for table in tables))
    assert ("bot_restarts", "") not in server.hall.metrics.numbers


def test_people_go_first_and_those_who_are_there_before_those_who_are_not(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    held = Held(server, monkeypatch)
    server.open("random", "random")
    wait_for(lambda: len(held.seen) == 1)
    server.open("random", "random", "random")
    server.open("human", "random", "random", "random")
    there = server.open("human", "random", game=EVACUATION)
    assert held.waiting() == {"present": (0, 0), "people": (4, 0), "bots": (4, 0), "reviews": (0, 0)}
    with Visitor(server.socket_address, there.name, [there.tokens[0]]).arrive():
        assert held.waiting() == {"present": (1, 0), "people": (3, 0), "bots": (4, 0), "reviews": (0, 0)}
        held.free.set()
        wait_for(lambda: (GAME, 3) in held.seen)
    order = list(dict.fromkeys(held.seen[1:]))
    assert order == [(EVACUATION, 2), (GAME, 4), (GAME, 2), (GAME, 3)]


def test_a_spectator_makes_a_table_no_more_urgent(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    held = Held(server, monkeypatch)
    server.open("random", "random")
    wait_for(lambda: len(held.seen) == 1)
    for kinds in (("random", "random"), ("human", "random")):
        table = server.open(*kinds)
        with Visitor(server.socket_address, table.name).arrive():
            assert held.waiting()["present"] == (0, 0)
    held.free.set()


def test_the_bots_of_a_table_think_at_the_cost_of_whoever_opened_it(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    held = Held(server, monkeypatch)
    server.open("random", "random")
    wait_for(lambda: len(held.seen) == 1)
    server.open("random", "random")
    there = server.open("human", "random")
    with Visitor(server.socket_address, there.name, [there.tokens[0]]).arrive():
        lines = server.hall.bots.queue.lines
        assert [list(line.wishes) for line in lines] == [["127.0.0.1"], [], ["127.0.0.1"], []]
    held.free.set()


def test_a_suggestion_is_charged_by_the_time_of_the_thought_but_not_beyond_the_time_of_a_bot(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(bot_budget_ms=20)
    exchange, charged = Worker.exchange, list[float]()

    def slow(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
        time.sleep(0.02)
        return exchange(worker, job)

    monkeypatch.setattr(Worker, "exchange", slow)
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        monkeypatch.setattr(Account, "spend", lambda account, seconds: charged.append(seconds))
        ann.ask("suggest")
    assert charged.count(0.02) == 1


def test_suggestions_beyond_the_bound_are_refused_and_tables_beyond_it_wait_outside(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(bot_queue=2)
    held = Held(server, monkeypatch)
    tables = [server.open("random", "random").name for _ in range(6)]
    wait_for(lambda: held.waiting()["bots"] == (3, 4))
    shown = server.http.get("/metrics").text
    assert 'nextfrontier_bots_waiting{what="bots"} 3' in shown
    assert 'nextfrontier_bots_outside{what="bots"} 4' in shown
    assert "nextfrontier_bots_thinking 1" in shown
    people = [server.open("human", "human") for _ in range(3)]
    asking = [Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() for table in people]
    requests = [visitor.send("suggest") for visitor in asking[:2]]
    wait_for(lambda: held.waiting()["present"] == (2, 0))
    assert asking[2].refused("suggest") == "bots_busy"
    asking[0].leave()
    wait_for(lambda: held.waiting()["present"] == (1, 0))
    held.free.set()
    assert asking[1].answer(requests[1])["ok"]
    asking[2].ask("suggest")
    wait_for(lambda: all(server.record(table).version >= 3 for table in tables))
    for visitor in asking[1:]:
        visitor.leave()

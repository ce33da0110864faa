"""Bots whose process dies, stops or answers nonsense: somebody moves all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.server.bots import bots, processes
from nextfrontier.server.bots import worker as bot_worker
from nextfrontier.server.bots.processes import Worker, WorkerLost
from tests.server.process import is_running
from tests.server.serving import Serving, wait_for
from tests.server.visitors import Visitor


def play_until(visitor: Visitor, version: int) -> None:
    """Play until the game has so many moves."""
    while visitor.state["version"] < version:
        visitor.play() if visitor.must_decide() else visitor.read()


@pytest.mark.parametrize("with_signal", [signal.SIGKILL, signal.SIGSTOP])
def test_bots_whose_process_dies_or_is_stopped_think_again_in_a_new_one(
    serve: Callable[..., Serving], with_signal: signal.Signals
) -> None:
    server = serve(bot_patience=2.0)
    table = server.open("human", "random")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        play_until(ann, 2)
        os.kill(process_of(server), with_signal)
        play_until(ann, 20)
    assert server.hall.metrics.numbers[("bot_restarts", "")] >= 1


@pytest.mark.parametrize("with_signal", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_whose_process_is_lost_in_the_middle_of_a_thought_moves_all_the_same(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch, with_signal: signal.Signals
) -> None:
    server = serve(bot_patience=2.0)
    exchange, interrupted = Worker.exchange, list[int]()

    def interrupt(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
        if not interrupted:
            interrupted.append(process_of(server))
            os.kill(interrupted[0], signal.SIGSTOP)
            threading.Timer(0.1, os.kill, (interrupted[0], with_signal)).start()
        return exchange(worker, job)

    monkeypatch.setattr(Worker, "exchange", interrupt)
    table = server.open("random", "random")
    wait_for(lambda: server.record(table.name).version >= 5)
    assert server.hall.metrics.numbers[("bot_restarts", "")] >= 1
    assert process_of(server) != interrupted[0]


def process_of(server: Serving) -> int:
    """Return the process in which bots think."""
    process = server.hall.bots.workers[0].process
    assert process is not None
    assert process.pid is not None
    return process.pid


@pytest.mark.usefixtures("breaking")
def test_a_bot_with_a_fault_is_replaced_by_the_weakest(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    exchange, asked = Worker.exchange, list[str]()

    def ask(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
        asked.append(job[1])
        return exchange(worker, (job[0], "unheard of" if job[1] == "greedy" else job[1], *job[2:]))

    monkeypatch.setattr(Worker, "exchange", ask)
    table = server.open("human", "greedy")
    wait_for(lambda: server.record(table.name).version == 1)
    assert asked == ["greedy", "random"]
    assert server.hall.metrics.numbers[("faults", "")] == 1


@pytest.mark.usefixtures("breaking")
@pytest.mark.parametrize("answer", [{"move": "no such move"}, {"explain": {}}, None])
def test_an_invalid_answer_is_asked_again_and_later_if_it_stays_invalid(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.1)
    server = serve()
    asked: list[str] = []

    def answered(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
        asked.append(job[1])
        return answer, ""

    with monkeypatch.context() as broken:
        broken.setattr(Worker, "exchange", answered)
        table = server.open("human", "greedy")
        wait_for(lambda: len(asked) >= 4)
    assert asked[:4] == ["greedy", "random", "greedy", "random"]
    wait_for(lambda: server.record(table.name).version == 1)
    wait_for(lambda: not server.hall.tables[table.name].thinking)


@pytest.mark.usefixtures("breaking")
def test_what_cannot_be_sent_by_a_bot_is_a_fault_and_its_process_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours, theirs = Pipe()
    monkeypatch.setattr(bot_worker, "choose", lambda *job: {"move": lambda: "x"})
    bot_worker.reply(theirs, ({}, "greedy", Budget(), 1, False))
    answer, fault = ours.recv()
    assert answer is None
    assert "local object" in fault


def test_a_process_that_starts_after_its_time_was_over_and_says_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The alarm finds no process to kill yet; whoever waits for the bot must not wait for ever."""
    monkeypatch.setattr(processes, "START_SECONDS", 0.1)
    monkeypatch.setattr(bot_worker, "serve", be_silent)

    async def check() -> None:
        with ThreadPoolExecutor(1) as threads:
            worker = Worker(threads)
            monkeypatch.setattr(worker, "kill", lambda: None)  # as if it came too early
            with pytest.raises(WorkerLost):
                await asyncio.wait_for(worker.make_ready(), 10)
            assert worker.process is None

    asyncio.run(check())


def be_silent(pipe: Connection) -> None:
    """Keep the pipe of a bot's process open without a word."""
    with pipe:
        time.sleep(15)


def test_a_server_stops_at_once_while_bots_think_and_people_wait_for_them(
    serve: Callable[..., Serving],
) -> None:
    server = serve()
    table = server.open("random", "random")
    wait_for(lambda: server.record(table.name).version >= 1)
    process = process_of(server)
    os.kill(process, signal.SIGSTOP)
    person = server.open("human", "human")
    with Visitor(server.socket_address, person.name, [person.tokens[0]]).arrive() as ann:
        ann.send("suggest")
        started = time.monotonic()
        server.stop()
        assert time.monotonic() - started < 5
    assert not any(table.thinking for table in server.hall.tables.values())
    wait_for(lambda: not is_running(process))

"""Bots at tables: they move by themselves, in other processes, from what their seat knows."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.server import bot_processes, bot_worker, bots, hall
from nextfrontier.server.bot_processes import Worker, WorkerLost
from nextfrontier.server.bots import levels_of
from nextfrontier.server.errors import refused
from nextfrontier.server.gate import bot_question
from nextfrontier.server.store import StoredTable
from nextfrontier.server.turns import Account
from nextfrontier.shelf import game
from tests.server.process import is_running
from tests.server.serving import EVACUATION, GAME, GAMES, Serving, wait_for
from tests.server.visitors import Visitor
from tools.storm.bots import open_at_once, resume_at_once


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
    """The process in which bots think."""
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
    bot_worker.reply(theirs, ({}, "greedy", 50, 1))
    answer, fault = ours.recv()
    assert answer is None
    assert "pickle" in fault


def test_a_process_that_starts_after_its_time_was_over_and_says_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The alarm finds no process to kill yet; whoever waits for the bot must not wait for ever."""
    monkeypatch.setattr(bot_processes, "START_SECONDS", 0.1)
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
        """How many wait in each line, and outside."""
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
    server = serve(bot_patience=2.0)
    exchange = Worker.exchange

    def slow(worker: Worker, job: bot_worker.Job) -> tuple[object, str]:
        time.sleep(0.5)
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
    assert held.waiting() == {"present": (0, 0), "people": (4, 0), "bots": (4, 0)}
    with Visitor(server.socket_address, there.name, [there.tokens[0]]).arrive():
        assert held.waiting() == {"present": (1, 0), "people": (3, 0), "bots": (4, 0)}
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
        assert [list(line.wishes) for line in lines] == [["127.0.0.1"], [], ["127.0.0.1"]]
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


def test_many_bot_tables_go_on_although_a_process_is_stopped_and_one_is_killed(tmp_path: Path) -> None:
    assert open_at_once(tmp_path, 30, installed=False)


def test_many_tables_go_on_after_a_start_and_people_are_answered_meanwhile(tmp_path: Path) -> None:
    assert resume_at_once(tmp_path, 30, installed=False)


def test_people_do_not_wait_for_tables_that_are_loaded_for_bots_and_few_are_loaded_at_once(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    names = [server.open("random", "random").name for _ in range(8)]
    server.stop()
    begun, busy, most, held = list[str](), list[str](), list[int](), threading.Event()
    load = hall.record_in_slices

    async def slow(stored: StoredTable) -> Record:
        begun.append(stored.facts.name)
        busy.append(stored.facts.name)
        most.append(len(busy))
        await (asyncio.to_thread(held.wait, 30) if len(begun) == 1 else asyncio.sleep(0.05))
        busy.remove(stored.facts.name)
        return await load(stored)

    monkeypatch.setattr(hall, "record_in_slices", slow)
    frozen = gc.get_freeze_count()
    server = serve(loads=3)
    wait_for(lambda: begun)
    people = [name for name in names if name != begun[0]]
    with ThreadPoolExecutor(len(people)) as asking:
        assert len(list(asking.map(lambda name: server.get(f"/api/tables/{name}"), people))) == 7
    assert busy == begun[:1], "it still loads the first table, for its bots"
    assert max(most) == 3
    held.set()
    wait_for(lambda: all(name in server.hall.tables for name in names))
    wait_for(lambda: not server.hall.unloaded)
    assert gc.get_freeze_count() > frozen, "the collector does not look at resumed tables again and again"


def test_the_bots_of_a_table_that_cannot_be_read_go_on_when_it_can_be(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.1)
    server = serve()
    table = server.open("random", "random").name
    server.stop()
    load, failed = hall.record_in_slices, list[str]()

    async def fail_at_first(stored: StoredTable) -> Record:
        if len(failed) < 2:
            failed.append(stored.facts.name)
            raise refused("store_failed") if len(failed) == 1 else OSError("the disk")
        return await load(stored)

    monkeypatch.setattr(hall, "record_in_slices", fail_at_first)
    server = serve()
    wait_for(lambda: table in server.hall.tables)
    version = server.record(table).version
    wait_for(lambda: server.record(table).version > version)

"""Bots at tables: they move by themselves, in other processes, from what their seat knows."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import level_of, levels_of
from nextfrontier.bots.turns import first_budget
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.record import Record
from nextfrontier.server.bots import bots
from nextfrontier.server.bots import worker as bot_worker
from nextfrontier.server.bots.processes import Worker
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.gate import bot_question
from nextfrontier.server.hall import hall
from nextfrontier.server.store.contract import StoredTable
from nextfrontier.server.tables.replaying import record_in_slices
from nextfrontier.shelf import game
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


def test_the_answers_of_a_bot_share_the_nodes_of_its_turn(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking, nodes = server.hall.bots.asking, list[int | None]()
    think = asking.think

    async def note(worker: Worker, job: bot_worker.Job, spend: Callable[[float], None]) -> Document:
        nodes.append(job[2].nodes)
        return await think(worker, job, spend)

    monkeypatch.setattr(asking, "think", note)
    table = server.open("human", "strong")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        while len(nodes) < 20:
            ann.play() if ann.must_decide() else ann.read()
    first = first_budget(level_of(GAME, "strong")).nodes
    assert nodes.count(first) >= 3, "every turn begins with all of its nodes"
    assert any(number is not None and first is not None and number < first for number in nodes)


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
        answer = bot_worker.choose(bot_question(record, seat), level, Budget(milliseconds=50), number)
        assert answer["explain"]["moves"] >= 1
        record.play(seat, answer["move"])


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
    load = record_in_slices

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
    load, failed = record_in_slices, list[str]()

    async def fail_at_first(stored: StoredTable) -> Record:
        if len(failed) < 2:
            failed.append(stored.facts.name)
            raise server_refusal("store_failed") if len(failed) == 1 else OSError("the disk")
        return await load(stored)

    monkeypatch.setattr(hall, "record_in_slices", fail_at_first)
    server = serve()
    wait_for(lambda: table in server.hall.tables)
    version = server.record(table).version
    wait_for(lambda: server.record(table).version > version)

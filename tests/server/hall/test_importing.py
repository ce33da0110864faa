"""Saves are checked in another process, one of each address at a time, and not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.server.guards.turns import Turns
from nextfrontier.server.hall.importing import MOST_WAITING, Importer
from nextfrontier.server.settings import Settings
from nextfrontier.shelf import game
from tests.server.serving import GAME, Opened, Serving
from tests.server.visitors import Visitor

Serve = Callable[..., Serving]


def a_save(moves: int = 4) -> dict[str, Any]:
    record = Record(game(GAME), 2, {}, 1)
    for _ in range(moves):
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, record.state.moves(seat)[0]))
    return record.save()


def test_a_save_that_takes_too_long_is_refused_and_the_next_one_is_checked(serve: Serve) -> None:
    server = serve(import_seconds=0.0001)
    assert server.refusal("POST", "/api/tables/import", {"save": a_save()}) == (422, "save_too_slow")
    server.hall.importer.settings = msgspec.structs.replace(server.settings, import_seconds=60.0)
    table = Opened(server.post("/api/tables/import", {"save": a_save()}))
    assert server.record(table.name).version == 4


def test_a_process_that_dies_refuses_its_save_only(serve: Serve) -> None:
    server = serve()
    server.post("/api/tables/import", {"save": a_save()})
    pool = server.hall.importer.pool
    assert pool is not None
    for process in list(pool._processes.values()):  # as if the system had killed it
        process.kill()
        process.join()
    assert server.refusal("POST", "/api/tables/import", {"save": a_save()}) == (422, "save_too_slow")
    server.post("/api/tables/import", {"save": a_save()})


def test_the_moves_that_count_are_limited(serve: Serve) -> None:
    server = serve(longest_line=3)
    assert server.refusal("POST", "/api/tables/import", {"save": a_save(4)}) == (400, "save_too_long")
    table = Opened(server.post("/api/tables/import", {"save": a_save(3)}))
    with Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive() as ann:
        seat = server.record(table.name).state.to_move()
        if ann.state["seat"] != seat:
            ann.ask("look", seat=seat)
        moves = ann.moves[:1]
        assert ann.refused("play", decision=ann.decision["id"], moves=moves) == "game_too_long"


def test_an_address_has_one_save_checked_at_a_time_and_few_wait_in_all(tmp_path: Path) -> None:
    importer = Importer(Settings(tmp_path), Turns(1, 1))
    importer.waiting = {"a"}
    with pytest.raises(Refused, match="import_running"):
        asyncio.run(importer.check("a", a_save()))
    importer.waiting = {str(number) for number in range(MOST_WAITING)}
    with pytest.raises(Refused, match="too_many_imports"):
        asyncio.run(importer.check("a", a_save()))
    assert importer.pool is None


def test_an_import_is_paid_for_by_its_address(serve: Serve) -> None:
    server = serve(work_per_second=1e-6, alone_seconds=1e9)
    server.post("/api/tables/import", {"save": a_save(60)})
    assert server.hall.turns.account("127.0.0.1").level < server.settings.work_burst

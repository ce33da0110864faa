"""Playing a stored game again, in slices, so that a long one holds nobody up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Any, Final, TypeVar

from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.game import Document, Game
from nextfrontier.kernel.reasons import Problem, Refused, problem
from nextfrontier.record.record import Record
from nextfrontier.record.record import digest as digest_of
from nextfrontier.record.saves import fold_rows, options_of, version_text
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.store.contract import StoredTable
from nextfrontier.shelf import game

SLICE: Final = 0.01  # seconds until others have their turn
T = TypeVar("T")


def playing_again(stored: StoredTable) -> Generator[None, None, Record]:
    """Play the game of a table again from its seed, a move at each step, and compare it with the stored digests."""
    setup = stored.facts.setup
    known = game(stored.facts.game)
    options = options_of(known, setup["options"], setup["components_version"])
    record = Record(known, setup["seats"], options, setup["seed"], setup["position"])
    digests = {digest.moves: digest.digest for digest in stored.digests}
    try:
        for _ in record.take_up(stored.rows, fold_rows(stored.rows, record.seats)):
            number = len(record.entries)
            if number in digests and digests[number] != digest_of(known, record.state):
                raise other_rules(setup, known, problem("after_move_position_another_one", number=number))
            yield
    except (Refused, Unknowable) as error:
        if isinstance(error, Refused) and error.reasons[0].code == "save_other_rules":
            raise
        raise other_rules(setup, known, problem("framework", error=str(error)[:80])) from error
    return record


def other_rules(setup: Document, known: Game[Any], problem: Problem) -> Refused:
    """Refuse a table that does not go the same way any more, naming the versions of then and now."""
    saved = version_text(setup["game_version"], setup["components_version"])
    now = version_text(known.version, known.components_version)
    return server_refusal("save_other_rules", field="rows", saved=saved, known=now, problem=problem)


def record_of(stored: StoredTable) -> Record:
    """Return the game of a table, played again in one go."""
    steps = playing_again(stored)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            record: Record = end.value
            return record


async def in_slices(steps: Generator[None, None, T]) -> T:
    """Go through all steps and let others work in between; the result of the steps."""
    started = time.perf_counter()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
        if time.perf_counter() - started > SLICE:
            await asyncio.sleep(0)
            started = time.perf_counter()


async def record_in_slices(stored: StoredTable) -> Record:
    """Return the game of a table, played again while others work, too."""
    return await in_slices(playing_again(stored))

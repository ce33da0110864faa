"""Bots at tables: they think in processes of their own, get a seat's view only, and never hold up the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from nextfrontier.bots.levels import LEVELS, bot
from nextfrontier.kernel.reasons import Refused
from nextfrontier.server import bot_worker
from nextfrontier.server.gate import bot_question, decision_id
from nextfrontier.server.metrics import Metrics
from nextfrontier.server.settings import Settings
from nextfrontier.server.tables import Table

Document = dict[str, Any]
ATTEMPTS: Final = 3
PATIENCE: Final = 30.0  # seconds beyond a bot's budget until its process counts as stuck
RETRY_SECONDS: Final = 10.0  # after a fault, until a bot tries again
SEED_BITS: Final = 48

log = logging.getLogger(__name__)


def levels_of(game: str) -> list[str]:
    """The levels of bots that a game has, weakest first."""
    return [level for level in LEVELS if has_level(game, level)]


def has_level(game: str, level: str) -> bool:
    """Is there such a bot?"""
    try:
        bot(game, level)
    except Refused:
        return False
    return True


class Bots:
    """The processes in which bots think, and who is thinking."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.processes = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        self.budget_ms = settings.bot_budget_ms
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def warm_up(self) -> None:
        """Start a process now, so that the first bot answers at once."""
        self.workers().submit(bot_worker.ready)

    def workers(self) -> ProcessPoolExecutor:
        """The processes; started when first needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, bot_worker.start)
        return self.pool

    def restart(self, broken: ProcessPoolExecutor) -> None:
        """Leave broken or stuck processes behind."""
        if self.pool is broken:
            self.metrics.add("bot_restarts")
            self.pool = None
            kill(broken)

    async def stop(self) -> None:
        """Nobody thinks any more; what was not played yet is thought again after the next start."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.pool is not None:
            kill(self.pool)
            self.pool = None

    def wake(self, table: Table) -> None:
        """Let every bot think that has to move."""
        if self.stopping or table.broken:
            return
        for seat in table.bots_to_move():
            table.thinking.add(seat)
            task = asyncio.get_running_loop().create_task(self.move(table, seat))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def move(self, table: Table, seat: int) -> None:
        """One move of one bot."""
        try:
            async with table.lock:
                decision = decision_id(table.record, seat)
                question = bot_question(table.record, seat) if decision else None
            if question is None:
                table.thinking.discard(seat)
                return
            answer = await self.ask_or_fall_back(question, table.seats[seat].level)
            await table.bot_plays(seat, decision, answer["move"])
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not move at table %s", table.facts.name)
            self.metrics.add("faults")
            table.thinking.discard(seat)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, table)

    async def ask_or_fall_back(self, question: Document, level: str) -> Document:
        """The answer of a bot, or of the weakest one if that bot has a fault: a table never waits for ever."""
        try:
            return await self.ask(question, level)
        except Exception:
            log.exception("the bot %s failed", level)
            self.metrics.add("faults")
            return await self.ask(question, LEVELS[0])

    async def ask(self, question: Document, level: str) -> Document:
        """A bot's answer, from another process."""
        started = time.monotonic()
        self.metrics.add("bots_thinking")
        try:
            return await self.answer(question, level)
        finally:
            self.metrics.add("bots_thinking", amount=-1)
            self.metrics.time("bot_seconds", time.monotonic() - started)

    async def answer(self, question: Document, level: str) -> Document:
        """Try again with new processes if the old ones died or got stuck."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.workers()
            work: Callable[..., Document] = bot_worker.choose
            seed = secrets.randbits(SEED_BITS)
            try:
                job = asyncio.get_running_loop().run_in_executor(
                    pool, work, question, level, self.budget_ms, seed
                )
                return await asyncio.wait_for(job, self.budget_ms / 1000 + PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                log.warning("the bots' processes are started anew (attempt %s)", attempt)
                self.restart(pool)
        raise RuntimeError("bots cannot think: their processes die")


def kill(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()

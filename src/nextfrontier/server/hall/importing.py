"""Checking saves that somebody imports: in a process of its own, one after the other, with a limit of time."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.server.errors import RefusedByGame, server_refusal
from nextfrontier.server.guards.turns import Turns
from nextfrontier.server.hall import import_worker
from nextfrontier.server.hall.import_worker import Checked
from nextfrontier.server.settings import Settings
from nextfrontier.shelf import game

MOST_WAITING: Final = 8
START_SECONDS: Final = 60.0  # until a new process has to be ready


class Importer:
    """The process that checks saves, and the addresses that wait for it."""

    def __init__(self, settings: Settings, turns: Turns) -> None:
        self.settings = settings
        self.turns = turns
        self.pool: ProcessPoolExecutor | None = None
        self.waiting: set[str] = set()
        self.lock = asyncio.Lock()

    async def check(self, client: str, save: object) -> Checked:
        """Return the content of a save that is whole, fair and not too long; refuse any other save."""
        if client in self.waiting:
            raise server_refusal("import_running")
        if len(self.waiting) >= MOST_WAITING:
            raise server_refusal("too_many_imports")
        self.waiting.add(client)
        try:
            async with self.lock:
                return await self.check_in_process(client, msgspec.json.encode(save))
        finally:
            self.waiting.discard(client)

    async def check_in_process(self, client: str, save: bytes) -> Checked:
        """Let the process check a save; a process that dies or takes too long is ended."""
        loop, started = asyncio.get_running_loop(), time.monotonic()
        try:
            pool = await self.ready_pool()
            started = time.monotonic()
            job = loop.run_in_executor(pool, import_worker.check, save, self.settings.longest_line)
            answer = await asyncio.wait_for(job, self.settings.import_seconds)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            raise server_refusal("save_too_slow", limit=f"{self.settings.import_seconds:g}") from None
        finally:
            self.turns.account(client).spend(time.monotonic() - started)
        if answer.reasons:
            raise refusal_in(answer)
        return answer

    async def ready_pool(self) -> ProcessPoolExecutor:
        """Return the process, started if there is none; starting it does not count as checking."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, import_worker.start)
            ready = asyncio.get_running_loop().run_in_executor(self.pool, import_worker.ready)
            await asyncio.wait_for(ready, START_SECONDS)
        return self.pool

    def stop(self) -> None:
        """End the process at once."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def refusal_in(answer: Checked) -> Exception:
    """Return the refusal that the process met, in the words of the game if it has named one."""
    error = Refused(
        [Reason(told.code, told.rule, told.parameters, [], told.problem) for told in answer.reasons]
    )
    return RefusedByGame(game(answer.game), error) if answer.game else error

"""Bots at tables: they think in processes of their own, get a seat's view only, and never hold up the server."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from nextfrontier.bots.reviewing.tasks import Task
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Refused
from nextfrontier.server.bots.asking import ATTEMPTS, Asking
from nextfrontier.server.bots.processes import BotFault, Worker, WorkerLost
from nextfrontier.server.bots.queue import BOTS, LINES, PRESENT, REVIEWS, Queue, Wish, urgency_of
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.metrics import Metrics
from nextfrontier.server.settings import Settings
from nextfrontier.server.tables.table import Table

RETRY_SECONDS: Final = 10.0  # after everything failed, until a table's bots try again
STOP_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


class Bots:
    """The bots of all tables: wishes that wait, thoughts under way, and the processes for them."""

    def __init__(self, settings: Settings, metrics: Metrics, find: Callable[[str], Awaitable[Table]]) -> None:
        self.processes = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        self.asking = Asking(settings, metrics)
        self.metrics = metrics
        self.find = find  # loads a table that waited outside
        self.queue = Queue(settings.bot_queue)
        self.wishes: dict[tuple[Table, int], Wish] = {}  # seats for which bots wait or think
        self.threads = ThreadPoolExecutor(self.processes + 1, "bots")
        self.workers: list[Worker] = []
        self.idle: list[Worker] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.calling: asyncio.Task[None] | None = None
        self.stopping = False

    def open(self) -> None:
        """Start a process now, so that the first bot answers at once, and see to those outside."""
        self.run(self.warm_up())
        self.calling = self.run(self.call_in())

    async def stop(self) -> None:
        """End all thoughts; the bots think about open decisions again after the next start."""
        self.stopping = True
        for worker in self.workers:
            worker.stop()
        if self.calling is not None:
            self.calling.cancel()
        if self.tasks:  # moves that are being written are kept
            await asyncio.wait(self.tasks, timeout=STOP_SECONDS)
        for task in self.tasks:
            task.cancel()
        while (wish := self.queue.take()) is not None:
            self.let_go(wish, None)
        self.threads.shutdown(wait=False)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in a task for whose end `stop` waits."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def warm_up(self) -> None:
        """Start the first process."""
        worker = self.free_worker()
        if worker is None:
            return
        try:
            await worker.make_ready()
        except WorkerLost as error:
            log.warning("the first process for bots is not ready: %s", error)
        finally:
            self.release(worker)

    # Waiting.

    def wake(self, table: Table) -> None:
        """Queue up for every bot of a table that has to move; move up if somebody has come to the table."""
        if self.stopping or table.broken:
            return
        name, urgency, address = table.facts.name, urgency_of(table), self.address_of(table)
        for wish in self.wishes_of(table):
            self.queue.move_up(wish, urgency, address)
        seats = table.bots_to_move()
        if not seats:
            return
        if not self.queue.admits(name, urgency, address):
            self.queue.stay_outside(name, urgency)
            return
        since = self.queue.come_in(name)
        for seat in seats:
            wish = self.wishes[table, seat] = Wish(table, seat, "", urgency, address, since)
            table.thinking.add(seat)
            self.queue.join(wish)
        self.hand_out()

    def wishes_of(self, table: Table) -> list[Wish]:
        """Return the wishes for a table's bots, those included about which a process thinks."""
        return [self.wishes[table, seat] for seat in table.thinking if (table, seat) in self.wishes]

    def address_of(self, table: Table) -> str:
        """Return the address at whose cost the bots of a table think.

        Of the players who are connected it is the one with the fewest wishes, so that nobody suffers from another.
        """
        players = [watcher.client for watcher in table.watchers if watcher.mine]
        present = self.queue.lines[PRESENT]
        return min(
            players, key=lambda client: len(present.of(client)), default=table.opener or table.facts.name
        )

    def adopt(self, table: Table, client: str) -> None:
        """Let the bots of a new table think at the cost of its opener, until a player is connected."""
        table.opener = client
        for wish in self.wishes_of(table):
            self.queue.move(wish, wish.urgency, self.address_of(table))

    async def call_in(self) -> None:
        """Bring in tables from outside when there is a place for them, one after the other."""
        while True:
            name = await self.queue.call()
            try:
                self.wake(await self.find(name))
            except Exception as error:
                log.warning("table %s cannot be loaded for its bots: %s", name, error)
                if not isinstance(error, Refused) or error.reasons[0].code == "store_failed":
                    self.wake_later(name, BOTS)  # other refusals are for good
            finally:
                self.queue.called.pop(name, None)

    def wake_later(self, name: str, urgency: int) -> None:
        """Let the bots of a table try again after a while."""
        loop = asyncio.get_running_loop()
        loop.call_later(RETRY_SECONDS, self.queue.stay_outside, name, urgency)

    async def advise(
        self, table: Table, seat: int, level: str, address: str, spend: Callable[[float], None]
    ) -> Document:
        """Return the move that a bot advises for a person's seat; refuse if too many wishes wait already.

        `spend` is told how long the bot has thought, even if nobody waits for its answer any more.
        """
        if not self.queue.admits_advice(address):
            raise server_refusal("bots_busy", waiting=len(self.queue.lines[PRESENT]))
        advice: asyncio.Future[Document] = asyncio.get_running_loop().create_future()
        return await self.wait_for(
            advice, Wish(table, seat, level, PRESENT, address, advice=advice, spend=spend)
        )

    async def review(self, table: Table, seat: int, task: Task, address: str) -> Document:
        """Return the answer to a task of a review, when nobody else needs the bots or it was passed over for long."""
        answer: asyncio.Future[Document] = asyncio.get_running_loop().create_future()
        return await self.wait_for(answer, Wish(table, seat, "", REVIEWS, address, advice=answer, task=task))

    async def wait_for(self, advice: asyncio.Future[Document], wish: Wish) -> Document:
        """Queue up with a wish and wait for its answer."""
        if self.stopping:
            raise server_refusal("shutting_down")
        self.queue.join(wish)
        self.hand_out()
        try:
            return await advice
        finally:
            self.queue.leave(wish)

    # Working.

    def hand_out(self) -> None:
        """Give work to every process that has none."""
        while not self.stopping and any(self.queue.lines):
            worker = self.free_worker()
            if worker is None:
                return
            wish = self.queue.take()
            assert wish is not None
            self.run(self.see_to(wish, worker))

    def free_worker(self) -> Worker | None:
        """Take a process that has nothing to do; a new one if there may be more."""
        if not self.idle and len(self.workers) < self.processes:
            self.workers.append(Worker(self.threads))
            return self.workers[-1]
        return self.idle.pop() if self.idle else None

    def release(self, worker: Worker) -> None:
        """Take back a process that has done its work, and give it the next wish."""
        self.idle.append(worker)
        self.hand_out()

    async def see_to(self, wish: Wish, worker: Worker) -> None:
        """Try once to fulfil a wish; it queues up again, or its seat does not think any more."""
        self.metrics.time("bot_waiting_seconds", time.monotonic() - wish.since, LINES[wish.urgency])
        trouble: Exception | None = None
        try:
            await self.asking.fulfil(wish, worker)
        except Exception as error:
            trouble = error
        finally:
            if trouble is not None and self.may_try_again(wish, trouble):
                self.queue_again(wish)
            else:
                self.let_go(wish, None if self.stopping else trouble)
            self.release(worker)

    def queue_again(self, wish: Wish) -> None:
        """Let a wish wait for another attempt, behind wishes that had none yet."""
        if wish.advice is None:
            wish.table.thinking.add(wish.seat)
        wish.since = time.monotonic()
        self.queue.join(wish)

    def may_try_again(self, wish: Wish, trouble: Exception) -> bool:
        """Note a failed attempt. After a fault of the bot, or its last attempt, only the weakest is left to try."""
        if self.stopping or wish.table.broken:
            return False
        lost = isinstance(trouble, WorkerLost)
        self.metrics.add("bot_restarts" if lost else "faults")
        name = wish.table.facts.name
        log.warning("a bot failed at table %s: %s", name, trouble, exc_info=None if lost else trouble)
        wish.trouble = wish.trouble + 1 if lost else max(wish.trouble + 1, ATTEMPTS)
        if not isinstance(trouble, WorkerLost | BotFault | Refused):
            return False
        return wish.trouble < ATTEMPTS or (wish.trouble == ATTEMPTS and wish.advice is None)

    def let_go(self, wish: Wish, trouble: Exception | None) -> None:
        """Forget a wish; its table goes on with the next one, after a failure only later."""
        table, key = wish.table, (wish.table, wish.seat)
        if wish.advice is not None:
            if not wish.advice.done():
                wish.advice.set_exception(trouble or server_refusal("shutting_down"))
            return
        if self.wishes.get(key) is wish:
            del self.wishes[key]
            table.thinking.discard(wish.seat)
        if self.stopping or table.broken:
            return  # a broken table is loaded anew
        if trouble is None:
            self.wake(table)
        else:
            table.show_table()
            self.wake_later(table.facts.name, wish.urgency)

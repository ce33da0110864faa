"""The processes in which bots think. A process that dies or takes too long is left behind and replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar

from nextfrontier.bots.reviewing.tasks import Task
from nextfrontier.kernel.game import Document
from nextfrontier.server.bots import worker

T = TypeVar("T")
START_SECONDS: Final = 60.0  # until a process that is not ready counts as stuck
SPAWN: Final = multiprocessing.get_context("spawn")


class WorkerLost(Exception):
    """A bot's process died, or had to be killed because its time was over."""


class BotFault(Exception):
    """A bot raised an exception, or its answer is no move."""


class Worker:
    """One process at a time, which answers one question at a time."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self.threads = threads  # in which pipes are read and written
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.stopped = False

    async def make_ready(self) -> None:
        """Start a process if there is none, and wait until it has imported everything."""
        if self.stopped:
            raise WorkerLost("the server is stopping")
        if self.process is None:
            await self.run_within(START_SECONDS, self.start)

    async def ask(self, job: worker.Job | Task, seconds: float) -> Document:
        """Return a bot's answer. The time runs from here on, in a process that is ready."""
        await self.make_ready()
        answer, fault = await self.run_within(seconds, lambda: self.exchange(job))
        if fault:
            raise BotFault(fault)
        if not isinstance(answer, dict):
            raise BotFault(f"not an answer: {answer!r:.200}")
        return answer

    async def run_within(self, seconds: float, work: Callable[[], T]) -> T:
        """Do something with the process in a thread; kill the process when the time is over."""
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(seconds, self.kill)
        try:
            return await loop.run_in_executor(self.threads, work)
        except (EOFError, OSError) as error:
            self.leave_behind()
            raise WorkerLost(f"a bot's process was lost ({type(error).__name__})") from error
        finally:
            alarm.cancel()

    def start(self) -> None:
        """Start a process; runs in a thread."""
        ours, theirs = SPAWN.Pipe()
        with theirs:  # closed here, so that the end of the process is the end of the pipe
            process = SPAWN.Process(target=worker.serve, args=(theirs,), name="bot", daemon=True)
            process.start()
        self.process, self.pipe = process, ours
        if self.stopped:
            process.kill()
        if not ours.poll(START_SECONDS):  # the alarm may have come before there was a process to kill
            raise EOFError
        ours.recv()

    def exchange(self, job: worker.Job | Task) -> tuple[object, str]:
        """Send a question and wait for the answer; runs in a thread."""
        assert self.pipe is not None
        self.pipe.send(job)
        answer: tuple[object, str] = self.pipe.recv()
        return answer

    def kill(self) -> None:
        """End the process at once, even a stopped one; the pipe tells the caller that waits for it."""
        if self.process is not None:
            self.process.kill()

    def leave_behind(self) -> None:
        """Forget a lost process; the next question starts another."""
        process, pipe, self.process, self.pipe = self.process, self.pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            self.threads.submit(process.join)

    def stop(self) -> None:
        """End for good."""
        self.stopped = True
        self.kill()

"""Processes that share the work of a command. They end with it, however it ends, and their own end is noticed."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Final, TypeVar

from nextfrontier.working.signals import Stop, hold_signals_back, leave_signals_to_parent

SPAWN: Final = multiprocessing.get_context("spawn")
GLANCE: Final = 0.2  # seconds between two looks for signals
GRACE: Final = 5.0  # seconds in which processes may end in order; then they are killed
Piece = TypeVar("Piece")
Result = TypeVar("Result")
Finish = Callable[[], None]


class WorkerLost(Exception):
    """A process ended before its work was done: somebody killed it, or there was no memory for it."""


class WorkFault(Exception):
    """The work itself failed in a process: with its traceback."""


def finish_nothing() -> None:
    """Leave nothing to be ended."""


class Worker:
    """A process that works on one piece at a time."""

    def __init__(self, finish: Finish) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        with theirs:  # closed here, so that the end of the process is the end of the pipe
            self.process = SPAWN.Process(target=serve, args=(theirs, finish), daemon=True)
            self.process.start()

    def give(self, work: Callable[[Any], Any], piece: object) -> None:
        """Send a piece of work."""
        try:
            self.pipe.send((work, piece))
        except OSError as error:
            raise WorkerLost from error

    def take(self) -> Any:
        """Receive what came of a piece."""
        try:
            result, fault = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        if fault:
            raise WorkFault(fault)
        return result


class Workers:
    """Some processes, which share pieces of work."""

    def __init__(self, number: int, stop: Stop, finish: Finish = finish_nothing) -> None:
        self.stop = stop
        self.all: list[Worker] = []
        atexit.register(self.close)  # before Python waits for processes, which nobody has told to end
        start_tracker()
        try:
            with hold_signals_back():
                for _ in range(number):
                    self.all.append(Worker(finish))
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def share(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[tuple[int, Result]]:
        """Have all pieces worked on; return the number of each and its result, whichever is done first."""
        left = enumerate(pieces)
        busy: dict[Connection, tuple[int, Worker]] = {}
        free, results = self.all, list[tuple[int, Result]]()
        while True:
            for worker, (number, piece) in zip(
                free, left, strict=False
            ):  # a piece is taken for a worker only
                worker.give(work, piece)
                busy[worker.pipe] = number, worker
            yield from results
            if not busy:
                return
            done, worker = busy.pop(self.wait_for(list(busy)))
            free, results = [worker], [(done, worker.take())]

    def share_in_order(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """Have all pieces worked on, and return their results in the order of the pieces."""
        early: dict[int, Result] = {}
        following = 0
        for number, result in self.share(work, pieces):
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1

    def wait_for(self, pipes: list[Connection]) -> Connection:
        """Return the pipe of a process that has an answer or has ended, unless the command shall end before."""
        while True:
            ready = wait(pipes, GLANCE)
            self.stop.check()
            for pipe in pipes:
                if pipe in ready:
                    return pipe

    def close(self) -> None:
        """End the processes: each ends when its pipe does."""
        atexit.unregister(self.close)
        for worker in self.all:
            worker.pipe.close()
        latest = time.monotonic() + GRACE
        for worker in self.all:
            worker.process.join(max(0.0, latest - time.monotonic()))
            worker.process.kill()
            worker.process.join()


def start_tracker() -> None:
    """Start the process that Python has beside others; its start would let through signals that are held back."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()


def serve(pipe: Connection, finish: Finish) -> None:
    """Work on what comes through a pipe, in a process of its own."""
    leave_signals_to_parent()
    pieces: SimpleQueue[tuple[Callable[[Any], Any], Any]] = SimpleQueue()
    threading.Thread(target=follow_parent, args=(pipe, pieces, finish), daemon=True).start()
    while True:
        answer = do_piece(*pieces.get())
        try:
            pipe.send(answer)
        except OSError:
            pieces.get()  # nothing comes any more: the other thread ends the process


def follow_parent(pipe: Connection, pieces: SimpleQueue[Any], finish: Finish) -> None:
    """Receive pieces; end this process when the command has ended, though it may be deep in thought."""
    try:
        while True:
            pieces.put(pipe.recv())
    except (EOFError, OSError):
        pass
    except Exception:
        traceback.print_exc()
    try:
        finish()
    finally:
        os._exit(0)


def do_piece(work: Callable[[Any], Any], piece: object) -> tuple[object, str]:
    """Return what comes of a piece and no fault, or the fault alone."""
    try:
        return work(piece), ""
    except BaseException:  # also of a bot that would end the process
        return None, traceback.format_exc()

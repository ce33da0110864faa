"""Processes that share work: their results, their end, and the end of the command that they work for."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from nextfrontier.working.signals import ENDING, Stop
from nextfrontier.working.workers import WorkerLost, Workers, WorkFault
from tests.working.processes import SOURCES, has_gone

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends processes without asking them")

COMMAND = """
import time
from nextfrontier.working.signals import Stop
from nextfrontier.working.workers import Workers

workers = Workers(2, Stop())
print(workers.all[0].process.pid, flush=True)
results = workers.share(time.sleep, [0, 60, 60])
next(results)
"""


@pytest.mark.parametrize("number", [1, 2])
def test_all_pieces_are_worked_on_and_their_results_come_in_order(number: int) -> None:
    with Workers(number, Stop()) as workers:
        assert list(workers.share_in_order(abs, [-3, -1, -2])) == [3, 1, 2]
        assert sorted(workers.share(abs, [-5, -4])) == [(0, 5), (1, 4)]
        assert list(workers.share(abs, [])) == []


def test_pieces_are_taken_when_a_process_is_free_for_them() -> None:
    taken = []

    def take() -> Iterator[int]:
        for piece in range(1000):
            taken.append(piece)
            yield piece

    with Workers(2, Stop()) as workers:
        results = workers.share(abs, take())
        next(results)
        assert len(taken) <= 3


def test_a_process_that_ends_before_its_work_is_done_is_told() -> None:
    began = time.monotonic()
    with Workers(2, Stop()) as workers, pytest.raises(WorkerLost):
        list(workers.share(os._exit, [3]))
    assert time.monotonic() - began < 30


def test_a_fault_of_the_work_is_told_with_its_traceback() -> None:
    with Workers(1, Stop()) as workers:
        with pytest.raises(WorkFault, match="ValueError: invalid literal"):
            list(workers.share(int, ["many"]))
        assert list(workers.share(int, ["7"])) == [(0, 7)]


def test_work_that_takes_long_ends_with_the_command() -> None:
    stop = Stop()
    began = time.monotonic()
    threading.Timer(0.3, stop.note, (0, None)).start()
    with pytest.raises(KeyboardInterrupt), Workers(2, stop) as workers:
        list(workers.share(time.sleep, [60, 60]))
    assert time.monotonic() - began < 30
    assert all(worker.process.exitcode is not None for worker in workers.all)


@UNIX
def test_processes_end_when_the_command_is_killed() -> None:
    words = [sys.executable, "-c", COMMAND + "next(results)"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=SOURCES) as command:
        assert command.stdout is not None
        number = int(command.stdout.readline())
        command.kill()
    assert has_gone(number)


def test_a_command_that_forgets_its_processes_ends_with_them() -> None:
    words = [sys.executable, "-c", COMMAND]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, env=SOURCES)
    assert (ended.returncode, ended.stderr) == (0, "")


@UNIX
def test_a_signal_to_all_processes_is_left_to_the_command() -> None:
    with Workers(1, Stop()) as workers:
        process = workers.all[0].process.pid
        assert process is not None
        assert list(workers.share(abs, [-1])) == [(0, 1)]  # it has begun
        for number in ENDING:
            os.kill(process, number)
        assert list(workers.share(abs, [-2])) == [(0, 2)]

"""Signals that end a command: they are noted, not raised, and nothing that was ignored is heard."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from nextfrontier.working.signals import ENDING, INTERRUPTED, note_signals
from tests.working.processes import SOURCES

pytestmark = pytest.mark.usefixtures("heard_signals")


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_ends_the_work_where_it_is_looked_for_and_not_before(number: int) -> None:
    before, steps = signal.getsignal(number), list[str]()

    def work() -> None:
        with note_signals() as stop:
            stop.check()
            signal.raise_signal(number)
            steps.append("one")
            stop.check()
            steps.append("another")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert steps == ["one"]
    assert signal.getsignal(number) == before


def test_a_signal_in_the_last_step_is_not_lost() -> None:
    with pytest.raises(KeyboardInterrupt), note_signals():
        signal.raise_signal(signal.SIGINT)


def test_a_command_that_shall_ignore_a_signal_goes_on() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with note_signals() as stop:
        signal.raise_signal(signal.SIGINT)
        stop.check()
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_the_second_signal_ends_the_process_at_once() -> None:
    code = (
        "import signal\nfrom nextfrontier.working.signals import note_signals\n"
        "with note_signals():\n    for _ in range(3): signal.raise_signal(signal.SIGINT); print('on', flush=True)"
    )
    words = [sys.executable, "-c", code]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, env=SOURCES)
    assert (ended.returncode, ended.stdout, ended.stderr) == (INTERRUPTED, "on\n", "")

"""Signals that end a command. They interrupt nothing, but are noted and looked at between two steps of the work.

An exception that a handler raises in compiled code ends the process: mypyc takes it for a lack of memory.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

ENDING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]  # Windows has no SIGHUP
INTERRUPTED: Final = 130  # the exit code of a command that was ended by a signal


class Stop:
    """Knows whether somebody wants the command to end."""

    def __init__(self) -> None:
        self.is_wanted = False

    def note(self, _signal: int, _frame: FrameType | None) -> None:
        """Note a signal; leave at once at the second one."""
        if self.is_wanted:
            os._exit(INTERRUPTED)
        self.is_wanted = True

    def check(self) -> None:
        """End the work if that is wanted, as Ctrl-C does."""
        if self.is_wanted:
            raise KeyboardInterrupt


@contextmanager
def note_signals() -> Iterator[Stop]:
    """Note signals meanwhile; those that the command was told to ignore, as by nohup, stay ignored."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():  # which alone may handle signals
        yield stop
        return
    before = {number: signal.getsignal(number) for number in ENDING}
    heard = [number for number in ENDING if before[number] is not signal.SIG_IGN]
    for number in heard:
        signal.signal(number, stop.note)
    try:
        yield stop
    finally:
        for number in heard:
            signal.signal(number, before[number] or signal.SIG_DFL)
    stop.check()


@contextmanager
def hold_signals_back() -> Iterator[None]:
    """Let signals wait meanwhile, also for processes that are started, until they leave them to this one."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_signals_to_parent() -> None:
    """Do nothing at a signal: the process that started this one ends it. Programs that it starts hear signals."""
    for number in ENDING:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

"""Tell the progress of the build: one line for each step and each tenth of a long one."""

import sys
import time
from threading import Lock
from typing import TextIO


class Progress:
    """A piece of work in several steps; a step may be counted."""

    def __init__(self, title: str, stream: TextIO = sys.stderr) -> None:
        self._title = title
        self._stream = stream
        self._began = time.monotonic()
        self._lock = Lock()
        self._total = self._done = 0

    def say(self, step: str) -> None:
        """Name the present step."""
        seconds = time.monotonic() - self._began
        self._stream.write(f"{self._title}: {step} ({seconds:.0f} s)\n")
        self._stream.flush()

    def count(self, total: int) -> None:
        """Begin a step with so much work."""
        self._total, self._done = total, 0

    def advance(self, work: int) -> None:
        """Say how much of the step is done, if that is another tenth."""
        with self._lock:
            before = self._done * 10 // self._total
            self._done += work
            if self._done * 10 // self._total > before:
                self.say(f"{self._done * 100 // self._total} % compiled")

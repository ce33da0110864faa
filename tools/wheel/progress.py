"""Say what is being done, and for how long: one line that is rewritten on a terminal, a line per step elsewhere."""

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
        self._step = ""
        self._total = 0
        self._done = 0

    def begin(self, step: str, total: int = 0) -> None:
        """Begin the next step, which has so many parts."""
        self._step, self._total, self._done = step, total, 0
        self._show(self._line())

    def advance(self) -> None:
        """Count one part of the step."""
        with self._lock:
            self._done += 1
            tenth = self._done * 10 // self._total != (self._done - 1) * 10 // self._total
            if tenth or self._stream.isatty():
                self._show(self._line())

    def finish(self, result: str) -> None:
        """Say how it ended."""
        self._show(f"{self._title}: {result}, {self.seconds:.0f} s")
        if self._stream.isatty():
            self._stream.write("\n")

    @property
    def seconds(self) -> float:
        """Return the time since the beginning."""
        return time.monotonic() - self._began

    def _line(self) -> str:
        count = f", {self._done} of {self._total}" if self._total else ""
        return f"{self._title}: {self._step}{count} ... {self.seconds:.0f} s"

    def _show(self, line: str) -> None:
        self._stream.write(f"\r\x1b[K{line}" if self._stream.isatty() else f"{line}\n")
        self._stream.flush()

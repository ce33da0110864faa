"""Tell the progress of long work in one line, with the time that is left."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

from nextfrontier.cli.speech import say

WIDTH: Final = 30
EVERY: Final = 0.2  # seconds between two lines of a terminal
SELDOM: Final = 30.0  # the same where lines stay: in a file


class ProgressBar:
    """A bar that grows; where nobody looks at it, a line now and then."""

    def __init__(self, what: str, stream: TextIO | None = None) -> None:
        self.what = what
        self.stream = stream or sys.stderr
        self.began = time.monotonic()
        self.shown = -1e9
        self.start = -1

    def show(self, done: int, total: int) -> None:
        """Show how much is done; the time that is left is reckoned from what was done here."""
        now = time.monotonic()
        if self.start < 0:
            self.start, self.began = done, now
        live = self.stream.isatty()
        if done < total and now - self.shown < (EVERY if live else SELDOM):
            return
        self.shown = now
        line = self.line(done, total, now - self.began)
        self.stream.write(f"\r{line}\x1b[K" if live else f"{line}\n")
        if live and done >= total:
            self.stream.write("\n")
        self.stream.flush()

    def line(self, done: int, total: int, spent: float) -> str:
        """Return the line: a bar, the numbers, the time that is left."""
        part = done / total if total else 1.0
        bar = ("█" * int(part * WIDTH)).ljust(WIDTH, "·")
        fresh = done - self.start
        so_far = say("progress", done=done, total=total, spent=duration(spent))
        if not fresh or done >= total:
            return f"{self.what} {bar} {so_far}"
        left = duration((total - done) * spent / fresh)
        return f"{self.what} {bar} {say('progress.left', so_far=so_far, left=left)}"


def duration(seconds: float) -> str:
    """Return a time as people say it."""
    whole = round(seconds)
    if whole < 60:
        return say("time.seconds", whole)
    if whole < 3600:
        return say("time.minutes", whole // 60)
    return say("time.hours", whole // 3600, minutes=whole % 3600 // 60)

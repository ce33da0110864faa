"""A disk that fails now and then: the file layer under SQLite, between the real store and the real file."""

from __future__ import annotations

import itertools
import random
import sqlite3
from pathlib import Path
from typing import Any, cast

import apsw

numbers = itertools.count(1)


class FailingDisk(apsw.VFS):
    """Passes everything on to the real disk, except the writes and syncs that it lets fail."""

    def __init__(self, share: float = 0.0, seed: int = 0) -> None:
        self.share = share  # of the writes and syncs that fail
        self.chance = random.Random(seed)
        self.failing: set[str] = set()  # kinds of calls that always fail: "write", "sync"
        self.failed = 0
        self.calls = 0
        self.label = f"failing-disk-{next(numbers)}"
        super().__init__(self.label, "")

    def xOpen(self, name: Any, flags: list[int]) -> FailingFile:  # noqa: N802
        """Open a file of this disk."""
        return FailingFile(self, name, flags)

    def check(self, kind: str) -> None:
        """Let a call fail, or not."""
        self.calls += 1
        if kind in self.failing or self.chance.random() < self.share:
            self.failed += 1
            raise apsw.IOError(f"the disk fails to {kind}")

    def connect(self, path: Path) -> sqlite3.Connection:
        """Open a database on this disk. apsw speaks as much of sqlite3's language as the store does."""
        return cast(sqlite3.Connection, apsw.Connection(str(path), vfs=self.label))


class FailingFile(apsw.VFSFile):
    """A file of the failing disk. A sync that fails has written everything and synced nothing."""

    def __init__(self, disk: FailingDisk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.check("write")
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.check("sync")
        super().xSync(flags)

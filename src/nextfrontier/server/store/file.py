"""The SQLite file itself: transactions that are durable or did not happen, also when the disk fails.

After a commit that failed nobody knows what a restart would find: frames of the write-ahead log that were written and
not synced may come back. So the file counts as unsure until another write, which takes their place, has succeeded.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from nextfrontier.server.store.contract import StoreTrouble
from nextfrontier.server.store.schema import prepare, touch

T = TypeVar("T")
Connect = Callable[[Path], sqlite3.Connection]

log = logging.getLogger(__name__)


def connect_to(path: Path) -> sqlite3.Connection:
    """Open the file with transactions begun and ended by hand."""
    return sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)


class SqliteFile:
    """A file of which only one process has hold. All calls come from one thread."""

    def __init__(self, path: Path, connect: Connect = connect_to) -> None:
        self.path = path
        self.connect = connect
        self.connection: sqlite3.Connection | None = None
        self.unsure = False  # the last commit failed

    def open(self) -> None:
        """Take hold of the file and make its tables on the first start; once is enough."""
        if self.connection is not None:
            return
        try:
            make_private(self.path)
            self.connection = self.connect(self.path)
            self.connection.execute("pragma locking_mode = exclusive")
            self.connection.execute("pragma journal_mode = wal")
            self.connection.execute("pragma synchronous = full")
            self.commit_or_undo(self.connection, prepare)
        except Exception as error:
            self.close()
            raise StoreTrouble(explain(self.path, error)) from error

    def close(self) -> None:
        """Give the file up."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # what was acknowledged is in the write-ahead log already
                connection.close()

    def transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do all of the work, durable when this returns, or none of it."""
        self.open()
        assert self.connection is not None
        if self.unsure:
            self.commit_or_undo(self.connection, touch)
            self.unsure = False
            log.warning("the store can write again")
        return self.commit_or_undo(self.connection, work)

    def commit_or_undo(self, db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in a transaction of its own; a connection that cannot undo it is given up."""
        try:
            db.execute("begin immediate")
            done = work(db)
        except BaseException:
            self.undo(db)
            raise
        try:
            db.execute("commit")
        except BaseException:
            self.unsure = True
            self.undo(db)
            raise
        return done

    def undo(self, db: sqlite3.Connection) -> None:
        """Undo the changes of the open transaction."""
        try:
            if db.in_transaction:
                db.execute("rollback")
        except Exception:
            log.exception("the store is opened anew")
            self.unsure = True
            self.close()


def make_private(path: Path) -> None:
    """Make the directory and the file, or take everybody else's rights to them: they hold seeds and hands.

    A directory that was there before and holds no games yet is somebody else's: it stays as it is.
    """
    is_ours = path.exists() or not path.parent.exists()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if is_ours:
        tighten(path.parent, 0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for suffix in ("", "-wal", "-shm"):  # SQLite gives new ones the rights of the first
        with contextlib.suppress(FileNotFoundError):
            tighten(path.with_name(path.name + suffix), 0o600)


def tighten(path: Path, mode: int) -> None:
    """Leave a file or directory to its owner alone; one that is shared by design, such as /tmp, stays as it is."""
    found = path.stat()
    if found.st_mode & stat.S_ISVTX or (hasattr(os, "getuid") and found.st_uid != os.getuid()):
        return
    if found.st_mode & 0o077:
        path.chmod(mode)


def explain(path: Path, error: Exception) -> str:
    """Explain to the person who starts the server why the file cannot be used."""
    if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
        return f"{path} is in use by another server; stop it or choose another data directory."
    return f"{path} cannot be used: {error}."

"""Run a match: all fixtures that are not in the book yet, on several cores, each added when it is played."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from multiprocessing.util import Finalize
from types import FrameType
from typing import Final

from nextfrontier.arena.book import Book
from nextfrontier.arena.fixtures import Fixture
from nextfrontier.arena.playing import Played, Table
from nextfrontier.bots.levels import fingerprint_of
from nextfrontier.shelf import game

SPAWN: Final = multiprocessing.get_context("spawn")
Progress = Callable[[int, int], None]  # games in the book, and games in all

table = Table()  # of this process


def versions_of(slug: str) -> str:
    """Return the versions of a game, its components and its bots, after which results are no longer the same."""
    known = game(slug)
    return f"{known.version}.{known.components_version} · {fingerprint_of(slug)}"


def key_of(fixture: Fixture) -> str:
    """Return the name under which the result of a fixture is kept, as the game and its bots are now."""
    return fixture.key(versions_of(fixture.terms.game))


def run_match(fixtures: Sequence[Fixture], book: Book, cores: int, progress: Progress) -> None:
    """Play what is missing; interrupted, it goes on where it was when it is run again."""
    known = book.keys()
    missing = [fixture for fixture in fixtures if key_of(fixture) not in known]
    done = len(fixtures) - len(missing)
    progress(done, len(fixtures))
    with contextlib.closing(play_all(missing, cores)) as games:
        for played in games:
            book.add(key_of(played.fixture), versions_of(played.fixture.terms.game), played)
            done += 1
            progress(done, len(fixtures))


def play_all(fixtures: Sequence[Fixture], cores: int) -> Generator[Played]:
    """Play fixtures in any order; the games are the same on any number of cores."""
    if cores == 1 or len(fixtures) < 2:
        try:
            yield from map(table.play, fixtures)
        finally:
            table.close()
        return
    with SPAWN.Pool(min(cores, len(fixtures)), initializer=start_process) as pool:
        yield from pool.imap_unordered(play, fixtures)
        pool.close()
        pool.join()  # so that they end their programs


def start_process() -> None:
    """Leave Ctrl-C to the process that keeps the book; end all programs in the end, also when it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    Finalize(None, table.close, exitpriority=1)


def leave(_signal: int, _frame: FrameType | None) -> None:
    """Leave the process in the orderly way, so that it ends its programs."""
    sys.exit(1)


def play(fixture: Fixture) -> Played:
    """Play a fixture in a process of the pool."""
    return table.play(fixture)

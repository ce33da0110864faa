"""Run a match: all fixtures that are not in the book yet, on several cores, each added when it is played."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Sequence

from nextfrontier.arena.book import Book
from nextfrontier.arena.fixtures import SECRET, Fixture
from nextfrontier.arena.playing import Played, Table
from nextfrontier.arena.programs import STARTING
from nextfrontier.bots.levels import fingerprint_of
from nextfrontier.shelf import game
from nextfrontier.working.signals import note_signals
from nextfrontier.working.workers import Workers

Progress = Callable[[int, int], None]  # games in the book, and games in all

table = Table()  # of this process


def versions_of(slug: str) -> str:
    """Return the versions of a game, its components and its bots, after which results are no longer the same."""
    known = game(slug)
    return f"{known.version}.{known.components_version}+{fingerprint_of(slug)}"


def versions_in_book(fixture: Fixture) -> str:
    """Return the versions of a fixture as a book has them: games of secret deals stand apart."""
    return versions_of(fixture.terms.game) + (SECRET if fixture.secret else "")


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
            book.add(key_of(played.fixture), versions_in_book(played.fixture), played)
            done += 1
            progress(done, len(fixtures))


def play_all(fixtures: Sequence[Fixture], cores: int) -> Generator[Played]:
    """Play fixtures in any order; the games are the same on any number of cores."""
    if not fixtures:
        return
    number = min(cores, len(fixtures))
    with note_signals() as stop, Workers(number, stop, end_programs) as workers:
        for _, played in workers.share(play, fixtures):
            yield played


def play(fixture: Fixture) -> Played:
    """Play a fixture in a process beside the one that keeps the book."""
    return table.play(fixture)


def end_programs() -> None:
    """End all programs of a process that leaves; it can start no other from now on."""
    STARTING.acquire()
    table.close()

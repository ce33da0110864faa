"""The book of results: one SQLite file, to which every game is added as soon as it is played."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.playing import Played, Seat

FORMAT: Final = 1
TABLES: Final = """
CREATE TABLE IF NOT EXISTS games (
    key TEXT PRIMARY KEY, game TEXT NOT NULL, versions TEXT NOT NULL, seats INTEGER NOT NULL,
    options TEXT NOT NULL, deal INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS seats (
    key TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, entrant TEXT NOT NULL, total INTEGER, points TEXT,
    win REAL NOT NULL, decisions INTEGER NOT NULL, seconds REAL NOT NULL, slowest REAL NOT NULL,
    fault TEXT NOT NULL, held TEXT NOT NULL, PRIMARY KEY (key, seat)
);
"""


class BookFault(Exception):
    """A file is no book of results, or one of another version: a code for `arena.book.<code>`, and its details."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(f"{code} {details}")
        self.code = code
        self.details = details


class Entry(NamedTuple):
    """A game in the book."""

    key: str
    versions: str  # of the game and its components when it was played
    played: Played


class Book:
    """The results of any matches; a game that is in it is not played again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = sqlite3.connect(path)
            version = self.file.execute("PRAGMA user_version").fetchone()[0]
            if version == 0 and self.file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise BookFault("no_book", file=str(path))
            if version not in (0, FORMAT):
                raise BookFault("other_version", file=str(path), version=version, own=FORMAT)
            self.file.executescript(TABLES)
            self.file.execute(f"PRAGMA user_version = {FORMAT}")
        except sqlite3.Error as error:
            raise BookFault("unusable", file=str(path), problem=str(error)) from error

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def keys(self) -> set[str]:
        """Return the games that are in the book."""
        return {key for (key,) in self.file.execute("SELECT key FROM games")}

    def add(self, key: str, versions: str, played: Played) -> None:
        """Add a game, whole or not at all."""
        terms = played.fixture.terms
        row = (key, terms.game, versions, terms.seats, write(terms.options), played.fixture.deal)
        with self.file:
            self.file.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)", row)
            self.file.executemany(
                "INSERT OR IGNORE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [seat_row(key, number, seat) for number, seat in enumerate(played.seats)],
            )

    def read(self) -> list[Entry]:
        """Return all games, in the order of their deals."""
        games = self.file.execute(
            "SELECT key, versions, game, seats, options, deal FROM games ORDER BY game, seats, deal, key"
        ).fetchall()
        seats: dict[str, list[Seat]] = {}
        for key, *row in self.file.execute(
            "SELECT key, entrant, points, win, decisions, seconds, slowest, fault, held"
            " FROM seats ORDER BY key, seat"
        ):
            entrant, points, win, decisions, seconds, slowest, fault, held = row
            told = None if points is None else json.loads(points)
            seat = Seat(entrant, told, win, decisions, seconds, slowest, fault, json.loads(held))
            seats.setdefault(key, []).append(seat)
        return [
            Entry(key, versions, Played(fixture_of(game, number, options, deal, seats[key]), seats[key]))
            for key, versions, game, number, options, deal in games
        ]


def fixture_of(game: str, seats: int, options: str, deal: int, played: Iterable[Seat]) -> Fixture:
    """Return the fixture of a game in the book."""
    return Fixture(Terms(game, seats, json.loads(options)), deal, tuple(seat.entrant for seat in played))


def seat_row(key: str, number: int, seat: Seat) -> tuple[object, ...]:
    """Return the row of one seat."""
    total = None if seat.points is None else seat.points["total"]
    points = None if seat.points is None else write(seat.points)
    times = (seat.decisions, seat.seconds, seat.slowest)
    return (key, number, seat.entrant, total, points, seat.win, *times, seat.fault, write(seat.held))


def write(value: object) -> str:
    """Write a value as JSON, always alike."""
    return json.dumps(value, sort_keys=True)

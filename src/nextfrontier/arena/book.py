"""The book of results: one SQLite file, to which every game is added as soon as it is played."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from nextfrontier.arena.fixtures import Fixture
from nextfrontier.arena.playing import Played, Seat
from nextfrontier.arena.rows import GameRow, SeatRow, read_game, read_seat

FORMAT: Final = 1
APPLICATION: Final = 0x4E464142  # NFAB, in the head of the file; the first books have 0
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
SECRETS: Final = """
CREATE TABLE IF NOT EXISTS secrets (only INTEGER PRIMARY KEY CHECK (only = 1), secret TEXT NOT NULL)
"""
COLUMNS: Final = """
SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
WHERE tables.type = 'table' AND tables.name IN ('games', 'seats') ORDER BY tables.name, columns.cid
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

    def __init__(self, path: Path, may_be_new: bool = True) -> None:
        self.path = path
        if not may_be_new and not path.exists():
            raise BookFault("missing", file=str(path))
        with self.telling_faults():
            self.file = sqlite3.connect(path)
        try:
            with self.telling_faults():
                self.open(may_be_new)
        except BookFault:
            self.file.close()
            raise

    def open(self, may_be_new: bool) -> None:
        """Make the tables in an empty file; refuse everything else that is no book, and leave it as it is."""
        version, application = self.ask("PRAGMA user_version"), self.ask("PRAGMA application_id")
        if (
            may_be_new
            and not version
            and not application
            and not self.ask("SELECT count(*) FROM sqlite_master")
        ):
            self.make_tables()
        elif application not in (0, APPLICATION) or not self.file.execute(COLUMNS).fetchone():
            raise BookFault("no_book", file=str(self.path))
        elif version and version != FORMAT:
            raise BookFault("other_version", file=str(self.path), version=version, own=FORMAT)
        elif not version or columns_of(self.file) != OWN_COLUMNS:
            raise BookFault("no_book", file=str(self.path))

    def make_tables(self) -> None:
        """Make an empty file a book, whole or not at all."""
        with self.file:
            self.file.execute("BEGIN IMMEDIATE")
            for table in TABLES.split(";"):
                self.file.execute(table)
            self.file.execute(f"PRAGMA application_id = {APPLICATION}")
            self.file.execute(f"PRAGMA user_version = {FORMAT}")

    def ask(self, question: str) -> int:
        """Return the number that the file answers."""
        return int(self.file.execute(question).fetchone()[0])

    @contextmanager
    def telling_faults(self) -> Iterator[None]:
        """Tell what is wrong with the file: locked, damaged, no place on the disk."""
        try:
            yield
        except sqlite3.Error as error:
            raise BookFault("unusable", file=str(self.path), problem=str(error)) from error

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def secret(self) -> str:
        """Return the secret of matches in which a program plays; it is made when it is first needed."""
        with self.telling_faults():
            if not self.ask("SELECT count(*) FROM sqlite_master WHERE name = 'secrets'"):
                self.make_secret()
            return str(self.file.execute("SELECT secret FROM secrets").fetchone()[0])

    def make_secret(self) -> None:
        """Put a secret into the book, unless another process was quicker."""
        with self.file:
            self.file.execute("BEGIN IMMEDIATE")
            self.file.execute(SECRETS)
            self.file.execute("INSERT OR IGNORE INTO secrets VALUES (1, ?)", (secrets.token_hex(32),))

    def keys(self) -> set[str]:
        """Return the games that are in the book."""
        with self.telling_faults():
            return {key for (key,) in self.file.execute("SELECT key FROM games")}

    def add(self, key: str, versions: str, played: Played) -> None:
        """Add a game, whole or not at all."""
        terms = played.fixture.terms
        row = (key, terms.game, versions, terms.seats, write(terms.options), played.fixture.deal)
        with self.telling_faults(), self.file:
            self.file.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)", row)
            self.file.executemany(
                "INSERT OR IGNORE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [seat_row(key, number, seat) for number, seat in enumerate(played.seats)],
            )

    def read(self) -> list[Entry]:
        """Return all games, in the order of their deals."""
        seats: dict[str, list[SeatRow]] = {}
        with self.telling_faults():
            games = self.file.execute(
                "SELECT key, versions, game, seats, options, deal FROM games ORDER BY game, seats, deal, key"
            ).fetchall()
            for key, *row in self.file.execute(
                "SELECT key, seat, entrant, points, win, decisions, seconds, slowest, fault, held"
                " FROM seats ORDER BY key, seat"
            ):
                seats.setdefault(key, []).append(tuple(row))
        return [self.read_entry(row, seats.get(row[0], [])) for row in games]

    def read_entry(self, row: GameRow, seats: list[SeatRow]) -> Entry:
        """Return a game from its rows; refuse the book if they cannot be those of a game."""
        key, versions, *_ = row
        try:
            terms, deal = read_game(row)
            if [number for number, *_ in seats] != list(range(terms.seats)):
                raise ValueError("seats")
            played = [read_seat(seat) for seat in seats]
        except (ArithmeticError, RecursionError, TypeError, ValueError) as error:
            raise BookFault("damaged_game", file=str(self.path), game=str(key)[:80]) from error
        fixture = Fixture(terms, deal, tuple(seat.entrant for seat in played))
        return Entry(str(key), str(versions), Played(fixture, played))


def columns_of(file: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the columns of the tables with the names of ours."""
    return file.execute(COLUMNS).fetchall()


def find_own_columns() -> list[tuple[str, str]]:
    """Return the columns of our tables."""
    file = sqlite3.connect(":memory:")
    try:
        file.executescript(TABLES)
        return columns_of(file)
    finally:
        file.close()


OWN_COLUMNS: Final = find_own_columns()


def seat_row(key: str, number: int, seat: Seat) -> tuple[object, ...]:
    """Return the row of one seat."""
    total = None if seat.points is None else seat.points["total"]
    points = None if seat.points is None else write(seat.points)
    times = (seat.decisions, seat.seconds, seat.slowest)
    return (key, number, seat.entrant, total, points, seat.win, *times, seat.fault, write(seat.held))


def write(value: object) -> str:
    """Write a value as JSON, always alike."""
    return json.dumps(value, sort_keys=True)

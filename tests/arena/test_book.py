"""The book of results, and matches that fill it: whole games, none twice, the same on any number of cores."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from nextfrontier.arena.book import Book, BookFault
from nextfrontier.arena.fixtures import Terms, make_fixtures
from nextfrontier.arena.holdings import COUNTS
from nextfrontier.arena.playing import Played
from nextfrontier.arena.running import run_match
from nextfrontier.cli.speech import has_text

TERMS = Terms("underwater-cities", 2, {})


def results(book: Book) -> list[tuple[int, tuple[str, ...], list[dict[str, int] | None]]]:
    return [
        (
            entry.played.fixture.deal,
            entry.played.fixture.lineup,
            [seat.points for seat in entry.played.seats],
        )
        for entry in book.read()
    ]


def run(path: Path, deals: range, cores: int = 1) -> tuple[Book, list[tuple[int, int]]]:
    """Play a match of two random bots with different names; return its book and what the progress was told."""
    book, told = Book(path), []
    fixtures = make_fixtures(TERMS, ["random", "random@nodes=1"], deals)
    run_match(fixtures, book, cores, lambda done, total: told.append((done, total)))
    return book, told


def test_a_match_is_in_the_book_with_points_holdings_and_times(tmp_path: Path) -> None:
    book, told = run(tmp_path / "a.sqlite", range(2))
    games = [entry.played for entry in book.read()]
    assert told == [(done, 4) for done in range(5)]
    assert {played.fixture.lineup for played in games} == {
        ("random", "random@nodes=1"),
        ("random@nodes=1", "random"),
    }
    assert all(sum(seat.win for seat in played.seats) == 1 for played in games)
    assert all(seat.decisions and seat.seconds > 0 for played in games for seat in played.seats)
    assert all(seat.held["board"] for played in games for seat in played.seats)


@pytest.mark.parametrize(
    ("slug", "some"),
    [
        ("underwater-cities", {"upgraded_laboratories", "tunnels"}),
        ("evacuation", {"factories_food", "settled"}),
    ],
)
def test_every_kind_that_is_counted_has_one_number_and_a_name(
    slug: str, some: set[str], tmp_path: Path
) -> None:
    book = Book(tmp_path / "a.sqlite")
    run_match(make_fixtures(Terms(slug, 1, {}), ["random"], [1]), book, 1, lambda *_: None)
    [held] = [seat.held for entry in book.read() for seat in entry.played.seats]
    found = {kind for kind in held if kind in COUNTS}
    assert found >= some
    assert all(int(*held[kind]) >= 0 for kind in found)
    assert all(has_text(f"held.{kind}") for kind in held)


def test_a_match_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole, _ = run(tmp_path / "whole.sqlite", range(3))
    run(tmp_path / "parts.sqlite", range(1))[0].close()
    parts, told = run(tmp_path / "parts.sqlite", range(3))
    assert told[0] == (2, 6)
    assert results(parts) == results(whole)


def test_the_games_are_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    one, _ = run(tmp_path / "one.sqlite", range(2), cores=1)
    two, _ = run(tmp_path / "two.sqlite", range(2), cores=2)
    assert results(one) == results(two)


def test_a_game_is_added_whole_or_not_at_all(tmp_path: Path) -> None:
    book, _ = run(tmp_path / "a.sqlite", range(1))
    [first, *_] = book.read()
    broken = Played(first.played.fixture, [first.played.seats[0], None])  # type: ignore[list-item]
    with pytest.raises(AttributeError):
        book.add("another key", "1", broken)
    assert len(book.read()) == 2


def test_a_file_that_is_no_book_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 200)
    before = path.read_bytes()
    with pytest.raises(BookFault, match="letter"):
        Book(path)
    assert path.read_bytes() == before


def test_another_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE tables (id)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(BookFault, match="no_book"):
        Book(path)
    assert path.read_bytes() == before

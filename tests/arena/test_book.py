"""The book of results, and matches that fill it: whole games, none twice, the same on any number of cores."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from nextfrontier.arena.book import Book, BookFault
from nextfrontier.arena.fixtures import Terms, make_fixtures
from nextfrontier.arena.holdings import COUNTS
from nextfrontier.arena.playing import Played
from nextfrontier.arena.running import run_match, versions_of
from nextfrontier.bots.levels import files_of, fingerprint_of
from nextfrontier.cli.speech import has_text
from nextfrontier.protocol.boxes import printed_components

TERMS = Terms("underwater-cities", 2, {})
RARE = {"special", "infrastructure"}  # kinds of which nobody may have anything in a few games


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


@pytest.mark.parametrize(
    ("slug", "options", "kinds"),
    [
        (
            "underwater-cities",
            {"contracts": True},
            {"played", "claimed", "special", "metropolis", "contract", "board"},
        ),
        (
            "evacuation",
            {"actions": "advanced", "common_goals": True},
            {"action_card", "goal", "common_goal", "technology_set", "technology"}
            | {"infrastructure", "ship", "stadium"},
        ),
    ],
)
def test_every_kind_of_component_that_players_had_is_in_the_book_by_its_id(
    slug: str, options: dict[str, object], kinds: set[str], tmp_path: Path
) -> None:
    book = Book(tmp_path / "a.sqlite")
    run_match(make_fixtures(Terms(slug, 2, options), ["regular"], range(1, 5)), book, 1, lambda *_: None)
    seats = [seat.held for entry in book.read() for seat in entry.played.seats]
    had = {kind: {thing for held in seats for thing in held[kind]} for kind in seats[0]}
    assert {kind for kind in had if kind not in COUNTS} == kinds
    assert all(had[kind] for kind in kinds - RARE)
    known = printed_components(slug, "en")
    things = {(kind, thing) for kind in kinds for thing in had[kind] if "/" in thing}
    assert all(thing in known or has_text(f"held.{kind}.{thing}") for kind, thing in things)
    assert had["board" if "board" in kinds else "technology_set"] <= {"1", "2", "3", "4"}
    if "claimed" in kinds:  # what is claimed was played, and other cards were played beside it
        assert all(set(held["claimed"]) < set(held["played"]) for held in seats)


def test_other_bots_make_other_games() -> None:
    for slug, weights in (("underwater-cities", "solo.json"), ("evacuation", "solo-standard.json")):
        assert versions_of(slug).endswith(fingerprint_of(slug))
        assert {"foresight.py", "budget.py", "levels.py", weights} <= {file.name for file in files_of(slug)}
    assert fingerprint_of("underwater-cities") != fingerprint_of("evacuation")


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

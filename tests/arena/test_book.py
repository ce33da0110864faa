"""The book of results, and matches that fill it: whole games, none twice, the same on any number of cores."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from nextfrontier.arena.book import APPLICATION, Book, BookFault
from nextfrontier.arena.fixtures import SECRET, Terms, make_fixtures
from nextfrontier.arena.holdings import COUNTS
from nextfrontier.arena.playing import Played
from nextfrontier.arena.running import run_match, versions_of
from nextfrontier.bots import levels
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


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Read the files of bots anew, in the test and after it."""
    fingerprint_of.cache_clear()
    yield
    fingerprint_of.cache_clear()


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("name", ["solo.json", "foresight.py", "budget.py", "levels.py"])
def test_other_bots_make_other_games(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "a.sqlite", range(1))[0].close()
    changed, files = tmp_path / name, files_of(TERMS.game)
    own = next(file for file in files if file.name == name)
    changed.write_bytes(own.read_bytes() + b" ")
    monkeypatch.setattr(levels, "files_of", lambda _: [changed if file == own else file for file in files])
    fingerprint_of.cache_clear()
    book, told = run(tmp_path / "a.sqlite", range(1))
    assert told[0] == (0, 2)
    assert len({entry.versions for entry in book.read()}) == 2
    assert len(book.read()) == 4


def test_bots_of_one_game_do_not_change_those_of_another() -> None:
    assert "solo-standard.json" in {file.name for file in files_of("evacuation")}
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


def test_a_level_that_searches_plays_the_same_games_on_one_core_and_on_two(tmp_path: Path) -> None:
    fixtures = make_fixtures(TERMS._replace(seats=1), ["random", "strong@nodes=200"], [1])
    found = []
    for cores in (1, 2):
        book = Book(tmp_path / f"{cores}.sqlite")
        run_match(fixtures, book, cores, lambda *_: None)
        found.append(results(book))
    assert found[0] == found[1]


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


def test_a_database_with_the_version_of_a_book_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    for columns in ("key, game", "key, game, versions, seats, options, deal, referee"):
        with sqlite3.connect(path) as other:
            other.execute("DROP TABLE IF EXISTS games")
            other.execute(f"CREATE TABLE games ({columns})")
            other.execute("PRAGMA user_version = 1")
        other.close()
        before = path.read_bytes()
        with pytest.raises(BookFault, match="no_book"):
            Book(path)
        assert path.read_bytes() == before


def test_an_empty_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA application_id = 77")
    other.close()
    with pytest.raises(BookFault, match="no_book"):
        Book(path)


def test_a_new_book_is_marked_as_one_and_one_without_a_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    run(path, range(1))[0].close()
    with sqlite3.connect(path) as file:
        assert file.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        file.execute("PRAGMA application_id = 0")
    file.close()
    assert len(Book(path).read()) == 2


def test_a_book_has_one_secret_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    run(path, range(1))[0].close()
    first, again, other = Book(path).secret(), Book(path).secret(), Book(tmp_path / "b.sqlite").secret()
    assert first == again != other
    assert len(bytes.fromhex(first)) == 32
    with sqlite3.connect(path) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert Book(path).secret() == first
    writer.close()
    assert len(Book(path, may_be_new=False).read()) == 2


def test_games_of_secret_deals_stand_apart_in_a_book(tmp_path: Path) -> None:
    book = Book(tmp_path / "a.sqlite")
    for secret in ("", book.secret()):
        run_match(make_fixtures(TERMS, ["random"], [1], secret), book, 1, lambda *_: None)
    assert sorted(entry.versions for entry in book.read()) == [
        versions_of(TERMS.game),
        versions_of(TERMS.game) + SECRET,
    ]
    [[_, _, one], [_, _, other]] = results(book)
    assert one != other


def test_a_book_of_another_version_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    Book(path).close()
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA user_version = 2")
    file.close()
    with pytest.raises(BookFault, match="other_version"):
        Book(path)


def test_a_book_that_must_be_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "typo.sqlite"
    with pytest.raises(BookFault, match="missing"):
        Book(path, may_be_new=False)
    assert not path.exists()
    path.touch()
    with pytest.raises(BookFault, match="no_book"):
        Book(path, may_be_new=False)
    assert path.read_bytes() == b""


def test_a_book_in_which_another_program_writes_is_read(tmp_path: Path) -> None:
    """Reading asks for no right to write."""
    path = tmp_path / "a.sqlite"
    run(path, range(1))[0].close()
    with sqlite3.connect(path) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert len(Book(path, may_be_new=False).read()) == 2
    writer.close()


def test_a_book_that_is_locked_or_has_no_place_left_is_a_fault_of_the_book(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    book, _ = run(path, range(1))
    [first, *_] = book.read()
    book.file.execute("PRAGMA busy_timeout = 0")
    with sqlite3.connect(path) as other:
        other.execute("BEGIN EXCLUSIVE")
        for ask in (book.keys, book.read, lambda: book.add("another key", "1", first.played)):
            with pytest.raises(BookFault, match="locked"):
                ask()
    other.close()
    book.file.execute("PRAGMA max_page_count = 1")
    huge = first.played.seats[0]._replace(fault="x" * 100_000)
    with pytest.raises(BookFault, match="full"):
        book.add("another key", "1", Played(first.played.fixture, [huge] * 2))
    assert len(book.read()) == 2


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM seats",
        "DELETE FROM seats WHERE seat = 0",
        "UPDATE games SET options = '5'",
        "UPDATE games SET seats = 'many'",
        "UPDATE games SET versions = x'00'",
        "UPDATE seats SET entrant = x'00'",
        "UPDATE seats SET points = '{'",
        "UPDATE seats SET points = '{}'",
        'UPDATE seats SET points = \'{"total": "many"}\'',
        'UPDATE seats SET points = \'{"total": 1' + "0" * 400 + "}'",
        "UPDATE seats SET points = '" + "[" * 60_000 + "'",
        "UPDATE seats SET win = 'abc'",
        "UPDATE seats SET win = 9e999",
        "UPDATE seats SET seconds = 9e999",
        "UPDATE seats SET decisions = 'x'",
        "UPDATE seats SET held = '[]'",
        'UPDATE seats SET held = \'{"cities": ["x"]}\'',
    ],
)
def test_rows_that_cannot_be_true_are_told_with_their_game(change: str, tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    book, _ = run(path, range(1))
    keys = book.keys()
    with sqlite3.connect(path) as file:
        file.execute(change)
    file.close()
    with pytest.raises(BookFault, match="damaged_game") as fault:
        book.read()
    assert fault.value.details["game"] in keys

"""`frontier arena`: a match on the command line, its report, and what is refused."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from errno import ENOSPC
from pathlib import Path

import pytest

from nextfrontier.arena.book import Book, BookFault
from nextfrontier.arena.fixtures import SECRET, Fixture, Terms
from nextfrontier.arena.playing import Table
from nextfrontier.arena.running import key_of
from nextfrontier.cli.main import main
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import game
from tests.working.processes import SOURCES, has_gone

ALONE = Terms("underwater-cities", 1, {})
SPY = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    print(json.dumps({"move": json.loads(line)["moves"][0]["text"]}), flush=True)
"""


def run(*words: str, book: Path) -> int:
    return main(["arena", *words, "--book", str(book), "--jobs", "1"])


def write_program(path: Path, code: str, first_line: str = f"#! {sys.executable}\n") -> str:
    """Write a program of Python, and return it as an entrant."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(first_line + code)
    path.chmod(0o755)
    return f"run:{shlex.quote(str(path))}"


def test_a_match_prints_its_figures_and_writes_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    words = ["random", "random@nodes=2", "--deals", "2", "--report", str(page)]
    assert run(*words, book=tmp_path / "a.sqlite") == 0
    told = capsys.readouterr()
    assert "random is before random@nodes=2 in" in told.out
    assert "4 of 4" in told.err
    report = page.read_text("utf-8")
    for words_ in (
        "Underwater Cities, 2 seats",
        "Games: 4; deals: 2;",
        "Points by source",
        "Wins of 100 by seat",
        "What things were worth",
        "Upgraded laboratories",
    ):
        assert words_ in report
    assert report.count("<details>") == report.count("<svg") - 4


def test_alone_a_match_tells_differences_and_goals_but_no_wins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    words = ["random", "newcomer", "--seats", "1", "--deals", "2", "--report", str(page)]
    assert run(*words, book=tmp_path / "a.sqlite") == 0
    told = capsys.readouterr().out
    assert "random reaches the goal of the game in 0.0 (0.0–71.1) of 100 games" in told
    assert "random is ahead of newcomer on 0.0 (0.0–71.1) of 100 deals, by −" in told
    report = page.read_text("utf-8")
    assert "goal reached, of 100" in report
    assert "Strength: 400 points" in report
    assert "wins of 100</th>" not in report


def test_a_game_without_a_goal_tells_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "--game", "evacuation", "--seats", "1", "--deals", "1"]
    assert run(*words, "--report", str(tmp_path / "page"), book=tmp_path / "a.sqlite") == 0
    assert "reaches the goal" not in capsys.readouterr().out
    report = (tmp_path / "page").read_text("utf-8")
    assert "goal reached" not in report
    assert "of 100 winners" not in report


def test_games_that_were_lost_by_a_fault_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = write_program(tmp_path / "idle", "")
    words = ["random", program, "--seats", "1", "--deals", "2"]
    assert run(*words, "--report", str(tmp_path / "page"), book=tmp_path / "a.sqlite") == 0
    told = capsys.readouterr().out
    [name] = {line.partition(" lost")[0] for line in told.splitlines() if " lost" in line}
    assert name.startswith(f"{program} #")
    assert f"{name} lost 2 games by a fault; they have no points" in told
    assert f"{name} reaches the goal of the game in 0.0" in told
    report = (tmp_path / "page").read_text("utf-8")
    assert "Games lost by a fault: 2." in report
    assert "lost by a fault</th>" in report


def spy_in(folder: Path, name: str) -> tuple[str, Path]:
    """Write a program that takes the first move; return it as an entrant, and the file of what it is asked."""
    told = folder / f"{name}.jsonl"
    return f"{write_program(folder / 'spy', SPY)} {shlex.quote(str(told))}", told


def test_no_public_number_leads_a_program_to_its_deal(tmp_path: Path) -> None:
    program, told = spy_in(tmp_path, "told")
    assert run(program, "--seats", "1", "--deals", "1", "--first", "7", book=tmp_path / "a.sqlite") == 0
    questions = [json.loads(line) for line in told.read_text().splitlines()]
    known = game(ALONE.game)
    for number in range(50):
        view = known.encode(view_of(known.new(1, {}, number), 0))
        assert questions[0]["view"] != json.loads(json.dumps(view))
        public = Fixture(ALONE, number, (program,))
        assert all(
            question["seed"] != public.seed_at(0, at) for at, question in enumerate(questions, start=1)
        )


def test_a_book_deals_all_programs_alike_and_alike_again_and_another_book_others(tmp_path: Path) -> None:
    spies = [spy_in(tmp_path, name) for name in ("one", "two")]
    words = [*(program for program, _ in spies), "--seats", "1", "--deals", "1"]
    book = tmp_path / "a.sqlite"
    assert run(*words, book=book) == 0
    with sqlite3.connect(book) as file:
        file.execute("DELETE FROM seats")
        file.execute("DELETE FROM games")
    file.close()
    assert run(*words, book=book) == run(*words, book=tmp_path / "b.sqlite") == 0
    [games, same] = [told.read_text().splitlines() for _, told in spies]
    assert games == same
    assert games.count(games[0]) == 2
    length = games.index(games[0], 1)
    assert games[:length] == games[length : 2 * length]
    assert games[2 * length] != games[0]


def test_a_program_that_was_changed_plays_again_and_has_another_name(tmp_path: Path) -> None:
    book, page = tmp_path / "a.sqlite", tmp_path / "report.html"
    words = ["--seats", "1", "--deals", "1", "--report", str(page)]
    for code in ("", "raise SystemExit(1)", ""):
        assert run(write_program(tmp_path / "idle", code), *words, book=book) == 0
    names = {entry.played.seats[0].entrant for entry in Book(book).read()}
    assert len(names) == len(Book(book).read()) == 2
    assert all(name in page.read_text("utf-8") for name in names)


def test_levels_alone_play_public_deals(tmp_path: Path) -> None:
    assert run("random", "--seats", "1", "--deals", "1", "--first", "7", book=tmp_path / "a.sqlite") == 0
    public = Fixture(ALONE, 7, ("random",))
    [entry] = Book(tmp_path / "a.sqlite").read()
    assert entry.key == key_of(public)
    assert entry.played.seats[0].points == Table().play(public).seats[0].points


def test_the_report_tells_secret_deals_from_public_ones(tmp_path: Path) -> None:
    page, book = tmp_path / "report.html", tmp_path / "a.sqlite"
    words = ["--seats", "1", "--deals", "1", "--report", str(page)]
    assert run("random", *words, book=book) == 0
    assert "The deals are secret" not in page.read_text("utf-8")
    assert run("random", write_program(tmp_path / "idle", ""), *words, book=book) == 0
    report = page.read_text("utf-8")
    assert report.count("<h2>Underwater Cities, solo") == 2
    assert report.count("The deals are secret, because programs play.") == 1
    assert SECRET not in report


def test_entrants_that_never_met_stand_on_ladders_of_their_own(tmp_path: Path) -> None:
    page, book = tmp_path / "report.html", tmp_path / "a.sqlite"
    words = ["--deals", "1", "--report", str(page)]
    for entrants, ladders in ((["random", "newcomer"], 1), (["random@nodes=1", "random@nodes=2"], 2)):
        assert run(*entrants, *words, book=book) == 0
        report = page.read_text("utf-8")
        assert report.count('aria-label="Strength: 400 points are ten wins to one"') == ladders
        assert ("stand on ladders of their own" in report) == (ladders == 2)


def test_a_report_alone_plays_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    run("random", "--game", "evacuation", "--seats", "1", "--deals", "1", book=tmp_path / "a.sqlite")
    assert run("--report", str(page), book=tmp_path / "a.sqlite") == 0
    assert "Evacuation, solo" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("slug", "options", "kinds"),
    [
        (
            "underwater-cities",
            {},
            ["Cards played for their effect", "Connected metropolises", "Player boards"],
        ),
        (
            "evacuation",
            {"actions": "advanced"},
            ["Action cards played for their effect", "Goal cards", "Technology sets", "Technologies"],
        ),
    ],
)
def test_a_report_tells_what_components_were_worth_to_those_who_had_them(
    slug: str, options: dict[str, str], kinds: list[str], tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    match = ["regular", "--game", slug, "--seats", "1", "--deals", "2", *words]
    assert run(*match, "--report", str(page), book=tmp_path / "a.sqlite") == 0
    report = page.read_text("utf-8")
    for kind in kinds:
        assert f"<h4>{kind}</h4>" in report
    assert "cards/" not in report  # components have names


def test_a_name_in_a_report_is_text_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    program = write_program(
        tmp_path / "<script>alert(1)<" / "script>", "", first_line="#! /no/such/interpreter\n"
    )
    run(program, "random", "--deals", "1", "--report", str(page), book=tmp_path / "a")
    report = page.read_text("utf-8")
    assert "<script" not in report
    assert "&lt;script&gt;" in report
    assert "cannot be started" in report


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["mastermind"],
            "There is no bot “mastermind”. Levels: random, newcomer, greedy, regular, strong, expert",
        ),
        (["run:"], "names no program"),
        (["random@nodes=many"], "“nodes=many” is no limit"),
        (["random@nodes=0"], "“nodes=0” is no limit"),
        (["random", "--seats", "9"], "cannot be played with 9 seats"),
        (["random", "--option", "wings=2"], "There is no option"),
        (["random", "--option", "wings"], "expected NAME=VALUE"),
        (["random", "--option", "wings=" + "[" * 60_000], "this value cannot be read"),
        (["random", "--option", "wings=" + "7" * 5_000], "this value cannot be read"),
        (["random", "--option", "wings=\udcff"], "this value cannot be read"),
        (["random", "--first", str(2**63 - 1), "--deals", "2"], "the numbers of deals must lie between"),
        (["random", "--first", str(-(2**63) - 1)], "the numbers of deals must lie between"),
        (["run:python3 'x"], "“run:python3 'x” cannot be read"),
        (["run:python3 \udcff"], "“run:python3 \\udcff” cannot be read"),
        (["run:no-such-program x"], "There is no program “no-such-program”"),
        ([], "There is no book of results"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_before_the_first_game(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "a.sqlite"
    assert run(*words, book=book) == 2
    assert said in capsys.readouterr().err
    assert not book.exists()


def test_a_book_that_cannot_be_used_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random", book=tmp_path) == 2
    assert "cannot be used as a book" in capsys.readouterr().err


def test_figures_are_of_the_match_that_was_asked_for_and_the_report_keeps_matches_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book, page = tmp_path / "a.sqlite", tmp_path / "report.html"
    alone = ["random", "--seats", "1", "--deals", "2"]
    assert run(*alone, book=book) == 0
    expected = capsys.readouterr().out
    other = [*alone, "--first", "77", "--option", "boards=advanced", "--report", str(page)]
    assert run(*other, book=book) == 0
    assert "2 deals" in capsys.readouterr().out
    assert run(*alone, book=book) == 0
    assert capsys.readouterr().out == expected
    assert page.read_text("utf-8").count("<h2>Underwater Cities, solo") == 2


def test_a_report_does_not_take_the_place_of_a_book(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book, other = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    words = ["random", "--seats", "1", "--deals", "1"]
    assert run(*words, book=book) == run(*words, book=other) == 0
    (tmp_path / "link").symlink_to(book)
    kept = [book.read_bytes(), other.read_bytes()]
    for page in (book, other, tmp_path / "link", tmp_path / "x" / ".." / "a.sqlite"):
        assert run(*words, "--deals", "2", "--report", str(page), book=book) == 2
        assert "this is a book of results" in capsys.readouterr().err
    assert run(*words, "--report", str(tmp_path / "new"), book=tmp_path / "new") == 2
    assert [book.read_bytes(), other.read_bytes()] == kept
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("place", ["no/such/folder.html", ".", "file/report.html"])
def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    book = tmp_path / "a.sqlite"
    assert run("random", "--report", str(tmp_path / place), book=book) == 2
    assert "nothing can be written there" in capsys.readouterr().err
    assert not book.exists()


def test_a_report_that_cannot_be_written_after_all_is_told_and_the_games_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "report.html"
    page.write_text("as it was")

    def run_out(path: Path, text: str, *_: str) -> None:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr(Path, "write_text", run_out)
    words = ["random", "--seats", "1", "--deals", "1", "--report", str(page)]
    assert run(*words, book=tmp_path / "a.sqlite") == 2
    assert "nothing can be written there (no space left)" in capsys.readouterr().err
    assert page.read_text() == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.sqlite", "report.html"]


def test_a_report_goes_to_a_device_and_to_the_file_behind_a_link(tmp_path: Path) -> None:
    book, page, link = tmp_path / "a.sqlite", tmp_path / "page", tmp_path / "link"
    link.symlink_to(page)
    words = ["random", "--seats", "1", "--deals", "1"]
    assert run(*words, "--report", str(link), book=book) == 0
    assert link.is_symlink()
    assert "</html>" in page.read_text("utf-8")
    assert run("--report", os.devnull, book=book) == 0
    assert not Path(os.devnull).is_file()


def test_games_that_are_not_installed_are_named_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book, page = tmp_path / "a.sqlite", tmp_path / "report.html"
    assert run("random", "--seats", "1", "--deals", "2", book=book) == 0
    with sqlite3.connect(book) as file:
        file.execute("UPDATE games SET game = 'chess' WHERE deal = 5000000")
    file.close()
    assert run("--report", str(page), book=book) == 0
    assert "leaves out the games of chess" in capsys.readouterr().err
    assert "Games: 1; deals: 1;" in page.read_text("utf-8")


def test_a_book_that_fails_in_a_match_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(book: Book, *_: object) -> None:
        book.file.close()
        raise BookFault("unusable", file=str(book.path), problem="disk is full")

    monkeypatch.setattr(Book, "add", fail)
    assert run("random", "--seats", "1", "--deals", "1", book=tmp_path / "a.sqlite") == 2
    assert "cannot be used as a book of results: disk is full" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_match_whose_process_was_killed_says_that_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "import os, signal\ninput()\nos.kill(os.getppid(), signal.SIGKILL)\n"
    program, book = write_program(tmp_path / "murderer", code), tmp_path / "a.sqlite"
    words = ["random", program, "--seats", "1", "--deals", "1"]
    assert run(*words, book=book) == 1
    assert "ended from outside" in capsys.readouterr().err
    assert len(Book(book).read()) == 1


@pytest.mark.usefixtures("heard_signals")
@pytest.mark.parametrize(
    ("name", "jobs"), [("SIGINT", "1"), ("SIGTERM", "1"), ("SIGTERM", "2"), ("SIGHUP", "2")]
)
def test_signals_end_a_match_with_all_its_programs(name: str, jobs: str, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers"
    code = f"import os, time\nopen({str(numbers)!r}, 'a').write(f'{{os.getpid()}} ')\ntime.sleep(600)\n"
    program = write_program(tmp_path / "stubborn", code)
    words = [sys.executable, "-m", "nextfrontier.cli.main", "arena", program, "--seats", "1", "--jobs", jobs]
    with subprocess.Popen(
        [*words, "--book", str(tmp_path / "a.sqlite")], stderr=subprocess.PIPE, text=True, env=SOURCES
    ) as command:
        while not numbers.exists() or len(numbers.read_text().split()) < int(jobs):
            time.sleep(0.05)
        command.send_signal(getattr(signal, name))
        _, said = command.communicate(timeout=60)
    assert command.returncode == 130
    assert "Interrupted. All games so far are in" in said
    assert "Traceback" not in said
    assert all(has_gone(int(number)) for number in numbers.read_text().split())

"""`frontier arena`: a match on the command line, its report, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from nextfrontier.cli.main import main


def run(*words: str, book: Path) -> int:
    return main(["arena", *words, "--book", str(book), "--jobs", "1"])


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
    assert "random reaches the goal of the game in 0.0 ± 0.0 of 100 games" in told
    assert "random is ahead of newcomer on 0.0 ± 0.0 of 100 deals, by −" in told
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
    words = ["random", "run:no-such-program", "--seats", "1", "--deals", "2"]
    assert run(*words, "--report", str(tmp_path / "page"), book=tmp_path / "a.sqlite") == 0
    told = capsys.readouterr().out
    assert "run:no-such-program lost 2 games by a fault; they have no points" in told
    assert "run:no-such-program reaches the goal of the game in 0.0" in told
    report = (tmp_path / "page").read_text("utf-8")
    assert "Games lost by a fault: 2." in report
    assert "lost by a fault</th>" in report


def test_a_report_alone_plays_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    run("random", "--game", "evacuation", "--seats", "1", "--deals", "1", book=tmp_path / "a.sqlite")
    assert run("--report", str(page), book=tmp_path / "a.sqlite") == 0
    assert "Evacuation, solo" in page.read_text("utf-8")


def test_a_name_in_a_report_is_text_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    run("run:<script>alert(1)</script>", "random", "--deals", "1", "--report", str(page), book=tmp_path / "a")
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

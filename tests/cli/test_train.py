"""`frontier train`: what it writes and says, and what it refuses."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.bots.evacuation.courses import COURSES
from nextfrontier.bots.habit_files import read_habit_file
from nextfrontier.cli import train
from nextfrontier.cli.main import main
from nextfrontier.training import running
from nextfrontier.training.keeping import Look

SHORT = ["train", "underwater-cities", "--rounds", "1", "--deals", "2", "--jobs", "1"]

WRONG = [["--rounds", "0"], *(["--rate", rate] for rate in ("nan", "inf", "-1", "0", "fast"))]


def test_a_training_writes_weights_and_a_curve_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHORT, "--folder", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert "128 games: " in said.out
    assert str(tmp_path / "solo.json") in said.out
    assert "1 of 1" in said.err
    assert {path.name for path in tmp_path.iterdir()} == {"solo.json", "curve.svg", "training.msgpack"}


def test_an_interrupted_training_has_a_curve_of_its_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = running.play_round

    def stop(*args: Any) -> None:
        if (tmp_path / "curve.svg").exists():
            raise KeyboardInterrupt
        played(*args)

    monkeypatch.setattr(running, "play_round", stop)
    words = ["--rounds", "3", "--every", "1", "--folder", str(tmp_path)]
    assert main([*SHORT, *words]) == 130
    assert "games: 128" in (tmp_path / "curve.svg").read_text("utf-8")
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("course", ["solo-standard", "race-advanced"])
def test_a_course_knows_how_long_its_training_takes(course: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[running.Plan] = []

    def note(_slug: str, _name: str, _folder: Path, plan: running.Plan, *_rest: object) -> list[Look]:
        planned.append(plan)
        return []

    monkeypatch.setattr(train, "train", note)
    for words in ([], ["--rounds", "7", "--every", "3", "--rate", "0.5"]):
        assert main(["train", "evacuation", "--course", course, *words]) == 0
    known = COURSES[course]
    own = (known.rounds, known.every, known.rate)
    assert [(plan.rounds, plan.every, plan.rate) for plan in planned] == [own, (7, 3, 0.5)]


def test_all_courses_are_trained_in_their_order_and_each_with_the_habits_of_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "DEALS", 2)
    monkeypatch.setattr(running, "GAMES", 2)
    assert main([*SHORT, "--course", "all", "--folder", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    alone, table = (tmp_path / f"underwater-cities-{name}" / f"{name}.json" for name in ("solo", "table"))
    assert said.index(str(alone)) < said.index(str(table))
    assert read_habit_file(table).made.endswith(f"; before that: {read_habit_file(alone).made}")
    assert main([*SHORT, "--rounds", "2", "--course", "all", "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count(" 8 games") == 2  # both went on


def test_a_beginning_that_a_training_did_not_have_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once, other = tmp_path / "once", tmp_path / "other"
    assert main([*SHORT, "--folder", str(once)]) == 0
    assert main([*SHORT, "--folder", str(other), "--start", str(once / "solo.json")]) == 0
    assert main([*SHORT, "--folder", str(once), "--start", str(other / "solo.json")]) == 2
    assert "leave out --start" in capsys.readouterr().err


def test_an_unknown_course_is_answered_with_those_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "evacuation", "--course", "chess"]) == 2
    assert "solo-standard, solo-advanced" in capsys.readouterr().err


def test_a_beginning_that_is_no_file_of_habits_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary.json").write_text("Dear diary")
    for name in ("diary.json", "nothing.json"):
        assert main([*SHORT, "--folder", str(tmp_path / "new"), "--start", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err


def test_a_signal_ends_a_training_between_two_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[range] = []

    def interrupt(piece: running.Piece) -> dict[int, float]:
        begun.append(piece.numbers)
        signal.raise_signal(signal.SIGTERM)
        return {}

    monkeypatch.setattr(running, "teach", interrupt)
    assert main([*SHORT, "--folder", str(tmp_path)]) == 130
    assert begun == [range(running.PIECE)]
    assert "Interrupted. The same command goes on" in capsys.readouterr().err


def die(piece: running.Piece) -> None:
    os._exit(9)


def test_a_process_that_ended_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "teach", die)
    assert main([*SHORT, "--jobs", "2", "--folder", str(tmp_path)]) == 2
    assert "ended from outside" in capsys.readouterr().err


def test_a_folder_with_something_else_is_refused_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "training.msgpack"
    kept.write_bytes(b"diary")
    assert main([*SHORT, "--folder", str(tmp_path)]) == 2
    assert "is not the file of a training" in capsys.readouterr().err
    assert kept.read_bytes() == b"diary"


@pytest.mark.parametrize("words", [["train"], ["train", "chess"], *([*SHORT, *wrong] for wrong in WRONG)])
def test_unknown_games_and_numbers_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)

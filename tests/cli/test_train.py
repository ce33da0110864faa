"""`frontier train`: what it writes and says, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from nextfrontier.cli.main import main

SHORT = ["train", "underwater-cities", "--rounds", "1", "--games", "2", "--deals", "2", "--jobs", "1"]


def test_a_training_writes_weights_and_a_curve_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHORT, "--folder", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert "2 games: " in said.out
    assert str(tmp_path / "weights.json") in said.out
    assert "4 of 4" in said.err
    assert {path.name for path in tmp_path.iterdir()} == {"weights.json", "curve.svg", "training.msgpack"}


def test_a_folder_with_something_else_is_refused_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "training.msgpack"
    kept.write_bytes(b"diary")
    assert main([*SHORT, "--folder", str(tmp_path)]) == 2
    assert "is not the file of a training" in capsys.readouterr().err
    assert kept.read_bytes() == b"diary"


@pytest.mark.parametrize("words", [["train"], ["train", "chess"], [*SHORT, "--games", "0"]])
def test_unknown_games_and_numbers_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)

"""`frontier review`: the account of a seat, the turns that mattered, and what cannot be reviewed."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest

from nextfrontier.bots.reviewing import review as reviewing
from nextfrontier.cli.main import main
from nextfrontier.cli.progress import ProgressBar
from tests.bots.reviewing.games import find_last, newcomers
from tests.server.saves import save_begun_game

Printed = pytest.CaptureFixture[str]


def save_to(tmp_path: Path, document: object) -> str:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    return str(file)


def test_the_numbers_of_a_review_add_up(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "find_spans", find_last)
    file = save_to(tmp_path, newcomers("evacuation", 2).save())
    assert main(["review", file, "--seat", "2", "--percent", "2", "--turns"]) == 0
    printed = capsys.readouterr()
    told = re.findall(r"^ *([−+]?\d+\.\d)  ", printed.out, re.M)[:4]
    result, *parts = (float(number.replace("−", "-")) for number in told)
    assert sum(parts) == pytest.approx(result, abs=0.2)
    assert "result of player 2" in printed.out
    assert len(re.findall(r"^move +\d+  year 4", printed.out, re.M)) > 2
    assert "6 choices" in printed.err or "of 6" in printed.err


def test_a_game_that_is_not_over_and_a_player_that_is_not_there_are_told(
    tmp_path: Path, capsys: Printed
) -> None:
    assert main(["review", save_to(tmp_path, save_begun_game("evacuation"))]) == 2
    assert "The game is not over yet." in capsys.readouterr().err
    assert main(["review", save_to(tmp_path, newcomers("evacuation", 2).save()), "--seat", "3"]) == 2
    assert "no player 3" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "nothing.json")]) == 2
    assert "cannot be reviewed" in capsys.readouterr().err


def test_a_signal_ends_a_review_between_two_thoughts(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []

    def interrupt(bar: ProgressBar, done: int, of: int) -> None:
        shown.append(done)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(ProgressBar, "show", interrupt)
    file = save_to(tmp_path, newcomers("evacuation", 2).save())
    assert main(["review", file, "--percent", "2"]) == 130
    assert shown == [0]
    assert "Interrupted." in capsys.readouterr().err


@pytest.mark.parametrize("percent", ["0", "-5", "much"])
def test_no_care_at_all_is_refused(percent: str, tmp_path: Path, capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        main(["review", str(tmp_path / "game.json"), "--percent", percent])
    assert "expected a whole number from 1 on" in capsys.readouterr().err

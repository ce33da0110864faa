"""Training: the same games on any number of cores, going on after an interruption, weights that bots can use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.learnt import LearntBot
from nextfrontier.bots.underwater_cities.course import COURSE
from nextfrontier.bots.weights import read_weights
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.views import view_of
from nextfrontier.training import fitting, running
from nextfrontier.training.curve import draw_curve
from nextfrontier.training.running import Plan, Round, TrainingFault, train

SHORT = Plan(rounds=2, games=3, deals=2, cores=1)


def quiet(done: int, total: int) -> None:
    """Show no progress."""


def test_a_training_writes_weights_that_a_bot_plays_by(tmp_path: Path) -> None:
    shown: list[tuple[int, int]] = []
    rounds = train(COURSE, tmp_path, SHORT, lambda done, total: shown.append((done, total)))
    assert [each.games for each in rounds] == [3, 6]
    assert shown[-1] == (10, 10)
    weights = read_weights(tmp_path / "weights.json", COURSE.names())
    assert weights.made["solo"].startswith(f"{max(each.mean for each in rounds):.1f}")
    sea = GAME.new(1, {}, 1)
    choice = LearntBot(COURSE.mind_of(weights.phases)).choose(view_of(sea, 0), 0, Budget(), 1)
    assert choice.move in sea.moves(0)


def test_an_interrupted_training_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second core plays the same games; the interruption comes in the second round."""
    whole = train(COURSE, tmp_path / "whole", SHORT._replace(cores=2), quiet)
    fitted = fitting.fit

    def stop(*args: Any) -> Any:
        if (tmp_path / "broken" / "training.msgpack").exists():
            raise KeyboardInterrupt
        return fitted(*args)

    monkeypatch.setattr(running, "fit", stop)
    with pytest.raises(KeyboardInterrupt):
        train(COURSE, tmp_path / "broken", SHORT, quiet)
    monkeypatch.undo()
    assert train(COURSE, tmp_path / "broken", SHORT, quiet) == whole
    assert (tmp_path / "broken" / "weights.json").read_bytes() == (
        tmp_path / "whole" / "weights.json"
    ).read_bytes()


def test_a_file_that_is_no_training_is_refused(tmp_path: Path) -> None:
    (tmp_path / "training.msgpack").write_bytes(b"nonsense")
    with pytest.raises(TrainingFault, match="is not the file of a training"):
        train(COURSE, tmp_path, SHORT, quiet)
    done = running.Progressed(["other features"], [], [], [], [])
    (tmp_path / "training.msgpack").write_bytes(msgspec.msgpack.encode(done))
    with pytest.raises(TrainingFault, match="other features"):
        train(COURSE, tmp_path, SHORT, quiet)


def test_the_weights_of_the_package_belong_to_its_features() -> None:
    weights = read_weights(COURSE.weights, COURSE.names())
    assert len(weights.phases) == len(COURSE.following)
    assert weights.made
    with pytest.raises(ValueError, match="other features"):
        read_weights(COURSE.weights, [*COURSE.names(), "luck"])


def test_the_curve_shows_every_round() -> None:
    picture = draw_curve([Round(100, 70.0, 2.0), Round(200, 80.0, 1.5), Round(300, 85.0, 1.0)])
    assert re.findall(r"points=\"([^\"]*)\"", picture)[1].count(",") == 3
    assert "300 games" in picture

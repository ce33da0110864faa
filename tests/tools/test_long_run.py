"""The long run turns red: each invariant that it says it checks ends it when it is broken."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.worlds import Worlds
from tests.games.evacuation import test_conformance as conformance
from tools import long_run

SEED = 3


def play(**broken: Any) -> int:
    """Play one game with some of what the conformance test says of it replaced."""
    told = {"GAME": GAME, "census": conformance.census, "forecast_problem": forecast_nothing}
    return long_run.play_checked(SimpleNamespace(**{**told, **broken}), SEED, 2, {})


def forecast_nothing(worlds: Worlds, seat: int) -> str:
    return ""


class Changed:
    """The game with some of its methods replaced."""

    def __init__(self, **methods: Any) -> None:
        self.__dict__.update(methods)

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)


def test_a_whole_game_is_played() -> None:
    assert play() > long_run.POSITION_EVERY


def test_lost_pieces_end_the_run() -> None:
    numbers = count()
    with pytest.raises(AssertionError, match="pieces are not conserved at decision 15"):
        play(census=lambda worlds: next(numbers))


def test_a_wrong_forecast_ends_the_run() -> None:
    with pytest.raises(AssertionError, match="forecast at decision 60: wrong"):
        play(forecast_problem=lambda worlds, seat: "wrong")


def test_a_position_that_is_not_the_same_ends_the_run() -> None:
    with pytest.raises(AssertionError, match="position is not the same at decision 60"):
        play(GAME=Changed(position=lambda *told: GAME.new(2, {}, 1)))


def test_other_moves_on_the_view_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    other = GAME.new(2, {}, 99)
    monkeypatch.setattr("nextfrontier.kernel.views.view_of", lambda state, seat: other)
    with pytest.raises(AssertionError, match="moves on the view differ at decision 45"):
        play()


def test_a_game_without_a_result_ends_the_run() -> None:
    with pytest.raises(AssertionError, match="did not end as it should"):
        play(GAME=Changed(result=lambda worlds: None))


def test_a_game_that_does_not_end_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_run, "MOST_DECISIONS", 30)
    with pytest.raises(AssertionError, match="not over after 30 decisions"):
        play()


def test_an_error_names_game_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_run, "MOST_DECISIONS", 0)
    with pytest.raises(RuntimeError, match="evacuation, seed 5: "):
        long_run.play("evacuation", 5)


def test_no_games_at_all_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["long_run.py", "0", "0", "evacuation"])
    assert long_run.main() == 2
    assert capsys.readouterr().err == "the number of games is at least 1\n"

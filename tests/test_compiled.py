"""The installed engine, compiled where a C compiler was found, plays exactly as the sources do."""

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.kernel import agenda
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS
from tests.play_transcript import action_digests, bot_digests, digests
from tools.install import STAMP

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed() -> dict[str, Any]:
    """Return the games that the installed engine plays."""
    script = Path(__file__).resolve().parent / "play_transcript.py"
    ran = subprocess.run([sys.executable, "-I", script], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_the_installed_engine_plays_as_the_sources_do(installed: dict[str, Any]) -> None:
    assert installed["digests"] == digests()


def test_bots_of_the_installed_engine_answer_as_those_of_the_sources_do(installed: dict[str, Any]) -> None:
    """Moves and reasons, from the same view, seed and nodes."""
    assert installed["bots"] == bot_digests()


def test_the_installed_engine_has_the_same_atomic_actions(installed: dict[str, Any]) -> None:
    assert installed["actions"] == action_digests()


@pytest.mark.parametrize("way", ["pickled", "deepcopied"])
def test_states_of_the_installed_engine_go_on_alike_when_copied(installed: dict[str, Any], way: str) -> None:
    """On the way they go through pickle or copy.deepcopy, their views too."""
    assert installed[way] == installed["digests"]


def test_kernel_search_and_games_are_compiled_if_they_were_installed_with_a_compiler(
    installed: dict[str, Any],
) -> None:
    """Else sources would be compared with sources."""
    _, compiler = STAMP.read_text("utf-8").split()
    expected = compiler != "pure"
    assert installed["compiled"] == dict.fromkeys(["kernel", "search", *PLUGINS], expected)


def test_a_game_that_is_not_compiled_is_played_by_the_installed_engine() -> None:
    """Tea House, which is no part of the wheel, builds on the classes of the compiled kernel."""
    environment = os.environ | {"NEXTFRONTIER_GAMES": "examples.tea_house.plugin", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-P", "-m", "nextfrontier.cli.main", "bench", "--json", "--game", "tea-house"]
    ran = subprocess.run(
        [*command, "--seconds", "0.1"], env=environment, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(ran.stdout)["tea-house"]
    assert figures["decisions_per_second"] > 0
    assert figures["compiled"] == (STAMP.read_text("utf-8").split()[1] != "pure")


def test_the_installed_engine_keeps_its_docstrings(installed: dict[str, Any]) -> None:
    """Of a module, a class, a method and a function: `help(nf.State)` tells the same, compiled and not."""
    here = [inspect.getdoc(thing) for thing in (agenda, agenda.State, agenda.State.moves, view_of)]
    assert installed["docstrings"] == here

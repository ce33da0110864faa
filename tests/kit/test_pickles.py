"""Pickle and copy.deepcopy of states of both games."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.vocabulary.library import Facts, make_box
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.chance import Blind, Chance, Outcomes, Replayed
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.views import view_of
from nextfrontier.kit import game as pack_game
from nextfrontier.kit.game import PackGame
from tests.packs import EXAMPLES

BOTH = pytest.mark.parametrize("game", [UNDERWATER_CITIES, EVACUATION], ids=lambda game: game.slug)
PACKED = pytest.mark.parametrize(
    ("game", "pack"),
    [(UNDERWATER_CITIES, EXAMPLES / "my-box.json"), (EVACUATION, EXAMPLES / "my-evacuation-box.json")],
    ids=lambda value: "" if isinstance(value, Path) else value.slug,
)
SECRET = "a seed that nobody may see"
ELSEWHERE = """
import pickle, sys
state = pickle.load(sys.stdin.buffer)
seat = state.to_move()
state.play(seat, state.moves(seat)[0])
sys.stdout.buffer.write(pickle.dumps(state))
"""


@BOTH
def test_a_copy_shares_the_components_and_nothing_that_changes(game: Game[Any]) -> None:
    state = game.new(2, {}, 3)
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again.box is state.box
        assert again.players[0] is not state.players[0]
    assert len(pickle.dumps(state)) < 10_000


@BOTH
def test_the_pickle_of_a_view_does_not_tell_the_seed(game: Game[Any]) -> None:
    state = game.new(2, {}, SECRET)
    assert SECRET.encode() in pickle.dumps(state)
    written = pickle.dumps(view_of(state, 0))
    assert SECRET.encode() not in written
    view = pickle.loads(written)
    assert view.viewer == 0
    assert isinstance(view.chance, Blind)


@BOTH
def test_outcomes_and_events_come_along(game: Game[Any]) -> None:
    outcomes: Outcomes = {}
    state = game.new(2, {}, Chance(b"3", outcomes))
    state.events = []
    state.play(state.to_move(), state.moves(state.to_move())[0])
    again = pickle.loads(pickle.dumps(state))
    assert again.chance.record == outcomes
    assert [vars_of(event) for event in again.events] == [vars_of(event) for event in state.events]
    replayed = game.new(2, {}, Replayed(outcomes))
    assert copy.deepcopy(replayed).chance.shuffle(
        *next(iter(outcomes)), sorted(next(iter(outcomes.values())))
    )


def vars_of(event: Any) -> list[object]:
    """Return what an event tells."""
    return [event.kind, event.seat, event.cause, event.details, event.secret, event.audience, event.reveals]


@PACKED
def test_a_state_goes_on_in_another_process_with_its_pack(game: Game[Any], pack: Path) -> None:
    """The other process has imported nothing but pickle, and does not read the file of the pack."""
    state = game.new(2, {"pack": str(pack)}, 3)
    command = [sys.executable, "-c", ELSEWHERE]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(command, input=pickle.dumps(state), capture_output=True, env=paths)
    assert ran.returncode == 0, ran.stderr.decode()
    again = pickle.loads(ran.stdout)
    state.play(state.to_move(), state.moves(state.to_move())[0])
    assert game.encode(again) == game.encode(state)
    assert again.box is state.box


@PACKED
def test_packs_are_forgotten_in_time_and_a_state_of_a_forgotten_one_goes_on(
    game: Game[Any], pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may open tables with a pack of a mebibyte: a server cannot keep them all."""
    monkeypatch.setattr(pack_game, "MOST_BOXES", 3)
    assert isinstance(game, PackGame)
    document = json.loads(pack.read_text("utf-8"))
    printed, first = game.new(2, {}, 3), game.new(2, {"pack": document}, 3)
    for number in range(5):
        game.new(2, {"pack": {**document, "version": f"{number}"}}, 3)
    assert len(game.boxes) <= 3
    assert game.new(2, {}, 3).box is printed.box
    assert not any(box is first.box for box in game.boxes.values())
    again = pickle.loads(pickle.dumps(first))
    assert game.encode(again) == game.encode(first)
    seat = again.to_move()
    assert again.moves(seat) == first.moves(seat)
    again.play(seat, again.moves(seat)[0])


@PACKED
def test_a_pack_that_is_asked_for_again_is_remembered_before_others(
    game: Game[Any], pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack_game, "MOST_BOXES", 3)
    assert isinstance(game, PackGame)
    document = json.loads(pack.read_text("utf-8"))
    box = game.box_for({"pack": document})
    for number in range(5):
        game.box_for({"pack": {**document, "version": f"{number}"}})
        assert game.box_for({"pack": document}) is box


def test_a_box_that_no_game_has_made_says_so_when_it_is_to_be_pickled() -> None:
    with pytest.raises(LookupError, match="not made by"):
        EVACUATION.options_of(make_box(Facts()))

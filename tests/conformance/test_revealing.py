"""Families say which of their moves may show something hidden: never wrongly no, and not yes for nothing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.record.previews import preview

# Kinds of moves that show something in every game, and kinds of which no or few moves say that they may.
SHOWING = {
    "underwater-cities": ["end", "keep", "look", "part"],
    "evacuation": ["fee", "take", "ship", "goal"],
}
QUIET = {"underwater-cities": ["turn", "upgrade"], "evacuation": ["exchange", "leave"]}
DECISIONS = 400


def random_moves(game: Game[Any], seed: int) -> list[tuple[State, int, int]]:
    """Return the decisions of a random game for two: the state, the seat and a legal move."""
    rng, state = random.Random(seed), game.new(2, {}, seed)
    found: list[tuple[State, int, int]] = []
    while len(found) < DECISIONS and state.to_move() >= 0:
        seat = state.to_move()
        move = rng.choice(state.moves(seat))
        found.append((state.copy(), seat, move))
        state.play(seat, move)
    return found


@pytest.mark.parametrize("game", [UNDERWATER_CITIES, EVACUATION], ids=lambda game: game.slug)
def test_a_move_shows_something_hidden_only_if_its_family_says_so(game: Game[Any]) -> None:
    silent: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for state, seat, move in random_moves(game, 11):
        decision = state.decision(seat)
        assert decision is not None
        kind = state.family(decision, move).kind
        may, does = state.may_reveal(seat, move), preview(game, state, seat, move).reveals
        assert may or not does, state.notation(seat, move)
        silent[kind] += not may
        shown[kind] += does
    assert [kind for kind in SHOWING[game.slug] if not shown[kind]] == []
    assert [kind for kind in QUIET[game.slug] if not silent[kind]] == []

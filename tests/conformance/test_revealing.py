"""Seats are told of every move whether it shows something hidden: never wrongly no, and not yes for nothing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.views import view_of
from tests.conformance.events import played
from tests.conformance.spots import random_seat
from tests.games.evacuation.test_conformance import CASES as OF_EVACUATION
from tests.games.underwater_cities.test_conformance import CASES as OF_UNDERWATER_CITIES

MOST_TRIED = 3  # moves at one decision
PARTS = 4
# Kinds of moves of which some show something.
SHOWING = {
    "underwater-cities": {"end", "keep", "look", "part"},
    "evacuation": {"fee", "take", "ship", "goal"},
}
VARIANTS: list[tuple[Game[Any], int, dict[str, Any]]] = [
    *[(EVACUATION, seats, options) for seats, options in OF_EVACUATION],
    *[(UNDERWATER_CITIES, seats, dict(options)) for seats, options in OF_UNDERWATER_CITIES],
]


def count_moves(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int
) -> Counter[tuple[str, bool, bool]]:
    """Count moves of a random game by kind, by the answer on the seat's view, and by what happens."""
    rng, state = random.Random(seed), game.new(seats, options, seed)
    found: Counter[tuple[str, bool, bool]] = Counter()
    while state.to_move() >= 0:
        seat = random_seat(state, rng)
        view, moves = view_of(state, seat), state.moves(seat)
        decision = state.decision(seat)
        assert decision is not None
        for move in rng.sample(moves, min(MOST_TRIED, len(moves))):
            _, events = played(state, seat, move)
            shows = any(event.reveals for event in events)
            found[state.family(decision, move).kind, view.may_reveal(seat, move), shows] += 1
        state.play(seat, rng.choice(moves))
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", [UNDERWATER_CITIES, EVACUATION], ids=lambda game: game.slug)
def test_a_seat_is_told_exactly_which_moves_show_something_hidden(game: Game[Any], part: int) -> None:
    """One game of every number of seats with every combination of options."""
    found: Counter[tuple[str, bool, bool]] = Counter()
    for number, (of, seats, options) in enumerate(VARIANTS):
        if of is game and number % PARTS == part:
            found += count_moves(game, seats, options, number)
    assert [kind for kind, told, shows in found if told != shows] == []
    assert {kind for kind, _, shows in found if shows} >= SHOWING[game.slug]

"""Random games as one digest each; run as a script it uses whatever engine is installed."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from nextfrontier.kernel.tasks import Task
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import UNDERWATER_CITIES

GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {}),
    (2, {"boards": "advanced", "contracts": True}),
    (3, {"contracts": True}),
    (4, {"boards": "advanced"}),
)
REASONS_EVERY = 40


def transcript(seats: int, options: dict[str, Any], seed: int) -> str:
    """A hash over all moves offered, reasons and views on the way, events and the final state."""
    rng = random.Random(seed)
    state = UNDERWATER_CITIES.new(seats, options, seed)
    state.events = []
    told = hashlib.sha256()
    count = 0
    while (seat := state.to_move()) >= 0:
        moves = state.moves(seat)
        told.update(" ".join(state.notation(seat, move) for move in moves).encode())
        if count % REASONS_EVERY == 0:
            reasons = [repr(state.why_not(seat, move)) for move in state.domain(seat)]
            told.update("".join(reasons).encode())
            told.update(json.dumps(UNDERWATER_CITIES.encode(view_of(state, seat))).encode())
        state.play(seat, moves[int(rng.random() * len(moves))])
        count += 1
    for event in state.events:
        told.update(UNDERWATER_CITIES.sentence(event, -1).encode())
    told.update(json.dumps(UNDERWATER_CITIES.encode(state)).encode())
    return told.hexdigest()


def digests() -> list[str]:
    """One digest for each game."""
    return [transcript(seats, options, seed) for seed, (seats, options) in enumerate(GAMES)]


if __name__ == "__main__":
    print(
        json.dumps(
            {"compiled": not (Task.__module__ and hasattr(Task.run, "__code__")), "digests": digests()}
        )
    )

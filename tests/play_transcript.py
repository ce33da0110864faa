"""Random games as one digest each; run as a script it uses whatever engine is installed."""

from __future__ import annotations

import hashlib
import inspect
import json
import pickle
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel import agenda
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.tasks import Task
from nextfrontier.kernel.views import view_of

GAMES: tuple[tuple[Game[Any], int, dict[str, Any]], ...] = (
    (UNDERWATER_CITIES, 1, {}),
    (UNDERWATER_CITIES, 2, {}),
    (UNDERWATER_CITIES, 2, {"boards": "advanced", "contracts": True}),
    (UNDERWATER_CITIES, 3, {"contracts": True}),
    (UNDERWATER_CITIES, 4, {"boards": "advanced"}),
    (EVACUATION, 1, {"common_goals": True}),
    (EVACUATION, 2, {"mode": "race"}),
    (EVACUATION, 2, {"third_player": True, "lines": "A"}),
    (EVACUATION, 3, {"actions": "advanced", "common_goals": True, "lines": "B"}),
    (EVACUATION, 4, {"bonuses": "generous"}),
)
REASONS_EVERY = 40


def stay(state: Any) -> Any:
    """Return the state itself."""
    return state


def through_pickle(state: Any) -> Any:
    """Return the state as it comes out of its pickle."""
    return pickle.loads(pickle.dumps(state))


def transcript(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, way: Callable[[Any], Any]
) -> str:
    """A hash over all moves offered, reasons and views on the way, events and the final state.

    State and view go a way now and then, such as through pickle, and the game goes on with what comes out of it.
    """
    rng = random.Random(seed)
    state = game.new(seats, options, seed)
    state.events = []
    told = hashlib.sha256()
    count = 0
    while (seat := state.to_move()) >= 0:
        moves = state.moves(seat)
        told.update(" ".join(state.notation(seat, move) for move in moves).encode())
        if count % REASONS_EVERY == 0:
            reasons = [repr(state.why_not(seat, move)) for move in state.domain(seat)]
            told.update("".join(reasons).encode())
            told.update(json.dumps(game.encode(way(view_of(state, seat)))).encode())
            state = way(state)
        state.play(seat, moves[int(rng.random() * len(moves))])
        count += 1
    for event in state.events:
        told.update(game.sentence(event, -1).encode())
    told.update(json.dumps(game.encode(state)).encode())
    return told.hexdigest()


def digests(way: Callable[[Any], Any] = stay) -> list[str]:
    """One digest for each game."""
    return [transcript(*game, seed, way) for seed, game in enumerate(GAMES)]


def compiled() -> dict[str, bool]:
    """Tell for each package of the engine whether it is compiled."""
    methods = {"kernel": Task.run, "underwater_cities": Sea.piles, "evacuation": Worlds.piles}
    return {package: not hasattr(method, "__code__") for package, method in methods.items()}


if __name__ == "__main__":
    found = {
        "compiled": compiled(),
        "digests": digests(),
        "pickled": digests(through_pickle),
        "deepcopied": digests(deepcopy),
    }
    found["docstrings"] = [
        inspect.getdoc(thing) or "" for thing in (agenda, agenda.State, agenda.State.moves, view_of)
    ]
    print(json.dumps(found))

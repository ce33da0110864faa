"""Games of chance and of bots as one digest each; run as a script it uses whatever engine is installed."""

from __future__ import annotations

import hashlib
import inspect
import json
import pickle
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot
from nextfrontier.bots.search.foresight import HabitBot
from nextfrontier.kernel import agenda
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.tasks import Task
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS, game

REASONS_EVERY = 40
QUICK = ("newcomer", "regular")
STRONG_EVERY = 80
FEW = Budget(nodes=300)


def find_setups() -> list[tuple[Game[Any], int, dict[str, Any]]]:
    """Return games of every number of seats that have together every value of every option, and a plain one of two."""
    found: list[tuple[Game[Any], int, dict[str, Any]]] = []
    for slug in PLUGINS:
        known = game(slug)
        offered = [(each, value) for each in known.options() for value in each.allowed or ()]
        left = [(each.name, value) for each, value in offered if value != each.default]
        for seats in known.seat_counts:
            options: dict[str, Any] = {}
            for name, value in left[:]:
                if name not in options and is_possible(known, seats, {**options, name: value}):
                    options[name] = value
                    left.remove((name, value))
            found.append((known, seats, options))
        found.append((known, 2, {}))
    return found


def is_possible(known: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    """Do these options go together?"""
    try:
        known.new(seats, options, 1)
    except Refused:
        return False
    return True


def stay(state: Any) -> Any:
    """Return the state itself."""
    return state


def through_pickle(state: Any) -> Any:
    """Return the state as it comes out of its pickle."""
    return pickle.loads(pickle.dumps(state))


def transcript(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, way: Callable[[Any], Any]
) -> str:
    """Return a hash over all moves offered, reasons and views on the way, events and the final state.

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
            told.update(repr([game.actions().path(state, seat, move) for move in moves]).encode())
            told.update(json.dumps(game.encode(way(view_of(state, seat)))).encode())
            state = way(state)
        state.play(seat, moves[int(rng.random() * len(moves))])
        count += 1
    for event in state.events:
        told.update(game.sentence(event, -1).encode())
    told.update(json.dumps(game.encode(state)).encode())
    return told.hexdigest()


def digests(way: Callable[[Any], Any] = stay) -> list[str]:
    """Return one digest for each game."""
    return [transcript(*setup, seed, way) for seed, setup in enumerate(find_setups())]


def answers(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> str:
    """Return a hash over what bots answer in a game that those play that answer at once: moves and reasons."""
    state = game.new(seats, options, seed)
    told = hashlib.sha256()
    count = 0
    while (seat := state.to_move()) >= 0:
        view = view_of(state, seat)
        levels = (*QUICK, "strong") if count % STRONG_EVERY == 0 else QUICK
        choices = [bot(game.slug, level).choose(view, seat, FEW, count) for level in levels]
        told.update(json.dumps([[choice.move, choice.explain] for choice in choices]).encode())
        state.play(seat, choices[(seat + seed) % len(QUICK)].move)
        count += 1
    return told.hexdigest()


def bot_digests() -> list[str]:
    """Return one digest of answers for each game."""
    return [answers(*setup, seed) for seed, setup in enumerate(find_setups())]


def action_digests() -> dict[str, str]:
    """Return the digest of the table of atomic actions of each game."""
    return {slug: game(slug).actions().digest for slug in PLUGINS}


def compiled() -> dict[str, bool]:
    """Tell of the kernel, of the bots' search and of each game whether it is compiled."""
    methods = {"kernel": Task.run, "search": HabitBot.choose} | {
        slug: type(game(slug).new(2, {}, 1)).piles for slug in PLUGINS
    }
    return {package: not hasattr(method, "__code__") for package, method in methods.items()}


if __name__ == "__main__":
    found = {
        "compiled": compiled(),
        "actions": action_digests(),
        "digests": digests(),
        "bots": bot_digests(),
        "pickled": digests(through_pickle),
        "deepcopied": digests(deepcopy),
    }
    found["docstrings"] = [
        inspect.getdoc(thing) or "" for thing in (agenda, agenda.State, agenda.State.moves, view_of)
    ]
    print(json.dumps(found))

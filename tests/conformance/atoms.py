"""Atomic actions: every legal move is one sequence of atoms, and every sequence of legal atoms is a legal move."""

from __future__ import annotations

import random

from nextfrontier.kernel.actions import Atomic, shared_length
from tests.conformance.spots import MOST_TRIED, Spot


def check_atoms(spot: Spot) -> None:
    """The legal moves are the leaves of a tree of atoms; walking down to any leaf plays that move."""
    game, state, seat, table = spot.game, spot.state, spot.seat, spot.game.actions()
    before = game.encode(state)
    paths = {move: table.path(state, seat, move) for move in state.moves(seat)}
    for move, path in paths.items():
        for other, longer in paths.items():
            if move != other and longer[: len(path)] == path:
                names = [state.notation(seat, each) for each in (move, other)]
                spot.fail(f"the atoms of {names[0]} begin those of {names[1]}")
    rng = random.Random(f"{spot.case} {spot.seed} {spot.number}")
    for move in rng.sample(list(paths), min(len(paths), MOST_TRIED)):
        atomic, played = Atomic(state.copy(), table), state.copy()
        played.play(seat, move)
        taken = follow(spot, atomic, paths[move])
        if not taken:
            spot.fail(f"the atoms of {state.notation(seat, move)} do not play it")
        spot.same(
            game.encode(played), game.encode(atomic.state), f"{state.notation(seat, move)} atom by atom"
        )
    check_random_atoms(spot, rng)
    spot.same(before, game.encode(state), "original after atoms on a copy")


def follow(spot: Spot, atomic: Atomic, path: list[int]) -> int:
    """Take the atoms of a move; return how many were needed, 0 if it was not played then."""
    for taken in range(1, len(path) + 1):
        atom = path[shared_length(list(atomic.moves(spot.seat).values()))]
        if atom not in atomic.legal(spot.seat):
            spot.fail(f"{atomic.table.names[atom]} is not offered")
        if atomic.step(spot.seat, atom):
            return taken
    return 0


def check_random_atoms(spot: Spot, rng: random.Random) -> None:
    """Legal atoms, chosen at random, end in a legal move within a few steps."""
    atomic = Atomic(spot.state.copy(), spot.game.actions())
    most = max(len(path) for path in atomic.moves(spot.seat).values())
    taken: list[int] = []
    while True:
        legal = atomic.legal(spot.seat)
        if not legal or len(taken) == most:
            spot.fail(f"no move is played by {[atomic.table.names[atom] for atom in taken]}")
        taken.append(rng.choice(legal))
        if atomic.step(spot.seat, taken[-1]):
            return

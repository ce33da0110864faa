"""The quick verdict about promises against a full search."""

from __future__ import annotations

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.promises import LOOKING_AHEAD, quick_verdict
from tests.conformance.spots import Spot

MOST_NODES = 3000  # positions of a search without the bound; beyond that the spot is left out


def check_bound(spot: Spot) -> None:
    """Check that the quick verdict about promises never contradicts a full search."""
    there = spot.state.standing(spot.seat)
    decision = spot.state.required_decision(spot.seat)
    if decision is None:
        return
    searching = there.copy()
    searching.searching = True
    tried = set(spot.state.moves(spot.seat)) | set(decision.moves(searching))
    budget = [MOST_NODES]
    for move in sorted(tried):
        trial = there.copy()
        trial.searching = True
        trial.chance = LOOKING_AHEAD
        trial.answer(move)
        trial.settle()
        can_keep_promises(spot, trial, budget)


def can_keep_promises(spot: Spot, state: State, budget: list[int]) -> bool | None:
    """Search for the full answer, and compare the quick verdict with it; None if it takes too long."""
    budget[0] -= 1
    if budget[0] < 0:
        return None
    found: bool | None = state.agenda is None or not state.agenda.promised
    if not found:
        for move in state.options:
            after = state.copy()
            after.searching = True
            after.answer(move)
            after.settle()
            answer = can_keep_promises(spot, after, budget)
            if answer is None:
                return None
            found = found or answer
    verdict = quick_verdict(state)
    if verdict >= 0 and (verdict == 1) != found:
        top = state.agenda.task if state.agenda else None
        spot.fail(f"quick verdict {verdict}, search says {found}, at {top and top.encode()}")
    return found

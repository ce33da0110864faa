"""A state that goes through pickle or copy.deepcopy comes back as it was."""

from __future__ import annotations

import copy
import pickle
import random

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from tests.conformance.spots import Spot, play_on

FURTHER = 5  # moves for which a copy must go on alike


def check_pickles(spot: Spot) -> None:
    """Check pickles of the state and of a view with any pending tasks; a copy of the state goes on alike, by itself."""
    chance = random.Random(f"pickles {spot.seed} {spot.number}")
    viewer = chance.choice((*range(spot.state.seats), SPECTATOR))
    check_same(spot, view_of(spot.state, viewer), f"view of {viewer}", chance.random() < 0.5)
    check_goes_on(spot, check_same(spot, spot.state, "state", chance.random() < 0.5))


def check_same(spot: Spot, state: State, what: str, pickled: bool) -> State:
    """Return a copy, pickled or not, that is as the original."""
    again: State = pickle.loads(pickle.dumps(state)) if pickled else copy.deepcopy(state)
    what = f"{'pickle' if pickled else 'deepcopy'} of the {what}"
    spot.same(spot.game.encode(state), spot.game.encode(again), what)
    spot.same(hidden_facts(state), hidden_facts(again), what)
    return again


def hidden_facts(state: State) -> list[object]:
    """Return what a document does not tell: blanks, legal moves, chance, what is heard."""
    chance = state.chance
    return [
        [[*pile.cards] for pile in state.piles()],
        [type(chance).__name__, str(chance.seed), str(chance.record)],
        [state.active, state.viewer, state.searching, state.options, *state.counters],
        None if state.events is None else [event.kind for event in state.events],
    ]


def check_goes_on(spot: Spot, again: State) -> None:
    """Check that the same moves lead to the same state, and that the original stays as it is."""
    before, other = spot.game.encode(spot.state), spot.state.copy()
    other.chance = Chance(other.chance.seed, None)  # what it brings here is not to be recorded
    for state in (other, again):
        play_on(state, random.Random(spot.number), FURTHER)
    spot.same(spot.game.encode(other), spot.game.encode(again), f"{FURTHER} moves after it was copied")
    spot.same(before, spot.game.encode(spot.state), "the original of a copy that went on")

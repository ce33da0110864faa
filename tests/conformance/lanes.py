"""Seats that act at the same time."""

from __future__ import annotations

import random

from nextfrontier.kernel.agenda import State
from tests.conformance.spots import Spot, asked


def check_lanes(spot: Spot) -> None:
    """Check that answers of seats that act at the same time lead to the same state in any order."""
    state = spot.state
    if sum(state.required_decision(seat) is not None for seat in range(state.seats)) < 2:
        return
    answers, done = answer_lanes(spot)
    halves = [texts[: spot.rng.randint(0, len(texts))] for texts in answers]
    check_orders(spot, answers, done)
    check_orders(spot, halves, interleaved(state, halves, spot.rng)[0])


def check_orders(spot: Spot, answers: list[list[str]], expected: State) -> None:
    """Check that these answers lead to this state in any order."""
    for _ in range(2):
        other, order = interleaved(spot.state, answers, spot.rng)
        spot.same(spot.game.encode(expected), spot.game.encode(other), f"lanes answered in the order {order}")
        spot.same(asked(expected), asked(other), f"decisions after lanes in the order {order}")


def interleaved(state: State, answers: list[list[str]], rng: random.Random) -> tuple[State, list[int]]:
    """Return the state after these answers in a random order of seats, and the order."""
    order = [seat for seat, texts in enumerate(answers) for _ in texts]
    rng.shuffle(order)
    other = state.copy()
    left = [texts[::-1] for texts in answers]
    for seat in order:
        other.play(seat, other.parse(seat, left[seat].pop()))
    return other, order


def answer_lanes(spot: Spot) -> tuple[list[list[str]], State]:
    """Return random answers of all seats, one lane after the other, and the state when all are done."""
    state = spot.state.copy()
    answers: list[list[str]] = [[] for _ in range(state.seats)]
    waiting = state.agenda
    for seat in range(state.seats):
        while state.lanes and state.agenda is waiting and state.required_decision(seat) is not None:
            move = spot.rng.choice(state.moves(seat))
            answers[seat].append(state.notation(seat, move))
            state.play(seat, move)
    return answers, state

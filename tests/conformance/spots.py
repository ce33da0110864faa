"""The decisions of a random game, at which everything is checked; a failure says how to come there again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.promises import legal_moves
from nextfrontier.record.previews import differences
from nextfrontier.record.record import Record

MOST_TRIED = 30  # moves tried at one spot


class Case:
    """A game with seats and options, and what only the game can tell about itself."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        census: Callable[[Any], object] | None = None,
        forecast_problem: Callable[[Any, int], str] | None = None,
        most_decisions: int = 5000,
        most_seconds: float = 1.0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.census = census  # all pieces of a state, wherever they are: never changes
        self.forecast_problem = forecast_problem  # declines everything in a state; how the forecast was wrong
        self.most_decisions = most_decisions
        self.most_seconds = most_seconds  # for the moves of one decision

    def __repr__(self) -> str:
        return f"{self.game.slug} for {self.seats} with {dict(self.options)}"


class Spot:
    """One decision of a random game: a seat that may act, and the record as it is then."""

    def __init__(
        self, case: Case, seed: int, number: int, record: Record, seat: int, rng: random.Random
    ) -> None:
        self.case = case
        self.game = case.game
        self.seed = seed
        self.number = number
        self.record = record
        self.state = record.state
        self.seat = seat
        self.rng = rng

    def fail(self, problem: str) -> NoReturn:
        raise AssertionError(
            f"{self.case}, seed {self.seed}, decision {self.number}, seat {self.seat}: {problem}"
        )

    def same(self, expected: object, found: object, what: str) -> None:
        """Fail with the places in which two encoded things differ."""
        for change in differences(expected, found):
            self.fail(f"{what}: {change.path or 'it'} is {change.after!r}, not {change.before!r}")

    def some(self, moves: list[int]) -> list[int]:
        """Return all moves, or as many as are tried at one spot."""
        return moves if len(moves) <= MOST_TRIED else self.rng.sample(moves, MOST_TRIED)

    def choose(self) -> int:
        return self.rng.choice(self.state.moves(self.seat))


def walk(case: Case, seed: int) -> Iterator[Spot]:
    """Walk through a random game, spot by spot; choose and play the move after each. The game must end."""
    rng = random.Random(f"{case} {seed}")
    record = Record(case.game, case.seats, case.options, seed)
    for number in range(1, case.most_decisions + 1):
        if record.over:
            return
        spot = Spot(case, seed, number, record, random_seat(record.state, rng), rng)
        version = record.version
        yield spot
        if record.version == version:
            record.play(spot.seat, record.state.notation(spot.seat, spot.choose()))
    assert record.over, f"{case}, seed {seed}: not over after {case.most_decisions} decisions"


def random_seat(state: State, rng: random.Random) -> int:
    """Return a seat that may act; optional decisions are taken up now and then."""
    open_decisions = state.decisions()
    required = [found.seat for found in open_decisions if not found.optional]
    optional = [found.seat for found in open_decisions if found.optional]
    return rng.choice(optional if optional and rng.random() < 0.25 else required)


def play_on(state: State, rng: random.Random, moves: int) -> None:
    """Play a few random moves."""
    for _ in range(moves):
        if state.to_move() == -1:
            return
        seat = random_seat(state, rng)
        state.play(seat, rng.choice(state.moves(seat)))


def fresh_moves(state: State, seat: int) -> list[int]:
    """Return the legal moves, worked out again."""
    required = state.required_decision(seat)
    if required is None:
        return state.moves(seat)
    return legal_moves(state.standing(seat), required)


def asked(state: State) -> list[object]:
    """Return all open decisions with their moves, as text."""
    return [
        [
            found.seat,
            found.decision.kind(),
            found.optional,
            [state.notation(found.seat, move) for move in state.moves(found.seat)],
        ]
        for found in state.decisions()
    ]


def check_census(spot: Spot, state: State, expected: object) -> object:
    """Check that pieces are conserved; return the count, to be compared with later ones."""
    if spot.case.census is None:
        return None
    found = spot.case.census(state)
    if expected is not None and found != expected:
        spot.fail(f"pieces were {expected}, now {found}")
    return found

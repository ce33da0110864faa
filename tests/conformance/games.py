"""Invariants of any game: checks at the decisions of random games.

`check_game(Case(game, seats, options), seed)` plays one game and runs everything. Each check is a function of
a `Spot` and can be used alone; a failure names game, seats, options, seed, decision and seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nextfrontier.kernel.decisions import Decision
from nextfrontier.record.record import Record
from tests.conformance.atoms import check_atoms
from tests.conformance.events import check_events, check_revealing
from tests.conformance.lanes import check_lanes
from tests.conformance.moves import check_copy, check_illegal, check_legal, check_moves, check_notation
from tests.conformance.pickles import check_pickles
from tests.conformance.promises import check_bound
from tests.conformance.records import check_position, check_replay, check_save, check_steps, check_undo
from tests.conformance.results import check_end, check_forecast
from tests.conformance.spots import Case, Spot, check_census, walk
from tests.conformance.views import check_views

SPOT_CHECKS: list[Callable[[Spot], None]] = [
    check_copy, check_moves, check_legal, check_illegal, check_notation, check_bound, check_views,
    check_atoms, check_events, check_revealing, check_position, check_lanes, check_forecast, check_pickles,
]  # fmt: skip


def check_game(case: Case, seed: int, every: int = 8) -> int:
    """Play one random game with all checks at every so many decisions; how many decisions it took.

    What goes through the whole history is checked at one of the first decisions and at the end.
    """
    census = None
    spot = None
    for spot in walk(case, seed):
        census = check_census(spot, spot.state, census)
        if spot.number == 1 + seed % 60:
            check_history(spot)
        if (spot.number + seed) % every == 0:
            check_spot(spot)
    assert spot is not None, f"{case}, seed {seed}: over before it began"
    check_end(spot)
    check_history(spot)
    return spot.number


def check_history(spot: Spot) -> None:
    """Make all checks of the game so far."""
    check_save(spot)
    check_replay(spot)
    check_steps(spot)


def check_spot(spot: Spot) -> None:
    """Make all checks at one decision; the last check plays the spot's move."""
    for check in SPOT_CHECKS:
        check(spot)
    check_undo(spot)


def transcript(case: Case, seed: int) -> list[str]:
    """Return a random game as text, with all its events: equal for compiled and uncompiled engines."""
    lines: list[str] = []
    record: Record | None = None
    for spot in walk(case, seed):
        record = spot.record
        text = record.state.notation(spot.seat, spot.choose())
        kind = kind_of_decision(record.state.decision(spot.seat))
        lines.append(f"{spot.number}. seat {spot.seat} {kind}: {text}")
        lines += [f"    {case.game.sentence(event, spot.seat)}" for event in record.play(spot.seat, text)]
    assert record is not None
    result = case.game.result(record.state)
    assert result is not None
    return [
        *lines,
        f"ranking {result.ranking}",
        *[f"seat {i} {score}" for i, score in enumerate(result.scores)],
    ]


def kind_of_decision(decision: Decision[Any] | None) -> str:
    assert decision is not None
    return decision.kind()

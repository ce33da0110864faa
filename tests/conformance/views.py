"""A seat is told the same whatever is hidden from it."""

from __future__ import annotations

import json

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.previews import preview
from tests.conformance.spots import MOST_TRIED, Spot, check_census, fresh_moves, play_on


def check_views(spot: Spot) -> None:
    """Check that a view does not depend on hidden things, and that a guess made from it can be played."""
    game, state = spot.game, spot.state
    census = check_census(spot, state, None)
    for viewer in (*range(state.seats), SPECTATOR):
        view = view_of(state, viewer)
        guess = determinize(view, Chance(seed_bytes(f"guess {spot.seed} {spot.number}"), None))
        guessed = view_of(guess, viewer)
        expected = game.encode(view)
        json.dumps(expected)
        spot.same(expected, game.encode(view_of(view, viewer)), f"view of the view of seat {viewer}")
        spot.same(expected, game.encode(guessed), f"view of seat {viewer} after determinize")
        if any(thing < 0 for pile in guess.piles() for thing in pile.cards):
            spot.fail(f"a blank is left in the guess of seat {viewer}")
        check_census(spot, guess, census)
        if viewer != SPECTATOR:
            spot.same(
                seen_from(spot, view, viewer), seen_from(spot, guessed, viewer), f"seat {viewer} is told"
            )
            check_own_view(spot, view, viewer)
        play_on(guess, spot.rng, 3)


def seen_from(spot: Spot, view: State, seat: int) -> dict[str, object]:
    """Return everything that a seat is told on its view, as text."""
    game = spot.game
    told: dict[str, object] = {"forecast": game.forecast(view, seat)}
    for open_decision in view.decisions():
        told[f"decision of {open_decision.seat}"] = [open_decision.decision.kind(), open_decision.optional]
    if view.decision(seat) is None:
        return told
    told["moves"] = [view.notation(seat, move) for move in fresh_moves(view, seat)]
    told["moves kept"] = [view.notation(seat, move) for move in view.moves(seat)]
    domain = view.domain(seat)
    told["domain"] = [view.notation(seat, move) for move in domain]
    for move in domain if len(domain) <= MOST_TRIED else domain[:: len(domain) // MOST_TRIED]:
        reasons = view.why_not(seat, move)
        told[f"reasons {move}"] = [[repr(reason), *game.explain(reason)] for reason in reasons]
    move = min(view.moves(seat))
    foreseen = preview(game, view, seat, move)
    told["preview"] = [[change.path, change.before, change.after] for change in foreseen.changes]
    told["events"] = [game.sentence(event, seat) for event in foreseen.events]
    return told


def check_own_view(spot: Spot, view: State, seat: int) -> None:
    """Check that moves and forecast on a seat's view are those on the state."""
    state = spot.state
    spot.same(spot.game.forecast(state, seat), spot.game.forecast(view, seat), f"forecast of seat {seat}")
    if fresh_moves(view, seat) != state.moves(seat):
        spot.fail(f"seat {seat} has other moves on its view")
    if view.domain(seat) != state.domain(seat):
        spot.fail(f"seat {seat} has another domain on its view")

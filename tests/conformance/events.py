"""Checks of the events of a move, their secrets, and the preview."""

from __future__ import annotations

import random
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.previews import differences, preview
from tests.conformance.spots import MOST_TRIED, Spot


def check_events(spot: Spot) -> None:
    """Check that a move is told alike with any hidden cards, secrets stay secret, and previews come true."""
    game, state, seat = spot.game, spot.state, spot.seat
    view = view_of(state, seat)
    guess = determinize(view, Chance(seed_bytes(f"other {spot.seed} {spot.number}"), None))
    move = spot.choose()
    after, events = played(state, seat, move)
    _, others = played(guess, seat, move)
    if certain(game, events, seat) != certain(game, others, seat):
        spot.fail(f"{state.notation(seat, move)} is told otherwise when something hidden is different")
    for event in events:
        check_secret(spot, event)
    foreseen = preview(game, state, seat, move)
    if any(event.reveals for event in events) and not foreseen.ends_undo:
        spot.fail(f"the preview of {state.notation(seat, move)} does not say that it reveals something")
    if not foreseen.ends_undo:
        real = differences(game.encode(view), game.encode(view_of(after, seat)))
        expected = {change.path: change.after for change in real}
        spot.same(expected, {change.path: change.after for change in foreseen.changes}, "preview")


def check_revealing(spot: Spot) -> None:
    """Check that no move shows something hidden of which its seat was told that it does not."""
    state, seat = spot.state, spot.seat
    view, moves = view_of(state, seat), state.moves(seat)
    rng = random.Random(
        f"{spot.seed} {spot.number}"
    )  # its own, so that the game goes on as without this check
    for move in rng.sample(moves, min(MOST_TRIED, len(moves))):
        _, events = played(state, seat, move)
        if any(event.reveals for event in events) and not view.may_reveal(seat, move):
            spot.fail(f"{state.notation(seat, move)} shows something hidden, which its seat was not told")


def played(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """Return a copy after a move, and the events of the move."""
    after = state.copy()
    events: list[Event] = []
    after.events = events
    after.play(seat, move)
    return after, events


def certain(game: Game[Any], events: list[Event], seat: int) -> list[str]:
    """Return the events that a seat is told of its own move until something is revealed or others act."""
    told: list[str] = []
    for event in events:
        if event.reveals or event.seat != seat:
            break
        told.append(game.sentence(event, seat))
    return told


def check_secret(spot: Spot, event: Event) -> None:
    """Check that a seat without the right to see a secret reads the same as if there were none."""
    if event.secret and event.audience not in (EVERYBODY, 1 << event.seat):
        spot.fail(f"the secret of {event.kind} by seat {event.seat} goes to {event.audience:b}")
    public = Event(event.kind, event.seat, event.cause, event.details, {}, EVERYBODY, event.reveals)
    for viewer in (*range(spot.state.seats), SPECTATOR):
        outside = event.audience != EVERYBODY and (viewer == SPECTATOR or not event.audience >> viewer & 1)
        if outside and spot.game.sentence(event, viewer) != spot.game.sentence(public, viewer):
            spot.fail(f"seat {viewer} reads a secret in {spot.game.sentence(event, viewer)!r}")
        if not spot.game.sentence(event, viewer):
            spot.fail(f"no words for the event {event.kind}")

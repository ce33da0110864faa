"""Previews: the effects of a move as far as its seat can know, and the differences of two encoded states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.kernel.watching import Watch
from nextfrontier.record.asking import refusal_by_name
from nextfrontier.record.history import floor_mask
from nextfrontier.record.steps import GONE, Path, find_places


class Change:
    """One place of an encoded state before and after."""

    __slots__ = ("after", "before", "path")

    def __init__(self, path: str, before: object, after: object) -> None:
        self.path = path
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        return f"{self.path}: {self.before} → {self.after}"


class Preview:
    """The effects of a move, as far as its seat can know them."""

    __slots__ = ("after", "changes", "ends_undo", "events", "reveals", "shows", "warnings")

    def __init__(
        self,
        events: list[Event],
        changes: list[Change],
        warnings: list[Reason],
        reveals: bool,
        shows: bool,
        ends_undo: bool,
        after: State | None,
    ) -> None:
        self.events = events
        self.changes = changes
        self.warnings = warnings  # what is lost by itself, with the reason
        self.reveals = reveals  # something hidden is shown; what follows from that is left out
        self.shows = shows  # the same, or it is shown as soon as the others' only moves are played
        self.ends_undo = ends_undo  # it reveals, hands control to another seat or ends the game
        self.after = (
            after  # the view after it, to be asked what could follow; None once something is revealed
        )

    def __repr__(self) -> str:
        return f"<Preview: {', '.join(map(repr, self.changes)) or 'nothing changes'}>"


def preview(game: Game[Any], state: State, seat: int, move: int) -> Preview:
    """Preview the payments, gains and changes of a move on a copy of the seat's view; refuse an illegal move."""
    return preview_line(game, state, seat, [state.notation(seat, move)])


def preview_line(game: Game[Any], state: State, seat: int, line: Sequence[str]) -> Preview:
    """Preview several moves one after another, up to the first that reveals something."""
    before = view_of(state, seat)
    after = before.copy()
    events: list[Event] = []
    after.events = events
    watch = Watch()
    after.watch = watch
    reveals = shows = False
    try:
        for text in line:
            shows = play_by_name(after, seat, text)
            reveals = any(event.reveals for event in events)
            if reveals:
                break
    except Unknowable:
        reveals = True
    changes = differences(game.encode(before), game.encode(after))
    ends_undo = reveals or floor_mask(before, after, seat, events) >> seat & 1 == 1
    told = [without_blanks(event) for event in events]
    after.watch = None
    warnings = [warning for loser, warning in watch.warnings if loser == seat]
    return Preview(told, changes, warnings, reveals, reveals or shows, ends_undo, None if reveals else after)


def play_by_name(view: State, seat: int, text: str) -> bool:
    """Play a move on a view, and tell whether it shows something hidden; a refusal is the one that a person is told."""
    try:
        move = view.parse(seat, text)
        reveals = move in view.moves(seat) and view.may_reveal(seat, move)
        view.play(seat, move)
        return reveals
    except Refused as refused:
        raise refusal_by_name(view, seat, text, refused) from None


def without_blanks(event: Event) -> Event:
    """Return the event without a secret part that not even its audience can know yet."""
    for detail in event.secret.values():
        things = detail if isinstance(detail, list) else [detail]
        if any(isinstance(thing, int) and thing < 0 for thing in things):
            return Event(event.kind, event.seat, event.cause, event.details, {}, EVERYBODY, event.reveals)
    return event


def differences(before: object, after: object) -> list[Change]:
    """Return all places in which two encoded states differ, by paths such as `players[0].score`."""
    changes = [
        Change(write_path(place.path), told_value(place.before), told_value(place.after))
        for place in find_places(before, after)
    ]
    return [change for change in changes if change.before is not None or change.after is not None]


def write_path(path: Path) -> str:
    """Write a path as people read it."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(steps).removeprefix(".")


def told_value(value: object) -> object:
    """Return the value of a place as documents tell it: nothing where there is none."""
    return None if value is GONE else value

"""Lines: the moves by which a seat could bring something about, as far as it can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.fixes import Asked
from nextfrontier.kernel.views import view_of

MOST_TRIES: Final = 300  # a question is asked by a waiting person


def shortest_line(asked: Asked, holds: Callable[[State], bool]) -> list[str] | None:
    """Return the fewest own moves in this turn after which something holds; None if none are found in time."""
    seat = asked.seat
    start = view_of(asked.state, seat)
    waiting: list[tuple[State, list[str]]] = [(start, [])]
    tries = 0
    while waiting:
        state, line = waiting.pop(0)
        for move in state.moves(seat):
            tries += 1
            if tries > MOST_TRIES:
                return None
            after = play_ahead(state, seat, move)
            if after is None:
                continue
            longer = [*line, state.notation(seat, move)]
            if holds(after):
                return longer
            if is_still_asked(start, after, seat):
                waiting.append((after, longer))
    return None


def play_ahead(view: State, seat: int, move: int) -> State | None:
    """Return a copy after a move; None if the move reveals facts that the seat cannot know yet."""
    after = view.copy()
    events: list[Event] = []
    after.events = events
    try:
        after.play(seat, move)
    except Unknowable:
        return None
    after.events = None
    return None if any(event.reveals for event in events) else after


def is_still_asked(start: State, after: State, seat: int) -> bool:
    """Does the same turn or lane of the seat go on?"""
    return after.required_decision(seat) is not None and bool(after.lanes) == bool(start.lanes)

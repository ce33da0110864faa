"""Reasons against a move whose decision was perhaps resolved by itself earlier in the turn."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.kernel.tasks import UNKNOWN
from nextfrontier.kernel.views import view_of
from nextfrontier.kernel.watching import Resolved, Watch
from nextfrontier.record.asking import reasons_by_name, told_reasons
from nextfrontier.record.record import Record

LOOKED_BACK: Final = 12  # own moves of the same turn
END: Final = "end"  # the move by which a turn is over, in every game


def why_not(record: Record, seat: int, text: str) -> list[Reason]:
    """Return the reasons against a move, also of a decision of this turn that was resolved by itself."""
    view = view_of(record.state, seat)
    found = [] if is_thinkable(view, seat, text) else why_resolved(record, seat, text)
    return found or reasons_by_name(view, seat, text)


def is_thinkable(view: State, seat: int, text: str) -> bool:
    """Does the text name a thinkable move of the open decision?"""
    try:
        view.parse(seat, text)
    except Refused:
        return False
    return True


def why_resolved(record: Record, seat: int, text: str) -> list[Reason]:
    """Return why a move was not asked earlier in this turn; empty if no decision there knew it."""
    turn = record.state.turn_mark()
    for number in reversed(range(max(len(record.entries) - LOOKED_BACK, 0), len(record.entries))):
        entry = record.entries[number]
        if entry.seat != seat or entry.move == END:
            return []
        before = record.at(number)
        for resolved in resolved_decisions(before, seat, entry.move):
            found = why_not_then(resolved, seat, text) if resolved.state.turn_mark() == turn else []
            if found:
                return found
        if before.turn_mark() != turn:
            return []
    return []


def resolved_decisions(state: State, seat: int, text: str) -> list[Resolved]:
    """Return the decisions of a seat that a move resolved by itself, as far as the seat can know; the last first."""
    view = view_of(state, seat)
    watch = Watch()
    view.watch = watch
    with suppress(Unknowable):
        view.play(seat, view.parse(seat, text))
    return [resolved for resolved in reversed(watch.resolved) if resolved.state.active == seat]


def why_not_then(resolved: Resolved, seat: int, text: str) -> list[Reason]:
    """Return the reasons against a move when its decision was resolved; empty if it was no move of it."""
    state, decision = resolved.state, resolved.decision
    played = decision.notation(state, resolved.move)
    rule = decision.rules()[0]
    move = decision.parse(state, text)
    if move == UNKNOWN:
        return []
    if move == resolved.move:
        return [Reason("played_by_itself", rule, {"move": text}, [])]
    passed = Reason("resolved_by_itself", rule, {"move": text, "played": played}, [])
    return [*told_reasons(state, seat, move), passed]

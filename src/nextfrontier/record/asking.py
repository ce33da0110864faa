"""Reasons as a person is told them: by the name of a move, with the fixes that can work in the position."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.fixes import UNTHINKABLE, Asked, Fix
from nextfrontier.kernel.reasons import Reason, Refused

NOT_ASKED: Final = ("no_decision", "unknown_move")  # the text names no move of the open decision


def fixes_against(view: State, seat: int, move: int, reason: Reason) -> list[Fix]:
    """Return the fixes that work against a reason in this position, the nearest first."""
    decision = view.decision(seat)
    return [] if decision is None else view.fixes().against(Asked(view, seat, decision, move, reason))


def reasons_against(view: State, seat: int, move: int) -> list[Reason]:
    """Return the reasons of `why_not` as a person is told them: each with the fixes that can work here."""
    return with_fixes(view, seat, move, told_reasons(view, seat, move))


def with_fixes(view: State, seat: int, move: int, reasons: list[Reason]) -> list[Reason]:
    """Return the reasons, each with the keys of the fixes that can work in this position."""
    for reason in reasons:
        reason.fixes = [fix.key for fix in fixes_against(view, seat, move, reason)]
    return reasons


def told_reasons(view: State, seat: int, move: int) -> list[Reason]:
    """Return the reasons of `why_not`, with places by the names that people are told."""
    reasons = view.why_not(seat, move)
    for reason in reasons:
        if "place" in reason.parameters:
            reason.parameters["place"] = view.told_place(str(reason.parameters["place"]))
    return reasons


def refusal_by_name(view: State, seat: int, text: str, refused: Refused) -> Refused:
    """Return the refusal of a move as a person is told it; the rules' own one if nothing is found against it."""
    return Refused(reasons_by_name(view, seat, text) or refused.reasons)


def reasons_by_name(view: State, seat: int, text: str) -> list[Reason]:
    """Return the reasons against a move by its name; a text that names nothing in the game is refused."""
    try:
        move = view.parse(seat, text)
    except Refused as refused:
        if refused.reasons[0].code in NOT_ASKED:
            raise
        return with_fixes(view, seat, UNTHINKABLE, refused.reasons)
    return reasons_against(view, seat, move)

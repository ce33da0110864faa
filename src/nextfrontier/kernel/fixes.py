"""Fixes: of all that could help against a refusal only those that can work in the position, with their moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State


UNTHINKABLE: Final = -1  # the refused text plainly means something, but is no thinkable move


class Asked:
    """A refused move in its position: all that the way of a fix may look at."""

    __slots__ = ("decision", "legal", "move", "reason", "seat", "state", "there")

    def __init__(self, state: State, seat: int, decision: Decision[Any], move: int, reason: Reason) -> None:
        self.state = state
        self.seat = seat
        self.decision = decision
        self.move = move
        self.reason = reason
        self.there = state.standing(seat)  # the state as the decision sees it
        self.legal = [other for other in state.moves(seat) if other < FREE]  # without free moments

    def kind(self, move: int) -> str:
        """Return the kind of a legal move."""
        return self.decision.move_kind(move)

    def line(self, moves: list[int]) -> list[str] | None:
        """Return the first of these moves as a line of one; None if there is none."""
        return [self.state.notation(self.seat, moves[0])] if moves else None


# The moves of the seat, in notation, that carry a fix out now. Empty: it works later. None: it cannot work here.
Way = Callable[[Asked], list[str] | None]
LATER: Final[list[str]] = []


class Fix:
    """Something that helps: the key of its words, and the line of moves that does it."""

    __slots__ = ("key", "line")

    def __init__(self, key: str, line: list[str]) -> None:
        self.key = key
        self.line = line


class Fixes:
    """The fixes of a game: their keys by the code of the reason, and by key the way in which each works."""

    def __init__(self, helps: dict[str, list[str]], ways: dict[str, Way]) -> None:
        self.helps = helps
        self.ways = ways

    def against(self, asked: Asked) -> list[Fix]:
        """Return the fixes that can work in this position, the nearest first."""
        found: list[Fix] = []
        for key in self.helps.get(asked.reason.code, []):
            line = self.ways[key](asked)
            if line is not None:
                found.append(Fix(key, line))
        return found


NO_FIXES: Final = Fixes({}, {})


def a_move(fits: Callable[[Asked, int], bool]) -> Way:
    """Make the way of a fix that is another legal move of the same decision."""
    return lambda asked: asked.line([move for move in asked.legal if fits(asked, move)])


def another_move(asked: Asked) -> list[str] | None:
    """Return any other legal move of the same decision."""
    return asked.line(asked.legal)

"""Promises: a move is legal only if all promises can still be kept after it. Bound first, then search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.chance import Unshuffled
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.tasks import EVERYTHING, FREE, Task

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State

MOST_POSITIONS: Final = 100_000  # of one look-ahead; a way that it has not found by then counts as none
UNSEEN: Final = -2  # no supply at all: none has been found wanting yet
LOOKING_AHEAD: Final = Unshuffled()


def legal_moves(state: State, decision: Decision[Any]) -> list[int]:
    """Return the decision's own moves and those of a free moment, less the moves that would break a promise."""
    cell = state.agenda
    assert cell is not None
    if not state.knows_moves():
        return []
    moves = decision.moves(state)
    if state.searching:
        return moves
    below = cell.below
    if below is not None and below.promised:
        hope = Hope(state)
        moves = [move for move in moves if hope.is_left(decision, move) and Lookahead().keeps(state, move)]
    if decision.is_free_moment() and not cell.closed:
        free = state.free_moves(decision)
        if free:
            if cell.promised:
                free = [move for move in free if Lookahead().keeps(state, move)]
            moves = moves + free
    return moves


def has_promise(state: State, move: int) -> bool:
    """Could this move break a promise?"""
    cell = state.agenda
    if cell is None:
        return False
    if move >= FREE:
        return cell.promised
    return cell.below is not None and cell.below.promised


def nearest_promise(state: State, move: int) -> Task[Any]:
    """Return the open promise that comes up first."""
    cell = state.agenda
    assert cell is not None
    if move < FREE:
        cell = cell.below
    while cell is not None and not cell.task.is_promise():
        cell = cell.below
    assert cell is not None
    return cell.task


def keeps_promises(state: State, move: int) -> bool:
    """Can every promise still be kept after this move? Bound first, then search."""
    if move < FREE:
        cell = state.agenda
        assert cell is not None
        decision = cell.task
        assert isinstance(decision, Decision)
        if not has_hope(state, decision.brings(state, move)):
            return False
    return Lookahead().keeps(state, move)


class Lookahead:
    """Depth-first search for one way to keep all promises, without free moments and unknown cards.

    A way that was found once is found again from every position on it, by fewer steps: no limit can leave a seat
    without moves.
    """

    __slots__ = ("positions",)

    def __init__(self) -> None:
        self.positions = 0

    def keeps(self, state: State, move: int) -> bool:
        """Play the move on a copy and look whether all promises can still be kept."""
        trial = state.trial()
        trial.searching = True
        trial.chance = LOOKING_AHEAD
        self.play(trial, move)
        return self.alive(trial)

    def play(self, trial: State, move: int) -> None:
        """Carry out a move and count it."""
        self.positions += 1
        trial.answer(move)

    def alive(self, trial: State) -> bool:
        """Is there a way to keep every open promise? The trial itself is played on by its last move."""
        while self.positions < MOST_POSITIONS:
            decision = trial.next_decision()
            verdict = quick_verdict(trial)
            if verdict >= 0 or decision is None:
                return verdict == 1
            last, hope = -1, Hope(trial)
            for move in decision.moves(trial):
                if hope.is_left(decision, move):
                    if last >= 0 and self.keeps(trial, last):
                        return True
                    last = move
            if last < 0:
                return False
            self.play(trial, last)
        return False


class Hope:
    """Remember which supplies leave hope in a position: more is never worse, less is never better."""

    __slots__ = ("enough", "in_vain", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.enough = EVERYTHING
        self.in_vain = UNSEEN

    def is_left(self, decision: Decision[Any], move: int) -> bool:
        """Could the promises beneath the decision be kept by all that a move brings? An upper bound."""
        brings = decision.brings(self.state, move)
        if brings & self.enough == self.enough:
            return True
        if brings | self.in_vain == self.in_vain and self.in_vain != UNSEEN:
            return False
        hope = has_hope(self.state, brings)
        if hope:
            self.enough = brings
        else:
            self.in_vain = brings
        return hope


def has_hope(state: State, supply: int) -> bool:
    """Could the promises beneath the top decision be kept if its answer brought this supply? An upper bound."""
    cell = state.agenda
    assert cell is not None
    cell = cell.below
    while supply != EVERYTHING and cell is not None and cell.promised:
        task = cell.task
        if task.is_promise() and not task.could_be_kept(state, supply):
            return False
        supply |= task.supplies(state)
        cell = cell.below
    return True


def quick_verdict(state: State) -> int:
    """Judge the promises: 1 if they can be kept now, 0 if nothing pending could help, -1 if only a search can tell."""
    cell = state.agenda
    supply = 0
    alone = True
    while cell is not None and cell.promised:
        task = cell.task
        if task.is_promise():
            last = cell.below is None or not cell.below.promised
            if last and alone and task.keepable(state):
                return 1
            if not task.could_be_kept(state, supply):
                return 0
            if last:
                return -1
            alone = False
        supply |= task.supplies(state)
        cell = cell.below
    return 1

"""What a record is made of: the accepted requests as rows, the moves that count as entries."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.tasks import FREE

PLAY: Final = "play"
UNDO: Final = "undo"
REDO: Final = "redo"


class Row:
    """One accepted request, as the store keeps it."""

    __slots__ = ("do", "move", "seat", "steps")

    def __init__(self, do: str, seat: int, move: str, steps: int) -> None:
        self.do = do
        self.seat = seat
        self.move = move  # of `play`
        self.steps = steps  # of `undo` and `redo`

    def encode(self) -> Document:
        """As a save writes it."""
        if self.do == PLAY:
            return {"do": PLAY, "seat": self.seat, "move": self.move}
        return {"do": self.do, "seat": self.seat, "steps": self.steps}


class Entry:
    """One move that counts, what it did, and the state before it while that is kept."""

    __slots__ = ("before", "events", "floor", "hidden", "move", "seat")

    def __init__(
        self, seat: int, move: str, events: list[Event], floor: int, hidden: bool, before: State | None
    ) -> None:
        self.seat = seat
        self.move = move
        self.events = events
        self.floor = floor  # mask of the seats that cannot go back behind it
        self.hidden = hidden  # the name of the move is for its own seat only
        self.before = before

    def move_for(self, viewer: int) -> str:
        """Return the move in notation; empty if its name would tell the viewer a secret of another seat."""
        return "" if self.hidden and viewer != self.seat else self.move


class Line:
    """The moves that count and what each seat could redo: a fold over rows."""

    __slots__ = ("moves", "undone")

    def __init__(self, seats: int) -> None:
        self.moves: list[tuple[int, str]] = []
        self.undone: list[list[str]] = [[] for _ in range(seats)]  # the next one to redo last

    def add(self, row: Row) -> bool:
        """Take up a row; false if it takes back or redoes more than there is."""
        if row.do == PLAY:
            self.moves.append((row.seat, row.move))
            self.undone[row.seat] = []
            return True
        if row.do == UNDO:
            own = [i for i, (seat, _) in enumerate(self.moves) if seat == row.seat]
            if len(own) < row.steps:
                return False
            dropped = own[len(own) - row.steps :]
            self.undone[row.seat] += [self.moves[i][1] for i in reversed(dropped)]
            self.moves = [move for i, move in enumerate(self.moves) if i not in dropped]
            return True
        undone = self.undone[row.seat]
        if len(undone) < row.steps:
            return False
        for _ in range(row.steps):
            self.moves.append((row.seat, undone.pop()))
        return True


def made(before: State, seat: int, text: str) -> tuple[Entry, State]:
    """A move as an entry, and the state after it; the state before stays as it is."""
    after = before.copy()
    events: list[Event] = []
    after.events = events
    move = after.parse(seat, text)
    after.play(seat, move)
    after.events = None
    floor = floor_mask(before, after, seat, events)
    return Entry(seat, text, events, floor, is_hidden(before, seat, move), before), after


def floor_mask(before: State, after: State, seat: int, events: list[Event]) -> int:
    """The seats that cannot go back behind this move of `seat`, as a bit mask (EVERYBODY: all of them).

    Undo ends where somebody was shown something hidden, where another seat was handed control and, since the
    seed is published then, where the game ended. Who finished a lane cannot go back once all are done.
    """
    if any(event.reveals for event in events):
        return EVERYBODY
    waiting = [other for other in range(after.seats) if after.required(other) is not None]
    if not waiting:
        return EVERYBODY
    if any(other != seat and before.required(other) is None for other in waiting):
        return EVERYBODY
    return EVERYBODY ^ (1 << seat) if before.lanes and not after.lanes else 0


def is_hidden(before: State, seat: int, move: int) -> bool:
    """Is it for the seat alone to know which move it made?"""
    decision = before.decision(seat)
    return move < FREE and decision is not None and decision.hides_answer()

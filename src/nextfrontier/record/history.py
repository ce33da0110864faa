"""The parts of a record: the accepted requests as rows, the moves that count as entries."""

from __future__ import annotations

from bisect import bisect_left
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
        """Return the row as a save writes it."""
        if self.do == PLAY:
            return {"do": PLAY, "seat": self.seat, "move": self.move}
        return {"do": self.do, "seat": self.seat, "steps": self.steps}


class Entry:
    """One move that counts, its outcome, and the state before it while that is kept."""

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
    """The moves that count, and the moves that each seat could redo: a fold over rows.

    A move gets the next serial number when it is played or redone and loses it when it is taken back, so the moves
    that count are those with a serial, in order. Each row costs as much as the steps that it takes.
    """

    __slots__ = ("born", "cached", "counting", "done", "lows", "own", "undone")

    def __init__(self, seats: int) -> None:
        self.counting: dict[int, tuple[int, str]] = {}  # seat and move by serial
        self.own: list[list[int]] = [[] for _ in range(seats)]  # serials of the moves of a seat that count
        self.undone: list[list[str]] = [[] for _ in range(seats)]  # the next one to redo last
        self.done = [0] * seats  # rows of a seat
        self.born = [0]  # serials given away before each row, and by now
        self.lows: list[tuple[int, int]] = []  # row and lowest serial taken back; both grow along the list
        self.cached: list[tuple[int, str]] | None = None

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Return seat and notation of the moves that count, in order. Do not change the list."""
        if self.cached is None:
            self.cached = list(self.counting.values())
        return self.cached

    def copy(self) -> Line:
        """Return an independent copy."""
        twin = Line(len(self.done))
        twin.counting = dict(self.counting)
        twin.own = [serials[:] for serials in self.own]
        twin.undone = [moves[:] for moves in self.undone]
        twin.done, twin.born, twin.lows = self.done[:], self.born[:], self.lows[:]
        return twin

    def add(self, row: Row) -> bool:
        """Take up a row; false if it takes back or redoes more than there is."""
        given = self.born[-1]
        if row.do == PLAY:
            self.undone[row.seat] = []
            self.count(given, row.seat, row.move)
            given += 1
        elif row.do == UNDO:
            if len(self.own[row.seat]) < row.steps:
                return False
            self.take_back(row.seat, row.steps)
        else:
            undone = self.undone[row.seat]
            if len(undone) < row.steps:
                return False
            for _ in range(row.steps):
                self.count(given, row.seat, undone.pop())
                given += 1
        self.born.append(given)
        self.done[row.seat] += 1
        self.cached = None
        return True

    def count(self, serial: int, seat: int, move: str) -> None:
        """Put a move at the end of the line."""
        self.counting[serial] = (seat, move)
        self.own[seat].append(serial)

    def take_back(self, seat: int, steps: int) -> None:
        """Take the last moves of a seat out of the line, wherever they stand."""
        lowest = self.born[-1]
        for _ in range(steps):
            lowest = self.own[seat].pop()
            self.undone[seat].append(self.counting.pop(lowest)[1])
        while self.lows and self.lows[-1][1] >= lowest:
            self.lows.pop()
        self.lows.append((len(self.born) - 1, lowest))

    def standing(self, version: int) -> int:
        """Return how many of the first moves of the line after so many rows have stood ever since."""
        serial = self.born[version]
        later = bisect_left(self.lows, (version, -1))
        if later < len(self.lows):
            serial = min(serial, self.lows[later][1])
        return bisect_left(list(self.counting), serial)


def common(first: list[Entry], second: list[Entry]) -> int:
    """Return how many entries two histories of one record begin with alike.

    An entry stands only behind those with which it was made: if two histories share one, they share all before it.
    """
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high) // 2
        if first[middle] is second[middle]:
            low = middle + 1
        else:
            high = middle
    return low


def play_on_copy(before: State, seat: int, text: str) -> tuple[Entry, State]:
    """Play a move on a copy; return its entry and the state after it, and leave the state before unchanged."""
    after = before.copy()
    events: list[Event] = []
    after.events = events
    move = after.parse(seat, text)
    after.play(seat, move)
    after.events = None
    floor = floor_mask(before, after, seat, events)
    return Entry(seat, text, events, floor, is_hidden(before, seat, move), before), after


def floor_mask(before: State, after: State, seat: int, events: list[Event]) -> int:
    """Return the seats that cannot go back behind this move of `seat`, as a bit mask (EVERYBODY: all of them).

    Undo ends where somebody was shown something hidden, where another seat was handed control and, since the
    seed is published then, where the game ended. Who finished a lane cannot go back once all are done.
    """
    if any(event.reveals for event in events):
        return EVERYBODY
    waiting = [other for other in range(after.seats) if after.required_decision(other) is not None]
    if not waiting:
        return EVERYBODY
    if any(other != seat and before.required_decision(other) is None for other in waiting):
        return EVERYBODY
    return EVERYBODY ^ (1 << seat) if before.lanes and not after.lanes else 0


def is_hidden(before: State, seat: int, move: int) -> bool:
    """Is the move hidden from the other seats?"""
    decision = before.decision(seat)
    return move < FREE and decision is not None and decision.hides_answer()

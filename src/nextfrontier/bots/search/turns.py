"""Whole turns as single moves: the ways to end a turn, once for each position that they end in."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.guide import Guide, Value
from nextfrontier.kernel.agenda import State

WIDENED: Final = 8  # first moves
WORST: Final = -1e9


class Turn:
    """A row of own moves, the position after them and its value."""

    __slots__ = ("moves", "promise", "state", "value")

    def __init__(self, moves: tuple[int, ...], state: State, value: float) -> None:
        self.moves = moves
        self.state = state
        self.value = value
        self.promise = value  # of the best end that begins like this


def turn_promise(turn: Turn) -> float:
    return turn.promise


def turn_value(turn: Turn) -> float:
    return turn.value


class Turns:
    """Finds the turns of a seat: the best row of steps after each first move, many rows after the best first moves."""

    def __init__(self, guide: Guide, value: Value, width: int) -> None:
        self.guide = guide
        self.value = value
        self.width = width  # rows of one length that are followed after a good first move
        self.nodes = 0  # positions that were valued

    def find(self, state: State, seat: int, known: int) -> list[Turn]:
        """Return turns with different ends, best first."""
        ends: dict[object, Turn] = {}
        firsts = self.longer(Turn((), state, 0.0), seat, known, ends)
        for row in firsts:
            row.promise = self.follow(row, seat, known, ends, 1)
        if self.width > 1:
            firsts.sort(key=turn_promise, reverse=True)
            for row in firsts[:WIDENED]:
                self.follow(row, seat, known, ends, self.width)
        return sorted(ends.values(), key=turn_value, reverse=True)

    def follow(self, row: Turn, seat: int, known: int, ends: dict[object, Turn], width: int) -> float:
        """Follow the rows that begin like this one, so many at a time; return the value of the best end that is new."""
        rows = [row]
        best = WORST
        while rows:
            found: list[Turn] = []
            before = len(ends)
            for each in rows:
                found += self.longer(each, seat, known, ends)
            if len(ends) > before:
                best = max(best, *[end.value for end in list(ends.values())[before:]])
            rows = self.best(found, seat, known, width)
        return best

    def best(self, rows: list[Turn], seat: int, known: int, width: int) -> list[Turn]:
        """Return the rows to follow; they are valued only if there are too many."""
        if len(rows) <= width:
            return rows
        for row in rows:
            row.value = self.value_of(row.state, seat, known)
        return sorted(rows, key=turn_value, reverse=True)[:width]

    def longer(self, row: Turn, seat: int, known: int, ends: dict[object, Turn]) -> list[Turn]:
        """Return the row with one move more, in all ways in which it goes on; keep and value the ends of turns."""
        found: list[Turn] = []
        guide = self.guide
        for move in guide.moves(row.state, seat):
            after = row.state.copy()
            after.play(seat, move)
            longer = Turn((*row.moves, move), after, 0.0)
            if not guide.is_over(after, seat):
                found.append(longer)
                continue
            key = guide.key(after, seat)
            if key in ends:
                continue
            longer.value = self.value_of(after, seat, known)
            ends[key] = longer
            if after.required_decision(seat) is not None and guide.moves(after, seat):
                found.append(longer)
        return found

    def value_of(self, state: State, seat: int, known: int) -> float:
        """Return the value of a position, and count it."""
        self.nodes += 1
        return self.value.of(state, seat, known)

"""Whole turns as single moves: the ways to end a turn, once for each position that they end in."""

from __future__ import annotations

from nextfrontier.bots.search.guide import Guide, Value
from nextfrontier.kernel.agenda import State


class Turn:
    """A row of own moves, the position after them and its value."""

    __slots__ = ("moves", "state", "value")

    def __init__(self, moves: tuple[int, ...], state: State, value: float) -> None:
        self.moves = moves
        self.state = state
        self.value = value


def turn_value(turn: Turn) -> float:
    return turn.value


class Turns:
    """Finds the turns of a seat; inside a turn only the best `width` rows of a length are followed, by first move."""

    def __init__(self, guide: Guide, value: Value, width: int) -> None:
        self.guide = guide
        self.value = value
        self.width = width
        self.nodes = 0  # positions that were valued

    def find(self, state: State, seat: int, known: int) -> list[Turn]:
        """Return turns with different ends, best first."""
        ends: dict[object, Turn] = {}
        start = Turn((), state, 0.0)
        for row in self.longer(start, seat, known, ends):
            rows = [row]
            while rows:
                found: list[Turn] = []
                for each in rows:
                    found += self.longer(each, seat, known, ends)
                rows = self.best(found, seat, known)
        return sorted(ends.values(), key=turn_value, reverse=True)

    def best(self, rows: list[Turn], seat: int, known: int) -> list[Turn]:
        """Return the rows to follow; they are valued only if there are too many."""
        if len(rows) <= self.width:
            return rows
        for row in rows:
            row.value = self.value_of(row.state, seat, known)
        return sorted(rows, key=turn_value, reverse=True)[: self.width]

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

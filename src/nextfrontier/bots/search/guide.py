"""What a game tells a search: which moves are worth a thought, when a turn is over, what a position is valued by."""

from __future__ import annotations

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.agenda import State


class Features:
    """What a position is valued by, for one seat: numbers, and marks of things that it has or not."""

    __slots__ = ("left", "marks", "numbers", "phase")

    def __init__(self, phase: int, left: int, numbers: list[float], marks: list[int]) -> None:
        self.phase = phase  # of the game: each has weights of its own
        self.left = left  # own turns to come in it
        self.numbers = numbers
        self.marks = marks


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The knowledge of one game; a game overrides everything."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the moves of the open decision that are worth a thought."""
        return state.rising_moves(seat)

    def is_over(self, state: State, seat: int) -> bool:
        """Is what this seat began now done, but for a move that ends the turn and shows something new?"""
        raise NotImplementedError

    def begins_turn(self, state: State, seat: int) -> bool:
        """Is the open decision of this seat the first of a turn?"""
        raise NotImplementedError

    def ending(self, state: State, seat: int) -> int:
        """Return the move that ends the turn, if that is what the seat is asked for; else -1."""
        raise NotImplementedError

    def key(self, state: State, seat: int) -> object:
        """Return a value that is the same for two ends of one turn that differ in nothing that matters."""
        raise NotImplementedError

    def known(self, state: State, seat: int) -> int:
        """Return the things whose faces this seat may reckon with, as bits: what a guess adds is any such thing."""
        raise NotImplementedError

    def features(self, state: State, seat: int, known: int) -> Features:
        """Return what a position is valued by."""
        raise NotImplementedError

    def final(self, state: State, seat: int) -> float:
        """Return the result of a game that is over."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A value of positions."""

    def of(self, state: State, seat: int, known: int) -> float:
        """Return what a position is worth to a seat."""
        raise NotImplementedError

"""Habits: how likely a player is to choose each move, by the marks that moves carry; learnt from play."""

from __future__ import annotations

from math import exp

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.agenda import State


class Numbering:
    """Hands out the numbers of marks."""

    def __init__(self) -> None:
        self.size = 0  # of all that were handed out

    def reserve(self, number: int) -> int:
        """Return the first of so many marks that nothing else has."""
        first = self.size
        self.size += number
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """The knowledge of a game that habits need; a game overrides everything."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the moves of the open decision that are worth a thought."""
        return state.rising_moves(seat)

    def size(self) -> int:
        """Return the number of all marks: they are numbers below it."""
        raise NotImplementedError

    def marks(self, state: State, seat: int, moves: list[int]) -> list[list[int]]:
        """Return the marks of each move of the open decision: what speaks for it or against it."""
        raise NotImplementedError

    def final(self, state: State, seat: int) -> float:
        """Return the result of a game that is over, as a player who wants to win counts it."""
        total = self.beside(state, seat)
        for points in self.sources(state, seat):
            total += points
        return total

    def terms(self) -> list[str]:
        """Return the names of the sources of a result."""
        raise NotImplementedError

    def sources(self, state: State, seat: int) -> list[float]:
        """Return the points of a game that is over, source by source."""
        raise NotImplementedError

    def beside(self, state: State, seat: int) -> float:
        """Return what counts beside the points, like points: a goal that wins the game."""
        return 0.0


class Dice:
    """Random numbers from a seed, the same everywhere; cheaper than those of the library."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * 7919 + 12345) % 2147483647 or 1

    def roll(self) -> float:
        """Return a number from 0 to 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state / 2147483647.0


class Habits:
    """A weight for every mark; the odds of moves come from the sums of theirs."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def scores(self, marks: list[list[int]]) -> list[float]:
        """Return the sum of the weights of each move."""
        weights = self.weights
        found: list[float] = []
        for row in marks:
            total = 0.0
            for mark in row:
                total += weights[mark]
            found.append(total)
        return found


def odds_of(scores: list[float], heat: float) -> list[float]:
    """Return the chances of moves with these scores; the lower the heat, the surer the best one."""
    best = max(scores)
    odds = [exp((score - best) / heat) for score in scores]
    total = 0.0
    for odd in odds:
        total += odd
    return [odd / total for odd in odds]


def pick(odds: list[float], roll: float) -> int:
    """Return the place of a chance that a roll from 0 to 1 falls on."""
    for index in range(len(odds)):
        roll -= odds[index]
        if roll < 0:
            return index
    return len(odds) - 1


class Step:
    """A choice that was made: the marks of all moves, their chances, and the place of the move that was played."""

    __slots__ = ("chosen", "marks", "odds", "seat")

    def __init__(self, seat: int, marks: list[list[int]], odds: list[float], chosen: int) -> None:
        self.seat = seat
        self.marks = marks
        self.odds = odds
        self.chosen = chosen


class Player:
    """Plays all seats of a full state by habit."""

    def __init__(self, reader: Reader, habits: Habits, heat: float) -> None:
        self.reader = reader
        self.habits = habits
        self.heat = heat
        self.decisions = 0

    def play_to_end(self, state: State, dice: Dice) -> None:
        """Play a game to its end."""
        while True:
            seat = state.to_move()
            if seat < 0:
                return
            self.play_step(state, seat, dice)

    def play_step(self, state: State, seat: int, dice: Dice) -> None:
        """Answer the open decision of a seat."""
        moves = self.reader.moves(state, seat)
        self.decisions += 1
        if len(moves) == 1:
            state.play(seat, moves[0])
            return
        scores = self.habits.scores(self.reader.marks(state, seat, moves))
        state.play(seat, moves[pick(odds_of(scores, self.heat), dice.roll())])

    def play_and_note(self, state: State, dice: Dice) -> list[Step]:
        """Play a game to its end and return all choices."""
        found: list[Step] = []
        while True:
            seat = state.to_move()
            if seat < 0:
                return found
            moves = self.reader.moves(state, seat)
            if len(moves) == 1:
                state.play(seat, moves[0])
                continue
            marks = self.reader.marks(state, seat, moves)
            odds = odds_of(self.habits.scores(marks), self.heat)
            chosen = pick(odds, dice.roll())
            found.append(Step(seat, marks, odds, chosen))
            state.play(seat, moves[chosen])


def add_gradient(steps: list[Step], seat: int, advantage: float, gradient: list[float]) -> None:
    """Add the direction that makes the choices of a seat likelier, by an advantage that may be negative."""
    for step in steps:
        if step.seat != seat:
            continue
        odds = step.odds
        for index in range(len(odds)):
            push = advantage * ((1.0 if index == step.chosen else 0.0) - odds[index])
            if -1e-4 < push < 1e-4:
                continue
            for mark in step.marks[index]:
                gradient[mark] += push

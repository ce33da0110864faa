"""Habits: how likely a player is to choose each move, by the marks that moves carry; learnt from play."""

from __future__ import annotations

from math import exp, log

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.agenda import State

LEAST_ODD = 1e-6  # below it a move says nothing of how open a choice is


class Numbering:
    """Hands out the numbers of marks."""

    def __init__(self) -> None:
        self.size = 0  # of all that were handed out

    def reserve(self, number: int) -> int:
        """Return the first of so many marks that nothing else has."""
        first = self.size
        self.size += number
        return first


class Sheet:
    """The scores of moves, one after the other: marks are added to the move that is open until it is closed."""

    __slots__ = ("parts", "scores", "total", "weights")

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights  # by mark
        self.scores: list[float] = []  # of the moves that are closed: the sum of the weights of their marks
        self.total = 0.0  # of the open move
        self.parts: dict[int, float] = {}  # beginnings that several moves have, by any number

    def add(self, mark: int) -> None:
        """Add a mark to the open move."""
        self.total += self.weights[mark]

    def add_all(self, marks: list[int]) -> None:
        """Add marks to the open move."""
        for mark in marks:
            self.add(mark)

    def close(self) -> None:
        """Go on to the next move."""
        self.scores.append(self.total)
        self.total = 0.0

    def keep(self, part: int) -> None:
        """Keep the marks that the open move has so far, for moves that begin like it."""
        self.parts[part] = self.total

    def repeat(self, part: int) -> bool:
        """Begin the open move with marks that were kept; tell whether there are any."""
        if part not in self.parts:
            return False
        self.total = self.parts[part]
        return True


class Notes(Sheet):
    """A sheet that keeps the marks of all moves as well, for those who learn from them."""

    __slots__ = ("beginnings", "open", "rows")

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.rows: list[list[int]] = []
        self.open: list[int] = []
        self.beginnings: dict[int, list[int]] = {}

    def add(self, mark: int) -> None:
        super().add(mark)
        self.open.append(mark)

    def close(self) -> None:
        super().close()
        self.rows.append(self.open)
        self.open = []

    def keep(self, part: int) -> None:
        super().keep(part)
        self.beginnings[part] = self.open[:]

    def repeat(self, part: int) -> bool:
        if not super().repeat(part):
            return False
        self.open = self.beginnings[part][:]
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """The knowledge of a game that habits need; a game overrides everything."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the moves of the open decision that are worth a thought."""
        return state.rising_moves(seat)

    def size(self) -> int:
        """Return the number of all marks: they are numbers below it."""
        raise NotImplementedError

    def mark(self, state: State, seat: int, moves: list[int], sheet: Sheet) -> None:
        """Write the marks of each move of the open decision on a sheet: what speaks for it or against it."""
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

    def goal(self, state: State) -> float:
        """Return what the goal of a game counts like beside the points; 0 if it has none."""
        return 0.0

    def beside(self, state: State, seat: int) -> float:
        """Return what counts beside the points of a game that is over: its goal, if the seat has reached it."""
        return 0.0


class Dice:
    """Random numbers from a seed, the same everywhere; cheaper than those of the library.

    Whole numbers are kept as floats, which are exact below 2**53 and take no memory when compiled.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = float((seed * 7919 + 12345) % 2147483647 or 1)

    def roll(self) -> float:
        """Return a number from 0 to 1."""
        self.state = self.state * 48271.0 % 2147483647.0
        return self.state / 2147483647.0


class Habits:
    """A weight for every mark; the odds of moves come from the sums of theirs."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def score(self, reader: Reader, state: State, seat: int, moves: list[int]) -> list[float]:
        """Return the sum of the weights of each move of the open decision."""
        sheet = Sheet(self.weights)
        reader.mark(state, seat, moves, sheet)
        return sheet.scores


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
        scores = self.habits.score(self.reader, state, seat, moves)
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
            notes = Notes(self.habits.weights)
            self.reader.mark(state, seat, moves, notes)
            odds = odds_of(notes.scores, self.heat)
            chosen = pick(odds, dice.roll())
            found.append(Step(seat, notes.rows, odds, chosen))
            state.play(seat, moves[chosen])


def add_gradient(
    steps: list[Step], seat: int, advantage: float, gradient: list[float], curiosity: float = 0.0
) -> None:
    """Add the direction that makes the choices of a seat likelier, by an advantage that may be negative.

    Curiosity is worth something in choices that are still open (their entropy), so that not all is settled early.
    """
    for step in steps:
        if step.seat != seat:
            continue
        odds = step.odds
        openness = openness_of(odds) if curiosity else 0.0
        for index in range(len(odds)):
            odd = odds[index]
            push = advantage * ((1.0 if index == step.chosen else 0.0) - odd)
            if curiosity and odd > LEAST_ODD:
                push -= curiosity * odd * (log(odd) + openness)
            if -1e-4 < push < 1e-4:
                continue
            for mark in step.marks[index]:
                gradient[mark] += push


def openness_of(odds: list[float]) -> float:
    """Return how open a choice is, its entropy: 0 if it is sure, the more the more moves are about as likely."""
    total = 0.0
    for odd in odds:
        if odd > LEAST_ODD:
            total -= odd * log(odd)
    return total

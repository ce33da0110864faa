"""A value learnt from play: a weight for every feature, by phase of the game, changing with the turns that are left."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.guide import Features, Guide, Value
from nextfrontier.kernel.agenda import State

MOST_TURNS: Final = 64  # of one phase


class Weights:
    """The weights of one phase: for numbers and marks, at its end and more for every turn before it."""

    def __init__(
        self, numbers: list[float], per_turn: list[float], marks: list[float], marks_per_turn: list[float]
    ) -> None:
        self.numbers = numbers
        self.per_turn = per_turn
        self.marks = marks
        self.marks_per_turn = marks_per_turn
        self.by_turn: list[tuple[list[float], list[float]] | None] = [None] * MOST_TURNS

    def at(self, left: int) -> tuple[list[float], list[float]]:
        """Return the weights with so many turns to come; each is reckoned once."""
        found = self.by_turn[left]
        if found is None:
            numbers = [now + left * more for now, more in zip(self.numbers, self.per_turn, strict=True)]
            marks = [now + left * more for now, more in zip(self.marks, self.marks_per_turn, strict=True)]
            found = self.by_turn[left] = (numbers, marks)
        return found


class LinearValue(Value):
    """The weighted sum of the features of a position."""

    def __init__(self, guide: Guide, phases: list[Weights], terms: list[int], mark_terms: list[int]) -> None:
        self.guide = guide
        self.phases = phases
        self.terms = terms  # the term that each number belongs to, when a choice is explained
        self.mark_terms = mark_terms
        self.number = max(max(terms), max(mark_terms)) + 1  # of terms

    def of(self, state: State, seat: int, known: int) -> float:
        if state.to_move() < 0:
            return self.guide.final(state, seat)
        return self.weigh(self.guide.features(state, seat, known))

    def weigh(self, features: Features) -> float:
        """Return the weighted sum."""
        numbers, marks = self.phases[features.phase].at(features.left)
        total = 0.0
        for i in range(len(numbers)):
            total += numbers[i] * features.numbers[i]
        for mark in features.marks:
            total += marks[mark]
        return total

    def terms_of(self, state: State, seat: int, known: int) -> list[float]:
        """Return the value of a position term by term; the first term has the result of a game that is over."""
        totals = [0.0] * self.number
        if state.to_move() < 0:
            totals[0] = self.guide.final(state, seat)
            return totals
        features = self.guide.features(state, seat, known)
        numbers, marks = self.phases[features.phase].at(features.left)
        for i in range(len(numbers)):
            totals[self.terms[i]] += numbers[i] * features.numbers[i]
        for mark in features.marks:
            totals[self.mark_terms[mark]] += marks[mark]
        return totals

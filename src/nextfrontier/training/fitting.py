"""Fit weights to lessons: ridge regression by phase, the last phase first.

The last phase learns from results. A phase before it learns mostly from what the next one thinks of its own beginning,
which says more than the result of a single game. All games of a training count, also those of its beginning: games of
good play tell little about turns that a good player does not take; whoever learns from them alone begins to take them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nextfrontier.bots.course import Course
from nextfrontier.bots.weights import PhaseWeights
from nextfrontier.training.selfplay import Lessons

STRENGTH: Final = 70.0  # of the regularisation, for one lesson a game: those of one game are much alike
LEAST_SPREAD: Final = 0.05  # of a mark, so that rare cards are not believed too soon
TRUST: Final = 0.7  # in the value of the next phase, the rest is the result
TURNS: Final = 12.0  # the unit of turns that are left, so that both halves of the weights are of one size
CHUNK: Final = 400  # games
DIGITS: Final = 4

Array = NDArray[np.float64]


def fit(course: Course, lessons: Sequence[Lessons]) -> list[PhaseWeights]:
    """Return the weights of all phases."""
    found: dict[int, Array] = {}
    targets = np.array([each.result for each in lessons])
    by_phase: dict[int, Array] = {}
    for phase in order_of(course):
        own = targets
        if course.following[phase] != phase:
            own = TRUST * by_phase[course.following[phase]] + (1 - TRUST) * targets
        found[phase] = fit_phase(course, lessons, own, phase)
        by_phase[phase] = values_at_start(course, lessons, own, found[phase], phase)
    return [to_weights(course, found[phase]) for phase in range(len(course.following))]


def order_of(course: Course) -> list[int]:
    """Return the phases, each after the one that follows it."""
    found: list[int] = []
    while len(found) < len(course.following):
        found += [
            phase
            for phase, after in enumerate(course.following)
            if phase not in found and (after == phase or after in found)
        ]
    return found


def fit_phase(course: Course, lessons: Sequence[Lessons], targets: Array, phase: int) -> Array:
    """Return the weights of one phase in the order of the columns."""
    width = 2 * (len(course.features) + len(course.marks))
    products, moments, sums, rows = np.zeros((width, width)), np.zeros(width), np.zeros(width), 0
    for columns, wanted in chunks(course, lessons, targets, phase):
        products += columns.T @ columns
        moments += columns.T @ wanted
        sums += columns.sum(axis=0)
        rows += len(wanted)
    if not rows:
        return np.zeros(width)
    spread: Array = np.sqrt(np.maximum(np.diag(products) / rows - (sums / rows) ** 2, 0.0))
    spread[2 * len(course.features) :] = np.maximum(spread[2 * len(course.features) :], LEAST_SPREAD)
    spread[spread < 1e-6] = 1.0
    penalty = STRENGTH * rows / len(lessons) * spread**2
    penalty[0] = 1e-3  # what is always there
    return np.asarray(np.linalg.solve(products + np.diag(penalty), moments), np.float64)


def chunks(
    course: Course, lessons: Sequence[Lessons], targets: Array, phase: int
) -> Iterator[tuple[Array, Array]]:
    """Give the lessons of one phase as columns, with what they are to be worth, some hundred games at a time."""
    for start in range(0, len(lessons), CHUNK):
        columns: list[Array] = []
        wanted: list[Array] = []
        for number in range(start, min(start + CHUNK, len(lessons))):
            chosen = places_of(lessons[number], phase)
            if len(chosen):
                columns.append(columns_of(course, lessons[number], chosen))
                wanted.append(np.full(len(chosen), targets[number]))
        if columns:
            yield np.concatenate(columns), np.concatenate(wanted)


def places_of(lessons: Lessons, phase: int) -> NDArray[np.int64]:
    """Return the places of the lessons of one phase."""
    return np.flatnonzero(np.array(lessons.phases) == phase)


def columns_of(course: Course, lessons: Lessons, chosen: NDArray[np.int64]) -> Array:
    """Return numbers, numbers by turns left, marks, marks by turns left."""
    marks = np.zeros((len(chosen), len(course.marks)))
    for row, lesson in enumerate(chosen):
        marks[row, lessons.marks[lesson]] = 1.0
    left = np.array(lessons.left)[chosen, None] / TURNS
    every = np.frombuffer(lessons.numbers, np.float32).reshape(len(lessons.phases), -1)
    numbers = every[chosen].astype(np.float64)
    return np.concatenate([numbers, numbers * left, marks, marks * left], axis=1)


def values_at_start(
    course: Course, lessons: Sequence[Lessons], targets: Array, weights: Array, phase: int
) -> Array:
    """Return what the first end of a turn in a phase is worth, for every game; its target where there is none."""
    found = targets.copy()
    for number, each in enumerate(lessons):
        first = places_of(each, phase)[:1]
        if len(first):
            found[number] = float((columns_of(course, each, first) @ weights)[0])
    return found


def to_weights(course: Course, weights: Array) -> PhaseWeights:
    """Return the weights of a phase as they are kept."""
    numbers, marks = len(course.features), len(course.marks)
    parts = np.split(weights, [numbers, 2 * numbers, 2 * numbers + marks])
    return PhaseWeights(
        rounded(parts[0]),
        rounded(parts[1] / TURNS),
        {mark: value for mark, value in enumerate(rounded(parts[2])) if value},
        {mark: value for mark, value in enumerate(rounded(parts[3] / TURNS)) if value},
    )


def rounded(values: Array) -> list[float]:
    """Return numbers that are kept with few digits."""
    return [round(float(value), DIGITS) for value in values]

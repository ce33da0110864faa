"""Files of habits: the weights of marks that are not 0, in runs by their first mark, and what the learning took."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from nextfrontier.bots.search.habits import Habits

DIGITS: Final = 2  # of a weight behind the point


class HabitFile(msgspec.Struct):
    """What was learnt, and how."""

    made: str
    weights: dict[int, list[float]]


def read_habit_file(path: Path) -> HabitFile:
    """Return what a file says."""
    return msgspec.json.decode(path.read_bytes(), type=HabitFile)


@cache
def load_habits(path: Path, size: int) -> Habits:
    """Return the habits of a file for so many marks."""
    found = read_habit_file(path)
    weights = [0.0] * size
    for start, run in found.weights.items():
        if start < 0 or start + len(run) > size:
            raise ValueError(f"{path.name} has weights for more than {size} marks: it was made for others.")
        weights[start : start + len(run)] = run
    return Habits(weights)


def write_habits(path: Path, made: str, weights: list[float]) -> None:
    """Write a file of habits, whole or not at all."""
    runs: dict[int, list[float]] = {}
    start = -1
    for mark, weight in enumerate(weights):
        if not (rounded := round(weight, DIGITS)):
            start = -1
            continue
        start = mark if start < 0 else start
        runs.setdefault(start, []).append(rounded)
    draft = path.with_suffix(".draft")
    draft.write_bytes(msgspec.json.encode(HabitFile(made, runs)) + b"\n")
    draft.replace(path)

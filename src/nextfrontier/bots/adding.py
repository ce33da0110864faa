"""Add numbers alike in every Python: `sum` of floats rounds otherwise from Python 3.12 on."""

from __future__ import annotations

from collections.abc import Iterable


def add_up(values: Iterable[float]) -> float:
    """Return the sum of numbers, added from the first to the last, so that a seed decides a bot's moves anywhere."""
    total = 0.0
    for value in values:
        total += value
    return total

"""The budget of a bot's thought: positions, milliseconds, or both."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

Evaluation = Callable[[Any, int], float]


class Budget(NamedTuple):
    """Limits of one answer; the first one reached counts, `Budget()` has none.

    With nodes alone a bot never looks at the clock: view, seed and nodes decide its answer, on every machine.
    """

    nodes: int | None = None  # positions that are valued, and decisions of games that are played on
    milliseconds: int | None = None


class Effort:
    """The part of its budget that a bot has spent."""

    __slots__ = ("began", "deadline", "most", "nodes")

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self.most = budget.nodes
        limit = budget.milliseconds
        self.began = 0.0 if limit is None else time.monotonic()
        self.deadline = None if limit is None else self.began + limit / 1000

    def evaluate(self, evaluation: Evaluation, state: Any, seat: int) -> float:
        """Return the value of a position, and count it."""
        self.nodes += 1
        return evaluation(state, seat)

    def is_spent(self) -> bool:
        """Tell whether the bot must come to an end."""
        if self.most is not None and self.nodes >= self.most:
            return True
        return self.has_passed(1.0)

    def has_passed(self, share: float) -> bool:
        """Tell whether this share of the time is over, if there is a limit of time."""
        if self.deadline is None:
            return False
        return time.monotonic() >= self.began + share * (self.deadline - self.began)

"""The verdict on one choice, from what the compared rows of moves came to in the same guesses."""

from __future__ import annotations

from math import sqrt

import msgspec

from nextfrontier.bots.adding import add_up
from nextfrontier.bots.reviewing.tasks import Results
from nextfrontier.bots.search.tally import Tally, behind


class Verdict(msgspec.Struct):
    """What a choice came to, in points, with standard errors."""

    best: list[str]  # moves
    steady: float  # expected if all play on steadily from here
    steady_error: float
    choice: float  # what the played moves are worth more than playing steadily
    choice_error: float
    loss: float  # what the best moves are worth more than those that were played
    loss_error: float
    behind: dict[str, float]  # the loss by terms, dearest first

    @property
    def played(self) -> float:
        """Return what could be expected after the moves that were played."""
        return self.steady + self.choice


def make_verdict(best: list[str], found: list[Results], terms: list[str]) -> Verdict:
    """Judge a choice by the results of playing steadily, of the best moves and of the played ones, guess by guess."""
    points = [[add_up(row) for row in results] for results in found]
    steady = [row[0] for row in points]
    choice = [row[2] - row[0] for row in points]
    loss = [row[1] - row[2] for row in points]
    return Verdict(
        best=best,
        steady=mean(steady),
        steady_error=standard_error(steady),
        choice=mean(choice),
        choice_error=standard_error(choice),
        loss=mean(loss),
        loss_error=standard_error(loss),
        behind=behind(terms, tally([row[1] for row in found]), tally([row[2] for row in found])),
    )


def tally(results: Results) -> Tally:
    """Return the results of one row of moves, added up."""
    found = Tally([0.0] * len(results[0]), 0.0)
    for terms in results:
        found.learn(terms)
    return found


def mean(values: list[float]) -> float:
    """Return the mean of some numbers."""
    return add_up(values) / len(values)


def standard_error(values: list[float]) -> float:
    """Return how far the mean of some numbers is, typically, from the true one; 0 for a single number."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    spread = add_up((value - middle) ** 2 for value in values) / (len(values) - 1)
    return sqrt(spread / len(values))

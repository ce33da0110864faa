"""The account of a seat: what could be expected at the start, what its choices and luck made of that, turn by turn.

The expected result changes in two ways. From before a choice to after it: that is the choice. From after a choice to
before the next one: that is luck, all that was drawn or dealt and what the others did. So start, choices and luck
add up to the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Annotated, Final

import msgspec

from nextfrontier.bots.adding import add_up
from nextfrontier.bots.reviewing.spans import Span
from nextfrontier.bots.reviewing.verdicts import Verdict
from nextfrontier.kit.meanings import meaning

SURE: Final = 1.96  # standard errors on either side have 95 of 100 true values between them
LEAST_LOSS: Final = 0.5  # points that a mistake surely costs
MOST_MISTAKES: Final = 3


class Estimate(msgspec.Struct):
    """A number of points that is known within a margin: 95 of 100 true values are inside."""

    points: float
    margin: Annotated[float, meaning("to either side")]


class ReviewedTurn(msgspec.Struct):
    """The choices of one turn: what they lost against the best found."""

    spans: list[int]  # places in the account
    loss: Estimate

    @property
    def is_mistake(self) -> bool:
        """Has the turn surely cost something that counts?"""
        return self.loss.points - self.loss.margin >= LEAST_LOSS


class Account(msgspec.Struct):
    """What became of the chances of a seat."""

    result: float
    start: Estimate  # expected before the first choice
    choices: Estimate
    luck: Estimate
    spans: list[Span]
    verdicts: list[Verdict]
    turns: list[ReviewedTurn]
    curve: list[tuple[int, float]]  # after so many moves, what could be expected

    def mistakes(self) -> list[ReviewedTurn]:
        """Return the turns that mattered most, the dearest first."""
        found = [turn for turn in self.turns if turn.is_mistake]
        return sorted(found, key=lambda turn: -turn.loss.points)[:MOST_MISTAKES]


def make_account(spans: list[Span], verdicts: list[Verdict], result: float, moves: int) -> Account:
    """Return the account of a seat whose game of so many moves ended with this result."""
    first = verdicts[0]
    choices = add_up(verdict.choice for verdict in verdicts)
    error = join_errors(verdict.choice_error for verdict in verdicts)
    return Account(
        result=result,
        start=Estimate(first.steady, SURE * first.steady_error),
        choices=Estimate(choices, SURE * error),
        luck=Estimate(result - first.steady - choices, SURE * join_errors([first.steady_error, error])),
        spans=spans,
        verdicts=verdicts,
        turns=group_turns(spans, verdicts),
        curve=draw_curve(spans, verdicts, result, moves),
    )


def group_turns(spans: Sequence[Span], verdicts: Sequence[Verdict]) -> list[ReviewedTurn]:
    """Return the turns with the sums of their losses."""
    turns: list[list[int]] = []
    for place, span in enumerate(spans):
        if span.turn == len(turns):
            turns.append([])
        turns[span.turn].append(place)
    return [ReviewedTurn(turn, sum_losses([verdicts[place] for place in turn])) for turn in turns]


def sum_losses(verdicts: list[Verdict]) -> Estimate:
    """Return what some choices lost together."""
    error = join_errors(verdict.loss_error for verdict in verdicts)
    return Estimate(add_up(verdict.loss for verdict in verdicts), SURE * error)


def draw_curve(
    spans: Sequence[Span], verdicts: Sequence[Verdict], result: float, moves: int
) -> list[tuple[int, float]]:
    """Return what could be expected before and after every choice, and at last the result."""
    found: list[tuple[int, float]] = []
    for span, verdict in zip(spans, verdicts, strict=True):
        found.append((span.numbers[0], verdict.steady))
        found.append((span.numbers[-1] + 1, verdict.played))
    return [*found, (moves, result)]


def join_errors(errors: Iterable[float]) -> float:
    """Return the standard error of a sum of independent numbers."""
    return sqrt(add_up(error * error for error in errors))

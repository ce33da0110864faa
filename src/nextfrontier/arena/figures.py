"""Figures of played games, with 95 % intervals. Games of one deal belong together: deals are what is counted."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from nextfrontier.arena.playing import Played, Seat

SURE: Final = 1.96  # standard errors on both sides of a mean
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # the same for few
PRIOR: Final = (0.0, 0.0, 1.0, 1.0)  # deals that are added to the played ones, for intervals of shares
GOAL: Final = "won"  # among the points of a game alone: 1 if its goal was reached


class Estimate(NamedTuple):
    """A mean with its interval, in which the true one lies in 19 of 20 cases."""

    mean: float
    low: float
    high: float
    number: int  # of independent values

    @property
    def margin(self) -> float:
        """Return how far the ends of the interval lie from its middle."""
        return (self.high - self.low) / 2


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values; one value alone says nothing about its interval."""
    number = len(values)
    if number < 2:
        return Estimate(values[0] if values else math.nan, -math.inf, math.inf, number)
    mean = statistics.fmean(values)
    return around(mean, statistics.stdev(values) / math.sqrt(number), number)


def around(mean: float, error: float, number: int) -> Estimate:
    """Return a mean with the interval that its standard error means."""
    margin = sure_errors(number) * error if number > 1 else math.inf
    return Estimate(mean, mean - margin, mean + margin, number)


def sure_errors(number: int) -> float:
    """Return how many standard errors an interval of some values has on both sides: Student's t."""
    freedom = number - 1
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (SURE**3 + SURE) / 4
    second = (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / 96
    return SURE + first / freedom + second / freedom**2


def share(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values from 0 to 1, with an interval that has a width also at 0 and 1.

    The interval is that of Agresti and Coull, for values between 0 and 1 too: that of all values with two more
    values of 0 and two more of 1.
    """
    number = len(values)
    if number < 2:
        return Estimate(values[0] if values else math.nan, 0.0, 1.0, number)
    mean, more = statistics.fmean(values), [*values, *PRIOR]
    middle, margin = statistics.fmean(more), SURE * statistics.pstdev(more) / math.sqrt(len(more))
    return Estimate(mean, max(0.0, min(mean, middle - margin)), min(1.0, max(mean, middle + margin)), number)


def by_deal(games: Iterable[Played], value: Callable[[Played], list[float]]) -> list[float]:
    """Return the mean of all values of each deal that has any."""
    return mean_by_deal((played.fixture.deal, found) for played in games for found in value(played))


def mean_by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """Return the mean of the values of each deal."""
    found: dict[int, list[float]] = {}
    for deal, value in values:
        found.setdefault(deal, []).append(value)
    return [statistics.fmean(values) for values in found.values()]


def score_of(seat: Seat) -> list[float]:
    """Return the total of a seat, if its game was played to the end."""
    return [] if seat.points is None else [float(seat.points["total"])]


def scores(games: Sequence[Played], entrant: str) -> Estimate:
    """Return the score of an entrant."""
    return estimate(by_deal(games, lambda played: all_of(played, entrant, score_of)))


def wins(games: Sequence[Played], entrant: str) -> Estimate:
    """Return the share of games that an entrant wins; alone, in which it reaches the goal, if there is one."""
    missed = [0.0] if has_goal(games) else []

    def won(played: Played) -> list[float]:
        return all_of(played, entrant, lambda seat: success_of(played, seat) or missed)

    return share(by_deal(games, won))


def success_of(played: Played, seat: Seat) -> list[float]:
    """Return the share of the first place; alone, whether the goal was reached, if the game was played and has one."""
    if len(played.seats) > 1:
        return [seat.win]
    return [float(seat.points[GOAL])] if seat.points and GOAL in seat.points else []


def has_goal(games: Iterable[Played]) -> bool:
    """Have the games been played alone, for a goal that can be missed?"""
    return any(
        success_of(played, seat) for played in games for seat in played.seats if len(played.seats) == 1
    )


def count_faults(games: Iterable[Played], entrant: str = "") -> int:
    """Return how many games an entrant, or anybody, lost by a fault: they have no points."""
    return sum(bool(seat.fault) for played in games for seat in played.seats if entrant in ("", seat.entrant))


def seat_together(games: Sequence[Played]) -> list[Played]:
    """Return the games in which everybody who played a deal alone sits at one table."""
    return [
        Played(played[0].fixture, [seat for each in played for seat in each.seats])
        for played in group_by_deal(games)
    ]


def group_by_deal(games: Iterable[Played]) -> list[list[Played]]:
    """Return the games of each deal."""
    deals: dict[int, list[Played]] = {}
    for played in games:
        deals.setdefault(played.fixture.deal, []).append(played)
    return list(deals.values())


def all_of(played: Played, entrant: str, value: Callable[[Seat], list[float]]) -> list[float]:
    """Return the values of all seats of an entrant in one game."""
    return [found for seat in played.seats if seat.entrant == entrant for found in value(seat)]


def difference(games: Sequence[Played], one: str, other: str) -> Estimate:
    """Return by how much one entrant scores more than another, deal by deal, at tables where both sit."""

    def margin(played: list[Played]) -> list[float]:
        shared = [game for game in played if {one, other} <= {seat.entrant for seat in game.seats}]
        mine = [score for game in shared for score in all_of(game, one, score_of)]
        theirs = [score for game in shared for score in all_of(game, other, score_of)]
        return [statistics.fmean(mine) - statistics.fmean(theirs)] if mine and theirs else []

    return estimate([found for played in group_by_deal(games) for found in margin(played)])


def beats(games: Sequence[Played], one: str, other: str) -> Estimate:
    """Return the share of meetings at one table in which one entrant is before another; a tie is half."""
    return share(by_deal(games, lambda played: meetings(played, one, other)))


def meetings(played: Played, one: str, other: str) -> list[float]:
    """Return how every seat of one entrant did against every seat of another."""
    return [
        compare(mine, theirs)
        for mine in played.seats
        for theirs in played.seats
        if mine.entrant == one and theirs.entrant == other and mine is not theirs
    ]


def compare(mine: Seat, theirs: Seat) -> float:
    """Return 1 if a seat is before another, 0 if behind, a half if neither."""
    ours, others = standing_of(mine), standing_of(theirs)
    return 0.5 if ours == others else float(ours > others)


def standing_of(seat: Seat) -> tuple[bool, float, list[float]]:
    """Return what decides who is before whom: no fault, the first place, then points."""
    return not seat.fault, seat.win, score_of(seat)

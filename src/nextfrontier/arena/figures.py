"""Figures of played games, with 95 % intervals. Games of one deal belong together: deals are what is counted."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from nextfrontier.arena.playing import Played, Seat

SURE: Final = 1.96  # standard errors on both sides of a mean
TRIES: Final = 200  # samples of the deals for the intervals of ratings
ROUNDS: Final = 200  # of the fit of ratings
GOAL: Final = "won"  # among the points of a game alone: 1 if its goal was reached
SCALE: Final = 400 / math.log(10)  # of the usual ratings: 400 points are ten to one


class Estimate(NamedTuple):
    """A mean with its interval: the true one lies so far from it at the most, in 19 of 20 cases."""

    mean: float
    margin: float
    number: int

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values; one value alone says nothing about its interval."""
    if len(values) < 2:
        return Estimate(values[0] if values else math.nan, math.inf, len(values))
    return Estimate(
        statistics.fmean(values), SURE * statistics.stdev(values) / math.sqrt(len(values)), len(values)
    )


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

    return estimate(by_deal(games, won))


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
    """Return by how much one entrant scores more than another on the same deals."""

    def margin(played: list[Played]) -> list[float]:
        mine = [score for game in played for score in all_of(game, one, score_of)]
        theirs = [score for game in played for score in all_of(game, other, score_of)]
        return [statistics.fmean(mine) - statistics.fmean(theirs)] if mine and theirs else []

    return estimate([found for played in group_by_deal(games) for found in margin(played)])


def beats(games: Sequence[Played], one: str, other: str) -> Estimate:
    """Return the share of meetings at one table in which one entrant is before another; a tie is half."""
    return estimate(by_deal(games, lambda played: meetings(played, one, other)))


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


def ratings(games: Sequence[Played], entrants: Sequence[str], seed: int = 0) -> dict[str, Estimate]:
    """Return ratings as in chess, the first entrant at 0: the fit to all meetings, intervals from samples of deals."""
    tables = [count_meetings(found, entrants) for found in group_by_deal(games)]
    best = fit_ratings(add_tables(tables), entrants)
    chance = random.Random(seed)
    tries = [fit_ratings(add_tables(chance.choices(tables, k=len(tables))), entrants) for _ in range(TRIES)]
    return {
        entrant: Estimate(
            best[entrant], SURE * statistics.pstdev([each[entrant] for each in tries]), len(tables)
        )
        for entrant in entrants
    }


Table = dict[tuple[str, str], float]  # points of one entrant against another


def count_meetings(games: Iterable[Played], entrants: Sequence[str]) -> Table:
    """Return the points of every entrant against every other."""
    found: Table = {}
    for played in games:
        for one in entrants:
            for other in entrants:
                if one != other:
                    points = sum(meetings(played, one, other))
                    found[one, other] = found.get((one, other), 0.0) + points
    return found


def add_tables(tables: Iterable[Mapping[tuple[str, str], float]]) -> Table:
    """Return all points together."""
    found: Table = {}
    for table in tables:
        for pair, points in table.items():
            found[pair] = found.get(pair, 0.0) + points
    return found


def fit_ratings(table: Table, entrants: Sequence[str]) -> dict[str, float]:
    """Return the likeliest ratings; everybody has half a point more, so that none is endless."""
    strength = dict.fromkeys(entrants, 1.0)
    for _ in range(ROUNDS):
        for one in entrants:
            won = weight = 0.0
            for other in entrants:
                if other != one:
                    games = table.get((one, other), 0.0) + table.get((other, one), 0.0)
                    if games:
                        won += table.get((one, other), 0.0) + 0.5
                        weight += (games + 1.0) / (strength[one] + strength[other])
            if weight:
                strength[one] = won / weight
    first = strength[entrants[0]] if entrants else 1.0
    return {entrant: SCALE * math.log(strength[entrant] / first) for entrant in entrants}

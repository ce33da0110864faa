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
    found: dict[int, list[float]] = {}
    for played in games:
        found.setdefault(played.fixture.deal, []).extend(value(played))
    return [statistics.fmean(values) for values in found.values() if values]


def score_of(seat: Seat) -> list[float]:
    """Return the total of a seat, if its game was played to the end."""
    return [] if seat.points is None else [float(seat.points["total"])]


def scores(games: Sequence[Played], entrant: str) -> Estimate:
    """Return the score of an entrant."""
    return estimate(by_deal(games, lambda played: all_of(played, entrant, score_of)))


def wins(games: Sequence[Played], entrant: str) -> Estimate:
    """Return the share of games that a seat of this entrant wins."""
    return estimate(by_deal(games, lambda played: all_of(played, entrant, lambda seat: [seat.win])))


def all_of(played: Played, entrant: str, value: Callable[[Seat], list[float]]) -> list[float]:
    """Return the values of all seats of an entrant in one game."""
    return [found for seat in played.seats if seat.entrant == entrant for found in value(seat)]


def difference(games: Sequence[Played], one: str, other: str) -> Estimate:
    """Return by how much one entrant scores more than another on the same deals."""

    def margin(played: list[Played]) -> list[float]:
        mine = [score for game in played for score in all_of(game, one, score_of)]
        theirs = [score for game in played for score in all_of(game, other, score_of)]
        return [statistics.fmean(mine) - statistics.fmean(theirs)] if mine and theirs else []

    deals: dict[int, list[Played]] = {}
    for played in games:
        deals.setdefault(played.fixture.deal, []).append(played)
    return estimate([found for played in deals.values() for found in margin(played)])


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
    deals: dict[int, list[Played]] = {}
    for played in games:
        deals.setdefault(played.fixture.deal, []).append(played)
    tables = [count_meetings(found, entrants) for found in deals.values()]
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


class Worth(NamedTuple):
    """What a thing is worth to those who have it."""

    kind: str
    thing: str
    gain: Estimate  # of points, against all seats of the same entrant
    wins: Estimate  # the share of games that are won with it
    share: float  # of the seats that have it


def worth_of_things(games: Sequence[Played]) -> list[Worth]:
    """Return by how much seats with a thing score more than the mean of their entrant, best first within a kind."""
    seats = [seat for played in games for seat in played.seats if seat.points is not None]
    means: dict[str, float] = {}
    for entrant in {seat.entrant for seat in seats}:
        means[entrant] = statistics.fmean(
            [score for seat in seats if seat.entrant == entrant for score in score_of(seat)]
        )
    having: dict[tuple[str, str], list[Seat]] = {}
    for seat in seats:
        for kind, things in seat.held.items():
            for thing in set(things):
                having.setdefault((kind, thing), []).append(seat)
    found = [
        Worth(
            kind,
            thing,
            estimate([score_of(seat)[0] - means[seat.entrant] for seat in those]),
            estimate([seat.win for seat in those]),
            len(those) / len(seats),
        )
        for (kind, thing), those in having.items()
    ]
    return sorted(found, key=lambda worth: (worth.kind, -worth.gain.mean, worth.thing))

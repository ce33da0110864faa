"""Ratings as in chess: the strengths by which all meetings are likeliest (Bradley and Terry), with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from nextfrontier.arena.figures import Estimate, around, compare, group_by_deal
from nextfrontier.arena.playing import Played

SCALE: Final = 400 / math.log(10)  # of the usual ratings: 400 points are ten to one
PRIOR: Final = 0.5  # of a point more for both of a pair that met, so that no rating is endless
ROUNDS: Final = 100  # of a fit, at the most; it takes about ten
ENOUGH: Final = 1e-9  # the change at which a fit is at its end

Table = dict[
    tuple[str, str], float
]  # points of one entrant against another; pairs that met are there both ways
Matrix = list[list[float]]


def ladders(games: Sequence[Played], entrants: Sequence[str]) -> list[dict[str, Estimate]]:
    """Return the ratings of each group of entrants that met, directly or through others: the weakest first, at 0."""
    deals = [count_meetings(found) for found in group_by_deal(games)]
    table = add_tables(deals)
    return [rate_group(group, table, deals) for group in find_groups(entrants, table)]


def count_meetings(games: Iterable[Played]) -> Table:
    """Return the points of every entrant against every other."""
    found: Table = {}
    for played in games:
        for mine in played.seats:
            for theirs in played.seats:
                if mine.entrant != theirs.entrant:
                    pair = mine.entrant, theirs.entrant
                    found[pair] = found.get(pair, 0.0) + compare(mine, theirs)
    return found


def add_tables(tables: Iterable[Table]) -> Table:
    """Return all points together."""
    found: Table = {}
    for table in tables:
        for pair, points in table.items():
            found[pair] = found.get(pair, 0.0) + points
    return found


def find_groups(entrants: Sequence[str], table: Table) -> list[list[str]]:
    """Return the groups of entrants that met, directly or through others; an entrant alone is no group."""
    groups: list[list[str]] = []
    for entrant in entrants:
        met = [group for group in groups if any((entrant, other) in table for other in group)]
        groups = [group for group in groups if group not in met]
        groups.append([*(other for group in met for other in group), entrant])
    return [group for group in groups if len(group) > 1]


def rate_group(group: Sequence[str], table: Table, deals: Sequence[Table]) -> dict[str, Estimate]:
    """Return the ratings of a group, the weakest first, at 0."""
    known = {pair: points + PRIOR for pair, points in table.items() if pair[0] in group}
    strength = fit_strengths(group, known)
    rising = {entrant: strength[entrant] for entrant in sorted(group, key=lambda name: strength[name])}
    played = [deal for deal in deals if not known.keys().isdisjoint(deal)]
    errors = find_errors(rising, known, played)
    weakest = min(rising.values())
    return {
        entrant: around(SCALE * (rising[entrant] - weakest), SCALE * error, len(played))
        for entrant, error in zip(rising, errors, strict=True)
    }


def fit_strengths(group: Sequence[str], table: Table) -> dict[str, float]:
    """Return the likeliest strengths, the first at 0: Newton's method, with steps that make the fit better."""
    strength = dict.fromkeys(group, 0.0)
    for _ in range(ROUNDS):
        step = multiply(invert(find_curves(table, strength)), find_slopes(table, strength))
        while (size := max(map(abs, step))) > ENOUGH:
            moved = move(strength, step)
            if likelihood(table, moved) >= likelihood(table, strength):
                break
            step = [part / 2 for part in step]
        if size <= ENOUGH:
            break
        strength = moved
    return strength


def move(strength: Mapping[str, float], step: Sequence[float]) -> dict[str, float]:
    """Return the strengths after a step; the first stays."""
    return {name: value + part for (name, value), part in zip(strength.items(), [0.0, *step], strict=True)}


def win_chance(strength: Mapping[str, float], one: str, other: str) -> float:
    """Return the share of meetings in which one entrant is before another."""
    return 1 / (1 + math.exp(strength[other] - strength[one]))


def likelihood(table: Table, strength: Mapping[str, float]) -> float:
    """Return the logarithm of the likelihood of all meetings."""
    return sum(points * math.log(win_chance(strength, *pair)) for pair, points in table.items())


def find_slopes(table: Table, strength: Mapping[str, float]) -> list[float]:
    """Return the first derivatives of the likelihood, for all but the first."""
    found = dict.fromkeys(strength, 0.0)
    for (one, other), points in table.items():
        if one in found:
            surprise = points * win_chance(strength, other, one)
            found[one] += surprise
            found[other] -= surprise
    return list(found.values())[1:]


def find_curves(table: Table, strength: Mapping[str, float]) -> Matrix:
    """Return the second derivatives of the likelihood with their signs turned, for all but the first."""
    place = {entrant: number for number, entrant in enumerate(strength)}
    found = [[0.0] * len(place) for _ in place]
    for (one, other), points in table.items():
        curve = points * win_chance(strength, one, other) * win_chance(strength, other, one)
        for each, against in ((one, other), (other, one)):
            found[place[each]][place[each]] += curve
            found[place[each]][place[against]] -= curve
    return [row[1:] for row in found[1:]]


def find_errors(strength: Mapping[str, float], table: Table, deals: Sequence[Table]) -> list[float]:
    """Return the standard errors against the first, from how far each deal moves the fit (a sandwich estimate).

    Games of one deal may be alike, so that a deal counts as a whole. Each half point of the prior counts like a deal.
    """
    inverse = invert(find_curves(table, strength))
    pieces = [*deals, *({pair: PRIOR} for pair in table)]
    moves = [multiply(inverse, find_slopes(piece, strength)) for piece in pieces]
    return [0.0, *(math.sqrt(sum(part**2 for part in parts)) for parts in zip(*moves, strict=True))]


def multiply(matrix: Matrix, values: Sequence[float]) -> list[float]:
    """Return a matrix times a column."""
    return [sum(cell * value for cell, value in zip(row, values, strict=True)) for row in matrix]


def invert(matrix: Matrix) -> Matrix:
    """Return the inverse of a matrix that is positive definite (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        own = rows[place] = [cell / rows[place][place] for cell in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [cell - factor * mine for cell, mine in zip(rows[other], own, strict=True)]
    return [row[size:] for row in rows]

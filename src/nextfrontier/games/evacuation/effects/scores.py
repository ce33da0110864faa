"""Scores of Goal cards (section 3.10, D-12)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.counts import COUNT, Count
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.kit.expressions import ExpressionError
from nextfrontier.kit.vocabulary import (
    Amount,
    Given,
    Items,
    Nested,
    Row,
    Sort,
    Word,
    as_list,
    as_number,
    join_rows,
)
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import scale

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


class Score:
    """Points at the end of the game."""

    def points(self, worlds: Worlds, player: Player) -> int:
        """Return the points in the present state."""
        raise NotImplementedError


class PerScore(Score):
    """So many points for each, at most a number."""

    def __init__(self, each: int, count: Count, most: int) -> None:
        self.each = each
        self.count = count
        self.most = most

    def points(self, worlds: Worlds, player: Player) -> int:
        return min(self.each * self.count.value(worlds, player), self.most)


SCORE: Final = Sort("score", Score)
PER: Final = Word(
    "per",
    SCORE,
    PerScore,
    Amount("points"),
    Nested("count", COUNT),
    Amount("most"),
    icons="$points points per $count up_to $most points",
)


class TableScore(Score):
    """The points of the highest threshold reached."""

    def __init__(self, count: Count, table: list[tuple[int, int]]) -> None:
        self.count = count
        self.table = table

    def points(self, worlds: Worlds, player: Player) -> int:
        reached = self.count.value(worlds, player)
        found = 0
        for least, points in self.table:
            if reached >= least:
                found = points
        return found


def make_table(count: Count, rows: list[list[int]]) -> TableScore:
    """Make the score of a table, whose thresholds and points both rise."""
    if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(rows)):
        raise ExpressionError(problem("table_rows_threshold_points_that"))
    return TableScore(count, [(least, points) for least, points in rows])


def columns_of(given: Given) -> tuple[list[int], list[int]]:
    """Return the thresholds and the points of a table."""
    rows = [[as_number(number) for number in as_list(row)] for row in given.items("rows")]
    return [row[0] for row in rows], [row[1] for row in rows]


def say_table(given: Given) -> Part:
    """Say `4 / 9 points if you have at least 3 / 4 Stadiums`."""
    thresholds, points = columns_of(given)
    count = given.say_argument("count", thresholds[-1])
    return Message("table", points=scale(points), thresholds=scale(thresholds), count=count)


def show_table(given: Given) -> Row:
    """Show the points, then the thresholds."""
    levels, points = (join_rows([[str(n)] for n in column], "or") for column in columns_of(given))
    return [*points, "points", "if", "at_least", *levels, *given.show_argument("count")]


TABLE: Final = Word(
    "table",
    SCORE,
    make_table,
    Nested("count", COUNT),
    Items("rows", Items("row", Amount("number"), 2, 2)),
    says=say_table,
    icons=show_table,
)

"""Finished games to be reviewed, and very little care for them."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from nextfrontier.bots.levels import level_of
from nextfrontier.bots.reviewing.spans import Span, find_spans
from nextfrontier.bots.turns import first_budget
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import game

SLUGS = ("underwater-cities", "evacuation")
LITTLE = 2  # percent of the usual care


@cache
def newcomers(slug: str, seats: int, seed: int = 1) -> Record:
    """Return a game that newcomers have played."""
    return play_game(slug, seats, seed, "newcomer")


def play_game(slug: str, seats: int, seed: int, name: str) -> Record:
    """Return a game of one level."""
    record, level = Record(game(slug), seats, {}, seed), level_of(slug, name)
    while (seat := record.state.to_move()) >= 0:
        choice = level.bot.choose(view_of(record.state, seat), seat, first_budget(level), len(record.entries))
        record.play(seat, record.state.notation(seat, choice.move))
    return record


def total_of(record: Record, seat: int) -> int:
    """Return the points that a seat ended with."""
    result = record.game.result(record.state)
    assert result is not None
    total: int = result.scores[seat]["total"]
    return total


def spans_of(record: Record, seat: int) -> list[Span]:
    """Return all spans of a seat."""
    steps = find_spans(record, seat)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: list[Span] = end.value
            return found


def find_last(record: Record, seat: int) -> Generator[None, None, list[Span]]:
    """Find the last few spans only, after which little is left to play."""
    yield
    spans = spans_of(record, seat)[-6:]
    return [span._replace(turn=span.turn - spans[0].turn) for span in spans]

"""The rows of a book as values; whatever cannot be the row of a game is refused by a ValueError."""

from __future__ import annotations

import math
from typing import Annotated, Any, Final

import msgspec

from nextfrontier.arena.fixtures import Terms
from nextfrontier.arena.holdings import COUNTS
from nextfrontier.arena.playing import Seat

GameRow = tuple[Any, ...]  # key, versions, game, seats, options, deal
SeatRow = tuple[Any, ...]  # seat, entrant, points, win, decisions, seconds, slowest, fault, held
MOST: Final = 1_000_000_000  # points, and things of a kind
Points = dict[str, Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]]
Held = dict[str, list[str]]


def read_game(row: GameRow) -> tuple[Terms, int]:
    """Return the terms of a game and its deal."""
    types = tuple[str, str, str, Annotated[int, msgspec.Meta(ge=1)], str, int]
    _, _, game, seats, options, deal = msgspec.convert(row, types)
    return Terms(game, seats, msgspec.json.decode(options, type=dict[str, Any])), deal


def read_seat(row: SeatRow) -> Seat:
    """Return how a game went for a seat."""
    _, entrant, points, win, decisions, seconds, slowest, fault, held = row
    told = None if points is None else msgspec.json.decode(points, type=Points)
    things = msgspec.json.decode(held, type=Held)
    seat = msgspec.convert((entrant, told, win, decisions, seconds, slowest, fault, things), Seat)
    if told is not None and "total" not in told:
        raise ValueError("no total")
    if not 0 <= seat.win <= 1 or seat.decisions < 0:
        raise ValueError("wins")
    if not (is_time(seat.seconds) and is_time(seat.slowest)):
        raise ValueError("times")
    if not all(is_count(things[kind]) for kind in COUNTS if kind in things):
        raise ValueError("counts")
    return seat


def is_time(seconds: float) -> bool:
    """Can it be a time?"""
    return math.isfinite(seconds) and seconds >= 0


def is_count(things: list[str]) -> bool:
    """Is it one number?"""
    return len(things) == 1 and len(things[0]) < len(str(MOST)) and things[0].removeprefix("-").isdecimal()

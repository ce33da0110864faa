"""Finished games to be reviewed, and very little care for them."""

from __future__ import annotations

from functools import cache

from nextfrontier.bots.levels import level_of
from nextfrontier.bots.reviewing.judges import Care
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import game

SLUGS = ("underwater-cities", "evacuation")
LITTLE = Care(nodes=40, guesses=2, again=2, portion=2)


@cache
def newcomers(slug: str, seats: int, seed: int = 1) -> Record:
    """Return a game that newcomers have played."""
    record, level = Record(game(slug), seats, {}, seed), level_of(slug, "newcomer")
    while (seat := record.state.to_move()) >= 0:
        choice = level.bot.choose(view_of(record.state, seat), seat, level.budget, len(record.entries))
        record.play(seat, record.state.notation(seat, choice.move))
    return record

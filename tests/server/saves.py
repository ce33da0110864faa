"""Saves of games, for tests that import them."""

from __future__ import annotations

import json
import random

from nextfrontier.record.record import Record
from nextfrontier.shelf import game
from tests.server.serving import GAME, Document


def save_finished_game(slug: str = GAME, seats: int = 2, seed: int = 5) -> Document:
    """Return the save of a whole random game."""
    record, chance = Record(game(slug), seats, {}, seed), random.Random(seed)
    while not record.over:
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))
    document: Document = json.loads(json.dumps(record.save()))
    return document


def save_begun_game(slug: str = GAME, seats: int = 2) -> Document:
    """Return the save of a game in play."""
    record = Record(game(slug), seats, {}, "begun")
    for seat in range(seats):
        record.play(seat, record.state.notation(seat, record.state.moves(seat)[0]))
    document: Document = json.loads(json.dumps(record.save()))
    return document

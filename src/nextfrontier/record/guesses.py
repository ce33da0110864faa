"""Games that a seat might be in: known things stay, everything else is dealt anew by fresh chance."""

from __future__ import annotations

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.record import Record


def guess_position(record: Record, state: State, seat: int, seed: int | str) -> Document:
    """Return a full position that the seat might be in, from its view of a state and a fresh seed."""
    guess = determinize(view_of(state, seat), Chance(seed_bytes(seed), None))
    document: Document = record.game.encode(guess)
    return document


def guess_game(record: Record, state: State, seat: int, seed: int | str) -> Record:
    """Return a new game that goes on from the knowledge of the seat, with fresh chance."""
    position = guess_position(record, state, seat, seed)
    return Record(record.game, record.seats, record.options, seed, position)

"""Small helpers with which tests play records of tea houses."""

import pytest

from examples.tea_house.game import GAME
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from tests.kernel.tables import refused_code

HANDS = [[0, 1, 2], [4, 5, 6]]
RICH = [[5, 5, 0], [5, 5, 0]]


def play(record: Record, *moves: str) -> Record:
    """Play moves such as `0 pass`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        record.play(int(seat), text)
    return record


def written(record: Record) -> object:
    """Return the state as a document."""
    return record.game.encode(record.state)


def undo_is_refused(record: Record, seat: int, steps: int = 1) -> int:
    """Check that undo is refused; return the number of steps that the refusal calls possible."""
    before, version = written(record), record.version
    with pytest.raises(Refused) as refused:
        record.undo(seat, steps)
    assert refused_code(refused.value) == "undo_floor"
    assert (written(record), record.version) == (before, version)
    possible = refused.value.reasons[0].parameters["possible"]
    assert isinstance(possible, int)
    return possible


def in_set_up(seats: int = 3) -> Record:
    """Return a record at the beginning, where all act at once."""
    return Record(GAME, seats, {}, 4)


def first_move(record: Record, seat: int) -> str:
    """Return the first legal move of a seat."""
    return record.state.notation(seat, record.state.moves(seat)[0])

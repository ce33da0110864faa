"""Previews of single moves and of lines of moves, on the view of the seat that asks."""

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.previews import preview, preview_line
from tests.games.underwater_cities.table import Table


def test_a_line_is_previewed_as_if_its_moves_were_played_one_after_another() -> None:
    sea = Table().player(0, goods="4c 2k 4s", hand=[2, 3, 50]).sea
    found = preview_line(GAME, sea, 0, ["Y2+2", "part 1", "city BC nonsymbiotic"])
    assert [event.kind for event in found.events] == ["chose", "paid", "built"]
    assert found.after is not None
    assert sea.players[0].goods == (4, 2, 4, 0, 0)
    following = found.after.moves(0)
    assert "part 2" in [found.after.notation(0, move) for move in following]


def test_nothing_follows_what_reveals_something() -> None:
    sea = Table().player(0, hand=[2, 3, 50]).sea
    found = preview_line(GAME, sea, 0, ["AAS+2", "part 1", "part 2"])
    assert found.after is None
    assert found.ends_undo
    assert [event.kind for event in found.events] == ["chose", "drew"]


def test_one_move_is_a_line_of_one() -> None:
    sea = Table().player(0, hand=[2, 3, 50]).sea
    one = preview(GAME, sea, 0, sea.parse(0, "R3+2"))
    line = preview_line(GAME, sea, 0, ["R3+2"])
    assert [event.details for event in one.events] == [event.details for event in line.events]


def test_a_line_with_an_illegal_move_is_refused() -> None:
    sea = Table().player(0, goods="0c", hand=[2, 3, 50]).sea
    with pytest.raises(Refused):
        preview_line(GAME, sea, 0, ["AAS+2", "city BC symbiotic"])

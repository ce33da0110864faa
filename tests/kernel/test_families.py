"""Families of options: ints are handed out by the kernel, names are written and read by the family of a move."""

from __future__ import annotations

from typing import Any

import pytest

from examples.tea_house.game import GAME
from examples.tea_house.state import House
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import (
    LEAVE,
    WIDTH,
    Family,
    Field,
    Flag,
    Leave,
    Named,
    Numbers,
    Plain,
    Shown,
    Words,
    first,
    fourth,
    hand_out,
    second,
    third,
)
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE, UNKNOWN
from nextfrontier.kernel.views import view_of

COLOURS = ["red", "green"]


class Shelf(Decision[House]):
    """Put cups on a shelf."""

    def families(self) -> list[Family[Any, Any]]:
        return FAMILIES

    def kind(self) -> str:
        return "shelf"

    def why_not_leave(self, state: House) -> list[Reason]:
        return [Reason("not_done", "TOY-SHELF", {}, [])]


class PutCups(Family[House, Shelf]):
    """So many cups of a colour on a board; the lowest board is full."""

    def __init__(self) -> None:
        fields: list[Field[Any]] = [Words("colour", COLOURS), Numbers("cups"), Numbers("board")]
        super().__init__("put", "put {cups} {colour} on+{board}", fields)

    def options(self, state: House, asked: Shelf) -> list[int]:
        return [self.base | board << 2 * WIDTH | 3 << WIDTH | 1 for board in range(3)]

    def why_not(self, state: House, asked: Shelf, move: int) -> list[Reason]:
        return [] if third(move) else [Reason("full", "TOY-SHELF", {}, [])]

    def apply(self, state: House, asked: Shelf, move: int) -> None:
        state.round = third(move)


class Sort(Named[House, Shelf]):
    """Sort the shelf from one side."""

    def options(self, state: House, asked: Shelf) -> list[int]:
        return [self.base, self.base | 1]

    def spell(self, state: House, asked: Shelf, move: int) -> str:
        return f"sort by {COLOURS[first(move)]}"

    def values(self, state: House, asked: Shelf, move: int) -> dict[str, Shown]:
        return {"colour": COLOURS[first(move)]}


PUT = PutCups()
SORT = Sort("sort", [Words("colour", COLOURS)])
FAMILIES = hand_out([PUT, SORT, Plain("dust"), Leave()])


@pytest.fixture
def house() -> House:
    return House(2, Chance(b"seed", None), 1)


def test_a_move_holds_its_parameters_and_the_number_of_its_family() -> None:
    move = SORT.base | 9 << 3 * WIDTH | 8 << 2 * WIDTH | 7 << WIDTH | 6
    assert [first(move), second(move), third(move), fourth(move)] == [6, 7, 8, 9]
    assert SORT.has(move)
    assert not PUT.has(move)
    assert move < LEAVE < FREE


def test_moves_are_the_options_of_all_families_without_reasons(house: House) -> None:
    shelf = Shelf()
    names = [shelf.notation(house, move) for move in shelf.domain(house)]
    assert names == [
        *[f"put 3 green on+{board}" for board in range(3)],
        "sort by red",
        "sort by green",
        "dust",
        "done",
    ]
    legal = [move for move in shelf.domain(house) if not shelf.why_not(house, move)]
    assert shelf.moves(house) == legal
    assert len(legal) == len(names) - 2


def test_every_name_is_read_by_its_family(house: House) -> None:
    shelf = Shelf()
    for move in shelf.domain(house):
        assert shelf.parse(house, shelf.notation(house, move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "put 3 green on+7",  # the right shape, but no such board
        "put 4 green on+1",  # never so many
        "put 3 blue on+1",
        "put 03 green on+1",
        "put 3 green on+4097",  # 4097 and 1 share their lower bits
        "put 3 green on+1 ",
        "put 3 green on 1",
        "sort by blue",
        "dust dust",
        "decline",
        "",
    ],
)
def test_a_text_that_no_thinkable_move_has_as_its_name_is_unknown(house: House, text: str) -> None:
    assert Shelf().parse(house, text) == UNKNOWN


def test_a_move_is_carried_out_by_its_family(house: House) -> None:
    shelf = Shelf()
    shelf.apply(house, shelf.parse(house, "put 3 green on+2"))
    assert house.round == 2


def test_a_move_tells_its_kind_and_its_parameters_by_name(house: House) -> None:
    shelf = Shelf()
    move = shelf.parse(house, "put 3 green on+2")
    assert shelf.move_kind(move) == "put"
    assert PUT.values(house, shelf, move) == {"colour": "green", "cups": 3, "board": 2}
    assert shelf.move_kind(LEAVE) == "leave"
    assert Flag("clone").show(house, 1) is True


def test_leaving_is_the_last_family() -> None:
    with pytest.raises(AssertionError):
        hand_out([Leave(), Plain("dust")])


def test_what_is_asked_of_a_seat_in_a_lane_makes_no_copy_and_leaves_no_trace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = view_of(GAME.new(3, {}, 7), 1)
    assert isinstance(state, House)
    assert state.lanes
    assert state.active != 1
    before = GAME.encode(state)

    def no_copy(_: House) -> House:
        raise AssertionError("a copy")

    monkeypatch.setattr(House, "copy", no_copy)
    for move in state.domain(1):
        assert state.parse(1, state.notation(1, move)) == move
        assert state.why_not(1, move) == []
    with pytest.raises(Exception, match="unknown_move"):
        state.parse(1, "sing")
    monkeypatch.undo()
    assert GAME.encode(state) == before

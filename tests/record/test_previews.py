"""Previews: what a move would change, what it reveals, and where undo ends."""

import pytest

from examples.tea_house.game import GAME
from examples.tea_house.state import House
from nextfrontier.kernel.events import EVERYBODY
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.history import floor_mask
from nextfrontier.record.previews import Preview, differences, preview
from tests.kernel.tables import house, play


def foresee(state: House, text: str) -> Preview:
    return preview(GAME, state, 0, state.parse(0, text))


def test_a_preview_tells_what_a_move_changes_and_changes_nothing() -> None:
    state = house(hands=[[0, 1, 2], [4, 5, 6]], purses=[[2, 0, 0], [1, 0, 0]])
    before = GAME.encode(state)
    foreseen = foresee(state, "0+kitchen")
    changes = {change.path: (change.before, change.after) for change in foreseen.changes}
    assert changes["purses[0][2]"] == (0, 2)
    assert changes["hands[0]"] == ([0, 1, 2], [1, 2])
    assert not any(path.startswith("purses[1]") for path in changes)
    assert [event.kind for event in foreseen.events] == ["played", "gained", "gained"]
    assert (foreseen.reveals, foreseen.ends_undo) == (False, False)
    assert GAME.encode(state) == before


def test_a_preview_says_that_a_draw_reveals_something_but_not_what() -> None:
    foreseen = foresee(house(hands=[[0, 1, 2], [4, 5, 6]]), "2+market")
    assert foreseen.reveals
    assert foreseen.ends_undo
    drew = foreseen.events[1]
    assert (drew.kind, drew.details, drew.secret) == ("drew", {"cards": 2}, {})


def test_a_preview_stops_at_a_shuffle() -> None:
    foreseen = foresee(house(hands=[[0, 1, 2], [4, 5, 6]], common=[[], [8, 9, 10]]), "2+market")
    assert foreseen.reveals
    assert [event.kind for event in foreseen.events] == ["played"]


def test_a_preview_says_that_handing_over_ends_undo() -> None:
    state = play(house(hands=[[0, 1, 2], [4, 5, 6]], common=[[], []]), "0 pass")
    foreseen = foresee(state, "end")
    assert (foreseen.reveals, foreseen.ends_undo) == (False, True)


def test_an_illegal_move_has_no_preview() -> None:
    state = house(hands=[[0, 1, 2], [4, 5, 6]], purses=[[1, 0, 0], [1, 0, 0]])
    with pytest.raises(Refused, match="out_of_reach"):
        foresee(state, "kitchen+0")


def test_the_end_of_the_game_is_a_floor_for_all() -> None:
    state = play(house(rounds=1, common=[[], []]), "0 pass", "0 end", "1 pass")
    after = play(state.copy(), "1 end")
    assert floor_mask(state, after, 1, []) == EVERYBODY


def test_differences_name_the_path() -> None:
    before = {"a": [1, {"b": 2}], "c": [1], "d": True}
    after = {"a": [1, {"b": 3}], "c": [1, 2], "d": 1, "e": None}
    found = [(change.path, change.before, change.after) for change in differences(before, after)]
    assert found == [("a[1].b", 2, 3), ("c", [1], [1, 2]), ("d", True, 1)]

"""Versions of the rules: which saves of older ones can still be played."""

from copy import deepcopy
from typing import Any

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from tests.games.underwater_cities.table import Table
from tests.packs import in_english

POSITION = {"round": 2, "order": [0, 1], "to_play": 0, "players": [{"seat": 0, "hand": [3, 23, 45]}]}


def saved_by_version_1(*moves: str, unasked: str = "") -> dict[str, Any]:
    """A save of the first version of the rules, in which one of these moves was not asked for."""
    record = Record(GAME, 2, {}, 1, POSITION)
    for move in moves:
        record.play(0, move)
    document = record.save()
    rows = [row for row in document["rows"] if row["move"] != unasked]
    return {**document, "game_version": 1, "rows": rows}


def test_an_older_save_that_chose_a_whole_advance_still_goes_the_same_way() -> None:
    """UC-FED-15: `part 1` of #3 meant both steps, and it still does."""
    document = saved_by_version_1("3+G2", "part 1", "part 1")
    state = load(document).state
    assert isinstance(state, Sea)
    assert state.players[0].space == 2


def test_an_older_save_in_which_the_advance_of_a_slot_was_not_asked_for_says_so() -> None:
    """UC-FED-15: SL-11 made both steps by itself; the refusal names the versions and the move that fails."""
    with pytest.raises(Refused) as refused:
        load(saved_by_version_1("G4+23", "part 1", "end", unasked="part 1"))
    [reason] = refused.value.reasons
    assert (reason.code, reason.parameters["saved"], reason.parameters["known"]) == (
        "save_other_rules",
        "1.3",
        "2.3",
    )
    assert in_english(reason.problem).startswith("move 2, end")


def test_a_state_of_a_box_that_the_game_did_not_make_says_that_it_cannot_be_copied() -> None:
    """Only the game's own boxes are found again by options, here or in another process."""
    with pytest.raises(LookupError, match="not made by box_for"):
        deepcopy(Table().sea)

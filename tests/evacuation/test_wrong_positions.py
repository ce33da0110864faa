"""Positions that contradict themselves are refused with the place of the contradiction, whatever they hold."""

from typing import Any

import pytest

from nextfrontier.evacuation.game import GAME
from nextfrontier.kernel.reasons import Refused

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("set", {"no_such_field": 1}),
    ("set", {"year": "first"}),
    ("set", {"pending": "turn"}),
    ("pending[0]", {"pending": ["turn"]}),
    ("pending[0]", {"pending": [[]]}),
    ("pending[0]", {"pending": [["no_such_task"]]}),
    ("pending[0]", {"pending": [[["turn"]]]}),
    ("pending[0]", {"pending": [[{}]]}),
    ("players", {"players": [{"seat": 7}]}),
    ("players[0].markers", {"players": [{"seat": 0, "markers": [[18, "main"], [9, "main"]]}]}),
    ("pending", {"pending": [["end"], ["next_turn", 2], ["phase", 3]]}),
    ("pending", {"phase": 5, "pending": [["advance", 1, -1], ["next_to_advance", 3], ["phase", 6]]}),
]


@pytest.mark.parametrize(("path", "changes"), WRONG, ids=str)
def test_a_wrong_position_is_refused_with_its_place(path: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.position(2, {}, 1, changes)
    (reason,) = refused.value.reasons
    assert reason.code == "bad_position"
    assert reason.parameters["path"] == path


def test_the_last_card_of_the_solo_deck_stays_in_it() -> None:
    with pytest.raises(Refused) as refused:
        GAME.position(1, {}, 1, {"rival": {"deck": []}})
    assert refused.value.reasons[0].parameters["path"] == "rival.deck"


def test_in_the_middle_of_an_advance_passages_may_lie_between_the_markers() -> None:
    """OQ-28: the gap is looked at when both have moved."""
    players = [{"seat": 0, "markers": [[16, "waiting"], [10, "waiting"]]}]
    pending = [["advance", 11, 0], ["next_to_advance", 2], ["phase", 6]]
    worlds = GAME.position(2, {}, 1, {"phase": 5, "order": [0, 1], "players": players, "pending": pending})
    assert worlds.players[0].steps == [16, 10]

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
]


@pytest.mark.parametrize(("path", "changes"), WRONG, ids=str)
def test_a_wrong_position_is_refused_with_its_place(path: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.position(2, {}, 1, changes)
    (reason,) = refused.value.reasons
    assert reason.code == "bad_position"
    assert reason.parameters["path"] == path

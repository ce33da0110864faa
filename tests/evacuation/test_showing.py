"""The component document: complete, by id, in words and icons, true to the rules' own tables."""

import json
from typing import Any

from nextfrontier.evacuation.game import GAME

DOCUMENT: dict[str, Any] = GAME.components("en", {})


def test_the_document_is_plain_json() -> None:
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT


def test_every_thing_stands_under_its_own_id() -> None:
    assert DOCUMENT["ships"]["S09"]["bays"] == ["ocean"]
    assert DOCUMENT["action_cards"]["25"]["power"] == [3, 4, 5]
    assert DOCUMENT["new_areas"]["N61"]["environment"] == "tundra"
    assert len(DOCUMENT["technologies"]) == 36

"""The component document: complete, by id, in words and icons, true to the rules' own tables."""

import json
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.energy import action_energy
from nextfrontier.games.evacuation.rules.scoring import production_points
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.vocabulary.library import Facts, make_box
from nextfrontier.games.evacuation.words.texts import ICONS
from nextfrontier.kernel.values import replace_fields
from tests.games.evacuation.table import table
from tests.wording import with_icons

DOCUMENT: dict[str, Any] = GAME.components("en", {})
THINGS = {
    "old_areas": 10,
    "continents": 4,
    "new_areas": 61,
    "years": 4,
    "board_actions": 10,
    "ships": 21,
    "stadiums": 18,
    "infrastructure": 18,
    "technologies": 36,
    "action_cards": 80,
    "goals": 16,
    "bonuses": 9,
    "common_goals": 8,
    "lines": 6,
    "solo_cards": 7,
}


def test_the_document_is_plain_json() -> None:
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT


@pytest.mark.parametrize(("kind", "number"), THINGS.items())
def test_every_thing_stands_under_its_id_with_name_text_label_icons_and_origin(
    kind: str, number: int
) -> None:
    assert len(DOCUMENT[kind]) == number
    for id_, thing in DOCUMENT[kind].items():
        assert id_ in (thing.get("id"), str(thing.get("number")), str(thing.get("year")))
        assert thing["name"]
        assert {"text", "short", "icons", "designed", "provenance"} <= set(thing)


def test_a_card_tells_everything_printed_on_it() -> None:
    assert DOCUMENT["action_cards"]["25"] == {
        "name": "Action card 25",
        "number": 25,
        "power": [3, 4, 5],
        "effect": "ship(cost=units(food=1))",
        "provenance": "rulebook",
        "text": "Build 1 Spaceship, paying 1 Food more.",
        "short": "Build 1 Spaceship, paying 1 Food more",
        "icons": ["build", "ship", "more", "1", "food"],
        "designed": False,
    }


def test_goods_stand_by_name_beside_their_text() -> None:
    assert DOCUMENT["ships"]["S10"]["cost_goods"] == {"food": 1, "steel": 3}
    assert DOCUMENT["infrastructure"]["I6"]["production_goods"] == {"food": 2, "steel": 1, "energy": 1}
    assert DOCUMENT["old_areas"]["OW5"]["produces_goods"] == {"food": 1, "steel": 1}
    assert DOCUMENT["new_areas"]["N09"]["population"] == [
        {"good": "energy", "levels": 1},
        {"good": "energy", "levels": 2},
    ]


def test_infrastructure_names_its_requirement_and_the_cards_with_its_illustration() -> None:
    """EV-INFRA-10, EV-INFRA-11."""
    card = DOCUMENT["infrastructure"]["I2"]
    assert card["twins"] == ["I3"]
    assert card["condition"]["icons"] == ["line_ew", "open", "2", "tundra", "with", "population", "close"]
    assert DOCUMENT["infrastructure"]["I5"]["twins"] == []


def test_a_bonus_card_tells_both_bonuses() -> None:
    """EV-BONUS-02."""
    card = DOCUMENT["bonuses"]["YB3"]
    assert (card["lower"], card["lower_bonus"]["short"]) == (6, "Gain 1 Spaceship")
    assert (card["higher"], card["higher_bonus"]["short"]) == (13, "2 resources, 1 Population marker")


def test_lines_and_the_rim_name_their_areas() -> None:
    """EV-MOD-10, EV-SOLO-24, EV-SOLO-25: D-15 and D-16."""
    assert DOCUMENT["lines"]["3"]["walk_one"] == ["N26", "N34", "N42", "N49", "N55", "N60"]
    assert [place["area"] for place in DOCUMENT["rim"][:5]] == ["N57", "N58", "N59", "N60", "N61"]
    assert DOCUMENT["rim"][7]["b"][:4] == ["N43", "N34", "N25", "N17"]


def test_every_icon_is_known_and_told() -> None:
    for entry in with_icons(DOCUMENT):
        for icon in entry["icons"]:
            assert icon.isdigit() or icon in ICONS, entry
    assert list(DOCUMENT["icons"]) == ICONS
    assert all(DOCUMENT["icons"].values())


def test_every_place_of_an_effect_has_words() -> None:
    """Pending tasks and decisions name effects by these places."""
    assert set(DOCUMENT["effects"]) == set(make_box(Facts()).effects)
    assert DOCUMENT["effects"]["card 30"]["parts"] == 2
    assert DOCUMENT["effects"]["card 30/2"]["text"] == "Draw 2 Action cards."


def acting(player: Player, actions: int, group: int) -> int:
    """The Energy of the next action of a group after so many of others."""
    player.actions = replace_fields(player.actions, tucked=tuple([group % 4 + 1] * actions))
    return action_energy(player, group)


def test_the_energy_of_actions_is_that_of_the_rules() -> None:
    """EV-ACTION-08, EV-ACTION-09, EV-ACTION-10: D-05."""
    energy, player = DOCUMENT["energy"], table().someone()
    ladder = [*energy["by_action"], *energy["by_action"][-1:] * 3]
    assert [acting(player, actions, 1) for actions in range(9)] == ladder
    player.actions = replace_fields(player.actions, tucked=(2,) * energy["free_uses"])
    assert action_energy(player, 2) - action_energy(player, 1) == energy["surcharge"]


def test_points_and_the_race_are_those_of_the_rules() -> None:
    """EV-SCORE-04, EV-SCORE-07, EV-SCORE-14..18, EV-RACE-02: D-17."""
    scoring = DOCUMENT["scoring"]
    assert scoring["production"] == [production_points(level) for level in range(11)]
    assert production_points(13) == scoring["production"][10] + 3 * scoring["each_level_above"]
    assert [scoring[key] for key in ("area_left", "person_left", "missing_stadium", "penalty_token")] == [
        -2, -1, -3, -3,
    ]  # fmt: skip
    assert (DOCUMENT["race"]["level"], DOCUMENT["race"]["stadiums"]) == (8, 3)


def test_a_language_without_texts_gets_english() -> None:
    assert GAME.components("tlh", {}) == DOCUMENT

"""Packs: entries replaced without touching code, and documents that are no packs (docs/packs.md)."""

import json
from typing import Any, NamedTuple

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.packs.entries import KINDS
from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.evacuation.vocabulary.library import Facts, make_box
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from tests.games.evacuation.sample_packs import EXAMPLE, PACKING, packed, play_to_the_end

pack, facts_with, problems, only_problem = (
    PACKING.pack,
    PACKING.facts_with,
    PACKING.problems,
    PACKING.only_problem,
)
ADVANCED = {"actions": "advanced"}


def test_a_replaced_ship_is_paid_flown_and_loaded_as_the_pack_says() -> None:
    ship = {"id": "S01", "bays": ["ocean"], "buildings": 1, "resources": 5, "cost": "1E", "flight": 0}
    game = packed(ships=[ship]).put(rows={"ships": ["S01", "S02", "S03"]})
    game.player(0, old="0/5/1", continent="K1").player(1, passed=True)
    game.play("A4", "ship S01 old", "end", "pass", "send S01")
    assert game.old() == "0/5/0"
    game.play("load S01 OW3 bay", "load S01 ST00", "load S01 5 steel")
    assert (game.new(), game.someone().people) == ("0/5/0", 2)


def test_a_replaced_stadium_has_its_cost_and_its_happy_faces() -> None:
    game = packed(stadiums=[{"id": "ST10", "faces": 5, "cost": "1F"}])
    game.put(rows={"stadiums": ["ST10", "ST03", "ST04"]}).player(0, new="1/0/0").play(
        "A5", "stadium ST10 new"
    )
    assert game.someone().new_faces(game.worlds.box) == 5
    assert game.new() == "0/0/0"


def test_a_replaced_infrastructure_is_completed_by_its_new_requirement() -> None:
    card = {"id": "I7", "cost": "1E", "requirement": "areas(1, area(env=tundra))", "production": "3F"}
    game = packed(infrastructure=[card])
    game.player(0, infrastructure=["I7"], settled={"N40": []}, new="0/0/1").play("A8", "play I7")
    assert game.production() == "3/0/0"


def test_a_replaced_technology_does_what_the_pack_says() -> None:
    tile = {"id": "T3.6", "faces": 2, "effect": "seq(now(gain(1, food)), always(mod(limit_resource, 2)))"}
    game = packed(technologies=[tile]).player(0, set=3, research=[0, 0, 3]).play("A10", "invent T3.6")
    assert game.play("gain food old").old() == "1/0/0"
    assert game.someone().powers.resources == 2
    assert game.someone().all_faces(game.worlds.box) == 1 + 2, "T3.3 has one Happy Face"


def test_a_replaced_action_card_is_played_as_the_pack_says() -> None:
    card = {"number": 1, "power": [1, 5], "effect": "seq(pop(2), gain(1, any))"}
    game = packed(2, ADVANCED, action_cards=[card]).player(0, hand=[1, 2, 3, 4]).play("card 1")
    assert game.someone().people == 2
    assert game.worlds.box.action_card(1).power == (1, 5)


def test_replaced_goals_bonuses_common_goals_and_solo_cards_count_as_the_pack_says() -> None:
    facts = facts_with(
        goals=[{"number": 4, "score": "per(3, count(ships), 9)"}],
        bonuses=[{"id": "YB7", "lower": 3, "lower_effect": "gain(1, steel)"}],
        common_goals=[{"id": "CG7", "cost": "1F", "production": "2S", "points": 9}],
        solo_cards=[{"id": "SO1", "action": "stadium", "number": "X", "letter": "B"}],
    )
    box = make_box(facts)
    assert box.bonuses[6].lower == 3
    assert (box.common_goals[3].cost, box.common_goals[3].points) == ((1, 0, 0), 9)
    assert (box.solo_cards[0].action, box.solo_cards[0].step, box.solo_cards[0].letter) == ("stadium", 4, "B")
    game = packed(goals=[{"number": 4, "score": "per(3, count(ships), 9)"}])
    game.player(0, goals=[4, 5, 6], ships={"old": ["S01", "S02"]})
    assert box.goal(104).score.points(game.worlds, game.someone()) == 6


def test_what_is_left_out_keeps_its_value_and_other_entries_stay() -> None:
    before, after = Facts(), facts_with(ships=[{"id": "S02", "flight": 1}])
    assert after.ships["S02"] == before.ships["S02"]._replace(flight=1, provenance="box+design")
    assert {**after.ships, "S02": 0} == {**before.ships, "S02": 0}
    assert (after.stadiums, after.goals, after.bonuses) == (before.stadiums, before.goals, before.bonuses)


@pytest.mark.parametrize(
    ("entry", "provenance"),
    [
        ({"id": "ST10", "faces": 2, "cost": "1F"}, "box"),
        ({"id": "ST10", "faces": 2}, "box+design"),
        ({"id": "ST10", "faces": 2, "provenance": "seen"}, "seen"),
    ],
)
def test_what_a_pack_replaces_counts_as_read_from_the_box(entry: dict[str, Any], provenance: str) -> None:
    assert facts_with(stadiums=[entry]).stadiums["ST10"].provenance == provenance


def test_the_version_tells_the_pack_its_version_and_its_content() -> None:
    one = facts_with(stadiums=[{"id": "ST10", "faces": 2}])
    other = facts_with(stadiums=[{"id": "ST10", "faces": 1}])
    assert one.version.startswith(f"{Facts().version} + Test 1 #")
    assert one.version != other.version


def test_every_component_of_the_box_could_stand_in_a_pack() -> None:
    """Values that packs must not hold do not stand in the box either."""
    facts = Facts()
    lists = {
        name: [entry(thing, kind.key, *kind.fields) for thing in getattr(facts, name).values()]
        for name, kind in KINDS.items()
    }
    assert problems(pack(**lists)) == []


def entry(facts: NamedTuple, *fields: str) -> dict[str, Any]:
    """An entry that replaces something by itself."""
    given = {field: getattr(facts, field) for field in fields}
    return {**given, "attested": True}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"actions": "advanced"}), (3, {"common_goals": True, "lines": "B"}), (4, {"mode": "race"})],
)
def test_a_game_with_a_pack_can_be_played_to_its_end(seats: int, options: dict[str, Any]) -> None:
    assert play_to_the_end(seats, seats, pack=str(EXAMPLE), **options) > 20


def test_a_stored_game_keeps_its_pack() -> None:
    """The save holds the document, not its path."""
    record = Record(GAME, 2, {"pack": str(EXAMPLE), "goals": "first_game"}, "seed", None)
    document = record.save()
    assert document["options"]["pack"] == json.loads(EXAMPLE.read_text(encoding="utf-8"))
    again = load(json.loads(json.dumps(document)))
    assert isinstance(again.state, Worlds)
    assert again.state.box.ship(201).resources == 3
    assert again.game.encode(again.state) == record.game.encode(record.state)


def test_the_component_document_shows_what_a_pack_replaced() -> None:
    shown = GAME.components("en", {"pack": str(EXAMPLE)})
    assert shown["ships"]["S01"]["resources"] == 3
    assert "Skiff" in shown["ships"]["S01"]["name"]
    assert shown["goals"]["4"]["name"] == "Green belt"
    assert "exchange" in shown["effects"]["card 1"]["text"]
    assert not shown["ships"]["S01"]["designed"]
    assert shown["version"] != GAME.components("en", {})["version"]


@pytest.mark.parametrize(
    ("lists", "path", "problem"),
    [
        ({"ships": [{"id": "S99"}]}, "ships[0].id", "there is no S99"),
        ({"ships": [{"id": "S01"}, {"id": "S01"}]}, "ships[1].id", "S01 is there twice"),
        (
            {"ships": [{"id": "S06", "flight": 1}]},
            "ships[0]",
            "S06 is attested (picture), not designed",
        ),
        (
            {"ships": [{"id": "S01", "bays": ["sky"]}]},
            "ships[0].bays",
            "at most 2 of desert, mountain, ocean",
        ),
        ({"ships": [{"id": "S01", "bays": ["ocean"] * 3}]}, "ships[0].bays", "at most 2 of"),
        ({"ships": [{"id": "S01", "flight": 6}]}, "ships[0].flight", "it must be 0 to 5"),
        ({"ships": [{"id": "S01", "resources": -1}]}, "ships[0].resources", "it must be 0 to 6"),
        ({"ships": [{"id": "S01", "cost": "2X"}]}, "ships[0].cost", "goods are written such as 2S 1F"),
        ({"ships": [{"id": "S01", "cost": "1S 1S"}]}, "ships[0].cost", "goods are written such as 2S 1F"),
        ({"ships": [{"id": "S01", "model": ""}]}, "ships[0].model", "1 to 60 characters are needed"),
        ({"ships": [{"id": "S01", "bay": []}]}, "ships[0].bay", "there is no such field; known are"),
        ({"ships": [{"id": "S01", "flight": "1"}]}, "ships[0].flight", "expected int"),
        ({"stadiums": [{"id": "ST00", "faces": 1}]}, "stadiums[0].id", "there is no ST00"),
        ({"stadiums": [{"id": "ST02", "faces": 6}]}, "stadiums[0].faces", "it must be 0 to 5"),
        (
            {"technologies": [{"id": "T3.6", "effect": "gain(1, any)"}]},
            "technologies[0].effect",
            "character 1: unknown word gain; known are always, now, on, once, seq",
        ),
        (
            {"technologies": [{"id": "T3.6", "effect": "on(prepare_energy, gain(1, any))"}]},
            "technologies",
            "T3.2 and T3.6 of one set both react to prepare_energy",
        ),
        ({"action_cards": [{"number": 81}]}, "action_cards[0].number", "there is no 81"),
        ({"action_cards": [{"number": 1, "power": []}]}, "action_cards[0].power", "1 to 3 rising numbers"),
        (
            {"action_cards": [{"number": 1, "power": [3, 2]}]},
            "action_cards[0].power",
            "1 to 3 rising numbers",
        ),
        ({"goals": [{"number": 4, "score": "per(2)"}]}, "goals[0].score", "per: count is missing"),
        (
            {"goals": [{"number": 4, "provenance": "\n"}]},
            "goals[0].provenance",
            "1 to 80 characters are needed",
        ),
        (
            {"bonuses": [{"id": "YB7", "lower": 12}]},
            "bonuses[0]",
            "the lower value must be below the higher one",
        ),
        (
            {"bonuses": [{"id": "YB7", "lower_effect": "draw(1)"}]},
            "bonuses[0].lower_effect",
            "draw is for Action",
        ),
        ({"common_goals": [{"id": "CG7", "points": 21}]}, "common_goals[0].points", "it must be 0 to 20"),
        (
            {"solo_cards": [{"id": "SO1", "number": "4"}]},
            "solo_cards[0].number",
            "it must be one of 1, 2, 3, X",
        ),
        (
            {"solo_cards": [{"id": "SO1", "action": "fly"}]},
            "solo_cards[0].action",
            "it must be one of settle",
        ),
        ({"cards": []}, "cards", "there is no such field; known are format, game, name, version, ships"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_field(
    lists: dict[str, Any], path: str, problem: str
) -> None:
    found = only_problem(**lists)
    assert found[0] == path
    assert found[1].startswith(problem)
    with pytest.raises(Refused):
        facts_with(**lists)
    with pytest.raises(Refused):
        GAME.new(2, {"pack": pack(**lists)}, 1)


def test_a_pack_of_another_game_is_refused() -> None:
    found = problems({**pack(), "game": "underwater-cities"})
    assert found == [("game", "this program reads game 'evacuation', not 'underwater-cities'")]


def test_all_problems_are_told_at_once_and_nothing_is_changed() -> None:
    lists: dict[str, Any] = {
        "ships": [{"id": "S01", "flight": 9, "cost": ""}, {"id": 5}],
        "goals": [{"number": 4, "score": "x"}],
        "solo_cards": [{"letter": "C"}],
    }
    assert [path for path, _ in problems(pack(**lists))] == [
        "ships[1].id", "solo_cards[0].id", "ships[0].cost", "ships[0].flight", "goals[0].score",
    ]  # fmt: skip
    facts = Facts()
    with pytest.raises(Refused):
        PACKS.apply(facts, PACKS.read(pack(ships=[{"id": "S01", "flight": 9}])))
    assert facts.ships == Facts().ships

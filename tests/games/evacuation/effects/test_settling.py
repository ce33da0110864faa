"""Settling Areas of the New World."""

from typing import Any

import pytest

from tests.games.evacuation.table import Table, table

BOTH_W = "18 main, 12 main"  # W and W, one marker past Passage 3


def at_settle(place: str = "A3", must: bool = True, **area: Any) -> Table:
    """Seat 0 is about to settle."""
    area.setdefault("left", [])
    return table().player(0, **area).pending(["settle", place, must], ["end"], ["next_turn", 0], ["phase", 3])


def forest(**changes: Any) -> Table:
    area: dict[str, Any] = {
        "markers": BOTH_W, "people": 2, "new": "0/2/0", "factories": {"new": {"energy": 1}},
    }  # fmt: skip
    return at_settle(**{**area, **changes})


def test_a_forest_area_is_settled_with_its_factory_and_its_people() -> None:
    """TV-11; EV-SETTLE-01, EV-SETTLE-05, EV-SETTLE-07, EV-SETTLE-08, EV-SETTLE-16, EV-INCOME-12..14."""
    game = forest().play("settle N09")
    assert game.production() == "0/0/4"
    assert game.new() == "0/0/0"
    assert game.someone().people == 0
    assert game.area()["settled"] == {"N09": ["energy"]}
    assert game.area()["factories"]["new"] == {"food": 0, "steel": 0, "energy": 0}


def test_a_factory_of_any_type_fills_a_factory_space() -> None:
    """TV-12; EV-SETTLE-06, EV-SETTLE-09."""
    assert forest(factories={"new": {"food": 1}}).play("settle N09").production() == "1/0/3"


@pytest.mark.parametrize(
    ("changes", "code", "rule"),
    [
        ({"markers": "15 main, 9 main"}, "environment_locked", "EV-SETTLE-04"),
        ({"markers": "18 main, 11 waiting"}, "symbols_missing", "EV-SETTLE-10"),
        ({"new": "0/1/0"}, "too_little_steel", "EV-SETTLE-08"),
        ({"people": 1}, "too_few_people", "EV-SETTLE-07"),
        ({"factories": {}}, "too_few_factories", "EV-SETTLE-05"),
    ],
)
def test_an_area_is_settled_completely_or_not_at_all(changes: dict[str, Any], code: str, rule: str) -> None:
    """TV-13, TV-14; EV-SETTLE-03, EV-SETTLE-04, EV-SETTLE-10, EV-SETTLE-14."""
    assert forest(**changes).refusal("settle N09") == (code, rule)


def test_settling_is_impossible_without_people_and_factories() -> None:
    """TV-15; EV-SETTLE-02."""
    game = table().player(0, new="0/9/0")
    assert game.refusal("A3") == ("nobody_to_settle", "EV-SETTLE-02")


@pytest.mark.parametrize(
    ("markers", "area", "legal"),
    [
        ("8 main, 1 main", "N41", True),
        ("3 main, 0", "N41", True),
        ("7 main, 7 waiting", "N41", False),
        ("4 main, 7 main", "N41", False),
        ("7 main, 9 main", "N44", True),
    ],
)
def test_symbols_are_counted_by_kind_over_both_markers(markers: str, area: str, legal: bool) -> None:
    """TV-86, TV-87, TV-88, TV-89, TV-90; EV-SETTLE-11, EV-SETTLE-12, EV-PROG-13."""
    game = at_settle(markers=markers, factories={"new": {"food": 2}})
    assert game.allows(f"settle {area}") == legal


@pytest.mark.parametrize("set_", [1, 2])
def test_technologies_make_up_for_missing_symbols(set_: int) -> None:
    """TV-88 with T1.2 or T2.2; EV-TECH-14."""
    game = at_settle(
        markers="7 main, 7 waiting", factories={"new": {"food": 2}}, set=set_, research=[4, 4, 4]
    )
    assert game.allows("settle N41")


def test_symbols_are_not_used_up_and_areas_need_not_touch() -> None:
    """EV-SETTLE-13, EV-SETTLE-18, EV-SETTLE-15, EV-SETTLE-17."""
    game = at_settle(markers="8 main, 1 main", factories={"new": {"food": 3}}, new="0/2/0", people=2)
    game.changes["pending"].insert(1, ["settle", "A3", True])
    game.play("settle N41")
    assert game.refusal("settle N41") == ("settled_already", "EV-SETTLE-15")
    game.play("settle N42")
    assert game.production() == "2/0/2"


@pytest.mark.parametrize(
    ("area", "markers", "rise"), [("N12", "16, 11", "2/0/0"), ("N38", "22 main, 20", "3/0/0")]
)
def test_dots_are_worth_their_number(area: str, markers: str, rise: str) -> None:
    """TV-07, TV-08; EV-INCOME-14."""
    game = at_settle(markers=markers, people=1, new="0/1/0")
    assert game.play(f"settle {area}").production() == rise


def test_production_goes_on_above_ten() -> None:
    """TV-09, TV-10; EV-INCOME-10, EV-INCOME-15, EV-INCOME-16."""
    for area, level in (("N40", 10), ("N30", 12)):
        game = at_settle(production="0/9/0", people=1, new="0/1/0", markers="22 waiting, 18 main")
        assert game.play(f"settle {area}").someone().production[1] == level


def test_a_free_ocean_settlement_needs_no_passage_and_no_steel() -> None:
    """TV-98; OQ-34."""
    game = at_settle("T1.9 now", False, people=1, markers="1 main, 0", set=1)
    assert game.play("settle N38").production() == "3/0/0"


def test_a_bonus_settles_at_the_usual_price_without_action_energy() -> None:
    """TV-107; EV-BONUS-07, OQ-83."""
    game = at_settle("YB4 lower/2", False, people=1, factories={"new": {"food": 1}})
    assert game.refusal("settle N40") == ("too_little_steel", "EV-SETTLE-08")
    assert game.play("settle N43").production() == "1/0/0"
    assert game.someone().actions.count_taken() == 0


def test_one_passage_beyond_counts_as_unlocked_for_a_bonus() -> None:
    """YE6; EV-PASS-05, EV-PASS-15."""
    area = {"people": 2, "new": "0/2/0", "markers": "3, 3"}
    assert not at_settle("YB4 lower/2", False, **area).allows("settle N23")
    assert at_settle("YB7 higher", False, **area).allows("settle N23")
    assert not at_settle("YB7 higher", False, **area).allows("settle N12")


def test_which_factories_are_used_is_asked_only_if_kinds_differ() -> None:
    """EV-SETTLE-05, EV-SETTLE-06."""
    game = at_settle(factories={"new": {"food": 1, "steel": 1}}).play("settle N43")
    assert game.decision() == "use_factories"
    assert game.moves() == ["use food", "use steel"]
    assert game.play("use steel").production() == "0/1/0"


def test_an_area_of_another_player_cannot_be_settled() -> None:
    """EV-SETTLE-15."""
    game = at_settle(people=1, new="0/1/0").player(1, settled={"N40": []})
    assert game.refusal("settle N40") == ("settled_already", "EV-SETTLE-15")


def test_two_own_markers_on_one_space_supply_its_symbols_twice() -> None:
    """T2.5, OQ-74: Y and Y from step 1."""
    grid = [["T2.1", "T2.4", "T2.7"], ["T2.3", "T2.5", "T2.8"], ["T2.2", "T2.6", "T2.9"]]
    area: dict[str, Any] = {"set": 2, "grid": grid, "research": [2, 4, 0], "factories": {"new": {"food": 2}}}
    assert at_settle(markers="1 main, 1 main", **area).allows("settle N41")
    assert not at_settle(markers="1 main, 1", **area).allows("settle N41")


def test_the_second_lane_supplies_its_own_symbols() -> None:
    """EV-PROG-13; D-03: W on the second lane of step 3, YY on its main lane."""
    for lane, areas in (("main", ["N42"]), ("second", ["N50"])):
        game = table(3).player(0, markers=f"3 {lane}, 0", people=2, new="0/2/0").play("A3")
        assert [name for name in ("N42", "N50") if game.allows(f"settle {name}")] == areas


def test_a_marker_that_found_no_spot_on_the_end_step_supplies_nothing() -> None:
    """OQ-64; EV-SETTLE-11."""
    for lane, legal in (("main", True), ("waiting", False)):
        game = at_settle(markers=f"26 {lane}, 22", factories={"new": {"food": 2}})
        assert game.allows("settle N44") == legal


def test_cheaper_people_save_nothing_where_no_people_settle() -> None:
    """T4.4 with card 27: 1 Steel more is due for an Area of Factories alone."""
    area: dict[str, Any] = {"set": 4, "research": [4, 4, 4], "factories": {"new": {"food": 1}}, "people": 1}
    assert at_settle("card 27", False, **area).decision() == "end", "without Steel neither is possible"
    assert at_settle("card 27", False, new="0/1/0", **area).play("settle N43").new() == "0/0/0"
    assert at_settle("card 22", False, **area).play("settle N40").new() == "0/0/0", "never below 0"
    assert at_settle("card 27", False, new="0/1/0", **area).play("settle N40").new() == "0/0/0"


@pytest.mark.parametrize(
    ("markers", "environments"), [("10, 10", 1), ("11, 4", 2), ("16, 11", 3), ("22, 16", 4)]
)
def test_environments_open_one_by_one_with_the_front_marker(markers: str, environments: int) -> None:
    """EV-SETTLE-03, EV-SETTLE-04; EV-PASS-05, EV-PASS-12, EV-PASS-14."""
    game = at_settle(markers=markers, people=3, new="0/9/0")
    legal = [game.allows(f"settle {name}") for name in ("N40", "N31", "N08", "N36")]
    assert legal == [number < environments for number in range(4)]


def test_factories_and_people_of_the_old_world_settle_nothing() -> None:
    """EV-SETTLE-02, EV-SETTLE-05, EV-FACTORY-06."""
    game = table().player(0, factories={"old": {"food": 4}}, new="0/9/0")
    assert game.refusal("A3") == ("nobody_to_settle", "EV-SETTLE-02")


def test_steel_of_the_old_world_settles_nobody() -> None:
    """OQ-25; EV-SETTLE-08."""
    game = at_settle(people=1, old="0/9/0", factories={"new": {"food": 1, "steel": 1}})
    assert game.refusal("settle N40") == ("too_little_steel", "EV-SETTLE-08")
    assert game.allows("settle N43")

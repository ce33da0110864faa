"""Technologies: inventing, and what developed ones do."""

from typing import Any

import pytest

from tests.games.evacuation.table import Table, table


def inventing(**area: Any) -> Table:
    return (
        table().player(0, **area).pending(["invent", "A10", 1, True], ["end"], ["next_turn", 0], ["phase", 3])
    )


def test_only_the_lowest_unfinished_technology_of_a_column_advances() -> None:
    """TV-22; EV-TECH-04, EV-TECH-05, EV-TECH-07."""
    game = inventing(
        set=1,
        grid=[["T1.1", "T1.2", "T1.3"], ["T1.4", "T1.5", "T1.6"], ["T1.7", "T1.8", "T1.9"]],
        research=[3, 6, 0],
    )
    assert game.moves() == ["invent T1.2", "invent T1.7"]


def test_higher_levels_take_two_inventions() -> None:
    """TV-23; EV-TECH-02, EV-TECH-06, EV-TECH-08..10."""
    grid = [["T1.1", "T1.2", "T1.3"], ["T1.4", "T1.5", "T1.6"], ["T1.7", "T1.8", "T1.9"]]
    game = inventing(set=1, grid=grid, research=[2, 0, 0]).play("invent T1.2")
    assert game.someone().technologies.research == (3, 0, 0)
    assert game.someone().powers.ignored_symbols == 0
    game = inventing(set=1, grid=grid, research=[3, 0, 0]).play("invent T1.2")
    assert game.someone().powers.ignored_symbols > 0
    assert inventing(set=1, grid=grid).play("invent T1.1").someone().powers.free_third_action


def test_more_output_counts_for_factories_already_producing() -> None:
    """TV-97; T1.3, OQ-33; EV-TECH-11, EV-TECH-12, EV-FACTORY-07, EV-FACTORY-08, EV-INCOME-11."""
    grid = [["T1.1", "T1.2", "T1.3"], ["T1.4", "T1.5", "T1.6"], ["T1.7", "T1.8", "T1.9"]]
    settled = {"N43": ["energy"], "N46": ["energy"]}
    game = inventing(set=1, grid=grid, research=[5, 0, 0], settled=settled, production="0/0/5")
    game.play("invent T1.3")
    assert game.production() == "0/0/7"
    assert game.moves() == ["factory energy old", "factory energy new", "decline"]
    assert game.play("factory energy new").production() == "0/0/7"


def test_one_invention_is_enough_and_finishes_what_was_begun() -> None:
    """TV-114; T3.8, OQ-70: T3.4 is fully developed at once."""
    grid = [["T3.1", "T3.5", "T3.8"], ["T3.2", "T3.4", "T3.7"], ["T3.3", "T3.6", "T3.9"]]
    game = inventing(set=3, grid=grid, research=[5, 3, 0])
    faces = game.someone().powers.faces
    game.play("invent T3.8")
    assert game.someone().technologies.research == (6, 4, 0)
    assert game.someone().powers.faces == faces + 1


def test_effects_that_fall_together_come_in_the_owners_order() -> None:
    """OQ-86: T3.8 finishes two technologies at once."""
    grid = [["T3.1", "T3.5", "T3.8"], ["T3.2", "T3.4", "T3.7"], ["T3.3", "T3.6", "T3.9"]]
    game = inventing(set=3, grid=grid, research=[5, 5, 5], people=1, markers="1 main, 0")
    game.play("invent T3.8")
    assert game.moves() == ["first T3.7 now", "first T3.9 now"]
    assert game.play("first T3.9 now").decision() == "settle"


@pytest.mark.parametrize(("world", "rises"), [("new", "1/0/0"), ("old", "1/0/0")])
def test_every_stadium_on_the_new_world_raises_a_marker(world: str, rises: str) -> None:
    """T2.8, OQ-69: the new one is paid and does not count."""
    owned = {"old": ["ST00"], "new": ["ST04"]}
    game = table().put(rows={"stadiums": ["ST01", "ST06", "ST16"]})
    game.player(0, set=2, stadiums=owned, **{world: "0/1/0"})
    game.pending(["begin", "T2.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("raise food", f"stadium ST01 {world}")
    assert game.production() == rises
    assert "ST01" in game.area()["stadiums"][world]


def test_building_a_stadium_may_bring_an_invention() -> None:
    """T4.6."""
    game = table().put(rows={"stadiums": ["ST01", "ST06", "ST16"]})
    game.player(0, set=4, research=[4, 4, 4], old="0/1/0").play("A5", "stadium ST01 old")
    assert game.decision() == "invent"
    assert game.play("done").decision() == "end"


def test_a_gained_ship_may_be_loaded_and_sent_at_once() -> None:
    """T4.8, OQ-73."""
    game = table().put(rows={"ships": ["S09", "S02", "S03"]}).player(0, set=4, old="0/2/1", continent="K1")
    game.pending(["begin", "T4.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    assert not game.allows("ship S09 new")
    game.play("ship S09 old", "send S09", "load S09 OW3 bay", "load S09 2 steel", "done")
    assert game.someone().people == 2
    assert game.new() == "0/2/0"
    assert game.area()["ships"] == {"old": [], "new": ["S09"]}


def test_people_settle_cheaper() -> None:
    """T4.4: once per Area, not below 0."""
    game = table().player(
        0, set=4, research=[4, 4, 4], people=2, new="0/1/0", markers="11 waiting, 8 waiting"
    )
    game.pending(["settle", "A3", True], ["end"], ["next_turn", 0], ["phase", 3])
    assert game.play("settle N23").new() == "0/0/0"


@pytest.mark.parametrize(("set_", "kind"), [(1, "food"), (3, "energy"), (4, "steel")])
def test_preparing_one_kind_may_bring_a_second_factory_but_no_third(set_: int, kind: str) -> None:
    """T1.4, T3.2, T4.2, OQ-32: at the normal price, on either world; other kinds bring none."""
    area: dict[str, Any] = {"set": set_, "research": [2, 2, 2], "old": "2/2/2", "new": "1/1/1"}
    game = table().player(0, **area).play("A6", f"prepare {kind} old")
    assert game.decision() == "prepare"
    game.play(f"prepare {kind} new")
    assert game.decision() == "end"
    assert sum(game.someone().goods) == 9 - 2
    other = {"food": "steel", "energy": "food", "steel": "food"}[kind]
    assert table().player(0, **area).play("A6", f"prepare {other} old").decision() == "end"
    assert table().player(0, **area).play("A6", f"prepare {kind} old", "done").decision() == "end"


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("T1.3", "energy"),
        ("T1.4", "food"),
        ("T2.7", "food"),
        ("T3.2", "energy"),
        ("T3.7", "steel"),
    ],
)
def test_a_gained_factory_is_of_the_printed_kind_and_goes_to_either_world(tile: str, kind: str) -> None:
    """T1.3, T1.4, T2.7, T3.2, T3.7; EV-TECH-12, OQ-30: it may be declined."""
    pending = (["begin", f"{tile} now"], ["end"], ["next_turn", 0], ["phase", 3])
    game = table().player(0, set=int(tile[1])).pending(*pending)
    assert game.moves() == [f"factory {kind} old", f"factory {kind} new", "decline"]
    taken = {"old": {kind: 4}}
    full = table().player(0, set=int(tile[1]), factories=taken).pending(*pending)
    assert full.decision() == "end", "EV-FACTORY-11: all four tiles are in play"


@pytest.mark.parametrize(("set_", "kind"), [(1, "energy"), (2, "food"), (3, "steel")])
def test_later_factories_of_more_output_give_two(set_: int, kind: str) -> None:
    """T1.3, T2.7, T3.7, OQ-33: only those of the printed kind, and not before they are settled."""
    for used, rise in ((kind, 2), ({"energy": "food", "food": "steel", "steel": "food"}[kind], 1)):
        game = table().player(0, set=set_, research=[6, 6, 6], factories={"new": {used: 1}})
        assert game.production() == "0/0/0"
        assert sum(game.play("A3", "settle N43").someone().production) == rise


def test_a_free_stadium_goes_to_either_world() -> None:
    """T1.6, OQ-84: a face-up one, and the row refills; the tile has a Happy Face (EV-TECH-13)."""
    game = table().put(rows={"stadiums": ["ST16", "ST06", "ST07"]}).player(0, set=1)
    game.pending(["begin", "T1.6 now"], ["end"], ["next_turn", 0], ["phase", 3])
    assert game.allows("stadium ST16 old")
    game.play("stadium ST16 new")
    assert game.area()["stadiums"] == {"old": ["ST00"], "new": ["ST16"]}
    assert len(game.document()["rows"]["stadiums"]) == 3


@pytest.mark.parametrize(
    ("set_", "research", "faces"),
    [(1, [4, 4, 4], 0), (1, [6, 6, 6], 1), (2, [6, 6, 6], 0), (3, [2, 2, 2], 1), (3, [3, 3, 3], 1),
     (3, [4, 4, 4], 2), (4, [2, 2, 2], 0)],
)  # fmt: skip
def test_happy_faces_of_technologies_count_once_fully_developed(
    set_: int, research: list[int], faces: int
) -> None:
    """EV-TECH-13; T1.6, T3.3, T3.4 show one each."""
    assert table().player(0, set=set_, research=research).someone().powers.faces == faces


def test_gains_of_a_development_come_at_once() -> None:
    """T1.8 gives one resource, T2.5 two; EV-TECH-12."""
    for tile, units in (("T1.8", 1), ("T2.5", 2)):
        game = table().player(0, set=int(tile[1]))
        game.pending(["begin", f"{tile} now"], ["end"], ["next_turn", 0], ["phase", 3])
        game.play(*["gain steel new"] * units)
        assert game.decision() == "end"
        assert game.new() == f"0/{units}/0"


def test_an_exchange_once_a_year_comes_back_with_the_next_year() -> None:
    """T3.1, OQ-68: also after the turn's action, and when the player passes."""
    area: dict[str, Any] = {"set": 3, "research": [2, 2, 2], "old": "3/0/0"}
    game = table().player(0, **area).play("A9", "decline", "done", "use T3.1")
    game.play("exchange old food steel")
    assert game.decision() == "end"
    assert game.old() == "2/1/0"
    assert game.refusal("use T3.1") == ("used_already", "OQ-68")
    assert game.someone().actions.count_taken() == 1
    passing = table().player(0, **area).play("use T3.1", "done", "pass")
    assert passing.someone().actions.passed
    later = table().player(0, used=["T3.1"], **area).put(phase=6).pending(["phase", 7])
    assert later.allows("use T3.1")


def test_a_technology_works_from_the_moment_it_is_developed() -> None:
    """OQ-85: T2.6, invented by the action, is used in the same turn."""
    grid = [["T2.1", "T2.6", "T2.7"], ["T2.2", "T2.5", "T2.8"], ["T2.3", "T2.4", "T2.9"]]
    game = table().player(0, set=2, grid=grid, research=[3, 0, 0], old="1/0/9").play("A10", "invent T2.6")
    assert game.allows("use T2.6")
    assert not game.allows("use T2.4")


def test_a_factory_of_technology_two_six_needs_an_unused_tile() -> None:
    """T2.6; EV-FACTORY-11."""
    all_of_them = {"old": {"food": 4, "steel": 4, "energy": 4}}
    game = table().player(0, set=2, research=[4, 4, 4], factories=all_of_them)
    assert game.refusal("use T2.6") == ("no_unused_factory", "EV-FACTORY-11")


def test_a_marker_rises_although_no_stadium_is_built() -> None:
    """T2.8, OQ-69."""
    game = table().player(0, set=2, stadiums={"old": ["ST00"], "new": ["ST03", "ST04"]}, old="9/9/9")
    game.pending(["begin", "T2.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    assert game.play("raise steel", "done").production() == "0/2/0"


def test_no_marker_rises_without_a_stadium_on_the_new_world() -> None:
    """T2.8, OQ-69."""
    game = table().player(0, set=2, stadiums={"old": ["ST00", "ST03"]}, old="9/9/9")
    game.pending(["begin", "T2.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    assert game.play("done").decision() != "raise"
    assert game.production() == "0/0/0"


@pytest.mark.parametrize("tile", ["T1.9", "T2.9", "T3.9", "T4.9"])
def test_a_free_ocean_area_still_needs_pieces_and_symbols(tile: str) -> None:
    """T1.9, T2.9, T3.9, T4.9, OQ-34: no Passage and no Steel, but ocean only."""
    pending = (["begin", f"{tile} now"], ["end"], ["next_turn", 0], ["phase", 3])
    game = table().player(0, set=int(tile[1]), people=2, markers="1 main, 0").pending(*pending)
    assert game.allows("settle N27")
    assert game.refusal("settle N40") == ("other_environment", "EV-SETTLE-04")
    assert game.refusal("settle N30") == ("symbols_missing", "EV-SETTLE-10")
    assert game.refusal("settle N36") == ("too_few_people", "EV-SETTLE-07")
    assert game.refusal("settle N39") == ("too_few_factories", "EV-SETTLE-05")


def test_no_symbols_are_needed_but_the_environment_is() -> None:
    """T1.2: environment and pieces are still required."""
    game = table().player(0, set=1, research=[4, 4, 4], people=3, new="0/9/0", factories={"new": {"food": 2}})
    game.play("A3")
    assert game.allows("settle N53"), "YW"
    assert game.refusal("settle N10") == ("environment_locked", "EV-SETTLE-04")


def test_the_invention_of_a_stadium_is_made_once() -> None:
    """T4.6: once for each Stadium that is built."""
    game = table().put(rows={"stadiums": ["ST01", "ST06", "ST16"]})
    game.player(0, set=4, research=[4, 4, 4], new="0/1/0").play("A5", "stadium ST01 new")
    game.play(game.moves()[0])
    assert sorted(game.someone().technologies.research) == [4, 4, 5]
    assert game.decision() == "end"


def test_a_gained_ship_whose_flight_is_not_paid_stays_empty_on_the_old_world() -> None:
    """T4.8, OQ-73."""
    pending = (["begin", "T4.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    game = table().put(rows={"ships": ["S13", "S02", "S03"]}).player(0, set=4, old="0/2/2").pending(*pending)
    game.play("ship S13 old")
    assert game.decision() == "end", "2 Energy do not pay a flight of 3"
    assert game.area()["ships"] == {"old": ["S13"], "new": []}
    stays = table().put(rows={"ships": ["S13", "S02", "S03"]}).player(0, set=4, old="0/2/3").pending(*pending)
    assert stays.play("ship S13 old", "done").area()["ships"] == {"old": ["S13"], "new": []}


def test_only_the_gained_ship_is_sent_at_once() -> None:
    """T4.8: other ships wait for the Transport phase."""
    game = table().put(rows={"ships": ["S09", "S02", "S03"]})
    game.player(0, set=4, old="0/0/9", ships={"old": ["S19"], "new": ["S20"]}, new="0/0/9")
    game.pending(["begin", "T4.8 now"], ["end"], ["next_turn", 0], ["phase", 3]).play("ship S09 old")
    assert game.moves() == ["send S09", "done"]

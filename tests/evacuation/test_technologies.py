"""Technologies: inventing, and what developed ones do."""

from typing import Any

from tests.evacuation.table import Table, table


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
    assert game.someone().research == [3, 0, 0]
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
    assert game.someone().research == [6, 4, 0]
    assert game.someone().powers.faces == faces + 1


def test_effects_that_fall_together_come_in_the_owners_order() -> None:
    """OQ-86: T3.8 finishes two technologies at once."""
    grid = [["T3.1", "T3.5", "T3.8"], ["T3.2", "T3.4", "T3.7"], ["T3.3", "T3.6", "T3.9"]]
    game = inventing(set=3, grid=grid, research=[5, 5, 5], people=1, markers="1 main, 0")
    game.play("invent T3.8")
    assert game.moves() == ["first T3.7 now", "first T3.9 now"]
    assert game.play("first T3.9 now").decision() == "settle"


def test_a_stadium_raises_a_marker_for_every_stadium_owned() -> None:
    """T2.8, OQ-69: the new one is paid, the starting one counts."""
    game = table().put(rows={"stadiums": ["ST01", "ST06", "ST16"]}).player(0, set=2, old="0/1/0")
    game.pending(["begin", "T2.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("stadium ST01 old", "raise food")
    assert game.production() == "2/0/0"


def test_building_a_stadium_may_bring_an_invention_and_food() -> None:
    """T4.6."""
    game = table().put(rows={"stadiums": ["ST01", "ST06", "ST16"]})
    game.player(0, set=4, research=[4, 4, 4], old="0/1/0").play("A5", "stadium ST01 old")
    assert game.decision() == "invent"
    game.play("done", "gain food new")
    assert game.new() == "1/0/0"


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

"""Phase 1: production, feeding, entertainment check, penalties."""

import pytest

from nextfrontier.games.evacuation.rules.income import Income
from tests.games.evacuation.table import Table, table

EVERY_AREA = [f"OW{number}" for number in range(1, 10)]


def at_income(year: int = 1, seats: int = 2) -> Table:
    return table(seats).put(year=year, phase=1).pending(["income"], ["phase", 2])


def test_the_first_income_gives_seven_of_each_and_feeding_takes_five() -> None:
    """TV-01; EV-INCOME-01, EV-INCOME-06, EV-INCOME-08, EV-INCOME-18, EV-INCOME-19, EV-INCOME-22."""
    game = table().deal()
    while game.decision() in ("keep_goal", "drop_goal"):
        game.play(game.moves()[0])
    assert game.decision() == "action"
    for seat in range(2):
        assert game.old(seat) == "2/7/7"
        assert game.new(seat) == "0/0/0"
        assert game.production(seat) == "0/0/0"
        assert game.someone(seat).penalties == 0


def test_old_areas_produce_what_their_face_up_tiles_show() -> None:
    """TV-02; EV-INCOME-02, EV-INCOME-03, EV-INCOME-04, EV-INCOME-05: two Areas add 2 Steel and 1 Energy."""
    game = at_income().player(0, left=["OW2", "OW9"], tiles={"old": 0, "new": 0})
    assert game.old() == "0/2/1"


def test_food_that_is_missing_brings_penalty_tokens() -> None:
    """TV-03; EV-INCOME-21, EV-INCOME-26, EV-INCOME-28."""
    game = at_income().player(0, left=[], tiles={"old": 0, "new": 0}, old="3/0/0")
    assert game.old() == "0/0/0"
    assert game.someone().penalties == 2


@pytest.mark.parametrize(
    ("year", "new", "old", "tokens"), [(3, 0, 2, 1), (4, 1, 0, 1), (3, 1, 0, 0), (4, 0, 0, 2), (2, 0, 0, 0)]
)
def test_missing_stadiums_on_the_new_world_bring_penalty_tokens(
    year: int, new: int, old: int, tokens: int
) -> None:
    """TV-04, TV-05; EV-INCOME-23, EV-INCOME-24, EV-INCOME-25, EV-INCOME-27, EV-STAD-06."""
    here, there = ["ST03", "ST04"][:old], ["ST05", "ST06"][:new]
    game = at_income(year).player(0, new="4/0/0", stadiums={"old": here, "new": there})
    assert game.someone().penalties == tokens


def test_food_of_one_world_does_not_feed_the_other() -> None:
    """TV-06; EV-RES-01, EV-INCOME-17, EV-INCOME-20."""
    game = at_income(3).player(0, old="9/0/0", left=[], tiles={"old": 0, "new": 0})
    game.player(1, left=[]).changes["players"][0]["stadiums"] = {"new": ["ST03"]}
    assert game.someone().penalties == 2
    assert game.old() == "7/0/0"


def test_the_new_world_produces_the_levels_of_its_markers() -> None:
    """EV-INCOME-07, EV-RES-02, EV-RES-03, EV-INCOME-16: levels above 10 have no limit."""
    game = at_income().player(0, production="3/0/12", left=[])
    assert game.new() == "3/0/12"


def test_a_flipped_productivity_tile_produces_on_neither_world() -> None:
    """TV-46; EV-PASS-03, EV-PASS-04."""
    game = at_income().player(0, tiles={"old": 1, "new": 0}, left=EVERY_AREA)
    assert (game.old(), game.new()) == ("1/6/6", "0/0/0")


def test_cheaper_feeding_saves_one_food_on_each_world_but_never_gives_any() -> None:
    """T3.4: per world, not below 0."""
    game = at_income(4).player(0, set=3, research=[4, 4, 4], old="0/0/0", new="4/0/0", left=[])
    game.changes["players"][0].update(tiles={"old": 0, "new": 0}, stadiums={"new": ["ST03", "ST04"]})
    assert game.new() == "1/0/0"
    assert game.someone().penalties == 0


@pytest.mark.parametrize(("year", "old", "new"), [(1, 5, 0), (2, 4, 0), (3, 2, 2), (4, 1, 4)])
def test_every_year_demands_food_of_its_own(year: int, old: int, new: int) -> None:
    """EV-INCOME-17, EV-INCOME-19, EV-INCOME-20; D-04."""
    area = {"left": [], "tiles": {"old": 0, "new": 0}, "stadiums": {"new": ["ST03", "ST04"]}}
    game = at_income(year).player(0, old="9/0/0", new="9/0/0", **area)
    assert (game.old(), game.new()) == (f"{9 - old}/0/0", f"{9 - new}/0/0")
    assert game.someone().penalties == 0


def test_food_just_produced_feeds_and_hunger_on_both_worlds_adds_up() -> None:
    """EV-INCOME-22, EV-INCOME-26, EV-INCOME-01: production comes first; tokens of before are kept."""
    area = {"left": ["OW8"], "tiles": {"old": 0, "new": 0}, "stadiums": {"new": ["ST03"]}, "penalties": 1}
    game = at_income(3).player(0, production="1/0/0", **area)
    assert (game.old(), game.new()) == ("0/0/0", "0/0/0")
    assert game.someone().penalties == 1 + 1 + 1


def test_evacuated_areas_and_landed_tiles_no_longer_produce_on_the_old_world() -> None:
    """EV-INCOME-05, EV-PASS-04: a landed tile counts by its Production markers only."""
    game = at_income(2).player(0, left=["OW3"], tiles={"old": 0, "new": 1}, production="1/1/1", old="3/0/0")
    assert (game.old(), game.new()) == ("1/0/0", "1/1/1")


def test_income_is_told_producer_by_producer_and_adds_up() -> None:
    """EV-INCOME-03, EV-INCOME-07, EV-INCOME-23: Areas, tiles and markers in turn, the sum, then what is checked."""
    area = {"left": ["OW2", "OW5"], "tiles": {"old": 1, "new": 0}, "production": "2/0/1"}
    game = table().put(year=3, phase=1).pending(["phase", 2]).player(0, **area)
    game.worlds.events = game.events
    Income().run(game.worlds)
    told = [
        (event.kind, event.cause, event.details)
        for event in game.events
        if event.kind != "phase" and event.seat == 0
    ]
    assert told == [
        ("yielded", "OW2", {"world": "old", "steel": 2}),
        ("yielded", "OW5", {"world": "old", "food": 1, "steel": 1}),
        ("yielded", "EV-INCOME-03", {"world": "old", "food": 1, "steel": 1, "energy": 1}),
        ("produced", "EV-INCOME-01", {"world": "old", "food": 2, "steel": 4, "energy": 1}),
        ("yielded", "EV-INCOME-07", {"world": "new", "food": 2}),
        ("yielded", "EV-INCOME-07", {"world": "new", "energy": 1}),
        ("produced", "EV-INCOME-01", {"world": "new", "food": 2, "energy": 1}),
        ("fed", "EV-INCOME-18", {"world": "old", "food": 2, "demand": 2}),
        ("fed", "EV-INCOME-18", {"world": "new", "food": 2, "demand": 2}),
        ("entertained", "EV-INCOME-23", {"stadiums": 0, "needed": 1}),
        ("penalty", "EV-INCOME-27", {"tokens": 1}),
    ]

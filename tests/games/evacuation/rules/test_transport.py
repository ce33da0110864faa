"""Phases 3 and 4: transport and turn order."""

import time
from typing import Any

import pytest

from nextfrontier.games.evacuation.rules.order import new_order
from tests.games.evacuation.table import Table, table


def lanes(game: Table, **changes: Any) -> Table:
    """All seats are in the Transport phase."""
    tasks = ["lanes", *[[["transport", 0]] for _ in range(game.seats)]]
    return game.put(phase=3, **changes).pending(tasks, ["after_transport"], ["phase", 4])


def flying(*ships: str, **area: Any) -> Table:
    area = {"continent": "K1", "old": "5/5/5", "ships": {"old": list(ships)}, **area}
    return lanes(table().player(0, **area).player(1, ships={"old": ["S21"]}, old="0/0/9"))


def test_a_ship_carries_an_area_a_factory_and_resources() -> None:
    """TV-32; EV-TRANS-01..03, EV-TRANS-04, EV-TRANS-06, EV-TRANS-11, EV-TRANS-16, EV-TRANS-25."""
    game = flying("S09", factories={"old": {"food": 1}}).play("send S09", seat=0)
    assert game.old() == "5/5/4"
    game.play("load S09 food factory", "load S09 OW3 bay", "load S09 2 energy", seat=0)
    assert game.someone().people == 2
    assert game.area()["factories"]["new"]["food"] == 1
    assert (game.old(), game.new()) == ("5/5/2", "0/0/2")
    assert game.area()["ships"] == {"old": [], "new": ["S09"]}
    assert "OW3" not in game.area()["left"]
    assert game.production() == "0/0/0", "EV-TRANS-27: nothing produces yet"


@pytest.mark.parametrize(
    ("ship", "area", "legal"), [("S09", "OW2", False), ("S04", "OW5", True), ("S04", "OW4", False)]
)
def test_the_edge_colour_must_match_the_bay(ship: str, area: str, legal: bool) -> None:
    """TV-33, TV-82; EV-TRANS-05."""
    game = flying(ship).play(f"send {ship}", seat=0)
    assert game.allows(f"load {ship} {area} bay", 0) == legal
    if not legal:
        assert game.refusal(f"load {ship} {area} bay", 0) == ("other_edge", "EV-TRANS-05")


def test_a_factory_area_leaves_within_the_building_limit_whatever_its_edge() -> None:
    """TV-34, TV-81; EV-TRANS-07, EV-TRANS-08, EV-TRANS-12, EV-TRANS-14."""
    game = flying("S09", "S03").play("send S09", "send S03", seat=0)
    assert game.refusal("load S09 OW8 bay", 0) == ("other_edge", "EV-TRANS-05")
    assert game.refusal("load S03 OW8 building", 0) == ("building_limit", "EV-TRANS-10")
    game.play("load S09 OW8 building", "done", seat=0)
    assert game.area()["factories"]["new"]["food"] == 1
    assert "OW8" not in game.area()["left"]


def test_a_factory_area_in_a_bay_does_not_count_as_a_building() -> None:
    """TV-35; EV-TRANS-10, EV-TRANS-13, EV-STAD-07, EV-STAD-09."""
    game = flying("S09").play("send S09", "load S09 OW9 bay", "load S09 ST00", seat=0)
    assert game.refusal("load S09 OW7 building", 0) == ("building_limit", "EV-TRANS-10")
    game.play("done", seat=0)
    assert game.area()["stadiums"] == {"old": [], "new": ["ST00"]}
    assert game.area()["factories"]["new"]["energy"] == 1


def test_people_leave_only_in_a_bay_and_productivity_tiles_not_at_all() -> None:
    """EV-TRANS-15, EV-TRANS-18."""
    game = flying("S13").play("send S13", seat=0)
    thinkable = [game.worlds.notation(0, move) for move in game.worlds.domain(0)]
    assert not [move for move in thinkable if "OW1 building" in move or "OWP" in move]


def test_cargo_pays_for_no_flight_in_the_same_phase() -> None:
    """TV-36; EV-TRANS-21, EV-TRANS-22, EV-TRANS-26."""
    game = flying("S03", ships={"old": ["S03"], "new": ["S21"]})
    game.changes["players"][1]["ships"] = {"old": ["S20"]}
    game.play("send S03", "load S03 2 energy", seat=0)
    assert game.refusal("send S21", 0) == ("too_little_energy_to_fly", "EV-TRANS-21")


def test_a_ship_flies_back_empty_for_one_energy() -> None:
    """TV-37; EV-TRANS-17, EV-TRANS-21, EV-TRANS-23, EV-TRANS-28, EV-TRANS-24."""
    game = flying(ships={"new": ["S13"]}, new="0/0/1").play("send S13", seat=0)
    assert game.worlds.required_decision(0) is None, "it is not loaded: nothing else is left to decide"
    assert game.new() == "0/0/0"
    assert game.area()["ships"] == {"old": ["S13"], "new": []}


def test_energy_loaded_pays_for_no_flight() -> None:
    """TV-108; EV-TRANS-19, EV-TRANS-29: with 2 Energy and a flight cost of 2 none can be loaded."""
    game = flying("S03", old="0/0/2").play("send S03", seat=0)
    assert game.refusal("load S03 1 energy", 0) == ("none_left", "EV-TRANS-02")
    assert game.play("done", seat=0).area()["ships"]["new"] == ["S03"], "EV-TRANS-20: empty is allowed"


def test_an_evacuated_area_never_leaves_again() -> None:
    """EV-TRANS-09."""
    game = flying("S03", left=["OW1"]).play("send S03", seat=0)
    assert game.refusal("load S03 OW3 bay", 0) == ("evacuated_already", "EV-TRANS-09")


def test_a_factory_area_needs_an_unused_tile() -> None:
    """TV-27; EV-FACTORY-12."""
    game = flying("S09", factories={"old": {"steel": 4}}).play("send S09", seat=0)
    assert game.refusal("load S09 OW7 building", 0) == ("no_unused_factory", "EV-FACTORY-12")


def test_the_first_journey_may_be_cheaper_once() -> None:
    """TV-112; card 11, OQ-79: 1, then 1 for the return, then 2 Energy."""
    game = flying("S04", fresh=[["S04", -1, 0]])
    assert game.play("send S04", "done", seat=0).old() == "5/5/4"
    assert game.area().get("fresh") is None


def test_ships_of_technology_one_five_return_at_once_for_free() -> None:
    """T1.5, OQ-31."""
    game = flying("S09", set=1, research=[4, 4, 4]).play("send S09", "load S09 2 steel", "done", seat=0)
    assert game.area()["ships"] == {"old": ["S09"], "new": []}
    assert game.new() == "0/2/0"


def test_one_bay_may_take_any_colour() -> None:
    """T2.3, OQ-74: one bay in all, and an Area without edge fits none."""
    game = flying("S03", "S01", set=2, research=[2, 2, 2]).play("send S03", "send S01", seat=0)
    assert game.refusal("load S03 OW8 bay", 0) == ("other_edge", "EV-TRANS-05")
    game.play("load S03 OW2 bay", seat=0)
    assert game.refusal("load S01 OW4 bay", 0) == ("other_edge", "EV-TRANS-05")
    assert game.allows("load S01 OW5 bay", 0)


def test_larger_and_cheaper_ships() -> None:
    """T3.5 gives +1 to both limits; T4.1 lets ships fly for 1 Energy."""
    game = flying("S03", set=3, research=[4, 4, 4]).play(
        "send S03", "load S03 3 steel", "load S03 ST00", seat=0
    )
    assert game.refusal("load S03 1 food", 0) == ("resource_limit", "EV-TRANS-16")
    assert flying("S13", set=4, research=[2, 2, 2]).play("send S13", seat=0).old() == "5/5/4"


def test_lanes_do_not_depend_on_who_answers_first() -> None:
    """EV-GAME-11, OQ-22."""
    first = flying("S09").play("send S09", "done", seat=0).play("send S21", "done", seat=1)
    second = flying("S09").play("send S21", "done", seat=1).play("send S09", "done", seat=0)
    assert first.document() == second.document()


def test_ships_that_stood_on_the_new_world_fly_back_as_usual() -> None:
    """T1.5, OQ-31: only a ship that arrived in this phase returns for free."""
    game = flying(
        "S09", set=1, research=[4, 4, 4], ships={"old": ["S09"], "new": ["S19", "S20"]}, new="0/0/1"
    )
    game.play("send S09", "send S19", "done", seat=0)
    assert game.new() == "0/0/0"
    assert game.area()["ships"] == {"old": ["S09", "S19"], "new": ["S20"]}


def test_cheaper_flights_change_no_return() -> None:
    """T4.1: flights from the Old World; the way back costs 1 as ever (EV-TRANS-21)."""
    game = flying("S13", set=4, research=[2, 2, 2], ships={"old": ["S13"], "new": ["S14"]}, new="0/0/1")
    game.play("send S13", "send S14", seat=0)
    assert (game.old(), game.new()) == ("5/5/4", "0/0/0")


def test_a_ship_makes_one_journey_in_a_phase() -> None:
    """EV-TRANS-28, OQ-39: neither a sent ship nor a returned one flies on."""
    game = flying("S09", ships={"old": ["S09"], "new": ["S19"]}, new="0/0/9").play(
        "send S09", "send S19", seat=0
    )
    assert not [move for move in game.moves(0) if move.startswith("send")]


def test_a_ship_that_stays_is_not_loaded() -> None:
    """EV-TRANS-24, EV-TRANS-02."""
    game = flying("S09", "S19").play("send S09", seat=0)
    assert not [move for move in game.moves(0) if move.startswith("load S19")]
    assert game.play("done", seat=0).area()["ships"] == {"old": ["S19"], "new": ["S09"]}


def test_ships_are_loaded_with_things_of_the_old_world_only() -> None:
    """EV-TRANS-02, EV-TRANS-11, EV-TRANS-16."""
    game = flying("S21", new="9/9/9", old="0/0/1", factories={"new": {"food": 1}}, stadiums={"new": ["ST03"]})
    game.changes["players"][1]["ships"] = {"old": ["S20"]}
    game.changes["players"][0]["left"] = []
    game.play("send S21", seat=0)
    assert game.worlds.required_decision(0) is None, "nothing can be loaded"


def test_every_bay_takes_one_area_and_a_twin_two() -> None:
    """EV-TRANS-04, EV-TRANS-05: at K1, OW2 has a desert edge only, OW9 desert and ocean, OW3 ocean."""
    game = flying("S18").play("send S18", "load S18 OW9 bay", seat=0)
    assert game.allows("load S18 OW2 bay", 0), "OW9 may lie in the ocean bay"
    assert game.allows("load S18 OW3 bay", 0)
    game.play("load S18 OW2 bay", seat=0)
    assert game.refusal("load S18 OW3 bay", 0) == ("bay_taken", "EV-TRANS-04")


def test_a_wild_bay_is_chosen_anew_and_counts_where_no_colour_fits() -> None:
    """T2.3, OQ-74: in a twin only the bay that does not match is the wild one."""
    area: dict[str, Any] = {"set": 2, "research": [2, 2, 2]}
    game = flying("S18", "S01", **area).play("send S18", "send S01", "load S18 OW3 bay", seat=0)
    assert game.allows("load S18 OW4 bay", 0)
    assert game.allows("load S01 OW4 bay", 0)
    game.play("load S18 OW4 bay", seat=0)
    assert game.refusal("load S01 OW6 bay", 0) == ("other_edge", "EV-TRANS-05")
    assert game.allows("load S01 OW2 bay", 0)


def test_factories_on_board_are_in_play() -> None:
    """EV-FACTORY-10, EV-FACTORY-12: the fourth tile is on a ship."""
    game = flying("S09", "S19", factories={"old": {"steel": 3}}).play("send S09", "send S19", seat=0)
    game.play("load S19 steel factory", seat=0)
    assert game.allows("load S09 OW7 building", 0)
    game = flying("S09", "S19", factories={"old": {"food": 4}}).play("send S09", "send S19", seat=0)
    game.play("load S19 food factory", seat=0)
    assert game.refusal("load S09 OW8 building", 0) == ("no_unused_factory", "EV-FACTORY-12")


def test_flights_are_paid_by_the_world_the_ship_leaves() -> None:
    """EV-TRANS-19, EV-TRANS-22."""
    game = flying("S13", old="0/0/2", new="0/0/9")
    game.changes["players"][0]["ships"] = {"old": ["S13", "S19"]}
    assert game.refusal("send S13", 0) == ("too_little_energy_to_fly", "EV-TRANS-19")
    assert game.play("send S19", seat=0).old() == "0/0/1"


@pytest.mark.parametrize(
    ("order", "faces", "expected"),
    [((0, 1, 2, 3), [0, 0, 2, 0], [2, 3, 1, 0]), ((0, 1, 2), [3, 3, 5], [2, 1, 0])],
)
def test_turn_order_goes_by_happy_faces_and_ties_are_reversed(
    order: tuple[int, ...], faces: list[int], expected: list[int]
) -> None:
    """TV-38, TV-39; EV-ORDER-01, EV-ORDER-03, EV-ORDER-04."""
    assert new_order(order, faces) == expected


def test_happy_faces_of_both_worlds_and_of_technologies_count_for_turn_order() -> None:
    """EV-ORDER-02, EV-ORDER-05, EV-TECH-13."""
    game = table().player(0, set=3, research=[2, 2, 2], stadiums={"old": ["ST03"], "new": ["ST06"]})
    game.player(1, stadiums={"old": ["ST07"]}).put(order=[1, 0], phase=4)
    game.pending(["turn_order"], ["progress_phase"], ["phase", 6])
    assert game.someone().all_faces(game.worlds.box) == 4
    assert game.worlds.order == (0, 1)


def test_happy_faces_of_the_old_world_alone_can_decide_the_turn_order() -> None:
    """EV-ORDER-02: two faces there come before one on the New World."""
    game = table().player(0, stadiums={"old": ["ST06"], "new": []})
    game.player(1, stadiums={"old": [], "new": ["ST03"]}).put(order=[1, 0], phase=4)
    game.pending(["turn_order"], ["progress_phase"], ["phase", 6])
    assert game.worlds.order == (0, 1)


def test_the_moves_of_six_open_ships_are_found_in_time() -> None:
    """The worst case of the moves bench: six ships sent, larger by T3.5."""
    ships = ["S13", "S14", "S15", "S16", "S17", "S18"]
    area = {"set": 3, "research": [4, 4, 4], "factories": {"old": {"food": 2, "steel": 2, "energy": 2}}}
    game = flying(*ships, old="9/9/20", stadiums={"old": ["ST00", "ST03", "ST04"]}, **area)
    game.play(*[f"send {ship}" for ship in ships], seat=0)
    start = time.perf_counter()
    assert len(game.worlds.moves(0)) > 100
    assert time.perf_counter() - start < 0.5

"""What the network produces (chapter UC-PROD)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import (
    alone,
    at_production,
    buildings,
    end_last_turn,
    harvest,
    holdings,
    pending,
    plain,
    purple,
    upgraded,
    white,
)
from tests.games.underwater_cities.table import Table, table

BOTH_CITIES: Document = {"cities": white("MC"), "tunnels": plain("MC-BR")}


@pytest.mark.parametrize(
    ("area", "given"),
    [
        pytest.param({"tunnels": plain("MC-BR")}, "1c", id="UC-PROD-04 a tunnel"),
        pytest.param({"tunnels": upgraded("MC-BR")}, "1c 1vp", id="UC-PROD-05 an upgraded tunnel"),
        pytest.param({"buildings": {"BR.1": "farm"}}, "1k", id="UC-PROD-06 a farm"),
        pytest.param({"buildings": {"BR.1": "farm+"}}, "1k 1vp", id="UC-PROD-07 an upgraded farm"),
        pytest.param({"buildings": {"BR.1": "desalination"}}, "1c", id="UC-PROD-09 a desalination plant"),
        pytest.param({"buildings": {"BR.1": "desalination+"}}, "1b 1c", id="UC-PROD-10 an upgraded one"),
        pytest.param({"buildings": {"BR.1": "laboratory"}}, "1n", id="UC-PROD-12 a laboratory"),
        pytest.param({"buildings": {"BR.1": "laboratory+"}}, "1s 1n", id="UC-PROD-13 an upgraded one"),
        pytest.param({"cities": purple("BR")}, "2vp", id="UC-PROD-15 a symbiotic city"),
        pytest.param({"cities": white("BR")}, "", id="UC-PROD-16 a nonsymbiotic city"),
    ],
)
def test_the_player_aid_tells_what_each_thing_produces(area: dict[str, Any], given: str) -> None:
    """UC-PROD-26: costs and production as on the player aid (table 4.3 of the rules)."""
    assert harvest(**area) == given


@pytest.mark.parametrize(
    ("sites", "given"), [(("BR.1", "BR.2"), "3k 3vp"), (("BR.1", "BR.2", "BR.3"), "4k 4vp")]
)
def test_two_upgraded_farms_at_a_city_give_one_kelp_and_one_point_more(
    sites: tuple[str, ...], given: str
) -> None:
    """TV-PROD-03, UC-PROD-08: once per city, also with three."""
    assert harvest(buildings=buildings("farm+", *sites)) == given


def test_two_upgraded_desalination_plants_at_a_city_give_three_credits_and_two_biomatter() -> None:
    """TV-PROD-05, UC-PROD-11."""
    assert harvest(buildings=buildings("desalination+", "BR.1", "BR.2")) == "2b 3c"


@pytest.mark.parametrize(
    ("kind", "two", "three"),
    [
        pytest.param("desalination+", "2b 3c", "3b 4c", id="UC-PROD-11"),
        pytest.param("laboratory+", "3s 2n", "4s 3n", id="UC-PROD-14"),
    ],
)
def test_a_pair_of_upgraded_buildings_gives_its_bonus_once_per_city(kind: str, two: str, three: str) -> None:
    """UC-PROD-11, UC-PROD-14."""
    assert harvest(buildings=buildings(kind, "BR.1", "BR.3")) == two
    assert harvest(buildings=buildings(kind, "BR.1", "BR.2", "BR.3")) == three


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        pytest.param("farm+", "5k 5vp", id="UC-PROD-08"),
        pytest.param("desalination+", "4b 5c", id="UC-PROD-11"),
        pytest.param("laboratory+", "5s 4n", id="UC-PROD-14"),
    ],
)
def test_four_upgraded_buildings_of_one_kind_at_a_city_give_the_pair_bonus_once(
    kind: str, given: str
) -> None:
    """UC-PROD-08, UC-PROD-11, UC-PROD-14: three sites and the expansion site hold two pairs; once per city."""
    assert harvest(buildings=buildings(kind, "BR.1", "BR.2", "BR.3", "BR.x")) == given


@pytest.mark.parametrize(
    ("first", "second", "given"),
    [
        ("farm+", "farm", "2k 1vp"),
        ("desalination+", "desalination", "1b 2c"),
        ("laboratory+", "laboratory", "1s 2n"),
        ("farm+", "laboratory+", "1k 1s 1n 1vp"),
        ("desalination+", "farm+", "1k 1b 1c 1vp"),
        ("farm", "farm", "2k"),
    ],
)
def test_only_two_upgraded_buildings_of_one_kind_are_a_pair(first: str, second: str, given: str) -> None:
    """UC-PROD-08, UC-PROD-11, UC-PROD-14."""
    assert harvest(buildings={"BR.1": first, "BR.2": second}) == given


@pytest.mark.parametrize(
    ("kind", "given"), [("farm+", "2k 1c 2vp"), ("desalination+", "2b 3c"), ("laboratory+", "2s 2n 1c")]
)
def test_upgraded_buildings_at_different_cities_are_no_pair(kind: str, given: str) -> None:
    """UC-PROD-08, UC-PROD-11, UC-PROD-14: "at the same connected city"; the tunnel gives the credit."""
    assert harvest(**BOTH_CITIES, buildings=buildings(kind, "BR.1", "MC.1")) == given


def test_every_city_has_its_own_pair_bonus() -> None:
    """UC-PROD-08: once per city, so twice for two cities."""
    farms = buildings("farm+", "BR.1", "BR.2", "MC.1", "MC.2")
    assert harvest(**BOTH_CITIES, buildings=farms) == "6k 1c 6vp"


def test_a_city_may_have_pairs_of_several_kinds_and_use_its_expansion_site() -> None:
    """UC-PROD-08, UC-PROD-14."""
    pairs = {"BR.1": "farm+", "BR.2": "farm+", "BR.3": "laboratory+", "BR.x": "laboratory+"}
    assert harvest(buildings=pairs) == "3k 3s 2n 3vp"


def test_two_upgraded_tunnels_have_no_pair_bonus() -> None:
    """UC-PROD-23."""
    assert harvest(tunnels=upgraded("MC-BR", "MR-BR")) == "2c 2vp"


def test_only_tunnels_next_to_a_built_city_produce() -> None:
    """UC-PROD-02, UC-PROD-17: BL-BC lies between two empty city sites until BL is built."""
    assert harvest(tunnels=plain("BC-BR", "BL-BC")) == "1c"
    assert harvest(tunnels=plain("BC-BR", "BL-BC"), cities=white("BL")) == "2c"
    assert harvest(tunnels=upgraded("BC-BR", "BL-BC")) == "1c 1vp"


def test_every_connected_building_produces_also_far_from_the_start() -> None:
    """UC-PROD-03: the city BL is joined over the empty city site BC."""
    area: Document = {
        "tunnels": plain("BC-BR", "BL-BC"),
        "cities": white("BL"),
        "buildings": {"BL.1": "farm"},
    }
    assert harvest(**area) == "1k 2c"


def test_an_unconnected_city_and_its_buildings_produce_nothing() -> None:
    """UC-PROD-17: without a tunnel MC is not connected."""
    pair = buildings("farm+", "MC.1", "MC.2")
    assert harvest(cities=purple("MC"), buildings=pair) == ""
    assert harvest(cities=purple("MC"), buildings=pair, tunnels=plain("MC-BR")) == "3k 1c 5vp"


def test_a_building_at_an_empty_city_site_produces_nothing_even_if_tunnels_lead_there() -> None:
    """UC-PROD-17: a building not adjacent to a connected city."""
    lab = {"MC.1": "laboratory+"}
    assert harvest(buildings=lab, tunnels=plain("MC-BR")) == "1c"
    assert harvest(buildings=lab, tunnels=plain("MC-BR"), cities=white("MC")) == "1s 1n 1c"


def test_a_tunnel_that_only_joins_a_metropolis_lets_it_produce_but_gives_nothing_itself() -> None:
    """UC-PROD-20: TR-blue starts at the empty site TR; B-3 produces 1 VP; a city at TR adds 2 credits."""
    area: Document = {"tunnels": plain("MR-BR", "TR-MR", "TR-blue"), "metropolises": {"TR": "B-3"}}
    assert harvest(**area) == "1c 1vp"
    assert harvest(**area, cities=white("TR")) == "3c 1vp"


def test_points_of_production_are_scored_before_feeding_takes_some() -> None:
    """UC-PROD-24: 0 points, 2 produced, then 3 lost for hunger: 0 is left, not 2."""
    game = end_last_turn(alone(score=0, cities=purple("BR")))
    assert game.score() == 0
    assert game.area()["points"] == {"production": 2, "feeding": -2}


def test_kelp_that_was_just_produced_feeds_the_city() -> None:
    """UC-PROD-25."""
    game = end_last_turn(alone(score=5, buildings={"BR.1": "farm"}))
    assert (game.goods(), game.score()) == ("", 5)


def test_all_players_produce_at_the_same_time() -> None:
    """UC-PROD-01: both have a choice to make (#119); either may answer first, with the same outcome."""

    def game() -> Table:
        found = alone(claimed=[119]).player(
            1, goods="", score=0, claimed=[101], buildings={"BR.1": "desalination"}
        )
        return at_production(found)

    both = [(open_.seat, open_.optional) for open_ in game().sea.decisions()]
    assert both == [(0, False), (1, False)]
    first = game().play("part 1", seat=0).play("use 101", seat=1)
    second = game().play("use 101", seat=1).play("part 1", seat=0)
    assert [first.goods(0), first.goods(1)] == ["1k", "1k 1n"]
    assert first.document() == second.document()


def test_the_production_phase_begins_for_all_seats_after_the_last_turn_of_an_era() -> None:
    """UC-PROD-01: four seats, each with a farm."""
    game = table(4)
    for seat in range(4):
        game.player(seat, goods="", score=9, buildings={"BR.1": "farm", "BR.2": "laboratory"})
    pending(game, ["production_phase"], era=2)
    assert [holdings(game, seat) for seat in range(4)] == ["1k 1n 9vp"] * 4


def production_example() -> dict[str, Any]:
    """The network of the rulebook's example, laid out as in boards document 6."""
    return {
        "tunnels": plain("BC-BR", "MR-BR", "TR-blue") | upgraded("TR-MR"),
        "cities": purple("MR") | white("MC"),
        "buildings": {
            "BR.1": "farm+",
            "BR.2": "farm",
            "BR.3": "desalination",
            "MR.1": "laboratory+",
            "MR.2": "laboratory+",
            "MR.3": "desalination",
            "MC.1": "laboratory",
        },
        "claimed": [57],
        "metropolises": {"TR": "B-1"},
    }


def test_the_full_example_of_the_rulebook() -> None:
    """TV-PROD-04: totals, then 2 kelp eaten by the two connected cities."""
    assert harvest(**production_example()) == "2k 3s 2n 6c 6vp"
    game = end_last_turn(alone(**production_example()))
    assert holdings(game) == "3s 2n 6c 6vp"


def test_the_full_example_source_by_source() -> None:
    """TV-PROD-04."""
    game = end_last_turn(alone(**production_example()))
    given = {
        e.cause: {k: n for k, n in e.details.items() if n}
        for e in game.events
        if e.kind == "gained" and e.seat == 0
    }
    assert given == {
        "BR.1": {"kelp": 1, "vp": 1},
        "BR.2": {"kelp": 1},
        "BR.3": {"credits": 1},
        "MR.3": {"credits": 1},
        "MR.1": {"science": 1, "steelplast": 1},
        "MR.2": {"science": 1, "steelplast": 1},
        "pair MR": {"steelplast": 1},
        "BC-BR": {"credits": 1},
        "MR-BR": {"credits": 1},
        "TR-MR": {"credits": 1, "vp": 1},
        "MR": {"vp": 2},
        "B-1 production": {"vp": 2},
        "card 57/1": {"credits": 1},
    }
    fed = [e.details for e in game.events if e.kind == "fed" and e.seat == 0]
    assert fed == [{"cities": 2, "kelp": 2, "biomatter": 0, "lost": 0}]

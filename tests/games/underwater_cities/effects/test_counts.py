"""Counts and conditions: only what is connected counts (UC-CARD-03, -06, -07, -12, -16, -19, UC-NET-10)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.effects.counts import CONDITION, COUNT
from nextfrontier.games.underwater_cities.effects.counts import NETWORK as CONNECTS
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from nextfrontier.games.underwater_cities.state.board import FARM, LABORATORY
from nextfrontier.games.underwater_cities.state.supplies import BUILDS, CLAIMS, CONVERTS, UPGRADES
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from tests.games.underwater_cities.table import Table, table

# Connected: BR, MR (symbiotic) and BC; TL is not, and TR-MC joins two empty city sites.
NETWORK: dict[str, Any] = {
    "cities": cities("MR* BC TL"),
    "tunnels": tunnels("MR-BR+ BC-BR MC-BR TR-MC+ TR-blue"),
    "buildings": {
        **farms("BR.1 BR.2+ MR.1+ TL.1+"),
        **desals("MR.2+ MR.3+ BC.1 TL.2"),
        **labs("BR.3 BC.2+ BC.3+ BC.x+ TL.3+"),
    },
    "claimed": [19, 17, 35, 85, 195],
    "under_board": [191],
    "gained": ["B-11"],
    "hand": [2],
}


def count(text: str, put: dict[str, Any] | None = None, **area: Any) -> int:
    """The value of a count of the vocabulary in this network."""
    game = table().put(era=2, **(put or {})).player(0, "", **{**NETWORK, **area})
    return VOCABULARY.read(text, COUNT).value(game.sea, game.someone())


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("connected(farm)", 3),
        ("connected(desal)", 3),
        ("connected(lab)", 4),
        ("connected(tunnel)", 3),
        ("connected(city)", 3),
        ("connected(white_city)", 2),
        ("connected(symbiotic_city)", 1),
        ("connected(metropolis)", 2),
        ("upgraded(farm)", 2),
        ("upgraded(desal)", 2),
        ("upgraded(lab)", 3),
        ("upgraded(tunnel)", 1),
        ("min_of(upgraded(farm), upgraded(desal), upgraded(lab))", 2),
        ("min_of(connected(lab), connected(city))", 3),
        ("specials_paid()", 2),
        ("claimed(any)", 6),
        ("claimed(numbered)", 5),
        ("claimed(action)", 3),
        ("claimed(permanent)", 1),
        ("claimed(production)", 1),
        ("claimed(scoring)", 1),
        ("cities_with(farm=1)", 2),
        ("cities_with(farm=2)", 1),
        ("cities_with(upgraded_lab=2)", 1),
        ("cities_with(upgraded_lab=3)", 1),
        ("cities_with(upgraded_lab=4)", 0),
        ("cities_with(upgraded_desal=2)", 1),
        ("cities_with(upgraded_farm=1)", 2),
        ("cities_with(upgraded_farm=2)", 0),
        ("cities_with(farm=1, desal=1, lab=1)", 0),
        ("cities_with(farm=1, desal=1)", 1),
        ("cities_with(building=3)", 3),
        ("cities_with(building=4)", 1),
        ("cities_with(building=5)", 0),
    ],
)
def test_a_count_counts_what_is_connected(text: str, value: int) -> None:
    """UC-CARD-07, UC-CARD-16, UC-NET-10: upgraded ones count as their kind, unconnected ones as nothing."""
    assert count(text) == value


def test_city_means_both_kinds_unless_stated() -> None:
    """UC-CARD-06: counted (#138, #189) and built (#7)."""
    assert count("connected(city)", cities=cities("MR* BC*")) == 3
    assert count("connected(city)", cities=cities("MR BC")) == 3
    game = table().player(0, "9k 9s 1b 9c", hand=[7]).play("7+G2", "part 1")
    assert {"city MR symbiotic", "city MR nonsymbiotic"} <= set(game.moves())


def test_a_tunnel_counts_if_it_touches_a_built_city() -> None:
    """UC-CARD-07, D-31: TR-MC joins two empty sites and counts once a city stands on one of them."""
    assert count("connected(tunnel)", cities=cities("MR")) == 3
    assert count("connected(tunnel)", cities=cities("MR MC")) == 4
    assert count("upgraded(tunnel)", cities=cities("MR MC")) == 2


@pytest.mark.parametrize(
    ("slots", "colours"),
    [
        ({}, 0),
        ({"G1": [0], "G2": [0]}, 1),
        ({"G1": [0], "R2": [0], "Y3": [0]}, 3),
        ({"G1": [0], "R2": [1], "Y3": [0]}, 2),
        ({"G1": [0], "AAS": [0, 0]}, 1),
    ],
    ids=["no tile", "one colour", "three", "another's tile", "the always-available slot"],
)
def test_slot_colours_are_those_of_own_tiles_on_coloured_slots(slots: dict[str, Any], colours: int) -> None:
    """UC-CARD-02, CE-23: the always-available slot has no colour (UC-AAS-04)."""
    assert count("slot_colours()", {"slots": slots}) == colours


@pytest.mark.parametrize(
    ("space", "met"), [("below", False), ("4", False), ("3", True), ("2", False), ("1", False)]
)
def test_on_space_three_means_exactly_there(space: str, met: bool) -> None:
    """UC-CARD-19: #33 and #111."""
    game = table().put(federation={space: [0], "below": []}).player(0, "", hand=[33]).play("33+R1")
    assert (game.decision() == "parts") == met
    assert VOCABULARY.read("on_space(3)", CONDITION).holds(game.sea, game.someone()) == met


@pytest.mark.parametrize(("desalination", "met"), [(2, False), (3, True), (4, True)])
def test_at_least_three_connected_plants(desalination: int, met: bool) -> None:
    """UC-CARD-07: #89 looks at those of the network."""
    sites = " ".join(["BR.1", "BR.2", "BR.3", "BR.x"][:desalination])
    area = {"buildings": desals(f"{sites} MC.1 MC.2"), "cities": cities("MC"), "hand": [89]}
    game = table().put(era=2).player(0, "", **area).play("89+R1")
    assert (game.decision() == "parts") == met
    assert VOCABULARY.read("at_least(connected(desal), 3)", CONDITION).holds(game.sea, game.someone()) == met


def scored(card: int, buildings: dict[str, str]) -> dict[str, Any]:
    """Production and score with this card and these buildings in three connected cities."""
    area = {"cities": cities("MR BC MC"), "tunnels": tunnels("MR-BR BC-BR")}
    game = table().put(era=3).player(0, "", hand=[2], claimed=[card], buildings=buildings, **area)
    return forecast_of(game.sea, 0)


@pytest.mark.parametrize(("number", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_tv_card_06_one_point_per_three_connected_farms(number: int, points: int) -> None:
    """TV-CARD-06, UC-CARD-03: #176, 8 connected farms give 2 VP; rounded down, unconnected ones ignored."""
    sites = [f"{city}.{n}" for city in ("BR", "MR", "BC") for n in (1, 2, 3)][:number]
    found = scored(176, farms(" ".join([*sites, "MC.1", "MC.2", "MC.3"])))
    assert found["score_now"].get("end_scoring_cards", 0) == points


@pytest.mark.parametrize(("number", "kelp"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_tv_card_06_one_kelp_per_three_connected_laboratories(number: int, kelp: int) -> None:
    """TV-CARD-06, UC-CARD-12: #96, 5 connected laboratories give 1 extra kelp."""
    sites = [f"{city}.{n}" for city in ("BR", "MR") for n in (1, 2, 3)][:number]
    found = scored(96, labs(" ".join([*sites, "MC.1"])))
    assert found["production"]["total"]["kelp"] == kelp


def test_upgraded_structures_count_as_structures_of_their_kind() -> None:
    """UC-CARD-16: #54 asks for two farms, upgraded or not; #176 counts upgraded ones."""
    game = table().player(0, "", hand=[54], buildings=farms("BR.1+ BR.2+")).play("54+Y1", "part 1")
    assert game.goods() == "2k"
    assert scored(176, farms("BR.1+ BR.2+ BR.3"))["score_now"]["end_scoring_cards"] == 1


def test_a_gain_per_count_is_nothing_at_zero() -> None:
    """UC-TURN-21: #86 with one plant; the reason is told."""
    game = table().put(era=2).player(0, "1k", hand=[86], claimed=[44], buildings=desals("BR.1")).play("86+R1")
    assert game.moves() == ["decline", "use 44"]
    assert game.refusal("part 1") == ("count_is_zero", "UC-TURN-21")


def test_a_condition_that_fails_is_told() -> None:
    """UC-TIME-18: #89 without plants."""
    game: Table = table().put(era=2).player(0, "1k", hand=[89], claimed=[44]).play("89+R1")
    assert game.refusal("part 1") == ("condition_not_met", "UC-TIME-18")


@pytest.mark.parametrize(
    ("text", "bits"),
    [
        ("connected(farm)", BUILDS << FARM | CONNECTS),
        ("connected(lab)", BUILDS << LABORATORY | CONNECTS),
        ("connected(tunnel)", CONNECTS),
        ("connected(symbiotic_city)", CONNECTS | CONVERTS),
        ("upgraded(lab)", UPGRADES << LABORATORY | CONNECTS),
        ("cities_with(farm=1)", BUILDS << FARM | UPGRADES << FARM | CONNECTS),
        ("claimed(any)", CLAIMS),
        ("specials_paid()", CLAIMS),
        ("min_of(claimed(any), connected(farm))", CLAIMS | BUILDS << FARM),
    ],
)
def test_a_count_knows_what_could_raise_it(text: str, bits: int) -> None:
    """UC-TURN-22: the bounds of the look-ahead rest on this; too much is allowed, too little is not."""
    assert VOCABULARY.read(text, COUNT).causes() & bits == bits

"""What special sites of the advanced boards give in production (chapter UC-ADV)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.underwater_cities.phases import (
    alone,
    buildings,
    harvest,
    holdings,
    plain,
    purple,
    upgraded,
    white,
)
from tests.games.underwater_cities.table import Table

TO_TR = plain("MR-BR", "TR-MR")
TO_BL = plain("BC-BR", "BL-BC")
AT_MR: dict[str, Any] = {"cities": white("MR"), "tunnels": plain("MR-BR")}


@pytest.mark.parametrize(
    ("board", "area", "given"),
    [
        pytest.param(
            5, {"cities": white("TR"), "tunnels": TO_TR, "buildings": {"TR.3": "farm"}}, "2k 2c", id="5 TR.3"
        ),
        pytest.param(5, AT_MR | {"buildings": {"MR.2": "laboratory+"}}, "2s 2n 1c", id="5 MR.2"),
        pytest.param(5, {"cities": white("BL"), "tunnels": TO_BL}, "2c 2vp", id="5 BL nonsymbiotic"),
        pytest.param(5, {"cities": purple("BL"), "tunnels": TO_BL}, "2c 4vp", id="5 BL symbiotic"),
        pytest.param(5, {"cities": white("BL")}, "", id="5 BL unconnected"),
        pytest.param(5, {"tunnels": TO_BL}, "1c", id="5 BL reached, no city"),
        pytest.param(5, {"cities": white("MC"), "tunnels": plain("MC-BR", "TR-MC")}, "2c 1vp", id="5 TR-MC"),
        pytest.param(5, {"tunnels": plain("MC-BR", "TR-MC")}, "1c", id="5 TR-MC without a city"),
        pytest.param(6, {"cities": purple("TR"), "tunnels": TO_TR}, "2c 6vp", id="6 TR symbiotic"),
        pytest.param(6, {"cities": white("TR"), "tunnels": TO_TR}, "2c", id="6 TR nonsymbiotic"),
        pytest.param(6, {"tunnels": plain("MC-BR.a", "MC-BR.b")}, "4c", id="6 MC-BR both"),
        pytest.param(6, {"tunnels": plain("MC-BR.b")}, "1c", id="6 MC-BR one"),
        pytest.param(
            6,
            {
                "cities": white("TL"),
                "tunnels": plain("MC-BR.a", "TL-MC"),
                "buildings": {"TL.3": "desalination"},
            },
            "4c 1vp",
            id="6 TL.3 and TL-MC",
        ),
        pytest.param(
            6, {"cities": white("MC"), "tunnels": plain("MC-BR.a", "TL-MC")}, "2c 1vp", id="6 TL-MC"
        ),
        pytest.param(6, {"tunnels": plain("MC-BR.a", "TL-MC")}, "1c", id="6 TL-MC without a city"),
        pytest.param(
            6,
            {
                "cities": white("ML"),
                "tunnels": plain("BC-BR", "BL-BC", "ML-BL"),
                "buildings": {"ML.1": "farm+"},
            },
            "1k 2c 1vp",
            id="6 ML.1 gives nothing more",
        ),
        pytest.param(7, {"cities": white("BL"), "tunnels": TO_BL | plain("ML-BL")}, "1k 5c", id="7 ML-BL"),
        pytest.param(
            7, {"cities": white("BL"), "tunnels": TO_BL | upgraded("ML-BL")}, "1k 5c 3vp", id="7 ML-BL +"
        ),
        pytest.param(7, {"tunnels": TO_BL | plain("ML-BL")}, "1k 1c", id="7 ML-BL without a city"),
        pytest.param(
            7,
            {"cities": white("TC"), "tunnels": TO_TR | plain("TC-TR")},
            "2c",
            id="7 TC nothing in production",
        ),
        pytest.param(7, {"cities": white("MC"), "tunnels": plain("MC-BR", "TR-MC")}, "1n 2c", id="7 TR-MC"),
        pytest.param(7, {"tunnels": plain("MC-BR", "TR-MC")}, "1c", id="7 TR-MC without a city"),
        pytest.param(7, AT_MR | {"buildings": {"MR.2": "desalination"}}, "3c 1vp", id="7 MR.2"),
        pytest.param(7, AT_MR | {"buildings": {"MR.2": "farm+"}}, "1k 2c 2vp", id="7 MR.2, any building"),
        pytest.param(7, {"cities": white("MR"), "buildings": {"MR.2": "farm+"}}, "", id="7 MR.2 unconnected"),
        pytest.param(7, AT_MR | {"buildings": {"MR.1": "farm"}}, "1k 1c", id="7 MR.2 empty"),
        pytest.param(7, {"tunnels": plain("BC-BR")}, "1k 1c", id="7 BC-BR"),
        pytest.param(
            8, {"cities": white("TL"), "tunnels": plain("MC-BR", "TL-MC", "TL-TC")}, "5c", id="8 TL-TC"
        ),
        pytest.param(
            8, {"tunnels": TO_TR | plain("TR-blue"), "metropolises": {"TR": "B-2"}}, "1c 2vp", id="8 TR-blue"
        ),
        pytest.param(8, {"tunnels": TO_TR, "metropolises": {"TR": "B-2"}}, "1c", id="8 TR-blue not built"),
        pytest.param(
            8,
            {"cities": white("ML"), "tunnels": TO_BL | plain("ML-BL")},
            "2c",
            id="8 ML nothing in production",
        ),
        pytest.param(8, {"cities": white("BC"), "tunnels": TO_BL}, "1k 2c", id="8 BL-BC"),
        pytest.param(8, {"tunnels": TO_BL}, "1c", id="8 BL-BC without a city"),
        pytest.param(
            8,
            {"cities": white("BC"), "tunnels": plain("BC-BR"), "buildings": {"BC.4": "desalination"}},
            "2c",
            id="8 BC.4 gives nothing more",
        ),
    ],
)
def test_a_special_site_gives_in_production_what_the_board_says(
    board: int, area: dict[str, Any], given: str
) -> None:
    """UC-ADV-04, UC-ADV-16: every special site of boards document 2.6, with the rest of the network."""
    assert harvest(board, **area) == given


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("farm", "2k 1c"),
        ("farm+", "2k 1c 2vp"),
        ("desalination", "3c"),
        ("desalination+", "2b 3c"),
        ("laboratory", "2n 1c"),
        ("laboratory+", "2s 2n 1c"),
    ],
)
def test_a_multiplier_multiplies_what_the_object_produces_in_its_present_state(kind: str, given: str) -> None:
    """UC-ADV-09, UC-ADV-10: MR.2 of board 5; the tunnel gives 1 credit."""
    assert harvest(5, **AT_MR, buildings={"MR.2": kind}) == given


def test_an_unconnected_object_has_nothing_to_multiply() -> None:
    """UC-ADV-09."""
    assert harvest(5, cities=white("MR"), buildings={"MR.2": "farm+"}) == ""


def test_of_two_upgraded_plants_one_is_doubled_and_the_pair_bonus_is_not() -> None:
    """TV-ADV-01, UC-ADV-11: 4 credits and 3 biomatter, and 1 credit of the tunnel."""
    assert harvest(5, **AT_MR, buildings=buildings("desalination+", "MR.1", "MR.2")) == "3b 5c"


@pytest.mark.parametrize(("kind", "given"), [("farm+", "4k 1c 4vp"), ("laboratory+", "4s 3n 1c")])
def test_pair_bonuses_of_the_other_kinds_are_not_multiplied_either(kind: str, given: str) -> None:
    """UC-ADV-11."""
    assert harvest(5, **AT_MR, buildings=buildings(kind, "MR.1", "MR.2")) == given


def test_what_cards_add_at_a_doubled_site_is_not_multiplied() -> None:
    """UC-ADV-11: #194 gives 2 credits and 1 point once."""
    area = AT_MR | {"buildings": buildings("farm+", "MR.1", "MR.2"), "claimed": [194]}
    assert harvest(5, **area) == "4k 3c 5vp"


def trial_run(card: int, board: int, **area: Any) -> Table:
    """Seat 0 resolves a Trial Run card before its slot R3 or G2 and is asked which structure."""
    slot = "R3" if card == 88 else "G2"
    return alone(board, **area, hand=[card]).put(round=6).play(f"{card}+{slot}", "part 1")


def test_trial_run_gives_the_own_production_once_and_the_phase_gives_it_twice() -> None:
    """TV-ADV-02, UC-ADV-12: #88 on an upgraded plant on MR.2 of board 5; R3 adds 2 steelplast and 1 kelp."""
    area = AT_MR | {"buildings": {"MR.2": "desalination+"}}
    assert trial_run(88, 5, **area).goods() == "1k 2s 1b 1c"
    assert harvest(5, **area) == "2b 3c"


def test_trial_run_knows_no_multiplier_for_tunnels_and_no_extra_gain_of_a_site() -> None:
    """UC-ADV-12: #8 on TL-TC (3x) and on BL-BC (+1 kelp) of board 8."""
    area = {"cities": white("TL"), "tunnels": plain("MC-BR", "TL-MC", "TL-TC")}
    assert trial_run(8, 8, **area).play("produce TL-TC").goods() == "1c"
    area = {"cities": white("BC"), "tunnels": TO_BL}
    assert trial_run(8, 8, **area).play("produce BL-BC").goods() == "1c"


def test_a_symbiotic_city_at_the_threefold_site_produces_six_points() -> None:
    """TV-ADV-03, UC-ADV-14: TR of board 6; a nonsymbiotic one has nothing to multiply."""
    assert harvest(6, cities=purple("TR"), tunnels=TO_TR) == "2c 6vp"
    assert harvest(6, cities=white("TR"), tunnels=TO_TR) == "2c"
    assert harvest(6, cities=purple("TR")) == ""


def test_a_multiplier_of_a_city_site_does_not_touch_its_buildings_and_tunnels() -> None:
    """UC-ADV-13: TR of board 6 with a pair of farms and an upgraded tunnel."""
    area = {"cities": purple("TR"), "tunnels": plain("MR-BR") | upgraded("TR-MR")}
    assert harvest(6, **area, buildings=buildings("farm+", "TR.1", "TR.2")) == "3k 2c 10vp"


def test_a_nonsymbiotic_city_has_nothing_to_multiply() -> None:
    """UC-ADV-14."""
    area = {"tunnels": TO_TR, "buildings": {"TR.1": "laboratory"}}
    assert harvest(6, cities=white("TR"), **area) == "1n 2c"
    assert harvest(6, cities=purple("TR"), **area) == "1n 2c 6vp"


def test_a_threefold_tunnel() -> None:
    """TV-ADV-04: TL-TC of board 8 with and without a city; the other two tunnels give 2 credits."""
    links = plain("MC-BR", "TL-MC")
    assert harvest(8, cities=white("TL"), tunnels=links | plain("TL-TC")) == "5c"
    assert harvest(8, cities=white("TL"), tunnels=links | upgraded("TL-TC")) == "5c 3vp"
    assert harvest(8, tunnels=links | upgraded("TL-TC")) == "1c"
    game = alone(8, goods="1s 2c", tunnels=links, hand=[23]).put(round=2).play("Y4+23", "tunnel TL-TC")
    assert game.goods() == ""


def test_two_tunnels_that_give_two_credits_together() -> None:
    """TV-ADV-05: MC-BR.a and MC-BR.b of board 6, upgraded or not."""
    assert harvest(6, tunnels=plain("MC-BR.a", "MC-BR.b")) == "4c"
    assert harvest(6, tunnels=upgraded("MC-BR.a", "MC-BR.b")) == "4c 2vp"
    assert harvest(6, tunnels=plain("MC-BR.a")) == "1c"
    assert harvest(6, tunnels=plain("MC-BR.b")) == "1c"


def test_the_tunnel_that_makes_its_metropolis_produce_more() -> None:
    """TV-ADV-06: TR-blue of board 8; B-1 produces 2 points itself; the own credit needs a city at TR."""
    area = {"tunnels": TO_TR | plain("TR-blue"), "metropolises": {"TR": "B-1"}}
    assert harvest(8, **area) == "1c 4vp"
    assert harvest(8, **area, cities=white("TR")) == "3c 4vp"
    built = alone(8, goods="2s 2c", tunnels=TO_TR, metropolises={"TR": "B-6"}, hand=[23]).put(round=2)
    assert built.play("Y4+23", "tunnel TR-blue").goods() == "2b"


def test_the_city_site_that_gives_points_at_once() -> None:
    """TV-ADV-07: ML of board 8, unconnected: 2s 1k 3c 2n for 6 points at once and none in production."""
    area: dict[str, Any] = {"cities": white("TL"), "hand": [45]}
    game = alone(8, goods="1k 2s 2n 3c", **area).put(round=2).play("G3+45", "city ML nonsymbiotic")
    assert holdings(game) == "6vp"
    assert harvest(8, cities=white("ML"), tunnels=TO_BL | plain("ML-BL")) == "2c"
    links = plain("MC-BR", "TL-MC", "TL-ML")
    game = (
        alone(8, goods="1k 2s 2n 3c", tunnels=links, **area)
        .put(round=2)
        .play("G3+45", "city ML nonsymbiotic")
    )
    assert holdings(game) == "6vp"


def test_a_tunnel_with_an_extra_gain() -> None:
    """TV-ADV-10: BL-BC of board 8 (+1 kelp) with and without a city; BC-BR gives 1 credit."""
    links = plain("BC-BR")
    assert harvest(8, cities=white("BL"), tunnels=links | plain("BL-BC")) == "1k 2c"
    assert harvest(8, cities=white("BL"), tunnels=links | upgraded("BL-BC")) == "1k 2c 1vp"
    assert harvest(8, tunnels=links | upgraded("BL-BC")) == "1c"

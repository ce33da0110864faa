"""Building tunnels (UC-BUILD-19 to -24)."""

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below


def borer(goods: str = "9s 9c", tunnels: str = "", **area: object) -> Table:
    """Seat 0 has chosen "build up to 2 tunnels" (SL-02)."""
    built = dict.fromkeys(tunnels.split(), "plain")
    return table().player(0, goods, hand=HAND, tunnels=built, **area).play("Y4+2")


def sites(position: Table) -> set[str]:
    """The tunnel sites that may be built on."""
    return {move.split()[1] for move in position.moves() if move.startswith("tunnel ")}


def test_a_tunnel_costs_1_steelplast_and_1_credit() -> None:
    """UC-BUILD-19"""
    assert borer("2s 3k 3n 2c").play("tunnel MC-BR").goods() == "3k 1s 3n 1c"


@pytest.mark.parametrize("goods", ["9s 9k 9n 9b", "9k 9n 9c"])
def test_a_tunnel_that_cannot_be_paid_is_refused(goods: str) -> None:
    """UC-BUILD-19: neither half of the price alone is enough."""
    slot, tunnel = table().player(0, goods, hand=HAND).why_not("Y4+2")
    assert (slot.code, slot.rule, slot.parameters["slot"]) == ("slot_no_effect", "UC-TURN-13", "Y4")
    assert (tunnel.code, tunnel.rule) == ("cannot_pay_build", "UC-BUILD-19")
    assert tunnel.parameters == {"kind": 3, "price": "1s 1c", "stock": goods}


def test_a_tunnel_tile_is_put_down_with_its_plain_side_up() -> None:
    """UC-BUILD-20: it comes from the supply."""
    position = borer().play("tunnel MC-BR")
    assert position.area()["tunnels"] == {"MC-BR": "plain"}
    assert position.document()["supply"]["tunnels"] == 45


def test_a_tunnel_needs_an_empty_site() -> None:
    """UC-BUILD-20"""
    position = borer(tunnels="MC-BR")
    assert position.refusal("tunnel MC-BR") == ("site_occupied", "UC-BUILD-20")


def test_a_tunnel_needs_a_path_of_tunnels_to_the_starting_city() -> None:
    """UC-BUILD-21"""
    position = borer()
    assert sites(position) == {"MC-BR", "MR-BR", "BC-BR"}
    reason = position.why_not("tunnel TL-MC")[0]
    assert (reason.code, reason.rule, reason.fixes) == (
        "tunnel_not_connected",
        "UC-BUILD-21",
        ["build_towards", "other_site"],
    )
    assert reason.parameters == {"kind": 3, "site": "TL-MC"}


@pytest.mark.parametrize("cities", [{}, {"BC": "nonsymbiotic"}, {"BC": "symbiotic", "BL": "nonsymbiotic"}])
def test_the_path_may_pass_through_cities_and_through_empty_city_sites(cities: dict[str, str]) -> None:
    """UC-BUILD-22: cities on the way change nothing."""
    expected = {"MC-BR", "MR-BR", "ML-BL", "MC-BL", "BL-blue"}
    assert sites(borer(tunnels="BC-BR BL-BC", cities=cities)) == expected


def test_the_path_may_not_pass_through_an_empty_tunnel_site() -> None:
    """UC-BUILD-22: cities next to each other without a tunnel do not help."""
    cities = {"MC": "nonsymbiotic", "TL": "nonsymbiotic"}
    assert sites(borer(cities=cities)) == {"MC-BR", "MR-BR", "BC-BR"}


def test_the_sites_at_the_starting_city_are_legal_while_they_are_empty() -> None:
    """UC-BUILD-23"""
    for built in ("", "MC-BR", "MC-BR MR-BR"):
        legal = sites(borer(tunnels=built))
        assert {"MC-BR", "MR-BR", "BC-BR"} - set(built.split()) <= legal


@pytest.mark.parametrize(
    ("cities", "producing"),
    [
        ({}, {"MC-BR"}),
        ({"TL": "nonsymbiotic"}, {"MC-BR", "TL-MC"}),
        ({"MC": "symbiotic"}, {"MC-BR", "TL-MC"}),
    ],
)
def test_a_tunnel_is_adjacent_to_the_cities_at_both_its_ends(
    cities: dict[str, str], producing: set[str]
) -> None:
    """UC-BUILD-24: a city at either end makes it produce."""
    tunnels = {"MC-BR": "plain", "TL-MC": "plain"}
    position = table().player(0, "", tunnels=tunnels, cities=cities)
    sources = production_forecast(position.sea, 0)["sources"]
    assert {source["source"] for source in sources if "-" in source["source"]} == producing


def test_parallel_tunnel_sites_are_two_sites() -> None:
    """UC-BUILD-24, boards document 2.2: board 6 has MC-BR twice, and either one joins the two cities."""
    position = table(advanced=True).player(0, "9s 9c", hand=HAND).play("Y4+2", "tunnel MC-BR.b")
    assert {"MC-BR.a", "MC-BL", "TR-MC", "TL-MC"} <= sites(position)
    assert position.play("tunnel MC-BR.a").area()["tunnels"] == {"MC-BR.a": "plain", "MC-BR.b": "plain"}


def test_without_a_legal_site_a_slot_for_tunnels_says_so() -> None:
    """UC-BUILD-21, UC-BUILD-20: every site is built on."""
    everything = "TL-TC TC-TR TL-ML TL-MC TR-MC TR-MR ML-BL MC-BL MC-BR MR-BR BL-BC BC-BR"
    everything += " TL-brown1 TL-brown2 TR-blue BL-blue"
    full = table().player(0, "9s 9c", hand=HAND, tunnels=dict.fromkeys(everything.split(), "plain"))
    reasons = full.why_not("Y4+2")
    assert [(reason.code, reason.rule) for reason in reasons[1:]] == [("no_legal_site", "UC-BUILD-21")]
    assert reasons[1].fixes == []

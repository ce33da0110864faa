"""Building cities: kinds, prices, legal sites (UC-BUILD-01 to -10)."""

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import score_now
from tests.games.underwater_cities.table import Table, table

WHITE, PURPLE = "nonsymbiotic", "symbiotic"
HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below


def city_builder(goods: str, **area: object) -> Table:
    """Seat 0 has chosen the slot "build 1 city and 1 building" (SL-04) and is to build the city."""
    return table().player(0, goods, hand=HAND, **area).play("Y2+2", "part 1")


def sites(position: Table, kind: str = WHITE) -> str:
    """The city sites that may be built on with this kind, in reading order."""
    return " ".join(move.split()[1] for move in position.moves() if move.endswith(f" {kind}"))


def test_there_are_two_kinds_of_city_and_build_a_city_lets_you_choose() -> None:
    """UC-BUILD-01, UC-BUILD-04"""
    position = city_builder("2s 1k 1b 2c")
    assert [move for move in position.moves() if " MC " in move] == [
        "city MC nonsymbiotic",
        "city MC symbiotic",
    ]
    assert position.play("city MC symbiotic").area()["cities"] == {"MC": PURPLE, "BR": WHITE}
    white = city_builder("2s 1k 1b 2c").play("city MC nonsymbiotic", "pay 2s 1k 1c")
    assert white.area()["cities"] == {"MC": WHITE, "BR": WHITE}


def test_a_nonsymbiotic_city_costs_2_steelplast_1_kelp_and_1_credit() -> None:
    """UC-BUILD-02"""
    position = city_builder("3s 2k 5n 2c").play("city MR nonsymbiotic")
    assert position.goods() == "1k 1s 5n 1c"


def test_a_symbiotic_city_costs_1_steelplast_1_kelp_1_biomatter_and_2_credits() -> None:
    """UC-BUILD-03"""
    position = city_builder("1s 1k 1b 5n 3c").play("city MR symbiotic")
    assert position.goods() == "5n 1c"


@pytest.mark.parametrize("goods", ["1s 1k 9c", "2s 9c", "2s 1k", "1k 1b 9c", "1s 1b 9c"])
def test_a_slot_for_a_city_is_refused_with_the_prices_of_both_kinds(goods: str) -> None:
    """UC-BUILD-02, UC-BUILD-03: each of these lacks something of either price."""
    white, purple = table().player(0, goods, hand=HAND).why_not("G3+23")[1:]
    assert (white.code, white.rule) == ("cannot_pay_build", "UC-BUILD-02")
    assert (purple.code, purple.rule) == ("cannot_pay_build", "UC-BUILD-03")
    assert (white.parameters["price"], purple.parameters["price"]) == ("2s 1k 1c", "1s 1k 1b 2c")
    assert white.parameters["stock"] == goods


@pytest.mark.parametrize("goods", ["9s 9k 9c", "9s 9k 9b 1c"])
def test_a_symbiotic_city_needs_its_biomatter_and_2_credits(goods: str) -> None:
    """UC-BUILD-03: a nonsymbiotic one is possible here."""
    position = city_builder(goods)
    assert (sites(position), sites(position, PURPLE)) == ("MC MR BC", "")
    assert position.refusal("city MC symbiotic") == ("cannot_pay_build", "UC-BUILD-03")


def test_the_dome_comes_from_the_supply_and_the_price_is_paid() -> None:
    """UC-BUILD-05: the supply of that kind, not of the other."""
    white = city_builder("2s 1k 1c").play("city BC nonsymbiotic")
    assert white.document()["supply"] == {"tunnels": 46, "nonsymbiotic": 14, "symbiotic": 7}
    assert [event.details for event in white.told("paid")] == [{"credits": 1, "kelp": 1, "steelplast": 2}]
    purple = city_builder("1s 1k 1b 2c").play("city BC symbiotic")
    assert purple.document()["supply"] == {"tunnels": 46, "nonsymbiotic": 15, "symbiotic": 6}


def test_a_city_needs_an_empty_site() -> None:
    """UC-BUILD-05"""
    position = city_builder("9s 9k 9b 9c", cities={"MC": PURPLE})
    assert position.refusal("city BR nonsymbiotic") == ("site_occupied", "UC-BUILD-05")
    assert position.refusal("city MC nonsymbiotic") == ("site_occupied", "UC-BUILD-05")
    assert position.refusal("city MC symbiotic") == ("site_occupied", "UC-BUILD-05")


def test_a_city_site_must_be_adjacent_to_a_built_city() -> None:
    """UC-BUILD-06: at first only the neighbours of the starting city."""
    position = city_builder("9s 9k 9b 9c")
    assert sites(position) == sites(position, PURPLE) == "MC MR BC"
    reason = position.why_not("city TL nonsymbiotic")[0]
    assert (reason.code, reason.rule, reason.fixes) == (
        "city_not_adjacent",
        "UC-BUILD-06",
        ["other_site"],
    )
    assert reason.parameters["site"] == "TL"


@pytest.mark.parametrize("tunnels", [[], ["MC-BR"], ["MC-BR", "MR-BR", "BC-BR"]])
def test_it_does_not_matter_whether_the_tunnel_site_between_is_empty_or_built(tunnels: list[str]) -> None:
    """UC-BUILD-07"""
    position = city_builder("9s 9k 9c", tunnels=dict.fromkeys(tunnels, "plain"))
    assert sites(position) == "MC MR BC"


@pytest.mark.parametrize("tunnels", [{}, {"MC-BR": "plain"}])
def test_the_built_neighbour_need_not_be_connected(tunnels: dict[str, str]) -> None:
    """UC-BUILD-08: TL, TR and BL are legal beside MC, with or without a tunnel to MC."""
    position = city_builder("9s 9k 9c", cities={"MC": WHITE}, tunnels=tunnels)
    assert sites(position) == "TL TR MR BL BC"


def test_a_tunnel_to_a_city_site_does_not_make_it_legal() -> None:
    """UC-BUILD-09"""
    position = city_builder("9s 9k 9c", tunnels={"MC-BR": "plain", "TL-MC": "plain"})
    assert sites(position) == "MC MR BC"
    assert position.refusal("city TL symbiotic") == ("city_not_adjacent", "UC-BUILD-06")


def test_city_in_an_effect_means_both_kinds() -> None:
    """UC-BUILD-10: #25 asks for 2 connected cities, #200 lowers the price of a city."""
    for kind in (WHITE, PURPLE):
        area = {"cities": {"BC": kind}, "tunnels": {"BC-BR": "plain"}}
        position = table().player(0, "", hand=[25, 2, 45], **area).play("25+R3")
        assert position.allows("part 1")
    discounted = city_builder("2s 1k 1b 2c", claimed=[200])
    assert discounted.play("city MC symbiotic").goods() == "1s 1c"
    assert city_builder("2s 1k", claimed=[200]).play("city MC nonsymbiotic").goods() == ""


def test_both_kinds_of_city_score_in_the_end() -> None:
    """UC-BUILD-10: 2 VP for a connected city without buildings, whatever its kind."""
    for kind in (WHITE, PURPLE):
        area = {"cities": {"BC": kind}, "tunnels": {"BC-BR": "plain"}}
        assert score_now(table().player(0, "", **area).sea, 0)["cities"] == 4


def test_the_supply_counts_before_the_site_and_the_site_before_the_price() -> None:
    """UC-BUILD-06, UC-LIMIT-12: the nearest obstacle is named."""
    everywhere = dict.fromkeys(("TL", "TC", "TR", "ML", "MC", "MR", "BL", "BC"), WHITE)
    full = table().player(0, "9s 9k 9b 9c", hand=HAND, cities=everywhere)
    assert [reason.code for reason in full.why_not("G3+23")] == [
        "slot_no_effect",
        "no_legal_site",
        "no_legal_site",
    ]
    assert [reason.rule for reason in full.why_not("G3+23")] == ["UC-TURN-13", "UC-BUILD-06", "UC-BUILD-06"]
    empty = (
        table().player(0, "", hand=HAND, cities=everywhere).put(supply={"nonsymbiotic": 0, "symbiotic": 0})
    )
    assert [reason.rule for reason in empty.why_not("G3+23")] == ["UC-TURN-13", "UC-LIMIT-04", "UC-LIMIT-06"]


@pytest.mark.parametrize("more", [{}, {"MR": WHITE}, {"MR": WHITE, "BC": PURPLE}])
def test_vector_city_sites(more: dict[str, str]) -> None:
    """TV-BUILD-03, boards document 6: exactly TC and ML are not legal, and a city on TL makes them so."""
    area = {"cities": {"MC": WHITE, **more}, "buildings": {"BL.1": "laboratory"}}
    position = city_builder("9s 9k 9c", **area)
    legal = [site for site in ("TL", "TR", "MR", "BL", "BC") if site not in more]
    assert sites(position) == " ".join(legal)
    building_part = table().player(0, "9s 9k 9c", hand=HAND, **area).play("Y2+2", "part 2")
    for building in ("lab BL.2", "farm BL.3", "desal BL.2"):
        assert building_part.allows(building)
    assert building_part.refusal("lab BL.1") == ("site_occupied", "UC-BUILD-14")
    assert sites(city_builder("9s 9k 9c", cities={"MC": WHITE, "TL": WHITE, **more})) == " ".join(
        site for site in ("TC", "TR", "ML", "MR", "BL", "BC") if site not in more
    )

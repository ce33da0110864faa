"""Building farms, desalination plants and laboratories, on expansion sites too (UC-BUILD)."""

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast, score_now
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
PRICES = [("farm", "1k", "UC-BUILD-11"), ("desal", "1c", "UC-BUILD-12"), ("lab", "1s", "UC-BUILD-13")]


def building_part(goods: str, **area: object) -> Table:
    """Seat 0 has chosen "build 1 city and 1 building" (SL-04) and is to build the building."""
    position = table().player(0, goods, hand=HAND, **area).play("Y2+2")
    return position.play("part 2") if position.decision() == "parts" else position


def survey(goods: str, card: int = 148, **area: object) -> Table:
    """Era III: seat 0 resolves a red card for expansion sites (#148 any building, #87 farm or lab)."""
    position = table().put(era=3).player(0, goods, hand=[card, 2, 45], **area)
    return position.play(f"{card}+R3", "part 1")


def sites(position: Table, piece: str) -> list[str]:
    """The sites where this kind may be built."""
    return [move.split()[1] for move in position.moves() if move.startswith(f"{piece} ")]


@pytest.mark.parametrize(("piece", "price", "rule"), PRICES)
def test_each_building_has_its_price(piece: str, price: str, rule: str) -> None:
    """UC-BUILD-11, UC-BUILD-12, UC-BUILD-13: exactly one resource of one kind."""
    full = {"s": 5, "k": 5, "c": 5}
    position = building_part("5s 5k 5c").play(f"{piece} BR.2")
    paid = position.told("paid")[0].details
    assert [amount for amount in paid.values() if amount] == [1]
    full[price[-1]] -= 1
    assert position.goods() == f"{full['k']}k {full['s']}s {full['c']}c"
    without = " ".join(f"5{letter}" for letter in "skc" if letter != price[-1])
    poor = building_part(without)
    assert sites(poor, piece) == []
    assert poor.refusal(f"{piece} BR.2") == ("cannot_pay_build", rule)
    assert poor.why_not(f"{piece} BR.2")[0].parameters["price"] == price


@pytest.mark.parametrize(
    ("piece", "state"), [("farm", "farm"), ("desal", "desalination"), ("lab", "laboratory")]
)
def test_a_disc_of_its_kind_is_put_on_an_empty_building_site(piece: str, state: str) -> None:
    """UC-BUILD-14"""
    position = building_part("1s 1k 1c", buildings={"BR.1": "farm"})
    assert position.refusal(f"{piece} BR.1") == ("site_occupied", "UC-BUILD-14")
    position.play(f"{piece} BR.3")
    assert position.area()["buildings"] == {"BR.1": "farm", "BR.3": state}
    assert [event.details["site"] for event in position.told("built")] == ["BR.3"]


@pytest.mark.parametrize("piece", ["farm", "desal", "lab"])
def test_a_building_site_must_be_at_a_city_or_at_a_legal_city_site(piece: str) -> None:
    """UC-BUILD-15: the starting city and its three neighbours, nothing farther."""
    position = building_part("9s 9k 9c")
    assert sites(position, piece) == [f"{city}.{n}" for city in ("MC", "MR", "BC", "BR") for n in (1, 2, 3)]
    reason = position.why_not(f"{piece} TL.1")[0]
    assert (reason.code, reason.rule, reason.fixes) == (
        "building_not_adjacent",
        "UC-BUILD-15",
        ["other_site"],
    )


def test_a_new_city_opens_the_building_sites_of_its_neighbours() -> None:
    """UC-BUILD-15, UC-BUILD-25: "now" is after the city of the same action."""
    position = table().player(0, "9s 9k 9c", hand=HAND).play("Y2+2", "part 1")
    position.play("city MR nonsymbiotic", "part 2")
    assert {site.split(".")[0] for site in sites(position, "lab")} == {"TR", "MC", "MR", "BC", "BR"}


def test_an_unconnected_city_is_good_enough_for_a_building() -> None:
    """UC-BUILD-15, UC-NET-12"""
    position = building_part("9s 9k 9c", cities={"MC": "nonsymbiotic", "TL": "symbiotic"})
    assert position.play("farm TL.1").area()["buildings"] == {"TL.1": "farm"}


def test_only_the_position_decides_about_a_legal_city_site() -> None:
    """UC-BUILD-16: no domes and no resources for a city, yet MC is a site for buildings."""
    position = table().put(supply={"nonsymbiotic": 0, "symbiotic": 0}).player(0, "1s", hand=HAND)
    position.play("R4+45")
    assert sites(position, "lab") == [f"{city}.{n}" for city in ("MC", "MR", "BC", "BR") for n in (1, 2, 3)]


def test_a_building_belongs_to_the_city_it_is_joined_to() -> None:
    """UC-BUILD-17: MR.1 produces with MR, BR.3 with the starting city, MC.1 with neither."""
    area = {"cities": {"MR": "nonsymbiotic"}, "tunnels": {"MR-BR": "plain"}}
    buildings = {"MR.1": "farm", "BR.3": "laboratory", "MC.1": "desalination"}
    found = production_forecast(table().player(0, "", buildings=buildings, **area).sea, 0)
    assert [source["source"] for source in found["sources"]] == ["MR.1", "BR.3", "MR-BR"]


def test_several_buildings_of_a_kind_may_stand_at_one_city() -> None:
    """UC-BUILD-18: a second and a third laboratory at the starting city."""
    position = table().player(0, "2s", hand=HAND, buildings={"BR.1": "laboratory"}).play("R4+45")
    position.play("lab BR.2", "lab BR.3")
    assert position.area()["buildings"] == dict.fromkeys(("BR.1", "BR.2", "BR.3"), "laboratory")


def test_any_kind_may_go_on_any_ordinary_building_site() -> None:
    """UC-BUILD-18"""
    position = building_part("9s 9k 9c", buildings={"BR.1": "laboratory+"})
    assert sites(position, "farm") == sites(position, "desal") == sites(position, "lab")
    assert "BR.1" not in sites(position, "farm")


def test_each_city_has_one_expansion_site() -> None:
    """UC-BUILD-35"""
    assert sites(survey("1s"), "lab") == ["MC.x", "MR.x", "BC.x", "BR.x"]


@pytest.mark.parametrize("piece", ["farm", "desal", "lab"])
def test_an_ordinary_action_may_not_build_on_an_expansion_site(piece: str) -> None:
    """UC-BUILD-36: not through a slot, nor through a card that does not name expansion sites (#107)."""
    assert building_part("9s 9k 9c").refusal(f"{piece} BR.x") == ("expansion_site", "UC-BUILD-36")
    card = table().put(era=2).player(0, "9s 9k 9c", hand=[107, 2, 23]).play("107+Y4", "part 1")
    assert card.refusal(f"{piece} BR.x") == ("expansion_site", "UC-BUILD-36")


def test_a_card_for_expansion_sites_builds_nowhere_else() -> None:
    """UC-BUILD-36, UC-CARD-15"""
    position = survey("9s 9k 9c")
    assert position.refusal("lab BR.1") == ("only_expansion_sites", "UC-CARD-15")
    assert position.allows("lab BR.x")
    assert sites(survey("9s 9k 9c", card=87), "desal") == []
    assert sites(survey("9s 9k 9c", card=87), "farm") == ["MC.x", "MR.x", "BC.x", "BR.x"]


def test_an_expansion_site_must_be_at_a_city_or_at_a_legal_city_site() -> None:
    """UC-BUILD-37, D-13: the city need not be connected."""
    position = survey("9s 9k 9c", cities={"MC": "nonsymbiotic"})
    assert sites(position, "farm") == ["TL.x", "TR.x", "MC.x", "MR.x", "BL.x", "BC.x", "BR.x"]
    assert position.refusal("farm TC.x") == ("building_not_adjacent", "UC-BUILD-15")
    taken = survey("9s 9k 9c", buildings={"BR.x": "farm"})
    assert taken.refusal("farm BR.x") == ("site_occupied", "UC-BUILD-14")


@pytest.mark.parametrize(("piece", "price"), [("farm", "1k"), ("desal", "1c"), ("lab", "1s")])
def test_an_expansion_site_costs_what_others_cost(piece: str, price: str) -> None:
    """UC-BUILD-38"""
    position = survey(price)
    assert sites(position, piece) == ["MC.x", "MR.x", "BC.x", "BR.x"]
    assert {move.split()[0] for move in position.moves()} == {piece}


def test_an_expansion_site_produces_and_scores_like_others() -> None:
    """UC-BUILD-38: pair bonus and kinds of building count it in."""
    buildings = {"BR.1": "farm+", "BR.x": "farm+"}
    position = table().player(0, "", buildings=buildings)
    total = production_forecast(position.sea, 0)["total"]
    assert (total["kelp"], total["vp"]) == (3, 3)
    assert score_now(table().player(0, "", buildings={"BR.x": "farm"}).sea, 0)["cities"] == 3


def test_building_on_an_expansion_site_triggers_what_building_triggers() -> None:
    """UC-BUILD-38, Q-36: the second laboratory of the city (#37)."""
    position = survey("1s", claimed=[37], buildings={"BR.1": "laboratory"})
    assert position.play("lab BR.x").goods() == "1k 2s 1c"


def test_a_slot_for_buildings_without_a_site_says_so() -> None:
    """UC-BUILD-15"""
    full = {f"{city}.{n}": "farm" for city in ("MC", "MR", "BC", "BR") for n in (1, 2, 3)}
    reasons = table().player(0, "9c", hand=HAND, buildings=full).why_not("G1+23")
    assert [(reason.code, reason.rule) for reason in reasons] == [
        ("slot_no_effect", "UC-TURN-13"),
        ("no_legal_site", "UC-BUILD-15"),
    ]

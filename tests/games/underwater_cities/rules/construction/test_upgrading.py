"""Upgrading structures (UC-UPG)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast
from nextfrontier.games.underwater_cities.components.era_one import CARDS as ERA_ONE
from nextfrontier.games.underwater_cities.components.era_three import CARDS as ERA_THREE
from nextfrontier.games.underwater_cities.components.era_two import CARDS as ERA_TWO
from nextfrontier.games.underwater_cities.components.specials import CARDS as SPECIALS
from nextfrontier.games.underwater_cities.rules.construction.upgrading import Upgrade
from nextfrontier.games.underwater_cities.state.board import FARM, LABORATORY, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import CREDIT, SCIENCE
from nextfrontier.games.underwater_cities.state.supplies import BUILDS, UPGRADES
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
ONE_OF_EACH = {"BR.1": "farm", "BR.2": "desalination", "BR.3": "laboratory"}


def upgrader(goods: str = "5n", **area: Any) -> Table:
    """Seat 0 has chosen "2 science or upgrade up to 3 structures" (SL-05) and is to upgrade."""
    area = {"tunnels": {"MC-BR": "plain"}, "buildings": ONE_OF_EACH, "cities": {"MC": "symbiotic"}, **area}
    return table().player(0, goods, hand=HAND, **area).play("Y3+2", "part 2")


def with_card(card: int, goods: str, slot: str, era: int, **area: Any) -> Table:
    """Seat 0 resolves this card first, its marker on space 1; the turn is over if nothing is possible."""
    hand = [card, *[other for other in HAND if other != card]][:3]
    position = table(seats=area.pop("seats", 2)).put(era=era, federation={"1": [0]})
    position.player(0, goods, hand=hand, **area).play(f"{card}+{slot}")
    return position.play("part 1") if position.decision() == "parts" else position


def test_structures_can_be_upgraded_and_cities_cannot() -> None:
    """UC-UPG-01: farm, desalination plant, laboratory, tunnel; no move names MC or BR."""
    position = upgrader()
    assert set(position.moves()) == {"upgrade BR.1", "upgrade BR.2", "upgrade BR.3", "upgrade MC-BR"}
    domain = [position.sea.notation(0, move) for move in position.sea.domain(0)]
    assert "upgrade MC" not in domain
    assert "upgrade BR" not in domain


def test_one_card_turns_a_nonsymbiotic_city_into_a_symbiotic_one() -> None:
    """UC-UPG-02: #76 and nothing else in the box."""
    assert [
        card.number for card in (*ERA_ONE, *ERA_TWO, *ERA_THREE, *SPECIALS) if "convert" in card.effect
    ] == [76]
    position = with_card(76, "1b", "G4", 2, cities={"MC": "nonsymbiotic"})
    assert position.play("convert MC").area()["cities"] == {"MC": "symbiotic", "BR": "nonsymbiotic"}


def test_upgrading_needs_an_action_that_says_so() -> None:
    """UC-UPG-03: science and structures alone are not enough; SL-02 upgrades nothing."""
    position = table().player(0, "9s 9n 9c", hand=HAND, buildings=ONE_OF_EACH)
    assert not [move for move in position.moves() if "upgrade" in move]
    position.play("Y4+2", "tunnel MC-BR")
    assert not [move for move in position.moves() if "upgrade" in move]
    position.play("tunnel MR-BR")
    assert position.moves() == ["end"]


@pytest.mark.parametrize("structure", ["BR.1", "BR.2", "BR.3", "MC-BR"])
def test_an_upgrade_costs_1_science_for_every_kind(structure: str) -> None:
    """UC-UPG-04"""
    position = upgrader("3s 3k 3n 3b 3c").play(f"upgrade {structure}")
    assert position.goods() == "3k 3s 2n 3b 3c"


def test_without_science_nothing_is_upgraded_at_normal_cost() -> None:
    """UC-UPG-04: SL-21 in the part that upgrades or gives a kelp; a second upgrade of SL-05."""
    position = table().player(0, "9s 9k 9b 9c", hand=HAND, buildings=ONE_OF_EACH).play("G2+23", "part 2")
    assert "farm+" not in position.area()["buildings"].values()
    assert position.goods() == "10k 9s 9b 9c"
    last = upgrader("1n").play("upgrade BR.1")
    assert last.decision() == "end"


def test_the_price_is_named_when_it_is_missing() -> None:
    """UC-UPG-04: #22 as the only way to use SL-18."""
    area = {"buildings": ONE_OF_EACH, "claimed": [22], "assistant": "used"}
    reasons = table().player(0, "9c", hand=HAND, **area).why_not("R2+2")
    missing = next(reason for reason in reasons if reason.rule == "UC-UPG-04")
    assert missing.code == "cannot_pay_upgrade"
    assert missing.parameters == {"price": "1n", "stock": "9c"}


def test_without_a_structure_there_is_nothing_to_upgrade() -> None:
    """UC-UPG-09, UC-UPG-01: only #22 ready, no structure; or all of them upgraded."""
    for buildings in ({}, {"BR.1": "farm+"}):
        area = {"buildings": buildings, "claimed": [22], "assistant": "used"}
        reasons = table().player(0, "9n", hand=HAND, **area).why_not("R2+2")
        assert ("nothing_to_upgrade", "UC-UPG-09") in [(reason.code, reason.rule) for reason in reasons]


@pytest.mark.parametrize(
    ("card", "slot", "era", "goods", "left"),
    [(106, "Y5", 2, "1c", "1k 1s 1n"), (129, "G4", 3, "", ""), (45, "Y5", 1, "1s", "1k 1s 1n")],
)
def test_cards_may_name_other_prices(card: int, slot: str, era: int, goods: str, left: str) -> None:
    """UC-UPG-05: #106 a laboratory for 1 credit, #129 for free, #45 a desalination plant for 1 steelplast."""
    buildings = {"BR.1": "laboratory" if card == 106 else "desalination"}
    position = with_card(card, goods, slot, era, buildings=buildings, seats=3 if slot == "Y5" else 2)
    if position.decision() == "upgrade":
        position.play("upgrade BR.1")
    assert position.area()["buildings"]["BR.1"].endswith("+")
    assert position.goods() == left


def test_a_price_of_several_is_chosen_anew_for_each_structure() -> None:
    """UC-UPG-05, UC-CARD-37: #11 upgrades 2 farms, one for 1 credit, one for 1 science."""
    farms = {"BR.1": "farm", "BR.2": "farm", "BR.3": "laboratory"}
    position = with_card(11, "2n 2c", "G4", 1, buildings=farms).play("upgrade BR.1")
    assert position.decision() == "pay"
    assert position.moves() == ["pay 1c", "pay 1n"]
    again = position.reloaded()
    assert again.play("pay 1n").goods() == "1n 2c"
    position.play("pay 1c", "upgrade BR.2", "pay 1n")
    assert position.goods() == "1n 1c"
    assert position.area()["buildings"] == {"BR.1": "farm+", "BR.2": "farm+", "BR.3": "laboratory"}
    assert position.document()["pending"][1][1] == "SL-11"


def test_a_building_is_upgraded_by_a_second_disc_of_its_kind() -> None:
    """UC-UPG-06"""
    position = upgrader().play("upgrade BR.2")
    assert position.area()["buildings"] == {"BR.1": "farm", "BR.2": "desalination+", "BR.3": "laboratory"}
    assert position.area()["tunnels"] == {"MC-BR": "plain"}
    assert [event.details["site"] for event in position.told("upgraded")] == ["BR.2"]


def test_a_tunnel_is_upgraded_by_turning_it() -> None:
    """UC-UPG-07"""
    position = upgrader().play("upgrade MC-BR")
    assert position.area()["tunnels"] == {"MC-BR": "upgraded"}
    assert position.area()["buildings"] == ONE_OF_EACH


@pytest.mark.parametrize("state", ["farm", "farm+"])
def test_an_upgraded_structure_still_counts_as_one_of_its_kind(state: str) -> None:
    """UC-UPG-08: #54 asks for 2 connected farms."""
    position = with_card(54, "", "Y5", 1, buildings={"BR.1": state, "BR.2": state}, seats=3)
    assert position.goods() == "3k 1s 1n"


def test_a_structure_can_be_upgraded_only_once() -> None:
    """UC-UPG-09"""
    position = upgrader(buildings={**ONE_OF_EACH, "MC.1": "laboratory+"}, tunnels={"MC-BR": "upgraded"})
    assert position.refusal("upgrade MC.1") == ("already_upgraded", "UC-UPG-09")
    assert position.refusal("upgrade MC-BR") == ("already_upgraded", "UC-UPG-09")
    position.play("upgrade BR.1")
    assert position.refusal("upgrade BR.1") == ("already_upgraded", "UC-UPG-09")
    assert not position.allows("upgrade BR.1")


@pytest.mark.parametrize(
    ("site", "plain", "upgraded"),
    [
        ("BR.1", {"kelp": 1}, {"kelp": 1, "vp": 1}),
        ("BR.2", {"credits": 1}, {"credits": 1, "biomatter": 1}),
        ("BR.3", {"science": 1}, {"science": 1, "steelplast": 1}),
        ("MC-BR", {"credits": 1}, {"credits": 1, "vp": 1}),
    ],
)
def test_upgraded_structures_produce_more(site: str, plain: dict[str, int], upgraded: dict[str, int]) -> None:
    """UC-UPG-10"""

    def yields(position: Table) -> dict[str, int]:
        sources = production_forecast(position.sea, 0)["sources"]
        return next(
            {key: value for key, value in s.items() if key != "source"}
            for s in sources
            if s["source"] == site
        )

    position = upgrader("1n")
    assert yields(position) == plain
    assert yields(position.play(f"upgrade {site}")) == upgraded


@pytest.mark.parametrize(("state", "kelp"), [("plain", 1), ("upgraded", 2)])
def test_upgraded_structures_are_the_condition_of_some_cards(state: str, kelp: int) -> None:
    """UC-UPG-10: #28 asks for an upgraded tunnel; the slot gives the other kelp."""
    position = table().player(0, "", hand=[28, 2, 45], tunnels={"BC-BR": state}).play("28+R3")
    if position.decision() == "parts":
        position.play("part 1")
    assert position.someone().goods[1] == kelp


def test_an_unconnected_building_may_be_upgraded() -> None:
    """UC-UPG-11: at an unconnected city, and at an empty city site."""
    buildings = {"MC.1": "farm", "BC.1": "laboratory"}
    position = table().player(0, "2n", hand=HAND, cities={"MC": "nonsymbiotic"}, buildings=buildings)
    position.play("Y3+2", "part 2", "upgrade MC.1")
    assert position.area()["buildings"] == {"MC.1": "farm+", "BC.1": "laboratory"}
    assert position.play("upgrade BC.1").area()["buildings"] == {"MC.1": "farm+", "BC.1": "laboratory+"}


def test_one_action_may_upgrade_different_kinds_up_to_its_number() -> None:
    """UC-UPG-12: three with SL-05, none of them twice, fewer if the owner likes."""
    position = upgrader("4n").play("upgrade BR.1", "upgrade MC-BR", "upgrade BR.3")
    assert position.decision() == "end"
    assert position.goods() == "1n"
    fewer = upgrader("4n")
    assert fewer.refusal("decline") == ("must_do_part", "UC-TURN-13")
    assert fewer.play("upgrade BR.2", "done").goods() == "3n"


def test_an_upgrade_half_done_is_written_into_positions() -> None:
    """UC-UPG-12"""
    position = upgrader("4n").play("upgrade BR.1").reloaded()
    assert position.moves() == ["upgrade BR.2", "upgrade BR.3", "upgrade MC-BR", "done"]
    assert position.play("upgrade BR.2", "upgrade BR.3").decision() == "end"


def test_the_structure_just_built_is_the_one_that_is_upgraded() -> None:
    """UC-UPG-13: SL-10 leaves the older laboratory as it is; its price is 1 science."""
    buildings = {"BR.1": "laboratory", "BR.2": "farm"}
    position = table(seats=3).player(0, "1s 2n", hand=HAND, buildings=buildings).play("R5+2", "part 2")
    position.play("lab BR.3")
    assert position.area()["buildings"] == {**buildings, "BR.3": "laboratory+"}
    assert position.goods() == "1n"


def test_build_and_upgrade_is_refused_when_the_upgrade_cannot_be_paid() -> None:
    """UC-UPG-13, UC-TIME-13: #83 is the only action card, and there is no science."""
    area = {"claimed": [83], "assistant": "used"}
    position = table().put(era=2).player(0, "1k 1s", hand=HAND, **area)
    reasons = [reason for reason in position.why_not("R2+2") if reason.rule == "UC-TIME-13"]
    assert {reason.code for reason in reasons} == {"cannot_upgrade_it"}
    assert reasons[0].parameters["price"] == "1k 1n"


def test_upgrades_trigger_what_speaks_of_them() -> None:
    """UC-UPG-13, UC-CARD-40: #134 1 VP and #192 1 credit for each, #38 1 credit more for a tunnel."""
    board = {"tunnels": {"MC-BR": "plain"}, "buildings": ONE_OF_EACH, "claimed": [134, 192, 38]}
    position = table().put(era=3).player(0, "2n", hand=HAND, **board).play("Y3+2", "part 2", "upgrade BR.1")
    assert (position.goods(), position.score()) == ("1n 1c", 1)
    position.play("upgrade MC-BR")
    assert (position.goods(), position.score()) == ("3c", 2)


@pytest.mark.parametrize(
    ("tunnels", "buildings", "points"),
    [
        ({"MC-BR": "plain"}, {"MC.1": "farm+", "MC.2": "farm", "MC.3": "farm"}, 1),
        ({"MC-BR": "plain"}, {"MC.1": "farm+", "MC.2": "farm", "MC.3": "farm+"}, 0),
        ({"MC-BR": "plain"}, {"MC.1": "laboratory+", "MC.2": "farm", "MC.3": "farm"}, 0),
        ({}, {"MC.1": "farm+", "MC.2": "farm", "MC.3": "farm"}, 0),
    ],
    ids=["second", "third", "first", "unconnected"],
)
def test_the_second_upgraded_farm_of_a_connected_city(
    tunnels: dict[str, str], buildings: dict[str, str], points: int
) -> None:
    """UC-UPG-10, UC-CARD-34: #99 gives 1 kelp and 1 VP for the second only."""
    area = {"tunnels": tunnels, "buildings": buildings, "cities": {"MC": "nonsymbiotic"}, "claimed": [99]}
    position = table().put(era=2).player(0, "1n", hand=HAND, **area).play("Y3+2", "part 2")
    if position.decision() == "upgrade":
        position.play("upgrade MC.2")
    assert (position.score(), position.someone().goods[1]) == (points, points)


def apprentice(hand: int, goods: str, **area: Any) -> Table:
    """Seat 0 can use SL-18 only through #22 (upgrade 1 or 2 structures); this red card is in hand."""
    area = {"claimed": [22], "assistant": "used", **area}
    return table().player(0, goods, hand=[hand, 2, 45], **area)


def test_a_card_first_may_bring_the_price_of_an_upgrade() -> None:
    """UC-UPG-04, UC-TURN-22: #23 gives science; #24 gives kelp, which does not help."""
    position = apprentice(23, "1c", buildings={"BR.1": "farm"})
    assert not position.allows("R2+23")
    assert position.allows("23+R2")
    position.play("23+R2")
    assert (position.goods(), position.area()["buildings"]) == ("1n", {"BR.1": "farm+"})
    assert not apprentice(23, "1c").allows("23+R2")
    assert not apprentice(23, "1c", buildings={"BR.1": "farm+"}).allows("23+R2")
    assert not apprentice(24, "1c", buildings={"BR.1": "farm"}).allows("24+R2")


def test_a_card_first_may_build_the_structure_that_is_upgraded() -> None:
    """UC-UPG-01, UC-TURN-22: #30 builds a building for #22."""
    position = apprentice(30, "1k 1n")
    assert not position.allows("R2+30")
    position.play("30+R2", "part 1", "farm BR.1", "done")
    assert position.area()["buildings"] == {"BR.1": "farm+"}
    assert not apprentice(30, "1k").allows("30+R2")


def test_when_an_upgrade_could_become_possible() -> None:
    """UC-UPG-04, UC-TURN-22: the bound of the look-ahead, price and structure each there or to come."""
    farms = Upgrade([FARM], 2, [(1, 0, 0, 0, 0), (0, 0, 0, 1, 0)])
    assert farms.supplies() == UPGRADES << FARM
    assert Upgrade([FARM, TUNNEL], 1, []).supplies() == UPGRADES << FARM | UPGRADES << TUNNEL
    science, credit, farm, lab = 1 << SCIENCE, 1 << CREDIT, BUILDS << FARM, BUILDS << LABORATORY
    empty = table().player(0, "").sea
    with_farm = table().player(0, "", buildings={"BR.1": "farm"}).sea
    with_science = table().player(0, "1n").sea
    assert [farms.attainable(with_farm, supply) for supply in (0, science, credit)] == [False, True, True]
    assert [farms.attainable(with_science, supply) for supply in (0, farm, lab)] == [False, True, False]
    assert [farms.attainable(empty, supply) for supply in (farm, science, farm | science)] == [
        False,
        False,
        True,
    ]


def test_an_upgrade_may_complete_a_contract_at_once() -> None:
    """UC-UPG-10, UC-GOV-08: C5 asks for one upgraded structure of each kind; the next upgrade waits."""
    buildings = {"BR.1": "farm+", "BR.2": "desalination+", "BR.3": "laboratory", "MC.1": "farm"}
    position = table(contracts=True).put(contracts=["C5"])
    position.player(0, "2n", hand=HAND, buildings=buildings, tunnels={"MC-BR": "upgraded"})
    position.play("Y3+2", "part 2", "upgrade BR.3")
    assert position.moves() == ["contract C5", "decline"]
    assert position.play("decline").allows("upgrade MC.1")


def test_once_per_turn_abilities_may_come_between_two_upgrades() -> None:
    """UC-UPG-12, UC-TIME-17"""
    position = upgrader("2n 1k", claimed=[44])
    assert position.allows("use 44")
    assert position.play("upgrade BR.1").allows("use 44")


def test_a_free_moment_may_not_take_the_price_of_an_upgrade_that_was_begun() -> None:
    """UC-UPG-05, UC-TURN-23: #45 for 1 steelplast; #44 would exchange it."""
    area = {"buildings": {"BR.1": "desalination"}, "claimed": [44]}
    position = table(seats=3).player(0, "1s", hand=[45, 2, 23], **area).play("45+Y5")
    assert position.moves() == ["part 1", "decline", "use 44"]
    position.play("part 1")
    assert position.area()["buildings"] == {"BR.1": "desalination+"}


def test_an_upgraded_tunnel_is_no_building_of_a_city() -> None:
    """UC-UPG-07: #38 speaks of tunnels; TL-TC leads from the connected city TL."""
    tunnels = dict.fromkeys(("MC-BR", "TL-MC", "TL-TC"), "plain")
    area = {"tunnels": tunnels, "cities": {"TL": "nonsymbiotic"}, "claimed": [38]}
    position = table().player(0, "1n", hand=HAND, **area).play("Y3+2", "part 2", "upgrade TL-TC")
    assert position.goods() == "1c"

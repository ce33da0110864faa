"""Permanent cards: what triggers them, and discounts (UC-TYPE-08, UC-CARD-08..10, -17, -28..34, -39, -40)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.table import BOX, Table, table


def having(claimed: list[int], goods: str, hand: int = 24, seats: int = 2, **area: Any) -> Table:
    """Seat 0 with these permanents, in Era III, all markers below the Federation track."""
    game = table(seats).put(era=3, federation={})
    return game.player(0, goods, hand=[hand], claimed=claimed, **area)


def test_permanents_trigger_discount_and_offer_abilities_together() -> None:
    """UC-TYPE-08: #16 and #172 (triggers), #78 (discount) and #44 (ability) in one turn."""
    game = having([16, 172, 78, 44], "1k 1s").play("use 44", "exchange 1k 1s")
    game.play("Y4+24", "tunnel MC-BR", "tunnel MR-BR")
    assert (game.goods(), game.score()) == ("1n", 2)


@pytest.mark.parametrize("card", [38, 44, 78, 98, 116, 41, 34, 104])
def test_a_lasting_card_does_nothing_by_itself(card: int) -> None:
    """UC-TYPE-04: there is nothing to resolve when it is claimed."""
    game = having([], "")
    effect = BOX.card(card).effect
    assert not effect.possible(game.sea)
    assert [(reason.code, reason.rule) for reason in effect.why_impossible(game.sea)] == [
        ("nothing_now", "UC-TYPE-04")
    ]


def test_cards_act_on_their_owners_area_and_turn_only() -> None:
    """UC-CARD-01: triggers, discounts and changed slots of seat 1 do nothing for seat 0."""
    game = table().put(era=3, federation={}).player(0, "9k 9s 9n 9c", hand=[24, 48])
    game.player(1, "", hand=[3], claimed=[14, 16, 63, 77, 78, 98, 172, 200])
    game.play("Y4+24", "tunnel MC-BR", "tunnel MR-BR")
    assert game.goods() == "9k 7s 9n 7c"
    assert (game.goods(1), game.score(0), game.score(1)) == ("", 0, 0)
    assert game.someone(0).hand_limit() == 3


def test_production_cards_act_in_their_owners_production_only() -> None:
    """UC-CARD-01: #154 and #96 of seat 1 look at the laboratories of seat 1."""
    game = table().put(era=3).player(0, "", hand=[24], buildings=labs("BR.1 BR.2 BR.3"))
    game.player(1, "", hand=[3], claimed=[154, 96])
    assert forecast_of(game.sea, 0)["production"]["total"]["vp"] == 0
    assert forecast_of(game.sea, 0)["production"]["total"]["kelp"] == 0
    assert forecast_of(game.sea, 1)["production"]["total"]["vp"] == 2
    assert forecast_of(game.sea, 1)["production"]["total"]["kelp"] == 0


def test_permanents_do_nothing_in_production() -> None:
    """UC-CARD-01, UC-PROD-28: steelplast produced is no gain of a slot, credits are no mismatch."""
    owner = having([14, 77, 100, 134], "", buildings=labs("BR.1+"))
    plain = having([], "", buildings=labs("BR.1+"))
    assert forecast_of(owner.sea, 0)["production"] == forecast_of(plain.sea, 0)["production"]


# Discounts.


def test_tv_card_01_two_credits_off_a_tunnel_leave_a_steelplast() -> None:
    """TV-CARD-01, UC-CARD-08, UC-CARD-10: the second credit is lost."""
    game = having([], "1s", hand=4).play("4+G2", "part 1", "tunnel MC-BR")
    assert game.goods() == ""
    more = having([], "1s 3c", hand=4).play("4+G2", "part 1", "tunnel MC-BR")
    assert more.goods() == "3c"


def test_an_excess_discount_of_one_resource_does_not_reduce_another() -> None:
    """UC-CARD-10: #78, #200 and #4 together take 4 credits off, the steelplast stays."""
    game = having([78, 200], "", hand=4).play("4+G2")
    assert game.document()["pending"][1][1] == "SL-21"
    rich = having([78, 200], "1s 1c", hand=4).play("4+G2", "part 1", "tunnel MC-BR")
    assert rich.goods() == "1c"


@pytest.mark.parametrize(
    ("claimed", "after"), [([], "3s 3k"), ([200], "3s 3k 1c"), ([78], "3s 3k")], ids=["none", "#200", "#78"]
)
def test_a_discount_is_taken_off_the_normal_cost(claimed: list[int], after: str) -> None:
    """UC-CARD-08: a nonsymbiotic city costs 2s 1k 1c; #78 is for tunnels only."""
    game = having(claimed, "5s 4k 1c").play("G3+24", "city MR nonsymbiotic")
    assert set(game.goods().split()) == set(after.split())


def test_discounts_add_up_and_combine_with_a_specified_cost() -> None:
    """UC-CARD-09: a symbiotic city with #7 (1 steelplast off) and #200 (1 credit off) costs 1k 1b 1c."""
    game = having([200], "1k 1b 1c", hand=7).play("7+G2", "part 1", "city MR symbiotic")
    assert game.goods() == ""
    tunnel = having([78, 200], "2s 0c").play("Y4+24", "tunnel MC-BR", "tunnel MR-BR")
    assert tunnel.goods() == ""
    specified = having([200], "1s 1k", hand=127).play("127+G2", "part 1", "city MR nonsymbiotic")
    assert specified.goods() == ""


def test_a_discount_holds_for_every_object_of_one_effect() -> None:
    """UC-CARD-08, UC-BUILD-41: two tunnels, each 1 credit less."""
    game = having([78], "2s 1c").play("Y4+24", "tunnel MC-BR", "tunnel MR-BR")
    assert game.goods() == "1c"


def test_free_stays_free_whatever_the_discounts() -> None:
    """UC-CARD-17: #6 with #78 and #200 gives nothing back."""
    game = having([78, 200], "1s 1c", hand=6).play("6+G2", "part 1", "tunnel MC-BR")
    assert game.goods() == "1s 1c"


def test_building_is_free_only_if_the_card_says_so() -> None:
    """UC-CARD-17, UC-BUILD-27: #107 names no cost, #5 says free."""
    assert having([], "", hand=107).play("107+Y1").document()["pending"][1][1].startswith("SL-16")
    assert having([], "", hand=5).play("5+G2", "part 1", "lab BR.1").area()["buildings"] == labs("BR.1")


# Triggers.


@pytest.mark.parametrize(
    ("moves", "space", "points"),
    [
        (["R3+48"], "below", 1),
        (["G4+24"], "4", 0),
        (["Y1+24", "part 2", "gain credit steelplast"], "below", 1),
        (["Y1+24", "part 2", "gain credit kelp"], "below", 0),
        (["Y1+24", "part 1", "part 1"], "below", 0),
    ],
    ids=["SL-08", "SL-11", "SL-16 with", "SL-16 without", "the assistant"],
)
def test_tv_card_03_a_slot_that_gives_steelplast_gives_a_point(
    moves: list[str], space: str, points: int
) -> None:
    """TV-CARD-03, UC-CARD-28, UC-CARD-29: once, however many; not for steelplast of other sources."""
    game = table().put(era=2, federation={space: [0]}).player(0, "", hand=[24, 48], claimed=[77]).play(*moves)
    assert game.score() == points


def test_tv_card_12_the_card_claimed_first_sees_the_steelplast_of_the_slot() -> None:
    """TV-CARD-12, UC-TYPE-16, UC-CARD-28: SL-14; claimed after it does not."""
    first = table(3).put(era=2).player(0, "", hand=[77]).play("77+G1", "claim", "part 2", "part 1", "part 1")
    assert (first.goods(), first.score()) == ("2s", 1)
    after = table(3).put(era=2).player(0, "", hand=[77]).play("G1+77", "part 2", "part 1", "part 1", "claim")
    assert (after.goods(), after.score()) == ("2s", 0)


@pytest.mark.parametrize(
    ("there", "city", "built", "after"),
    [
        ("BR.1", "", "lab BR.2", "1c"),
        ("BR.1 BR.2", "", "lab BR.3", ""),
        ("", "", "lab BR.1", ""),
        ("MC.1", "MC", "lab MC.2", ""),
        ("BC.1", "", "lab BC.2", ""),
        ("BR.1", "MR", "lab MR.2", ""),
        ("BR.1", "", "lab BR.x", "1c"),
    ],
    ids=["second", "third", "first", "unconnected city", "empty city site", "another city", "expansion site"],
)
def test_tv_card_04_the_second_laboratory_at_a_connected_city(
    there: str, city: str, built: str, after: str
) -> None:
    """TV-CARD-04, UC-CARD-30, CD-18: #37 gives a credit."""
    card = 148 if built.endswith(".x") else 48
    area: Document = {"buildings": labs(there), "cities": cities(city), "tunnels": tunnels("MR-BR")}
    game = having([37], "1s", hand=card, **area)
    game.play(*(["148+R1", "part 1", built] if card == 148 else ["R4+48", built]))
    assert game.goods() == after


@pytest.mark.parametrize(
    ("there", "built", "after"),
    [("BR.1", "BR.2", "1c"), ("BR.1+", "BR.2", "1c"), ("BR.1 BR.2", "BR.3", ""), ("MC.1", "MC.2", "")],
    ids=["second", "second, the first upgraded", "third", "unconnected city"],
)
def test_the_second_desalination_plant_at_a_connected_city(there: str, built: str, after: str) -> None:
    """UC-CARD-31: #58, as #37 for laboratories."""
    game = having([58], "1c", buildings=desals(there), cities=cities("MC")).play("G1+24", f"desal {built}")
    assert game.area()["resources"]["credits"] == len(after) // 2


def test_connecting_a_city_later_triggers_nothing() -> None:
    """UC-CARD-30, CD-18: two laboratories stood there before the tunnel came."""
    area: Document = {"cities": cities("MR"), "buildings": labs("MR.2 MR.3")}
    assert having([37], "2s 1c", **area).play("Y4+24", "tunnel MR-BR").goods() == "1s"


def test_tv_card_08_the_second_tunnel_of_a_turn_by_a_slot_and_a_card() -> None:
    """TV-CARD-08, UC-CARD-32: SL-07 and #27, in the middle of the slot's action."""
    game = having([16], "9s 9k 9c", hand=27, seats=3).play("27+R3", "part 1", "tunnel MC-BR")
    assert game.area()["resources"]["science"] == 0
    game.play("part 1", "tunnel MR-BR")
    assert game.area()["resources"]["science"] == 1
    assert game.moves() == ["part 2", "done"]


def test_the_third_tunnel_of_a_turn_triggers_no_more_and_the_next_turn_counts_anew() -> None:
    """UC-CARD-33: SL-18, #27 and #103 build three tunnels."""
    game = having([16, 103], "9s 9c", hand=27).player(1, "", hand=[3])
    game.play("27+R2", "part 1", "tunnel MC-BR", "part 1", "tunnel MR-BR")
    game.play("part 2", "use 103", "part 1", "tunnel BC-BR", "done")
    assert game.area()["resources"]["science"] == 1
    game.play("end", "AAS+3", "part 2", "done", "end")
    card = game.area()["hand"][0]
    game.play(f"Y4+{card}", "tunnel TR-MC")
    assert game.area()["resources"]["science"] == 1
    game.play("tunnel TL-MC")
    assert game.area()["resources"]["science"] == 2


def test_tv_card_07_the_second_upgraded_farm_at_a_connected_city() -> None:
    """TV-CARD-07, UC-CARD-34: of three farms with one upgraded the next triggers, the last does not."""
    game = having([99], "2n", buildings=farms("BR.1+ BR.2 BR.3")).play("Y3+24", "part 2", "upgrade BR.2")
    assert (game.goods(), game.score()) == ("1k 1n", 1)
    game.play("upgrade BR.3")
    assert (game.goods(), game.score()) == ("1k", 1)


@pytest.mark.parametrize(
    ("area", "site"),
    [
        ({"cities": cities("MC"), "buildings": farms("MC.1+ MC.2 BR.1")}, "MC.2"),
        ({"buildings": farms("BR.1 BR.2 BR.3")}, "BR.1"),
        (
            {"cities": cities("MR"), "tunnels": tunnels("MR-BR"), "buildings": farms("BR.1+ MR.2 MR.3")},
            "MR.2",
        ),
        ({"buildings": {**farms("BR.1+"), **labs("BR.2 BR.3")}}, "BR.2"),
    ],
    ids=["unconnected", "first", "first at its city", "another kind"],
)
def test_other_upgrades_do_not_complete_a_pair_of_farms(area: dict[str, Any], site: str) -> None:
    """UC-CARD-34."""
    game = having([99], "2n", **area).play("Y3+24", "part 2", f"upgrade {site}", "done")
    assert (game.goods(), game.score()) == ("1n", 0)


def test_a_mismatch_is_rewarded_before_the_action_of_the_slot() -> None:
    """UC-CARD-39: the steelplast of #14 builds the tunnel, the credit of #40 too."""
    game = having([14], "1c").play("Y4+24", "tunnel MC-BR")
    assert game.goods() == ""
    assert having([], "1c").refusal("Y4+24") == ("slot_no_effect", "UC-TURN-13")
    assert having([40], "1s").play("Y4+24", "tunnel MC-BR").goods() == ""
    assert having([14, 40], "").play("Y4+24", "tunnel MC-BR").goods() == ""


def test_an_empty_hand_neither_matches_nor_mismatches() -> None:
    """UC-CARD-39, Q-27."""
    game = table().player(0, "", hand=[], claimed=[14, 40]).play("R3")
    assert game.goods() == "1k 2s"


def test_build_and_upgrade_is_a_build_and_an_upgrade_for_other_cards() -> None:
    """UC-CARD-40: #172 (build a tunnel), #38 and #134 (upgrade) all act on SL-10."""
    game = having([172, 38, 134], "1s 1n 1c", hand=2, seats=3).play("R5+2", "part 2", "tunnel MC-BR")
    assert game.area()["tunnels"] == tunnels("MC-BR+")
    assert (game.goods(), game.score()) == ("1c", 2)

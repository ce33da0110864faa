"""Paying, exchanging and picking (UC-CARD-11, -13, -14, -20, -22, -23, -37)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.effects.gains import GainAny
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import desals, farms, tunnels
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.card_cases import SLOT_OF_COLOUR
from tests.games.underwater_cities.table import BOX, Table, table


def playing(card: int, slot: str, goods: str, **area: Any) -> Table:
    """Seat 0 has chosen this card, to be resolved first, in Era III; #44 keeps single choices open."""
    game = table().put(era=3, federation={}).player(0, goods, **{"hand": [card], **area})
    return game.play(f"{card}+{slot}")


def end_of_era(claimed: list[int], goods: str, **area: Any) -> Table:
    """Seat 0 has taken the last turn of Era II; its production waits for a choice."""
    game = table().put(round=7, turn=3, order=[1, 0], to_play=0)
    return game.player(0, goods, hand=[24], claimed=claimed, **area).play("AAS+24", "part 1", "done", "end")


def test_tv_card_02_an_exchange_goes_either_way_once() -> None:
    """TV-CARD-02, UC-CARD-13, UC-CARD-14: 1k → 1s, 1s → 1k, but not 2 for 2."""
    assert playing(53, "Y1", "2k 2s").play("part 1", "exchange 1k 1s").goods() == "1k 3s"
    assert playing(53, "Y1", "2k 2s").play("part 1", "exchange 1s 1k").goods() == "3k 1s"
    game = playing(53, "Y1", "2k 2s").play("part 1")
    assert game.moves() == ["exchange 1k 1s", "exchange 1s 1k"]
    with pytest.raises(Refused):
        game.play("exchange 2k 2s")
    game.play("exchange 1k 1s")
    assert game.moves() == ["part 2", "done"]


def test_an_exchange_offers_only_what_can_be_given() -> None:
    """UC-CARD-13: the other direction names what is missing."""
    game = playing(170, "Y1", "1k 1s").play("part 1", "exchange 1k 1s")
    assert game.moves() == ["exchange 1s 1k", "done"]
    assert game.refusal("exchange 1k 1s") == ("cannot_pay", "UC-CARD-13")
    decision = game.sea.decision(0)
    assert decision is not None
    assert (decision.kind(), decision.rules()) == ("exchange", ["UC-CARD-13", "UC-CARD-14"])


def test_an_exchange_begun_cannot_be_declined_before_the_first_swap() -> None:
    """UC-CARD-13, UC-TURN-21: a part that is taken is performed."""
    game = playing(53, "Y1", "2k 2s").play("part 1")
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    assert playing(53, "Y1", "2k 2s").allows("decline")


def test_an_exchange_that_may_be_repeated_stops_at_its_limit() -> None:
    """UC-CARD-14: #170, up to three times, each in a direction of its own."""
    game = playing(170, "Y1", "2k 2s").play("part 1", "exchange 1k 1s", "exchange 1s 1k", "exchange 1k 1s")
    assert game.goods() == "1k 3s"
    assert game.moves() == ["part 2", "done"]


def test_an_exchange_may_go_the_wrong_way_only_if_it_can_still_come_back() -> None:
    """UC-CARD-13, UC-TURN-23: the steelplast for SL-02 may be given with two exchanges left, not with none."""
    three_times = playing(170, "Y4", "1k 1s 1c").play("part 1")
    assert three_times.moves() == ["exchange 1k 1s", "exchange 1s 1k"]
    once = playing(53, "Y4", "1k 1s 1c").play("part 1")
    assert once.goods() == "2s 1c"


@pytest.mark.parametrize(
    ("direction", "after"), [("exchange 1k 1c", "2k 1c"), ("exchange 1c 1k", "4k 9c")], ids=["sold", "bought"]
)
def test_an_exchange_in_production_goes_either_way(direction: str, after: str) -> None:
    """UC-CARD-13, UC-PROD-27: #64, before one kelp is eaten."""
    game = end_of_era([64], "4k 10c" if direction == "exchange 1c 1k" else "4k")
    if direction == "exchange 1c 1k":
        game.play("use 64", direction, seat=0)
    else:
        game.play("use 64", seat=0)
    assert game.goods() == after


@pytest.mark.parametrize("card", [23, 46, 47, 91, 112, 131, 144, 151, 166], ids=str)
def test_there_is_no_benefit_without_paying_but_the_card_may_be_played(card: int) -> None:
    """UC-CARD-22: with nothing in stock the card does nothing and is discarded."""
    slot = SLOT_OF_COLOUR[BOX.card(card).colour]
    game = table().put(era=3, three_credit=[181]).player(0, "", hand=[card], claimed=[19])
    game.play(f"{card}+{slot}")
    assert game.goods() == ""
    assert game.score() == 0
    while game.decision() != "end":
        game.play(game.moves()[0])
    game.play("end")
    assert card in (*game.document()["discard"], *game.sea.era_deck.gone)


def test_a_payment_that_can_be_made_may_be_left() -> None:
    """UC-CARD-20, UC-CARD-22: "may" is only a reminder; gains and builds are optional too."""
    assert playing(23, "R1", "1c").play("decline").goods() == "1c"
    assert playing(24, "R1", "").play("decline").goods() == ""
    assert playing(6, "G2", "").play("decline").area()["tunnels"] == {}
    assert playing(129, "G2", "", buildings=farms("BR.1")).play("decline").area()["buildings"] == farms(
        "BR.1"
    )


def test_pay_and_benefit_happen_once_unless_the_card_says_otherwise() -> None:
    """UC-CARD-23: #47 with plenty of credits, #201 up to three times."""
    game = playing(47, "Y1", "9c").play("part 1")
    assert game.goods() == "2s 8c"
    assert game.document()["pending"][1][1].startswith("SL-16")


def test_a_price_has_no_substitutes() -> None:
    """UC-CARD-22, UC-BUILD-32: biomatter pays no kelp of a card's price."""
    game = playing(91, "R1", "1k 9b", claimed=[44], assistant="gone")
    assert game.refusal("part 1") == ("cannot_pay", "UC-CARD-22")
    assert not game.allows("part 1")


def test_a_price_is_paid_only_if_its_effect_is_possible_afterwards() -> None:
    """UC-CARD-22: #124 without a ready action card, #76 without a dome."""
    game = playing(124, "G2", "1k 1c", assistant="used", claimed=[44])
    assert [reason.code for reason in game.why_not("part 1")] == ["card_used"]
    assert not game.allows("part 1")
    useful = playing(124, "G2", "1k 1c", claimed=[44])
    assert useful.allows("part 1")


def test_the_price_is_gone_when_the_effect_is_weighed() -> None:
    """UC-CARD-22, UC-ACT-22: #124 costs 1 credit, which #122 then lacks."""
    game = playing(124, "G2", "1k 1c", assistant="used", claimed=[44, 122])
    assert not game.allows("part 1")
    assert playing(124, "G2", "1k 2c", assistant="used", claimed=[44, 122]).allows("part 1")


def test_tv_card_05_two_farms_for_credits_science_or_one_of_each() -> None:
    """TV-CARD-05, UC-CARD-37: the price is chosen anew for each farm."""
    three = {"buildings": farms("BR.1 BR.2 BR.3")}
    for first, second, after in (("1c", "1c", "2n"), ("1n", "1n", "2c"), ("1c", "1n", "1n 1c")):
        game = playing(11, "G2", "2n 2c", **three)
        game.play("part 1", "upgrade BR.1", f"pay {first}", "upgrade BR.2", f"pay {second}")
        assert game.goods() == after
        assert game.area()["buildings"] == farms("BR.1+ BR.2+ BR.3")


def test_biomatter_produced_in_this_production_may_be_exchanged() -> None:
    """UC-CARD-11, TV-PROD-09: #81 takes 1 biomatter that this phase has produced, for 2 VP."""
    game = end_of_era([81], "1k", buildings=desals("BR.1+"))
    assert game.moves(0) == ["use 81", "done"]
    game.play("use 81", seat=0)
    assert (game.goods(), game.score()) == ("1c", 2)


def test_exchanged_biomatter_is_no_longer_what_was_produced() -> None:
    """UC-CARD-11, CD-13: of 2 biomatter produced 1 is left to exchange after #81."""
    game = end_of_era([81, 64], "1k", buildings=desals("BR.1+ BR.2+"))
    assert game.area()["produced"] == 2
    game.play("use 81", seat=0)
    assert game.area()["produced"] == 1


def test_biomatter_in_stock_is_no_biomatter_produced() -> None:
    """UC-CARD-11: 3 biomatter and none produced; nothing is asked."""
    game = end_of_era([81, 64], "1k 3b", buildings=desals("BR.1"))
    assert "use 81" not in game.moves(0)
    assert game.refusal("use 81", 0) == ("not_produced", "UC-CARD-11")


def test_biomatter_from_a_production_card_counts_as_produced() -> None:
    """UC-CARD-11, CD-13: #18 gives 1 biomatter in production; without any stock it may be exchanged."""
    game = end_of_era([81, 18], "1k", buildings=desals("BR.1 BR.2 BR.3"))
    game.play("use 81", seat=0)
    assert (game.goods(), game.score()) == ("3c", 2)


def test_picking_takes_different_resources_of_those_listed() -> None:
    """UC-RES-02, Q-03: SL-16 offers the six pairs of kelp, steelplast, science and credit."""
    game = table().player(0, "", hand=[24], assistant="used").play("Y1+24")
    pairs = ["kelp steelplast", "kelp science", "credit kelp", "steelplast science", "credit steelplast"]
    assert set(game.moves()) == {f"gain {pair}" for pair in (*pairs, "credit science")}
    assert game.play("gain credit science").goods() == "1n 1c"
    green = playing(10, "G2", "").play("part 1")
    assert set(green.moves()) == {
        f"gain {pair}" for pair in ("kelp steelplast", "kelp science", "steelplast science")
    }


@pytest.mark.parametrize(("distinct", "ways"), [("yes", 3), ("no", 6)])
def test_picking_may_repeat_a_resource_only_if_the_effect_says_so(distinct: str, ways: int) -> None:
    """UC-RES-02: two of kelp, steelplast and science (vocabulary 2.4)."""
    effect = VOCABULARY.read(f"gain_any(2, of=[kelp, steelplast, science], distinct={distinct})", EFFECT)
    assert isinstance(effect, GainAny)
    assert len(effect.choices) == ways
    assert all(sum(choice) == 2 and choice[0] == choice[4] == 0 for choice in effect.choices)


def test_the_decision_to_pick_names_its_rule() -> None:
    """UC-RES-02."""
    decision = playing(10, "G2", "").play("part 1").sea.decision(0)
    assert decision is not None
    assert (decision.kind(), decision.rules()) == ("pick_resources", ["UC-RES-02"])


def test_tv_card_13_ready_one_and_use_two() -> None:
    """TV-CARD-13, UC-TIME-15: #205 with #21 ready and #61 used."""
    area = {"assistant": "gone", "claimed": [21, {"card": 61, "used": True}]}
    game = playing(205, "Y1", "2c", **area).play("pay 2c", "part 1", "part 2", "use 61", "use 21")
    assert game.goods() == "1k 1s 1n 1c"


def test_tv_card_13_use_ready_and_use_the_same_card_is_rejected() -> None:
    """TV-CARD-13, UC-TIME-15: the two uses are one part, so readying cannot come between them."""
    game = playing(205, "Y1", "2c", claimed=[21]).play("pay 2c", "part 2", "use 21")
    assert game.moves() == ["use assistant", "done"]
    game.play("done", "part 1")
    assert game.area()["claimed"] == [{"card": 21, "used": False}]
    assert game.document()["pending"][1][1] == "SL-16"
    assert game.goods() == "1s 1n"


def test_a_gain_per_object_stops_at_its_limit() -> None:
    """UC-CARD-23: #110 gives at most two kelp, however many upgraded tunnels there are."""
    game = playing(110, "Y1", "", tunnels=tunnels("MC-BR+ MR-BR+ BC-BR+")).play("part 1")
    assert game.goods() == "2k"

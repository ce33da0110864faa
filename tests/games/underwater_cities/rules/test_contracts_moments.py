"""When a contract may be taken, and what its reward builds (chapter UC-GOV)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import (
    alone,
    holdings,
    plain,
    purple,
    take_always_slot,
    upgraded,
    white,
)
from tests.games.underwater_cities.table import Table, table

SIX_TUNNELS = plain("MC-BR", "MR-BR", "BC-BR", "TR-MR", "TL-MC", "TR-MC")
AT_CITIES: Document = {"cities": white("MC", "MR"), "tunnels": SIX_TUNNELS}
FIVE_TUNNELS = {name: "plain" for name in SIX_TUNNELS if name != "TR-MC"}
FIVE: Document = {"cities": white("MC", "MR"), "tunnels": FIVE_TUNNELS}
UPGRADED = {"BR.1": "farm+", "BR.2": "desalination+", "BR.3": "laboratory+"}


def displayed(game: Table, *contracts: str, round_: int = 2) -> Table:
    """The game with these contracts on display."""
    return game.put(round=round_, contracts=list(contracts))


def short(contract: str, goods: str, **area: Any) -> Table:
    """Seat 0 one short of this contract, with a turn to take."""
    return displayed(alone(goods=goods, **area), contract)


def at_sl_10(goods: str, *contracts: str) -> Table:
    """Four seats, so that R5 is SL-10; five tunnels at cities; no action card is ready."""
    area: Document = {"goods": goods, "score": 0, "hand": [45], "assistant": "used", **FIVE}
    return displayed(table(4).player(0, **area), *contracts)


def test_a_contract_may_be_taken_between_build_and_upgrade_and_pay_for_it() -> None:
    """TV-GOV-01, UC-GOV-08: 1 steelplast, 1 credit, no science: it is the only way to go on."""
    game = at_sl_10("1s 1c", "C2").play("R5+45", "tunnel TR-MC")
    assert game.area()["contracts"] == ["C2"]
    assert (holdings(game), game.area()["tunnels"]["TR-MC"]) == ("1s 1n 2vp", "upgraded")
    without = at_sl_10("1s 1c")
    assert without.refusal("R5+45") == ("slot_no_effect", "UC-TURN-13")
    assert "cannot_upgrade_it" in {reason.code for reason in without.why_not("R5+45")}


def test_between_build_and_upgrade_a_contract_is_offered_like_any_other() -> None:
    """UC-GOV-08: with science in stock it may also be declined; the upgrade follows either way."""
    game = at_sl_10("1s 1n 1c", "C2").play("R5+45", "tunnel TR-MC")
    assert (game.moves(), game.area()["tunnels"]["TR-MC"]) == (["contract C2", "decline"], "plain")
    game.play("contract C2")
    assert (game.goods(), game.area()["tunnels"]["TR-MC"]) == ("1s 2n", "upgraded")
    game = at_sl_10("1s 1n 1c", "C2").play("R5+45", "tunnel TR-MC", "decline")
    assert (game.goods(), game.area()["tunnels"]["TR-MC"]) == ("", "upgraded")


def test_a_contract_may_be_taken_in_the_middle_of_an_action_and_its_reward_used_in_it() -> None:
    """UC-GOV-08: Y4 with 1 steelplast and 2 credits; the reward's steelplast pays for the second tunnel."""
    game = short("C2", "1s 2c", **FIVE, hand=[23]).play("Y4+23", "tunnel TR-MC")
    assert game.moves() == ["contract C2", "decline"]
    game.play("contract C2")
    assert (game.decision(), game.goods()) == ("build", "1s 2n 1c")
    game.play("tunnel TL-ML")
    assert game.goods() == "2n"


def test_the_reward_is_finished_before_the_interrupted_action_goes_on() -> None:
    """UC-GOV-08: the free farm of C3 is built before the second tunnel of Y4 is asked for."""
    links = plain("MC-BR", "TR-MC", "TR-blue", "MC-BL")
    area = {"tunnels": links, "metropolises": {"TR": "B-2", "BL": "B-6"}}
    game = short("C3", "2s 2c", **area, hand=[23]).play("Y4+23", "tunnel BL-blue", "contract C3")
    assert game.moves() == ["part 2", "decline"]
    game.play("part 2")
    assert all(move.startswith("farm") for move in game.moves())
    game.play("farm BR.1")
    assert any(move.startswith("tunnel") for move in game.moves())


def test_a_contract_not_taken_at_once_may_be_taken_at_a_later_free_moment_of_own_turns() -> None:
    """UC-GOV-09: declined after the build, offered while the slot goes on, at the end, next turn."""
    game = short("C2", "2s 2c", **FIVE, hand=[23, 24, 25]).play("Y4+23", "tunnel TR-MC", "decline")
    assert (game.decision(), game.allows("contract C2")) == ("build", True)
    game.play("tunnel TL-TC")
    assert (game.decision(), game.moves()) == ("end", ["end", "contract C2"])
    game.play("end")
    assert (game.sea.to_move(), game.sea.decision(0)) == (1, None)
    take_always_slot(game)
    assert game.allows("contract C2")
    assert game.play("contract C2").area()["contracts"] == ["C2"]


def test_a_declined_contract_is_not_asked_for_again_by_the_next_build() -> None:
    """UC-GOV-09: it waits for a free moment instead; not so after it has not been met for a while."""
    game = short("C2", "2s 2c", **FIVE, hand=[23]).play("Y4+23", "tunnel TR-MC", "decline", "tunnel TL-TC")
    assert game.decision() == "end"
    assert game.area()["declined"] == ["C2"]
    again = displayed(alone(goods="2s 2c", **FIVE, hand=[23], declined=["C2"]), "C2")
    again.play("Y4+23", "tunnel TL-TC", "tunnel TR-MC")
    assert again.moves() == ["contract C2", "decline"]


def test_a_contract_cannot_be_taken_in_anothers_turn() -> None:
    """UC-GOV-09: at free moments of own turns only; seat 1 meets it, seat 0 does not."""
    game = displayed(alone().player(1, **AT_CITIES), "C2")
    assert game.refusal("contract C2") == ("contract_not_met", "UC-GOV-02")
    assert game.sea.decision(1) is None


def test_several_contracts_met_at_once_are_taken_in_the_owners_order() -> None:
    """UC-GOV-08: the tunnel to TR meets C2 (six tunnels) and C6 (five connected cities)."""
    area: Document = {
        "cities": white("MC", "MR", "BC", "TR"),
        "tunnels": plain("MC-BR", "MR-BR", "BC-BR", "TL-MC", "MC-BL"),
    }
    game = displayed(alone(goods="1s 1c", **area, hand=[23]), "C2", "C6").play("Y4+23", "tunnel TR-MC")
    assert game.moves() == ["first C2", "first C6"]
    game.play("first C6", "contract C6")
    assert game.moves() == ["contract C2", "decline"]
    game.play("contract C2")
    assert (game.area()["contracts"], holdings(game)) == (["C6", "C2"], "2s 3n 6vp")


def test_a_contract_taken_inside_the_reward_of_another_is_not_offered_a_second_time() -> None:
    """UC-GOV-03, UC-GOV-08: C2 waits behind C5, whose free tunnel offers it first; it is won once."""
    area: Document = {**AT_CITIES, "tunnels": SIX_TUNNELS | upgraded("MC-BR"), "buildings": UPGRADED}
    game = displayed(alone(goods="1s 1c", **area, hand=[23]), "C2", "C5").play("Y4+23", "tunnel TL-ML")
    game.play("first C5", "contract C5", "part 2", "tunnel MC-BL", "contract C2")
    assert (game.area()["contracts"], game.document()["contracts"]) == (["C5", "C2"], [])
    assert holdings(game) == "1s 2n 5vp"
    assert game.decision() == "end"


def test_a_taken_contract_can_be_taken_by_nobody() -> None:
    """UC-GOV-03: neither again by its owner nor by another who meets it, whatever still points to it."""
    game = displayed(alone(**AT_CITIES).player(1, **AT_CITIES), "C2")
    take = game.sea.box.contract(game.sea.government.contracts[0]).take
    game.play("contract C2")
    for seat in (0, 1):
        game.sea.active = seat
        assert not take.possible(game.sea)
        assert [(r.code, r.rule) for r in take.why_impossible(game.sea)] == [("contract_gone", "UC-GOV-03")]


def test_what_a_reward_builds_pays_the_surcharge_and_gets_bonus_and_triggers() -> None:
    """UC-GOV-10: the free farm of C3 on MR.2 of board 5 costs 1 kelp, on MR.1 it gives 1 steelplast."""
    links = plain("MC-BR", "MR-BR", "TR-MR", "TR-blue", "MC-BL", "BL-blue")
    area: Document = {
        "board": 5,
        "tunnels": links,
        "cities": white("MR"),
        "metropolises": {"TR": "B-2", "BL": "B-6"},
    }
    game = displayed(alone(**area), "C3").play("contract C3", "part 2", "farm MR.2")
    assert game.goods() == ""
    game = displayed(alone(**area), "C3").play("contract C3", "part 2", "farm MR.1")
    assert game.goods() == "1k 1s"


def test_a_free_build_of_a_reward_cannot_go_where_its_surcharge_cannot_be_paid() -> None:
    """UC-GOV-10: the free tunnel of C5 on TR-MC of board 5 costs 1 credit."""
    area: dict[str, Any] = {"board": 5, "tunnels": upgraded("MC-BR"), "buildings": UPGRADED}
    poor = displayed(alone(**area), "C5").play("contract C5", "part 2")
    assert poor.refusal("tunnel TR-MC") == ("cannot_pay_build", "UC-BUILD-19")
    rich = displayed(alone(**area, goods="1c"), "C5").play("contract C5", "part 2", "tunnel TR-MC")
    assert rich.goods() == ""


def test_a_build_of_a_reward_triggers_permanents() -> None:
    """UC-GOV-10: #16 gives 1 science for a tunnel, here the second one of the turn."""
    area: Document = {
        "tunnels": upgraded("MC-BR"),
        "buildings": UPGRADED,
        "claimed": [16],
        "goods": "1s 1c",
        "hand": [23],
    }
    game = displayed(alone(**area), "C5").play("contract C5", "part 2", "tunnel TL-MC")
    assert game.goods() == "1s 1c"
    game.play("Y4+23", "tunnel MR-BR")
    assert game.goods() == "1n"


def test_turning_a_city_symbiotic_may_meet_a_contract() -> None:
    """UC-GOV-08: #76 makes the third symbiotic city; resolved before the slot G2, whose action follows."""
    area: Document = {"cities": purple("MC", "MR"), "tunnels": plain("MC-BR", "MR-BR"), "hand": [76]}
    game = displayed(alone(goods="1b", **area), "C1", round_=6).play("76+G2", "part 1")
    assert game.moves() == ["contract C1", "decline"]
    game.play("contract C1")
    assert (holdings(game), game.decision()) == ("3c 4vp", "parts")


def test_gaining_a_metropolis_may_meet_a_contract() -> None:
    """UC-GOV-08: #191 gives the second connected metropolis."""
    links = plain("MC-BR", "TR-MC", "TR-blue")
    area: Document = {
        "tunnels": links,
        "metropolises": {"TR": "B-1", "BL": "B-2"},
        "hand": [191],
        "goods": "2c",
    }
    game = displayed(alone(**area), "C3").play("191+G2", "pay 2c")
    game.play(game.moves()[0])
    while not game.allows("contract C3"):
        game.play("first C3" if game.allows("first C3") else game.moves()[-1])
    assert game.play("contract C3").area()["contracts"] == ["C3"]


def test_a_contract_is_not_offered_by_what_does_not_change_its_count() -> None:
    """UC-GOV-08: C2 is not met by a desalination plant."""
    game = short("C2", "2c", **FIVE, hand=[45]).play("G1+45", "desal BR.1")
    assert game.decision() == "build"
    assert not game.allows("contract C2")


TO_BL = plain("MC-BR", "TR-MC", "TR-blue", "MC-BL", "BC-BR")
TWO_OF_THREE = {"MC.1": "farm", "MC.2": "desalination"}
FULL_BR = {"BR.1": "farm", "BR.2": "desalination", "BR.3": "laboratory"}
FOUR_CITIES = {"cities": white("MC", "MR", "BC"), "tunnels": SIX_TUNNELS}
ENABLED = {
    "C1 by turning a city, its credits build a plant": (
        ("76+G1", 6, "1b"),
        {"cities": purple("MC", "MR"), "tunnels": plain("MC-BR", "MR-BR")},
    ),
    "C2 by a tunnel, its steelplast builds a city": (
        ("6+G3", 2, "1k 1s 1c"),
        FIVE | {"tunnels": FIVE_TUNNELS | plain("TL-TC"), "metropolises": {"TR": "B-9"}},
    ),
    "C3 by a tunnel, its kelp builds a city": (
        ("6+G3", 2, "2s 1c"),
        {"tunnels": TO_BL, "metropolises": {"TR": "B-2", "BL": "B-9"}},
    ),
    "C4 by paying a special card, its biomatter builds a farm": (("198+R4", 2, "2c"), {"under_board": [199]}),
    "C5 by an upgrade, its tunnel on TR-MR brings the steelplast for a city": (
        ("129+G3", 9, "1k 1s 1c"),
        {"tunnels": plain("MR-BR"), "buildings": UPGRADED},
    ),
    "C6 by a city, its steelplast builds another": (("193+G3", 2, "1k 1s 3c"), FOUR_CITIES),
    "C7 by a building, its credits build a plant": (
        ("5+G1", 2, ""),
        {"cities": white("MC"), "tunnels": plain("MC-BR"), "buildings": FULL_BR | TWO_OF_THREE},
    ),
    "C8 by claiming a card, its steps bring the credit for a plant": (
        ("16+G1", 2, ""),
        {"claimed": [57, 41, 35, 37, 19]},
    ),
}


@pytest.mark.parametrize("name", list(ENABLED))
def test_a_contract_met_by_the_card_may_make_the_slot_possible(name: str) -> None:
    """UC-GOV-08: resolved first, the card meets the contract whose reward pays for the slot."""
    (move, round_, goods), network = ENABLED[name]
    card = int(move.split("+")[0])
    area: Document = {"goods": goods, "hand": [card], **network}
    assert displayed(alone(**area), name[:2], round_=round_).allows(move)
    other = next(contract for contract in ("C4", "C7", "C1") if contract != name[:2])
    assert not displayed(alone(**area), other, round_=round_).allows(move)
    assert not displayed(alone(**area), round_=round_).allows(move)

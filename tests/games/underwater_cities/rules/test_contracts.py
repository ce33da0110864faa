"""Government contracts (chapter UC-GOV)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.phases import (
    alone,
    end_last_turn,
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


def displayed(game: Table, *contracts: str) -> Table:
    """The game with these contracts on display, in round 2."""
    return game.put(round=2, contracts=list(contracts))


def short(contract: str, goods: str, **area: Any) -> Table:
    """Seat 0 one short of this contract, with a turn to take."""
    return displayed(alone(goods=goods, **area), contract)


WHITE, PURPLE = "2s 1k 1c", "1s 1k 1b 2c"
FULL = {"BR.1": "farm", "BR.2": "desalination", "BR.3": "laboratory", "MC.1": "farm", "MC.2": "desalination"}
UPGRADED = {"BR.1": "farm+", "BR.2": "desalination+", "BR.3": "laboratory+"}
JOINED = plain("MC-BR", "MR-BR", "BC-BR")
TO_BL = {"tunnels": plain("MC-BR", "TR-MC", "TR-blue", "MC-BL"), "metropolises": {"TR": "B-2", "BL": "B-6"}}
ONE_SHORT = {
    "C1 three connected symbiotic cities": (
        (PURPLE, {"cities": purple("MC", "MR"), "tunnels": JOINED}),
        (["G3+45", "city BC symbiotic"], "3c 4vp"),
    ),
    "C2 six tunnels at cities": (("1s 1c", FIVE), (["Y4+45", "tunnel TR-MC"], "1s 2n 2vp")),
    "C3 two connected metropolises": (("1s 1c", TO_BL), (["Y4+45", "tunnel BL-blue"], "1k 2b 3vp")),
    "C4 two special cards, a claimed one last": (
        ("2c", {"under_board": [199], "hand": [198]}),
        (["R3+198", "claim"], "1k 2s 1b 5vp"),
    ),
    "C4 two special cards, a paid instant last, before its own effect": (
        ("1n 1c", {"claimed": [198], "hand": [199]}),
        (["R3+199", "pay 1c"], "1k 2s 1n 1b 5vp"),
    ),
    "C5 one upgraded structure of each kind": (
        ("1n", {"tunnels": plain("MC-BR"), "buildings": UPGRADED}),
        (["Y3+45", "part 2"], "3vp"),
    ),
    "C6 five connected cities": (
        (WHITE, {"cities": white("MC", "MR", "BC"), "tunnels": SIX_TUNNELS}),
        (["G3+45", "city TL nonsymbiotic"], "1s 1n 4vp"),
    ),
    "C7 two cities with all three kinds": (
        ("1s", {"cities": white("MC"), "tunnels": plain("MC-BR"), "buildings": FULL}),
        (["R4+45", "lab MC.3"], "1k 2c 3vp"),
    ),
    "C8 six claimed cards": (
        ("", {"claimed": [57, 41, 35, 37, 19], "hand": [42]}),
        (["R3+42", "claim"], "1k 2s 3vp"),
    ),
}


@pytest.mark.parametrize("name", list(ONE_SHORT))
def test_a_contract_is_met_exactly_at_its_number_and_gives_its_reward(name: str) -> None:
    """UC-GOV-02, UC-GOV-04: not one below; the card is kept and the reward received at once."""
    (goods, area), (moves, after) = ONE_SHORT[name]
    contract = name[:2]
    game = short(contract, goods, **{"hand": [45], **area})
    assert game.refusal(f"contract {contract}") == ("contract_not_met", "UC-GOV-02")
    assert not game.allows(f"contract {contract}")
    game.play(*moves)
    assert game.allows(f"contract {contract}")
    game.play(f"contract {contract}")
    assert holdings(game) == after
    assert game.area()["contracts"] == [contract]
    assert game.document()["contracts"] == []


def test_the_gateways_contract_builds_a_farm_for_free_or_not() -> None:
    """UC-GOV-04: C3, with no kelp in stock."""
    links = plain("MC-BR", "TR-MC", "TR-blue", "MC-BL", "BL-blue")
    area: Document = {"tunnels": links, "metropolises": {"TR": "B-2", "BL": "B-6"}}
    game = displayed(alone(**area), "C3").play("contract C3")
    assert (game.decision(), holdings(game)) == ("parts", "1k 3vp")
    game.play("part 2", "farm BR.1")
    assert game.area()["buildings"] == {"BR.1": "farm"}
    assert (game.decision(), game.goods()) == ("turn", "1k")
    refused = displayed(alone(**area), "C3").play("contract C3", "decline")
    assert (refused.area()["buildings"], holdings(refused)) == ({}, "1k 3vp")


def test_the_modernisation_contract_builds_a_tunnel_for_free_on_a_legal_site() -> None:
    """UC-GOV-04, UC-GOV-10: C5."""
    area: Document = {"tunnels": upgraded("MC-BR"), "buildings": UPGRADED}
    game = displayed(alone(**area), "C5").play("contract C5", "part 2")
    assert game.refusal("tunnel BL-BC") == ("tunnel_not_connected", "UC-BUILD-21")
    game.play("tunnel TL-MC")
    assert game.area()["tunnels"] == {"MC-BR": "upgraded", "TL-MC": "plain"}
    assert (game.decision(), holdings(game)) == ("turn", "3vp")


def test_the_civil_service_contract_advances_two_and_draws_a_card() -> None:
    """UC-GOV-04: C8, from below over space 4 to space 3 with its credit; the steps may be declined."""
    area: Document = {"claimed": [57, 41, 35, 37, 19, 34], "hand": [1, 2, 3]}
    game = displayed(alone(**area), "C8").play("contract C8")
    ways = ["part 2", "part 2 steps 1", "decline"]
    assert (len(game.someone().cards.hand), holdings(game), game.moves()) == (4, "3vp", ways)
    game.play("part 2")
    assert (game.document()["federation"]["3"], holdings(game)) == ([0], "2c 3vp")
    assert displayed(alone(**area), "C8").play("contract C8", "decline").someone().space == 0


def test_the_personal_assistant_is_no_claimed_card_for_the_civil_service() -> None:
    """UC-GOV-02: C8 with five cards and the assistant is not met."""
    game = displayed(alone(claimed=[57, 41, 35, 37, 19], assistant="ready"), "C8")
    assert not game.allows("contract C8")


THREE_LINKS = plain("MC-BR", "TL-MC", "BC-BR")
AT_MC = {"BR.1": "farm+", "MC.1": "desalination+", "MC.2": "laboratory+"}


@pytest.mark.parametrize(
    ("contract", "area", "link"),
    [
        ("C1", {"cities": purple("BR", "MC", "MR"), "tunnels": plain("MC-BR")}, "MR-BR"),
        ("C6", {"cities": white("MC", "MR", "BC", "TL"), "tunnels": THREE_LINKS}, "MR-BR"),
        ("C7", {"cities": white("MC"), "buildings": FULL | {"MC.3": "laboratory"}}, "MC-BR"),
        ("C5", {"cities": white("MC"), "tunnels": upgraded("BC-BR"), "buildings": AT_MC}, "MC-BR"),
    ],
)
def test_only_connected_things_meet_a_contract(contract: str, area: dict[str, Any], link: str) -> None:
    """UC-GOV-02: not met while a city lacks its tunnel, met with it."""
    assert not displayed(alone(**area), contract).allows(f"contract {contract}")
    joined = area | {"tunnels": area.get("tunnels", {}) | plain(link)}
    assert displayed(alone(**joined), contract).allows(f"contract {contract}")


def test_tunnels_count_for_trunk_lines_only_at_built_cities_and_upgraded_ones_too() -> None:
    """UC-GOV-02: C2; TL-TC lies between empty sites."""
    game = displayed(alone(**FIVE | {"tunnels": FIVE_TUNNELS | plain("TL-TC")}), "C2")
    assert not game.allows("contract C2")
    game = displayed(alone(**FIVE | {"tunnels": FIVE_TUNNELS | upgraded("TR-MC")}), "C2")
    assert game.allows("contract C2")


def test_a_taken_contract_is_gone_for_all_others_and_not_replaced() -> None:
    """TV-GOV-02, UC-GOV-03, UC-GOV-05."""
    game = displayed(alone(**AT_CITIES).player(1, **AT_CITIES), "C1", "C2", "C6")
    game.play("contract C2")
    assert game.document()["contracts"] == ["C1", "C6"]
    assert len(game.sea.government.spared) == 5
    take_always_slot(game)
    assert (game.sea.to_move(), game.document()["contracts"]) == (1, ["C1", "C6"])
    with pytest.raises(Refused):
        game.why_not("contract C2")
    assert game.area(1)["contracts"] == []


def test_the_first_to_take_it_gets_it() -> None:
    """UC-GOV-03: both meet C2; seat 0 lets it lie, seat 1 takes it in his turn."""
    game = displayed(alone(**AT_CITIES).player(1, goods="", score=0, **AT_CITIES), "C2")
    assert game.allows("contract C2")
    take_always_slot(game)
    game.play("contract C2")
    assert (game.area(1)["contracts"], holdings(game, 1)) == (["C2"], "1s 2n 2vp")
    take_always_slot(game)
    assert game.sea.to_move() == 0
    assert "contract C2" not in game.moves()


def test_three_of_the_eight_contracts_lie_face_up_in_the_variant() -> None:
    """UC-GOV-01: drawn by the seed; the rest goes to the box; without the variant there are none."""
    shown = {tuple(table(2, seed=seed, contracts=True).deal().document()["contracts"]) for seed in range(40)}
    assert all(len(set(three)) == 3 for three in shown)
    assert len(shown) > 20
    assert {name for three in shown for name in three} == {f"C{n}" for n in range(1, 9)}
    game = table(2, contracts=True).deal()
    assert len(game.sea.government.spared) == 5
    assert not set(game.sea.government.contracts) & set(game.sea.government.spared)
    assert table(2).deal().document()["contracts"] == []


def test_contracts_are_optional_for_two_to_four_seats() -> None:
    """UC-GOV-01: an option of the game, off unless asked for."""
    for seats in (2, 3, 4):
        assert len(GAME.new(seats, {"contracts": True}, 1).government.contracts) == 3
        assert GAME.new(seats, {}, 1).government.contracts == ()


def test_solo_has_no_contracts() -> None:
    """UC-GOV-06."""
    with pytest.raises(Refused) as refused:
        GAME.new(1, {"contracts": True}, 1)
    assert [(reason.code, reason.rule) for reason in refused.value.reasons] == [
        ("excluded_option", "UC-GOV-06")
    ]
    assert GAME.new(1, {}, 1).government.contracts == ()


def test_no_contract_is_taken_in_production_and_the_coming_order_decides_who_is_first() -> None:
    """UC-GOV-07: both meet C2; the end of an Era offers nothing; the first of the new order is first."""
    both = alone(goods="3k", **AT_CITIES).player(1, goods="3k", score=0, **AT_CITIES)
    game = end_last_turn(both.put(contracts=["C2"], federation={"4": [1]}))
    assert [open_.decision.kind() for open_ in game.sea.decisions()] == ["keep", "keep"]
    assert not any("contract" in move for seat in (0, 1) for move in game.moves(seat))
    while game.decision() == "keep":
        game.play(game.moves()[0])
    assert (game.sea.to_move(), game.allows("contract C2")) == (1, True)
    assert game.sea.decision(0) is None
    game.play("contract C2")
    assert game.area(1)["contracts"] == ["C2"]

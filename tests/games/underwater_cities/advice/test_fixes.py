"""Every fix that is offered against a refusal works: it is tried in random games of all kinds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nextfrontier.games.underwater_cities.advice.fixes import HELPS, WAYS, is_contract_met
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import cities, tunnels
from nextfrontier.games.underwater_cities.rules.action_cards import action_cards
from nextfrontier.games.underwater_cities.rules.construction.building import site_of
from nextfrontier.games.underwater_cities.rules.construction.payment import can_build_for
from nextfrontier.games.underwater_cities.state.goods import read_letters
from nextfrontier.kernel.fixes import Asked
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Reason
from tests.conformance.fixes import Check, Offer, comes_later, is_legal, is_legal_and, offers, try_offers
from tests.games.underwater_cities.table import table

# What random games need not offer: `used_card` for example needs a card that readies two others.
RARE = [
    "free_slot", "slot_of_colour", "keep_possible", "keep_science", "choose_gain", "other_choice",
    "fewer_times", "use_expansion_site", "build_one", "build_white_city", "white_city",
    "claim_action_card", "ready_card", "use_card", "used_card", "face_up_special", "meet_contract",
    "card_of_hand",
]  # fmt: skip
# Fixes of which no more is checked than that they are a legal move.
ANY_MOVE = [
    "free_slot", "slot_of_colour", "possible_move", "keep_possible", "keep_science", "choose_gain",
    "other_choice", "other_structure", "white_city", "face_up_special", "card_of_hand",
]  # fmt: skip
KINDS_OF_GAME: list[tuple[int, dict[str, Any]]] = [
    (1, {"boards": "advanced"}),
    (2, {"contracts": True}),
    (3, {}),
    (4, {"boards": "advanced", "contracts": True}),
]


def pays(offer: Offer) -> bool:
    """After the line one of the prices can be paid."""
    player = offer.carried_out().players[offer.seat]
    prices = [read_letters(price) for price in str(offer.reason.parameters["price"]).split(" / ")]
    if offer.reason.code in ("cannot_pay_build", "cannot_upgrade_it"):
        return any(can_build_for(player, price) for price in prices)
    return any(player.can_pay(price) for price in prices)


def gains_biomatter(offer: Offer) -> bool:
    return pays(offer) and offer.carried_out().me().goods[4] > offer.view().me().goods[4]


def opens_site(offer: Offer) -> bool:
    """After the line the site is legal, whatever it costs."""
    view = offer.carried_out()
    player, site = view.players[offer.seat], site_of(offer.move)
    sites: dict[str, int] = {
        "tunnel_not_connected": player.network.legal_tunnel_sites(),
        "city_not_adjacent": player.network.legal_city_sites(),
        "building_not_adjacent": player.network.legal_building_sites(False)
        | player.network.legal_building_sites(True),
    }
    return sites[offer.reason.code] >> site & 1 == 1


def holds(condition: Any) -> Check:
    """After the line something holds for the area of the seat."""
    return lambda offer: bool(condition(offer, offer.carried_out(), offer.carried_out().players[offer.seat]))


def has_structure(offer: Offer, sea: Any, player: Any) -> bool:
    return bool(player.network.tunnels & ~player.network.upgraded_tunnels) or any(
        buildings & ~player.network.upgraded_buildings for buildings in player.network.buildings
    )


def slot(words: list[str]) -> str:
    """The slot of a pair: `clone Y3+37`, `37+Y3`."""
    return next(part for part in words[-1].split("+") if not part.isdigit())


CHECKS: dict[str, Check] = {
    **dict.fromkeys(ANY_MOVE, is_legal),
    "clone_slot": is_legal_and(lambda no, yes: yes == ["clone", *no]),
    "other_slot": is_legal_and(lambda no, yes: slot(yes) != slot(no)),
    "card_first": is_legal_and(lambda no, yes: slot(yes) == slot(no) and yes[-1][0].isdigit()),
    "choose_directly": is_legal_and(lambda no, yes: ["clone", *yes] == no),
    "occupied_slot": is_legal_and(lambda no, yes: yes[0] in ("clone", "perform")),
    "not_my_slot": is_legal_and(lambda no, yes: yes[0] in ("clone", "perform")),
    "other_part": is_legal_and(lambda no, yes: yes[0] not in ("done", "decline")),
    "fewer_times": is_legal_and(lambda no, yes: yes[:2] == no[:2] and int(yes[2]) < int(no[2])),
    "empty_site": is_legal_and(lambda no, yes: yes[0] == no[0] and yes[1] != no[1]),
    "other_site": is_legal_and(lambda no, yes: yes[0] == no[0] and yes[1] != no[1]),
    "normal_site": is_legal_and(lambda no, yes: yes[0] == no[0] and not yes[1].endswith(".x")),
    "use_expansion_site": is_legal_and(lambda no, yes: yes[0] == no[0] and yes[1].endswith(".x")),
    "gain_missing": pays,
    "gain_for_build": pays,
    "biomatter_replaces": gains_biomatter,
    "build_towards": opens_site,
    "build_neighbour": opens_site,
    "build_city": holds(lambda offer, sea, player: player.network.legal_building_sites(False)),
    "build_one": holds(has_structure),
    "build_white_city": holds(lambda offer, sea, player: player.network.nonsymbiotic),
    "claim_action_card": holds(lambda offer, sea, player: action_cards(sea, player)),
    "ready_card": holds(lambda offer, sea, player: offer.reason.parameters["card"] not in player.cards.used),
    "used_card": is_legal_and(lambda no, yes: yes[0] == "ready"),
    "use_card": holds(lambda offer, sea, player: player.cards.used),
    "meet_contract": holds(
        lambda offer, sea, player: any(
            sea.box.contract(number).id == offer.reason.parameters["contract"]
            and sea.box.contract(number).condition.holds(sea, player)
            for number in sea.government.contracts
        )
    ),
    "new_era": lambda offer: comes_later(
        lambda state, seat: offer.reason.parameters["card"] not in state.players[seat].cards.used,
        lambda state: True,
    )(offer),
    "next_turn": lambda offer: comes_later(
        lambda state, seat: (
            seat == state.active and offer.reason.parameters["card"] not in state.turn.once_used
        ),
        lambda state: True,
    )(offer),
}


def test_every_fix_that_is_offered_works_and_all_but_the_rare_ones_are_offered() -> None:
    tried: Counter[str] = Counter()
    for seats, options in KINDS_OF_GAME:
        for seed in (1, 2, 3):
            tried += try_offers(offers(GAME, seats, options, seed, 0.25), CHECKS)
    assert set(CHECKS) - set(tried) <= set(RARE)


def test_every_fix_helps_against_something_and_has_its_check() -> None:
    assert set(CHECKS) == set(WAYS) == {fix for fixes in HELPS.values() for fix in fixes}


def test_a_card_that_is_ready_is_no_reason_to_stop_readying() -> None:
    """UC-ACT-07: once no used card is left, none is offered; `done` is no card."""
    used = {"card": 21, "used": True}
    game = table().put(era=3).player(0, "1k", hand=[169], claimed=[used, 61, 44])
    game.play("169+Y1", "part 1")
    assert game.why_not("ready 61")[0].fixes == ["used_card"]
    game.play("ready 21")
    assert game.moves() == ["done", "use 44"]
    assert game.why_not("ready 61")[0].fixes == []


def test_a_contract_is_met_by_the_seat_that_asks() -> None:
    """UC-GOV-02: C2 wants six tunnels next to cities; seat 0, whose turn it is, has them and seat 1 has not."""
    six: Document = {"cities": cities("MC MR"), "tunnels": tunnels("MC-BR MR-BR BC-BR TR-MR TL-MC TR-MC")}
    sea = table(contracts=True).put(contracts=["C2"]).player(0, hand=[2], **six).player(1, hand=[3]).sea
    turn = sea.required_decision(0)
    assert turn is not None
    reason = Reason("contract_not_met", "UC-GOV-02", {"contract": "C2"}, [])
    assert [is_contract_met(Asked(sea, seat, turn, 0, reason), sea) for seat in (0, 1)] == [True, False]

"""Every fix that is offered against a refusal works: it is tried in random games of all kinds."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.underwater_cities.action_cards import action_cards
from nextfrontier.underwater_cities.fixes import HELPS, WAYS
from nextfrontier.underwater_cities.game import GAME
from nextfrontier.underwater_cities.goods import read_letters
from nextfrontier.underwater_cities.payment import can_build_for
from tests.conformance.fixes import Check, Offer, comes_later, is_legal, is_legal_and, offers, try_offers

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
    player, site = view.players[offer.seat], offer.move & 63
    sites = {
        "tunnel_not_connected": player.legal_tunnel_sites(),
        "city_not_adjacent": player.legal_city_sites(),
        "building_not_adjacent": player.legal_building_sites(False) | player.legal_building_sites(True),
    }
    return sites[offer.reason.code] >> site & 1 == 1


def holds(condition: Any) -> Check:
    """After the line something holds for the area of the seat."""
    return lambda offer: bool(condition(offer, offer.carried_out(), offer.carried_out().players[offer.seat]))


def has_structure(offer: Offer, sea: Any, player: Any) -> bool:
    return bool(player.tunnels & ~player.upgraded_tunnels) or any(
        buildings & ~player.upgraded_buildings for buildings in player.buildings
    )


def slot(words: list[str]) -> str:
    """The slot of a pair: `clone Y3+37`, `37+Y3`."""
    return next(part for part in words[-1].split("+") if not part.isdigit())


CHECKS: dict[str, Check] = {
    **dict.fromkeys(WAYS, is_legal),
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
    "build_city": holds(lambda offer, sea, player: player.legal_building_sites(False)),
    "build_one": holds(has_structure),
    "build_white_city": holds(lambda offer, sea, player: player.nonsymbiotic),
    "claim_action_card": holds(lambda offer, sea, player: action_cards(sea, player)),
    "ready_card": holds(lambda offer, sea, player: offer.reason.parameters["card"] not in player.used),
    "use_card": holds(lambda offer, sea, player: player.used),
    "meet_contract": holds(
        lambda offer, sea, player: any(
            sea.box.contract(number).id == offer.reason.parameters["contract"]
            and sea.box.contract(number).condition.holds(sea, player)
            for number in sea.contracts
        )
    ),
    "new_era": lambda offer: comes_later(
        lambda state, seat: offer.reason.parameters["card"] not in state.players[seat].used,
        lambda state: True,
    )(offer),
    "next_turn": lambda offer: comes_later(
        lambda state, seat: seat == state.active and offer.reason.parameters["card"] not in state.once_used,
        lambda state: True,
    )(offer),
}


@pytest.mark.parametrize(("seats", "options"), KINDS_OF_GAME, ids=str)
def test_every_fix_that_is_offered_works(seats: int, options: dict[str, Any]) -> None:
    assert len(try_offers(offers(GAME, seats, options, 1, 0.12), CHECKS)) > 3


def test_all_fixes_are_tried_or_known() -> None:
    assert set(CHECKS) == set(WAYS) == {fix for fixes in HELPS.values() for fix in fixes}

"""Fixes against a refusal, and the way in which each of them works in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from nextfrontier.games.underwater_cities.rules.action_cards import action_cards
from nextfrontier.games.underwater_cities.rules.construction.building import site_of
from nextfrontier.games.underwater_cities.rules.construction.payment import can_build_for
from nextfrontier.games.underwater_cities.rules.construction.upgrading import upgradable
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER, TURNS_PER_ROUND
from nextfrontier.games.underwater_cities.rules.slot_action import CLONE
from nextfrontier.games.underwater_cities.rules.turn import CARD_FIRST
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, KELP, STEELPLAST, read_letters
from nextfrontier.kernel.families import first as first_parameter
from nextfrontier.kernel.families import second
from nextfrontier.kernel.fixes import LATER, Asked, Fixes, Way, a_move, another_move
from nextfrontier.kernel.lines import shortest_line

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.player import Player
    from nextfrontier.games.underwater_cities.state.sea import Sea
    from nextfrontier.kernel.agenda import State

ERAS: Final = len(PRODUCTION_AFTER)
BUILDING_ONE_WHOLE: Final = "cannot_upgrade_it"

# What could help against a reason, the nearest first.
HELPS: Final[dict[str, list[str]]] = {
    "slot_occupied": ["clone_slot", "other_slot", "free_slot"],
    "slot_no_effect": ["card_first", "other_slot"],
    "slot_not_occupied": ["choose_directly", "occupied_slot"],
    "own_slot": ["not_my_slot", "other_slot"],
    "wrong_colour": ["slot_of_colour"],
    "clone_used": ["other_slot"],
    "cannot_pay_clone": ["gain_missing", "other_slot"],
    "must_do_part": ["possible_move"],
    "part_taken": ["other_part"],
    "breaks_promise": ["keep_possible"],
    "breaks_slot": ["keep_possible"],
    "breaks_upgrade": ["keep_science"],
    "gain_is_given": ["choose_gain"],
    "cannot_pay": ["fewer_times", "gain_missing", "other_choice"],
    "cannot_pay_card": ["gain_missing"],
    "cannot_pay_build": ["biomatter_replaces", "gain_for_build"],
    "cannot_pay_upgrade": ["gain_missing", "other_choice"],
    "cannot_upgrade_it": ["gain_missing"],
    "not_produced": ["other_choice"],
    "no_legal_site": ["build_city"],
    "site_occupied": ["empty_site"],
    "tunnel_not_connected": ["build_towards", "other_site"],
    "city_not_adjacent": ["build_neighbour", "other_site"],
    "building_not_adjacent": ["build_neighbour", "other_site"],
    "expansion_site": ["normal_site"],
    "only_expansion_sites": ["use_expansion_site"],
    "nothing_to_upgrade": ["build_one", "other_choice"],
    "already_upgraded": ["other_structure"],
    "no_city_to_convert": ["build_white_city", "other_choice"],
    "already_symbiotic": ["white_city"],
    "nothing_produces": ["other_choice"],
    "already_chosen": ["other_structure"],
    "no_action_card": ["claim_action_card", "other_choice"],
    "card_used": ["ready_card", "new_era"],
    "no_used_card": ["use_card", "other_choice"],
    "card_ready": ["used_card"],
    "used_this_turn": ["next_turn"],
    "nothing_now": ["other_choice"],
    "nothing_to_look_at": ["face_up_special"],
    "condition_not_met": ["other_choice"],
    "count_is_zero": ["other_choice"],
    "contract_gone": ["other_choice"],
    "not_in_hand": ["card_of_hand"],
    "unknown_card": ["card_of_hand", "other_choice"],
    "card_needed": ["card_of_hand"],
    "not_claimed": ["other_choice"],
    "contract_not_met": ["meet_contract"],
}


def sea_of(asked: Asked) -> Sea:
    """Return the state as the decision of the seat sees it."""
    return cast("Sea", asked.there)


def at_turn(fits: Callable[[int, int], bool]) -> Way:
    """Make the way of a fix that is another pair of slot and card."""
    return a_move(lambda asked, move: asked.decision.kind() == "turn" and fits(asked.move, move))


def in_decision(kind: str) -> Way:
    """Make the way of a fix that is another legal move of a decision of this kind."""
    return a_move(lambda asked, move: asked.decision.kind() == kind)


# Doing something first, in this turn.


def is_followed_by_a_turn(sea: Sea) -> bool:
    """Will the active seat have another turn?"""
    return sea.calendar.round < PRODUCTION_AFTER[-1] or sea.calendar.cycle < TURNS_PER_ROUND


def first(holds: Callable[[Asked, Sea], bool]) -> Way:
    """Make the way of a fix that comes first: own moves after which it holds and the move can be tried again."""

    def way(asked: Asked) -> list[str] | None:
        again = not asked.state.lanes and is_followed_by_a_turn(sea_of(asked))

        def is_ready(after: State) -> bool:
            decision = after.required_decision(asked.seat)
            open_again = decision is not None and decision.kind() == asked.decision.kind()
            return (again or open_again) and holds(asked, cast("Sea", after))

        return shortest_line(asked, is_ready)

    return way


def mine(asked: Asked, sea: Sea) -> Player:
    """Return the area of the seat that asks."""
    return sea.players[asked.seat]


def can_pay(asked: Asked, sea: Sea) -> bool:
    """Is one of the prices in hand now?"""
    player = mine(asked, sea)
    prices = [read_letters(price) for price in str(asked.reason.parameters["price"]).split(" / ")]
    if asked.reason.code in ("cannot_pay_build", BUILDING_ONE_WHOLE):
        return any(can_build_for(player, price) for price in prices)
    return any(player.can_pay(price) for price in prices)


def can_pay_by_biomatter(asked: Asked, sea: Sea) -> bool:
    """Is the price in hand by new biomatter for kelp or steelplast (UC-BUILD-31)?"""
    price, player = read_letters(str(asked.reason.parameters["price"])), mine(asked, sea)
    before = mine(asked, sea_of(asked)).goods
    lacks = price[KELP] > before[KELP] or price[STEELPLAST] > before[STEELPLAST]
    return lacks and player.goods[BIOMATTER] > before[BIOMATTER] and can_build_for(player, price)


def is_site_legal(asked: Asked, sea: Sea) -> bool:
    """Is the site of the refused move legal now?"""
    kind, site = first_parameter(asked.move), site_of(asked.move)
    player = mine(asked, sea)
    network = player.network
    if kind == TUNNEL:
        sites = network.legal_tunnel_sites()
    else:
        sites = network.legal_city_sites() if kind > TUNNEL else network.legal_building_sites(False)
        sites |= network.legal_building_sites(True) if kind < TUNNEL else 0
    return sites >> site & 1 == 1


def has_site_for_buildings(asked: Asked, sea: Sea) -> bool:
    """Is there a site for a building now, if a building was refused?"""
    return (
        int(asked.reason.parameters["kind"]) < TUNNEL
        and mine(asked, sea).network.legal_building_sites(False) != 0
    )


def has_structure(asked: Asked, sea: Sea) -> bool:
    """Is there something to upgrade now?"""
    kinds = [KIND_NAMES.index(name) for name in str(asked.reason.parameters["kinds"]).split()]
    return any(upgradable(mine(asked, sea), kind) for kind in kinds)


def is_contract_met(asked: Asked, sea: Sea) -> bool:
    """Is the condition of the contract met now?"""
    contracts = [sea.box.contract(number) for number in sea.government.contracts]
    wanted = [contract for contract in contracts if contract.id == asked.reason.parameters["contract"]]
    return any(contract.condition.holds(sea, mine(asked, sea)) for contract in wanted)


# Moves of the same decision.


def is_same_kind(asked: Asked, move: int) -> bool:
    """Tell whether the move builds the same kind of piece on another site."""
    return asked.kind(move) == "build" and first_parameter(move) == first_parameter(asked.move)


def is_something(asked: Asked, move: int) -> bool:
    """Tell whether the move does something and does not just leave the effect."""
    return asked.kind(move) != "leave"


def is_choice(asked: Asked, move: int) -> bool:
    """Tell whether the move does something else within the same effect."""
    return asked.decision.kind() not in ("turn", "spend") and is_something(asked, move)


def is_fewer_times(asked: Asked, move: int) -> bool:
    """Tell whether the move pays for the same card less often."""
    return (
        asked.kind(move) == "spend"
        and first_parameter(move) == first_parameter(asked.move)
        and second(move) < second(asked.move)
    )


def is_others_slot(asked: Asked, move: int) -> bool:
    """Tell whether the move performs the action of a slot that another tile occupies."""
    return asked.kind(move) == "perform" or (asked.kind(move) == "turn" and move & CLONE != 0)


def is_card_of_hand(asked: Asked, move: int) -> bool:
    """Tell whether the move is a pair of slot and card; with an empty hand there is no pair."""
    return asked.kind(move) == "turn" and first_parameter(move) != 0


def new_era(asked: Asked) -> list[str] | None:
    """Wait for the next Era."""
    return LATER if sea_of(asked).calendar.era < ERAS and not asked.state.lanes else None


def next_turn(asked: Asked) -> list[str] | None:
    """Wait for the next turn."""
    return LATER if is_followed_by_a_turn(sea_of(asked)) else None


WAYS: Final[dict[str, Way]] = {
    "clone_slot": at_turn(lambda asked, move: move == asked | CLONE and not asked & CLONE),
    "other_slot": at_turn(lambda asked, move: second(move) != second(asked)),
    "free_slot": in_decision("perform_slot"),
    "card_first": at_turn(lambda asked, move: move & CARD_FIRST != 0 and second(move) == second(asked)),
    "choose_directly": at_turn(lambda asked, move: move == asked & ~CLONE),
    "occupied_slot": a_move(is_others_slot),
    "not_my_slot": a_move(is_others_slot),
    "slot_of_colour": in_decision("perform_slot"),
    "possible_move": another_move,
    "other_part": a_move(is_something),
    "keep_possible": another_move,
    "keep_science": another_move,
    "choose_gain": another_move,
    "other_choice": a_move(is_choice),
    "fewer_times": a_move(is_fewer_times),
    "gain_missing": first(can_pay),
    "gain_for_build": first(can_pay),
    "biomatter_replaces": first(can_pay_by_biomatter),
    "build_city": first(has_site_for_buildings),
    "empty_site": a_move(is_same_kind),
    "normal_site": a_move(is_same_kind),
    "use_expansion_site": a_move(is_same_kind),
    "other_site": a_move(is_same_kind),
    "build_towards": first(is_site_legal),
    "build_neighbour": first(is_site_legal),
    "build_one": first(has_structure),
    "other_structure": a_move(is_something),
    "build_white_city": first(lambda asked, sea: mine(asked, sea).network.nonsymbiotic != 0),
    "white_city": another_move,
    "claim_action_card": first(lambda asked, sea: bool(action_cards(sea, mine(asked, sea)))),
    "ready_card": first(
        lambda asked, sea: asked.reason.parameters["card"] not in mine(asked, sea).cards.used
    ),
    "new_era": new_era,
    "use_card": first(lambda asked, sea: bool(mine(asked, sea).cards.used)),
    "used_card": a_move(is_something),
    "next_turn": next_turn,
    "face_up_special": another_move,
    "meet_contract": first(is_contract_met),
    "card_of_hand": a_move(is_card_of_hand),
}
FIXES: Final = Fixes(HELPS, WAYS)

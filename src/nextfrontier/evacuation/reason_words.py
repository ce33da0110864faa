"""Refusals as messages: which sentence a reason takes, what it names, what would help."""

from __future__ import annotations

from typing import Final

from nextfrontier.evacuation.card_nouns import goods
from nextfrontier.evacuation.card_text import symbols
from nextfrontier.evacuation.components.new_world import AREAS
from nextfrontier.evacuation.geography import ENVIRONMENTS
from nextfrontier.evacuation.goods import KINDS, as_goods
from nextfrontier.evacuation.thing_words import described, unspelled
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.words.messages import Message, Part

# What helps, the nearest first.
HELPS: Final[dict[str, list[str]]] = {
    "too_little_energy": ["more_energy", "other_group", "pass"],
    "energy_needed": ["other_split"],
    "group_one_used": ["play_card"],
    "must_do_part": ["choose_possible"],
    "used_already": ["next_year"],
    "cannot_pay": ["other_units"],
    "none_left": ["gain_resource", "pay_other_world"],
    "nothing_to_pay_with": ["gain_resource"],
    "nothing_to_exchange": ["gain_resource"],
    "cannot_build": ["gain_missing", "other_world", "discard_row"],
    "cannot_play": ["carry_missing", "take_card"],
    "cannot_pay_common_goal": ["carry_missing", "pay_later"],
    "nothing_to_build": ["gain_resource", "other_action"],
    "other_world": ["pay_other_world"],
    "no_bay": ["ship_with_bay"],
    "fee_paid": ["take_shown"],
    "no_more_choice": ["take_shown"],
    "nothing_to_look_at": ["take_shown"],
    "row_empty": ["skip_it"],
    "no_infrastructure_move": ["other_action"],
    "same_illustration": ["take_card"],
    "all_developed": ["other_action"],
    "no_unused_factory": ["other_kind"],
    "no_food_to_clone": ["food_to_new"],
    "not_lowest": ["lowest_marker"],
    "nobody_to_settle": ["bring_people"],
    "no_area_to_settle": ["bring_people", "steel_to_new"],
    "settled_already": ["free_area"],
    "other_environment": ["fitting_area"],
    "environment_locked": ["pass_passage", "unlocked_area"],
    "lacks_space": ["fitting_area"],
    "too_few_people": ["clone_people", "smaller_area"],
    "too_few_factories": ["bring_factories", "smaller_area"],
    "too_few_of_kind": ["other_kind"],
    "too_little_steel": ["steel_to_new", "smaller_area"],
    "symbols_missing": ["symbols_from_spaces", "area_without_symbols"],
    "too_little_energy_to_fly": ["fewer_ships"],
    "bay_taken": ["other_ship", "factory_as_building"],
    "other_edge": ["other_ship", "factory_as_building"],
    "building_limit": ["other_ship", "building_for_bay"],
    "resource_limit": ["smaller_amount", "other_ship"],
    "evacuated_already": ["other_area"],
    "no_prepared_factory": ["prepare_first"],
    "free_spot_left": ["free_spot"],
    "start_space": ["waiting_lane"],
    "second_lane_not_used": ["main_lane"],
    "space_taken": ["other_space"],
    "steps_left": ["more_steps"],
    "passages_between": ["split_otherwise"],
    "excluded_option": ["leave_out"],
}


def fixes_of(reason: Reason) -> list[str]:
    """The keys of what would help."""
    return [*reason.fixes, *HELPS.get(reason.code, [])]


def keys_of(reason: Reason) -> list[str]:
    """The keys of the sentence, the most exact first."""
    key, given = f"reason.{reason.code}", reason.parameters
    if given.get("world") == "either":
        return [f"{key}.either"]
    if "needs" in given:
        return [f"{key}.{given['needs']}"]
    return [f"{key}.amount", key] if reason.code == "none_left" and given.get("have") else [key]


def parts_of_reason(reason: Reason) -> dict[str, Part]:
    """What the sentences about a refusal can name."""
    given = reason.parameters
    parts = {name: described(name, value) for name, value in given.items() if value != "either"}
    if "kind" in given:
        parts["factory"] = Message(f"factory.{given['kind']}")
    if "price" in given and "stock" in given:
        parts["missing"] = missing(str(given["price"]), str(given["stock"]))
    if reason.code == "environment_locked":
        parts["passage"] = Message("passage_named", 1 + ENVIRONMENTS.index(str(given["environment"])))
    if reason.code in NUMBERED:
        parts["missing"] = Message(NUMBERED[reason.code], int(given["missing"]))
    if reason.code == "symbols_missing":
        parts["symbols"] = symbols(symbols_of_area(str(given["area"])))
    return parts


NUMBERED: Final = {
    "too_few_people": "people",
    "too_few_factories": "factories",
    "symbols_missing": "symbols_missing",
}


def missing(price: str, stock: str) -> Part:
    """What would have to be gained."""
    wanted, held = unspelled(price), unspelled(stock)
    return goods(as_goods([max(wanted[kind] - held[kind], 0) for kind in range(KINDS)]))


def symbols_of_area(id_: str) -> str:
    """The symbols printed on an Area."""
    return next(area.symbols for area in AREAS if area.id == id_)

"""Fixes against a refusal, and the way in which each fix works in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from nextfrontier.games.evacuation.advice.freight import can_carry_factory, can_carry_goods, can_carry_people
from nextfrontier.games.evacuation.advice.missing import missing_goods, price_of
from nextfrontier.games.evacuation.advice.prospects import can_pass, can_supply
from nextfrontier.games.evacuation.effects.effect import DONE
from nextfrontier.games.evacuation.effects.payment import can_pay
from nextfrontier.games.evacuation.rules.energy import FREE_USES, ways_to_pay_energy
from nextfrontier.games.evacuation.rules.loading import BAY, CRATE, UNITS, Load
from nextfrontier.games.evacuation.rules.transport import flight_cost
from nextfrontier.games.evacuation.rules.years import YEARS
from nextfrontier.games.evacuation.state.geography import passage_to
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, NEW, OLD
from nextfrontier.kernel.families import MOST, WIDTH, first, second
from nextfrontier.kernel.fixes import LATER, UNTHINKABLE, Asked, Fixes, Way, a_move, another_move
from nextfrontier.kernel.lines import shortest_line

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds
    from nextfrontier.kernel.agenda import State

# What could help against a reason, the nearest first.
HELPS: Final[dict[str, list[str]]] = {
    "too_little_energy": ["other_group", "gain_energy", "pass"],
    "energy_needed": ["other_split", "other_action"],
    "group_one_used": ["play_card", "other_action"],
    "must_do_part": ["choose_possible"],
    "used_already": ["next_year"],
    "cannot_pay": ["other_units"],
    "none_left": ["smaller_amount", "other_units"],
    "nothing_to_pay_with": ["other_choice"],
    "nothing_to_exchange": ["other_choice"],
    "cannot_build": ["gain_missing", "other_world", "discard_row"],
    "cannot_play": ["gain_missing", "carry_goods", "take_card"],
    "cannot_pay_common_goal": ["gain_missing", "carry_goods"],
    "nothing_to_build": ["other_action"],
    "other_world": ["other_world"],
    "no_bay": ["ship_with_bay"],
    "fee_paid": ["take_shown"],
    "no_more_choice": ["take_shown"],
    "nothing_to_look_at": ["take_shown"],
    "row_empty": ["other_choice"],
    "no_infrastructure_move": ["other_action"],
    "same_illustration": ["take_card"],
    "all_developed": ["other_action"],
    "no_unused_factory": ["other_kind"],
    "no_food_to_clone": ["gain_missing", "carry_goods", "other_action"],
    "not_lowest": ["lowest_marker"],
    "nobody_to_settle": ["gain_people", "gain_factory", "bring_people", "bring_factories", "other_action"],
    "no_area_to_settle": ["other_action"],
    "settled_already": ["other_area"],
    "other_environment": ["other_area"],
    "environment_locked": ["pass_passage", "other_area"],
    "lacks_space": ["other_area"],
    "too_few_people": ["gain_people", "bring_people", "other_area"],
    "too_few_factories": ["gain_factory", "bring_factories", "other_area"],
    "too_few_of_kind": ["other_kind"],
    "too_little_steel": ["gain_missing", "carry_goods", "other_area"],
    "symbols_missing": ["symbols_from_spaces", "other_area"],
    "too_little_energy_to_fly": ["cheaper_flight"],
    "bay_taken": ["other_ship", "factory_as_building", "other_load"],
    "other_edge": ["other_ship", "factory_as_building", "other_load"],
    "building_limit": ["other_ship", "factory_in_bay", "other_load"],
    "resource_limit": ["smaller_amount", "other_ship", "other_load"],
    "evacuated_already": ["other_load"],
    "no_prepared_factory": ["other_load"],
    "free_spot_left": ["other_lane"],
    "start_space": ["other_lane"],
    "second_lane_not_used": ["other_lane"],
    "space_taken": ["other_lane", "other_steps"],
    "steps_left": ["more_steps"],
    "passages_between": ["other_steps"],
    "no_such_action": ["other_action"],
    "no_action_cards": ["other_action"],
    "not_in_hand": ["card_of_hand"],
    "card_needed": ["card_of_hand"],
    "infrastructure_not_in_hand": ["play_taken", "take_card"],
    "not_in_row": ["take_shown"],
    "not_your_ship": ["own_ship"],
    "ship_not_sent": ["send_first"],
}


def worlds_of(asked: Asked) -> Worlds:
    """Return the state as the decision of the seat sees it."""
    return cast("Worlds", asked.there)


# Gaining something in the same turn.


def gains(holds: Callable[[Player, Player], bool]) -> Way:
    """Make the way of a fix that changes the seat's own things in this turn: before and after."""

    def way(asked: Asked) -> list[str] | None:
        before = worlds_of(asked).players[asked.seat].copy()

        def has_gained(state: State) -> bool:
            return holds(before, cast("Worlds", state).players[asked.seat])

        return shortest_line(asked, has_gained)

    return way


def gain_missing(asked: Asked) -> list[str] | None:
    """Gain or exchange the missing goods, so that the world that pays has the whole price."""
    world, price, saved = price_of(asked.reason)
    return gains(lambda before, after: can_pay(after, world, price, saved))(asked)


def gain_energy(asked: Asked) -> list[str] | None:
    """Gain or exchange Energy before the action, at this free moment."""
    cost = int(asked.reason.parameters["energy"])
    return gains(lambda before, after: not after.actions.passed and bool(ways_to_pay_energy(after, cost)))(
        asked
    )


# What comes later: by ship, in the Progress phase, next year.


def is_followed_by_a_year(asked: Asked) -> bool:
    """Will there be another year in which the move can be tried again?"""
    worlds = worlds_of(asked)
    return worlds.year < YEARS and worlds.ending < 0


def later(can: Callable[[Asked], bool]) -> Way:
    """Make the way of a fix that needs another phase and works next year."""
    return lambda asked: LATER if is_followed_by_a_year(asked) and can(asked) else None


def can_carry_missing(asked: Asked) -> bool:
    """Tell whether a ship could carry the missing goods to the New World now."""
    world, goods = missing_goods(asked.reason)
    worlds = worlds_of(asked)
    return world == NEW and can_carry_goods(worlds, worlds.players[asked.seat], goods)


def can_supply_symbols(asked: Asked) -> bool:
    """Can the markers come to spaces with the symbols of the Area?"""
    worlds = worlds_of(asked)
    area = worlds.box.geography.areas[worlds.box.geography.number_by_id[str(asked.reason.parameters["area"])]]
    return can_supply(worlds, worlds.players[asked.seat], area.yellow, area.white)


def can_unlock(asked: Asked) -> bool:
    """Can a marker come past the Passage that unlocks the environment?"""
    worlds = worlds_of(asked)
    passage = passage_to(str(asked.reason.parameters["environment"]))
    return can_pass(worlds, worlds.players[asked.seat], passage)


# Moves of the same decision.


def is_other_group(asked: Asked, move: int) -> bool:
    """Tell whether the move is an action of a group without surcharge, if the refused one has a surcharge."""
    if "surcharge" not in asked.reason.parameters or asked.kind(move) != "action":
        return False
    worlds = worlds_of(asked)
    return worlds.me().actions.tucked.count(worlds.box.board_actions[first(move)].group) < FREE_USES


def is_action(asked: Asked, move: int) -> bool:
    """Tell whether the move is another action than a pass."""
    return asked.kind(move) in ("action", "card")


def is_same_kind_but_less(asked: Asked, move: int) -> bool:
    """Tell whether the move loads a smaller amount of the same kind on the same ship."""
    kind = asked.reason.parameters.get("kind")
    return is_load(asked, move) and UNITS.has(move) and NAMES[second(move)] == kind


def is_other_ship(asked: Asked, move: int) -> bool:
    """Tell whether the move puts the same load on another ship."""
    return move != DONE and move & ~MOST == asked.move & ~MOST


def is_load_of_same_area(place: Load, other: Load) -> Callable[[Asked, int], bool]:
    """Make the test for the same Area loaded in another way: in a bay, or within the building limit."""

    def fits(asked: Asked, move: int) -> bool:
        return place.has(asked.move) and other.has(move) and second(move) == second(asked.move)

    return fits


def is_cheaper_flight(asked: Asked, move: int) -> bool:
    """Tell whether the move sends another ship that leaves the same world for less Energy."""
    worlds = worlds_of(asked)
    player, ship, refused = worlds.me(), first(move), first(asked.move)
    if asked.kind(move) != "send":
        return False
    world = OLD if refused in player.fleet.ships[OLD] else NEW
    cost = flight_cost(worlds, player, refused, world)
    return ship in player.fleet.ships[world] and flight_cost(worlds, player, ship, world) < cost


def is_load(asked: Asked, move: int) -> bool:
    """Tell whether the move loads the same ship otherwise; for a text that is no thinkable move the reason names it."""
    if move == DONE or asked.decision.kind() not in ("transport", "launch"):
        return False
    if asked.move == UNTHINKABLE:
        ship = worlds_of(asked).box.name(first(move))
        return ship == asked.reason.parameters.get("ship") and asked.kind(move) != "send"
    return first(move) == first(asked.move)


def is_send_of_named(asked: Asked, move: int) -> bool:
    """Tell whether the move sends the ship that the reason names."""
    return (
        asked.kind(move) == "send"
        and worlds_of(asked).box.name(first(move)) == asked.reason.parameters["ship"]
    )


def is_other_lane(asked: Asked, move: int) -> bool:
    """Tell whether the move takes the same marker by the same steps to another lane."""
    return first(move) == first(asked.move) and second(move) == second(asked.move)


def is_other_step(asked: Asked, move: int) -> bool:
    """Tell whether the move takes another number of steps, or the other marker."""
    return not is_other_lane(asked, move)


def is_further(asked: Asked, move: int) -> bool:
    """Tell whether the move takes the same marker by more steps."""
    return first(move) == first(asked.move) and second(move) > second(asked.move)


def is_item(asked: Asked, move: int) -> bool:
    """Tell whether the move takes, builds or plays an item of a row."""
    return asked.kind(move) in ("ship", "stadium", "take", "play")


def only_pass(asked: Asked) -> list[str] | None:
    """Pass, where nothing else is left."""
    return asked.line(asked.legal) if [asked.kind(move) for move in asked.legal] == ["pass"] else None


WAYS: Final[dict[str, Way]] = {
    "other_group": a_move(is_other_group),
    "gain_energy": gain_energy,
    "pass": only_pass,
    "other_split": a_move(lambda asked, move: asked.decision.kind() == "energy"),
    "other_action": a_move(is_action),
    "play_card": a_move(lambda asked, move: asked.kind(move) == "card"),
    "choose_possible": another_move,
    "other_choice": a_move(lambda asked, move: asked.decision.kind() != "action" and move != DONE),
    "next_year": later(lambda asked: True),
    "other_units": a_move(
        lambda asked, move: asked.decision.kind() not in ("action", "transport", "launch") and move != DONE
    ),
    "gain_missing": gain_missing,
    "carry_goods": later(can_carry_missing),
    "other_world": a_move(lambda asked, move: move == asked.move ^ 1 << WIDTH),
    "discard_row": a_move(lambda asked, move: asked.kind(move) == "discard"),
    "take_card": a_move(
        lambda asked, move: asked.decision.kind() == "infrastructure" and asked.kind(move) == "take"
    ),
    "ship_with_bay": a_move(is_item),
    "take_shown": a_move(is_item),
    "other_kind": a_move(
        lambda asked, move: asked.decision.kind() not in ("action", "transport", "launch") and move != DONE
    ),
    "lowest_marker": another_move,
    "gain_people": gains(lambda before, after: after.people > before.people),
    "gain_factory": gains(lambda before, after: sum(after.factories[KINDS:]) > sum(before.factories[KINDS:])),
    "bring_people": later(
        lambda asked: can_carry_people(worlds_of(asked), worlds_of(asked).players[asked.seat])
    ),
    "bring_factories": later(
        lambda asked: can_carry_factory(worlds_of(asked), worlds_of(asked).players[asked.seat])
    ),
    "other_area": a_move(lambda asked, move: asked.decision.kind() == "settle" and move != DONE),
    "pass_passage": later(can_unlock),
    "symbols_from_spaces": later(can_supply_symbols),
    "cheaper_flight": a_move(is_cheaper_flight),
    "other_ship": a_move(is_other_ship),
    "factory_as_building": a_move(is_load_of_same_area(BAY, CRATE)),
    "factory_in_bay": a_move(is_load_of_same_area(CRATE, BAY)),
    "smaller_amount": a_move(is_same_kind_but_less),
    "other_load": a_move(is_load),
    "other_lane": a_move(is_other_lane),
    "other_steps": a_move(is_other_step),
    "more_steps": a_move(is_further),
    "card_of_hand": a_move(is_action),
    "play_taken": a_move(lambda asked, move: asked.kind(move) == "play"),
    "own_ship": a_move(lambda asked, move: asked.kind(move) == "send"),
    "send_first": a_move(is_send_of_named),
}
FIXES: Final = Fixes(HELPS, WAYS)

"""The vocabulary of events that permanents wait for (cards document 2.5)."""

from __future__ import annotations

from collections.abc import Callable

from nextfrontier.games.underwater_cities.effects.permanents import (
    ACTION_CARD_USED,
    BUILT,
    BUILT_NTH_AT_CITY,
    BUILT_NTH_OF_TURN,
    CITY_CONNECTED,
    END_OF_TURN,
    METROPOLIS_CONNECTED,
    MISMATCH,
    SLOT_GAIN,
    SPACE_ENTERED,
    UPGRADED,
    UPGRADED_NTH_AT_CITY,
)
from nextfrontier.games.underwater_cities.state.goods import RESOURCE_NAMES
from nextfrontier.games.underwater_cities.vocabulary.arguments import KINDS, STRUCTURES, kind_mask
from nextfrontier.kit.arguments import Arguments, one_of

ANY_KIND = 255


def on_build_nth(call: Arguments) -> tuple[int, int, int]:
    """The n-th of a kind in this turn, or at this connected city."""
    kinds = kind_mask(call, KINDS)
    table = {"turn": BUILT_NTH_OF_TURN, "connected_city": BUILT_NTH_AT_CITY}
    number = call.number("the number")
    return one_of(call.option("per", "turn"), table, "per"), number, kinds


def on_upgrade_nth(call: Arguments) -> tuple[int, int, int]:
    """The n-th upgraded one at a connected city."""
    kinds = kind_mask(call, STRUCTURES)
    number = call.number("the number")
    table = {"connected_city": UPGRADED_NTH_AT_CITY}
    return one_of(call.option("per", "connected_city"), table, "per"), number, kinds


def on_slot_gain(call: Arguments) -> tuple[int, int, int]:
    """A slot's own action gave a resource."""
    table = {name: index for index, name in enumerate(RESOURCE_NAMES)}
    return SLOT_GAIN, one_of(call.next("the resource"), table, "the resource"), ANY_KIND


def simple_event(event: int) -> Callable[[Arguments], tuple[int, int, int]]:
    """An event without arguments."""
    return lambda call: (event, 0, ANY_KIND)


EVENTS: dict[str, Callable[[Arguments], tuple[int, int, int]]] = {
    "on_build": lambda call: (BUILT, 0, kind_mask(call, KINDS)),
    "on_upgrade": lambda call: (UPGRADED, 0, kind_mask(call, STRUCTURES)),
    "on_build_nth": on_build_nth,
    "on_upgrade_nth": on_upgrade_nth,
    "on_space_entered": lambda call: (SPACE_ENTERED, call.number("the space"), ANY_KIND),
    "on_slot_gain": on_slot_gain,
    "on_mismatch": simple_event(MISMATCH),
    "on_city_connected": simple_event(CITY_CONNECTED),
    "on_metropolis_connected": simple_event(METROPOLIS_CONNECTED),
    "on_action_card_used": simple_event(ACTION_CARD_USED),
    "on_end_of_turn": simple_event(END_OF_TURN),
}

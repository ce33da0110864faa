"""The options that calls have words for, and what slots do, for those who put effects into words and icons."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.components.slots import SLOTS
from nextfrontier.games.underwater_cities.state.goods import RESOURCE_NAMES
from nextfrontier.kit.expressions import Call, Value, parse, show
from nextfrontier.kit.words.messages import WordingError

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "gain": (*RESOURCE_NAMES, "vp"),
    "gain_any": ("of", "distinct"),
    "build": ("n", "cost", "discount", "where", "upgraded"),
    "upgrade": ("n", "cost"),
    "gain_metropolis": ("look",),
    "produce_one": ("n", "state"),
    "perform_slot": ("colour",),
    "per": ("every", "max"),
    "pay": ("times", "from"),
    "exchange": ("times",),
    "swap_output": ("give", "take"),
    "on_build_nth": ("per",),
    "on_upgrade_nth": ("per",),
}


def slot_effect(slot: Value) -> Call:
    """What the slot with this id does."""
    for known in SLOTS:
        if known.id == slot:
            return parse(known.effect)
    raise WordingError(f"there is no slot {show(slot)}")

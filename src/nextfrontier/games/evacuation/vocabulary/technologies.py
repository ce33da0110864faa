"""The vocabulary of technologies (section 3.10): what they do now, always, on an event or once."""

from __future__ import annotations

from nextfrontier.games.evacuation.effects.factories import Prepare
from nextfrontier.games.evacuation.state.box import Technology
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.state.powers import ALL_SYMBOLS
from nextfrontier.games.evacuation.vocabulary.effects import read_effect, whole
from nextfrontier.kit.arguments import Arguments, one_of
from nextfrontier.kit.expressions import ExpressionError, Value

EVENTS = ("bonus_gained", "lead_passes_passage", "stadium_built", *[f"prepare_{name}" for name in NAMES])
# How each modifier is written, and the least and greatest value the rules know for it.
MODIFIERS = {
    "action_energy_3": ("set", 0, 0),
    "ignore_symbols": ("set", 1, ALL_SYMBOLS),
    "return_after_unloading": ("set", 1, 1),
    "wild_bays": ("set", 1, 2),
    "share_spaces": ("set", 1, 1),
    "bonus_power_drop": ("set", 1, 1),
    "power_shift": ("set", 1, 3),
    "inventions_needed": ("set", 1, 1),
    "flight_cost": ("set", 1, 3),
    "row_choices": ("set", 4, 4),
    "cost_infrastructure": ("mod", -2, -1),
    "cost_stadium": ("mod", -3, -1),
    "cost_settle": ("mod", -3, -1),
    "feed_each_world": ("mod", -2, -1),
    "limit_building": ("mod", 1, 2),
    "limit_resource": ("mod", 1, 3),
    **{f"factory_output_{name}": ("mod", 1, 2) for name in NAMES},
}


def read_technology(technology: Technology, value: Value) -> None:
    """Fill in what a technology does: now, always, on, once, or several of them."""
    call = Arguments(value, "what a technology does")
    if call.name == "seq":
        for part in call.rest():
            read_technology(technology, part)
    elif call.name == "now":
        said_once(technology.now is None, "now")
        technology.now = read_effect(call.next("the effect"))
    elif call.name == "always":
        technology.modifiers += read_modifiers(call.next("the modifier"))
    elif call.name == "once":
        said_once(technology.once is None, "once")
        one_of(call.next("the period"), {"actions": 1, "year": 1}, "the period")
        technology.once = read_effect(call.next("the effect"))
    elif call.name == "on":
        event = one_of(call.next("the event"), {name: name for name in EVENTS}, "the event")
        said_once(event not in technology.triggers, event)
        effect = read_effect(call.next("the effect"))
        if isinstance(effect, Prepare):
            effect.triggers = False
        technology.triggers[event] = effect
    else:
        raise ExpressionError(f"a technology does not know {call.name}")
    call.finish()


def said_once(first: bool, what: str) -> None:
    """A technology says each thing once."""
    if not first:
        raise ExpressionError(f"a technology says {what} only once")


def read_modifiers(value: Value) -> list[tuple[str, int]]:
    """`mod(key, n)`, `set(key, v)` or several in a `seq`."""
    call = Arguments(value, "a modifier")
    if call.name == "seq":
        return [entry for part in call.rest() for entry in read_modifiers(part)]
    if call.name not in ("mod", "set"):
        raise ExpressionError(f"expected mod or set, found {call.name}")
    fitting = {name: name for name, known in MODIFIERS.items() if known[0] == call.name}
    key = one_of(call.next("the key"), fitting, "the key")
    given = call.next("the value")
    words = {"yes": 1, "all": ALL_SYMBOLS}
    number = words[given] if isinstance(given, str) and given in words else whole(given, key)
    call.finish()
    _, least, most = MODIFIERS[key]
    if not least <= number <= most:
        raise ExpressionError(f"{key} must be {least}" + (f" to {most}" if most > least else ""))
    return [(key, number)]

"""Expressions that can be read but make no sense: too large, never happening, or not what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nextfrontier.games.underwater_cities.components.slots import SLOTS
from nextfrontier.games.underwater_cities.rules.production import PLAIN
from nextfrontier.games.underwater_cities.vocabulary.arguments import STRUCTURES, as_goods
from nextfrontier.kit.expressions import Call, Value, parse, show

# The largest number of a call: first argument ("") or named. Choices are enumerated: this bounds the moves.
MOST: Final[dict[str, dict[str, int]]] = {
    "gain": dict.fromkeys(("credit", "kelp", "steelplast", "science", "biomatter", "vp"), 30),
    "res": dict.fromkeys(("credit", "kelp", "steelplast", "science", "biomatter"), 30),
    "gain_any": {"": 4},
    "draw": {"": 5},
    "federation": {"": 6},
    "build": {"n": 2},
    "upgrade": {"n": 3},
    "produce_one": {"n": 2},
    "use_action_card": {"": 2},
    "ready_action_card": {"": 2},
    "gain_metropolis": {"look": 5},
    "hand_limit": {"": 2},
    "pay": {"times": 15},
    "exchange": {"times": 3},
    "on_space": {"": 4},
    "on_space_entered": {"": 4},
}
MOST_ITEMS: Final = 6
# How many choices in a row a call opens: its first argument or a named number, times this. Promises are kept
# by search, so what one effect asks for in all is bounded too.
WORK: Final[dict[str, tuple[str, int]]] = {
    "build": ("n", 2),
    "upgrade": ("n", 1),
    "produce_one": ("n", 1),
    "exchange": ("times", 1),
    "use_action_card": ("", 1),
    "ready_action_card": ("", 1),
    "perform_slot": ("n", 3),
    "convert_city": ("n", 1),
    "gain_any": ("n", 1),
}
MOST_WORK: Final = 4
MOST_ADDED_WORK: Final = 2
MOST_DRAWN: Final = MOST["draw"][""]
ONE_KIND: Final = ("farm", "desal", "lab", "tunnel")
ONE_BUILDING: Final = ("farm", "desal", "lab")
ONE_OBJECT: Final = (*ONE_KIND, "white_city", "symbiotic_city")


def calls_in(value: Value) -> Iterator[Call]:
    """Every call of an expression, the outermost first."""
    if isinstance(value, Call):
        yield value
        for inner in (*value.arguments, *value.named.values()):
            yield from calls_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from calls_in(inner)


def too_much(call: Call) -> list[str]:
    """Numbers, lists and sums that are larger than any component could need."""
    found: list[str] = []
    for inner in calls_in(call):
        found += too_large(inner)
    if work(call) > MOST_WORK:
        found.append("it asks for too many things at once; let it build, upgrade or use less")
    if drawn(call) > MOST_DRAWN:
        found.append(f"it draws more than {MOST_DRAWN} cards")
    return found


def too_large(call: Call) -> list[str]:
    """The arguments of one call that are too large."""
    found: list[str] = []
    values = {"": call.arguments[0] if call.arguments else 0, **call.named}
    for key, most in MOST.get(call.name, {}).items():
        value = values.get(key, 0)
        if isinstance(value, int) and value > most:
            found.append(f"{call.name}: {key + ' ' if key else ''}{value} is too much, at most {most}")
    lists = [call.arguments, *[value for value in values.values() if isinstance(value, list)]]
    if max(len(items) for items in lists) > MOST_ITEMS:
        found.append(f"{call.name}: at most {MOST_ITEMS} in a row")
    if call.name == "also" and work(call) > MOST_ADDED_WORK:
        found.append("also: it adds too much to the slot; let it do less")
    return found


def drawn(call: Call) -> int:
    """How many cards an effect can draw."""
    numbers = [inner.arguments[0] for inner in calls_in(call) if inner.name == "draw" and inner.arguments]
    return sum(number for number in numbers if isinstance(number, int))


def work(value: Value) -> int:
    """How many choices in a row an effect can open."""
    if not isinstance(value, Call):
        return 0
    key, each = WORK.get(value.name, ("", 0))
    number = value.named.get(key, 1) if key else value.arguments[0] if value.arguments else 1
    inner = [work(argument) for argument in value.arguments]
    below = max(inner, default=0) if value.name == "choose" else sum(inner)
    return below + (each * number if isinstance(number, int) else 0)


def senseless(call: Call) -> list[str]:
    """What could be built from the expression but would not do what it says."""
    found = [SENSE[inner.name](inner) for inner in calls_in(call) if inner.name in SENSE]
    return [problem for problem in found if problem]


def alike(values: list[Value]) -> bool:
    """Is one of them there twice?"""
    shown = [show(value) for value in values]
    return len(set(shown)) < len(shown)


def gain_any(call: Call) -> str:
    """Two equal choices could not be told apart."""
    listed = call.named.get("of")
    return "gain_any: a resource is listed twice" if isinstance(listed, list) and alike(listed) else ""


def exchange(call: Call) -> str:
    """Both directions must differ."""
    one, other = (as_goods(side) for side in call.arguments)
    return "exchange: both sides are the same" if one == other else ""


def either(call: Call) -> str:
    """A choice of prices needs different ones."""
    prices = [as_goods(value) for value in call.arguments]
    different = not call.named and len(set(prices)) == len(prices) > 1
    return "" if different else "either: two or more different prices are needed"


def gain_metropolis(call: Call) -> str:
    """How many tiles are looked at must be written."""
    return "" if "look" in call.named else "gain_metropolis: look=n is missing"


def upgraded(call: Call) -> str:
    """A count is of one kind."""
    return one_of(call.arguments[0], ONE_KIND, "upgraded")


def swap_output(call: Call) -> str:
    """A structure can give away only what it produces (CD-12)."""
    kind = call.arguments[0]
    problem = one_of(kind, ONE_BUILDING, "swap_output")
    if problem or as_goods(call.named["give"]) == PLAIN[STRUCTURES[show(kind)][0]]:
        return problem
    return f"swap_output: a {kind} does not produce {show(call.named['give'])}"


def steps(call: Call) -> str:
    """Steps and points must rise."""
    for items in call.arguments[1:]:
        numbers = [item for item in items if isinstance(item, int)] if isinstance(items, list) else []
        if numbers != sorted(set(numbers)) or not numbers:
            return "steps: both lists must rise"
    return ""


def discount(call: Call) -> str:
    """Special cards cost credits and nothing else (UC-SPEC-08)."""
    goods = as_goods(call.arguments[1])
    if call.arguments[0] == "special_card" and any(goods[1:]):
        return "discount: special cards cost credits only"
    return ""


def on_build_nth(call: Call) -> str:
    """Each kind is counted on its own, at a city only buildings (UC-CARD-30..33)."""
    at_city = call.named.get("per") == "connected_city"
    return one_of(call.arguments[0], ONE_BUILDING if at_city else ONE_OBJECT, call.name) or nth(call)


def on_upgrade_nth(call: Call) -> str:
    """Only buildings stand at a city (UC-CARD-34)."""
    return one_of(call.arguments[0], ONE_BUILDING, call.name) or nth(call)


def nth(call: Call) -> str:
    """A city has five building sites at most, and more are never built in a turn."""
    number = call.arguments[1]
    return f"{call.name}: a {number}th one never comes" if isinstance(number, int) and number > 5 else ""


def one_of(value: Value, names: tuple[str, ...], what: str) -> str:
    """The problem of a value that must be one of these words."""
    return "" if value in names else f"{what}: one of {', '.join(names)} is needed, not {show(value)}"


def whenever(call: Call) -> str:
    """A mismatch is rewarded before the slot's action, which the reward may make possible (UC-CARD-39)."""
    event, effect = call.arguments
    mismatch = isinstance(event, Call) and event.name == "on_mismatch"
    if mismatch and isinstance(effect, Call) and effect.name not in ("gain", "draw"):
        return "whenever(on_mismatch(), …): a gain or a draw is needed"
    return ""


def slot_change(call: Call) -> str:
    """The change must concern something that the slot does (cards document 2.8)."""
    slot = next((slot for slot in SLOTS if slot.id == call.arguments[0]), None)
    if slot is None:
        return f"slot_change: there is no slot {show(call.arguments[0])}"
    change, effect = call.arguments[1], parse(slot.effect)
    assert isinstance(change, Call)
    if change.name == "both_halves" and effect.name != "choose":
        return f"slot_change: the action of {slot.id} is no choice between halves"
    return why_not_wider(slot.id, effect, change) if change.name == "widen" else ""


def why_not_wider(slot: str, effect: Call, change: Call) -> str:
    """A slot is widened only where it builds; what it also upgrades is no city."""
    builds = [call for call in calls_in(effect) if call.name == "build"]
    kinds = change.arguments[0] if isinstance(change.arguments[0], list) else [change.arguments[0]]
    if not builds:
        return f"slot_change: {slot} builds nothing that could be widened"
    if any("upgraded" in call.named for call in builds) and any(kind not in STRUCTURES for kind in kinds):
        return f"slot_change: {slot} upgrades what it builds, and cities are not upgraded"
    return ""


def parts(call: Call) -> str:
    """Parts come in any order, so parts of parts are parts."""
    nested = any(isinstance(part, Call) and part.name == "parts" for part in call.arguments)
    return "parts: parts of parts are written in one list" if nested else ""


SENSE: Final[dict[str, Callable[[Call], str]]] = {
    "parts": parts,
    "gain_any": gain_any,
    "exchange": exchange,
    "either": either,
    "gain_metropolis": gain_metropolis,
    "upgraded": upgraded,
    "swap_output": swap_output,
    "steps": steps,
    "discount": discount,
    "on_build_nth": on_build_nth,
    "on_upgrade_nth": on_upgrade_nth,
    "whenever": whenever,
    "slot_change": slot_change,
}

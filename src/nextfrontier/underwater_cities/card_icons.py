"""Effects as rows of icons, from the same expressions as their words.

A row is a flat list of tokens, read from left to right: icons of `catalogues.icons`, and numbers, which stand
before what they count. `pay(res(credit=1), gain(science=2))` is `pay 1 credit arrow gain 2 science`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nextfrontier.kernel.expressions import Call, Value, parse
from nextfrontier.underwater_cities.card_arguments import (
    as_call,
    both,
    named_number,
    named_word,
    number,
    numbers,
    only,
    required,
    slot_effect,
    word,
    words,
)
from nextfrontier.underwater_cities.catalogues.messages import WordingError

Row = list[str]

# $1 is the first argument of the call, ($1) the same in brackets if it is made of parts or options.
PATTERNS: Final[dict[str, str]] = {
    "draw": "draw $1 card",
    "federation": "advance $1",
    "convert_city": "white_city arrow symbiotic_city",
    "take_special": "take special_card",
    "if_": "if $1 arrow ($2)",
    "multiply": "production $1 times",
    "action": "action $1",
    "production": "production $1",
    "final": "final $1",
    "once_per_turn": "once_per_turn $1",
    "whenever": "whenever $1 arrow ($2)",
    "hand_limit": "hand_limit $1",
    "also": "also $1",
    "widen": "build $1",
    "both_halves": "both",
    "connected": "connected $1",
    "upgraded": "connected upgraded $1",
    "specials_paid": "paid special_card",
    "slot_colours": "slot_colours",
    "at_least": "at_least $2 $1",
    "on_space": "space $1",
    "on_space_entered": "reach space $1",
    "on_build": "build $1",
    "on_upgrade": "upgrade $1",
    "on_mismatch": "mismatch",
    "on_slot_gain": "slot gain $1",
    "on_city_connected": "connect city",
    "on_metropolis_connected": "connect metropolis",
    "on_action_card_used": "use action_card",
    "on_end_of_turn": "end_of_turn",
}


def icons_of(effect: str | Call) -> Row:
    """The icons of an effect, a condition or a price."""
    call = parse(effect) if isinstance(effect, str) else effect
    if call.name in PATTERNS:
        return [icon for token in PATTERNS[call.name].split() for icon in _token(token, call)]
    if call.name not in ROWS:
        raise WordingError(f"{call.name} has no icons")
    return ROWS[call.name](call)


def _token(token: str, call: Call) -> Row:
    """An icon, or the argument for which the token stands."""
    place = token.strip("($)")
    if "$" not in token:
        return [token]
    if int(place) > len(call.arguments):
        raise WordingError(f"{call} needs more arguments")
    value = call.arguments[int(place) - 1]
    return _inner(value) if token.startswith("(") else _row(value)


def _row(value: Value) -> Row:
    """The icons of any value: kinds to choose from are joined by `or`."""
    if isinstance(value, int):
        return [str(value)]
    return icons_of(value) if isinstance(value, Call) else _joined([[kind] for kind in words(value)], "or")


def _joined(rows: list[Row], joint: str) -> Row:
    if not rows:
        raise WordingError("a list of icons needs at least one item")
    row = rows[0]
    for after in rows[1:]:
        row = [*row, joint, *after]
    return row


def _bracketed(value: Value, kinds: tuple[str, ...]) -> Row:
    row = _row(value)
    return ["open", *row, "close"] if isinstance(value, Call) and value.name in kinds else row


def _inner(value: Value) -> Row:
    return _bracketed(value, ("parts", "choose"))


def _list(call: Call, joint: str) -> Row:
    nested = ("parts", "choose", "if_", "per", "pay")
    return _joined([_bracketed(value, nested) for value in call.arguments], joint)


def _parts(call: Call) -> Row:
    return _list(call, "and")


def _options(call: Call) -> Row:
    return _list(call, "or")


def _amounts(call: Call) -> Row:
    return [token for name, n in call.named.items() for token in (str(number(n)), name)]


def _gain(call: Call) -> Row:
    return ["gain", *_amounts(call)]


def _gain_any(call: Call) -> Row:
    different = ["different"] if named_word(call, "distinct", "no") == "yes" else []
    return ["gain", *_row(only(call)), *different, "open", *_row(required(call, "of")), "close"]


def _build(call: Call) -> Row:
    where = named_word(call, "where", "normal")
    row = ["build", *_some(named_number(call, "n")), *_row(only(call))]
    row += [] if where == "normal" else [where]
    row += _cost(call)
    row += ["less", *_row(call.named["discount"])] if "discount" in call.named else []
    return row if call.named.get("upgraded", "no") == "no" else [*row, "upgraded"]


def _upgrade(call: Call) -> Row:
    return ["upgrade", *_some(named_number(call, "n")), *_row(only(call)), *_cost(call)]


def _cost(call: Call) -> Row:
    cost = call.named.get("cost", "usual")
    if isinstance(cost, Call):
        return ["for", *_row(cost)]
    return [] if cost == "usual" else [word(cost)]


def _some(n: int) -> Row:
    return [str(n)] if n == 1 else ["up_to", str(n)]


def _times(call: Call) -> Row:
    n = named_number(call, "times")
    return ["up_to", str(n), "times"] if n > 1 else []


def _gain_metropolis(call: Call) -> Row:
    return ["look", str(named_number(call, "look")), "metropolis", "gain", "1", "metropolis"]


def _produce_one(call: Call) -> Row:
    state = ["upgraded"] if named_word(call, "state", "upgraded") == "upgraded" else []
    return ["produce", *_some(named_number(call, "n")), *state, *_row(only(call))]


def _use_action_card(call: Call) -> Row:
    return ["use", *_some(number(only(call))), "action_card"]


def _ready_action_card(call: Call) -> Row:
    return ["ready", *_some(number(only(call))), "action_card"]


def _perform_slot(call: Call) -> Row:
    colour = named_word(call, "colour", "any")
    return ["perform", word(only(call)), "slot" if colour == "any" else f"{colour}_slot"]


def _per(call: Call) -> Row:
    value, effect = both(call)
    every = named_number(call, "every")
    row = [*_inner(effect), "per", *([str(every)] if every > 1 else []), *_row(value)]
    return [*row, "up_to", *_row(call.named["max"]), "times"] if "max" in call.named else row


def _pay(call: Call) -> Row:
    bundle, effect = both(call)
    source = ["produced"] if named_word(call, "from", "stock") == "produced" else []
    return ["pay", *source, *_row(bundle), "arrow", *_inner(effect), *_times(call)]


def _exchange(call: Call) -> Row:
    give, take = both(call)
    return ["exchange", *_row(give), "both_ways", *_row(take), *_times(call)]


def _swap_output(call: Call) -> Row:
    give, take = required(call, "give"), required(call, "take")
    return ["swap", *_row(only(call)), *_row(give), "arrow", *_row(take)]


def _steps(call: Call) -> Row:
    if len(call.arguments) != 3:
        raise WordingError(f"{call} needs a count, thresholds and victory points")
    value, thresholds, points = call.arguments
    return ["gain", *_scale(points), "vp", "if", "at_least", *_scale(thresholds), *_row(value)]


def _scale(values: Value) -> Row:
    return _joined([[str(n)] for n in numbers(values)], "or")


def _discount(call: Call) -> Row:
    kinds, bundle = both(call)
    verb = "play" if kinds == "special_card" else "build"
    return ["whenever", verb, *_row(kinds), "less", *_row(bundle)]


def _nth(call: Call) -> Row:
    kind, n = both(call)
    verb = ["upgrade"] if call.name == "on_upgrade_nth" else ["build"]
    where = ["same_turn"] if required(call, "per") == "turn" else ["connected", "city"]
    return [*verb, "nth", *_row(n), *_row(kind), *where]


def _slot_change(call: Call) -> Row:
    slot, change = both(call)
    return ["slot", "open", *icons_of(slot_effect(slot)), "close", "arrow", *icons_of(as_call(change))]


def _cities_with(call: Call) -> Row:
    row = ["connected", "city", "with"]
    for name, n in call.named.items():
        kind = name.removeprefix("upgraded_")
        row += [str(number(n)), kind] if kind == name else [str(number(n)), "upgraded", kind]
    return row


def _claimed(call: Call) -> Row:
    kind = word(only(call))
    return ["claimed", "card" if kind == "any" else f"{kind}_card"]


def _min_of(call: Call) -> Row:
    return ["set_of", "open", *_list(call, "and"), "close"]


ROWS: Final[dict[str, Callable[[Call], Row]]] = {
    "gain": _gain,
    "gain_any": _gain_any,
    "build": _build,
    "upgrade": _upgrade,
    "gain_metropolis": _gain_metropolis,
    "produce_one": _produce_one,
    "use_action_card": _use_action_card,
    "ready_action_card": _ready_action_card,
    "perform_slot": _perform_slot,
    "parts": _parts,
    "choose": _options,
    "per": _per,
    "pay": _pay,
    "exchange": _exchange,
    "swap_output": _swap_output,
    "steps": _steps,
    "discount": _discount,
    "on_build_nth": _nth,
    "on_upgrade_nth": _nth,
    "slot_change": _slot_change,
    "cities_with": _cities_with,
    "claimed": _claimed,
    "min_of": _min_of,
    "res": _amounts,
    "either": _options,
}

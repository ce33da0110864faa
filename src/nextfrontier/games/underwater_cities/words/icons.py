"""Effects as rows of icons of `catalogues.icons`, from the same expressions as their words."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.words.arguments import slot_effect
from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.words.calls import (
    as_call,
    both,
    named_number,
    named_word,
    number,
    numbers,
    only,
    required,
    word,
)
from nextfrontier.kit.words.icon_rows import IconRows, Row, Writer, joined
from nextfrontier.kit.words.messages import WordingError

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

ICON_ROWS: Final = IconRows(
    PATTERNS, lists=("parts", "choose"), nested=("parts", "choose", "if_", "per", "pay")
)


def icons_of(effect: str | Call) -> Row:
    """The icons of an effect, a condition or a price."""
    return ICON_ROWS.of(effect)


def _parts(call: Call) -> Row:
    return ICON_ROWS.list(call, "and")


def _options(call: Call) -> Row:
    return ICON_ROWS.list(call, "or")


def _amounts(call: Call) -> Row:
    return [token for name, n in call.named.items() for token in (str(number(n)), name)]


def _gain(call: Call) -> Row:
    return ["gain", *_amounts(call)]


def _gain_any(call: Call) -> Row:
    different = ["different"] if named_word(call, "distinct", "no") == "yes" else []
    return [
        "gain",
        *ICON_ROWS.row(only(call)),
        *different,
        "open",
        *ICON_ROWS.row(required(call, "of")),
        "close",
    ]


def _build(call: Call) -> Row:
    where = named_word(call, "where", "normal")
    row = ["build", *_some(named_number(call, "n")), *ICON_ROWS.row(only(call))]
    row += [] if where == "normal" else [where]
    row += _cost(call)
    row += ["less", *ICON_ROWS.row(call.named["discount"])] if "discount" in call.named else []
    return row if call.named.get("upgraded", "no") == "no" else [*row, "upgraded"]


def _upgrade(call: Call) -> Row:
    return ["upgrade", *_some(named_number(call, "n")), *ICON_ROWS.row(only(call)), *_cost(call)]


def _cost(call: Call) -> Row:
    cost = call.named.get("cost", "usual")
    if isinstance(cost, Call):
        return ["for", *ICON_ROWS.row(cost)]
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
    return ["produce", *_some(named_number(call, "n")), *state, *ICON_ROWS.row(only(call))]


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
    row = [*ICON_ROWS.inner(effect), "per", *([str(every)] if every > 1 else []), *ICON_ROWS.row(value)]
    return [*row, "up_to", *ICON_ROWS.row(call.named["max"]), "times"] if "max" in call.named else row


def _pay(call: Call) -> Row:
    bundle, effect = both(call)
    source = ["produced"] if named_word(call, "from", "stock") == "produced" else []
    return ["pay", *source, *ICON_ROWS.row(bundle), "arrow", *ICON_ROWS.inner(effect), *_times(call)]


def _exchange(call: Call) -> Row:
    give, take = both(call)
    return ["exchange", *ICON_ROWS.row(give), "both_ways", *ICON_ROWS.row(take), *_times(call)]


def _swap_output(call: Call) -> Row:
    give, take = required(call, "give"), required(call, "take")
    return ["swap", *ICON_ROWS.row(only(call)), *ICON_ROWS.row(give), "arrow", *ICON_ROWS.row(take)]


def _steps(call: Call) -> Row:
    if len(call.arguments) != 3:
        raise WordingError(f"{call} needs a count, thresholds and victory points")
    value, thresholds, points = call.arguments
    return ["gain", *_scale(points), "vp", "if", "at_least", *_scale(thresholds), *ICON_ROWS.row(value)]


def _scale(values: Value) -> Row:
    return joined([[str(n)] for n in numbers(values)], "or")


def _discount(call: Call) -> Row:
    kinds, bundle = both(call)
    verb = "play" if kinds == "special_card" else "build"
    return ["whenever", verb, *ICON_ROWS.row(kinds), "less", *ICON_ROWS.row(bundle)]


def _nth(call: Call) -> Row:
    kind, n = both(call)
    verb = ["upgrade"] if call.name == "on_upgrade_nth" else ["build"]
    where = ["same_turn"] if required(call, "per") == "turn" else ["connected", "city"]
    return [*verb, "nth", *ICON_ROWS.row(n), *ICON_ROWS.row(kind), *where]


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
    return ["set_of", "open", *ICON_ROWS.list(call, "and"), "close"]


WRITERS: Final[dict[str, Writer]] = {
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
ICON_ROWS.writers.update(WRITERS)

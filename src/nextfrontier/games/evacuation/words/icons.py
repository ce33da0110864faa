"""Effects, requirements and scores as rows of icons of `catalogues.icons`, from the same expressions as their words."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.state.goods import NAMES, Goods
from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.words.calls import as_call, both, named_word, number, numbers, only, word
from nextfrontier.kit.words.icon_rows import IconRows, Row, Writer, joined
from nextfrontier.kit.words.messages import WordingError

PATTERNS: Final[dict[str, str]] = {
    "pay": "pay $1 arrow ($2)",
    "exchange": "exchange up_to $1",
    "infra": "$1 infrastructure_move",
    "invent": "$1 invention",
    "clone": "clone",
    "pop": "gain $1 population",
    "draw": "draw $1 action_card",
    "play_infra": "play infrastructure free",
    "productivity": "productivity $1",
    "unlock": "unlock $1",
    "now": "once $1",
    "always": "$1",
    "once": "each_year $2",
    "on": "whenever $1 arrow ($2)",
    "atleast": "at_least $1 $2",
    "count": "$1",
}
MODIFIERS: Final[dict[str, str]] = {
    "cost_infrastructure": "whenever play infrastructure less $ any",
    "cost_stadium": "whenever build stadium less $ any",
    "cost_settle": "whenever settle with population less $ steel",
    "feed_each_world": "feed less $ food",
    "limit_building": "ship more $ building",
    "limit_resource": "ship more $ any",
    "factory_output_food": "food_factory more $ food",
    "factory_output_steel": "steel_factory more $ steel",
    "factory_output_energy": "energy_factory more $ energy",
    "action_energy_3": "third_action for $ energy",
    "ignore_symbols": "whenever settle ignore $ symbol",
    "return_after_unloading": "ship return free",
    "wild_bays": "$ wild_bay",
    "share_spaces": "share_space",
    "bonus_power_drop": "bonus ignore $ action",
    "power_shift": "power plus_minus $",
    "inventions_needed": "technology for $ invention",
    "flight_cost": "flight for $ energy",
    "row_choices": "choose_from $",
}
WORDS: Final[dict[str, str]] = {
    "pop": "population",
    "ships": "ship",
    "stadiums": "stadium",
    "infrastructure": "infrastructure",
    "bonus_gained": "gain bonus",
    "lead_passes_passage": "front_marker passage",
    "stadium_built": "build stadium",
    "prepare_food": "prepare food_factory",
    "prepare_steel": "prepare steel_factory",
    "prepare_energy": "prepare energy_factory",
    "factories": "settled factory",
    "population": "settled population",
    "technologies": "technology",
    "infrastructures": "infrastructure",
    "stadiums_nw": "new stadium",
    "faces_nw": "face",
    "evacuated": "evacuated",
    "environments": "environment",
    "environments_with_2": "environment with 2 area",
    "most_on_line": "line_any area",
    "orbit": "passage",
    "production_food": "production food",
    "production_steel": "production steel",
    "production_energy": "production energy",
    "best_production": "production any",
}


class Icons(IconRows):
    """Words of the vocabulary that are not icons themselves are said by some."""

    def row(self, value: Value) -> Row:
        return WORDS[value].split() if isinstance(value, str) and value in WORDS else super().row(value)


ICON_ROWS: Final = Icons(PATTERNS, lists=("seq", "parts"), nested=("seq", "parts", "pay"))


def icons_of(effect: str | Call) -> Row:
    """The icons of an effect, a requirement, a score or a price."""
    return ICON_ROWS.of(effect)


def icons_of_goods(goods: Goods) -> Row:
    """`2 steel 1 food`."""
    return [token for kind, n in enumerate(goods) if n for token in (str(n), NAMES[kind])]


def _seq(call: Call) -> Row:
    return ICON_ROWS.list(call, "then")


def _parts(call: Call) -> Row:
    return ICON_ROWS.list(call, "parts")


def _amounts(call: Call) -> Row:
    return [token for name, n in call.named.items() for token in (str(abs(number(n))), name)]


def _gain(call: Call) -> Row:
    n, kind = both(call)
    one_world = ["one_world"] if named_word(call, "one_world", "no") == "yes" else []
    return ["gain", *ICON_ROWS.row(n), word(kind), *one_world]


def _factory_kind(kind: Value) -> str:
    return "factory" if kind == "any" else f"{word(kind)}_factory"


def _gain_factory(call: Call) -> Row:
    return ["gain", "1", _factory_kind(only(call))]


def _prepare(call: Call) -> Row:
    return ["prepare", _factory_kind(only(call)), *_free(call)]


def _free(call: Call) -> Row:
    return ["free"] if named_word(call, "free", "no") == "yes" else []


def _change(n: int, what: str) -> Row:
    return ["more" if n > 0 else "less", str(abs(n)), what] if n else []


def _settle(call: Call) -> Row:
    row = ["settle", *(ICON_ROWS.row(call.named["env"]) if "env" in call.named else [])]
    if "needs" in call.named:
        row += ["with", *ICON_ROWS.row(call.named["needs"])]
    steel = call.named.get("steel", 0)
    row += ["free"] if steel == "free" else _change(number(steel), "steel")
    if "ignore_symbols" in call.named:
        row += ["ignore", *ICON_ROWS.row(call.named["ignore_symbols"]), "symbol"]
    if "beyond" in call.named:
        row += ["beyond", *ICON_ROWS.row(call.named["beyond"]), "passage"]
    return [*row, "locked"] if named_word(call, "any_passage", "no") == "yes" else row


def _build(call: Call) -> Row:
    world = named_word(call, "world", "either")
    row = ["build", call.name, *([] if world == "either" else [world]), *_free(call)]
    for name, n in as_call(call.named.get("cost", Call("units", [], {}))).named.items():
        row += _change(number(n), name)
    row += ["with", "bay"] if named_word(call, "bay", "no") == "yes" else []
    for option, what in (("first_flight", "energy"), ("first_resources", "any")):
        if option in call.named:
            row += ["first_journey", *_change(number(call.named[option]), what)]
    return [*row, "launch"] if named_word(call, "launch", "no") == "yes" else row


def _refill(call: Call) -> Row:
    row, most = both(call)
    return ["refill", "up_to", *ICON_ROWS.row(most), *ICON_ROWS.row(row)]


def _raise(call: Call) -> Row:
    _, value = both(call)
    return ["production", "1", "any", "per", *ICON_ROWS.row(value)]


def _modifier(call: Call) -> Row:
    key, value = both(call)
    n = value if value == "all" else str(1 if value == "yes" else abs(number(value)))
    return [str(n) if token == "$" else token for token in MODIFIERS[word(key)].split()]


def _area(call: Call) -> Row:
    environment = word(call.named.get("env", "area"))
    holds = named_word(call, "with", "any")
    return [environment] if holds == "any" else [environment, "with", *ICON_ROWS.row(holds)]


def _areas(call: Call) -> Row:
    least, selector = both(call)
    return [*ICON_ROWS.row(least), *ICON_ROWS.row(selector)]


def _line(call: Call) -> Row:
    direction, selectors = both(call)
    if not isinstance(selectors, list):
        raise WordingError("line(direction, [area(…), …])")
    return [f"line_{word(direction).lower()}", "open", *joined(_counted(selectors), "and"), "close"]


def _counted(selectors: list[Value]) -> list[Row]:
    """Equal selectors once, with their number."""
    shown = [str(selector) for selector in selectors]
    first = [i for i, text in enumerate(shown) if shown.index(text) == i]
    return [[str(shown.count(shown[i])), *ICON_ROWS.row(selectors[i])] for i in first]


def _all(call: Call) -> Row:
    return ICON_ROWS.list(call, "and")


def _per(call: Call) -> Row:
    if len(call.arguments) != 3:
        raise WordingError(f"{call} needs points, a count and the most")
    each, value, most = [ICON_ROWS.row(argument) for argument in call.arguments]
    return [*each, "points", "per", *value, "up_to", *most, "points"]


def _table(call: Call) -> Row:
    value, rows = both(call)
    pairs = [numbers(row) for row in rows] if isinstance(rows, list) else []
    points = joined([[str(pair[1])] for pair in pairs], "or")
    levels = joined([[str(pair[0])] for pair in pairs], "or")
    return [*points, "points", "if", "at_least", *levels, *ICON_ROWS.row(value)]


WRITERS: Final[dict[str, Writer]] = {
    "seq": _seq,
    "parts": _parts,
    "units": _amounts,
    "gain": _gain,
    "factory": _gain_factory,
    "prepare": _prepare,
    "settle": _settle,
    "ship": _build,
    "stadium": _build,
    "refill": _refill,
    "raise": _raise,
    "mod": _modifier,
    "set": _modifier,
    "area": _area,
    "areas": _areas,
    "line": _line,
    "all": _all,
    "per": _per,
    "table": _table,
}
ICON_ROWS.writers.update(WRITERS)

"""The vocabulary of effects, requirements and scores (section 3.10): from a tree of calls to objects."""

from __future__ import annotations

from collections.abc import Callable

from nextfrontier.evacuation.action_cards import DrawCards
from nextfrontier.evacuation.box import Technology
from nextfrontier.evacuation.building import EITHER_WORLD, Build
from nextfrontier.evacuation.counts import (
    NUMBERS,
    All,
    Areas,
    AtLeast,
    Condition,
    Count,
    Named,
    OnLine,
    PerScore,
    Score,
    TableScore,
    selector,
)
from nextfrontier.evacuation.effect import Effect, Parts, Seq
from nextfrontier.evacuation.factories import GainFactory, Prepare
from nextfrontier.evacuation.gains import ANY, AddPeople, Clone, Exchange, Gain, PayFirst, Raise
from nextfrontier.evacuation.geography import ENVIRONMENTS, Geography
from nextfrontier.evacuation.goods import NAMES, NEW, NOTHING, OLD, Goods, as_goods
from nextfrontier.evacuation.infrastructure import InfrastructureMoves, PlayFreely
from nextfrontier.evacuation.inventing import Invent
from nextfrontier.evacuation.powers import ALL_SYMBOLS
from nextfrontier.evacuation.rows import Refill
from nextfrontier.evacuation.settling import ANY_ENVIRONMENT, Settle
from nextfrontier.evacuation.worlds import ROWS, SHIPS, STADIUMS
from nextfrontier.kernel.arguments import Arguments, as_number, one_of
from nextfrontier.kernel.expressions import Call, ExpressionError, Value, parse, show

KIND_WORDS = {"food": 0, "steel": 1, "energy": 2, "any": ANY}
ROW_WORDS = {name: number for number, name in enumerate(ROWS)}
ENVIRONMENT_WORDS = {name: number for number, name in enumerate(ENVIRONMENTS)}


def whole(value: Value, what: str) -> int:
    """Any whole number."""
    if not isinstance(value, int):
        raise ExpressionError(f"{what} must be a number, not {show(value)}")
    return value


def flag(call: Arguments, name: str) -> bool:
    """`name=yes`, or left out."""
    return one_of(call.option(name, "no"), {"yes": True, "no": False}, name)


def read_units(value: Value) -> tuple[Goods, int]:
    """`units(food=1, any=-1)`: named units and units of choice."""
    call = Arguments(value, "units(…)")
    amounts = [whole(call.option(name, 0), name) for name in NAMES]
    any_ = whole(call.option("any", 0), "any")
    call.finish()
    return as_goods(amounts), any_


def gain(call: Arguments) -> Effect:
    """`gain(2, any, one_world=yes)`."""
    amount = call.number("the number")
    kind = one_of(call.next("the kind"), KIND_WORDS, "the kind")
    return Gain(amount, kind, flag(call, "one_world"))


def settle(call: Arguments) -> Effect:
    """`settle(env=[…], any_passage=yes, beyond=1, steel=-1, needs=pop, ignore_symbols=1)`."""
    listed = call.option("env", [])
    names = listed if isinstance(listed, list) else [listed]
    environments = sum(1 << one_of(name, ENVIRONMENT_WORDS, "env") for name in names) or ANY_ENVIRONMENT
    steel = call.option("steel", 0)
    needs = one_of(
        call.option("needs", "nothing"), {"nothing": "", "pop": "pop", "factory": "factory"}, "needs"
    )
    return Settle(
        environments,
        flag(call, "any_passage"),
        whole(call.option("beyond", 0), "beyond"),
        0 if steel == "free" else whole(steel, "steel"),
        steel == "free",
        needs,
        whole(call.option("ignore_symbols", 0), "ignore_symbols"),
    )


def build(call: Arguments, row: int) -> Effect:
    """`ship(cost=units(…), free=yes, bay=yes, first_flight=-1, launch=yes)`, `stadium(world=new)`."""
    change, saved = (NOTHING, 0) if "cost" not in call.named else read_units(call.named.pop("cost"))
    launch = flag(call, "launch")
    worlds = {"either": EITHER_WORLD, "old": OLD, "new": NEW}
    world = one_of(call.option("world", "old" if launch else "either"), worlds, "world")
    return Build(
        row,
        change,
        -saved,
        flag(call, "free"),
        world,
        flag(call, "bay"),
        whole(call.option("first_flight", 0), "first_flight"),
        whole(call.option("first_resources", 0), "first_resources"),
        launch,
    )


def prepare(call: Arguments) -> Effect:
    """`prepare(any, free=yes)`."""
    kind = one_of(call.next("the kind"), KIND_WORDS, "the kind")
    return Prepare(kind, flag(call, "free"), True)


def pay(call: Arguments) -> Effect:
    """`pay(units(any=1), effect)`."""
    _, amount = read_units(call.next("the cost"))
    return PayFirst(amount, read_effect(call.next("the effect")))


def raise_(call: Arguments) -> Effect:
    """`raise(one, count(…))`."""
    one_of(call.next("the marker"), {"one": 1}, "the marker")
    return Raise(read_number(call.next("how often")))


def play_freely(call: Arguments) -> Effect:
    """`play_infra(free=yes, ignore_requirement=yes)`."""
    if not flag(call, "free") or not flag(call, "ignore_requirement"):
        raise ExpressionError("play_infra: a card is played for free, ignoring its requirement")
    return PlayFreely()


def refill(call: Arguments) -> Effect:
    """`refill(ships, 3)`."""
    return Refill(one_of(call.next("the row"), ROW_WORDS, "the row"), call.number("how many"))


EFFECTS: dict[str, Callable[[Arguments], Effect]] = {
    "seq": lambda call: Seq([read_effect(value) for value in call.rest()]),
    "parts": lambda call: Parts([read_effect(value) for value in call.rest()]),
    "pay": pay,
    "gain": gain,
    "exchange": lambda call: Exchange(call.number("how many")),
    "infra": lambda call: InfrastructureMoves(call.number("how many")),
    "invent": lambda call: Invent(call.number("how many")),
    "settle": settle,
    "ship": lambda call: build(call, SHIPS),
    "stadium": lambda call: build(call, STADIUMS),
    "prepare": prepare,
    "factory": lambda call: GainFactory(one_of(call.next("the kind"), KIND_WORDS, "the kind")),
    "clone": lambda call: Clone(),
    "pop": lambda call: AddPeople(call.number("how many")),
    "draw": lambda call: DrawCards(call.number("how many")),
    "refill": refill,
    "play_infra": play_freely,
    "raise": raise_,
}


def read_effect(value: Value) -> Effect:
    """An effect object from its expression."""
    call = Arguments(value, "an effect")
    maker = EFFECTS.get(call.name)
    if maker is None:
        raise ExpressionError(f"unknown effect {call.name}; known are {', '.join(sorted(EFFECTS))}")
    effect = maker(call)
    call.finish()
    return effect


# Technologies.

EVENTS = ("bonus_gained", "lead_passes_passage", "stadium_built", *[f"prepare_{name}" for name in NAMES])
MODIFIERS = (
    "action_energy_3", "ignore_symbols", "return_after_unloading", "wild_bays", "share_spaces", "bonus_power_drop",
    "power_shift", "inventions_needed", "flight_cost", "row_choices", "cost_infrastructure", "cost_stadium",
    "cost_settle", "feed_each_world", "limit_building", "limit_resource", *[f"factory_output_{n}" for n in NAMES],
)  # fmt: skip


def read_technology(technology: Technology, value: Value) -> None:
    """Fill in what a technology does: now, always, on, once, or several of them."""
    call = Arguments(value, "what a technology does")
    if call.name == "seq":
        for part in call.rest():
            read_technology(technology, part)
    elif call.name == "now":
        technology.now = read_effect(call.next("the effect"))
    elif call.name == "always":
        technology.modifiers += read_modifiers(call.next("the modifier"))
    elif call.name == "once":
        one_of(call.next("the period"), {"actions": 1, "year": 1}, "the period")
        technology.once = read_effect(call.next("the effect"))
    elif call.name == "on":
        event = one_of(call.next("the event"), {name: name for name in EVENTS}, "the event")
        effect = read_effect(call.next("the effect"))
        if isinstance(effect, Prepare):
            effect.triggers = False
        technology.triggers[event] = effect
    else:
        raise ExpressionError(f"a technology does not know {call.name}")
    call.finish()


def read_modifiers(value: Value) -> list[tuple[str, int]]:
    """`mod(key, n)`, `set(key, v)` or several in a `seq`."""
    call = Arguments(value, "a modifier")
    if call.name == "seq":
        return [entry for part in call.rest() for entry in read_modifiers(part)]
    if call.name not in ("mod", "set"):
        raise ExpressionError(f"expected mod or set, found {call.name}")
    key = one_of(call.next("the key"), {name: name for name in MODIFIERS}, "the key")
    given = call.next("the value")
    words = {"yes": 1, "all": ALL_SYMBOLS}
    return [(key, words[given] if isinstance(given, str) and given in words else whole(given, key))]


# Requirements and scores.


class Reader:
    """Reads what needs the map: selectors, conditions and scores."""

    def __init__(self, geography: Geography) -> None:
        self.geography = geography

    def mask(self, value: Value) -> int:
        """`area(env=…, with=…)` as a mask of Areas."""
        call = Arguments(value, "area(…)")
        environment = -1
        if "env" in call.named:
            environment = one_of(call.named.pop("env"), ENVIRONMENT_WORDS, "env")
        holds = one_of(call.option("with", "any"), {"any": "", "pop": "pop", "factory": "factory"}, "with")
        call.finish()
        return selector(self.geography, environment, holds)

    def count(self, value: Value) -> Count:
        """`count(name)` or `count(area(…))`."""
        if isinstance(value, Call) and value.arguments and isinstance(value.arguments[0], Call):
            return Areas(self.mask(value.arguments[0]))
        return read_number(value)

    def condition(self, value: Value) -> Condition:
        """`areas`, `line`, `all`, `atleast`."""
        call = Arguments(value, "a condition")
        if call.name == "all":
            return All([self.condition(part) for part in call.rest()])
        if call.name == "line":
            direction = call.next("the direction")
            masks = call.next("the selectors")
            if not isinstance(direction, str) or not isinstance(masks, list):
                raise ExpressionError("line(direction, [area(…), …])")
            return OnLine(self.geography.lines(direction), [self.mask(mask) for mask in masks])
        least = call.number("the number")
        if call.name == "areas":
            return AtLeast(least, Areas(self.mask(call.next("the selector"))))
        if call.name == "atleast":
            return AtLeast(least, self.count(call.next("the count")))
        raise ExpressionError(f"unknown condition {call.name}")

    def score(self, value: Value) -> Score:
        """`per(k, count(…), cap)` or `table(count(…), [[t, p], …])`."""
        call = Arguments(value, "a score")
        if call.name == "per":
            each = call.number("the points")
            return PerScore(each, self.count(call.next("the count")), call.number("the most"))
        count = self.count(call.next("the count"))
        rows = call.next("the table")
        assert isinstance(rows, list)
        table: list[tuple[int, int]] = []
        for row in rows:
            assert isinstance(row, list)
            table.append((as_number(row[0], "the threshold"), as_number(row[1], "the points")))
        return TableScore(count, table)


def read_number(value: Value) -> Count:
    """`count(name)`."""
    call = Arguments(value, "count(…)")
    name = one_of(call.next("the name"), {name: name for name in NUMBERS}, "the count")
    call.finish()
    return Named(name)


def effect_of(text: str) -> Effect:
    """An effect from its text."""
    return read_effect(parse(text))

"""The vocabulary of effects (section 3.10): from a tree of calls to objects."""

from __future__ import annotations

from collections.abc import Callable

from nextfrontier.games.evacuation.effects.building import EITHER_WORLD, Build
from nextfrontier.games.evacuation.effects.effect import Effect, Parts, Seq
from nextfrontier.games.evacuation.effects.factories import GainFactory, Prepare
from nextfrontier.games.evacuation.effects.gains import ANY, AddPeople, Clone, Exchange, Gain, PayFirst, Raise
from nextfrontier.games.evacuation.effects.infrastructure import InfrastructureMoves, PlayFreely
from nextfrontier.games.evacuation.effects.inventing import Invent
from nextfrontier.games.evacuation.effects.rows import ROW_SIZE, Refill
from nextfrontier.games.evacuation.effects.settling import ANY_ENVIRONMENT, Settle
from nextfrontier.games.evacuation.rules.action_cards import DrawCards
from nextfrontier.games.evacuation.state.goods import NAMES, NEW, NOTHING, OLD, Goods, as_goods
from nextfrontier.games.evacuation.state.rows import ROWS, SHIPS, STADIUMS
from nextfrontier.games.evacuation.vocabulary.counts import ENVIRONMENT_WORDS, read_number
from nextfrontier.kit.arguments import Arguments, made, number_or_zero, one_of, several
from nextfrontier.kit.expressions import ExpressionError, Value, parse, show

KIND_WORDS = {"food": 0, "steel": 1, "energy": 2, "any": ANY}
ROW_WORDS = {name: number for number, name in enumerate(ROWS)}


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
    environments = sum({1 << one_of(name, ENVIRONMENT_WORDS, "env") for name in names}) or ANY_ENVIRONMENT
    steel = call.option("steel", 0)
    needs = one_of(
        call.option("needs", "nothing"), {"nothing": "", "pop": "pop", "factory": "factory"}, "needs"
    )
    return Settle(
        environments,
        flag(call, "any_passage"),
        number_or_zero(call, "beyond"),
        0 if steel == "free" else whole(steel, "steel"),
        steel == "free",
        needs,
        number_or_zero(call, "ignore_symbols"),
    )


def build(call: Arguments, row: int) -> Effect:
    """`ship(cost=units(…), free=yes, bay=yes, first_flight=-1, launch=yes)`, `stadium(world=new)`."""
    change, more = (NOTHING, 0) if "cost" not in call.named else read_units(call.named.pop("cost"))
    if more > 0:
        raise ExpressionError(f"{call.name}: units of choice can only be saved")
    if row == STADIUMS and call.named.keys() - {"free", "world"}:
        raise ExpressionError("stadium knows cost, free and world")
    launch = flag(call, "launch")
    worlds = {"either": EITHER_WORLD, "old": OLD, "new": NEW}
    world = one_of(call.option("world", "old" if launch else "either"), worlds, "world")
    return Build(
        row,
        change,
        -more,
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
    if read_units(call.next("the cost")) != (NOTHING, 1):
        raise ExpressionError("pay: the cost is units(any=1)")
    return PayFirst(1, read_effect(call.next("the effect")))


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
    row = one_of(call.next("the row"), ROW_WORDS, "the row")
    if call.number("how many") != ROW_SIZE:
        raise ExpressionError(f"refill: up to {ROW_SIZE} items are discarded")
    return Refill(row, ROW_SIZE)


EFFECTS: dict[str, Callable[[Arguments], Effect]] = {
    "seq": lambda call: Seq([read_effect(value) for value in several(call.rest(), "seq")]),
    "parts": lambda call: Parts([read_effect(value) for value in several(call.rest(), "parts")]),
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
    return made(value, "an effect", EFFECTS)


def effect_of(text: str) -> Effect:
    """An effect from its text."""
    return read_effect(parse(text))

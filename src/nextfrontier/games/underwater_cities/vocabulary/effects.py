"""The vocabulary of effects (cards document 2.2 to 2.8): from a tree of calls to effect objects."""

from __future__ import annotations

from collections.abc import Callable

from nextfrontier.games.underwater_cities.effects.conditional import If, Per, Steps
from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.exchanges import Exchange, Pay
from nextfrontier.games.underwater_cities.effects.gains import Draw, Gain, GainAny
from nextfrontier.games.underwater_cities.effects.parts import Choose, Parts
from nextfrontier.games.underwater_cities.effects.permanents import (
    Discount,
    HandLimit,
    OncePerTurn,
    SlotChange,
    Whenever,
)
from nextfrontier.games.underwater_cities.effects.production_cards import Produces, SwapOutput
from nextfrontier.games.underwater_cities.effects.single_production import ProduceOne
from nextfrontier.games.underwater_cities.effects.slots import (
    AVAILABLE,
    NOT_MINE,
    OCCUPIED_BY_OTHER,
    PerformSlot,
)
from nextfrontier.games.underwater_cities.rules.action_cards import Action, ReadyActionCards, UseActionCards
from nextfrontier.games.underwater_cities.rules.construction.building import Build
from nextfrontier.games.underwater_cities.rules.construction.symbiosis import ConvertCity
from nextfrontier.games.underwater_cities.rules.construction.upgrading import NORMAL_UPGRADE, Upgrade
from nextfrontier.games.underwater_cities.rules.federation import Federation
from nextfrontier.games.underwater_cities.rules.metropolis import GainMetropolis
from nextfrontier.games.underwater_cities.rules.scoring import ScoresAtEnd
from nextfrontier.games.underwater_cities.rules.special_cards import TakeSpecial
from nextfrontier.games.underwater_cities.state.board import TUNNEL
from nextfrontier.games.underwater_cities.state.goods import NOTHING, RESOURCE_NAMES, Goods
from nextfrontier.games.underwater_cities.vocabulary.arguments import (
    COLOURS,
    KINDS,
    STRUCTURES,
    as_goods,
    as_kinds,
)
from nextfrontier.games.underwater_cities.vocabulary.counts import as_condition, as_count
from nextfrontier.games.underwater_cities.vocabulary.events import EVENTS
from nextfrontier.kit.arguments import Arguments, as_number, made, number_or_zero, one_of
from nextfrontier.kit.expressions import Call, ExpressionError, Value, show

SCOPES = {"available": AVAILABLE, "occupied_by_other": OCCUPIED_BY_OTHER, "not_mine": NOT_MINE}
UNBOUNDED = 1_000
TYPES = {
    "action": "action",
    "production": "production",
    "final": "scoring",
    "whenever": "permanent",
    "once_per_turn": "permanent",
    "discount": "permanent",
    "hand_limit": "permanent",
    "slot_change": "permanent",
}


def card_type(call: Call) -> str:
    """Tell the type of a card by its outermost call: one of five (UC-TYPE-01, cards document 2.3)."""
    return TYPES.get(call.name, "instant")


def build_effect(value: Value) -> Effect:
    """An effect object from its expression."""
    return made(value, "an effect", EFFECTS)


def as_prices(value: Value) -> list[Goods]:
    """`usual`, `free`, a bundle, or `either(…)` of bundles: the prices of an upgrade."""
    if value == "usual":
        return [NORMAL_UPGRADE]
    if value == "free":
        return [NOTHING]
    if isinstance(value, Call) and value.name == "either":
        return [as_goods(item) for item in value.arguments]
    return [as_goods(value)]


def gain(call: Arguments) -> Gain:
    """`gain(kelp=1, …, vp=1)`."""
    points = number_or_zero(call, "vp")
    amounts = [number_or_zero(call, name) for name in RESOURCE_NAMES]
    return Gain((amounts[0], amounts[1], amounts[2], amounts[3], amounts[4]), points)


def gain_any(call: Arguments) -> Effect:
    """`gain_any(n, of=[…], distinct=yes|no)`."""
    amount = call.number("the number")
    listed = call.option("of", [])
    table = {name: index for index, name in enumerate(RESOURCE_NAMES)}
    resources = [one_of(name, table, "of") for name in listed] if isinstance(listed, list) else []
    distinct = one_of(call.option("distinct", "no"), {"yes": True, "no": False}, "distinct")
    if len(resources) < (amount if distinct else 1):
        raise ExpressionError("gain_any: too few resources are listed")
    return GainAny(amount, resources, distinct)


def build(call: Arguments) -> Effect:
    """`build(kinds, n=1, cost=usual, discount=res(…), where=normal, upgraded=no)`."""
    kinds = as_kinds(call.next("the kinds"), KINDS)
    most = call.number_option("n", 1)
    cost = call.option("cost", "usual")
    discount = as_goods(call.named.pop("discount")) if "discount" in call.named else NOTHING
    expansion = one_of(call.option("where", "normal"), {"normal": False, "expansion": True}, "where")
    upgraded = one_of(call.option("upgraded", "no"), {"no": False, "usual": True}, "upgraded")
    if (expansion and max(kinds) >= TUNNEL) or (upgraded and max(kinds) > TUNNEL):
        raise ExpressionError("build: only buildings fit expansion sites, and cities are not upgraded")
    specified = NOTHING if cost in ("usual", "free") else as_goods(cost)
    return Build(kinds, most, cost == "free", specified, discount, expansion, upgraded)


def upgrade(call: Arguments) -> Effect:
    """`upgrade(kinds, n=1, cost=usual)`."""
    kinds = as_kinds(call.next("the kinds"), STRUCTURES)
    return Upgrade(kinds, call.number_option("n", 1), as_prices(call.option("cost", "usual")))


def produce_one(call: Arguments) -> Effect:
    """`produce_one(kinds, n=1, state=upgraded|any)`."""
    kinds = as_kinds(call.next("the kinds"), STRUCTURES)
    most = call.number_option("n", 1)
    return ProduceOne(
        kinds, most, one_of(call.option("state", "upgraded"), {"upgraded": False, "any": True}, "state")
    )


def perform_slot(call: Arguments) -> Effect:
    """`perform_slot(scope, colour=any)`."""
    scope = one_of(call.next("the scope"), SCOPES, "the scope")
    return PerformSlot(scope, one_of(call.option("colour", "any"), {**COLOURS, "any": -1}, "colour"))


def if_(call: Arguments) -> Effect:
    """`if_(condition, e)`."""
    return If(as_condition(call.next("the condition")), build_effect(call.next("the effect")))


def per(call: Arguments) -> Effect:
    """`per(count, e, every=1, max=…)`."""
    count = as_count(call.next("the count"))
    effect = build_effect(call.next("the effect"))
    if not isinstance(effect, Gain):
        raise ExpressionError("per: the effect must be a gain")
    return Per(count, effect, call.number_option("every", 1), as_most(call))


def as_most(call: Arguments) -> int:
    """`max=n`, or no limit."""
    return call.number_option("max", 1) if "max" in call.named else UNBOUNDED


def steps(call: Arguments) -> Effect:
    """`steps(count, [least, …], [points, …])`."""
    count = as_count(call.next("the count"))
    least, points = call.next("the steps"), call.next("the points")
    if not isinstance(least, list) or not isinstance(points, list) or len(least) != len(points):
        raise ExpressionError("steps: two lists of the same length are needed")
    return Steps(count, [as_number(n, "a step") for n in least], [as_number(n, "points") for n in points])


def pay(call: Arguments) -> Effect:
    """`pay(res(…), e, times=1, from=stock)`."""
    price = as_goods(call.next("the price"))
    effect = build_effect(call.next("the effect"))
    produced = one_of(call.option("from", "stock"), {"stock": False, "produced": True}, "from")
    return Pay(price, effect, call.number_option("times", 1), produced)


def exchange(call: Arguments) -> Effect:
    """`exchange(res(…), res(…), times=1)`."""
    one, other = as_goods(call.next("the first side")), as_goods(call.next("the second side"))
    return Exchange(one, other, call.number_option("times", 1))


def swap_output(call: Arguments) -> Effect:
    """`swap_output(kind, give=res(…), take=res(…))`."""
    kinds = as_kinds(call.next("the kind"), {name: STRUCTURES[name] for name in ("farm", "desal", "lab")})
    return SwapOutput(
        kinds[0], as_goods(call.option("give", "nothing")), as_goods(call.option("take", "nothing"))
    )


def several(call: Arguments) -> list[Effect]:
    """At least two effects."""
    nodes = [build_effect(value) for value in call.rest()]
    if len(nodes) < 2:
        raise ExpressionError(f"{call.name}: at least two effects are needed")
    return nodes


def whenever(call: Arguments) -> Effect:
    """`whenever(event, e)`."""
    kind_of_event, number, kinds = made(call.next("the event"), "an event", EVENTS)
    effect = build_effect(call.next("the effect"))
    if not effect.is_automatic():
        raise ExpressionError("whenever: the effect must be a gain or a draw")
    return Whenever(kind_of_event, number, kinds, effect)


def discount(call: Arguments) -> Effect:
    """`discount(kinds, res(…))`; `special_card` is a kind here."""
    kinds = call.next("the kinds")
    goods = as_goods(call.next("the discount"))
    if kinds == "special_card":
        return Discount(0, True, goods)
    return Discount(sum(1 << kind for kind in as_kinds(kinds, KINDS)), False, goods)


def slot_change(call: Arguments) -> Effect:
    """`slot_change(slot, change)`."""
    slot = call.next("the slot")
    if not isinstance(slot, str) or not slot.startswith("SL-"):
        raise ExpressionError(f"slot_change: expected a slot such as SL-05, found {show(slot)}")
    change = Arguments(call.next("the change"), "a change")
    found: SlotChange
    if change.name == "also":
        found = SlotChange(slot, build_effect(change.next("the effect")), [], False)
    elif change.name == "widen":
        found = SlotChange(slot, None, as_kinds(change.next("the kinds"), KINDS), False)
    elif change.name == "both_halves":
        found = SlotChange(slot, None, [], True)
    else:
        raise ExpressionError(f"unknown change {change.name}; known are also, both_halves, widen")
    change.finish()
    return found


EFFECTS: dict[str, Callable[[Arguments], Effect]] = {
    "gain": gain,
    "gain_any": gain_any,
    "draw": lambda call: Draw(call.number("the number")),
    "federation": lambda call: Federation(call.number("the number")),
    "build": build,
    "upgrade": upgrade,
    "convert_city": lambda call: ConvertCity(),
    "gain_metropolis": lambda call: GainMetropolis(call.number_option("look", 2)),
    "produce_one": produce_one,
    "use_action_card": lambda call: UseActionCards(call.number("the number")),
    "ready_action_card": lambda call: ReadyActionCards(call.number("the number")),
    "perform_slot": perform_slot,
    "take_special": lambda call: TakeSpecial(),
    "parts": lambda call: Parts(several(call)),
    "choose": lambda call: Choose(several(call)),
    "if_": if_,
    "per": per,
    "steps": steps,
    "pay": pay,
    "exchange": exchange,
    "swap_output": swap_output,
    "action": lambda call: Action(build_effect(call.next("the effect"))),
    "production": lambda call: Produces(build_effect(call.next("the effect"))),
    "final": lambda call: ScoresAtEnd(build_effect(call.next("the effect"))),
    "whenever": whenever,
    "once_per_turn": lambda call: OncePerTurn(build_effect(call.next("the effect"))),
    "discount": discount,
    "hand_limit": lambda call: HandLimit(call.number("the number")),
    "slot_change": slot_change,
}

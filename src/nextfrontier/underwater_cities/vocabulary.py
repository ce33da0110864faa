"""The vocabulary of effects (cards document 2.2 to 2.8): from a tree of calls to effect objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from nextfrontier.underwater_cities.action_cards import Action, ReadyActionCards, UseActionCards
from nextfrontier.underwater_cities.board import DESALINATION, FARM, LABORATORY, NONSYMBIOTIC, SYMBIOTIC, TUNNEL
from nextfrontier.underwater_cities.building import Build
from nextfrontier.underwater_cities.counts import (
    ANY_CITY,
    ANY_METROPOLIS,
    AtLeast,
    CitiesWith,
    Claimed,
    Condition,
    Connected,
    Count,
    OnSpace,
    SlotColours,
    Smallest,
    SpecialsPaid,
    Upgraded,
)
from nextfrontier.underwater_cities.effect import Choose, Effect, Parts
from nextfrontier.underwater_cities.expressions import Call, ExpressionError, Value, show
from nextfrontier.underwater_cities.federation import Federation
from nextfrontier.underwater_cities.gains import Draw, Exchange, Gain, GainAny, If, Pay, Per, Steps
from nextfrontier.underwater_cities.goods import NOTHING, RESOURCE_NAMES, Goods
from nextfrontier.underwater_cities.metropolis import GainMetropolis
from nextfrontier.underwater_cities.permanents import (
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
    Discount,
    HandLimit,
    OncePerTurn,
    SlotChange,
    Whenever,
)
from nextfrontier.underwater_cities.production import ProduceOne, Produces, SwapOutput
from nextfrontier.underwater_cities.scoring import ScoresAtEnd
from nextfrontier.underwater_cities.slots import AVAILABLE, NOT_MINE, OCCUPIED_BY_OTHER, PerformSlot
from nextfrontier.underwater_cities.special_cards import TakeSpecial
from nextfrontier.underwater_cities.symbiosis import ConvertCity
from nextfrontier.underwater_cities.upgrading import NORMAL_UPGRADE, Upgrade

T = TypeVar("T")

COLOURS = {"green": 0, "red": 1, "yellow": 2}

BUILDINGS = [FARM, DESALINATION, LABORATORY]
KINDS = {
    "farm": [FARM],
    "desal": [DESALINATION],
    "lab": [LABORATORY],
    "tunnel": [TUNNEL],
    "building": BUILDINGS,
    "structure": [*BUILDINGS, TUNNEL],
    "white_city": [NONSYMBIOTIC],
    "symbiotic_city": [SYMBIOTIC],
    "city": [NONSYMBIOTIC, SYMBIOTIC],
}
STRUCTURES = {name: kinds for name, kinds in KINDS.items() if max(kinds) <= TUNNEL}
COUNTED = {
    "farm": FARM,
    "desal": DESALINATION,
    "lab": LABORATORY,
    "tunnel": TUNNEL,
    "white_city": NONSYMBIOTIC,
    "symbiotic_city": SYMBIOTIC,
    "city": ANY_CITY,
    "metropolis": ANY_METROPOLIS,
}
SCOPES = {"available": AVAILABLE, "occupied_by_other": OCCUPIED_BY_OTHER, "not_mine": NOT_MINE}
CLAIMED_TYPES = ("action", "permanent", "production", "scoring", "any", "numbered")
UNBOUNDED = 1_000
ANY_KIND = 255

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
    """The outermost call tells the type of a card (2.3)."""
    return TYPES.get(call.name, "instant")


def build_effect(value: Value) -> Effect:
    """An effect object from its expression."""
    call = Arguments(value, "an effect")
    maker = EFFECTS.get(call.name)
    if maker is None:
        raise ExpressionError(f"unknown effect {call.name}; known are {', '.join(sorted(EFFECTS))}")
    effect = maker(call)
    call.finish()
    return effect


class Arguments:
    """The arguments of one call, each to be used exactly once."""

    def __init__(self, value: Value, what: str) -> None:
        if not isinstance(value, Call):
            raise ExpressionError(f"expected {what}, found {show(value)}")
        self.name = value.name
        self.positional = list(value.arguments)
        self.named = dict(value.named)

    def next(self, what: str) -> Value:
        """The next positional argument."""
        if not self.positional:
            raise ExpressionError(f"{self.name}: {what} is missing")
        return self.positional.pop(0)

    def option(self, name: str, default: Value) -> Value:
        """A named argument, or its default."""
        return self.named.pop(name, default)

    def number(self, what: str) -> int:
        """The next positional argument, a number."""
        return as_number(self.next(what), f"{self.name}: {what}")

    def number_option(self, name: str, default: int) -> int:
        """A named number, or its default."""
        return as_number(self.option(name, default), f"{self.name}: {name}")

    def rest(self) -> list[Value]:
        """All positional arguments that are left."""
        found, self.positional = self.positional, []
        return found

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.positional or self.named:
            extra = [show(value) for value in self.positional] + list(self.named)
            raise ExpressionError(f"{self.name}: unknown argument {extra[0]}")


def as_number(value: Value, what: str) -> int:
    """A number between 1 and 99."""
    if not isinstance(value, int) or not 1 <= value <= 99:
        raise ExpressionError(f"{what} must be a number from 1 to 99, not {show(value)}")
    return value


def one_of(value: Value, table: Mapping[str, T], what: str) -> T:
    """A word of a table."""
    if not isinstance(value, str) or value not in table:
        raise ExpressionError(f"{what} must be one of {', '.join(table)}, not {show(value)}")
    return table[value]


def as_kinds(value: Value, table: Mapping[str, list[int]]) -> list[int]:
    """A kind, a group, or a list of them."""
    names = value if isinstance(value, list) else [value]
    found: list[int] = []
    for name in names:
        found += [kind for kind in one_of(name, table, "the kind") if kind not in found]
    return found


def as_goods(value: Value) -> Goods:
    """`res(kelp=1, …)`."""
    call = Arguments(value, "res(…)")
    if call.name != "res":
        raise ExpressionError(f"expected res(…), found {call.name}")
    amounts = [call.number_option(name, 1) if name in call.named else 0 for name in RESOURCE_NAMES]
    call.finish()
    return (amounts[0], amounts[1], amounts[2], amounts[3], amounts[4])


def as_prices(value: Value) -> list[Goods]:
    """`usual`, `free`, a bundle, or `either(…)` of bundles: the prices of an upgrade."""
    if value == "usual":
        return [NORMAL_UPGRADE]
    if value == "free":
        return [NOTHING]
    if isinstance(value, Call) and value.name == "either":
        return [as_goods(item) for item in value.arguments]
    return [as_goods(value)]


def as_count(value: Value) -> Count:
    """A count of 2.6."""
    call = Arguments(value, "a count")
    maker = COUNTS.get(call.name)
    if maker is None:
        raise ExpressionError(f"unknown count {call.name}; known are {', '.join(sorted(COUNTS))}")
    count = maker(call)
    call.finish()
    return count


def cities_with(call: Arguments) -> Count:
    """Connected cities having at least all of these."""
    names = ("farm", "desal", "lab")
    plain = [number_or_zero(call, name) for name in names]
    upgraded = [number_or_zero(call, f"upgraded_{name}") for name in names]
    return CitiesWith(plain, upgraded, number_or_zero(call, "building"))


def number_or_zero(call: Arguments, name: str) -> int:
    """A named number that may be left out."""
    return call.number_option(name, 1) if name in call.named else 0


def claimed(call: Arguments) -> Count:
    """Own claimed cards of a type."""
    return Claimed(one_of(call.next("the type"), {name: name for name in CLAIMED_TYPES}, "the type"))


def as_condition(value: Value) -> Condition:
    """A condition of 2.6."""
    call = Arguments(value, "a condition")
    condition: Condition
    if call.name == "at_least":
        condition = AtLeast(as_count(call.next("the count")), call.number("the number"))
    elif call.name == "on_space":
        condition = OnSpace(call.number("the space"))
    else:
        raise ExpressionError(f"unknown condition {call.name}; known are at_least, on_space")
    call.finish()
    return condition


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
    return ProduceOne(kinds, most, one_of(call.option("state", "upgraded"), {"upgraded": False, "any": True}, "state"))


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
    return SwapOutput(kinds[0], as_goods(call.option("give", "nothing")), as_goods(call.option("take", "nothing")))


def several(call: Arguments) -> list[Effect]:
    """At least two effects."""
    nodes = [build_effect(value) for value in call.rest()]
    if len(nodes) < 2:
        raise ExpressionError(f"{call.name}: at least two effects are needed")
    return nodes


def whenever(call: Arguments) -> Effect:
    """`whenever(event, e)`."""
    event = Arguments(call.next("the event"), "an event")
    maker = EVENTS.get(event.name)
    if maker is None:
        raise ExpressionError(f"unknown event {event.name}; known are {', '.join(sorted(EVENTS))}")
    kind_of_event, number, kinds = maker(event)
    event.finish()
    effect = build_effect(call.next("the effect"))
    if not effect.is_automatic():
        raise ExpressionError("whenever: the effect must be a gain or a draw")
    return Whenever(kind_of_event, number, kinds, effect)


def kind_mask(call: Arguments, table: Mapping[str, list[int]]) -> int:
    """The kinds an event looks at, as a bit mask."""
    return sum(1 << kind for kind in as_kinds(call.next("the kind"), table))


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


def changed_slot(slot: str, effect: Effect, changes: list[Effect]) -> Effect:
    """The action of a slot with all its changes (2.8); the original tree stays as it is."""
    own = [change for change in changes if isinstance(change, SlotChange) and change.slot == slot]
    kinds = [kind for change in own for kind in change.widen]
    found = copied(effect, kinds)
    if any(change.both_halves for change in own) and isinstance(found, Choose):
        found = Parts(found.nodes)
    extra = [copied(change.also, []) for change in own if change.also is not None]
    if not extra:
        return found
    return Parts([*(found.nodes if isinstance(found, Parts) else [found]), *extra])


def copied(effect: Effect, kinds: list[int]) -> Effect:
    """A slot's effect as a tree of its own, its builds widened to further kinds."""
    if isinstance(effect, Parts):
        return Parts([copied(node, kinds) for node in effect.nodes])
    if isinstance(effect, Choose):
        return Choose([copied(node, kinds) for node in effect.nodes])
    if isinstance(effect, Build):
        return effect.widened(sorted({*effect.kinds, *kinds}))
    if isinstance(effect, Gain):
        return Gain(effect.goods, effect.points)
    if isinstance(effect, GainAny):
        return GainAny(sum(effect.choices[0]), effect.resources, max(effect.choices[0]) == 1)
    if isinstance(effect, Upgrade):
        return Upgrade(effect.kinds, effect.most, effect.prices)
    if isinstance(effect, Draw):
        return Draw(effect.amount)
    if isinstance(effect, Federation):
        return Federation(effect.steps)
    if isinstance(effect, UseActionCards):
        return UseActionCards(effect.most)
    assert isinstance(effect, TakeSpecial)
    return TakeSpecial()


COUNTS: dict[str, Callable[[Arguments], Count]] = {
    "connected": lambda call: Connected(one_of(call.next("the kind"), COUNTED, "the kind")),
    "upgraded": lambda call: Upgraded(as_kinds(call.next("the kind"), STRUCTURES)[0]),
    "cities_with": cities_with,
    "claimed": claimed,
    "specials_paid": lambda call: SpecialsPaid(),
    "min_of": lambda call: Smallest([as_count(value) for value in call.rest()]),
    "slot_colours": lambda call: SlotColours(),
}

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

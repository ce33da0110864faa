"""Gaining resources, people and production; exchanges (EV-RES-07, EV-EXCH, EV-CLONE, section 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.counts import COUNT, Count
from nextfrontier.games.evacuation.effects.effect import EFFECT, HOW_MANY, Begin, Effect, reason
from nextfrontier.games.evacuation.effects.fields import GOOD, WORLD
from nextfrontier.games.evacuation.effects.units import ALL_UNITS, PRICE, Unit, unit_of, why_none_left
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.goods import FOOD, KINDS, NAMES, NEW, NOTHING, WORLDS, Goods, one
from nextfrontier.kernel.events import Details
from nextfrontier.kernel.families import WIDTH, Family, Field, Leave, Words, first, hand_out, second, third
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.expressions import ExpressionError
from nextfrontier.kit.vocabulary import Flag, Given, Nested, OneOf, Word
from nextfrontier.kit.words.messages import Message, Part

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ANY: Final = -1
EITHER: Final = -1
CLONES: Final = 2
KIND_WORDS: Final = {**{name: kind for kind, name in enumerate(NAMES)}, "any": ANY}


class Gain(Effect):
    """Gain units of a kind or of any; world and kind are chosen for each unit (EV-RES-07)."""

    def __init__(self, amount: int, kind: int, one_world: bool) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind
        self.one_world = one_world

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(GainUnit(self, self.amount, EITHER))


def say_gain(given: Given) -> Part:
    """Name the resources that are gained, and whether all of them go to one world."""
    n, key = given.number("number"), "gain.one_world" if given.has("one_world") else "gain"
    if given.text("kind") == "any":
        return Message(key if given.has("one_world") else "gain.any", n)
    return Message(f"{key}.kind", n, good=given.say_argument("kind", n))


GAIN: Final = Word(
    "gain",
    EFFECT,
    Gain,
    HOW_MANY,
    OneOf("kind", KIND_WORDS, noun="good.{}"),
    Flag("one_world"),
    says=say_gain,
    icons="gain $number $kind $one_world",
)


class GainUnit(Choice["Worlds", Gain]):
    """The choice of a unit to gain, and of its world; it may be declined (OQ-30)."""

    shape = Shape("gain", Node("effect", Gain), Number("left"), Number("world"))
    asked_by = ["EV-RES-07", "OQ-30"]

    def __init__(self, effect: Gain, left: int, world: int) -> None:
        super().__init__(effect)
        self.left = left
        self.world = world  # the world that gets all, once chosen

    def families(self) -> list[Family[Any, Any]]:
        return GAINS

    def leaving(self) -> str:
        return "decline"


class GainOne(Unit[GainUnit]):
    """Gain a unit that the effect gives."""

    def __init__(self) -> None:
        super().__init__("gain", "gain {good} {world}")

    def options(self, state: Worlds, asked: GainUnit) -> list[int]:
        kind, world = asked.effect.kind, asked.world
        return [unit for unit in ALL_UNITS if kind in (ANY, first(unit)) and world in (EITHER, second(unit))]

    def brings(self, state: Worlds, asked: GainUnit, move: int) -> int:
        return 0

    def apply(self, state: Worlds, asked: GainUnit, move: int) -> None:
        kind, world = first(move), second(move)
        if asked.left > 1:
            state.push(GainUnit(asked.effect, asked.left - 1, world if asked.effect.one_world else EITHER))
        state.gain(world, kind, 1, asked.effect.place)


GAINS: Final = hand_out([GainOne(), Leave()])


class Exchange(Effect):
    """Up to so many exchanges (EV-EXCH-03)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        return [] if any(worlds.me().goods) else [reason("nothing_to_exchange", "EV-EXCH-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(ExchangeUnit(self, self.most))


EXCHANGE: Final = Word("exchange", EFFECT, Exchange, HOW_MANY, icons="exchange up_to $number")


class ExchangeUnit(Choice["Worlds", Exchange]):
    """Exchange a unit for another on its world, one just gained too (EV-EXCH-01, -02, -04, EV-RES-08)."""

    shape = Shape("exchange", Node("effect", Exchange), Number("left"))
    asked_by = ["EV-EXCH-01", "EV-EXCH-03"]

    def __init__(self, effect: Exchange, left: int) -> None:
        super().__init__(effect)
        self.left = left

    def families(self) -> list[Family[Any, Any]]:
        return EXCHANGES


class ExchangeOne(Family["Worlds", ExchangeUnit]):
    """Give a unit and take one of any kind."""

    def __init__(self) -> None:
        fields: list[Field[Any]] = [WORLD, Words("give", NAMES), Words("take", NAMES)]
        super().__init__("exchange", "exchange {world} {give} {take}", fields)

    def options(self, state: Worlds, asked: ExchangeUnit) -> list[int]:
        return ALL_EXCHANGES[:]

    def is_legal(self, state: Worlds, asked: ExchangeUnit, move: int) -> bool:
        return state.me().goods[first(move) * KINDS + second(move)] > 0

    def why_not(self, state: Worlds, asked: ExchangeUnit, move: int) -> list[Reason]:
        if self.is_legal(state, asked, move):
            return []
        return [reason("none_left", "EV-EXCH-01", world=WORLDS[first(move)], kind=NAMES[second(move)])]

    def brings(self, state: Worlds, asked: ExchangeUnit, move: int) -> int:
        return 0

    def apply(self, state: Worlds, asked: ExchangeUnit, move: int) -> None:
        if asked.left > 1:
            state.push(ExchangeUnit(asked.effect, asked.left - 1))
        world, given, taken = first(move), second(move), third(move)
        player = state.me()
        player.add(world, given, -1)
        player.add(world, taken, 1)
        if state.events is not None:
            details: Details = {"world": WORLDS[world], "given": NAMES[given], "taken": NAMES[taken]}
            state.tell("exchanged", asked.effect.place, details)


ALL_EXCHANGES: Final = [
    taken << 2 * WIDTH | given << WIDTH | world
    for world in range(len(WORLDS))
    for given in range(KINDS)
    for taken in range(KINDS)
]
EXCHANGES: Final = hand_out([ExchangeOne(), Leave()])


class Clone(Effect):
    """Pay 1 Food of the New World for 2 Population markers there (EV-CLONE-01..04, EV-RES-06)."""

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if worlds.me().stock(NEW, FOOD):
            return []
        return [reason("no_food_to_clone", "EV-CLONE-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.pay(NEW, one(FOOD), self.place)
            add_people(worlds, CLONES, self.place)


CLONE: Final = Word("clone", EFFECT, Clone, says=lambda given: Message("clone", CLONES), icons="clone")


class AddPeople(Effect):
    """Population markers on the New World side for free."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, worlds: Worlds, must: bool) -> None:
        add_people(worlds, self.amount, self.place)


POP: Final = Word("pop", EFFECT, AddPeople, HOW_MANY, icons="gain $number population")


def add_people(worlds: Worlds, amount: int, cause: str) -> None:
    """Take Population markers from the reserve, which is unlimited (EV-POP-01, -02, -05)."""
    worlds.me().people += amount
    if worlds.events is not None:
        worlds.tell("people_added", cause, {"people": amount})


class Raise(Effect):
    """One Production marker of choice rises by a number of things (T2.8, OQ-69)."""

    def __init__(self, count: Count) -> None:
        super().__init__()
        self.count = count

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.count.value(worlds, worlds.me()):
            worlds.push(RaiseOne(self))


RAISE: Final = Word(
    "raise",
    EFFECT,
    lambda marker, count: Raise(count),
    OneOf("marker", {"one": 1}),
    Nested("count", COUNT),
    icons="production 1 any per $count",
)


class RaiseOne(Choice["Worlds", Raise]):
    """The choice of a Production marker that rises."""

    shape = Shape("raise", Node("effect", Raise))
    asked_by = ["EV-INCOME-10", "OQ-69"]

    def families(self) -> list[Family[Any, Any]]:
        return RAISES

    def leaving(self) -> str:
        return "decline"


class RaiseMarker(Family["Worlds", RaiseOne]):
    """Raise the Production marker of a kind."""

    def __init__(self) -> None:
        super().__init__("raise", "raise {good}", [GOOD])

    def options(self, state: Worlds, asked: RaiseOne) -> list[int]:
        return list(range(KINDS))

    def apply(self, state: Worlds, asked: RaiseOne, move: int) -> None:
        player = state.me()
        times = asked.effect.count.value(state, player)
        amounts = one(move)
        goods = (amounts[0] * times, amounts[1] * times, amounts[2] * times)
        state.raise_production(player, goods, asked.effect.place)
        state.box.claims.check(state)


RAISES: Final = hand_out([RaiseMarker(), Leave()])


class PayFirst(Effect):
    """Optional: pay units of any kind from one world, then do something (card 36)."""

    def __init__(self, amount: int, effect: Effect) -> None:
        super().__init__()
        self.amount = amount
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        player = worlds.me()
        if not any(player.goods):
            return [reason("nothing_to_pay_with", "EV-RES-04")]
        return self.effect.why_impossible(worlds)

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(PayUnit(self))


def make_payment(price: tuple[Goods, int], effect: Effect) -> PayFirst:
    """Make the effect for which a unit of any kind is paid."""
    if price != (NOTHING, 1):
        raise ExpressionError(problem("pay_price_units_any_1"))
    return PayFirst(1, effect)


PAY: Final = Word(
    "pay",
    EFFECT,
    make_payment,
    Nested("price", PRICE),
    Nested("effect", EFFECT),
    icons="pay $price arrow ($effect)",
    is_phrase=True,
)


class PayUnit(Choice["Worlds", PayFirst]):
    """The choice of a unit to pay for the next part; nothing is paid if it is declined."""

    shape = Shape("pay_first", Node("effect", PayFirst))
    asked_by = ["EV-RES-04", "OQ-30"]

    def families(self) -> list[Family[Any, Any]]:
        return PAYMENTS


class PayOne(Unit[PayUnit]):
    """Pay a unit, then perform the part that it pays for."""

    def __init__(self) -> None:
        super().__init__("unit", "pay {good} {world}")

    def is_legal(self, state: Worlds, asked: PayUnit, move: int) -> bool:
        return state.me().goods[unit_of(move)] > 0

    def why_not(self, state: Worlds, asked: PayUnit, move: int) -> list[Reason]:
        return why_none_left(state, move, "EV-RES-04")

    def apply(self, state: Worlds, asked: PayUnit, move: int) -> None:
        state.push(Begin(asked.effect.effect))
        state.pay(second(move), one(first(move)), asked.effect.place)


PAYMENTS: Final = hand_out([PayOne(), Leave()])

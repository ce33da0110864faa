"""Paying for an effect, and exchanging one bundle for another (UC-CARD-13, -14, -22, -23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import BUNDLE
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect, Within
from nextfrontier.games.underwater_cities.effects.fields import bundle
from nextfrontier.games.underwater_cities.effects.places import (
    IN_PRODUCTION,
    IN_TURN,
    NESTING,
    ONE_GAIN,
    POINTS,
    SCORING,
    places,
)
from nextfrontier.games.underwater_cities.effects.promised import More
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.goods import (
    BIOMATTER,
    Goods,
    bits,
    letters,
    most,
    name_amounts,
    times,
)
from nextfrontier.kernel.families import Family, Leave, Named, Shown, hand_out
from nextfrontier.kernel.reasons import Problem, Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary import Given, Nested, OneOf, Place, UpTo, Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class Pay(Within):
    """Pay exactly this, no substitutes, then the effect (UC-CARD-22, -23); `limit` times where cards allow it."""

    def __init__(self, price: Goods, effect: Effect, limit: int, from_produced: bool) -> None:
        super().__init__(effect)
        self.price = price
        self.limit = limit
        self.from_produced = from_produced

    def possible(self, sea: Sea) -> bool:
        player = sea.me()
        if not player.can_pay(self.price):
            return False
        player.remove(self.price)
        worth_it = self.effect.possible(sea)
        player.add(self.price)
        return worth_it

    def why_impossible(self, sea: Sea) -> list[Reason]:
        player = sea.me()
        if not player.can_pay(self.price):
            return [cannot_pay(self.price, player.goods, "UC-CARD-22")]
        player.remove(self.price)
        reasons = self.effect.why_impossible(sea)
        player.add(self.price)
        return reasons

    def begin(self, sea: Sea, must: bool) -> None:
        sea.pay(self.price, self.place)
        if self.from_produced:
            sea.me().produced -= self.price[BIOMATTER]
        self.effect.begin(sea, True)

    def attainable(self, sea: Sea, supply: int) -> bool:
        return sea.me().lacks(self.price) & ~supply == 0 and self.effect.attainable(sea, supply)


def why_not_paid(given: Given, place: Place) -> list[Problem]:
    """Return why a payment cannot be made so often, or from produced goods, in a place."""
    found: list[Problem] = []
    if place is not SCORING and given.has("times"):
        found.append(problem("pay_times_n_stands_only"))
    price = given.values["price"]
    is_biomatter = isinstance(price, Call) and list(price.named) == ["biomatter"]
    if given.has("from") and (place is not IN_PRODUCTION or not is_biomatter):  # CD-13
        found.append(problem("from_produced_stands_only_production"))
    return found


PAY: Final = Word(
    "pay",
    EFFECT,
    Pay,
    Nested("price", BUNDLE),
    Nested("effect", EFFECT),
    UpTo("times", default=1, most=15),
    OneOf("from", {"stock": False, "produced": True}, default="stock", icons={"stock": ""}),
    says="pay{from:.produced}{times:.times}",
    icons="pay $from $price arrow ($effect) [ $times times ]",
    is_phrase=True,
    places={**NESTING, IN_PRODUCTION: ONE_GAIN, SCORING: POINTS},
    fits=why_not_paid,
)


def cannot_pay(price: Goods, stock: Goods, rule: str) -> Reason:
    """Return the refusal of a price that the stock does not hold."""
    return Reason("cannot_pay", rule, {"price": letters(price), "stock": letters(stock)}, [])


class Exchange(Effect):
    """Swap one bundle for the other, either direction, chosen each time (UC-CARD-13, -14)."""

    def __init__(self, one: Goods, other: Goods, limit: int) -> None:
        super().__init__()
        self.sides: list[Goods] = [one, other]
        self.limit = limit

    def possible(self, sea: Sea) -> bool:
        player = sea.me()
        return player.can_pay(self.sides[0]) or player.can_pay(self.sides[1])

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if self.possible(sea):
            return []
        return [cannot_pay(side, sea.me().goods, "UC-CARD-13") for side in self.sides]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ExchangeMore(self, self.limit, must, False))

    def supplies(self) -> int:
        return bits(self.sides[0]) | bits(self.sides[1])

    def attainable(self, sea: Sea, supply: int) -> bool:
        player = sea.me()
        return player.lacks(self.sides[0]) & ~supply == 0 or player.lacks(self.sides[1]) & ~supply == 0

    def yields(self, sea: Sea) -> Goods | None:
        return times(most(self.sides[0], self.sides[1]), self.limit)


EXCHANGE: Final = Word(
    "exchange",
    EFFECT,
    Exchange,
    Nested("give", BUNDLE),
    Nested("take", BUNDLE),
    UpTo("times", default=1, most=3),
    says="exchange{times:.times}",
    icons="exchange $give both_ways $take [ $times times ]",
    places=places(*IN_TURN, IN_PRODUCTION),
    sense=lambda given: (
        problem("exchange_same_sides") if given.make_argument("give") == given.make_argument("take") else None
    ),
    work=("times", 1),
)


class ExchangeMore(More[Exchange]):
    """Choose a way to exchange, and whether to exchange once more."""

    shape = Shape("exchange", Node("effect", Exchange), Number("left"), Truth("must"), Truth("touched"))
    asked_by = ["UC-CARD-13", "UC-CARD-14"]

    def families(self) -> list[Family[Any, Any]]:
        return EXCHANGES


class SwapSides(Named["Sea", ExchangeMore]):
    """Give one side of the exchange for the other; named by both bundles, of which a move has room for one."""

    def __init__(self) -> None:
        super().__init__("exchange", [bundle("give")], [bundle("take")])

    def options(self, state: Sea, asked: ExchangeMore) -> list[int]:
        return [0, 1]

    def is_legal(self, state: Sea, asked: ExchangeMore, move: int) -> bool:
        return state.me().can_pay(asked.effect.sides[move])

    def why_not(self, state: Sea, asked: ExchangeMore, move: int) -> list[Reason]:
        player = state.me()
        price = asked.effect.sides[move]
        return [] if player.can_pay(price) else [cannot_pay(price, player.goods, "UC-CARD-13")]

    def brings(self, state: Sea, asked: ExchangeMore, move: int) -> int:
        return asked.effect.supply if asked.left > 1 else bits(asked.effect.sides[1 - move])

    def apply(self, state: Sea, asked: ExchangeMore, move: int) -> None:
        effect = asked.effect
        state.pay(effect.sides[move], effect.place)
        state.gain(effect.sides[1 - move], 0, effect.place, effect.heading)
        if asked.left > 1:
            state.push(ExchangeMore(effect, asked.left - 1, False, True))

    def spell(self, state: Sea, asked: ExchangeMore, move: int) -> str:
        return f"exchange {letters(asked.effect.sides[move])} {letters(asked.effect.sides[1 - move])}"

    def values(self, state: Sea, asked: ExchangeMore, move: int) -> dict[str, Shown]:
        return {
            "give": name_amounts(asked.effect.sides[move]),
            "take": name_amounts(asked.effect.sides[1 - move]),
        }


EXCHANGES: Final = hand_out([SwapSides(), Leave()])

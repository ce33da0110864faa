"""Gaining, drawing, paying and exchanging (UC-RES, UC-CARD-13, -14, -22, -23)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Any

from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.tasks import EVERYTHING, Decision
from nextfrontier.underwater_cities.counts import Condition, Count
from nextfrontier.underwater_cities.effect import DECLINE, DISCARDS, Effect, must_do_part, trigger
from nextfrontier.underwater_cities.goods import (
    BIOMATTER,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    Goods,
    bits,
    letters,
    most,
    times,
)
from nextfrontier.underwater_cities.hand import draw_cards, nothing_to_draw
from nextfrontier.underwater_cities.permanents import SLOT_GAIN

if TYPE_CHECKING:
    from nextfrontier.underwater_cities.sea import Sea


class Gain(Effect):
    """Take all of these from the supply; victory points are scored at once (UC-RES-02, -05)."""

    def __init__(self, goods: Goods, points: int) -> None:
        super().__init__()
        self.goods = goods
        self.points = points

    def possible(self, sea: Sea) -> bool:
        return True

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return []

    def begin(self, sea: Sea, must: bool) -> None:
        sea.gain(self.goods, self.points, self.place, self.heading)
        if self.of_slot:
            reward_slot_gain(sea, self.goods)

    def always_possible(self) -> bool:
        return True

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return bits(self.goods)

    def yields(self, sea: Sea) -> Goods | None:
        return self.goods


def reward_slot_gain(sea: Sea, goods: Goods) -> None:
    """A slot's own action gave resources: cards that wait for that act now (UC-CARD-28, -29)."""
    powers = sea.me().powers
    if powers.watched & SLOT_GAIN:
        found: list[Effect] = []
        mask = bits(goods)
        for resource in range(RESOURCES):
            if mask >> resource & 1:
                powers.waiting_for(SLOT_GAIN, resource, 0, found)
        trigger(sea, found)


class GainAny(Effect):
    """Take a number of units of the listed resources, all different or not."""

    def __init__(self, amount: int, resources: list[int], distinct: bool) -> None:
        super().__init__()
        self.resources = resources
        picks = (
            combinations(resources, amount) if distinct else combinations_with_replacement(resources, amount)
        )
        self.choices: list[Goods] = [bundle(list(pick)) for pick in picks]
        self.most = NOTHING
        for choice in self.choices:
            self.most = most(self.most, choice)

    def possible(self, sea: Sea) -> bool:
        return True

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return []

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(PickResources(self))

    def always_possible(self) -> bool:
        return True

    def supplies(self) -> int:
        return bits(bundle(self.resources))

    def yields(self, sea: Sea) -> Goods | None:
        return self.most


def bundle(resources: list[int]) -> Goods:
    """One unit of each."""
    amounts = [resources.count(resource) for resource in range(RESOURCES)]
    return (amounts[0], amounts[1], amounts[2], amounts[3], amounts[4])


class PickResources(Decision["Sea"]):
    """Which resources to take."""

    def __init__(self, effect: GainAny) -> None:
        self.effect = effect

    def kind(self) -> str:
        return "pick_resources"

    def rules(self) -> list[str]:
        return ["UC-RES-02"]

    def supplies(self, state: Sea) -> int:
        return self.effect.supply

    def moves(self, state: Sea) -> list[int]:
        return list(range(len(self.effect.choices)))

    def domain(self, state: Sea) -> list[int]:
        return self.moves(state)

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        return []

    def brings(self, state: Sea, move: int) -> int:
        return bits(self.effect.choices[move])

    def apply(self, state: Sea, move: int) -> None:
        goods = self.effect.choices[move]
        state.gain(goods, 0, self.effect.place, self.effect.heading)
        if self.effect.of_slot:
            reward_slot_gain(state, goods)

    def notation(self, state: Sea, move: int) -> str:
        amounts = list(self.effect.choices[move])
        names = [RESOURCE_NAMES[i] for i in range(RESOURCES) for _ in range(amounts[i])]
        return "gain " + " ".join(names)

    def encode(self) -> list[Any]:
        return ["pick_resources", self.effect.place]


class Draw(Effect):
    """Draw cards of the current Era, never special cards (UC-RES-03, -04)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, sea: Sea) -> bool:
        return not nothing_to_draw(sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [Reason("deck_empty", "UC-LIMIT-07", {}, [])] if nothing_to_draw(sea) else []

    def begin(self, sea: Sea, must: bool) -> None:
        draw_cards(sea, self.amount, self.place)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return 0

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & DISCARDS != 0 or not nothing_to_draw(sea)

    def yields(self, sea: Sea) -> Goods | None:
        return NOTHING


class If(Effect):
    """The effect if the condition holds at resolution, else nothing (UC-TIME-18)."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.causes = condition.causes()
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]

    def possible(self, sea: Sea) -> bool:
        return self.condition.holds(sea, sea.me()) and self.effect.possible(sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if not self.condition.holds(sea, sea.me()):
            parameters: Parameters = {"place": self.place, **self.condition.standing(sea, sea.me())}
            return [Reason("condition_not_met", "UC-TIME-18", parameters, [])]
        return self.effect.why_impossible(sea)

    def begin(self, sea: Sea, must: bool) -> None:
        if self.condition.holds(sea, sea.me()):
            self.effect.begin(sea, must)

    def is_automatic(self) -> bool:
        return self.effect.is_automatic()

    def supplies(self) -> int:
        return self.effect.supply

    def attainable(self, sea: Sea, supply: int) -> bool:
        could_hold = supply & self.causes != 0 or self.condition.holds(sea, sea.me())
        return could_hold and self.effect.attainable(sea, supply)

    def yields(self, sea: Sea) -> Goods | None:
        return self.effect.yields(sea)


class Per(Effect):
    """A gain for every so many of a count, at most a number of times."""

    def __init__(self, count: Count, gain: Gain, every: int, most: int) -> None:
        super().__init__()
        self.count = count
        self.gain = gain
        self.every = every
        self.most = most

    def children(self) -> list[Effect]:
        return [self.gain]

    def number(self, sea: Sea) -> int:
        """How often it gives."""
        return min(self.count.value(sea, sea.me()) // self.every, self.most)

    def possible(self, sea: Sea) -> bool:
        return self.number(sea) > 0

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if self.possible(sea) else [count_is_zero(self.place, self.count.value(sea, sea.me()))]

    def begin(self, sea: Sea, must: bool) -> None:
        number = self.number(sea)
        if number:
            sea.gain(times(self.gain.goods, number), self.gain.points * number, self.place, self.heading)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return self.gain.supply

    def yields(self, sea: Sea) -> Goods | None:
        return times(self.gain.goods, self.number(sea)) if self.count.causes() != EVERYTHING else None


def count_is_zero(place: str, have: int) -> Reason:
    """There are too few things for an effect that gives something for their number."""
    return Reason("count_is_zero", "UC-TURN-21", {"place": place, "have": have}, [])


class Steps(Effect):
    """Victory points by a table of steps (M-2, M-5)."""

    def __init__(self, count: Count, least: list[int], points: list[int]) -> None:
        super().__init__()
        self.count = count
        self.least = least
        self.points = points

    def value(self, sea: Sea) -> int:
        """The points of the highest step reached."""
        reached = self.count.value(sea, sea.me())
        found = 0
        for least, points in zip(self.least, self.points, strict=True):
            if reached >= least:
                found = points
        return found

    def possible(self, sea: Sea) -> bool:
        return self.value(sea) > 0

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if self.possible(sea) else [count_is_zero(self.place, self.count.value(sea, sea.me()))]

    def begin(self, sea: Sea, must: bool) -> None:
        points = self.value(sea)
        if points:
            sea.gain(NOTHING, points, self.place, self.heading)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return 0


class Pay(Effect):
    """Pay exactly this, no substitutes, then the effect (UC-CARD-22, -23); `limit` times where cards allow it."""

    def __init__(self, price: Goods, effect: Effect, limit: int, from_produced: bool) -> None:
        super().__init__()
        self.price = price
        self.effect = effect
        self.limit = limit
        self.from_produced = from_produced

    def children(self) -> list[Effect]:
        return [self.effect]

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
            return [cannot_pay(self.price, player.stock(), "UC-CARD-22")]
        player.remove(self.price)
        reasons = self.effect.why_impossible(sea)
        player.add(self.price)
        return reasons

    def begin(self, sea: Sea, must: bool) -> None:
        sea.pay(self.price, self.place)
        if self.from_produced:
            sea.me().produced -= self.price[BIOMATTER]
        self.effect.begin(sea, True)

    def supplies(self) -> int:
        return self.effect.supply

    def attainable(self, sea: Sea, supply: int) -> bool:
        return sea.me().lacks(self.price) & ~supply == 0 and self.effect.attainable(sea, supply)

    def yields(self, sea: Sea) -> Goods | None:
        return self.effect.yields(sea)


def cannot_pay(price: Goods, stock: Goods, rule: str) -> Reason:
    """The refusal of a price that is not there."""
    return Reason("cannot_pay", rule, {"price": letters(price), "stock": letters(stock)}, ["gain_missing"])


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
        return [cannot_pay(side, sea.me().stock(), "UC-CARD-13") for side in self.sides]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ExchangeMore(self, self.limit, must, False))

    def supplies(self) -> int:
        return bits(self.sides[0]) | bits(self.sides[1])

    def attainable(self, sea: Sea, supply: int) -> bool:
        player = sea.me()
        return player.lacks(self.sides[0]) & ~supply == 0 or player.lacks(self.sides[1]) & ~supply == 0

    def yields(self, sea: Sea) -> Goods | None:
        return times(most(self.sides[0], self.sides[1]), self.limit)


class ExchangeMore(Decision["Sea"]):
    """Which way to exchange, and whether once more."""

    def __init__(self, effect: Exchange, left: int, must: bool, touched: bool) -> None:
        self.effect = effect
        self.left = left
        self.must = must
        self.touched = touched

    def kind(self) -> str:
        return "exchange"

    def rules(self) -> list[str]:
        return ["UC-CARD-13", "UC-CARD-14"]

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def supplies(self, state: Sea) -> int:
        return self.effect.supply

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

    def moves(self, state: Sea) -> list[int]:
        player = state.me()
        found = [i for i in range(2) if player.can_pay(self.effect.sides[i])]
        if not self.must:
            found.append(DECLINE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return [0, 1, DECLINE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == DECLINE:
            return [must_do_part(self.effect)] if self.must else []
        player = state.me()
        if player.can_pay(self.effect.sides[move]):
            return []
        return [cannot_pay(self.effect.sides[move], player.stock(), "UC-CARD-13")]

    def brings(self, state: Sea, move: int) -> int:
        if move == DECLINE:
            return 0
        return self.effect.supply if self.left > 1 else bits(self.effect.sides[1 - move])

    def apply(self, state: Sea, move: int) -> None:
        if move == DECLINE:
            return
        state.pay(self.effect.sides[move], self.effect.place)
        state.gain(self.effect.sides[1 - move], 0, self.effect.place, self.effect.heading)
        if self.left > 1:
            state.push(ExchangeMore(self.effect, self.left - 1, False, True))

    def notation(self, state: Sea, move: int) -> str:
        if move == DECLINE:
            return "done" if self.touched else "decline"
        return f"exchange {letters(self.effect.sides[move])} {letters(self.effect.sides[1 - move])}"

    def encode(self) -> list[Any]:
        return ["exchange", self.effect.place, self.left, self.must, self.touched]

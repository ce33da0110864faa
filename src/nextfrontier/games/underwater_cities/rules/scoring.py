"""Final scoring (UC-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.exchanges import Pay, cannot_pay
from nextfrontier.games.underwater_cities.effects.fields import CARD, TIMES
from nextfrontier.games.underwater_cities.effects.gains import Gain
from nextfrontier.games.underwater_cities.effects.permanents import declare_type
from nextfrontier.games.underwater_cities.effects.places import ON_CARD, SCORING
from nextfrontier.games.underwater_cities.state.board import TUNNEL
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, NOTHING, Goods, bits, times
from nextfrontier.games.underwater_cities.state.player import (
    CITIES_OF_NETWORK,
    END_SCORING,
    LEFTOVERS,
    Player,
)
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import LEAVE, WIDTH, Family, Leave, first, hand_out, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Series, Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

CITY_POINTS: Final = [2, 3, 4, 6]  # by different kinds of building (UC-SCORE-11..14)
CREDITS_PER_BIOMATTER: Final = 2
UNITS_PER_POINT: Final = 4


FINAL_SCORING: Final = declare_type("final", {ON_CARD: SCORING}, "scoring")  # UC-TYPE-12


class FinalScoring(Task["Sea"]):
    """Add metropolis, cards, cities and leftovers to the score of one player (UC-SCORE-01, -02)."""

    shape = Shape("final_scoring")

    def run(self, state: Sea) -> None:
        score_brown_metropolis(state)
        spending: list[int] = []
        for card in scoring_cards(state, state.me()):
            effect = state.box.card(card).inner
            if isinstance(effect, Pay):
                spending.append(card)
            else:
                effect.begin(state, True)
        state.push(ScoreRest())
        if spending:
            state.push(Spend(tuple(spending)))


def score_brown_metropolis(sea: Sea) -> None:
    """Score the brown tile if both its tunnels are built (UC-SCORE-03, -04)."""
    player = sea.me()
    effect = sea.box.tile(player.metropolises.tiles[0]).final
    if player.metropolises.connected & 1 and effect is not None:
        effect.begin(sea, True)


def scoring_cards(sea: Sea, player: Player) -> list[int]:
    """Return the claimed end-scoring cards; cards in hand score nothing (UC-SCORE-09, -25)."""
    return [card for card in player.cards.claimed if sea.box.card(card).type == "scoring"]


class ScoreRest(Task["Sea"]):
    """Score the connected cities, then leftover resources (UC-SCORE-08, -10..22, UC-NET-08)."""

    shape = Shape("score_rest")

    def run(self, state: Sea) -> None:
        player = state.me()
        for city in members(player.network.connected_cities()):
            kinds = sum(1 for kind in range(TUNNEL) if player.network.buildings_at(kind, city))
            state.gain(NOTHING, CITY_POINTS[kinds], "UC-SCORE-10", CITIES_OF_NETWORK)
        state.gain(NOTHING, leftover_points(player.goods), "UC-SCORE-22", LEFTOVERS)


def leftover_points(goods: Goods) -> int:
    """Return one point for every four units (UC-SCORE-19..22)."""
    return units_of(goods) // UNITS_PER_POINT


def units_of(goods: Goods) -> int:
    """Count units as final scoring does, a biomatter as two credits (UC-SCORE-18)."""
    return goods[0] + goods[1] + goods[2] + goods[3] + CREDITS_PER_BIOMATTER * goods[BIOMATTER]


class Spend(Decision["Sea"]):
    """Choose an end-scoring card and the number of payments; the exact best comes first (UC-SCORE-05..07, -27)."""

    shape = Shape("spend", Series("cards"))
    asked_by = ["UC-SCORE-05", "UC-SCORE-07", "UC-SCORE-27"]

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def families(self) -> list[Family[Any, Any]]:
        return SPENDING

    def moves(self, state: Sea) -> list[int]:
        found = super().moves(state)
        if len(found) == 1:
            return found
        best = self.best(state, state.me())
        return [best, *[move for move in found if move != best]]

    def best(self, state: Sea, player: Player) -> int:
        """Return the first step of the best spending."""
        plan = best_spending([payment_of(state, card) for card in self.cards], player.goods)
        for card, number in zip(self.cards, plan, strict=True):
            if number:
                return card | number << WIDTH
        return LEAVE


class SpendOn(Family["Sea", Spend]):
    """Pay for an end-scoring card a number of times."""

    def __init__(self) -> None:
        super().__init__("spend", "spend {card} {times}", [CARD, TIMES])

    def options(self, state: Sea, asked: Spend) -> list[int]:
        return [
            card | number << WIDTH
            for card in asked.cards
            for number in range(1, payment_of(state, card).limit + 1)
        ]

    def is_legal(self, state: Sea, asked: Spend, move: int) -> bool:
        return second(move) <= most_times(payment_of(state, first(move)), state.me().goods)

    def why_not(self, state: Sea, asked: Spend, move: int) -> list[Reason]:
        if self.is_legal(state, asked, move):
            return []
        price = times(payment_of(state, first(move)).price, second(move))
        return [cannot_pay(price, state.me().goods, "UC-SCORE-27")]

    def brings(self, state: Sea, asked: Spend, move: int) -> int:
        return 0

    def apply(self, state: Sea, asked: Spend, move: int) -> None:
        card, number = first(move), second(move)
        rest = leave_out(asked.cards, card)
        if rest:
            state.push(Spend(rest))
        payment = payment_of(state, card)
        state.pay(times(payment.price, number), payment.place)
        state.gain(NOTHING, points_of(payment) * number, payment.place, END_SCORING)


SPENDING: Final = hand_out([SpendOn(), Leave()])


def payment_of(sea: Sea, card: int) -> Pay:
    """Return the payment that an end-scoring card offers."""
    effect = sea.box.card(card).inner
    assert isinstance(effect, Pay)
    return effect


def points_of(payment: Pay) -> int:
    """Return the points that one payment gives."""
    gain = payment.effect
    assert isinstance(gain, Gain)
    return gain.points


def most_times(payment: Pay, stock: Goods) -> int:
    """Return the number of times this can be paid."""
    found = payment.limit
    price, held = list(payment.price), list(stock)
    for needed, there in zip(price, held, strict=True):
        if needed:
            found = min(found, there // needed)
    return found


def best_spending(payments: list[Pay], stock: Goods) -> list[int]:
    """Return the number of payments for each card with which cards and leftovers together give the most.

    Cards compete for resources, so greedy is wrong. Exact: every number is tried, except that a card which shares
    nothing with those after it is paid as often as possible if its rate is never worse than that of leftovers
    (UC-SCORE-07: so are all of the box, but a pack may have others).
    """
    order = sorted(range(len(payments)), key=lambda i: -rivals(payments, i))
    plan = [0] * len(payments)
    best: list[int] = plan[:]
    found = search(payments, order, 0, stock, plan, best, 0, -1)
    assert found >= 0
    return best


def beats_leftovers(payment: Pay) -> bool:
    """Does paying once give at least as many points as the paid goods could give as leftovers (UC-SCORE-07)?"""
    return points_of(payment) * UNITS_PER_POINT >= units_of(payment.price)


def rivals(payments: list[Pay], index: int) -> int:
    """Count the other cards that want the same resources."""
    mine = bits(payments[index].price)
    return sum(1 for other in payments if bits(other.price) & mine)


def search(
    payments: list[Pay], order: list[int], depth: int, stock: Goods, plan: list[int], best: list[int],
    points: int, record: int,
) -> int:  # fmt: skip
    """Try every plan from this depth on; returns the best total known and leaves its plan in `best`."""
    if depth == len(order):
        total = points + leftover_points(stock)
        if total > record:
            best[:] = plan
            return total
        return record
    index = order[depth]
    payment = payments[index]
    most = most_times(payment, stock)
    shared = any(bits(payments[i].price) & bits(payment.price) for i in order[depth + 1 :])
    least = 0 if shared or not beats_leftovers(payment) else most
    for number in range(most, least - 1, -1):
        plan[index] = number
        paid = times(payment.price, number)
        left: Goods = (
            stock[0] - paid[0], stock[1] - paid[1], stock[2] - paid[2], stock[3] - paid[3], stock[4] - paid[4],
        )  # fmt: skip
        record = search(
            payments, order, depth + 1, left, plan, best, points + points_of(payment) * number, record
        )
    plan[index] = 0
    return record

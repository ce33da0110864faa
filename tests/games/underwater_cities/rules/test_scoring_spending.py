"""The exact best spending on end-scoring cards, against all plans enumerated (chapter UC-SCORE)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from nextfrontier.games.underwater_cities.effects.exchanges import Pay
from nextfrontier.games.underwater_cities.rules.scoring import best_spending, leftover_points, points_of
from nextfrontier.games.underwater_cities.state.goods import Goods, plus, times
from tests.games.underwater_cities.phases import PAID_CARDS, from_cards, payment_of, points, scoring


def left_after(stock: Goods, price: Goods, number: int) -> Goods | None:
    """The stock after paying this often, if that is possible."""
    left = plus(stock, times(price, -number))
    return None if min(left) < 0 else left


def value_of(payments: list[Pay], stock: Goods, plan: tuple[int, ...] | list[int]) -> int:
    """Points of cards and leftovers under a plan; -1 if it cannot be paid."""
    total, left = 0, stock
    for payment, number in zip(payments, plan, strict=True):
        rest = left_after(left, payment.price, number)
        if rest is None:
            return -1
        left = rest
        total += points_of(payment) * number
    return total + leftover_points(left)


def best_by_trying_everything(payments: list[Pay], stock: Goods) -> int:
    """The highest total of all plans."""
    ranges = [range(payment.limit + 1) for payment in payments]
    return max(value_of(payments, stock, plan) for plan in product(*ranges))


def random_stock(dice: random.Random, most: int) -> Goods:
    """Up to so many of each; at times enough credits for #181."""
    found = [dice.randint(0, most) for _ in range(5)]
    return (found[0] + dice.choice([0, 0, 12]), found[1], found[2], found[3], found[4])


def test_the_best_spending_equals_the_best_of_all_plans() -> None:
    """UC-SCORE-05, UC-SCORE-27: over random stocks and sets of cards, every plan enumerated."""
    dice = random.Random(5)
    competed = 0
    for _ in range(250):
        cards = dice.sample(PAID_CARDS, dice.randint(1, 4))
        payments = [payment_of(card) for card in cards]
        stock = random_stock(dice, 9)
        plan = best_spending(payments, stock)
        best = best_by_trying_everything(payments, stock)
        assert value_of(payments, stock, plan) == best, (cards, stock, plan)
        greedy = [0] * len(cards)
        for i, payment in enumerate(payments):
            while value_of(payments, stock, [*greedy[:i], greedy[i] + 1, *greedy[i + 1 :]]) >= 0:
                if greedy[i] == payment.limit:
                    break
                greedy[i] += 1
        competed += value_of(payments, stock, greedy) < best
    assert competed > 5, "the samples must hold cases in which greed is wrong"


@pytest.mark.parametrize(
    ("cards", "goods"),
    [
        ((177, 184), "5k 5s"),
        ((159, 177, 184), "6k 3s 3n"),
        ((159, 188), "3k 5n"),
        ((177, 182), "4k 6s"),
        ((142, 185), "8b"),
        (PAID_CARDS, "7k 9s 7n 8b 17c"),
    ],
)
def test_following_the_first_offer_leads_to_the_best_total(cards: tuple[int, ...], goods: str) -> None:
    """UC-SCORE-05: the whole of final scoring, always playing the first move."""
    game = scoring(goods, *cards)
    stock = game.someone().goods
    while game.decision() == "spend":
        game.play(game.moves()[0], seat=0)
    found = points(game)
    payments = [payment_of(card) for card in cards]
    if len(cards) > 4:
        payments = [payment_of(card) for card in cards if card not in (142, 181, 185)]
        best = 13 + 16 + best_by_trying_everything(payments, (stock[0] - 15, *stock[1:4], 0))
    else:
        best = best_by_trying_everything(payments, stock)
    assert found["end_scoring_cards"] + found.get("leftovers", 0) == best


def test_the_search_is_exact_when_three_cards_want_the_same_kelp() -> None:
    """UC-SCORE-05: 3 kelp, 1 science, 1 steelplast: once #184 and once #159 or #177."""
    payments = [payment_of(card) for card in (159, 177, 184)]
    plan = best_spending(payments, (0, 3, 1, 1, 0))
    assert plan[2] == 1
    assert value_of(payments, (0, 3, 1, 1, 0), plan) == 4


def test_two_cards_of_one_resource_are_both_used() -> None:
    """UC-SCORE-05: 9 biomatter for #142 (3 at most) and #185 (6 at most)."""
    assert best_spending([payment_of(142), payment_of(185)], (0, 0, 0, 0, 9)) == [3, 6]
    game = scoring("9b", 185, 142)
    while game.decision() == "spend":
        game.play(game.moves()[0], seat=0)
    assert from_cards(game) == 18

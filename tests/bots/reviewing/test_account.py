"""The arithmetic of a review: what adds up, what is sure, and what is called a mistake."""

from __future__ import annotations

import random

import pytest

from nextfrontier.bots.reviewing.account import (
    LEAST_LOSS,
    SURE,
    Account,
    Estimate,
    ReviewedTurn,
    make_account,
)
from nextfrontier.bots.reviewing.spans import Span
from nextfrontier.bots.reviewing.verdicts import Verdict, make_verdict, standard_error

MOVES = 100


def verdict(steady: float, choice: float, loss: float, error: float = 0.0) -> Verdict:
    return Verdict(["better"], steady, error, choice, error, loss, error, {})


def some_account(seed: int, error: float = 0.5) -> Account:
    chance = random.Random(seed)
    spans = [Span(turn // 2, [10 * turn, 10 * turn + 1], ["a", "b"]) for turn in range(8)]
    verdicts = [verdict(chance.uniform(20, 60), chance.gauss(0, 5), chance.gauss(1, 4), error) for _ in spans]
    return make_account(spans, verdicts, float(chance.randrange(90)), MOVES)


@pytest.mark.parametrize("seed", range(20))
def test_start_choices_and_luck_add_up_to_the_result(seed: int) -> None:
    account = some_account(seed)
    total = account.start.points + account.choices.points + account.luck.points
    assert total == pytest.approx(account.result)


def test_luck_is_all_that_changes_between_a_choice_and_the_next() -> None:
    spans = [Span(0, [0], ["a"]), Span(1, [4], ["b"])]
    account = make_account(spans, [verdict(50, -3, 3), verdict(49, 1, 0)], 45.0, MOVES)
    between, at_the_end = 49 - (50 - 3), 45 - (49 + 1)
    assert account.luck.points == pytest.approx(between + at_the_end)
    assert account.choices.points == pytest.approx(-2)


def test_the_margin_of_luck_comes_from_all_errors() -> None:
    account = some_account(3, error=0.5)
    assert account.start.margin == pytest.approx(SURE * 0.5)
    assert account.choices.margin == pytest.approx(SURE * 0.5 * 8**0.5)
    assert account.luck.margin == pytest.approx(SURE * 0.5 * 9**0.5)
    assert some_account(3, error=0.0).luck.margin == 0


def test_a_turn_loses_what_its_choices_lose_together() -> None:
    account = some_account(5)
    assert [turn.spans for turn in account.turns] == [[0, 1], [2, 3], [4, 5], [6, 7]]
    for turn in account.turns:
        assert turn.loss.points == pytest.approx(sum(account.verdicts[place].loss for place in turn.spans))
        assert turn.loss.margin == pytest.approx(SURE * 0.5 * 2**0.5)


def test_a_mistake_surely_costs_something_that_counts() -> None:
    assert ReviewedTurn([0], Estimate(LEAST_LOSS + 1.0, 1.0)).is_mistake
    assert not ReviewedTurn([0], Estimate(LEAST_LOSS + 1.0, 1.1)).is_mistake
    assert not ReviewedTurn([0], Estimate(LEAST_LOSS - 0.1, 0.0)).is_mistake


def test_the_three_dearest_mistakes_are_told() -> None:
    spans = [Span(turn, [turn], ["a"]) for turn in range(6)]
    account = make_account(spans, [verdict(50, 0, loss) for loss in (1, 7, 0.2, 4, -3, 9)], 50.0, MOVES)
    assert [turn.loss.points for turn in account.mistakes()] == [9, 7, 4]


def test_the_curve_goes_through_every_choice_to_the_result() -> None:
    account = make_account(
        [Span(0, [0, 3], ["a", "b"]), Span(1, [6], ["c"])],
        [verdict(50, -3, 3), verdict(49, 1, 0)],
        45.0,
        MOVES,
    )
    assert account.curve == [(0, 50), (4, 47), (6, 49), (7, 50), (MOVES, 45.0)]


def test_a_verdict_compares_in_the_same_guesses() -> None:
    """Guesses may differ by far: what counts is the difference in each of them."""
    found = [[[10.0, 1.0], [13.0, 1.0], [11.0, 2.0]], [[90.0, 1.0], [95.0, 0.0], [90.0, 1.0]]]
    told = make_verdict(["better"], found, ["points", "goods"])
    assert told.steady == pytest.approx((11 + 91) / 2)
    assert told.choice == pytest.approx((2 + 0) / 2)
    assert told.loss == pytest.approx((1 + 4) / 2)
    assert told.loss_error == pytest.approx(1.5)
    assert told.steady_error == pytest.approx(40)
    assert told.behind == {"points": 3.5, "goods": -1.0}
    assert told.played == pytest.approx(told.steady + told.choice)


def test_a_standard_error_shrinks_with_the_number_of_guesses() -> None:
    assert standard_error([1.0]) == 0
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
    assert standard_error([1.0, 3.0] * 8) < 0.3

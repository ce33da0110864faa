"""Figures: means by deal, differences on the same deals, meetings, ratings and what things are worth."""

from __future__ import annotations

import math

import pytest

from nextfrontier.arena import figures
from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.playing import Played, Seat

TERMS = Terms("underwater-cities", 2, {})


def seat(
    entrant: str, total: int | None, win: float = 0.0, fault: str = "", held: tuple[str, ...] = ()
) -> Seat:
    points = None if total is None else {"cities": total, "total": total}
    return Seat(entrant, points, win, 1, 0.0, 0.0, fault, {"card": list(held)})


def game(deal: int, *seats: Seat) -> Played:
    return Played(Fixture(TERMS, deal, tuple(each.entrant for each in seats)), list(seats))


def duel(deal: int, mine: int, theirs: int) -> Played:
    first = (mine > theirs) + (mine == theirs) / 2
    return game(deal, seat("a", mine, first), seat("b", theirs, 1 - first))


def test_games_of_one_deal_count_once() -> None:
    found = figures.scores([duel(1, 10, 0), duel(1, 20, 0), duel(2, 30, 0)], "a")
    assert found.mean == pytest.approx((15 + 30) / 2)
    assert found.number == 2


def test_the_interval_is_that_of_the_mean() -> None:
    found = figures.estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.margin == pytest.approx(1.96 * math.sqrt(5 / 3) / 2)
    assert (found.low, found.high) == (found.mean - found.margin, found.mean + found.margin)


def test_one_value_says_nothing_about_its_interval() -> None:
    assert figures.estimate([5.0]).margin == math.inf
    assert math.isnan(figures.estimate([]).mean)


def test_a_difference_is_taken_deal_by_deal() -> None:
    found = figures.difference([duel(1, 10, 8), duel(2, 110, 108)], "a", "b")
    assert (found.mean, found.margin) == (2.0, 0.0)


def test_a_tie_is_half_a_meeting() -> None:
    assert figures.beats([duel(1, 5, 5), duel(2, 6, 5)], "a", "b").mean == 0.75


def test_who_loses_by_a_fault_is_behind_everybody() -> None:
    lost = game(1, seat("a", None, 1.0), seat("b", None, 0.0, "it has ended"))
    assert figures.beats([lost], "a", "b").mean == 1.0
    assert figures.beats([lost], "b", "a").mean == 0.0
    assert figures.scores([lost], "a").number == 0


def test_behind_the_winner_points_decide() -> None:
    played = game(1, seat("a", 9, 1.0), seat("b", 7), seat("c", 5))
    assert figures.beats([played], "b", "c").mean == 1.0


def test_three_wins_of_four_are_the_rating_that_they_mean() -> None:
    games = [duel(deal, 1 if deal % 4 else 0, 0 if deal % 4 else 1) for deal in range(400)]
    found = figures.ratings(games, ["b", "a"])
    assert found["b"].mean == 0.0
    assert found["a"].mean == pytest.approx(400 * math.log10(3), abs=2)
    assert 10 < found["a"].margin < 60


def test_whoever_always_wins_has_a_rating_that_has_an_end() -> None:
    found = figures.ratings([duel(deal, 1, 0) for deal in range(10)], ["a", "b"])
    assert -2000 < found["b"].mean < -300


def test_a_thing_is_worth_what_its_owners_score_beyond_the_mean_of_their_like() -> None:
    games = [
        game(1, seat("a", 30, 1.0, held=("dome",)), seat("b", 10, held=("dome",))),
        game(2, seat("a", 10), seat("b", 10)),
    ]
    [worth] = figures.worth_of_things(games)
    assert (worth.kind, worth.thing, worth.share) == ("card", "dome", 0.5)
    assert worth.gain.mean == pytest.approx((10 + 0) / 2)
    assert worth.wins.mean == pytest.approx(0.5)

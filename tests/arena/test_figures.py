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


def alone(deal: int, entrant: str, total: int | None, won: int | None = None) -> Played:
    """Return a game alone; without a total it was lost by a fault."""
    found = seat(entrant, total, float(total is not None), "" if total is not None else "late: 2.0 s")
    if found.points is not None and won is not None:
        found.points["won"] = won
    return game(deal, found)


def test_who_played_a_deal_alone_is_compared_with_the_others_who_did() -> None:
    games = [alone(1, "a", 30), alone(1, "b", 20), alone(2, "b", 5), alone(2, "a", 5), alone(3, "b", 90)]
    together = figures.seat_together(games)
    assert [len(played.seats) for played in together] == [2, 2, 1]
    assert figures.beats(together, "a", "b").mean == 0.75
    assert figures.difference(together, "a", "b").mean == 5.0
    found = figures.ratings(together, ["b", "a"])
    assert found["a"].mean > found["b"].mean == 0.0


def test_a_game_alone_that_was_lost_by_a_fault_is_behind_and_is_counted() -> None:
    games = [alone(1, "a", None), alone(1, "b", 1), alone(2, "a", 7), alone(2, "b", 1)]
    assert figures.beats(figures.seat_together(games), "a", "b").mean == 0.5
    assert figures.scores(games, "a").number == 1
    assert (figures.count_faults(games), figures.count_faults(games, "a")) == (1, 1)
    assert figures.count_faults(games, "b") == 0


def test_a_game_alone_is_won_by_its_goal_and_without_a_goal_by_nobody() -> None:
    with_goal = [alone(1, "a", 120, won=1), alone(2, "a", 99, won=0), alone(3, "a", None)]
    assert figures.wins(with_goal, "a").mean == pytest.approx(1 / 3)
    assert figures.wins([alone(1, "a", 12), alone(2, "a", None)], "a").number == 0

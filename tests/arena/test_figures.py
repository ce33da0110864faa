"""Figures: means by deal, differences on the same deals, meetings and shares."""

from __future__ import annotations

import math
import statistics

import pytest

from nextfrontier.arena import figures
from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.playing import Played, Seat
from nextfrontier.arena.ratings import ladders

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
    assert found.margin == pytest.approx(3.182 * math.sqrt(5 / 3) / 2)
    assert found.low + found.high == pytest.approx(2 * found.mean)


@pytest.mark.parametrize(
    ("number", "errors"), [(2, 12.706), (11, 2.228), (12, 2.201), (31, 2.042), (10_001, 1.960)]
)
def test_few_values_have_the_wide_intervals_of_student(number: int, errors: float) -> None:
    values = [float(place % 2) for place in range(number)]
    found = figures.estimate(values)
    assert found.margin * math.sqrt(number) / statistics.stdev(values) == pytest.approx(errors, abs=0.003)


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        ([1.0] * 96, 0.9525, 1.0),
        ([0.0] * 96, 0.0, 0.0475),
        ([1.0] * 50 + [0.0] * 50, 0.404, 0.596),
        ([1.0] * 90 + [0.0] * 10, 0.823, 0.946),
        ([0.5] * 96, 0.48, 0.52),
        ([1.0, 1.0], 0.29, 1.0),
        ([1.0], 0.0, 1.0),
    ],
)
def test_a_share_has_an_interval_between_all_and_nothing(
    values: list[float], low: float, high: float
) -> None:
    """Of 0 and 1 alone it is that of Agresti and Coull."""
    found = figures.share(values)
    assert found.mean == pytest.approx(statistics.fmean(values))
    assert found.low == pytest.approx(low, abs=0.001)
    assert found.high == pytest.approx(high, abs=0.001)


def test_wins_meetings_and_goals_have_an_interval_also_where_there_are_no_others() -> None:
    games = [duel(deal, 2, 1) for deal in range(50)]
    goals = [alone(deal, "a", 120, won=1) for deal in range(50)]
    for found in (figures.wins(games, "a"), figures.beats(games, "a", "b"), figures.wins(goals, "a")):
        assert found.mean == found.high == 1.0
        assert 0.88 < found.low < 0.95


def test_a_difference_is_of_tables_where_both_sit() -> None:
    games = [
        duel(1, 10, 8),
        game(1, seat("a", 90, 1.0), seat("c", 5)),
        game(1, seat("c", 5), seat("b", 70, 1.0)),
    ]
    assert figures.difference(games, "a", "b").mean == 2.0
    assert figures.difference(games[1:], "a", "b").number == 0


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
    [found] = ladders(together, ["a", "b"])
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

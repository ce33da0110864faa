"""Ratings: the fit is at its end, has an end, and compares nobody with those whom nobody met."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import pairwise

import pytest

from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.playing import Played, Seat
from nextfrontier.arena.ratings import ladders


def duel(deal: int, winner: str, loser: str) -> Played:
    seats = [Seat(winner, None, 1.0, 1, 0.0, 0.0, "", {}), Seat(loser, None, 0.0, 1, 0.0, 0.0, "", {})]
    return Played(Fixture(Terms("underwater-cities", 2, {}), deal, (winner, loser)), seats)


def gap(wins: float, losses: float) -> float:
    """Return the rating that wins and losses of two entrants mean, with half a point more for both."""
    return 400 * math.log10((wins + 0.5) / (losses + 0.5))


def test_three_wins_of_four_are_the_rating_that_they_mean() -> None:
    games = [duel(deal, *("ab" if deal % 4 else "ba")) for deal in range(400)]
    [found] = ladders(games, ["a", "b"])
    assert list(found) == ["b", "a"]
    assert found["b"].mean == 0.0
    assert found["a"].mean == pytest.approx(gap(300, 100))
    assert found["a"].margin == pytest.approx(
        1.966 * 400 / math.log(10) / math.sqrt(400 * 0.75 * 0.25), rel=0.02
    )


def test_games_of_one_deal_count_once_for_the_interval() -> None:
    single = [duel(deal, *("ab" if deal % 4 else "ba")) for deal in range(400)]
    [few], [many] = ladders(single, ["a", "b"]), ladders([*single, *single, *single], ["a", "b"])
    assert many["a"].margin == pytest.approx(few["a"].margin, rel=0.02)
    assert many["a"].number == 400


def test_whoever_always_wins_has_a_rating_that_has_an_end_and_a_wide_interval() -> None:
    [found] = ladders([duel(deal, "a", "b") for deal in range(100)], ["a", "b"])
    assert found["a"].mean == pytest.approx(gap(100, 0))
    assert 300 < found["a"].margin < 400


def test_a_long_chain_is_as_long_as_all_its_links() -> None:
    chain = ["a", "b", "c", "d", "e", "f"]
    games = [duel(deal, one, other) for deal in range(192) for one, other in pairwise(chain)]
    [found] = ladders(games, chain)
    assert list(found) == chain[::-1]
    assert found["a"].mean == pytest.approx(5 * gap(192, 0))


def test_the_fit_explains_as_many_points_as_were_made() -> None:
    """At the likeliest strengths everybody is expected to have exactly the points that it has."""
    chance, names = random.Random(1), ["a", "b", "c", "d", "e"]
    games = [duel(deal, *chance.sample(names[chance.randrange(4) :], 2)) for deal in range(300)]
    [found] = ladders(games, names)
    won = Counter((played.seats[0].entrant, played.seats[1].entrant) for played in games)
    met = {pair for one, other in won for pair in ((one, other), (other, one))}
    points = {pair: won[pair] + 0.5 for pair in met}
    for name in names:
        others = [other for one, other in met if one == name]
        expected = sum(
            (points[name, other] + points[other, name])
            / (1 + 10 ** ((found[other].mean - found[name].mean) / 400))
            for other in others
        )
        assert expected == pytest.approx(sum(points[name, other] for other in others))


def test_entrants_that_never_met_stand_on_ladders_of_their_own() -> None:
    games = [duel(1, "a", "b"), duel(2, "b", "c"), duel(1, "x", "y")]
    found = ladders(games, ["a", "x", "c", "y", "z", "b"])
    assert sorted(list(ladder) for ladder in found) == [["c", "b", "a"], ["y", "x"]]


def test_one_deal_says_nothing_about_an_interval() -> None:
    [found] = ladders([duel(1, "a", "b")], ["a", "b"])
    assert (found["a"].number, found["a"].margin) == (1, math.inf)

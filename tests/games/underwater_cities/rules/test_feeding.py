"""Feeding cities (chapter UC-FEED)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import (
    alone,
    at_end_of_era,
    end_last_turn,
    holdings,
    plain,
    points,
    purple,
    white,
)
from tests.games.underwater_cities.table import Table, table

FIVE = {"cities": white("MC", "MR", "BC", "BL"), "tunnels": plain("MC-BR", "MR-BR", "BC-BR", "BL-BC")}
THREE: Document = {"cities": white("MC", "MR"), "tunnels": plain("MC-BR", "MR-BR")}


def fed(goods: str, score: int, **area: Any) -> str:
    """Stock and score after feeding."""
    return holdings(at_end_of_era(alone(goods=goods, score=score, **area)))


def test_five_cities_eat_kelp_then_biomatter_then_points() -> None:
    """TV-FEED-01, UC-FEED-03, UC-FEED-04, UC-FEED-05."""
    assert fed("3k 1b", 10, **FIVE) == "7vp"
    assert fed("4k 1b", 10, **FIVE) == "10vp"


def test_points_never_drop_below_zero() -> None:
    """TV-FEED-02, UC-FEED-06: 9 points would be lost, 4 are there."""
    assert fed("", 4, **THREE) == ""
    assert fed("", 9, **THREE) == ""
    assert fed("", 10, **THREE) == "1vp"


def test_the_score_shows_only_the_points_that_were_really_lost() -> None:
    """UC-FEED-06: the excess loss is ignored."""
    assert points(at_end_of_era(alone(score=4, **THREE))) == {"before": 4, "feeding": -4}


def test_unconnected_cities_add_nothing_to_the_need_for_food() -> None:
    """TV-FEED-03, UC-FEED-08: MC and MR without tunnels are not fed and cause no loss."""
    assert fed("5k", 10, cities=white("MC", "MR")) == "4k 10vp"
    assert fed("", 10, cities=white("MC", "MR")) == "7vp"
    assert fed("5k", 10, **THREE) == "2k 10vp"


def test_each_connected_city_must_be_fed_after_production() -> None:
    """UC-FEED-01: through the whole end of an Era; two cities, the kelp of one farm, one hungry city."""
    area: Document = {"cities": white("MC"), "tunnels": plain("MC-BR"), "buildings": {"BR.1": "farm"}}
    game = end_last_turn(alone(score=5, **area))
    assert holdings(game) == "1c 2vp"
    assert [e.details for e in game.events if e.kind == "fed" and e.seat == 0] == [
        {"cities": 2, "kelp": 1, "biomatter": 0, "lost": 3}
    ]


@pytest.mark.parametrize(
    ("cities", "left"),
    [
        pytest.param({}, "4k", id="the starting city alone"),
        pytest.param(purple("BR"), "4k", id="the starting city, symbiotic"),
        pytest.param(white("MC"), "3k", id="a nonsymbiotic city more"),
        pytest.param(purple("MC"), "3k", id="a symbiotic city more"),
        pytest.param(purple("MC") | white("MR"), "2k", id="one of each kind more"),
    ],
)
def test_a_connected_city_of_either_kind_needs_one_kelp(cities: dict[str, str], left: str) -> None:
    """UC-FEED-02."""
    assert fed("5k", 0, cities=cities, tunnels=plain("MC-BR", "MR-BR")) == left


def test_kelp_is_paid_first_and_as_far_as_there_is_any() -> None:
    """UC-FEED-03: biomatter stays while kelp is there."""
    assert fed("3k 5b", 10, **THREE) == "5b 10vp"
    assert fed("2k 5b", 10, **THREE) == "4b 10vp"


def test_biomatter_is_paid_for_cities_still_unfed() -> None:
    """UC-FEED-04."""
    assert fed("4b", 10, **THREE) == "1b 10vp"
    assert fed("2b", 10, **THREE) == "7vp"


def test_each_city_still_unfed_costs_three_points() -> None:
    """UC-FEED-05."""
    assert fed("9s 9n 9c", 10, **THREE) == "9s 9n 9c 1vp"
    assert fed("1k", 10, **THREE) == "4vp"


def test_nobody_is_asked_whether_to_feed() -> None:
    """UC-FEED-07: kelp and biomatter cannot be kept; the next question is the new hand."""
    game = at_end_of_era(alone(goods="1k 1b", score=50))
    assert (game.decision(0), holdings(game)) == ("keep", "1b 50vp")
    assert holdings(at_end_of_era(alone(goods="1b", score=50))) == "50vp"


@pytest.mark.parametrize("era", [1, 2, 3])
def test_cities_are_fed_at_the_end_of_every_era(era: int) -> None:
    """UC-FEED-09: the last production phase included."""
    game = end_last_turn(alone(score=20), era)
    assert points(game)["feeding"] == -3
    paid = end_last_turn(alone(score=20, goods="8k"), era)
    assert (paid.goods(), points(paid).get("feeding", 0)) == ("7k", 0)


def test_every_player_feeds_his_own_cities() -> None:
    """UC-FEED-01: three seats, each with another need."""
    game: Table = table(3)
    game.player(0, goods="5k", score=9, **THREE)
    game.player(1, goods="5b", score=9, **FIVE)
    game.player(2, goods="", score=9)
    at_end_of_era(game)
    assert [holdings(game, seat) for seat in range(3)] == ["2k 9vp", "9vp", "6vp"]


def test_feeding_leaves_the_same_state_whether_or_not_somebody_listens() -> None:
    """UC-FEED-01: the events of feeding change nothing."""
    ahead = {"4": [1]}
    heard = end_last_turn(alone(goods="3k").put(federation=ahead), 3)
    silent = alone(goods="3k").put(era=3, round=10, turn=3, to_play=1, federation=ahead)
    card = silent.someone(1).cards.hand[0]
    for text in (f"AAS+{card}", "part 2", "done", "end"):
        silent.sea.events = None
        silent.sea.play(1, silent.sea.parse(1, text))
    assert silent.document() == heard.document()

"""The forecast: next production and the score now, by the rules' own code."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import resources
from nextfrontier.games.underwater_cities.vocabulary.library import make_box
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import (
    PAID_CARDS,
    alone,
    at_final_scoring,
    at_production,
    best_final_score,
    end_last_turn,
    plain,
    points,
    purple,
    upgraded,
    white,
)
from tests.games.underwater_cities.sample_packs import facts_with
from tests.games.underwater_cities.table import Table, table

AREA: dict[str, Any] = {
    "goods": "2k 1c",
    "score": 7,
    "cities": purple("MC"),
    "tunnels": plain("MC-BR") | upgraded("MR-BR"),
    "buildings": {"BR.1": "farm+", "BR.2": "farm+", "MC.1": "desalination+", "MR.1": "laboratory"},
    "claimed": [57, 44],
}


def production(game: Table, seat: int = 0) -> dict[str, Any]:
    """The production part of a forecast."""
    found: dict[str, Any] = forecast_of(game.sea, seat)["production"]
    return found


def total(goods: str, vp: int = 0) -> dict[str, int]:
    """All resources and points, zeros included."""
    return {**resources(goods), "vp": vp}


def test_production_is_told_by_source_with_its_total() -> None:
    """UC-PROD-26: what each thing gives, named by its site, tile or card; MR.1 is unconnected."""
    assert production(alone(**AREA))["sources"] == [
        {"source": "BR.1", "kelp": 1, "vp": 1},
        {"source": "BR.2", "kelp": 1, "vp": 1},
        {"source": "pair BR", "kelp": 1, "vp": 1},
        {"source": "MC.1", "credits": 1, "biomatter": 1},
        {"source": "MC-BR", "credits": 1},
        {"source": "MR-BR", "credits": 1, "vp": 1},
        {"source": "MC", "vp": 2},
        {"source": "card 57/1", "credits": 1},
    ]
    assert production(alone(**AREA))["total"] == total("3k 1b 4c", 6)


def test_the_forecast_agrees_with_the_production_that_follows() -> None:
    """UC-PROD-18: stock and score after a real production."""
    before = alone(**AREA)
    given = production(before)["total"]
    after = at_production(alone(**AREA))
    gained = {
        name: after.area()["resources"][name] - before.area()["resources"][name] for name in resources("")
    }
    assert {**gained, "vp": after.score() - before.score()} == given


@pytest.mark.parametrize(
    ("goods", "feeding"),
    [
        ("2k", {"cities": 2, "kelp": 2, "biomatter": 0, "lost": 0}),
        ("1k 4b", {"cities": 2, "kelp": 1, "biomatter": 1, "lost": 0}),
        ("", {"cities": 2, "kelp": 0, "biomatter": 0, "lost": 6}),
    ],
)
def test_the_forecast_tells_what_feeding_would_take(goods: str, feeding: dict[str, int]) -> None:
    """UC-FEED-03, UC-FEED-04, UC-FEED-05: two connected cities, nothing produced but a credit."""
    area: Document = {"cities": white("MC"), "tunnels": plain("MC-BR"), "score": 9}
    assert production(alone(**area, goods=goods))["feeding"] == feeding


def test_feeding_of_the_forecast_counts_what_is_produced_before() -> None:
    """UC-PROD-25."""
    assert production(alone(buildings={"BR.1": "farm"}))["feeding"]["kelp"] == 1


def test_options_of_production_are_left_out_and_a_choice_between_gains_is_taken() -> None:
    """UC-PROD-27: #36, #64 and #81 are declined, of #119 the first gain is counted."""
    area: Document = {"claimed": [36, 64, 81, 119], "buildings": {"BR.1": "laboratory"}, "goods": "1c"}
    assert production(alone(**area).put(era=2))["total"] == total("1k 1n")


def test_a_forecast_changes_nothing_and_is_for_any_seat() -> None:
    """UC-PROD-28: asked in seat 0's turn for seat 1."""
    game = alone(**AREA).player(1, goods="", score=0, buildings={"BR.1": "laboratory+"})
    before = game.document()
    assert production(game, 1)["total"] == total("1s 1n")
    assert forecast_of(game.sea, 1)["score_now"] == {"cities": 3, "total": 3}
    assert game.document() == before
    assert GAME.forecast(game.sea, 1) == forecast_of(game.sea, 1)


def test_the_score_now_is_final_scoring_with_the_best_payments() -> None:
    """UC-SCORE-02, UC-SCORE-05: brown metropolis, cards, cities and leftovers; #184 is paid four times."""
    links = plain("MC-BR", "TL-MC", "TL-brown1", "TL-brown2")
    area: Document = {
        "tunnels": links,
        "metropolises": {"TL": "M-1"},
        "claimed": [139, 184],
        "goods": "9k",
        "score": 5,
    }
    found = forecast_of(alone(**area).put(era=3).sea, 0)["score_now"]
    assert found == {
        "before": 5,
        "brown_metropolis": 3,
        "end_scoring_cards": 1 + 12,
        "cities": 2,
        "total": 23,
    }
    final = at_final_scoring(alone(**area)).play("spend 184 4", seat=0)
    assert points(final) == {name: value for name, value in found.items() if name != "total"}


def some_late_position(dice: random.Random) -> Table:
    """Seat 0 of Era III with one to three cards that turn resources into points, and a stock of each resource."""
    cards = dice.sample(PAID_CARDS, dice.choice((1, 2, 2, 3)))
    stock = [dice.randint(0, 5) for _ in range(4)]
    goods = "{}k {}s {}n {}b {}c".format(*stock, dice.choice((0, 3, 15, 17)))
    links = dice.choice(([], ["MC-BR"], ["MC-BR", "TL-MC", "TL-brown1", "TL-brown2"]))
    area: Document = {"tunnels": plain(*links), "cities": white("MC"), "buildings": {"BR.1": "laboratory+"}}
    claimed = [*cards, *dice.sample((139, 183, 189, 57, 44), 2)]
    return alone(goods=goods, claimed=claimed, score=dice.randint(0, 80), **area).put(era=3)


def test_the_score_now_is_the_best_of_all_ways_to_spend() -> None:
    """UC-SCORE-05, UC-SCORE-07, UC-SCORE-27: against every line of real decisions, in random late positions."""
    dice = random.Random(10)
    paid = 0
    for _ in range(80):
        sea = some_late_position(dice).sea
        found = forecast_of(sea, 0)["score_now"]
        assert found["total"] == best_final_score(sea, 0) == sum(found.values()) - found["total"]
        paid += found.get("end_scoring_cards", 0) > 4
    assert paid > 40, "the samples must hold positions in which resources are spent"


def test_a_card_of_a_pack_that_pays_badly_is_not_paid_for() -> None:
    """UC-SCORE-07, UC-SCORE-22: 9 kelp for 1 VP are worse than leftovers, 4 kelp for 2 VP are better."""
    for price, vp, expected in ((9, 1, 2), (4, 2, 4)):
        effect = f"final(pay(res(kelp={price}), gain(vp={vp}), times=2))"
        box = make_box(facts_with(cards=[{"number": 177, "effect": effect, "provenance": "P"}]))
        game = table(box=box).put(era=3).player(0, "9k", score=0, claimed=[177])
        cities = 2
        assert forecast_of(game.sea, 0)["score_now"]["total"] == cities + expected
        assert best_final_score(game.sea, 0) == cities + expected


def test_the_score_now_is_right_in_the_middle_of_final_scoring() -> None:
    """UC-SCORE-02: nothing is counted twice, neither for who still spends nor for who is done."""
    area: Document = {"goods": "9k 2s", "claimed": [139, 184, 177], "score": 5}
    game = at_final_scoring(alone(**area).player(1, goods="8c", score=4))
    ended = [forecast_of(game.sea, seat)["score_now"]["total"] for seat in (0, 1)]
    assert ended == [best_final_score(game.sea, 0), game.score(1)]
    game.play("spend 177 1", seat=0)
    assert forecast_of(game.sea, 0)["score_now"]["total"] == best_final_score(game.sea, 0)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_score_now_of_a_game_that_is_over_is_its_result(seats: int) -> None:
    """UC-SCORE-02: nothing is scored again."""
    dice, sea = random.Random(seats), GAME.new(seats, {}, seats)
    while (seat := sea.to_move()) >= 0:
        sea.play(seat, dice.choice(sea.rising_moves(seat)))
    result = GAME.result(sea)
    assert result is not None
    for seat, score in enumerate(result.scores):
        assert forecast_of(sea, seat)["score_now"] == {name: n for name, n in score.items() if name != "won"}


def test_the_score_now_leaves_production_and_feeding_out() -> None:
    """UC-SCORE-01: it is the score if the game ended at this moment."""
    assert forecast_of(alone(score=6, buildings={"BR.1": "farm+"}).sea, 0)["score_now"] == {
        "before": 6,
        "cities": 3,
        "total": 9,
    }


def test_a_forecast_can_be_made_while_others_still_produce() -> None:
    """UC-PROD-01: in the middle of a production phase with an open choice of seat 0."""
    game = end_last_turn(alone(goods="5k", claimed=[119]).player(1, goods="5k"), 2)
    assert game.decision(0) == "production_choice"
    assert production(game, 1)["total"] == total("")
    assert production(game, 1)["feeding"]["kelp"] == 1

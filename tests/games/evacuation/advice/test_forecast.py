"""The forecast: next year's check, the next action, the Bonus, score and race, by the rules' own code."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from nextfrontier.games.evacuation.advice.forecast import forecast_of
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.worlds import Worlds
from tests.games.evacuation.table import Table, table

ADVANCED = {"actions": "advanced"}
KINDS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {**ADVANCED, "common_goals": True, "lines": "A"}),
    (2, {"mode": "race"}),
    (3, {"bonuses": "generous"}),
    (4, {**ADVANCED, "mode": "race"}),
]


HARMLESS = {"marker_moved", "phase", "no_bonus", "advances"}  # for the markers of a race


def random_moves(
    seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[Worlds, list[dict[str, Any]]]]:
    """A random game, move by move: the state after it with its events, and all forecasts before it."""
    dice = random.Random(seed)
    worlds = GAME.new(seats, options, seed)
    while worlds.to_move() >= 0:
        seat = worlds.to_move()
        before = [forecast_of(worlds, other) for other in range(seats)]
        worlds.events = []
        worlds.play(seat, dice.choice(worlds.moves(seat)))
        yield worlds, before


def quiet_before_income(worlds: Worlds) -> list[int]:
    """After a move that led to an Income: the seats to which nothing happened before it; none else."""
    kinds = [(told.kind, told.details.get("phase")) for told in worlds.events or []]
    if ("phase", "income") not in kinds:
        return []
    told_before = (worlds.events or [])[: kinds.index(("phase", "income"))]
    return [seat for seat in range(worlds.seats) if not any(told.seat == seat for told in told_before)]


def tokens_of_income(worlds: Worlds, seat: int) -> int:
    """Penalty tokens taken by a seat in the events of a move."""
    taken = [told for told in worlds.events or [] if told.kind == "penalty" and told.seat == seat]
    return sum(int(str(told.details["tokens"])) for told in taken)


def goods_of(worlds: Worlds, seat: int) -> dict[str, dict[str, int]]:
    """Return the stock of a seat on both worlds."""
    names = ("food", "steel", "energy")
    goods = worlds.players[seat].goods
    return {"old": dict(zip(names, goods[:3], strict=True)), "new": dict(zip(names, goods[3:], strict=True))}


def test_the_check_says_what_the_next_income_brings_in_random_games() -> None:
    """EV-INCOME-01: for every seat to which nothing happens between the forecast and the Income."""
    compared = 0
    for seats, options in KINDS:
        for seed in range(3):
            for worlds, before in random_moves(seats, options, seed):
                for seat in quiet_before_income(worlds):
                    check = before[seat]["check"]
                    assert check["year"] == worlds.year
                    assert check["after"] == goods_of(worlds, seat)
                    assert check["penalties"] == tokens_of_income(worlds, seat)
                    missing = [check[world]["missing"] for world in ("old", "new")]
                    assert sum(missing) + check["stadiums"]["missing"] == check["penalties"]
                    compared += 1
    assert compared > 20


def is_asked(worlds: Worlds, kind: str) -> bool:
    """Is a decision of this kind open?"""
    open_ = [worlds.decision(seat) for seat in range(worlds.seats)]
    return any(decision is not None and decision.kind() == kind for decision in open_)


def test_the_energy_of_the_next_action_is_what_is_then_paid_in_random_games() -> None:
    """EV-ACTION-08, EV-ACTION-09, EV-ACTION-13: by group, from a world that may pay."""
    compared = 0
    for seats, options in KINDS:
        for worlds, before in random_moves(seats, options, 5):
            acted = [told for told in worlds.events or [] if told.kind == "acted"]
            if not acted or is_asked(worlds, "energy"):
                continue
            energy = before[acted[0].seat]["energy"]
            paid = [
                told for told in worlds.events or [] if told.kind == "paid" and told.cause == "EV-ACTION-12"
            ]
            assert (
                sum(int(str(told.details["energy"])) for told in paid)
                == energy["groups"][str(acted[0].details["group"])]
            )
            assert {told.details["world"] for told in paid} <= set(energy["worlds"])
            assert acted[0].details["group"] in energy["payable"]
            compared += 1
    assert compared > 50


def test_the_bonus_is_the_one_that_is_then_gained_in_random_games() -> None:
    """EV-BONUS-03, EV-GEN-02: of the Power Levels that the forecast names."""
    compared = 0
    for seats, options in KINDS:
        for seed in range(2):
            for worlds, before in random_moves(seats, options, seed):
                for told in worlds.events or []:
                    if told.kind in ("bonus", "no_bonus") and not worlds.rules.advanced:
                        bonus = before[told.seat]["bonus"]
                        assert told.details["power"] in bonus["levels"]
                        if len(bonus["levels"]) == 1:
                            place = f"{bonus['card']} {bonus['hits']}"
                            assert told.details.get("bonus", f"{bonus['card']} None") == place
                            compared += 1
    assert compared > 10


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_the_forecast_of_the_end_is_the_result(seats: int, options: dict[str, Any]) -> None:
    """EV-SCORE-02, EV-RACE-07: after the last move."""
    *_, (worlds, _) = random_moves(seats, options, 3)
    result = GAME.result(worlds)
    assert result is not None
    for seat in range(seats):
        after = forecast_of(worlds, seat)
        if worlds.rules.race:
            assert after["race"]["adjusted"][0] == result.scores[seat]["total"]
        else:
            assert after["score_now"] == result.scores[seat]
            assert sum(after["goals"].values()) == result.scores[seat].get("goals", 0)
        assert "check" not in after


def test_the_adjustment_that_is_foretold_is_the_one_that_comes() -> None:
    """EV-RACE-07, EV-RACE-11, EV-RACE-12: from the last move before the end, if it changed nothing else."""
    compared = 0
    for seed in range(12):
        foretold: list[list[int]] = []
        for worlds, before in random_moves(2, {"mode": "race"}, seed):
            kinds = [told.kind for told in worlds.events or []]
            if "game_over" in kinds and set(kinds[: kinds.index("game_over")]) <= HARMLESS:
                foretold = [forecast["race"]["adjusted"] for forecast in before]
        if foretold:
            assert [sorted(player.production) for player in worlds.players] == foretold
            compared += 1
    assert compared > 3


def check(game: Table, seat: int = 0) -> dict[str, Any]:
    """Next year's check."""
    found: dict[str, Any] = forecast_of(game.worlds, seat)["check"]
    return found


def test_both_worlds_are_checked_for_themselves() -> None:
    """EV-INCOME-17, EV-INCOME-23, EV-INCOME-26, EV-INCOME-27: year 3 asks 2 Food of each and a Stadium."""
    game = table().put(year=2).player(0, old="0/0/1", new="1/0/0", left=["OW8"], tiles={"old": 0, "new": 0})
    found = check(game)
    assert found["old"] == {"stock": 0, "income": 1, "demand": 2, "missing": 1}
    assert found["new"] == {"stock": 1, "income": 0, "demand": 2, "missing": 1}
    assert found["stadiums"] == {"have": 0, "demand": 1, "missing": 1}
    assert (found["year"], found["penalties"]) == (3, 3)
    assert found["after"]["old"]["energy"] == 1


def test_cargo_of_ships_that_have_been_sent_counts_as_arrived() -> None:
    """EV-TRANS-25: Food and a Stadium on board."""
    game = table(1).put(year=2, phase=3).pending(["transport", 0], ["after_transport"], ["phase", 4])
    game.player(0, old="5/0/9", ships={"old": ["S13"], "new": []}, stadiums={"old": ["ST00"], "new": []})
    game.play("send S13", "load S13 2 food", "load S13 ST00")
    found = check(game)
    assert found["new"]["stock"] == 2
    assert found["stadiums"]["missing"] == 0
    assert game.someone().goods[3] == 0


def test_the_surcharge_of_a_group_and_the_paying_worlds_are_told() -> None:
    """EV-ACTION-08, EV-PASS-10: the fourth use of group 3, one marker past Passage 2."""
    game = table().player(0, actions=[3, 3, 3], old="0/0/1", new="0/0/1", markers="11 main, 4 main")
    energy = forecast_of(game.worlds, 0)["energy"]
    assert energy["number"] == 4
    assert energy["groups"] == {"1": 2, "2": 2, "3": 3, "4": 2}
    assert (energy["cost"], energy["worlds"], energy["have"]) == (2, ["old", "new"], 2)
    assert energy["payable"] == [1, 2, 4]


@pytest.mark.parametrize(
    ("tucked", "generous", "hits", "short"),
    [([1, 2], False, None, 6), ([3, 3, 3], False, "lower", 0), ([3, 3, 3, 1], False, None, 3),
     ([4, 4, 4, 3], False, None, None), ([3, 3, 3, 1], True, "higher", 0), ([1], True, "lower", 0)],
)  # fmt: skip
def test_the_bonus_tells_what_it_hits_or_how_many_are_short(
    tucked: list[int], generous: bool, hits: str | None, short: int | None
) -> None:
    """EV-BONUS-03, EV-BONUS-04, EV-GEN-02..04: YB1 with 9 and 13."""
    options = {"bonuses": "generous"} if generous else {}
    game = table(2, **options).put(bonuses=["YB1", "YB2", "YB4", "YB8"]).player(0, actions=tucked)
    bonus = forecast_of(game.worlds, 0)["bonus"]
    assert (bonus["card"], bonus["strict"], bonus["hits"], bonus["short"]) == (
        "YB1",
        not generous,
        hits,
        short,
    )


def test_requirements_tell_how_far_they_are() -> None:
    """EV-INFRA-12, OQ-35: tundra with people on one line, one of two; four tundra Areas, two of four."""
    game = table().player(0, infrastructure=["I2", "I1"], settled={"N57": [], "N61": []})
    found = forecast_of(game.worlds, 0)["requirements"]
    assert found["I1"] == {"have": 2, "need": 4, "met": False}
    assert found["I2"] == {"have": 2, "need": 2, "met": True}


def test_the_race_tells_what_is_missing() -> None:
    """EV-RACE-02, EV-RACE-08..10."""
    game = table(2, mode="race").player(
        0, production="8/6/9", stadiums={"new": ["ST03", "ST04"]}, left=["OW1"]
    )
    race = forecast_of(game.worlds, 0)["race"]
    assert race["missing"] == {"food": 0, "steel": 2, "energy": 0, "stadiums": 1}
    assert (race["met"], race["down"], race["up"]) == (False, 2, 1)
    assert race["adjusted"] == [5, 8, 9]


def test_own_ships_tell_their_flight_and_their_limits() -> None:
    """EV-TRANS-19, EV-TRANS-21: 3 Energy to the New World, 1 back."""
    game = table().player(0, ships={"old": ["S13"], "new": ["S19"]})
    assert forecast_of(game.worlds, 0)["flights"] == {
        "S13": {"energy": 3, "buildings": 2, "resources": 3},
        "S19": {"energy": 1, "buildings": 2, "resources": 3},
    }


def test_a_forecast_changes_nothing() -> None:
    game = table().player(0, old="5/5/5", new="1/1/1")
    before = game.document()
    assert forecast_of(game.worlds, 0) == GAME.forecast(game.worlds, 0)
    assert game.document() == before

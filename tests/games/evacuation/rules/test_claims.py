"""Module Common Goals: who claims which, when, and what it is worth."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.rules.scoring import score_of
from tests.games.evacuation.table import Table, table


def common(*goals: str, **area: Any) -> Table:
    game = table(common_goals=True).put(common_goals=list(goals), year=2)
    return game.player(0, **area)


CLAIMS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("CG1", {"played": ["I1", "I2"], "completed": ["I1", "I2"], "infrastructure": ["I5"], "new": "0/1/0",
             "settled": {"N23": [], "N31": []}}, ["A8", "play I5"]),
    ("CG2", {"production": "0/0/4", "people": 1, "new": "0/1/0"}, ["A3", "settle N45"]),
    ("CG3", {"settled": {"N06": [], "N08": []}, "people": 1, "new": "0/1/0"}, ["A3", "settle N40"]),
    ("CG4", {"settled": {"N41": ["food", "food"]}, "factories": {"new": {"steel": 1}}}, ["A3", "settle N43"]),
    ("CG6", {"stadiums": {"new": ["ST02", "ST03"]}, "new": "0/1/0"}, ["A5", "stadium ST01 new"]),
    ("CG7", {"settled": {"N02": [], "N31": []}, "people": 1, "new": "0/1/0"}, ["A3", "settle N40"]),
]  # fmt: skip


@pytest.mark.parametrize(("goal", "area", "moves"), CLAIMS)
def test_a_goal_is_claimed_the_moment_it_is_reached(
    goal: str, area: dict[str, Any], moves: list[str]
) -> None:
    """EV-MOD-03, OQ-48; 3.6, D-14."""
    game = common(goal, **area).put(rows={"stadiums": ["ST01", "ST06", "ST16"]}).play(moves[0])
    assert game.document()["common_goals"] == [goal]
    game.play(*moves[1:])
    assert game.area()["common_goals"] == [goal]
    assert game.document()["common_goals"] == []


def unloading(order: list[int]) -> Table:
    """Both players load their sixth Area."""
    game = table(common_goals=True).put(common_goals=["CG8", "CG6"], phase=3, order=order, year=2)
    facts: dict[str, Any] = {"left": ["OW3", "OW5", "OW9", "OW7"], "old": "0/0/9"}
    game.player(0, continent="K1", ships={"old": ["S03"]}, **facts)
    game.player(1, continent="K2", ships={"old": ["S15"]}, **facts)
    lanes = ["lanes", [["transport", 0]], [["transport", 0]]]
    return game.pending(lanes, ["after_transport"], ["phase", 4])


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_claims_of_transport_wait_for_all_and_go_by_turn_order(order: list[int]) -> None:
    """OQ-48: when all ships are unloaded; simultaneous claims by the turn order then valid."""
    game = unloading(order)
    game.play("send S03", "load S03 OW3 bay", "done", seat=0)
    assert game.document()["common_goals"] == ["CG8", "CG6"]
    game.play("send S15", "load S15 OW3 bay", "done", seat=1)
    assert game.area(order[0])["common_goals"] == ["CG8"]
    assert "common_goals" not in game.area(order[1])


def test_a_goal_reached_in_progress_is_claimed_there() -> None:
    """OQ-48, EV-PASS-07: a landed tile raises production to 5."""
    game = common("CG2", production="4/0/0", markers="12, 10", tiles={"old": 0, "new": 0}).put(phase=5)
    game.pending(["advance", 1, -1], ["next_to_advance", 2], ["phase", 6]).play("rear 1 waiting")
    assert game.area()["common_goals"] == ["CG2"]


def test_a_goal_is_claimed_in_the_actions_phase_of_any_year() -> None:
    """OQ-48: a phase that began with Income."""
    game = common("CG4", settled={"N41": ["food", "food"]}, factories={"new": {"steel": 1}}).put(phase=1)
    game.pending(["phase", 2]).play("A3", "settle N43")
    assert game.area()["common_goals"] == ["CG4"]


def test_a_claimed_goal_gives_no_points_until_it_is_played() -> None:
    """EV-MOD-07, OQ-48."""
    waiting = common(common_goals=["CG5", "CG4"], new="2/2/0")
    before = score_of(waiting.worlds, 0)
    assert "common_goals" not in before
    waiting.play("goal CG5", "goal CG4")
    assert score_of(waiting.worlds, 0)["common_goals"] == 5 + 3
    assert waiting.new() == "0/0/0"
    assert waiting.production() == "1/1/0"
    assert waiting.decision() == "action", "the turn's action is still to come"


def test_a_goal_may_be_played_in_the_turn_of_the_pass_but_not_in_a_turn_of_another() -> None:
    """EV-MOD-04, OQ-48."""
    game = common(common_goals=["CG5"], new="0/2/0")
    game.play("goal CG5", "pass")
    assert game.area()["played_goals"] == ["CG5"]
    other = common(common_goals=["CG5"], new="0/2/0").put(to_play=1)
    assert "goal CG5" not in other.moves()


@pytest.mark.parametrize(
    ("goal", "price", "production", "points"),
    [
        ("CG1", "2/0/0", "0/0/1", 5), ("CG2", "0/0/2", "0/1/0", 3), ("CG3", "0/0/2", "1/0/0", 4),
        ("CG4", "2/0/0", "0/1/0", 3), ("CG5", "0/2/0", "1/0/0", 5), ("CG6", "0/2/0", "0/0/1", 4),
        ("CG7", "0/0/2", "1/0/0", 5), ("CG8", "0/2/0", "0/0/1", 5),
    ],
)  # fmt: skip
def test_every_goal_has_its_price_production_and_points(
    goal: str, price: str, production: str, points: int
) -> None:
    """EV-MOD-05, EV-MOD-06, EV-MOD-07; D-14."""
    game = common(common_goals=[goal], new=price).play(f"goal {goal}")
    assert game.new() == "0/0/0"
    assert game.production() == production
    assert score_of(game.worlds, 0)["common_goals"] == points


def test_a_goal_reached_by_a_development_is_claimed_at_once() -> None:
    """OQ-48: production raised by T2.8 and by Factories of T2.7."""
    game = common("CG2", set=2, production="3/0/0", stadiums={"new": ["ST03", "ST04"]})
    game.pending(["raise", "T2.8 now/1"], ["end"], ["next_turn", 0], ["phase", 3]).play("raise food")
    assert game.area()["common_goals"] == ["CG2"]
    grid = [["T2.1", "T2.4", "T2.7"], ["T2.2", "T2.5", "T2.8"], ["T2.3", "T2.6", "T2.9"]]
    game = common("CG2", set=2, grid=grid, research=[5, 0, 0], production="3/0/0")
    game.changes["players"][0]["settled"] = {"N41": ["food", "food"]}
    assert game.play("A10", "invent T2.7").area()["common_goals"] == ["CG2"]


def test_a_goal_reached_by_a_ship_sent_at_once_is_claimed_in_that_turn() -> None:
    """OQ-48 with T4.8: the sixth Area is evacuated outside the Transport phase."""
    game = common("CG8", set=4, continent="K1", left=["OW3", "OW5", "OW7", "OW9"], old="0/0/1")
    game.put(rows={"ships": ["S09", "S02", "S03"]})
    game.pending(["begin", "T4.8 now"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("ship S09 old", "send S09", "load S09 OW3 bay")
    assert game.document()["common_goals"] == ["CG8"]
    game.play("done")
    assert game.decision() == "end"
    assert game.area()["common_goals"] == ["CG8"]

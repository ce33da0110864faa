"""The end of the game in Points mode, with its modules."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.scoring import (
    face_points,
    line_points,
    majority,
    production_points,
    score_of,
)
from tests.games.evacuation.table import Table, table

FACES = {
    9: ["ST16", "ST14"], 5: ["ST16", "ST01", "ST02"], 4: ["ST14", "ST01", "ST02"], 0: [],
}  # fmt: skip


@pytest.mark.parametrize(
    ("level", "points"), [(8, 10), (10, 19), (12, 25), (7, 8), (9, 15), (11, 22), (0, 0)]
)
def test_points_for_the_lowest_production(level: int, points: int) -> None:
    """TV-56, TV-100; EV-SCORE-04..06, EV-SCORE-07."""
    assert production_points(level) == points


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ([5, 5, 5], [3, 3, 3]),
        ([5, 5, 2], [5, 5, 1]),
        ([5, 3, 3], [6, 2, 2]),
        ([4, 4], [2, 2]),
        ([0, 4, 0], [0, 6, 0]),
        ([3, 0], [4, 0]),
        ([0, 0], [0, 0]),
        ([4, 3, 2, 1], [6, 4, 1, 0]),
    ],
)
def test_places_of_a_majority_are_shared_by_tied_players(numbers: list[int], points: list[int]) -> None:
    """TV-57, TV-58, TV-59, TV-60; EV-SCORE-10..12, EV-SCORE-13, EV-MOD-12..14, EV-MOD-15."""
    assert majority(numbers) == points


def test_happy_faces_count_only_with_three_stadiums_on_the_new_world() -> None:
    """TV-61; EV-SCORE-08, EV-SCORE-09: faces 9 with 2 Stadiums, 4 with 3, 0 with 3."""
    game = table(3)
    game.player(0, stadiums={"new": ["ST16", "ST14"]}).player(1, stadiums={"new": ["ST15", "ST01", "ST00"]})
    game.player(2, stadiums={"new": ["ST02", "ST00"], "old": ["ST17"]})
    assert face_points(game.worlds) == [0, 6, 0]


@pytest.mark.parametrize(("research", "points"), [([0, 0, 0], [0, 6, 0]), ([2, 2, 2], [4, 6, 0])])
def test_happy_faces_left_on_the_old_world_score_nothing(research: list[int], points: list[int]) -> None:
    """EV-SCORE-09: with 3 Stadiums on the New World too; the face of a technology counts."""
    game = table(3).player(1, stadiums={"new": ["ST03", "ST04", "ST00"]}).player(2, stadiums={"new": []})
    left = {"new": ["ST01", "ST02", "ST00"], "old": ["ST17"]}
    game.player(0, set=3, research=research, stadiums=left)
    assert face_points(game.worlds) == points


def test_areas_left_behind_cost_points_for_the_area_and_its_people() -> None:
    """TV-62; EV-SCORE-14..16, EV-GAME-06."""
    game = table().player(0, left=["OW1", "OW7"])
    assert score_of(game.worlds, 0)["left_behind"] == -6


def test_missing_stadiums_and_tokens_cost_three_points_each() -> None:
    """TV-63; EV-SCORE-17, EV-SCORE-18, EV-GAME-04."""
    game = table().player(0, stadiums={"new": ["ST01", "ST02"]}, penalties=2, left=[])
    found = score_of(game.worlds, 0)
    assert (found["stadiums"], found["penalties"]) == (-3, -6)
    assert found["total"] == -9 + found.get("goals", 0)


@pytest.mark.parametrize(
    ("goal", "area", "points"),
    [
        (1, {"settled": {"N43": ["food"], "N41": ["food", "steel"]}}, 6),
        (2, {"research": [6, 4, 0]}, 10),
        (3, {"settled": {"N27": [], "N38": []}}, 12),
        (4, {"settled": {"N02": [], "N12": [], "N31": []}}, 8),
        (5, {"production": "0/0/11"}, 13),
        (5, {"production": "14/14/6"}, 0),
        (6, {"production": "14/0/0"}, 17),
        (7, {"production": "0/8/20"}, 5),
        (8, {"settled": {"N06": [], "N14": []}}, 6),
        (9, {"ships": {"old": ["S01"], "new": ["S02", "S03"]}}, 9),
        (10, {"stadiums": {"new": ["ST16"], "old": ["ST17"]}}, 10),
        (11, {"played": ["I1", "I2"], "completed": ["I1"]}, 5),
        (12, {"stadiums": {"new": ["ST01", "ST02", "ST03", "ST04"]}}, 9),
        (13, {"settled": {"N40": [], "N48": [], "N31": []}}, 4),
        (14, {"left": ["OW1", "OW2"]}, 7),
        (15, {"settled": {"N31": [], "N40": [], "N48": [], "N61": []}}, 12),
        (16, {"markers": "26 main, 16"}, 12),
        (
            1,
            {
                "settled": {
                    "N41": ["food"] * 2,
                    "N22": ["food"] * 2,
                    "N44": ["steel"] * 2,
                    "N39": ["steel"] * 2,
                    "N28": ["energy"] * 2,
                }
            },
            16,
        ),
        (3, {"settled": {"N27": [], "N38": [], "N30": [], "N36": []}}, 18),
        (9, {"ships": {"old": ["S01", "S02", "S03", "S04", "S05", "S06"]}}, 15),
        (10, {"stadiums": {"new": ["ST16", "ST17"]}}, 16),
        (12, {"stadiums": {"new": ["ST01", "ST02"]}}, 0),
        (12, {"stadiums": {"new": ["ST01", "ST02", "ST03", "ST04", "ST05", "ST06"]}}, 15),
        (13, {"settled": {"N40": [], "N48": [], "N31": [], "N23": []}}, 8),
        (14, {"left": []}, 16),
        (14, {"left": ["OW1", "OW2", "OW3", "OW4"]}, 0),
        (16, {"markers": "26 main, 26 main"}, 15),
        (16, {"markers": "4, 3"}, 0),
    ],
)
def test_goal_cards_give_their_points(goal: int, area: dict[str, Any], points: int) -> None:
    """EV-SCORE-03; D-12."""
    others = [number for number in range(1, 17) if number != goal][:2]
    game = table().player(0, goals=[goal, *others], **area)
    card = game.worlds.box.goal(100 + goal)
    assert card.score.points(game.worlds, game.someone()) == points


def test_the_player_with_the_most_points_wins_after_four_years() -> None:
    """EV-GAME-07, EV-SCORE-01, EV-SCORE-02, EV-SCORE-19, EV-SCORE-20, EV-CLEAN-01."""
    game = table().put(year=4, phase=6).player(0, penalties=1).player(1, penalties=0)
    game.pending(["phase", 7])
    result = GAME.result(game.worlds)
    assert result is not None
    assert game.decision() == ""
    goals = [scores.get("goals", 0) for scores in result.scores]
    assert result.scores[0]["total"] - goals[0] == result.scores[1]["total"] - goals[1] - 3


def test_tied_players_share_the_win() -> None:
    """EV-SCORE-20: equal points, equal places; the next place is left out."""
    game = table(3).put(year=4, phase=6)
    for seat, penalties in enumerate((1, 0, 0)):
        game.player(seat, penalties=penalties, goals=[])
    game.put(unused_goals=list(range(1, 17))).pending(["phase", 7])
    result = GAME.result(game.worlds)
    assert result is not None
    assert result.ranking == [1, 2, 0]
    assert result.places == [1, 1, 3]
    (tie,) = result.ties
    assert (tie.kind, tie.seat, tie.cause) == ("tie_shared", 1, "EV-SCORE-20")
    assert tie.details == {"other": 2, "points": result.scores[1]["total"]}


# Modules.


def common(**area: Any) -> Table:
    game = table(common_goals=True).put(common_goals=["CG5", "CG4"], year=2)
    return game.player(0, **area)


def test_a_common_goal_is_claimed_when_reached_and_played_beside_the_action() -> None:
    """TV-64; EV-MOD-01..03, EV-MOD-04..06, EV-MOD-07, OQ-48."""
    game = common(research=[6, 2, 0], new="0/2/0", old="9/9/9").play("A10")
    game.play(game.moves()[1])
    while game.decision() != "end":
        game.play(game.moves()[-1])
    assert game.area()["common_goals"] == ["CG5"]
    assert game.document()["common_goals"] == ["CG4"]
    food, score = game.someone().production[0], score_of(game.worlds, 0)["total"]
    game.play("goal CG5")
    assert game.someone().production[0] == food + 1
    assert game.new() == "0/0/0"
    assert score_of(game.worlds, 0)["total"] >= score + 5
    assert game.someone().actions.count_taken() == 1


def test_a_common_goal_costs_its_price_on_the_new_world() -> None:
    """EV-MOD-05."""
    game = common(common_goals=["CG5"], old="0/9/0").put(common_goals=[])
    assert game.refusal("goal CG5") == ("cannot_pay_common_goal", "EV-MOD-05")


def test_lines_are_scored_by_settled_areas() -> None:
    """TV-111; EV-MOD-08..10, EV-MOD-11: 2 and 2, 3 and 0, 0 and 0."""
    game = table(lines="A").put(lines=[[1, 1], [3, 1], [5, 1]])
    game.player(0, settled={"N13": [], "N14": [], "N49": ["food"], "N60": [], "N42": []})
    game.player(1, settled={"N16": [], "N17": []})
    assert line_points(game.worlds) == [6, 2]

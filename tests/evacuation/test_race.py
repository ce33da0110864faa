"""Race mode."""

from typing import Any

import pytest

from nextfrontier.evacuation.game import GAME
from nextfrontier.evacuation.race import meets_end_condition, steps_down, steps_up
from tests.evacuation.table import Table, table

THREE = {"new": ["ST01", "ST02", "ST03"]}


def race(seats: int = 3) -> Table:
    return table(seats, mode="race").put(year=3)


def test_the_end_condition_needs_all_markers_and_three_stadiums() -> None:
    """TV-65; EV-RACE-02, EV-GAME-05, EV-GAME-08."""
    game = race().player(0, production="9/8/9", stadiums={"new": ["ST01", "ST02"]})
    assert not meets_end_condition(game.someone())
    assert meets_end_condition(race().player(0, production="9/8/9", stadiums=THREE).someone())
    assert not meets_end_condition(race().player(0, production="9/7/9", stadiums=THREE).someone())


def adjusting(**area: Any) -> Table:
    game = race().player(0, left=[], **area)
    for seat in (1, 2):
        game.player(seat, production="0/1/2", left=[], stadiums={"new": []})
    return game.put(finished=True).pending(["race_adjustments"])


def test_penalties_move_the_lowest_marker_down_before_faces_move_it_up() -> None:
    """TV-66; EV-RACE-07..09, EV-RACE-11, EV-RACE-12."""
    game = adjusting(production="9/9/10", stadiums={"new": ["ST16", "ST01", "ST02"]}, penalties=2)
    game.play("down food", seat=0)
    assert game.production() == "9/9/10", "7/9/10 and then up 2"


def test_two_lowest_markers_go_up_one_each() -> None:
    """TV-67; EV-RACE-14."""
    game = adjusting(production="8/8/10", stadiums={"new": ["ST16", "ST01", "ST02"]})
    assert game.moves(0) == ["up food", "up steel"]
    assert game.play("up food", seat=0).production() == "9/9/10"


@pytest.mark.parametrize(
    ("faces", "up"),
    [
        ([5, 5, 2], [2, 2, 0]),
        ([5, 3, 3], [2, 1, 1]),
        ([5, 5], [1, 1]),
        ([5, 2], [1, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([5, 0, 0], [2, 0, 0]),
    ],
)
def test_happy_faces_move_markers_up(faces: list[int], up: list[int]) -> None:
    """TV-68, TV-110; EV-RACE-12, EV-RACE-13, EV-RACE-15, EV-RACE-16, OQ-40."""
    pool = {5: ["ST16", "ST17"], 3: ["ST10", "ST11"], 2: ["ST06", "ST07"], 0: []}
    game = race(len(faces))
    for seat, number in enumerate(faces):
        game.player(seat, stadiums={"new": [pool[number].pop()] if number else []})
    assert steps_up(game.worlds) == up


def test_steps_down_count_tokens_areas_and_stadiums() -> None:
    """EV-RACE-08, EV-RACE-09, EV-RACE-10, EV-RACE-23."""
    game = race().player(0, penalties=2, left=["OW1", "OW7"], stadiums={"new": ["ST01"]})
    assert steps_down(game.someone()) == 2 + 2 + 2


def test_later_players_who_have_not_passed_act_once_more() -> None:
    """TV-69; EV-RACE-03, EV-RACE-04, OQ-87."""
    game = race(4).put(to_play=1)
    game.player(1, production="8/8/8", stadiums=THREE, old="1/1/1").player(2, passed=True)
    game.play("A9", "decline", "done", "end")
    assert game.worlds.ending == 1
    assert game.seat(None) == 3
    game.play("pass")
    assert game.worlds.finished
    assert game.worlds.year == 3


def test_in_another_phase_the_game_ends_when_the_phase_ends() -> None:
    """TV-109; EV-RACE-05: the others still advance, then no Bonuses."""
    game = race().put(phase=5)
    game.player(
        0, production="7/7/7", stadiums=THREE, markers="12, 10", tiles={"old": 0, "new": 0}, actions=[1]
    )
    game.player(1, actions=[1]).player(2, actions=[1])
    game.pending(["progress_phase"], ["phase", 6])
    game.play("rear 1 waiting", "other 0 waiting")
    assert game.decision() == "advance"
    for _ in range(4):
        game.play(game.moves()[0])
    assert game.worlds.finished
    assert game.worlds.phase == 5


def result(*areas: dict[str, Any]) -> list[int]:
    game = race(len(areas)).put(finished=True)
    for seat, area in enumerate(areas):
        game.player(seat, left=[], **area)
    game.pending([])
    game.changes["pending"] = []
    found = GAME.result(game.worlds)
    assert found is not None
    return found.ranking


def test_who_still_meets_the_condition_wins_then_faces_then_the_lowest_marker() -> None:
    """EV-RACE-06, EV-RACE-17..19."""
    assert result({"production": "20/20/7"}, {"production": "8/8/8", "stadiums": THREE}) == [1, 0]
    faces = {"new": ["ST16", "ST04", "ST05"]}
    ready = {"production": "9/9/9"}
    assert result({**ready, "stadiums": THREE}, {**ready, "stadiums": faces}) == [1, 0]
    assert result({"production": "5/5/5"}, {"production": "9/9/6"}) == [1, 0]


def test_ties_go_to_stadiums_then_faces_then_higher_markers() -> None:
    """EV-RACE-20, EV-RACE-21, EV-RACE-22."""
    same = {"production": "6/6/6"}
    assert result({**same, "stadiums": {"new": ["ST16"]}}, {**same, "stadiums": THREE}) == [1, 0]
    assert result(same, {**same, "stadiums": {"new": ["ST16"]}}) == [1, 0]
    assert result({"production": "6/6/9"}, {"production": "6/7/7"}) == [1, 0]

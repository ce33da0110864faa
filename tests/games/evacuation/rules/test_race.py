"""Race mode."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.race import meets_end_condition, steps_down, steps_up
from nextfrontier.kernel.game import Result
from tests.games.evacuation.table import Table, table

THREE = {"new": ["ST01", "ST02", "ST03"]}
HAPPY = {"new": ["ST16", "ST04", "ST05"]}


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
        ([5, 1, 0], [2, 1, 0]),
        ([0, 1, 0], [0, 2, 0]),
    ],
)
def test_happy_faces_move_markers_up(faces: list[int], up: list[int]) -> None:
    """TV-68, TV-110; EV-RACE-12, EV-RACE-13, EV-RACE-15, EV-RACE-16, OQ-40."""
    pool = {5: ["ST16", "ST17"], 3: ["ST10", "ST11"], 2: ["ST06", "ST07"], 1: ["ST03"], 0: []}
    game = race(len(faces))
    for seat, number in enumerate(faces):
        game.player(seat, stadiums={"new": [pool[number].pop()] if number else []})
    assert steps_up(game.worlds) == up


def test_happy_faces_left_on_the_old_world_are_not_the_most() -> None:
    """EV-RACE-12: the seat with the single face on the New World goes up 2."""
    game = race().player(0, stadiums={"old": ["ST17"], "new": []}).player(1, stadiums={"new": ["ST03"]})
    assert steps_up(game.player(2, stadiums={"new": []}).worlds) == [0, 2, 0]


def test_happy_faces_left_on_the_old_world_are_not_the_second_most() -> None:
    """EV-RACE-13: the seat with one face on the New World goes up 1, the one with two on the Old World does not."""
    game = race().player(0, stadiums={"old": ["ST06"], "new": []}).player(1, stadiums={"new": ["ST16"]})
    assert steps_up(game.player(2, stadiums={"new": ["ST03"]}).worlds) == [0, 2, 1]


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


def ended(*areas: dict[str, Any]) -> Result:
    game = race(len(areas)).put(finished=True)
    for seat, area in enumerate(areas):
        game.player(seat, left=[], **area)
    game.pending([])
    game.changes["pending"] = []
    found = GAME.result(game.worlds)
    assert found is not None
    return found


def result(*areas: dict[str, Any], places: bool = False) -> list[int]:
    found = ended(*areas)
    return found.places if places else found.ranking


def test_who_still_meets_the_condition_wins_then_faces_then_the_lowest_marker() -> None:
    """EV-RACE-06, EV-RACE-17..19."""
    assert result({"production": "20/20/7"}, {"production": "8/8/8", "stadiums": THREE}) == [1, 0]
    ready = {"production": "9/9/9"}
    assert result({**ready, "stadiums": THREE}, {**ready, "stadiums": HAPPY}) == [1, 0]
    assert result({"production": "5/5/5"}, {"production": "9/9/6"}) == [1, 0]


SAME = {"production": "6/6/6"}
READY = {"production": "9/9/9", "stadiums": THREE}


@pytest.mark.parametrize(
    ("areas", "rule", "own", "others"),
    [
        (({"production": "20/20/7"}, {"production": "8/8/8", "stadiums": THREE}), "EV-RACE-17", 1, 0),
        ((READY, {**READY, "stadiums": HAPPY}), "EV-RACE-18", None, None),
        (({**SAME, "stadiums": {"new": ["ST16"]}}, {**SAME, "stadiums": THREE}), "EV-RACE-20", 3, 1),
        (({**SAME, "stadiums": THREE}, {**SAME, "stadiums": HAPPY}), "EV-RACE-21", None, None),
        (({"production": "6/6/9"}, {"production": "6/7/7"}), "EV-RACE-22", 7, 6),
        (({"production": "6/7/7"}, {"production": "6/7/9"}), "EV-RACE-22", 9, 7),
    ],
)
def test_the_rule_that_decides_a_tie_is_told_with_its_numbers(
    areas: tuple[dict[str, Any], ...], rule: str, own: int | None, others: int | None
) -> None:
    """EV-RACE-17, EV-RACE-18, EV-RACE-20, EV-RACE-21, EV-RACE-22."""
    (tie,) = ended(*areas).ties
    assert (tie.kind, tie.seat, tie.cause, tie.details["other"]) == ("tie_broken", 1, rule, 0)
    if own is not None:
        assert (tie.details["own"], tie.details["others"]) == (own, others)
    numbers = tie.details["own"], tie.details["others"]
    assert isinstance(numbers[0], int)
    assert isinstance(numbers[1], int)
    assert numbers[0] > numbers[1]
    assert GAME.sentence_pieces(tie, -1)


def test_nothing_is_told_where_the_lowest_marker_decides_and_equals_share() -> None:
    """EV-RACE-18, EV-RACE-19, EV-RACE-22."""
    assert ended({"production": "5/5/5"}, {"production": "9/9/6"}).ties == []
    five, as_many = {"new": ["ST03", "ST06", "ST07"]}, {"new": ["ST04", "ST08", "ST09"]}
    ready = {**READY, "stadiums": five}, {**READY, "stadiums": as_many}
    for areas, rule in (((SAME, SAME), "EV-RACE-22"), (ready, "EV-RACE-18")):
        (tie,) = ended(*areas).ties
        assert (tie.kind, tie.cause) == ("tie_shared", rule)


def test_ties_go_to_stadiums_then_faces_then_higher_markers() -> None:
    """EV-RACE-20, EV-RACE-21, EV-RACE-22."""
    same = {"production": "6/6/6"}
    assert result({**same, "stadiums": {"new": ["ST16"]}}, {**same, "stadiums": THREE}) == [1, 0]
    assert result({"production": "6/7/7", "stadiums": THREE}, {**same, "stadiums": HAPPY}) == [1, 0]
    assert result({"production": "6/6/9"}, {"production": "6/7/7"}) == [1, 0]


def test_without_three_stadiums_faces_break_no_tie() -> None:
    """EV-RACE-21, EV-RACE-22: the second lowest marker does, then the third; equal players share their place."""
    few = {"new": ["ST16", "ST04"]}
    assert result({"production": "6/6/9", "stadiums": few}, {"production": "6/7/7"}) == [1, 0]
    assert result({"production": "6/7/7", "stadiums": few}, {"production": "6/7/8"}) == [1, 0]
    assert result({"production": "6/7/7", "stadiums": few}, {"production": "6/7/7"}, places=True) == [1, 1]


def test_of_four_tied_players_those_with_three_stadiums_come_first_by_faces() -> None:
    """EV-RACE-20..22: the others follow, by their markers alone."""
    few, other = {"new": ["ST17"]}, {"new": ["ST01", "ST02", "ST00"]}
    four = [("6/6/9", few), ("6/9/9", other), ("6/6/6", HAPPY), ("6/8/8", {"new": ["ST00"]})]
    assert result(*({"production": level, "stadiums": own} for level, own in four)) == [2, 1, 3, 0]


@pytest.mark.parametrize("level", ["9/9/9", "6/6/6"], ids=["EV-RACE-18", "EV-RACE-21"])
def test_happy_faces_left_on_the_old_world_break_no_tie(level: str) -> None:
    """EV-RACE-18, EV-RACE-21: two faces on the New World beat five on the Old World."""
    left = {"new": ["ST01", "ST02", "ST00"], "old": ["ST17"]}
    two = {"new": ["ST03", "ST04", "ST00"], "old": []}
    assert result({"production": level, "stadiums": left}, {"production": level, "stadiums": two}) == [1, 0]


def test_nothing_ends_the_game_before_the_transport_is_over() -> None:
    """EV-RACE-04, EV-RACE-05: the third Stadium arrives; there is no Progress after it."""
    game = race(2).put(phase=3)
    two = {"new": ["ST01", "ST02"], "old": ["ST03"]}
    game.player(0, production="8/8/8", stadiums=two, ships={"old": ["S19"]}, old="0/0/1")
    game.player(1, ships={"old": ["S20"]}, old="0/0/2")
    game.pending(["lanes", [["transport", 0]], [["transport", 0]]], ["after_transport"], ["phase", 4])
    game.play("send S19", "load S19 ST03", "done", seat=0)
    assert game.decision(1) == "transport"
    game.play("done", seat=1)
    assert game.worlds.finished
    assert game.worlds.ending == 0


def test_the_condition_met_by_a_bonus_ends_the_game_after_all_gained_theirs() -> None:
    """EV-RACE-05, OQ-87: before Cleanup."""
    game = race(2).put(phase=6, bonuses=["YB7", "YB8"], year=3)
    game.player(0, production="8/7/8", stadiums=THREE, people=1, new="0/1/0", actions=[4, 2])
    game.player(1, actions=[4, 2], people=1, new="0/1/0", research=[6, 6, 6])
    game.pending(["bonus_phase"], ["phase", 7]).play("done", "settle N40")
    assert (game.seat(None), game.decision()) == (1, "settle")
    game.play("settle N48")
    assert game.worlds.finished
    assert game.worlds.year == 3


def test_a_condition_met_by_the_last_in_order_gives_nobody_another_turn() -> None:
    """EV-RACE-03: only players later in turn order act once more."""
    game = race(3).put(to_play=2)
    game.player(2, production="8/8/8", stadiums=THREE, old="1/1/1")
    game.play("pass")
    assert game.worlds.finished


def test_what_another_reaches_in_the_last_actions_adds_no_turn() -> None:
    """OQ-87; EV-RACE-03."""
    game = race(3)
    for seat in (0, 1):
        game.player(seat, production="8/8/8", old="1/1/1")
    game.changes["players"][0]["stadiums"] = THREE
    game.changes["players"][1]["stadiums"] = {"new": ["ST04", "ST05", "ST06"]}
    game.play("A9", "decline", "done", "end")
    assert game.worlds.ending == 0
    game.play("A9", "decline", "done", "end")
    assert game.worlds.ending == 0
    assert game.seat(None) == 2
    assert game.play("pass").worlds.finished


def test_without_the_condition_a_race_ends_after_year_four() -> None:
    """EV-RACE-06, EV-GAME-08: then the markers are adjusted."""
    game = race(2).put(year=4, phase=6)
    game.player(0, production="5/5/7", left=["OW1"], stadiums=THREE)
    game.player(1, production="5/5/7", left=["OW1"], stadiums={"new": ["ST04", "ST05", "ST06"]})
    game.pending(["phase", 7])
    assert game.worlds.finished
    assert game.moves(0) == ["down food", "down steel"]


def test_levels_may_become_negative() -> None:
    """OQ-40: no level stops at 0."""
    game = adjusting(production="0/9/9", stadiums=THREE, penalties=3)
    assert game.production() == "-1/9/9", "down 3, then up 2 for the most Happy Faces"


def test_of_three_lowest_markers_two_go_up() -> None:
    """OQ-40, EV-RACE-14."""
    game = adjusting(production="8/8/8", stadiums={"new": ["ST16", "ST01", "ST02"]})
    game.play("up steel", seat=0)
    assert game.moves(0) == ["up food", "up energy"]
    assert game.play("up energy", seat=0).production() == "8/9/9"


def test_only_a_lowest_marker_is_moved() -> None:
    """EV-RACE-07, EV-RACE-11."""
    game = adjusting(production="9/9/10", stadiums=THREE, penalties=1)
    assert game.refusal("down energy", 0) == ("not_lowest", "EV-RACE-07")


def test_three_level_markers_of_the_second_lowest_break_the_last_ties() -> None:
    """EV-RACE-22: first the second lowest, then the third."""
    assert result({"production": "6/6/9"}, {"production": "6/6/8"}) == [0, 1]
    assert result({"production": "6/8/8"}, {"production": "6/7/20"}) == [0, 1]


def test_the_third_player_of_two_acts_once_more_in_a_race_too() -> None:
    """EV-SOLO-38, EV-RACE-03: it acts last in the round."""
    game = table(2, mode="race", third_player=True).put(year=3)
    game.player(0, production="8/8/8", stadiums=THREE, old="1/1/1")
    game.play("A9", "decline", "done", "end")
    cards = len(game.worlds.solo.deck)
    assert game.seat(None) == 1
    game.play("pass")
    assert game.worlds.finished
    assert len(game.worlds.solo.deck) == cards - 1


def test_players_equal_to_the_last_share_the_win() -> None:
    """EV-RACE-18, OQ-40: also those who still meet the condition, whatever their markers are."""
    assert result({"production": "6/7/8"}, {"production": "8/6/7"}, {"production": "5/9/9"}, places=True) == [
        1,
        1,
        3,
    ]
    ready = [{"new": ["ST04", "ST01", "ST00"]}, {"new": ["ST05", "ST02", "ST00"]}]
    first, second = (
        {"production": level, "stadiums": own} for level, own in zip(("8/8/8", "9/9/12"), ready, strict=True)
    )
    assert result(first, second, places=True) == [1, 1]
    assert result({"production": "6/7/8"}, {"production": "6/7/9"}, places=True) == [1, 2]


def test_a_race_goes_on_while_nobody_meets_the_condition() -> None:
    """EV-RACE-06: through Transport, Progress and Bonuses into the next year."""
    game = race(2).put(phase=3, year=2).player(0, production="8/8/7", stadiums=THREE).player(1, new="9/0/0")
    game.pending(["phase", 4])
    assert not game.worlds.finished
    assert game.worlds.ending == -1
    assert (game.worlds.year, game.decision()) == (3, "action")

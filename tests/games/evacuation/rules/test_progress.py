"""Phase 5: the Progress track and its Passages."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.rules.power import power_levels
from tests.games.evacuation.table import Table, table


def advancing(power: int, markers: str, seats: int = 2, **area: Any) -> Table:
    """Seat 0 is about to advance by this Power Level."""
    game = table(seats).put(phase=5).player(0, markers=markers, **area)
    return game.pending(["advance", power, -1], ["next_to_advance", seats], ["phase", 6])


def test_the_power_level_is_the_sum_of_the_years_actions() -> None:
    """TV-40; EV-PROG-01, EV-PROG-04."""
    game = table().player(0, actions=[1, 1, 2, 4])
    assert power_levels(game.worlds, game.someone(), False) == [8]


def test_steps_are_divided_between_the_markers() -> None:
    """TV-41, TV-42; EV-PROG-03, EV-PROG-05, EV-PROG-10, EV-PROG-12, EV-PROG-14, EV-PROG-17, EV-PASS-12."""
    game = advancing(8, "13, 11", set=1)
    assert game.someone().progress.unlocked_environments() == 2
    game.play("rear 3 main")
    assert game.decision() == "invent"
    game.play("invent T1.1", "other 5 main")
    assert game.someone().progress.unlocked_environments() == 3
    assert game.area()["markers"] == [[18, "main"], [14, "main"]]


def test_two_passages_never_separate_the_markers() -> None:
    """TV-43; EV-PASS-02, OQ-28."""
    game = advancing(1, "10, 3")
    assert game.refusal("front 1 waiting") == ("passages_between", "EV-PASS-02")
    assert game.allows("rear 1 waiting")


def test_the_first_move_leaves_no_rest_that_would_open_the_gap() -> None:
    """EV-PASS-02, OQ-28: if the rear marker stays, the other would have to step beyond the second Passage."""
    game = advancing(1, "10, 3")
    assert game.refusal("rear 0 waiting") == ("passages_between", "EV-PASS-02")
    assert not game.allows("rear 0 waiting")
    assert game.allows("rear 1 waiting")


def test_the_gap_is_checked_on_the_final_positions() -> None:
    """TV-103; EV-PASS-02: front and rear move in either order."""
    for first, second in (("front 1 waiting", "other 1 waiting"), ("rear 1 waiting", "other 1 waiting")):
        game = advancing(2, "10, 3", tiles={"old": 1, "new": 0}).play(first, second)
        assert game.someone().progress.tiles_old == 0, "EV-PASS-03: the second tile is flipped"
        assert sorted(game.someone().progress.steps) == [4, 11]


def test_a_long_way_has_a_legal_split() -> None:
    """TV-102: both Productivity tiles land, desert and forest open."""
    game = advancing(17, "10, 10", tiles={"old": 0, "new": 0}, set=1)
    game.play("front 6 waiting", "other 11 main")
    assert game.decision() == "invent"
    game.play("invent T1.1")
    assert game.production() == "2/2/2"
    assert game.someone().progress.unlocked_environments() == 3


def test_zero_steps_place_a_marker_anew_on_its_step() -> None:
    """TV-44; EV-PROG-02, EV-PROG-11, OQ-29."""
    game = table().put(phase=5).player(0, markers="7 main, 4 main")
    game.pending(["progress_phase"], ["phase", 6])
    assert game.worlds.players[0].progress.lanes == (0, 0)
    game.play("front 0 main", "other 0 main")
    assert game.area()["markers"] == [[7, "main"], [4, "main"]]


def test_the_second_lane_is_for_three_and_more() -> None:
    """TV-45; EV-PROG-06, EV-PROG-09."""
    assert advancing(3, "0, 0").refusal("front 3 second") == ("second_lane_not_used", "EV-PROG-09")
    assert advancing(3, "0, 0", 3).allows("front 3 second")


def test_a_space_holds_one_marker_and_the_waiting_lane_any_number() -> None:
    """EV-PROG-07, EV-PROG-08, OQ-63."""
    game = advancing(3, "0, 0").player(1, markers="3 main, 2 main")
    assert game.refusal("front 3 main") == ("space_taken", "EV-PROG-08")
    assert game.refusal("front 2 main") == ("space_taken", "EV-PROG-08")
    assert game.allows("front 3 waiting")


def test_shared_spaces() -> None:
    """T2.5, OQ-74."""
    game = advancing(3, "0, 0", set=2, research=[4, 4, 4]).player(1, markers="3 main, 2 main")
    assert game.allows("front 3 main")


def test_the_first_marker_past_passage_one_flips_a_productivity_tile() -> None:
    """TV-46; EV-PASS-01, EV-PASS-03."""
    game = advancing(4, "0, 0").play("front 4 waiting")
    assert (game.someone().progress.tiles_old, game.someone().progress.tiles_landed) == (1, 0)


@pytest.mark.parametrize(
    ("markers", "power", "move"), [("12, 10", 1, "rear 1 waiting"), ("16, 15", 1, "rear 1 waiting")]
)
def test_the_second_marker_past_passages_two_and_three_lands_a_tile(
    markers: str, power: int, move: str
) -> None:
    """TV-47, TV-92; EV-PASS-06, EV-PASS-07, EV-PASS-13."""
    game = advancing(power, markers, tiles={"old": 0, "new": 0}).play(move)
    assert game.production() == "1/1/1"
    assert game.someone().progress.tiles_landed == 1


def test_desert_needs_fifteen_steps_in_all() -> None:
    """TV-91; EV-PASS-05."""
    game = advancing(14, "0, 0")
    assert game.refusal("front 11 waiting") == ("passages_between", "EV-PASS-02")
    assert advancing(15, "0, 0").allows("front 11 waiting")


def test_the_end_step_has_two_spots_and_then_no_symbols() -> None:
    """TV-93; EV-PROG-15, EV-PROG-16, OQ-64."""
    game = advancing(1, "25, 24").player(1, markers="26 main, 26 main")
    assert game.refusal("front 1 main") == ("space_taken", "EV-PROG-08")
    assert game.allows("front 1 waiting")
    assert advancing(1, "25, 24").refusal("front 1 waiting") == ("free_spot_left", "OQ-64")
    stay = advancing(9, "26 main, 26 main")
    assert stay.area()["markers"] == [[26, "main"], [26, "main"]], "the steps are lost"
    assert stay.worlds.year == 2


def test_all_steps_must_be_used() -> None:
    """EV-PROG-18."""
    game = advancing(5, "24, 23")
    assert game.refusal("rear 0 waiting") == ("steps_left", "EV-PROG-18")
    assert game.allows("rear 3 main")


def test_a_leading_marker_may_bring_a_resource() -> None:
    """T2.1, OQ-77."""
    game = advancing(4, "0, 0", set=2, research=[2, 2, 2]).play("front 4 waiting")
    assert game.decision() == "gain"


def gains_on_the_way(game: Table, *moves: str) -> int:
    """Count the gains of a resource while these moves are made."""
    found = 0
    for move in moves:
        game.play(move)
        while game.decision() == "gain":
            game.play("gain food old")
            found += 1
    return found


@pytest.mark.parametrize(
    ("markers", "power", "moves", "gains"),
    [
        ("9, 4", 7, ("front 2 waiting", "other 5 waiting"), 1),
        ("9, 4", 8, ("rear 8 waiting", "other 0 waiting"), 0),
        ("9, 4", 8, ("rear 7 waiting", "other 1 waiting"), 0),
        ("10, 10", 17, ("front 11 waiting", "other 6 waiting"), 2),
        ("10, 10", 17, ("front 6 waiting", "other 11 waiting"), 2),
        ("0, 0", 4, ("front 0 waiting", "other 4 waiting"), 0),
    ],
)
def test_only_the_marker_that_led_at_first_brings_resources(
    markers: str, power: int, moves: tuple[str, ...], gains: int
) -> None:
    """T2.1, OQ-77: each Passage it passes; if level, the one moved first leads for the whole phase."""
    game = advancing(power, markers, set=2, research=[2, 2, 2], tiles={"old": 0, "new": 0})
    assert gains_on_the_way(game, *moves) == gains


@pytest.mark.parametrize(
    ("power", "markers", "move", "decision"),
    [
        (0, "14, 14", "front 0 main", "invent"),
        (1, "10, 10", "front 1 main", "invent"),
        (1, "20, 20", "front 1 main", "invent"),
        (1, "7, 7", "front 1 main", "gain"),
        (1, "22, 22", "front 1 main", "gain_factory"),
        (1, "7, 7", "front 1 second", "gain"),
        (1, "7, 7", "front 1 waiting", "advance"),
        (1, "10, 10", "front 1 second", "advance"),
    ],
)
def test_a_space_gives_its_effect_at_once(power: int, markers: str, move: str, decision: str) -> None:
    """EV-PROG-12, EV-PROG-17, OQ-29, OQ-65: also after 0 steps; the waiting lane gives nothing."""
    game = advancing(power, markers, 3, tiles={"old": 0, "new": 0}).play(move)
    assert game.decision() == decision
    if decision != "advance":
        assert game.allows("done") or game.allows("decline"), "OQ-30: it may be declined"


def test_passages_come_before_the_space_behind_them() -> None:
    """OQ-86: the tile has landed when the invention is asked for."""
    game = advancing(1, "11, 10", tiles={"old": 0, "new": 0}).play("rear 1 main")
    assert game.decision() == "invent"
    assert game.production() == "1/1/1"


@pytest.mark.parametrize(
    ("markers", "move", "rule"),
    [
        ("3, 3", "front 1 waiting", "EV-PASS-03"),
        ("10, 10", "front 1 waiting", "EV-PASS-05"),
        ("15, 15", "front 1 waiting", "EV-PASS-12"),
        ("21, 21", "front 1 waiting", "EV-PASS-14"),
        ("22, 21", "rear 1 waiting", "EV-PASS-14"),
        ("4, 3", "rear 1 waiting", "EV-PASS-03"),
    ],
)
def test_the_first_marker_lands_no_tile(markers: str, move: str, rule: str) -> None:
    """EV-PASS-03, EV-PASS-05, EV-PASS-06, EV-PASS-13, EV-PASS-14: nor does any marker at Passages 1 and 4."""
    game = advancing(1, markers).play(move)
    assert [event.cause for event in game.told("passage")] == [rule]
    assert game.production() == "0/0/0"
    assert game.someone().progress.tiles_old == (1 if rule == "EV-PASS-03" else 2)


def test_steps_beyond_the_end_go_to_the_other_marker() -> None:
    """EV-PROG-15: the front marker stops at the end, the rest is for the rear one."""
    game = advancing(4, "25, 22")
    assert game.refusal("front 0 waiting") == ("", ""), "the rear one takes all four"
    assert not game.allows("front 2 main")
    game.play("front 1 main", "other 3 main")
    assert game.area()["markers"] == [[26, "main"], [25, "main"]]


def test_a_marker_on_the_end_step_keeps_its_spot() -> None:
    """OQ-64: all others go to the waiting lane."""
    game = table().put(phase=5).player(0, markers="26 main, 25 main", actions=[1])
    game.player(1, markers="26 main, 22 main").pending(["progress_phase"], ["phase", 6])
    assert game.worlds.players[0].progress.lanes == (1, 0)
    assert game.worlds.players[1].progress.lanes == (1, 0)
    assert not game.allows("front 0 waiting")
    assert game.play("rear 1 waiting").area()["markers"] == [[26, "main"], [26, "waiting"]], "no spot is left"


def test_a_marker_on_the_end_step_may_take_another_free_spot() -> None:
    """EV-PROG-11: with 0 steps it is placed on any free space of its step, also of the last one."""
    game = advancing(1, "26 main, 24", 3)
    assert game.refusal("front 0 waiting") == ("free_spot_left", "OQ-64")
    assert game.allows("front 0 main"), "its own spot (OQ-64)"
    game.play("front 0 second", "other 1 main")
    assert game.area()["markers"] == [[26, "second"], [25, "main"]]
    full = (
        advancing(1, "26 main, 24", 3)
        .player(1, markers="26 main, 26 second")
        .player(2, markers="26 second, 22")
    )
    assert full.allows("front 0 main")
    assert full.refusal("front 0 second") == ("space_taken", "EV-PROG-08")


def test_own_markers_block_each_other_too() -> None:
    """EV-PROG-08, OQ-63: unless T2.5 shares spaces."""
    game = advancing(2, "3, 3", 3).play("front 1 main")
    assert game.refusal("other 1 main") == ("space_taken", "EV-PROG-08")
    shared = advancing(2, "3, 3", 3, set=2, research=[4, 4, 4]).play("front 1 main", "decline")
    assert shared.allows("other 1 main")


def test_a_tile_that_was_not_flipped_lands_from_the_old_world() -> None:
    """EV-PASS-06: in a position with both tiles face up one of them moves, and later the other."""
    game = advancing(1, "11, 10", tiles={"old": 2, "new": 0}).play("rear 1 main")
    assert (game.someone().progress.tiles_old, game.someone().progress.tiles_landed) == (1, 1)
    game = advancing(1, "16, 15", tiles={"old": 0, "new": 1}).play("rear 1 main")
    assert (game.someone().progress.tiles_old, game.someone().progress.tiles_landed) == (0, 2)

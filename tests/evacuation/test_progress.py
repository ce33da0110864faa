"""Phases 5 and 6: the Progress track, Passages, Bonuses."""

from typing import Any

import pytest

from nextfrontier.evacuation.bonuses import bonus_for
from nextfrontier.evacuation.game import GAME
from nextfrontier.evacuation.power import power_levels
from tests.evacuation.table import Table, table


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
    assert game.someone().unlocked() == 2
    game.play("rear 3 main")
    assert game.decision() == "invent"
    game.play("invent T1.1", "other 5 main")
    assert game.someone().unlocked() == 3
    assert game.area()["markers"] == [[18, "main"], [14, "main"]]


def test_two_passages_never_separate_the_markers() -> None:
    """TV-43; EV-PASS-02, OQ-28."""
    game = advancing(1, "10, 3")
    assert game.refusal("front 1 waiting") == ("passages_between", "EV-PASS-02")
    assert game.allows("rear 1 waiting")


def test_the_gap_is_checked_on_the_final_positions() -> None:
    """TV-103; EV-PASS-02: front and rear move in either order."""
    for first, second in (("front 1 waiting", "other 1 waiting"), ("rear 1 waiting", "other 1 waiting")):
        game = advancing(2, "10, 3", tiles={"old": 1, "new": 0}).play(first, second)
        assert game.someone().tiles_old == 0, "EV-PASS-03: the second tile is flipped"
        assert sorted(game.someone().steps) == [4, 11]


def test_a_long_way_has_a_legal_split() -> None:
    """TV-102: both Productivity tiles land, desert and forest open."""
    game = advancing(17, "10, 10", tiles={"old": 0, "new": 0}, set=1)
    game.play("front 6 waiting", "other 11 main")
    assert game.decision() == "invent"
    game.play("invent T1.1")
    assert game.production() == "2/2/2"
    assert game.someone().unlocked() == 3


def test_zero_steps_place_a_marker_anew_on_its_step() -> None:
    """TV-44; EV-PROG-02, EV-PROG-11, OQ-29."""
    game = table().put(phase=5).player(0, markers="7 main, 4 main")
    game.pending(["progress_phase"], ["phase", 6])
    assert game.worlds.players[0].lanes == [0, 0]
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
    assert (game.someone().tiles_old, game.someone().tiles_landed) == (1, 0)


@pytest.mark.parametrize(
    ("markers", "power", "move"), [("12, 10", 1, "rear 1 waiting"), ("16, 15", 1, "rear 1 waiting")]
)
def test_the_second_marker_past_passages_two_and_three_lands_a_tile(
    markers: str, power: int, move: str
) -> None:
    """TV-47, TV-92; EV-PASS-06, EV-PASS-07, EV-PASS-13."""
    game = advancing(power, markers, tiles={"old": 0, "new": 0}).play(move)
    assert game.production() == "1/1/1"
    assert game.someone().tiles_landed == 1


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


@pytest.mark.parametrize(
    ("card", "power", "generous", "bonus"),
    [
        ("YB2", 7, False, "lower"),
        ("YB2", 10, False, "higher"),
        ("YB2", 8, False, ""),
        ("YB3", 0, True, "lower"),
        ("YB3", 6, True, "lower"),
        ("YB3", 7, True, "higher"),
        ("YB3", 13, True, "higher"),
        ("YB3", 14, True, ""),
        ("YB3", 5, False, ""),
    ],
)
def test_a_bonus_is_matched_exactly_or_generously(card: str, power: int, generous: bool, bonus: str) -> None:
    """TV-49, TV-50, TV-51; EV-BONUS-02..04, EV-BONUS-08, EV-GEN-02..04."""
    facts = next(facts for facts in GAME.box_for({}).bonuses if facts.id == card)
    found = bonus_for(facts, power, generous)
    assert ("" if found is None else found.place) == (f"{card} {bonus}" if bonus else "")


def test_bonuses_are_gained_in_turn_order_and_by_several() -> None:
    """EV-BONUS-01, EV-BONUS-05, EV-BONUS-06."""
    game = table().put(phase=6, order=[1, 0], bonuses=["YB2", "YB4", "YB5", "YB8"])
    game.player(0, actions=[3, 4]).player(1, actions=[4, 3])
    game.pending(["bonus_phase"], ["phase", 7])
    assert game.seat(None) == 1
    game.play("gain food new", "done")
    assert game.seat(None) == 0
    assert game.decision() == "gain"


def test_a_resource_more_with_every_bonus() -> None:
    """T1.7, OQ-54: it comes first."""
    game = table().put(phase=6, bonuses=["YB6", "YB8"]).player(0, set=1, research=[2, 2, 2], actions=[4, 4])
    game.pending(["bonus_phase"], ["phase", 7])
    assert game.decision() == "gain"
    assert game.play("gain food old").decision() == "infrastructure"


def test_power_may_be_shifted_or_an_action_left_out() -> None:
    """T4.5 and T3.6, OQ-72."""
    shifted = table().player(0, set=4, research=[4, 4, 4], actions=[1])
    assert power_levels(shifted.worlds, shifted.someone(), False) == [0, 1, 2, 3]
    dropped = table().player(0, set=3, research=[4, 4, 4], actions=[1, 4])
    assert power_levels(dropped.worlds, dropped.someone(), False) == [5]
    assert power_levels(dropped.worlds, dropped.someone(), True) == [1, 4, 5]

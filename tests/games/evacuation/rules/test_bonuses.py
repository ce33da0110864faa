"""Phase 6: Year-end Bonuses, and the Power Level that counts for them."""

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.bonuses import bonus_for
from nextfrontier.games.evacuation.rules.power import power_levels
from tests.games.evacuation.table import table


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


def test_no_bonus_brings_no_resource_more() -> None:
    """T1.7, OQ-54; EV-BONUS-04: Power Level 9 is neither 8 nor 11."""
    game = (
        table().put(phase=6, bonuses=["YB6", "YB8"]).player(0, set=1, research=[2, 2, 2], actions=[4, 4, 1])
    )
    game.player(1, actions=[4, 4]).pending(["bonus_phase"], ["phase", 7])
    assert game.seat(None) == 1


@pytest.mark.parametrize(("bonuses", "decision"), [("strict", "action"), ("generous", "infrastructure")])
def test_generous_bonuses_take_any_power_up_to_the_value(bonuses: str, decision: str) -> None:
    """EV-GEN-01, EV-GEN-02; EV-BONUS-03."""
    game = table(bonuses=bonuses).put(phase=6, bonuses=["YB6", "YB8"], year=1)
    game.player(0, actions=[1]).player(1, actions=[4, 4, 4]).pending(["bonus_phase"], ["phase", 7])
    assert game.decision() == decision


def test_the_power_for_the_bonus_is_asked_for_if_there_is_a_choice() -> None:
    """T3.6, OQ-72: an action is left out in the Bonuses phase only."""
    game = (
        table().put(phase=6, bonuses=["YB6", "YB8"]).player(0, set=3, research=[4, 4, 4], actions=[4, 4, 1])
    )
    game.pending(["bonus_phase"], ["phase", 7])
    assert game.decision() == "bonus_power"
    assert game.moves() == ["power 5", "power 8", "power 9"]
    assert game.play("power 8").decision() == "infrastructure"


def test_power_is_shifted_anew_for_progress() -> None:
    """T4.5, OQ-72: 3 to 5 steps with a sum of 4."""
    game = table().put(phase=5).player(0, set=4, research=[4, 4, 4], actions=[4])
    game.pending(["progress_phase"], ["phase", 6])
    assert game.moves() == [f"power {level}" for level in range(3, 6)]
    game.play("power 5")
    assert game.allows("front 5 main")
    assert not game.allows("front 6 main")


BONUSES = [
    ("YB1 lower", "gain gain"), ("YB1 higher", "gain gain"), ("YB2 lower", "gain invent"),
    ("YB2 higher", "gain gain"), ("YB3 lower", "build_ship"), ("YB3 higher", "gain gain"),
    ("YB4 lower", "invent settle"), ("YB4 higher", "gain gain gain"), ("YB5 lower", "build_ship"),
    ("YB5 higher", "infrastructure infrastructure prepare"),
    ("YB6 lower", "infrastructure infrastructure prepare"), ("YB6 higher", "gain gain"),
    ("YB7 lower", "invent settle"), ("YB7 higher", "settle"), ("YB8 lower", "invent settle"),
    ("YB8 higher", "settle"), ("YB9 lower", "settle"), ("YB9 higher", "infrastructure infrastructure prepare"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "kinds"), BONUSES)
def test_every_bonus_gives_what_its_card_says(place: str, kinds: str) -> None:
    """EV-BONUS-02, EV-BONUS-07; 3.4, D-13."""
    game = table().put(rows={"infrastructure": ["I4", "I5", "I7"]}).player(0, set=2, people=2, new="0/2/0")
    game.pending(["begin", place], ["end"], ["next_turn", 0], ["phase", 3])
    found = []
    while game.decision() != "end":
        found.append(game.decision())
        game.play(game.moves()[0])
    assert " ".join(found) == kinds
    clones = 1 if place in ("YB1 lower", "YB3 higher") else 0
    settled = sum(
        area.people
        for area in game.worlds.box.geography.areas
        if game.someone().settlements.areas >> area.number & 1
    )
    assert game.someone().people + settled == 2 + clones


def test_the_resources_of_a_bonus_are_of_the_kinds_shown() -> None:
    """YB1: 1 Steel and 1 Food, or 2 Steel; they may be divided between the worlds."""
    game = table().pending(["begin", "YB1 lower"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("gain steel old", "gain food new")
    assert (game.old(), game.new()) == ("0/1/0", "1/0/0")
    game = table().pending(["begin", "YB1 higher"], ["end"], ["next_turn", 0], ["phase", 3])
    assert game.moves() == ["gain steel old", "gain steel new", "decline"]


def test_a_factory_of_a_bonus_is_free_on_either_side() -> None:
    """YE3; EV-ADV-23 for Bonuses: no resource is paid."""
    game = table().pending(["begin", "YB6 lower/2"], ["end"], ["next_turn", 0], ["phase", 3])
    assert len(game.moves()) == 2 * 3 + 1


def test_power_may_be_shifted_or_an_action_left_out() -> None:
    """T4.5 and T3.6, OQ-72."""
    shifted = table().player(0, set=4, research=[4, 4, 4], actions=[1])
    assert power_levels(shifted.worlds, shifted.someone(), False) == [0, 1, 2]
    dropped = table().player(0, set=3, research=[4, 4, 4], actions=[1, 4])
    assert power_levels(dropped.worlds, dropped.someone(), False) == [5]
    assert power_levels(dropped.worlds, dropped.someone(), True) == [1, 4, 5]


def test_actions_of_a_bonus_count_for_no_power() -> None:
    """OQ-61: only actions marked by Action cards."""
    game = table().put(phase=6).player(0, actions=[4], factories={"new": {"food": 1}})
    game.pending(
        ["begin", "YB4 lower/2"], ["invent", "YB4 lower/1", 1, False], ["next_bonus", 2], ["phase", 7]
    )
    game.play("settle N43")
    assert game.decision() == "invent"
    assert power_levels(game.worlds, game.someone(), True) == [4]

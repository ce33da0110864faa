"""Phase 2: the turn, the Energy ladder, the surcharge, and which world pays."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.rules.energy import action_energy
from tests.games.evacuation.table import Table, table


def test_players_take_turns_in_order_until_all_have_passed() -> None:
    """EV-ACTION-02, EV-ACTION-03, EV-ACTION-16..18, EV-ACTION-19, EV-GAME-09."""
    game = table(3).put(order=[2, 0, 1], to_play=2)
    for seat in range(3):
        game.player(seat, old="9/9/9")
    game.play("A10")
    game.play(game.moves()[0])
    assert game.play("end").seat(None) == 0
    game.play("pass")
    assert game.play("pass").seat(None) == 2
    assert game.play("A9", "decline", "done", "end").seat(None) == 2
    game.play("pass")
    assert game.told("phase")[0].details["phase"] == "transport"


@pytest.mark.parametrize(("actions", "total"), [(5, 6), (7, 12)])
def test_the_energy_ladder(actions: int, total: int) -> None:
    """TV-83; EV-ACTION-09, EV-ACTION-10, EV-ACTION-12: 0, 0, 1, 2, 3, 3, 3."""
    game = table().player(0, old="9/9/20").player(1, passed=True)
    for number in range(actions):
        game.play(["A9", "A10"][number % 2])
        while game.decision() != "end":
            game.play(
                "decline"
                if game.allows("decline")
                else game.moves()[-1]
                if number % 2 == 0
                else game.moves()[0]
            )
        game.play("end")
    spent = 20 - game.someone().goods[2]
    surcharge = max(actions - 3, 0)
    assert spent == total + surcharge


def test_the_fourth_use_of_a_group_costs_one_energy_more() -> None:
    """TV-16; EV-ACTION-07, EV-ACTION-08, OQ-26."""
    player = table().player(0, actions=[2, 2, 2]).someone()
    assert action_energy(player, 2) == 2 + 1
    assert action_energy(player, 3) == 2


def test_the_third_action_may_be_free() -> None:
    """TV-84; T1.1, OQ-13: 0, then 2 Energy."""
    game = table().player(0, set=1, research=[2, 2, 2], actions=[1, 3])
    assert action_energy(game.someone(), 2) == 0
    other = table().player(0, set=1, research=[2, 2, 2], actions=[1, 3, 4])
    assert action_energy(other.someone(), 2) == 2
    third = table().player(0, set=1, research=[2, 2, 2], actions=[2, 2, 2, 2, 2])
    assert action_energy(third.someone(), 2) == 3 + 1


def test_in_the_first_year_only_the_old_world_pays() -> None:
    """TV-17; EV-ACTION-13, EV-ACTION-14, EV-PASS-09: the player must pass."""
    game = table().player(0, old="9/9/0", new="3/3/3", actions=[1, 3])
    assert game.seat(None) == 1, "with only one move left it is played"


@pytest.mark.parametrize(
    ("markers", "old", "new"), [("10, 10", 1, 0), ("11, 10", None, None), ("11, 11", 0, 1)]
)
def test_passage_two_says_which_world_pays(markers: str, old: int | None, new: int | None) -> None:
    """TV-48; EV-PASS-08, EV-PASS-10, EV-PASS-11."""
    game = table().player(0, old="0/0/3", new="0/0/3", actions=[1, 3], markers=markers).play("A9")
    if old is None:
        assert game.decision() == "energy"
        assert game.moves() == ["energy 0 old 1 new", "energy 1 old 0 new"]
    else:
        assert (3 - game.someone().goods[2], 3 - game.someone().goods[5]) == (old, new)


def test_energy_is_paid_before_the_action_and_its_gains_cannot_pay_it() -> None:
    """EV-ACTION-15."""
    game = table().player(0, old="5/5/0", actions=[1, 3]).player(1, old="1/1/1")
    assert game.seat(None) == 1


def test_another_group_may_be_chosen_if_only_the_surcharge_cannot_be_paid() -> None:
    """OQ-27; EV-ACTION-08."""
    game = table().player(0, old="1/0/2", actions=[4, 4, 4])
    assert game.refusal("A9") == ("too_little_energy", "EV-ACTION-14")
    assert game.allows("A2")


def test_an_action_card_is_tucked_under_the_group_and_counts_its_power() -> None:
    """EV-ACTION-01, EV-ACTION-04..06, EV-SETUP-33: the year 1 + 1 + 2 + 4 has Power Level 8."""
    game = table().player(0, old="9/9/9").player(1, passed=True)
    game.play("A9", "decline", "done", "end")
    assert game.someone().actions.tucked == (4,)
    assert game.area()["actions"] == [4]


def test_energy_split_may_not_make_the_action_impossible() -> None:
    """OQ-80: a board action is carried out at least in part."""
    game = table().player(
        0, old="0/0/1", new="0/0/1", actions=[1, 4], markers="11, 10",
        factories={"old": {"food": 4, "steel": 4}},
    )  # fmt: skip
    game.play("A6")
    assert game.decision() == "energy"
    assert game.allows("energy 0 old 1 new")
    assert game.play("energy 1 old 0 new").someone().factories[5] == 1


def clone() -> Table:
    return table().player(0, new="1/0/0")


def test_cloning_takes_one_food_of_the_new_world_for_two_people() -> None:
    """TV-28; EV-CLONE-01..03, EV-POP-01, EV-POP-02."""
    game = clone().play("A7")
    assert game.new() == "0/0/0"
    assert game.someone().people == 2


def test_food_of_the_old_world_clones_nobody() -> None:
    """TV-29; EV-CLONE-04, EV-RES-06."""
    assert table().player(0, old="5/0/0").refusal("A7") == ("no_food_to_clone", "EV-CLONE-01")


def test_a_gain_and_up_to_three_exchanges_on_either_world() -> None:
    """TV-30; EV-RES-07, EV-RES-08, EV-EXCH-01..03, EV-EXCH-04."""
    game = table().player(0, old="1/0/0", new="0/1/0").play("A9", "gain energy new")
    game.play("exchange old food steel", "exchange new steel food", "done")
    assert (game.old(), game.new()) == ("0/1/0", "1/0/1")
    assert game.refusal("end") == ("", "")


def test_an_exchange_may_return_the_same_resource() -> None:
    """OQ-49."""
    game = table().player(0, old="1/0/0").play("A9", "decline", "exchange old food food")
    assert game.old() == "1/0/0"


def test_a_factory_is_prepared_for_one_unit_of_its_kind_on_the_side_that_paid() -> None:
    """EV-FACTORY-01..03, EV-FACTORY-04..06, EV-FACTORY-10."""
    game = table().player(0, old="1/0/0", new="0/0/1").play("A6")
    assert game.moves() == ["prepare food old", "prepare energy new"]
    game.play("prepare energy new")
    assert game.new() == "0/0/0"
    assert game.area()["factories"]["new"]["energy"] == 1
    assert game.production() == "0/0/0"


def test_a_fifth_factory_of_a_type_cannot_be_prepared() -> None:
    """TV-27; EV-FACTORY-09, EV-FACTORY-11."""
    game = table().player(0, old="1/1/1", factories={"old": {"steel": 3}, "new": {"steel": 1}}).play("A6")
    assert game.refusal("prepare steel old") == ("no_unused_factory", "EV-FACTORY-11")


def test_preparing_a_food_factory_may_bring_a_second_one_of_any_type() -> None:
    """TV-105; T1.4, OQ-32: also when it was prepared for free, at the normal price; a gained one does not."""
    game = table().player(0, set=1, research=[2, 2, 2], old="0/1/0")
    game.pending(["begin", "YB6 lower/2"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("prepare food new")
    assert game.moves() == ["prepare steel old", "done"]
    game.play("prepare steel old")
    assert game.decision() == "end"
    gained = table().player(0, set=1, research=[2, 2, 2], old="0/1/0")
    gained.pending(["begin", "step 23 main"], ["end"], ["next_turn", 0], ["phase", 3])
    assert gained.play("factory food new").decision() == "end"


def test_once_per_phase_technologies_are_used_beside_the_action() -> None:
    """TV-101; T2.6, OQ-68: a Factory for 1 unit and the turn's action; the Action marker moves once."""
    game = table().put(year=3).player(0, set=2, research=[4, 4, 4], old="2/0/0", new="0/1/0")
    game.play("use T2.6", "prepare steel new")
    assert game.refusal("use T2.6") == ("used_already", "OQ-68")
    game.play("use T2.4", "exchange old food steel", "done", "A6")
    assert game.someone().actions.count_taken() == 1
    assert game.area()["factories"]["new"]["steel"] == 1


def test_a_board_action_is_not_chosen_for_its_power_alone() -> None:
    """OQ-80: A8 and A10 must do something, A1, A2 and A9 are always possible."""
    game = table().player(0, research=[6, 6, 6])
    assert game.refusal("A10") == ("all_developed", "EV-TECH-04")
    assert game.allows("A1")
    assert not table().play("A8").allows("done")
    assert table().play("A2", "decline").allows("done")


def test_passed_players_are_left_out_until_the_next_year() -> None:
    """EV-ACTION-18, EV-ACTION-19: the next Actions phase begins with all of them."""
    game = table(3).put(phase=1, order=[1, 2, 0]).player(0, passed=True).player(1, passed=True)
    game.pending(["phase", 2])
    assert game.worlds.phase == 2
    assert game.seat(None) == 1
    assert [player.actions.passed for player in game.worlds.players] == [False] * 3


def test_a_gain_goes_to_the_world_of_choice_or_is_declined() -> None:
    """EV-RES-07, OQ-30: any kind, either world."""
    for action in ("A1", "A2", "A9"):
        game = table().play(action)
        kinds = ("food", "steel", "energy")
        assert game.moves() == [f"gain {kind} {world}" for world in ("old", "new") for kind in kinds] + [
            "decline"
        ]


def test_exchanges_are_at_most_three_and_need_a_unit_to_give() -> None:
    """EV-EXCH-01, EV-EXCH-02, EV-EXCH-03."""
    game = table().player(0, old="2/0/0", new="0/0/2").play("A9", "decline", "exchange old food steel")
    assert game.refusal("exchange old energy food") == ("none_left", "EV-EXCH-01")
    game.play("exchange new energy food", "exchange old food energy")
    assert game.decision() == "end"
    assert (game.old(), game.new()) == ("0/1/1", "1/0/1")


def test_a_prepared_factory_lies_on_the_world_that_paid() -> None:
    """EV-FACTORY-04, EV-RES-06: the Old World pays for one on the Old World."""
    game = table().player(0, old="0/1/0", new="1/0/0").play("A6", "prepare steel old")
    assert (game.old(), game.new()) == ("0/0/0", "1/0/0")
    assert game.area()["factories"]["old"]["steel"] == 1


@pytest.mark.parametrize(
    ("action", "area", "code"),
    [
        ("A3", {"people": 1}, "no_area_to_settle"),
        ("A4", {}, "nothing_to_build"),
        ("A5", {}, "nothing_to_build"),
        ("A6", {}, "none_left"),
        ("A7", {"new": "0/9/9"}, "no_food_to_clone"),
        ("A10", {"research": [6, 6, 6]}, "all_developed"),
    ],
)
def test_a_board_action_must_be_possible(action: str, area: dict[str, Any], code: str) -> None:
    """OQ-80, EV-ACTION-04."""
    game = table().put(rows={"ships": ["S01", "S02", "S03"], "stadiums": ["ST01", "ST06", "ST16"]})
    assert game.player(0, **area).refusal(action)[0] == code


@pytest.mark.parametrize("action", ["A4", "A5"])
def test_a_fee_alone_makes_a_build_possible_and_then_it_may_stop(action: str) -> None:
    """OQ-80; EV-AGING-06: nothing face up can be paid with 1 Energy."""
    game = table().put(rows={"ships": ["S01", "S02", "S03"], "stadiums": ["ST01", "ST06", "ST16"]})
    game.player(0, new="0/0/1").play(action)
    assert {move.split()[0] for move in game.moves()} == {"discard"}
    game.play(game.moves()[0])
    assert game.new() == "0/0/0"


def test_the_third_action_is_free_only_for_who_developed_it() -> None:
    """T1.1, OQ-13: of the third space, not of group 3, and with the surcharge."""
    plain = table().player(0, set=1, actions=[3, 3]).someone()
    assert action_energy(plain, 3) == 1
    free = table().player(0, set=1, research=[2, 2, 2], actions=[3]).someone()
    assert action_energy(free, 3) == 0
    later = table().player(0, set=1, research=[2, 2, 2], actions=[3, 3, 3]).someone()
    assert action_energy(later, 3) == 2 + 1

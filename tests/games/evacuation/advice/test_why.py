"""Asking why: all obstacles, numbers, decisions resolved by themselves, things that are not there, warnings."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.record.previews import preview_line
from nextfrontier.record.record import Record
from nextfrontier.record.resolved import why_not
from tests.games.evacuation.table import Table, table


def recorded(position: Table, *moves: str) -> Record:
    """A record that begins with the position; seat 0 has played these moves."""
    record = Record(GAME, position.seats, position.options, 1, position.document())
    for move in moves:
        record.play(0, move)
    return record


def codes(reasons: list[Reason]) -> list[str]:
    return [reason.code for reason in reasons]


def flying(*ships: str, **area: Any) -> Table:
    """Both seats are in the Transport phase; seat 0 has these ships on the Old World."""
    tasks = ["lanes", [["transport", 0]], [["transport", 0]]]
    area = {"continent": "K1", "old": "5/5/5", "ships": {"old": list(ships)}, **area}
    game = table().player(0, **area).player(1, ships={"old": ["S21"]}, old="0/0/9")
    return game.put(phase=3).pending(tasks, ["after_transport"], ["phase", 4])


def test_all_obstacles_of_an_area_are_told() -> None:
    """EV-SETTLE-04, EV-SETTLE-05, EV-SETTLE-07, EV-SETTLE-08, EV-SETTLE-10."""
    game = table().player(0, people=1, new="0/1/0", factories={"new": {"food": 1}}).play("A3")
    assert game.decision() == "settle"
    assert codes(game.why_not("settle N29")) == [
        "environment_locked",
        "too_few_people",
        "too_little_steel",
        "symbols_missing",
    ]


def test_a_load_above_the_limit_tells_limit_load_and_surplus() -> None:
    """EV-TRANS-16: also for an amount that no ship of this kind could carry."""
    record = recorded(flying("S09"), "send S09", "load S09 1 energy")
    (reason,) = why_not(record, 0, "load S09 2 food")
    assert reason.parameters == {"ship": "S09", "kind": "food", "limit": 2, "carried": 1, "over": 1}
    assert GAME.explain(reason)[0] == (
        "Freighter S09 carries at most 2 resources: with 1 on board this is 1 too many."
    )
    assert why_not(record, 0, "load S09 4 food")[0].parameters["over"] == 3


def test_one_unit_cannot_be_made_a_smaller_amount() -> None:
    """EV-TRANS-16: fixes are offered only where they work."""
    game = flying("S09").play("send S09", seat=0)
    limit = max(int(text.split()[2]) for text in game.moves(0) if text.endswith("food"))
    game.play(f"load S09 {limit} food", seat=0)
    assert game.why_not("load S09 1 energy", seat=0)[0].fixes == ["other_load"]


def test_a_flight_back_has_no_cheaper_one() -> None:
    """EV-TRANS-21: every flight from the New World costs 1 Energy."""
    game = flying(ships={"old": ["S01"], "new": ["S09", "S13"]}, new="0/0/0")
    (reason,) = game.why_not("send S09", seat=0)
    assert (reason.code, reason.fixes) == ("too_little_energy_to_fly", [])


def test_nothing_is_to_be_gained_in_transport() -> None:
    """EV-TRANS-02."""
    game = flying("S09", old="0/5/5").play("send S09", seat=0)
    assert game.why_not("load S09 1 food", seat=0)[0].fixes == []


def test_the_surcharge_of_a_group_is_named() -> None:
    """OQ-13: the fourth action of a group costs 1 Energy more."""
    game = table().player(0, old="9/9/2", actions=[1, 1, 1])
    reason = game.why_not("A1")[0]
    assert (reason.code, reason.parameters["surcharge"]) == ("too_little_energy", 1)
    assert "1 of it because you have taken its group 3 times this year" in GAME.explain(reason)[0]


def test_a_payment_without_a_choice_can_be_asked_about() -> None:
    """EV-ACTION-13: before Passage 2 the Old World pays."""
    record = recorded(table().player(0, old="9/9/9"), "A4")
    (reason,) = why_not(record, 0, "energy 0 old 0 new")
    assert (reason.code, reason.rule) == ("played_by_itself", "EV-ACTION-13")


def test_a_turn_that_is_over_is_not_asked_about() -> None:
    """In solo the next turn is the same nation's: what resolved itself before is not told of it."""
    record = recorded(table(1).player(0, old="9/9/9", new="0/0/0"), "A4")
    moves = record.state.moves(0)
    record.play(0, record.state.notation(0, moves[0]))
    assert why_not(record, 0, "energy 0 old 0 new")
    record.play(0, "end")
    assert record.state.to_move() == 0
    with pytest.raises(Refused, match="unknown_move"):
        why_not(record, 0, "energy 0 old 0 new")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("card 1", "not_in_hand"),
        ("A4 card 1", "not_in_hand"),
        ("A4", "card_needed"),
        ("use T2.6", "not_developed"),
    ],
)
def test_an_action_that_is_not_thinkable_says_what_is_wrong_with_it(text: str, code: str) -> None:
    """EV-ADV-06, EV-ADV-08, EV-TECH-02."""
    game = table(actions="advanced").player(0, hand=[25, 30], old="9/9/9").player(1, hand=[1, 2])
    record = recorded(game)
    reasons = why_not(record, 0, text)
    assert codes(reasons) == [code]
    with pytest.raises(Refused) as refused:
        record.play(0, text)
    assert codes(refused.value.reasons) == [code]


def test_a_card_in_another_hand_and_one_in_the_deck_get_the_same_answer() -> None:
    """OQ-82: nothing is told of where a hidden card is."""
    record = recorded(table(actions="advanced").player(0, hand=[25, 30]).player(1, hand=[1, 2]))
    answers = {
        GAME.explain(why_not(record, 0, f"card {card}")[0])[0].replace(str(card), "N") for card in (1, 3, 80)
    }
    assert answers == {"Action card N is not in your hand."}


def test_a_ship_that_is_not_there_or_not_sent_says_so() -> None:
    """EV-TRANS-19."""
    record = recorded(flying("S09"))
    assert codes(why_not(record, 0, "send S13")) == ["not_your_ship"]
    assert codes(why_not(record, 0, "load S09 1 food")) == ["ship_not_sent"]
    record.play(0, "send S09")
    assert codes(why_not(record, 0, "send S09")) == ["ship_sent"]


def test_an_item_that_does_not_lie_in_the_row_says_so() -> None:
    """EV-AGING-01, EV-INFRA-04."""
    game = table().player(0, old="9/9/9").play("A4")
    hidden = next(f"S{n:02}" for n in range(1, 22) if not any(f"S{n:02}" in move for move in game.moves()))
    record = recorded(game)
    assert codes(why_not(record, 0, f"ship {hidden} old")) == ["not_in_row"]


def building_stadium(**facts: Any) -> Record:
    """Seat 0 is asked which Stadium to build."""
    rows = {
        "ships": ["S11", "S01", "S02"],
        "stadiums": ["ST07", "ST06", "ST16"],
        "infrastructure": ["I2", "I3", "I4"],
    }
    game = (
        table().put(rows=rows).player(0, old="9/9/9", new="9/9/9", infrastructure=["I1"], **facts).play("A5")
    )
    assert game.decision() == "build_stadium"
    return recorded(game)


@pytest.mark.parametrize("text", ["ship S11 old", "play I1", "take I2", "stadium ST07 mars"])
def test_what_lies_where_it_is_said_to_lie_is_not_denied(text: str) -> None:
    """EV-AGING-01, EV-INFRA-04: the move is unknown here, but the item is there."""
    with pytest.raises(Refused) as refused:
        why_not(building_stadium(), 0, text)
    assert codes(refused.value.reasons) == ["unknown_move"]


@pytest.mark.parametrize(
    ("text", "code", "fixes"),
    [
        ("stadium ST01 old", "not_in_row", ["take_shown"]),
        ("ship S05 old", "not_in_row", ["take_shown"]),
        ("play I9", "infrastructure_not_in_hand", []),
    ],
)
def test_a_thing_that_is_not_there_is_helped_by_one_that_is(text: str, code: str, fixes: list[str]) -> None:
    """EV-AGING-01, EV-INFRA-04."""
    (reason,) = why_not(building_stadium(), 0, text)
    assert (reason.code, reason.fixes) == (code, fixes)


def test_a_card_that_was_not_taken_is_helped_by_one_that_was() -> None:
    """EV-INFRA-04."""
    game = table().put(rows={"infrastructure": ["I2", "I3", "I4"]})
    game.player(0, old="9/9/9", new="9/9/9", infrastructure=["I1"]).play("A8")
    assert why_not(recorded(game), 0, "play I9")[0].fixes == ["play_taken", "take_card"]


def test_an_amount_that_no_ship_carries_is_helped_by_a_smaller_one() -> None:
    """EV-TRANS-16: also where the amount is no thinkable move."""
    record = recorded(flying("S09"), "send S09")
    too_much = why_not(record, 0, "load S09 9 food")
    assert [(reason.code, reason.fixes) for reason in too_much] == [
        ("resource_limit", ["smaller_amount", "other_load"]),
        ("none_left", ["smaller_amount"]),
    ]


def test_ships_that_are_there_are_offered() -> None:
    """EV-TRANS-19."""
    record = recorded(flying("S09"))
    assert why_not(record, 0, "send S13")[0].fixes == ["own_ship"]
    assert why_not(record, 0, "load S09 1 food")[0].fixes == ["send_first"]


def test_cards_of_the_hand_are_offered() -> None:
    """EV-ADV-06, EV-ADV-08."""
    record = recorded(table(actions="advanced").player(0, hand=[25, 30], old="9/9/9").player(1, hand=[1, 2]))
    assert why_not(record, 0, "card 1")[0].fixes == ["card_of_hand"]
    assert why_not(record, 0, "A4")[0].fixes == ["card_of_hand"]


def test_an_action_that_does_not_exist_says_so() -> None:
    """EV-ACTION-04."""
    (reason,) = why_not(recorded(table()), 0, "A11")
    assert (reason.code, reason.fixes) == ("no_such_action", ["other_action"])


@pytest.mark.parametrize("moves", [(), ("A9", "gain energy old", "done")], ids=["before", "after"])
def test_a_common_goal_says_why_it_cannot_be_played(moves: tuple[str, ...]) -> None:
    """EV-MOD-02, EV-MOD-03, EV-MOD-04: at both free moments of a turn."""
    game = table(common_goals=True)
    sides = [goal.id for goal in GAME.box_for({}).common_goals]
    here = [sides[number] for number in game.worlds.common]
    game = table(common_goals=True).put(common_goals=here[:1])
    game.player(0, old="9/9/9", played_goals=[here[1]]).player(1, common_goals=[here[2]])
    record = recorded(game, *moves)
    absent = next(side for side in sides if side not in here)
    found = {side: codes(why_not(record, 0, f"goal {side}")) for side in (*here, absent)}
    wanted = ["goal_not_claimed", "goal_played", "goal_not_claimed", "goal_not_in_game"]
    assert found == {side: [code] for side, code in zip((*here, absent), wanted, strict=True)}


def test_a_surcharge_and_a_saving_are_told_together() -> None:
    """EV-STAD-02, OQ-60: card 26 adds 1 Food, T3.3 saves a unit."""
    game = table(actions="advanced").put(rows={"stadiums": ["ST07", "ST06", "ST16"]})
    game.player(0, set=3, research=[2, 2, 2], hand=[26], old="0/1/0", new="0/0/0").play("card 26")
    reason = game.why_not("stadium ST07 old")[0]
    told = GAME.explain(reason)[0]
    assert "1 Food of it by" in told
    assert "less 1 resource of your choice" in told


def test_a_preview_warns_of_a_card_whose_action_is_lost() -> None:
    """EV-ADV-15: a card of which nothing can be done."""
    idle = next(
        card.number
        for card in GAME.box_for({}).action_cards
        if not card.effect.possible(
            table(actions="advanced").player(0, people=0, old="9/9/9", new="0/0/0").worlds
        )
    )
    game = table(actions="advanced").player(0, hand=[idle], people=0, old="9/9/9", new="0/0/0")
    found = preview_line(GAME, game.worlds, 0, [f"card {idle}"])
    assert codes(found.warnings) == ["card_without_effect"]

"""The agenda: triggers, lanes, free moments, optional decisions, and what is not asked."""

import pytest

from examples.tea_house.game import GAME
from examples.tea_house.rules import Bonus, Discard, End, Gift, GiveUp, Start, Turn, Use
from examples.tea_house.state import House
from nextfrontier.kernel.agenda import Stuck
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.tasks import Cell
from nextfrontier.kit.positions import encode_agenda, encode_tasks
from tests.kernel.tables import FAIR, LAMP, NEWS, SPICE, asked, codes, house, names, play

HANDS = [[SPICE, FAIR, NEWS], [4, 5, 6]]


def lanes(state: House) -> list[list[str]]:
    """The names of the tasks of every lane, the top one first."""
    return [[task[0] for task in encode_agenda(lane)] for lane in state.lanes]


def test_all_seats_are_asked_at_once_and_each_goes_through_its_own_lane() -> None:
    state = GAME.new(3, {}, 1)
    assert [(found.seat, found.decision.kind()) for found in state.decisions()] == [
        (0, "giveup"),
        (1, "giveup"),
        (2, "giveup"),
    ]
    for _ in range(2):
        state.play(1, state.moves(1)[0])
    assert lanes(state) == [
        ["GiveUp", "GiveUp", "Bonus", "Gift"],
        ["Gift"],
        ["GiveUp", "GiveUp", "Bonus", "Gift"],
    ]
    assert names(state, 1) == ["take coins", "take tea"]
    play(state, "1 take tea")
    assert state.required_decision(1) is None
    assert state.to_move() == 0


def test_a_lane_runs_all_tasks_that_ask_nothing_up_to_its_next_decision() -> None:
    state = house()
    state.open_lanes([Turn(0), None])
    state.lanes[0] = Cell(Bonus(1, "one"), Cell(Bonus(2, "two"), Cell(Gift(), None)))
    state.settle()
    assert lanes(state) == [["Gift"], []]
    assert state.purses[0][0] == 1 + 3


def test_nothing_of_the_order_of_answers_stays_in_the_state() -> None:
    one, other = GAME.new(2, {}, 5), GAME.new(2, {}, 5)
    for first, second in [((0, 0, 1), (0, 1, 0)), ((1, 1, 0), (0, 1, 1))]:
        for seat in first:
            one.play(seat, one.moves(seat)[0])
        for seat in second:
            other.play(seat, other.moves(seat)[0])
        assert GAME.encode(one) == GAME.encode(other)
        assert one.active == other.active == 0
        assert one.options == other.options


def test_what_is_common_waits_until_all_lanes_are_done() -> None:
    state = GAME.new(2, {}, 3)
    deck = len(state.cards[0])
    for _ in range(3):
        state.play(0, state.moves(0)[0])
    assert (len(state.given_up(0)), len(state.cards[0])) == (2, deck)
    for _ in range(3):
        state.play(1, state.moves(1)[0])
    assert (len(state.given_up(0)), len(state.cards[0])) == (0, deck + 4)
    assert not state.lanes


def test_a_seat_without_a_lane_has_nothing_to_decide() -> None:
    state = GAME.new(2, {}, 3)
    for _ in range(3):
        state.play(0, state.moves(0)[0])
    assert state.decision(0) is None
    assert state.moves(0) == []
    assert state.domain(0) == []
    assert [reason.code for reason in state.why_not(0, 0)] == ["no_decision"]
    with pytest.raises(Refused, match="no_decision"):
        state.parse(0, "take tea")
    with pytest.raises(Refused, match="no_decision"):
        state.play(0, 0)


def test_a_lane_opens_no_lanes() -> None:
    class Nested(Bonus):
        def run(self, state: House) -> None:
            state.open_lanes([Start(), Start()])

    state = house()
    state.open_lanes([Nested(0, ""), None])
    with pytest.raises(AssertionError, match="no lanes"):
        state.settle()


def test_promises_bind_inside_a_lane() -> None:
    pending = [["lanes", [["Gift"], ["Use", 1, 0]], [["Gift"]]], ["Turn", 0]]
    state = house()
    state.agenda, state.lanes = None, []
    state.push(Turn(0))
    state.open_lanes([Use(1, 0), Gift()])
    state.lanes[0] = Cell(Gift(), state.lanes[0])
    state.purses = [[1, 0, 0], [1, 0, 0]]
    assert encode_tasks(state) == pending
    state.settle()
    # Only tea keeps the promise of the kitchen, so all of lane 0 went by itself.
    assert state.purses == [[1, 0, 2], [1, 0, 0]]
    assert lanes(state) == [[], ["Gift"]]


def test_a_free_move_leaves_the_decision_open() -> None:
    state = house(purses=[[0, 3, 0], [1, 0, 0]], pending=[["Use", 1, 1], ["End"]])
    open_before = state.agenda
    play(state, "0 sell")
    assert state.agenda is open_before
    assert names(state, 0) == ["brew", "done"]
    assert codes(state, 0, "sell") == ["sold"]


def test_triggers_come_before_what_they_interrupt() -> None:
    state = house(lamps=[[LAMP, 7], []], purses=[[0, 2, 0], [1, 0, 0]], pending=[["Use", 1, 0], ["End"]])
    state.events = []
    play(state, "0 brew")
    assert [event.cause for event in state.events] == ["kitchen", "lamp"]
    assert state.purses[0] == [2, 1, 2]
    assert names(state, 0) == ["brew", "done", "sell"]


def test_a_single_move_is_played_and_told_but_end_is_always_asked() -> None:
    state = house(hands=HANDS, purses=[[1, 0, 0], [1, 0, 0]])
    state.events = []
    play(
        state, "0 1+market"
    )  # there is one coin, which the market needs: nothing is asked before it is spent
    assert [event.cause for event in state.events] == ["card 1", "market"]
    assert names(state, 0) == ["done", "sell"]
    play(state, "0 sell", "0 done")
    assert names(state, 0) == ["end"]


def test_a_required_decision_without_a_move_is_an_error_of_the_rules() -> None:
    state = house(purses=[[0, 0, 0], [0, 0, 0]])
    state.push(Use(1, 0))
    with pytest.raises(Stuck, match="use"):
        state.settle()


def surplus() -> House:
    """Seat 1 holds five cards in the turn of seat 0, who has promised the kitchen."""
    state = house(
        hands=[[SPICE], [4, 5, 6, 7, 8]], purses=[[0, 2, 0], [1, 0, 0]], pending=[["Use", 1, 0], ["End"]]
    )
    assert [(found.seat, found.optional) for found in state.decisions()] == [(0, False), (1, True)]
    return state


def test_an_optional_decision_leaves_alone_what_is_pending() -> None:
    state = surplus()
    agenda_before, options = state.agenda, state.options
    play(state, "1 discard 5")
    assert state.hand(1) == [4, 6, 7, 8]
    assert state.agenda is agenda_before
    assert state.options is options
    assert state.active == 0


def test_the_promises_of_others_do_not_bind_an_optional_decision() -> None:
    state = surplus()
    assert all(not state.why_not(1, move) for move in state.domain(1))


def test_an_optional_decision_is_offered_as_long_as_there_is_surplus() -> None:
    state = play(surplus(), "1 discard 5", "1 discard 8")
    assert [found.seat for found in state.decisions()] == [0]
    with pytest.raises(Refused, match="no_decision"):
        state.play(1, 4)


def test_what_was_optional_is_required_in_the_own_turn() -> None:
    state = play(surplus(), "0 brew", "0 done", "0 end")
    assert [(found.seat, found.decision.kind(), found.optional) for found in state.decisions()] == [
        (1, "discard", False)
    ]
    play(state, "1 discard 4", "1 discard 8")
    assert asked(state, 1) == "act"


def test_a_move_that_is_none_is_refused_with_what_was_asked() -> None:
    with pytest.raises(Refused) as refused:
        house().parse(0, "castle")
    assert refused.value.reasons[0].parameters == {"move": "castle", "decision": "act"}


def test_the_game_is_over_when_the_agenda_is_empty() -> None:
    state = play(house(rounds=1), "0 pass", "0 end", "1 pass", "1 end")
    assert state.to_move() == -1
    assert state.decisions() == []
    assert state.agenda is None
    assert state.options == []


def test_tasks_are_written_as_name_and_arguments() -> None:
    assert [task.encode() for task in (Use(1, 0), Discard(), End(), GiveUp())] == [
        ["Use", 1, 0],
        ["Discard"],
        ["End"],
        ["GiveUp"],
    ]

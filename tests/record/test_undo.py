"""Undo down to its floor, and redo."""

import pytest

from examples.tea_house.rules import Discard
from examples.tea_house.state import House
from nextfrontier.record.record import Record
from tests.kernel.tables import table
from tests.record.records import HANDS, RICH, first_move, in_set_up, play, undo_is_refused, written


def test_a_turn_can_be_taken_back_step_by_step_until_it_ends() -> None:
    record = table(hands=HANDS, purses=RICH)
    states = [written(record)]
    for text in ("market+0", "buy", "done", "take tea", "sell"):
        record.play(0, text)
        states.append(written(record))
    assert record.undoable(0) == 5
    for expected in states[-2::-1]:
        record.undo(0)
        assert written(record) == expected
    assert undo_is_refused(record, 0) == 0


def test_several_steps_go_back_at_once_or_not_at_all() -> None:
    record = table(hands=HANDS, purses=RICH)
    before = written(record)
    play(record, "0 market+0", "0 buy", "0 done")
    assert undo_is_refused(record, 0, 4) == 3
    record.undo(0, 3)
    assert written(record) == before
    assert record.redoable(0) == 3
    for steps in (0, -1, True):
        with pytest.raises(Exception, match="wrong_steps"):
            record.undo(0, steps)
        with pytest.raises(Exception, match="wrong_steps"):
            record.redo(0, steps)


def test_a_draw_is_a_floor() -> None:
    record = play(table(hands=HANDS, purses=RICH), "0 market+2", "0 buy", "0 done")
    assert record.entries[-1].events[-1].reveals
    assert undo_is_refused(record, 0) == 0
    play(record, "0 sell")
    assert record.undoable(0) == 1


def test_handing_over_is_a_floor_even_if_nothing_was_shown() -> None:
    record = play(table(hands=HANDS, common=[[], []]), "0 pass")
    assert record.undoable(0) == 1
    events = record.play(0, "end")
    assert not any(event.reveals for event in events)
    assert undo_is_refused(record, 0) == 0
    assert undo_is_refused(record, 1) == 0


def test_in_lanes_a_seat_takes_back_its_own_moves_and_others_keep_theirs() -> None:
    record = in_set_up()
    alone = in_set_up()
    for seat in (0, 1, 0, 2, 1, 1):
        text = first_move(record, seat)
        record.play(seat, text)
        if seat:
            alone.play(seat, text)
    record.undo(0, 2)
    assert written(record) == written(alone)
    assert [entry.seat for entry in record.entries] == [1, 2, 1, 1]
    record.redo(0, 2)
    assert [entry.seat for entry in record.entries] == [1, 2, 1, 1, 0, 0]
    assert written(record) == record.game.encode(record.replay())


def test_who_finished_a_lane_cannot_go_back_once_all_are_done() -> None:
    record = in_set_up(2)
    for seat in (1, 1, 1, 0, 0):
        record.play(seat, first_move(record, seat))
    assert record.undoable(1) == 3
    record.play(0, first_move(record, 0))
    assert not record.state.lanes
    assert undo_is_refused(record, 1) == 0
    assert record.undoable(0) == 3  # nobody was shown anything, and control stayed with seat 0


def test_the_last_to_finish_hands_over_to_another_seat() -> None:
    record = in_set_up(2)
    for seat in (0, 0, 0, 1, 1, 1):
        record.play(seat, first_move(record, seat))
    assert undo_is_refused(record, 0) == 0
    assert undo_is_refused(record, 1) == 0


def test_a_discard_of_another_seat_meanwhile_is_replayed() -> None:
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=RICH)
    play(record, "0 market+0", "1 discard 6", "0 buy")
    record.undo(0, 2)
    assert [(entry.seat, entry.move) for entry in record.entries] == [(1, "discard 6")]
    assert isinstance(record.state, House)
    assert record.state.cards[1:4] == [[6], [0, 1, 2], [4, 5, 7]]
    record.redo(0)
    assert [(entry.seat, entry.move) for entry in record.entries] == [(1, "discard 6"), (0, "market+0")]


def test_an_optional_move_can_be_taken_back_while_the_turn_goes_on() -> None:
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=RICH)
    play(record, "1 discard 6", "0 market+0", "0 buy")
    record.undo(1)
    assert [entry.move for entry in record.entries] == ["market+0", "buy"]
    assert isinstance(record.state, House)
    assert record.state.hand(1) == [4, 5, 6, 7]


def test_the_floor_is_where_a_move_of_another_seat_would_become_illegal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def offer(state: House, seat: int) -> Discard | None:
        return Discard() if seat != state.active and state.sold else None

    monkeypatch.setattr(House, "offer", offer)
    record = play(table(hands=HANDS, purses=RICH), "0 market+0", "0 sell", "1 discard 4", "0 buy")
    assert record.undoable(0) == 1
    assert undo_is_refused(record, 0, 2) == 1
    record.undo(0)
    record.undo(1)
    assert record.undoable(0) == 2


@pytest.fixture
def stirred(monkeypatch: pytest.MonkeyPatch) -> Record:
    """Stir the discard pile: seat 1 discards after a card of seat 0 came there."""

    def apply(state: House, move: int) -> None:
        state.put_away(move, 0)
        state.cards[1] = state.shuffle(1, state.cards[1])

    monkeypatch.setattr(Discard, "apply", lambda decision, state, move: apply(state, move))
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=RICH)
    return play(record, "0 market+0", "1 discard 6")


def test_asking_what_can_be_taken_back_leaves_no_trace(stirred: Record) -> None:
    outcomes = stirred.outcomes()
    assert sorted(outcomes[(1, 0)]) == [0, 6]
    assert stirred.undoable(0) == 1
    assert stirred.outcomes() == outcomes
    assert stirred.game.encode(stirred.replay()) == written(stirred)


def test_what_chance_brings_to_replayed_moves_is_recorded(stirred: Record) -> None:
    stirred.undo(0)
    assert stirred.outcomes()[(1, 0)] == [6]
    assert stirred.game.encode(stirred.replay()) == written(stirred)


def test_redo_plays_again_what_was_taken_back() -> None:
    record = play(table(hands=HANDS, purses=RICH), "0 market+0", "0 buy", "0 done")
    after = written(record)
    record.undo(0, 2)
    events = record.redo(0, 2)
    assert written(record) == after
    assert [event.cause for event in events] == ["market"]
    with pytest.raises(Exception, match="nothing_to_redo"):
        record.redo(0)


def test_undo_in_two_goes_is_redone_in_the_order_of_play() -> None:
    record = play(table(hands=HANDS, purses=RICH), "0 market+0", "0 buy", "0 done")
    record.undo(0)
    record.undo(0)
    record.redo(0)
    assert [entry.move for entry in record.entries] == ["market+0", "buy"]
    record.redo(0)
    assert [entry.move for entry in record.entries] == ["market+0", "buy", "done"]


def test_a_new_move_ends_redo_for_its_seat_only() -> None:
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=RICH)
    play(record, "0 market+0", "1 discard 6")
    record.undo(0)
    record.undo(1)
    record.play(0, "kitchen+0")
    assert (record.redoable(0), record.redoable(1)) == (0, 1)
    record.redo(1)
    assert [entry.move for entry in record.entries] == ["kitchen+0", "discard 6"]


def test_redo_is_refused_when_the_move_is_not_legal_any_more() -> None:
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=RICH, common=[[], []])
    record.play(1, "discard 6")
    record.undo(1)
    play(record, "0 pass", "0 end")
    before = written(record)
    record.redo(1)  # the same card in the own turn
    record.undo(1)
    assert written(record) == before
    record.play(1, "discard 7")
    with pytest.raises(Exception, match="nothing_to_redo"):
        record.redo(1)


def test_the_same_draws_come_again() -> None:
    record = play(table(hands=HANDS, purses=RICH), "0 market+0")
    record.undo(0)
    play(record, "0 pass", "0 end")
    plain = play(table(hands=HANDS, purses=RICH), "0 pass", "0 end")
    assert written(record) == written(plain)

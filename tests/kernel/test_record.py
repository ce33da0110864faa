"""A record: play by notation, versions, undo down to its floor, redo, replay."""

import json

import pytest

from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.record import Record
from tests.kernel.tables import house, refused_code, table
from tests.kernel.toy import Discard, House
from tests.kernel.toy_game import GAME

HANDS = [[0, 1, 2], [4, 5, 6]]
RICH = [[5, 5, 0], [5, 5, 0]]


def play(record: Record, *moves: str) -> Record:
    for move in moves:
        seat, _, text = move.partition(" ")
        record.play(int(seat), text)
    return record


def written(record: Record) -> object:
    return GAME.encode(record.state)  # type: ignore[arg-type]


def undo_is_refused(record: Record, seat: int, steps: int = 1) -> int:
    """How many steps the refusal says are possible."""
    before, version = written(record), record.version
    with pytest.raises(Exception) as refused:  # noqa: PT011
        record.undo(seat, steps)
    assert refused_code(refused.value) == "undo_floor"
    assert (written(record), record.version) == (before, version)
    possible = refused.value.reasons[0].parameters["possible"]  # type: ignore[attr-defined]
    assert isinstance(possible, int)
    return possible


def refusal_of(record: Record, seat: int, text: str, version: int | None = None) -> str:
    before, rows = written(record), record.version
    with pytest.raises(Exception) as refused:  # noqa: PT011
        record.play(seat, text, version)
    assert (written(record), record.version) == (before, rows)
    return refused_code(refused.value)


def in_set_up(seats: int = 3) -> Record:
    return Record(GAME, seats, {}, 4)


def first_move(record: Record, seat: int) -> str:
    return record.state.notation(seat, record.state.moves(seat)[0])


def test_a_move_whose_name_tells_a_secret_is_marked() -> None:
    record = in_set_up()
    record.play(1, first_move(record, 1))
    assert [entry.hidden for entry in record.entries] == [True]
    open_move = table(hands=HANDS, purses=RICH)
    open_move.play(0, "market+0")
    assert [entry.hidden for entry in open_move.entries] == [False]


def test_a_move_is_an_entry_with_its_events() -> None:
    record = table(hands=HANDS, purses=RICH)
    events = record.play(0, "market+0")
    assert [event.kind for event in events] == ["played"]
    assert [(entry.seat, entry.move, entry.events) for entry in record.entries] == [(0, "market+0", events)]
    assert record.events() == record.opening + events
    assert [event.kind for event in record.opening] == ["dealt", "dealt"]


def test_moves_played_by_the_kernel_are_no_entries() -> None:
    record = play(table(hands=HANDS, purses=[[1, 0, 0], [1, 0, 0]]), "0 0+kitchen")
    assert len(record.entries) == 1
    assert [event.cause for event in record.entries[0].events] == ["card 0", "gift", "kitchen"]


def test_a_refused_move_changes_nothing() -> None:
    record = table(hands=HANDS, purses=[[1, 0, 0], [1, 0, 0]])
    assert refusal_of(record, 0, "castle") == "unknown_move"
    assert refusal_of(record, 0, "kitchen+0") == "out_of_reach"
    assert refusal_of(record, 1, "pass") == "no_decision"
    assert refusal_of(record, 2, "pass") == "unknown_seat"
    assert refusal_of(record, -1, "pass") == "unknown_seat"


def test_a_stale_version_is_a_conflict() -> None:
    record = table(hands=HANDS, purses=RICH)
    record.play(0, "market+0", version=0)
    assert refusal_of(record, 0, "buy", version=0) == "version_conflict"
    record.undo(0, version=1)
    record.redo(0, version=2)
    record.play(0, "buy", version=3)
    assert record.version == 4
    with pytest.raises(Exception, match="version_conflict"):
        record.undo(0, version=3)
    with pytest.raises(Exception, match="version_conflict"):
        record.redo(0, version=3)


def test_the_seed_is_committed_to_at_once_and_published_at_the_end() -> None:
    record = Record(GAME, 2, {"rounds": 1}, "secret", {})
    assert record.commitment == commitment("secret")
    play(record, "0 pass", "0 end", "1 pass")
    assert (record.over, record.published_seed) == (False, None)
    play(record, "1 end")
    assert (record.over, record.published_seed) == (True, "secret")
    assert record.is_fair()
    assert undo_is_refused(record, 1) == 0


@pytest.mark.parametrize("seed", [None, 1.5, True, [1], "\ud800", "x" * 1001, 10**400])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(Exception, match="wrong_seed"):
        Record(GAME, 2, {}, seed)  # type: ignore[arg-type]


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
    assert written(record) == GAME.encode(record.replay())  # type: ignore[arg-type]


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
    assert record.state.zones[1:4] == [[6], [0, 1, 2], [4, 5, 7]]
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
    """Discarding stirs the pile; seat 1 has done so after a card of seat 0 came there."""

    def apply(state: House, move: int) -> None:
        state.put_away(move, 0)
        state.zones[1] = state.shuffled(1, state.zones[1])

    monkeypatch.setattr(Discard, "apply", lambda decision, state, move: apply(state, move))
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=RICH)
    return play(record, "0 market+0", "1 discard 6")


def test_asking_what_can_be_taken_back_leaves_no_trace(stirred: Record) -> None:
    outcomes = stirred.outcomes()
    assert sorted(outcomes[(1, 0)]) == [0, 6]
    assert stirred.undoable(0) == 1
    assert stirred.outcomes() == outcomes
    assert GAME.encode(stirred.replay()) == written(stirred)  # type: ignore[arg-type]


def test_what_chance_brings_to_replayed_moves_is_recorded(stirred: Record) -> None:
    stirred.undo(0)
    assert stirred.outcomes()[(1, 0)] == [6]
    assert GAME.encode(stirred.replay()) == written(stirred)  # type: ignore[arg-type]


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


def test_rows_are_only_appended() -> None:
    record = play(table(hands=HANDS, purses=RICH), "0 market+0", "0 buy")
    record.undo(0, 2)
    record.redo(0)
    assert [row.encode() for row in record.rows] == [
        {"do": "play", "seat": 0, "move": "market+0"},
        {"do": "play", "seat": 0, "move": "buy"},
        {"do": "undo", "seat": 0, "steps": 2},
        {"do": "redo", "seat": 0, "steps": 1},
    ]
    assert record.version == 4


def whole_game() -> tuple[Record, list[object]]:
    record = Record(GAME, 3, {"rounds": 6}, 9)
    history = [written(record)]
    while not record.over:
        seat = record.state.to_move()
        moves = record.state.moves(seat)
        record.play(seat, record.state.notation(seat, moves[len(history) % len(moves)]))
        history.append(written(record))
    return record, history


def test_every_moment_of_a_game_can_be_looked_at() -> None:
    record, history = whole_game()
    assert [GAME.encode(record.at(number)) for number in range(len(history))] == history  # type: ignore[arg-type]
    assert sum(entry.before is not None for entry in record.entries) < len(record.entries) / 2


def test_a_replay_needs_no_seed_and_leads_to_the_same_state() -> None:
    record, _ = whole_game()
    assert record.state.counters[1] > 1, "it was reshuffled"
    again = record.replay()
    assert GAME.encode(again) == written(record)  # type: ignore[arg-type]
    assert again.counters == record.state.counters
    assert record.is_fair()


def test_outcomes_that_do_not_come_from_the_seed_are_found_out() -> None:
    record, _ = whole_game()
    assert record.chance.record is not None
    record.chance.record[(1, 0)].reverse()
    assert not record.is_fair()


def test_what_chance_would_have_brought_in_a_line_taken_back_is_not_told() -> None:
    record = play(table(hands=HANDS, common=[[], [8, 9, 10]]), "0 pass")
    what_if = record.state.copy()
    what_if.play(0, what_if.parse(0, "end"))
    assert record.chance.record is not None
    assert (1, 0) in record.chance.record
    assert (1, 0) not in record.outcomes()


def test_a_record_does_not_share_what_it_was_given() -> None:
    changes: dict[str, object] = {"hands": [[0, 1, 2], [4, 5, 6]]}
    record = Record(GAME, 2, {}, 1, changes)
    before = json.dumps(record.save())
    changes["hands"][0].append(9)  # type: ignore[index]
    record.save()["position"]["hands"][0].append(9)
    assert json.dumps(record.save()) == before


def test_a_position_is_the_turn_of_who_is_to_play() -> None:
    state = house(to_play=1)
    assert state.to_move() == 1
    assert sorted(len(state.hand(seat)) for seat in (0, 1)) == [3, 3]

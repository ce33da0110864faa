"""A record: play by notation, versions, the seed, rows, replay."""

import json

import pytest

from examples.tea_house.game import GAME
from nextfrontier.kernel.chance import commitment
from nextfrontier.record.record import Record
from tests.kernel.tables import house, refused_code, table
from tests.record.records import HANDS, RICH, first_move, in_set_up, play, undo_is_refused, written


def refusal_of(record: Record, seat: int, text: str, version: int | None = None) -> str:
    before, rows = written(record), record.version
    with pytest.raises(Exception) as refused:  # noqa: PT011
        record.play(seat, text, version)
    assert (written(record), record.version) == (before, rows)
    return refused_code(refused.value)


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
    assert [record.game.encode(record.at(number)) for number in range(len(history))] == history
    assert sum(entry.before is not None for entry in record.entries) < len(record.entries) / 2


def test_a_replay_needs_no_seed_and_leads_to_the_same_state() -> None:
    record, _ = whole_game()
    assert record.state.counters[1] > 1, "it was reshuffled"
    again = record.replay()
    assert record.game.encode(again) == written(record)
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
    changes = {"hands": [[0, 1, 2], [4, 5, 6]]}
    record = Record(GAME, 2, {}, 1, changes)
    before = json.dumps(record.save())
    changes["hands"][0].append(9)
    record.save()["position"]["hands"][0].append(9)
    assert json.dumps(record.save()) == before


def test_a_position_is_the_turn_of_who_is_to_play() -> None:
    state = house(to_play=1)
    assert state.to_move() == 1
    assert sorted(len(state.hand(seat)) for seat in (0, 1)) == [3, 3]

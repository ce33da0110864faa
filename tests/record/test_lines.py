"""Several moves of a seat in one request, and copies of a record that are played apart."""

from __future__ import annotations

import pytest

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.record.guesses import guess_game
from nextfrontier.record.record import Record
from tests.kernel.tables import table
from tests.record.records import HANDS, RICH, first_move, in_set_up, play, undo_is_refused, written


def refusal_of(record: Record, *line: str) -> str:
    """Return the code of the refusal of a line, which changes nothing."""
    before = written(record), record.version
    with pytest.raises(Refused) as refused:
        record.play_all(0, line)
    assert (written(record), record.version) == before
    return refused.value.reasons[0].code


def test_a_line_of_moves_is_a_row_for_each_and_the_same_as_one_by_one() -> None:
    together, singly = table(hands=HANDS, purses=RICH), table(hands=HANDS, purses=RICH)
    events = together.play_all(0, ["market+0", "buy", "done"])
    play(singly, "0 market+0", "0 buy", "0 done")
    assert written(together) == written(singly)
    assert (
        [row.move for row in together.rows]
        == [row.move for row in singly.rows]
        == ["market+0", "buy", "done"]
    )
    assert [event.kind for event in events] == [
        event.kind for event in singly.events()[len(singly.opening) :]
    ]


def test_a_line_with_an_illegal_move_is_refused_as_a_whole() -> None:
    assert refusal_of(table(hands=HANDS, purses=RICH), "market+0", "buy", "castle") == "unknown_move"


def test_nothing_is_tried_behind_a_move_that_shows_something() -> None:
    """Else a refusal would tell what was drawn."""
    record = table(hands=HANDS, purses=RICH)
    assert refusal_of(record, "market+2", "buy", "done", "castle") == "ends_undo_midway"
    record.play_all(0, ["market+2", "buy", "done"])
    assert record.entries[-1].events[-1].reveals


def test_each_move_of_a_line_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = State.parse

    def counted(state: State, seat: int, text: str) -> int:
        parsed.append(text)
        return parse(state, seat, text)

    monkeypatch.setattr(State, "parse", counted)
    table(hands=HANDS, purses=RICH).play_all(0, ["market+0", "buy", "done"])
    assert parsed == ["market+0", "buy", "done"]


def test_a_fork_has_the_history_and_goes_its_own_way() -> None:
    record = play(table(hands=HANDS, purses=RICH), "0 market+0", "0 buy")
    before = written(record), record.save()
    fork = record.fork()
    assert fork.save() == record.save()
    fork.undo(0, 2)
    play(fork, "0 market+2")
    assert (written(record), record.save()) == before
    play(record, "0 done")
    assert [entry.move for entry in fork.entries] == ["market+2"]
    assert fork.line.moves == [(0, "market+2")]


def test_the_same_chance_comes_in_a_fork_and_is_recorded_apart() -> None:
    record = table(hands=HANDS, purses=RICH)
    fork = record.fork()
    for each in (fork, record):
        each.play_all(0, ["market+2", "buy", "done"])
    assert written(fork) == written(record)
    assert fork.outcomes() == record.outcomes()
    assert fork.game.encode(fork.replay()) == written(fork)


def test_a_long_fork_leaves_the_game_its_way_back() -> None:
    """The fork gives up snapshots behind its floors; those it shares with the game stay."""
    record = in_set_up(2)
    for seat in (1, 1, 0):
        record.play(seat, first_move(record, seat))
    fork = record.fork()
    while not fork.over:
        seat = fork.state.to_move()
        fork.play(seat, first_move(fork, seat))
    assert all(entry.before is not None for entry in record.entries)
    assert record.undoable(1) == 2
    assert undo_is_refused(fork, 1) == 0


def test_a_guess_is_a_game_of_its_own_with_the_same_view() -> None:
    record = in_set_up(2)
    record.play(1, first_move(record, 1))
    guesses = [guess_game(record, record.state, 0, seed) for seed in range(10, 18)]
    encode = record.game.encode
    view = encode(view_of(record.state, 0))
    assert all(encode(view_of(guess.state, 0)) == view for guess in guesses)
    assert len({str(written(guess)) for guess in guesses}) > 1
    assert written(guess_game(record, record.state, 0, 13)) == written(guesses[3])
    assert all(guess.version == 0 and guess.commitment != record.commitment for guess in guesses)

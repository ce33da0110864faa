"""Play over WebSocket: the first frames, moves, undo, requests that are repeated or come late."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nextfrontier.kernel.agenda import State
from tests.server.serving import EVACUATION, GAME, Serving
from tests.server.visitors import Visitor
from tests.server.web.pairs import SECRETS, TURNS, Pair, play_quietly, quiet_move

FIRST = {GAME: "keep", EVACUATION: "goal"}  # the first move, which tells a secret


def test_a_move_is_parsed_once_on_its_way_from_the_socket_to_the_record(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []
    parse = State.parse

    def counted(state: State, seat: int, text: str) -> int:
        parsed.append(text)
        return parse(state, seat, text)

    mover, move = pair.mover(), pair.mover().moves[0]
    monkeypatch.setattr(State, "parse", counted)
    assert mover.play(move)["ok"]
    assert parsed == [move]


def test_the_first_frames_are_the_state_through_the_eyes_of_the_seat_and_the_chat(pair: Pair) -> None:
    state, secret = pair.bob.state, SECRETS[pair.game]
    assert (state["seat"], state["mine"], state["version"]) == (1, [1], 0)
    assert state["view"]["players"][1][secret] == sorted(state["view"]["players"][1][secret])
    assert state["view"]["players"][0][secret]["known"] == []
    assert {waiting["seat"] for waiting in state["waiting"]} == {0, 1}
    assert state["decision"]["kind"].startswith("keep")
    assert all(
        {"text", "kind", "fields", "label", "reveals"} == set(move) for move in state["decision"]["moves"]
    )
    assert type(state["forecast"]["score_now"]["total"]) is int
    assert (state["over"], state["result"], state["seed"]) == (False, None, None)
    assert len(state["seed_hash"]) == 64
    assert pair.bob.log[0]["seat"] == -1


def test_a_spectator_sees_the_table_and_decides_nothing(pair: Pair) -> None:
    state = pair.eve.state
    assert (state["seat"], state["mine"], state["decision"], state["forecast"]) == (None, [], None, None)
    assert all(player[SECRETS[pair.game]]["known"] == [] for player in state["view"]["players"])
    assert pair.eve.refused("play", decision=pair.ann.decision["id"], moves=["end"]) == "not_seated"
    for verb in ("undo", "redo", "restart", "suggest"):
        assert pair.eve.refused(verb) == "not_seated"


def test_the_state_after_a_move_comes_before_the_reply_and_reaches_everybody(pair: Pair) -> None:
    reply = pair.ann.play()
    assert reply["version"] == pair.ann.state["version"] == 1
    kinds = [frame[:15] for frame in pair.ann.frames[-2:]]
    assert kinds == ['{"type":"state"', '{"type":"reply"']
    for other in (pair.bob, pair.eve):
        assert other.until(lambda state: state["version"] == 1)["log"]["keep"] == 1


def test_the_name_of_a_secret_move_is_told_to_nobody_else(pair: Pair) -> None:
    pair.ann.play()
    pair.bob.until(lambda state: state["version"] == 1)
    pair.eve.until(lambda state: state["version"] == 1)
    assert pair.ann.log[1]["move"].split()[0] == FIRST[pair.game]
    assert (pair.bob.log[1]["move"], pair.eve.log[1]["move"]) == ("", "")


def test_sentences_of_the_log_have_numbers_of_seats_where_players_are_named(pair: Pair) -> None:
    pair.started()
    said = [piece for entry in pair.eve.log for event in entry["events"] for piece in event["said"]]
    assert {piece for piece in said if isinstance(piece, int)} == {0, 1}
    assert not [piece for piece in said if "Player" in str(piece)]


def test_undo_redo_and_restart_walk_through_the_own_turn_and_the_log_follows(pair: Pair) -> None:
    mover = pair.started().mover()
    before = mover.state["view"]
    entries = len(mover.log)
    play_quietly(mover)
    steps = mover.state["undo"]["possible"]
    after = mover.state["view"]
    assert steps >= 1
    mover.ask("undo", steps=1)
    assert mover.state["undo"] == {"possible": steps - 1, "redo": 1}
    mover.ask("redo", steps=1)
    assert mover.state["view"] == after
    mover.ask("restart")
    assert mover.state["view"] == before
    assert len(mover.log) == entries
    assert mover.refused("undo", steps=1) == "undo_floor"
    assert mover.refused("restart") == "undo_floor"
    mover.ask("redo", steps=steps)
    assert mover.state["view"] == after
    assert mover.refused("redo", steps=1) == "nothing_to_redo"


def test_nobody_uses_up_the_moves_of_a_game_by_undo_and_redo(serve: Callable[..., Serving]) -> None:
    """LONGEST_GAME counts undos; what LONGEST_LINE allows can be played all the same."""
    server = serve(longest_game=24, longest_line=12)
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive() as ann:
        while ann.decision["kind"] != TURNS[GAME]:
            ann.play()
            ann.ask("look", seat=ann.state["waiting"][0]["seat"])
        ann.play(quiet_move(ann))
        while server.record(table.name).version < 12:
            ann.ask("undo" if ann.state["undo"]["possible"] else "redo", steps=1)
        assert ann.refused("redo", steps=1) == "too_many_undos"
        ann.play(quiet_move(ann))
        assert ann.refused("undo", steps=1) == "too_many_undos"
        assert ann.refused("restart") == "too_many_undos"
        while len(server.record(table.name).entries) < 12:
            ann.ask("look", seat=ann.state["waiting"][0]["seat"])
            ann.play()


def test_nobody_takes_back_what_another_has_seen(pair: Pair) -> None:
    mover = pair.started().mover()
    play_quietly(mover)
    mover.play("end")
    assert mover.refused("undo", steps=1) == "undo_floor"


def test_several_moves_are_played_all_or_none(pair: Pair) -> None:
    mover = pair.started().mover()
    version, first = mover.state["version"], quiet_move(mover)
    code = mover.refused("play", decision=mover.decision["id"], moves=[first, "no such move"])
    assert code == "unknown_move"
    assert mover.ask("ping")["ok"]
    assert mover.state["version"] == version
    line = play_quietly(mover)
    mover.ask("restart")
    version = mover.state["version"]
    assert mover.play(*line, "end")["version"] == version + len(line) + 1
    assert not mover.must_decide()


def test_nothing_is_tried_behind_a_move_that_cannot_be_taken_back(pair: Pair) -> None:
    """Otherwise a refusal would tell what was drawn."""
    mover = pair.started().mover()
    play_quietly(mover)
    version = mover.state["version"]
    moves = ["end", "no such move"]
    assert mover.refused("play", decision=mover.decision["id"], moves=moves) == "ends_undo_midway"
    assert mover.state["version"] == version


def test_a_repeated_request_gets_its_first_answer_and_changes_nothing(pair: Pair) -> None:
    mover = pair.started().mover()
    decision, move = mover.decision["id"], quiet_move(mover)
    first = mover.answer(mover.send("play", id="once", decision=decision, moves=[move]))
    again = mover.answer(mover.send("play", id="once", decision=decision, moves=[move]))
    other = mover.answer(mover.send("undo", id="once", steps=1))
    assert first == again == other
    assert mover.state["version"] == first["version"]
    refusal = mover.answer(mover.send("play", id="twice", decision="0-0-keep", moves=["end"]))
    assert not refusal["ok"]
    assert (
        mover.answer(mover.send("play", id="twice", decision=mover.decision["id"], moves=["end"])) == refusal
    )


def test_a_request_id_is_known_per_seat(pair: Pair) -> None:
    for visitor in (pair.ann, pair.bob):
        visitor.until(lambda state: state["decision"] is not None)
        reply = visitor.answer(
            visitor.send("play", id="same", decision=visitor.decision["id"], moves=[visitor.moves[0]])
        )
        assert reply["ok"]
    assert pair.bob.state["version"] == 2


def test_a_decision_that_is_not_open_any_more_is_refused(pair: Pair) -> None:
    mover = pair.started().mover()
    old, move = mover.decision["id"], quiet_move(mover)
    mover.play(move)
    mover.ask("undo", steps=1)
    for verb in ("why", "preview"):
        assert mover.refused(verb, decision=old, move=move) == "stale_decision"
    assert mover.refused("play", decision=old, moves=[move]) == "stale_decision"
    assert pair.other().refused("play", decision=mover.decision["id"], moves=[move]) == "stale_decision"

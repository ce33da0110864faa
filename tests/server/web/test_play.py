"""Play over WebSocket: hello, frames, moves, undo, questions, chat, presence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nextfrontier.kernel.agenda import State
from tests.server.serving import EVACUATION, GAME, GAMES, Opened, Serving
from tests.server.visitors import Visitor

TURNS = {GAME: "turn", EVACUATION: "action"}  # the decision with which a turn begins
SECRETS = {GAME: "hand", EVACUATION: "goals"}  # what only its owner sees from the start
FIRST = {GAME: "keep", EVACUATION: "goal"}  # the first move, which tells a secret


class Pair:
    """A table of two people who look at it, and a spectator."""

    def __init__(self, server: Serving, game: str) -> None:
        self.game = game
        self.table: Opened = server.open("human", "human", game=game)
        address = server.socket_address
        self.ann = Visitor(address, self.table.name, [self.table.tokens[0]]).arrive()
        self.bob = Visitor(address, self.table.name, [self.table.tokens[1]]).arrive()
        self.eve = Visitor(address, self.table.name).arrive()

    def started(self) -> Pair:
        """Choose hands or goals for all seats, so that the first turn begins."""
        while self.mover().decision["kind"] != TURNS[self.game]:
            version = self.mover().play()["version"]
            for visitor in (self.ann, self.bob, self.eve):
                visitor.until(lambda state, version=version: state["version"] == version)
        return self

    def mover(self) -> Visitor:
        """Return the visitor whose turn it is; where both decide, the first in turn order."""
        both = (self.ann, self.bob)
        return next(both[seat] for seat in self.eve.state["view"]["order"] if both[seat].must_decide())

    def other(self) -> Visitor:
        """Return the visitor who waits."""
        return self.bob if self.mover() is self.ann else self.ann


@pytest.fixture(params=GAMES)
def pair(server: Serving, request: pytest.FixtureRequest) -> Iterator[Pair]:
    made = Pair(server, request.param)
    yield made
    for visitor in (made.ann, made.bob, made.eve):
        visitor.leave()


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


def play_quietly(mover: Visitor) -> list[str]:
    """Play a turn up to its end without a move that shows anything, so that all can be taken back; return its moves."""
    for first in mover.moves:
        line = [first]
        while line and is_quiet(mover, line[-1]):
            mover.play(line[-1])
            if mover.decision["kind"] == "end":
                return line
            line.append(quiet_move(mover))
        if len(line) > 1:
            mover.ask("restart")
    raise AssertionError("every turn shows something")


def quiet_move(mover: Visitor) -> str:
    """Return the first move that can be taken back, or nothing."""
    return next((move for move in mover.moves if is_quiet(mover, move)), "")


def is_quiet(mover: Visitor, move: str) -> bool:
    """Can the move be taken back?"""
    return (
        bool(move)
        and not mover.ask("preview", decision=mover.decision["id"], move=move)["preview"]["reveals"]
    )


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


def test_why_names_rule_and_fix_and_preview_tells_what_a_move_does(pair: Pair) -> None:
    mover = pair.started().mover()
    decision = mover.decision
    illegal = mover.illegal
    reasons = mover.ask("why", decision=decision["id"], move=illegal[0])["reasons"]
    assert {"code", "rule", "message", "params", "fixes"} <= set(reasons[0])
    assert reasons[0]["rule"].startswith("UC-" if pair.game == GAME else "EV-")
    legal = quiet_move(mover)
    assert mover.ask("why", decision=decision["id"], move=legal) | {"id": ""} == {
        "type": "reply", "id": "", "ok": True, "legal": True, "reasons": [],
    }  # fmt: skip
    preview = mover.ask("preview", decision=decision["id"], move=legal)["preview"]
    assert {"pays", "gains", "events", "changes", "warnings", "reveals", "shows", "next"} == set(preview)
    assert preview["next"]["moves"]
    assert mover.refused("play", decision=decision["id"], moves=[illegal[0]]) == reasons[0]["code"]


def test_why_can_be_asked_of_a_move_that_would_come_after_others(pair: Pair) -> None:
    mover = pair.started().mover()
    decision, first = mover.decision["id"], quiet_move(mover)
    [second, *_] = mover.ask("preview", decision=decision, moves=[first])["preview"]["next"]["moves"]
    assert mover.ask("why", decision=decision, move=second["text"], after=[first])["legal"]
    assert mover.refused("why", decision=decision, move="nothing", after=[first]) == "unknown_move"


@pytest.mark.parametrize("game", GAMES)
def test_one_client_can_look_through_all_its_seats(server: Serving, game: str) -> None:
    table, secret = server.open("human", "human", game=game), SECRETS[game]
    with Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive() as both:
        assert (both.state["mine"], both.state["seat"]) == ([0, 1], 0)
        assert both.state["view"]["players"][1][secret]["known"] == []
        both.ask("look", seat=1)
        assert both.state["seat"] == 1
        assert both.state["log"]["keep"] == 0
        assert isinstance(both.state["view"]["players"][1][secret], list)
        both.play()
        assert both.refused("look", seat=2) == "not_your_seat"


def test_a_bot_suggests_a_move_while_other_requests_are_answered(pair: Pair) -> None:
    mover = pair.started().mover()
    suggestion = mover.send("suggest")
    assert mover.refused("suggest") == "too_fast"
    reply = mover.answer(suggestion)
    assert reply["move"] in mover.moves
    assert reply["decision"] == mover.decision["id"]
    assert reply["label"] in [
        move["label"] for move in mover.decision["moves"] if move["text"] == reply["move"]
    ]
    assert reply["text"].startswith(reply["label"])
    assert pair.other().refused("suggest") == "no_decision"


def test_a_table_opened_without_suggestions_refuses_them_at_its_copies_and_rematches_too(
    server: Serving,
) -> None:
    table = server.open("human", "human", advice=False)
    copy = server.post(f"/api/tables/{table.name}/what-if", {}, table.tokens[0])
    for name, token in ((table.name, table.tokens[0]), (copy["table"], copy["seats"][0]["token"])):
        with Visitor(server.socket_address, name, [token]).arrive() as ann:
            assert ann.state["advice"] is False
            assert ann.refused("suggest") == "advice_forbidden"


def test_chat_reaches_everybody_as_one_clean_line(pair: Pair) -> None:
    pair.ann.ask("chat", text="  good\u202e luck\n all ")
    pair.eve.ask("chat", text="hello")
    while len(pair.bob.chat) < 2:
        pair.bob.read()
    lines = [(line["number"], line["seat"], line["name"], line["text"]) for line in pair.bob.chat]
    assert lines == [(0, 0, "Ann", "good luck all"), (1, None, "", "hello")]
    assert pair.ann.refused("chat", text="x" * 501) == "chat_too_long"
    assert pair.ann.refused("chat", text=" \n ") == "chat_empty"


def test_everybody_sees_who_is_there(pair: Pair) -> None:
    assert [seat["connected"] for seat in pair.eve.state["seats"]] == [True, True]
    pair.bob.leave()
    while pair.eve.people["seats"][1]["connected"]:
        pair.eve.read()
    assert pair.eve.people["seats"][0]["connected"]


def test_a_client_that_comes_back_gets_what_it_missed(server: Serving, pair: Pair) -> None:
    mover = pair.started().mover()
    seat = mover.state["seat"]
    have = {"version": mover.state["version"], "log": len(mover.log)}
    play_quietly(mover)
    token = pair.table.tokens[seat]
    with Visitor(server.socket_address, pair.table.name, [token], None).arrive() as fresh:
        assert fresh.log == mover.log
    back = Visitor(server.socket_address, pair.table.name, [token], have)
    back.log = mover.log[: have["log"]]
    back.arrive()
    assert back.state["log"]["keep"] == have["log"]
    assert back.log == mover.log
    have = {"version": back.state["version"], "log": len(back.log)}
    mover.ask("restart")
    mover.play(mover.moves[-1])
    again = Visitor(server.socket_address, pair.table.name, [token], have)
    again.log = back.log
    again.arrive()
    assert again.state["log"]["keep"] < have["log"]
    assert again.log == mover.log
    for visitor in (back, again):
        visitor.leave()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"protocol": 1}, "wrong_protocol"),
        ({"table": "nowhere"}, "unknown_table"),
        ({"tokens": ["guess"]}, "unknown_token"),
        ({"table": 7}, "bad_request"),
    ],
)
def test_a_wrong_hello_is_refused_with_a_code(server: Serving, fields: dict[str, Any], code: str) -> None:
    table = server.open("human", "human")
    tokens = fields.pop("tokens", [])
    name = fields.pop("table", table.name)
    with Visitor(server.socket_address, name, tokens, **fields) as visitor:
        assert visitor.fatal() == code


def test_a_move_is_told_event_by_event_as_the_asker_may_know_it(pair: Pair) -> None:
    pair.started()
    mover = pair.mover()
    version = mover.play(mover.moves[0])["version"]
    for visitor in (pair.ann, pair.bob, pair.eve):
        visitor.until(lambda state: state["version"] == version)
        last = visitor.log[-1]
        told = visitor.ask("watch", version=version, first=last["number"], entries=1)
        (entry,) = told["entries"]
        assert entry["number"] == last["number"]
        assert len(entry["steps"]) == max(len(last["events"]), 1)
        assert folded(told) == {**visitor.state["view"], "pending": []}


def ends_undo(visitor: Visitor, move: str) -> bool:
    """Would a move be one that cannot be taken back?"""
    asked = visitor.ask("preview", decision=visitor.decision["id"], move=move)
    return bool(asked["preview"]["reveals"])


def folded(told: dict[str, Any]) -> dict[str, Any]:
    """Return the view after all steps, put together as a client does it."""
    view: dict[str, Any] = told["view"]
    for change in (change for entry in told["entries"] for step in entry["steps"] for change in step):
        *way, last = change["path"]
        place: Any = view
        for step in way:
            place = place[step]
        if "value" in change:
            place[last] = change["value"]
        else:
            del place[last]
    return view


def test_only_moves_that_stand_are_told_event_by_event(pair: Pair) -> None:
    pair.started()
    mover, number = pair.mover(), len(pair.mover().log)
    move = next(move for move in mover.moves if not ends_undo(mover, move))
    version = mover.play(move)["version"]
    assert mover.refused("watch", version=version, first=number, entries=2) == "no_such_move_number"
    assert mover.refused("watch", version=version + 1, first=number, entries=1) == "no_such_move_number"
    mover.ask("undo", steps=1)
    assert mover.refused("watch", version=version, first=number, entries=1) == "no_such_move_number"
    assert mover.refused("watch", version=version, first=0, entries=1) == "bad_request"
    assert mover.refused("watch", version=version, first=1, entries=1000) == "bad_request"

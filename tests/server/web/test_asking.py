"""Questions over WebSocket: why, previews, suggestions, and moves told event by event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nextfrontier.kernel.game import Document
from nextfrontier.server.bots.processes import Worker
from nextfrontier.server.bots.worker import Job
from tests.server.changes import applied
from tests.server.serving import GAME, Serving
from tests.server.visitors import Visitor
from tests.server.web.pairs import Pair, is_quiet, quiet_move


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


def test_suggestions_are_those_of_the_strong_bot(
    server: Serving, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, levels = pair.started().mover(), []
    think = server.hall.bots.asking.think

    async def note(worker: Worker, job: Job, spend: Callable[[float], None]) -> Document:
        levels.append(job[1])
        return await think(worker, job, spend)

    monkeypatch.setattr(server.hall.bots.asking, "think", note)
    assert mover.ask("suggest")["ok"]
    assert levels == ["strong"]


def test_a_table_opened_without_suggestions_refuses_them_at_its_copies_and_rematches_too(
    server: Serving,
) -> None:
    table = server.open("human", "human", advice=False)
    copy = server.post(f"/api/tables/{table.name}/what-if", {}, table.tokens[0])
    for name, token in ((table.name, table.tokens[0]), (copy["table"], copy["seats"][0]["token"])):
        with Visitor(server.socket_address, name, [token]).arrive() as ann:
            assert ann.state["advice"] is False
            assert ann.refused("suggest") == "advice_forbidden"


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
        changes = [change for step in entry["steps"] for change in step]
        assert applied(told["view"], changes) == {**visitor.state["view"], "pending": []}


def test_only_moves_that_stand_are_told_event_by_event(pair: Pair) -> None:
    pair.started()
    mover, number = pair.mover(), len(pair.mover().log)
    move = next(move for move in mover.moves if is_quiet(mover, move))
    version = mover.play(move)["version"]
    assert mover.refused("watch", version=version, first=number, entries=2) == "no_such_move_number"
    assert mover.refused("watch", version=version + 1, first=number, entries=1) == "no_such_move_number"
    mover.ask("undo", steps=1)
    assert mover.refused("watch", version=version, first=number, entries=1) == "no_such_move_number"
    assert mover.refused("watch", version=version, first=0, entries=1) == "bad_request"
    assert mover.refused("watch", version=version, first=1, entries=1000) == "bad_request"

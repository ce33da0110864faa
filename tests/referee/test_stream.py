"""The referee as a process: JSON lines in, JSON lines out, whatever comes in."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from nextfrontier.protocol.requests import VERBS
from nextfrontier.referee.stream import LONGEST_LINE, serve
from tests.referee.hosting import Host

SRC = Path(__file__).resolve().parent.parent.parent / "src"


def replies(source: bytes) -> list[dict[str, Any]]:
    """Return the answers of the stream."""
    sink = io.BytesIO()
    serve(io.BytesIO(source), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_the_process_answers_each_line_and_ends_with_code_0() -> None:
    lines = b'{"id": 1, "do": "games"}\nnonsense\n{"id": "x", "do": "result"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "nextfrontier.cli.main", "referee"],
        input=lines, capture_output=True, check=False, env={"PYTHONPATH": str(SRC)}, timeout=60,
    )  # fmt: skip
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["id"] for reply in found] == [1, None, "x"]
    assert [reply["ok"] for reply in found] == [True, False, False]
    assert done.returncode == 0
    assert done.stderr == b""


def test_malformed_lines_get_an_error_and_the_next_line_is_served() -> None:
    bad = [
        b"", b"{", b"[]", b"1", b"null", b'"do"', b'{"do": 1}', b'{"do": "fly"}', b'{"id": [], "do": "games"}',
        b'{"id": 1, "do": "games", "extra": 1}', b'{"id": 1, "do": "new"}', b'{"id": 1, "do": "view", "seat": "0"}',
        b"\xff\xfe", b"[" * 100_000, b'{"a":' * 50_000 + b"1" + b"}" * 50_000, b'{"id": 1e999, "do": "games"}',
    ]  # fmt: skip
    for line in bad:
        found = replies(line + b'\n{"id": 9, "do": "games"}\n')
        assert found[-1]["ok"], line[:50]
        if line:
            assert found[0]["error"]["code"] == "bad_request", line[:50]
            assert found[0]["error"]["message"]


def test_an_unknown_field_is_named() -> None:
    reply = replies(b'{"id": 1, "do": "games", "speed": 1}\n')[0]
    assert "speed" in reply["error"]["message"]


def test_an_oversized_line_is_refused_without_being_kept() -> None:
    found = replies(b"[" + b"1," * LONGEST_LINE + b"1]\n" + b'{"id": 2, "do": "games"}\n')
    assert [reply["ok"] for reply in found] == [False, True]
    assert str(LONGEST_LINE) in found[0]["error"]["message"]


def test_a_verb_before_any_game_says_what_to_do() -> None:
    assert "new" in replies(b'{"id": 1, "do": "play", "seat": 0, "move": "end"}\n')[0]["error"]["message"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.dictionaries(
    st.sampled_from(["seat", "move", "version", "steps", "game", "seats", "seed", "options", "set", "save", "lang",
                     "level", "budget_ms"]) | st.text(max_size=6), JSON, max_size=6,
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([*VERBS, "fly", ""]), FIELDS)
def test_any_request_gets_an_answer_and_an_error_changes_nothing(verb: str, fields: dict[str, Any]) -> None:
    host = HOST
    before = host.ask("save")
    reply = msgspec.to_builtins(host.referee.answer({"id": 1, "do": verb, **fields}))
    assert set(reply) >= {"id", "ok"}
    if not reply["ok"]:
        assert reply["error"]["code"] != "internal_error"
        assert reply["error"]["message"]
        assert host.ask("save") == before
    elif verb in ("new", "position", "load", "play", "undo", "redo"):
        host.new()


POSITION_FIELDS = st.dictionaries(
    st.sampled_from(["era", "round", "turn", "order", "to_play", "slots", "clone_used", "advanced", "pending",
                     "federation", "deck", "discard", "three_credit", "special_deck", "contracts", "supply",
                     "players"]),
    JSON | st.lists(st.integers(0, 210), max_size=8) | st.integers(0, 11)
    | st.dictionaries(st.sampled_from(["Y1", "AAS", "4", "below", "tunnels"]), st.lists(st.integers(0, 4), max_size=3)),
    max_size=5,
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(POSITION_FIELDS)
def test_any_position_is_set_up_or_refused_with_its_path(changes: dict[str, Any]) -> None:
    host = Host()
    reply = host.position(changes=changes)
    if reply["ok"]:
        state = host.ask("state")["state"]
        again = Host()
        assert again.position(changes=state)["ok"]
        assert again.ask("state")["state"] == state
    else:
        assert reply["error"]["code"] == "bad_position"
        assert reply["error"]["params"]["path"]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_half_done_turn_is_refused_or_works(data: st.DataObject) -> None:
    host = Host()
    host.new()
    host.play_first(data.draw(st.integers(2, 30)))
    state = host.ask("state")["state"]
    pending = json.loads(json.dumps(state["pending"]))
    if len(pending) > 1:
        task = data.draw(st.sampled_from(pending[1:]))
        place = data.draw(st.integers(0, len(task) - 1))
        task[place] = data.draw(JSON)
    else:
        pending = data.draw(st.lists(JSON, max_size=3))
    reply = Host().position(changes={**state, "pending": pending})
    assert reply["ok"] or reply["error"]["code"] == "bad_position", reply


HOST = Host()
HOST.new()

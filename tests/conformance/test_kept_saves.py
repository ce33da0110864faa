"""Saves of an earlier version stay playable: the same states, sentences and results.

A save lies in `tests/saves/<game>/`, and beside it, as text, everything that came of it then. Saves, states and results
are never made anew: a difference is a game of somebody who played with that version and can no longer open it. Only
the sentences of the logs are those of today: some were added, and some are said in other words.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load, options_of
from nextfrontier.shelf import game, games

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*/*.json"))
EACH = pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path: Path) -> dict[str, Any]:
    """Read a kept save."""
    document = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


def play_requests(document: dict[str, Any]) -> Record:
    """Make every request of a save again, undo and redo included, with chance from the seed."""
    known = game(document["game"])
    options = options_of(known, document["options"], document["components_version"])
    record = Record(known, document["seats"], options, document["seed"], document["position"])
    for row in document["rows"]:
        if row["do"] == "play":
            record.play(row["seat"], row["move"])
        elif row["do"] == "undo":
            record.undo(row["seat"], row["steps"])
        else:
            record.redo(row["seat"], row["steps"])
    return record


def text_of(record: Record) -> str:
    """Write down all that came of a record: log, result or open decisions, end state."""
    lines = [*log_lines(record), *end_lines(record), "", "state"]
    document = record.game.encode(record.state)
    lines += [f"{name}: {json.dumps(document[name], sort_keys=True)}" for name in sorted(document)]
    return "\n".join(lines) + "\n"


def log_lines(record: Record) -> list[str]:
    """Write down the moves that count and the spectator's sentences; those of each seat as one hash."""
    lines = [record.game.sentence(event, SPECTATOR) for event in record.opening]
    for entry in record.entries:
        lines.append(f"{entry.seat} > {entry.move}")
        lines += [f"      {record.game.sentence(event, SPECTATOR)}" for event in entry.events]
    for seat in range(record.seats):
        read_by_seat = "\n".join(record.game.sentence(event, seat) for event in record.events())
        lines.append(f"seat {seat} reads {hashlib.sha256(read_by_seat.encode()).hexdigest()[:16]}")
    return lines


def end_lines(record: Record) -> list[str]:
    """Write down the result, or what each seat can do and take back."""
    result = record.game.result(record.state)
    if result is not None:
        scores = [f"seat {seat}: {points}" for seat, points in enumerate(result.scores)]
        return ["", f"ranking {result.ranking}, places {result.places}", *scores]
    lines = [""]
    for seat in range(record.seats):
        lines.append(f"seat {seat} undo {record.undoable(seat)} redo {record.redoable(seat)}")
        decision = record.state.decision(seat)
        if decision is not None:
            moves = sorted(record.state.notation(seat, move) for move in record.state.moves(seat))
            lines.append(f"  {decision.kind()}: {'; '.join(moves)}")
    return lines


@EACH
def test_the_requests_of_a_kept_save_lead_where_they_led(path: Path) -> None:
    """Played anew from the seed, log, result and state are those of the text beside the save."""
    record = play_requests(read(path))
    assert text_of(record) == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert record.is_fair()


@EACH
def test_a_kept_save_loads_and_is_saved_again_unchanged(path: Path) -> None:
    """It loads with its own digest, replays from its recorded outcomes alone, and writes the same document."""
    document = read(path)
    record = load(document)
    assert record.game.encode(record.replay()) == record.game.encode(record.state)
    assert text_of(record) == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert json.loads(json.dumps(record.save())) == {
        name: document[name] for name in document if name != "deal"
    }


def test_five_saves_are_kept_of_every_game_finished_and_unfinished() -> None:
    for each in games():
        kept = [read(path) for path in SAVES if path.parent.name == each.slug]
        assert len(kept) == 5
        assert {load(document).over for document in kept} == {True, False}
        for do in ("undo", "redo"):
            assert any(row["do"] == do for document in kept for row in document["rows"])

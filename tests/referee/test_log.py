"""The log of the referee: every reader gets what it may know, as at a table of the server."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.record.record import Record
from nextfrontier.server.gate import Gate
from tests.referee.hosting import Host


def dealt() -> tuple[Host, list[str]]:
    """Return a game in which both seats have chosen their opening hands, and their moves."""
    host = Host()
    moves = [decision["moves"][3]["text"] for decision in host.new()["decisions"]]
    for seat, move in enumerate(moves):
        assert host.ask("play", seat=seat, move=move)["ok"]
    return host, moves


def names(reply: dict[str, Any]) -> list[str]:
    """Return the moves of a log."""
    return [line["move"] for line in reply["log"]]


def test_the_log_names_a_secret_move_to_its_own_seat_only() -> None:
    host, moves = dealt()
    assert all(move.startswith("keep ") for move in moves)
    assert names(host.ask("log")) == ["", ""]
    assert names(host.ask("log", seat=None)) == ["", ""]
    assert names(host.ask("log", seat=0)) == [moves[0], ""]
    assert names(host.ask("log", seat=1)) == ["", moves[1]]


def test_the_sentences_of_the_log_tell_each_seat_what_it_drew_and_nobody_else() -> None:
    host, _ = dealt()
    host.play_first(30)
    record = host.referee.held.main
    assert record is not None
    drawn = next(
        entry for entry in record.entries if any(event.secret.get("which") for event in entry.events)
    )
    number = record.entries.index(drawn)
    own = host.ask("log", seat=drawn.seat)["log"][number]["text"]
    for other in (None, 1 - drawn.seat):
        assert host.ask("log", seat=other)["log"][number]["text"] != own


@pytest.mark.parametrize(
    ("game", "options"), [("underwater-cities", {}), ("evacuation", {"actions": "advanced"})]
)
def test_the_log_is_that_of_the_server(game: str, options: dict[str, Any]) -> None:
    host = Host()
    assert host.ask("new", game=game, seats=2, seed=7, options=options)["ok"]
    host.play_first(40)
    record = host.referee.held.main
    assert isinstance(record, Record)
    for seat in (SPECTATOR, 0, 1):
        told = Gate(record).log(seat, "en", 1).add
        lines = host.ask("log", seat=None if seat == SPECTATOR else seat)["log"]
        assert [(line["seat"], line["move"]) for line in lines] == [(one.seat, one.move) for one in told]
        assert [len(line["text"]) for line in lines] == [len(one.events) for one in told]


def test_a_seat_that_does_not_exist_reads_no_log() -> None:
    host, _ = dealt()
    assert host.ask("log", seat=2)["error"]["code"] == "unknown_seat"

"""A bot's reply: its move, how it would go on, and its reasons in the language that was asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.hosting import Host, texts_of

BUILDING = 6  # moves until a turn that goes on with building


@pytest.fixture
def host() -> Host:
    """Return a host of a game whose open decision is a turn that goes on with building."""
    host = Host()
    host.new()
    host.play_first(BUILDING)
    return host


def ask_bot(host: Host, level: str = "greedy", **fields: Any) -> dict[str, Any]:
    """Ask a bot to answer the open decision."""
    seat = host.ask("decisions")["decisions"][0]["seat"]
    return host.ask("bot", seat=seat, level=level, nodes=50, seed=3, **fields)


def test_a_bot_names_its_move_as_the_decision_does(host: Host) -> None:
    offered = {move["text"]: move["label"] for move in host.ask("decisions")["decisions"][0]["moves"]}
    reply = ask_bot(host)
    assert offered[reply["move"]] == reply["label"]


def test_the_expected_line_of_a_bot_can_be_played_as_it_is_told(host: Host) -> None:
    reply = ask_bot(host)
    seat = host.ask("decisions")["decisions"][0]["seat"]
    assert host.ask("play", seat=seat, move=reply["move"])["ok"]
    assert reply["line"]
    for step in reply["line"]:
        assert step in host.ask("decisions")["decisions"][0]["moves"]
        assert host.ask("play", seat=seat, move=step["text"])["ok"]


def test_a_bot_says_its_reasons_in_sentences_with_the_next_best_move(host: Host) -> None:
    reply = ask_bot(host)
    assert reply["text"].startswith(reply["label"])
    assert " Next: " in reply["text"]
    assert " Second best: " in reply["text"]
    assert all(move not in reply["text"] for move in texts_of(reply["line"]) if "+" in move)


def test_a_bot_speaks_the_language_of_the_request(host: Host) -> None:
    english, italian = ask_bot(host), ask_bot(host, lang="it")
    assert italian["move"] == english["move"]
    assert italian["label"] != english["label"]
    assert italian["text"].startswith(italian["label"])
    assert "Seconda scelta: " in italian["text"]


def test_a_bot_without_reasons_names_its_move_alone(host: Host) -> None:
    reply = ask_bot(host, "random")
    assert reply["explain"].keys() == {"moves"}
    assert reply["label"]


def test_a_program_that_wants_no_reasons_gets_the_same_move_at_once(host: Host) -> None:
    asked, quick = ask_bot(host, "regular"), ask_bot(host, "regular", reasons=False)
    assert quick["move"] == asked["move"]
    assert (quick["label"], quick["line"], quick["text"]) == ("", [], "")
    assert quick["explain"]["nodes"] < asked["explain"]["nodes"]

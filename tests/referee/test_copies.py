"""Copies of games by handle, determinizations, components and languages: what a searching bot needs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nextfrontier.referee.referee import REPLIES
from nextfrontier.referee.shelter import MOST_COPIES
from tests.languages.crawling import texts_in
from tests.languages.marks import unsaid
from tests.referee.hosting import Host, texts_of

GAMES = ["underwater-cities", "evacuation"]


def dealt(game: str = "underwater-cities", seats: int = 2, moves: int = 6) -> Host:
    """Return a game some moves after the deal."""
    host = Host()
    assert host.ask("new", game=game, seats=seats, seed="a secret")["ok"]
    host.play_first(moves)
    return host


def first_decision(host: Host, **fields: Any) -> dict[str, Any]:
    """Return the first decision that waits for an answer."""
    found: dict[str, Any] = next(
        one for one in host.ask("decisions", **fields)["decisions"] if not one["optional"]
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_is_played_and_asked_independently(game: str) -> None:
    host = dealt(game)
    before = host.ask("save")
    fork = host.ask("fork")
    assert fork["decisions"] == host.ask("decisions")["decisions"]
    handle = fork["handle"]
    decision = first_decision(host, handle=handle)
    played = host.ask("play", seat=decision["seat"], move=decision["moves"][-1]["text"], handle=handle)
    assert played["version"] == len(host.ask("save", handle=handle)["save"]["rows"]) == 7
    assert host.ask("save") == before
    assert len(host.ask("log", handle=handle)["log"]) == 7
    for verb in ("view", "state", "result", "log", "save", "decisions"):
        assert host.ask(verb, handle=handle)["ok"]
    again = host.ask("fork", handle=handle)["handle"]
    assert host.ask("state", handle=again)["state"] == host.ask("state", handle=handle)["state"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_determinization_has_the_view_of_its_seat_and_nothing_of_the_rest(game: str, seats: int) -> None:
    """Whatever seed is asked for, the real hidden cards are not what the guesses have in common."""
    host = dealt(game, seats, 4)
    view, state = host.ask("view", seat=0)["view"], host.ask("state")["state"]
    guesses = []
    for seed in range(6):
        handle = host.ask("determinize", seat=0, seed=seed)["handle"]
        assert host.ask("view", seat=0, handle=handle)["view"] == view
        guesses.append(host.ask("state", handle=handle)["state"])
    assert state not in guesses
    assert len({json.dumps(guess) for guess in guesses}) == 6


def test_a_determinization_tells_the_same_whatever_the_seat_does_not_know() -> None:
    """No oracle: made from two tables that look alike to the seat it is the same game, decisions and all."""
    host = dealt(moves=4)
    other = Host()
    guess = host.ask("determinize", seat=0, seed="other")["handle"]
    state = host.ask("state", handle=guess)["state"]
    assert other.ask("position", game="underwater-cities", seats=2, seed=1, set=state)["ok"]
    assert other.ask("state")["state"] != host.ask("state")["state"]
    first, second = (each.ask("determinize", seat=0, seed=9) for each in (host, other))
    told = [{**decision, "id": ""} for decision in first["decisions"]]
    assert told == [{**decision, "id": ""} for decision in second["decisions"]]
    handles = (host, first["handle"]), (other, second["handle"])
    states = [each.ask("state", handle=handle)["state"] for each, handle in handles]
    assert states[0] == states[1]
    saves = [each.ask("save", handle=handle)["save"] for each, handle in handles]
    assert saves[0]["rows"] == []
    assert "a secret" not in json.dumps(saves)


def test_without_a_seed_every_determinization_is_another_one() -> None:
    host = dealt()
    handles = [host.ask("determinize", seat=1)["handle"] for _ in range(3)]
    assert len({json.dumps(host.ask("state", handle=handle)["state"]) for handle in handles}) == 3


def test_a_determinization_can_be_played_to_the_end() -> None:
    host = dealt()
    handle = host.ask("determinize", seat=0, seed=1)["handle"]
    for number in range(2000):
        open_ = [one for one in host.ask("decisions", handle=handle)["decisions"] if not one["optional"]]
        if not open_:
            break
        moves = texts_of(open_[0]["moves"])
        host.ask("play", seat=open_[0]["seat"], move=moves[number * 7 % len(moves)], handle=handle)
    assert host.ask("result", handle=handle)["over"]
    assert not host.ask("result")["over"]


def test_a_dropped_copy_is_gone_and_its_handle_is_not_given_again() -> None:
    host = dealt()
    first, second = (host.ask("fork")["handle"] for _ in range(2))
    assert host.ask("drop", handle=first)["handles"] == [second]
    error = host.ask("view", handle=first)["error"]
    assert (error["code"], error["params"]) == ("unknown_handle", {"handle": first})
    assert error["fixes"]
    assert host.ask("drop", handle=first)["error"]["code"] == "unknown_handle"
    assert host.ask("fork")["handle"] not in (first, second)


def test_the_number_of_copies_is_bounded_and_a_new_game_ends_them_all() -> None:
    host = dealt(moves=0)
    for _ in range(MOST_COPIES):
        handle = host.ask("fork")["handle"]
    error = host.ask("fork")["error"]
    assert (error["code"], error["params"]) == ("too_many_copies", {"limit": MOST_COPIES})
    assert host.ask("determinize", seat=0)["error"]["code"] == "too_many_copies"
    host.ask("drop", handle=handle)
    assert host.ask("fork")["ok"]
    host.new()
    assert host.ask("view", handle=handle)["error"]["code"] == "unknown_handle"
    assert host.ask("fork")["ok"]


def test_a_refused_new_game_keeps_the_copies() -> None:
    host = dealt()
    handle = host.ask("fork")["handle"]
    assert not host.new(seats=9)["ok"]
    assert host.ask("view", handle=handle)["ok"]


def test_a_spectator_and_an_unknown_seat_get_no_determinization() -> None:
    host = dealt()
    assert host.ask("determinize", seat=None)["error"]["code"] == "bad_request"
    assert host.ask("determinize", seat=2)["error"]["code"] == "unknown_seat"


@pytest.mark.parametrize("game", GAMES)
def test_components_are_everything_printed(game: str) -> None:
    host = Host()
    assert host.ask("components")["error"]["code"] == "bad_request"
    printed = host.ask("components", game=game)["components"]
    assert printed["language"] == "en"
    host = dealt(game)
    assert host.ask("components")["components"] == printed
    assert host.ask("components", handle=host.ask("fork")["handle"])["components"] == printed
    assert host.ask("components", game="chess")["error"]["code"] == "unknown_game"


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_takes_a_language_and_the_first_one_stands_in_for_others(game: str) -> None:
    host = dealt(game, moves=3)
    decision = first_decision(host)
    seat, move = decision["seat"], decision["moves"][0]["text"]
    asked: dict[str, dict[str, Any]] = {
        "games": {}, "decisions": {}, "domain": {"seat": seat}, "preview": {"seat": seat, "move": move},
        "why": {"seat": seat, "move": move}, "view": {}, "state": {}, "forecast": {"seat": seat}, "result": {},
        "save": {}, "log": {}, "bot": {"seat": seat, "level": "random"}, "components": {},
    }  # fmt: skip
    for verb, fields in asked.items():
        assert host.ask(verb, lang="xx", **fields) == host.ask(verb, **fields), verb
        assert [text for _, text in texts_in(host.ask(verb, lang="qps", **fields)) if unsaid(text)] == [], (
            verb
        )
        assert host.ask(verb, lang="x" * 11, **fields)["error"]["code"] == "bad_request", verb
    for verb, fields in {
        "fork": {}, "determinize": {"seat": seat}, "play": {"seat": seat, "move": move},
        "undo": {"seat": seat}, "redo": {"seat": seat}, "drop": {"handle": "none"},
        "new": {"game": game, "seats": 2, "seed": 1},
        "position": {"game": game, "seats": 2, "seed": 1, "set": {}}, "load": {"save": host.ask("save")["save"]},
    }.items():  # fmt: skip
        code = host.ask(verb, lang="xx", **fields).get("error", {}).get("code")
        assert code in (None, "unknown_handle", "undo_floor", "nothing_to_redo"), (verb, code)
        asked[verb] = fields
    assert set(asked) == set(REPLIES)

"""The verbs of the referee protocol with Evacuation: dealing, moves, reasons, previews, positions, views."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nextfrontier.games.evacuation.positions.documents import Position
from nextfrontier.games.evacuation.positions.view_documents import PositionView
from nextfrontier.referee.referee import REPLIES
from tests.referee.hosting import Host, texts_of

GAME = "evacuation"
MID_TRANSPORT = {
    "year": 2,
    "phase": 3,
    "players": [
        {
            "seat": 0,
            "continent": "K1",
            "old": {"food": 2, "steel": 1, "energy": 4},
            "ships": {"old": ["S05"], "new": []},
        }
    ],
    "pending": [["lanes", [["transport", 0]], []], ["after_transport"], ["phase", 4]],
}


def dealt(seats: int = 2, **options: Any) -> Host:
    """Return a new game of Evacuation."""
    host = Host()
    assert host.ask("new", game=GAME, seats=seats, seed=7, options=options)["ok"]
    return host


def test_games_lists_the_options_of_both_games() -> None:
    found = {one["slug"]: one for one in Host().ask("games")["games"]}
    assert {"underwater-cities", GAME} <= set(found)
    defaults = {option["name"]: option["default"] for option in found[GAME]["options"]}
    assert defaults["mode"] == "points"
    assert defaults["goals"] == "draft"


def test_every_offered_move_is_accepted_and_every_other_has_a_reason() -> None:
    host = Host()
    reply = host.ask("position", game=GAME, seats=2, seed=7, options={}, set=MID_TRANSPORT)
    assert reply["ok"], reply
    assert host.ask("play", seat=0, move="send S05")["ok"]
    offered = texts_of(next(one for one in host.ask("decisions")["decisions"] if one["seat"] == 0)["moves"])
    domain = texts_of(host.ask("domain", seat=0)["moves"])
    assert set(offered) < set(domain)
    for move in domain:
        why = host.ask("why", seat=0, move=move)
        assert why["legal"] == (move in offered)
        assert why["legal"] or why["reasons"][0]["rule"]


def test_a_refusal_names_code_rule_and_fix() -> None:
    host = Host()
    host.ask("position", game=GAME, seats=2, seed=7, options={}, set=MID_TRANSPORT)
    host.ask("play", seat=0, move="send S05")
    error = host.ask("play", seat=0, move="load S05 OW2 bay")["error"]
    assert (error["code"], error["rule"]) == ("other_edge", "EV-TRANS-05")
    assert error["message"]


def test_a_preview_tells_what_a_flight_costs_and_changes_nothing() -> None:
    host = Host()
    host.ask("position", game=GAME, seats=2, seed=7, options={}, set=MID_TRANSPORT)
    before = host.ask("state")["state"]
    found = host.ask("preview", seat=0, move="send S05")
    assert found["ok"]
    assert [event["kind"] for event in found["events"]] == ["sent_ship"]
    assert host.ask("state")["state"] == before


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"mode": "race"}), (3, {"actions": "advanced", "common_goals": True, "lines": "A"})],
)
def test_real_states_and_views_fit_their_schemas(seats: int, options: dict[str, Any]) -> None:
    host = dealt(seats, **options)
    for _ in range(12):
        host.play_first(9)
        state = host.ask("state")["state"]
        assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(state, Position))) == state
        for seat in (*range(seats), None):
            msgspec.convert(host.ask("view", seat=seat)["view"], PositionView)
        again = Host()
        assert again.ask("position", game=GAME, seats=seats, seed=7, options=options, set=state)["ok"]
        assert again.ask("state")["state"] == state


def test_real_replies_fit_their_schemas() -> None:
    host = dealt()
    move = host.ask("decisions")["decisions"][0]["moves"][0]["text"]
    requests = [
        ("decisions", {}), ("domain", {"seat": 0}), ("preview", {"seat": 0, "move": move}),
        ("why", {"seat": 0, "move": move}), ("play", {"seat": 0, "move": move}), ("undo", {"seat": 0}),
        ("redo", {"seat": 0}), ("view", {"seat": 1}), ("state", {}), ("forecast", {"seat": 1}), ("result", {}),
        ("save", {}), ("log", {}), ("bot", {"seat": 1, "level": "greedy"}),
    ]  # fmt: skip
    for verb, fields in requests:
        reply = host.ask(verb, **fields)
        assert reply["ok"], reply
        msgspec.convert(reply, REPLIES[verb])


def test_a_save_goes_on_with_the_same_game() -> None:
    host = dealt(goals="first_game")
    host.play_first(20)
    again = Host()
    assert again.ask("load", save=host.ask("save")["save"])["ok"]
    assert again.ask("state")["state"] == host.ask("state")["state"]


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {"mode": "race"}, "EV-SOLO-01"),
        (2, {"mode": "race", "common_goals": True}, "EV-MOD-01"),
        (2, {"actions": "advanced", "bonuses": "strict"}, "EV-ADV-17"),
        (3, {"third_player": True}, "EV-SOLO-38"),
    ],
)
def test_options_combine_only_as_the_rules_allow(seats: int, options: dict[str, Any], rule: str) -> None:
    error = Host().ask("new", game=GAME, seats=seats, seed=7, options=options)["error"]
    assert (error["code"], error["rule"]) == ("excluded_option", rule)

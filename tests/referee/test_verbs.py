"""The verbs of the referee protocol."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nextfrontier.games.underwater_cities.positions.documents import Position
from nextfrontier.games.underwater_cities.positions.view_documents import PositionView
from nextfrontier.kernel.game import Document
from nextfrontier.protocol.replies import ErrorReply
from nextfrontier.referee.referee import REPLIES
from tests.referee.hosting import Host, texts_of

RICH = {
    "order": [0, 1],
    "players": [{"seat": 0, "hand": [12, 28, 45], "resources": {"credits": 3, "steelplast": 0}}],
}


def test_games_lists_options_with_defaults_and_meanings() -> None:
    game = next(one for one in Host().ask("games")["games"] if one["slug"] == "underwater-cities")
    assert game["seats"] == [1, 2, 3, 4]
    defaults = {option["name"]: option["default"] for option in game["options"]}
    assert defaults["boards"] == "basic"
    assert defaults["tunnels"] == 46
    assert all(option["meaning"] and option["type"] for option in game["options"])


def test_a_new_game_asks_both_seats_at_once_and_commits_to_its_seed() -> None:
    reply = Host().new()
    assert [decision["seat"] for decision in reply["decisions"]] == [0, 1]
    assert reply["version"] == 0
    assert len(reply["seed_hash"]) == 64
    assert reply["seed_hash"] == Host().new()["seed_hash"] != Host().new(seed=8)["seed_hash"]


def test_seats_that_act_at_once_do_not_change_each_others_decision_id() -> None:
    host = Host()
    first, second = host.new()["decisions"]
    after = host.ask("play", seat=0, move=first["moves"][0]["text"])["decisions"]
    assert [decision["id"] for decision in after] == [second["id"]]


def test_every_offered_move_is_accepted_and_no_other() -> None:
    host = Host()
    host.position(changes=RICH)
    offered = texts_of(host.ask("decisions")["decisions"][0]["moves"])
    domain = texts_of(host.ask("domain", seat=0)["moves"])
    assert set(offered) < set(domain)
    for move in domain:
        assert host.ask("why", seat=0, move=move)["legal"] == (move in offered)
        reply = host.ask("play", seat=0, move=move)
        assert reply["ok"] == (move in offered)
        if reply["ok"]:
            host.ask("undo", seat=0)
    for nonsense in ("", "y4+12", "Y4+12 ", "Z9+12", "end"):
        assert host.ask("play", seat=0, move=nonsense)["error"]["code"] == "unknown_move"
    assert host.ask("play", seat=0, move="Y4")["error"]["code"] == "card_needed"


def test_a_refusal_names_code_rule_what_is_missing_and_a_fix() -> None:
    host = Host()
    host.position(changes=RICH)
    error = host.ask("play", seat=0, move="Y4+12")["error"]
    assert (error["code"], error["rule"]) == ("slot_no_effect", "UC-TURN-13")
    tunnel = error["reasons"][1]
    assert (tunnel["code"], tunnel["rule"]) == ("cannot_pay_build", "UC-BUILD-19")
    assert (
        tunnel["message"] == "A tunnel needs 1 steelplast and 1 credit; you have 0 steelplast and 3 credits."
    )
    assert "To build a tunnel, gain 1 steelplast first." in tunnel["fixes"]


def test_a_refused_request_changes_nothing() -> None:
    host = Host()
    host.new()
    before = host.ask("state"), host.ask("decisions"), host.ask("save")
    host.ask("play", seat=0, move="keep 1 2 3")
    host.ask("play", seat=3, move="end")
    host.ask("play", seat=0, move="end", version=99)
    host.ask("new", game="chess", seats=2, seed=1)
    host.ask("load", save={"format": "nothing"})
    host.position(changes={"round": 99})
    assert (host.ask("state"), host.ask("decisions"), host.ask("save")) == before


def test_a_stale_version_is_a_conflict() -> None:
    host = Host()
    move = host.new()["decisions"][0]["moves"][0]["text"]
    assert host.ask("play", seat=0, move=move, version=3)["error"]["code"] == "version_conflict"
    assert host.ask("play", seat=0, move=move, version=0)["version"] == 1


def test_a_preview_tells_what_is_paid_gained_and_whether_undo_ends() -> None:
    host = Host()
    host.position(changes=RICH)
    assert host.ask("preview", seat=0, move="R3+12")["gains"] == {"steelplast": 2, "kelp": 1}
    assert host.ask("preview", seat=0, move="R3+12")["reveals"] is False
    host.ask("play", seat=0, move="R3+12")
    assert host.ask("preview", seat=0, move="end")["reveals"] is True


def test_undo_goes_to_the_floor_and_not_beyond_and_redo_plays_again() -> None:
    host = Host()
    host.position(changes=RICH)
    host.ask("play", seat=0, move="R3+12")
    undone = host.ask("undo", seat=0)
    assert undone["version"] == 2
    assert host.ask("redo", seat=0)["decisions"][0]["kind"] == "end"
    host.ask("play", seat=0, move="end")
    assert host.ask("undo", seat=0)["error"]["code"] == "undo_floor"


def test_a_view_holds_no_hidden_card() -> None:
    host = Host()
    host.new()
    hands = {player["seat"]: player["hand"] for player in host.ask("state")["state"]["players"]}
    seen = host.ask("view", seat=0)["view"]["players"]
    assert seen[0]["hand"] == hands[0]
    assert seen[1]["hand"] == {"count": 6, "known": [], "backs": {"era_1": 6}}
    assert host.ask("view", seat=None)["view"]["deck"] == {"count": 54, "known": []}


def test_forecast_result_log_and_bot() -> None:
    host = Host()
    host.new()
    assert host.ask("forecast", seat=0)["score_now"]["total"] == 3
    assert host.ask("result") == {
        "id": 1,
        "ok": True,
        "over": False,
        "ranking": [],
        "ties": [],
        "places": [],
        "scores": [],
    }
    move = host.ask("bot", seat=0, level="greedy", nodes=20, seed=3)["move"]
    assert host.ask("play", seat=0, move=move)["ok"]
    assert host.ask("log")["log"] == [{"seat": 0, "move": "", "text": ["Player 1 keeps 3 cards."]}]
    assert host.ask("bot", seat=0, level="random")["error"]["code"] == "no_decision"
    assert host.ask("bot", seat=1, level="clairvoyant")["error"]["code"] == "unknown_level"


def test_a_bot_answers_alike_to_the_same_seed_and_nodes() -> None:
    host = Host()
    host.new()
    host.play_first(2)
    seat = host.ask("decisions")["decisions"][0]["seat"]
    replies = [host.ask("bot", seat=seat, level="greedy", nodes=50, seed=3) for _ in range(2)]
    assert replies[0] == replies[1]
    assert replies[0]["explain"]["nodes"] >= 50
    assert host.ask("bot", seat=seat, level="greedy", seed=3)["explain"]["nodes"] > 50
    assert host.ask("bot", seat=seat, level="greedy", nodes=50, budget_ms=600_000, seed=3) == replies[0]
    assert "nodes" in host.ask("bot", seat=seat, level="greedy", nodes=0)["error"]["message"]


def test_save_and_load_go_on_with_the_same_game() -> None:
    host = Host()
    host.new(contracts=True)
    host.play_first(40)
    save, state = host.ask("save")["save"], host.ask("state")
    other = Host()
    assert other.ask("load", save=save)["decisions"] == host.ask("decisions")["decisions"]
    assert other.ask("state") == state
    damaged = {**save, "rows": save["rows"][:-1]}
    assert not other.ask("load", save=damaged)["ok"]
    assert other.ask("state") == state


@pytest.mark.parametrize(
    ("changes", "path", "rule"),
    [
        ({"players": [{"seat": 0, "hand": [5, 5]}]}, "players[0].hand[1]", "UC-SETUP-03"),
        ({"players": [{"seat": 0, "cities": {"ZZ": "symbiotic"}}]}, "players[0].cities.ZZ", "UC-BUILD-05"),
        (
            {"players": [{"seat": 0, "tunnels": {"TL-TC": "plain"}}]},
            "players[0].tunnels.TL-TC",
            "UC-BUILD-21",
        ),
        (
            {"players": [{"seat": 0, "buildings": {"TL.9": "farm"}}]},
            "players[0].buildings.TL.9",
            "UC-BUILD-14",
        ),
        ({"supply": {"symbiotic": 8}}, "supply.symbiotic", "UC-LIMIT-06"),
        ({"era": 2, "round": 3}, "round", "UC-GEN-03"),
        ({"order": [0, 0]}, "order", "UC-SETUP-30"),
        ({"slots": {"Y5": [0]}}, "slots.Y5", "UC-SETUP-01"),
        ({"federation": {"4": [0], "3": [0]}}, "federation", "UC-SETUP-17"),
        ({"deck": [70]}, "deck[0]", "UC-ERA-04"),
        ({"players": [{"seat": 0, "claimed": [{"card": 2}]}]}, "players[0].claimed[0]", "UC-TYPE-04"),
        (
            {"players": [{"seat": 0, "metropolises": {"TL": "B-1"}}]},
            "players[0].metropolises.TL",
            "UC-SETUP-27",
        ),
        ({"clone_used": True}, "clone_used", "UC-CLONE-01"),
        ({"contracts": ["C1", "C1"]}, "contracts", "UC-GOV-01"),
    ],
)
def test_a_contradiction_in_a_position_is_refused_with_its_path(
    changes: dict[str, object], path: str, rule: str
) -> None:
    error = Host().position(changes=changes)["error"]
    assert error["code"] == "bad_position"
    assert (error["params"]["path"], error["rule"]) == (path, rule)


def test_an_unlikely_position_is_accepted_with_warnings_that_name_their_place() -> None:
    changes = {"order": [0, 1], "round": 2, "players": [{"seat": 0, "hand": [12, 28]}]}
    reply = Host().position(changes=changes)
    assert reply["ok"]
    assert reply["warnings"] == [
        {
            "code": "small_hand",
            "path": "players[0].hand",
            "message": "players[0].hand: between turns a hand has at least 3 cards.",
        }
    ]
    assert Host().position(changes=RICH)["warnings"] == []
    msgspec.convert(reply, REPLIES["position"])


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {"contracts": True}, "UC-GOV-06"),
        (1, {"boards": "basic"}, "UC-SOLO-01"),
        (2, {"solo_start": 2}, "UC-SOLO-07"),
        (2, {"board_numbers": [1, 1]}, "UC-SETUP-22"),
        (2, {"board_numbers": [1, 5]}, "UC-ADV-01"),
        (2, {"boards": "advanced", "board_numbers": [1, 2]}, "UC-ADV-01"),
    ],
)
def test_options_combine_only_as_the_rules_allow(seats: int, options: dict[str, Any], rule: str) -> None:
    assert Host().new(seats, **options)["error"]["rule"] == rule


def test_unknown_options_and_seat_counts_are_refused() -> None:
    assert Host().new(2, colour="red")["error"]["code"] == "unknown_option"
    assert Host().new(5)["error"]["code"] == "wrong_seat_count"
    assert Host().new(2, tunnels=48)["error"]["code"] == "wrong_option"


def test_the_example_of_the_protocol_is_a_position() -> None:
    example: Document = {
        "era": 1, "round": 2, "turn": 1, "order": [1, 0], "to_play": 0,
        "slots": {"Y2": [1], "AAS": []}, "clone_used": False, "advanced": False, "pending": [],
        "federation": {"below": [0], "4": [], "3": [1], "2": [], "1": []},
        "deck": [7, 40], "discard": [], "three_credit": [181, 183], "special_deck": [194, 191], "contracts": ["C1"],
        "supply": {"tunnels": 40, "nonsymbiotic": 12, "symbiotic": 6},
        "players": [{"seat": 0, "board": 1, "score": 12,
            "resources": {"credits": 2, "kelp": 1, "steelplast": 1, "science": 1, "biomatter": 0},
            "hand": [28, 12, 45], "claimed": [{"card": 19, "used": False}], "assistant": "ready",
            "under_board": [], "cities": {"BR": "nonsymbiotic", "MC": "symbiotic"},
            "tunnels": {"BC-BR": "plain", "MC-BR": "upgraded"}, "buildings": {"BR.1": "farm", "BR.2": "laboratory+"},
            "metropolises": {"TL": "M-1", "TR": "B-4", "BL": "B-2"}, "gained": [], "contracts": []}],
    }  # fmt: skip
    host = Host()
    assert host.position(changes=example, contracts=True)["ok"]
    state = host.ask("state")["state"]
    for key, value in example.items():
        if key not in ("slots", "players"):
            assert state[key] == value
    assert state["slots"]["Y2"] == [1]
    given = example["players"][0]
    shown = state["players"][0]
    assert {key: shown[key] for key in given if key != "hand"} == {
        k: v for k, v in given.items() if k != "hand"
    }
    assert sorted(shown["hand"]) == [12, 28, 45]
    assert len(state["players"][1]["hand"]) == 3


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_real_states_and_views_fit_their_schemas(seats: int) -> None:
    host = Host()
    host.new(seats)
    for _ in range(12):
        host.play_first(9)
        state = host.ask("state")["state"]
        assert msgspec.to_builtins(msgspec.convert(state, Position)) == state
        for seat in (*range(seats), None):
            msgspec.convert(host.ask("view", seat=seat)["view"], PositionView)
        again = Host()
        options = {"boards": "advanced"} if seats == 1 else {}
        assert again.position(seats, state, **options)["ok"]
        assert again.ask("state")["state"] == state


def test_real_replies_fit_their_schemas() -> None:
    host = Host()
    host.new()
    move = host.ask("decisions")["decisions"][0]["moves"][0]["text"]
    requests = [
        ("games", {}), ("decisions", {}), ("domain", {"seat": 0}), ("preview", {"seat": 0, "move": move}),
        ("why", {"seat": 0, "move": move}), ("play", {"seat": 0, "move": move}), ("undo", {"seat": 0}),
        ("redo", {"seat": 0}), ("view", {"seat": 1}), ("state", {}), ("forecast", {"seat": 1}), ("result", {}),
        ("save", {}), ("log", {}), ("bot", {"seat": 1, "level": "random"}),
    ]  # fmt: skip
    for verb, fields in requests:
        reply = host.ask(verb, **fields)
        assert reply["ok"], reply
        assert set(reply) <= {field.encode_name for field in msgspec.structs.fields(REPLIES[verb])}
        msgspec.convert(reply, REPLIES[verb])
    error = host.ask("play", seat=0, move="nonsense")
    msgspec.convert(error, ErrorReply)
    assert json.dumps(error)


def test_a_save_holds_the_pack_it_was_played_with(tmp_path: Path) -> None:
    example = Path(__file__).resolve().parent.parent.parent / "docs" / "examples" / "my-box.json"
    copy = tmp_path / "pack.json"
    copy.write_bytes(example.read_bytes())
    host = Host()
    assert host.new(pack=str(copy))["ok"]
    save = host.ask("save")["save"]
    copy.unlink()
    assert Host().ask("load", save=save)["ok"]

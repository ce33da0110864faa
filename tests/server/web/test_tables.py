"""Tables over HTTP: opening, joining, leaving, rematch, copies, histories, exports."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nextfrontier.bots.levels import LEVELS
from nextfrontier.kernel.views import view_of
from nextfrontier.server.keys import hash_secret
from nextfrontier.shelf import game
from tests.server.saves import save_begun_game, save_finished_game
from tests.server.serving import EVACUATION, GAME, GAMES, Opened, Serving
from tests.server.visitors import Visitor

Document = dict[str, Any]
SECRETS = {GAME: "hand", EVACUATION: "goals"}  # what only its owner sees from the start
both_games = pytest.mark.parametrize("slug", GAMES)


def test_the_games_are_listed_with_options_and_levels_of_bots(server: Serving) -> None:
    (found,) = [each for each in server.get("/api/games")["games"] if each["slug"] == GAME]
    assert found["title"] == "Underwater Cities"
    assert found["seats"] == [1, 2, 3, 4]
    assert [level["name"] for level in found["levels"]] == list(LEVELS)
    assert {"boards", "contracts", "pack"} <= {option["name"] for option in found["options"]}


def test_whoever_opens_a_table_gets_a_token_for_every_human_seat_and_an_invitation(server: Serving) -> None:
    table = server.open("human", "greedy", "open", "human", title=" Friday \n night ")
    assert sorted(table.tokens) == [0, 3]
    assert table.invitation
    document = server.get(f"/api/tables/{table.name}")
    assert document["title"] == "Friday night"
    assert document["open"] == 1
    assert [seat["kind"] for seat in document["seats"]] == ["human", "bot", "open", "human"]
    assert server.open("human", "human").invitation is None


def test_tokens_and_invitations_are_long_and_stored_hashed_only(server: Serving) -> None:
    table = server.open("human", "open")
    assert len(table.tokens[0]) >= 32
    assert table.invitation is not None
    stored = server.settings.data
    content = b"".join(path.read_bytes() for path in stored.iterdir() if path.is_file())
    assert hash_secret(table.tokens[0]).encode() in content
    for secret in (table.tokens[0], table.invitation):
        assert secret.encode() not in content


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, 404, "unknown_game"),
        ({"game": GAME, "seats": [{"kind": "human"}] * 5}, 400, "wrong_seat_count"),
        ({"game": GAME, "seats": []}, 400, "bad_request"),
        ({"game": GAME, "seats": [{"kind": "ghost"}]}, 400, "bad_request"),
        ({"game": GAME, "seats": [{"kind": "bot", "level": "divine"}] * 2}, 400, "unknown_level"),
        (
            {"game": GAME, "seats": [{"kind": "human"}], "options": {"boards": "basic"}},
            400,
            "excluded_option",
        ),
        ({"game": GAME, "seats": [{"kind": "human"}] * 2, "options": {"colour": 1}}, 400, "unknown_option"),
        (
            {"game": GAME, "seats": [{"kind": "human"}] * 2, "options": {"pack": "/etc/x"}},
            400,
            "option_is_path",
        ),
        ({"game": GAME, "seats": [{"kind": "human", "name": "x" * 41}] * 2}, 400, "text_too_long"),
        ({"game": GAME, "seats": [{"kind": "human"}] * 2, "title": "x" * 81}, 400, "text_too_long"),
        ({"game": GAME, "seats": [{"kind": "human"}] * 2, "seed": 1}, 400, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(
    server: Serving, body: Document, status: int, code: str
) -> None:
    assert server.refusal("POST", "/api/tables", body) == (status, code)


def test_an_open_seat_is_joined_by_invitation_once(server: Serving) -> None:
    table = server.open("human", "open")
    path = f"/api/tables/{table.name}/join"
    assert server.refusal("POST", path, {"name": "Bob"}) == (403, "unknown_invitation")
    assert server.refusal("POST", path, {"invitation": "guess"}) == (403, "unknown_invitation")
    with Visitor(server.socket_address, table.name).arrive() as watching:
        joined = server.post(path, {"invitation": table.invitation, "name": "Bob"})
        while watching.people["seats"][1]["kind"] == "open":
            watching.read()
        assert watching.people["seats"][1]["name"] == "Bob"
    assert joined["seat"] == 1
    with Visitor(server.socket_address, table.name, [joined["token"]]).arrive() as bob:
        bob.play()
    again = {"invitation": table.invitation, "name": "Eve"}
    assert server.refusal("POST", path, again) == (409, "no_open_seat")


def test_public_tables_are_listed_and_joined_without_invitation(server: Serving) -> None:
    private, public = server.open("human", "open"), server.open("human", "open", public=True)
    listed = {table["table"]: table for table in server.get("/api/tables")["tables"]}
    assert private.name not in listed
    assert listed[public.name]["open"] == 1
    assert server.post(f"/api/tables/{public.name}/join", {"name": "Bob"})["seat"] == 1


def test_unknown_tables_and_tokens_are_refused(server: Serving) -> None:
    table = server.open("human", "human")
    assert server.refusal("GET", "/api/tables/nowhere") == (404, "unknown_table")
    assert server.refusal("POST", f"/api/tables/{table.name}/leave") == (401, "not_seated")
    assert server.refusal("POST", f"/api/tables/{table.name}/leave", token="x") == (401, "unknown_token")
    assert server.refusal("GET", f"/api/tables/{table.name}/export", token="x") == (401, "unknown_token")
    assert server.refusal("GET", "/api/nothing") == (404, "not_found")
    assert server.refusal("DELETE", f"/api/tables/{table.name}") == (405, "bad_request")


def test_a_bot_stands_in_for_whoever_leaves_until_they_come_back(server: Serving) -> None:
    table = server.open("human", "human")
    leave, back = f"/api/tables/{table.name}/leave", f"/api/tables/{table.name}/return"
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        assert server.refusal("POST", back, token=table.tokens[1]) == (409, "not_away")
        left = server.post(leave, token=table.tokens[1])
        assert (left["kind"], left["level"], left["away"]) == ("human", "strong", True)
        ann.until(lambda state: state["version"] == 1)
        assert ann.log[1]["seat"] == 1
        assert not server.post(back, token=table.tokens[1])["away"]
        ann.play()
        ann.until(lambda state: state["version"] == 2)


# Copies and histories.


@both_games
def test_what_ifs_of_one_position_are_dealt_differently_and_hold_what_the_seat_knows(
    server: Serving, slug: str
) -> None:
    table = Opened(server.post("/api/tables/import", {"save": save_begun_game(slug)}))
    real = server.record(table.name).state
    seen = [game(slug).encode(real)]
    for _ in range(2):
        copy = Opened(server.post(f"/api/tables/{table.name}/what-if", token=table.tokens[0]))
        assert sorted(copy.tokens) == [0, 1]
        state = server.record(copy.name).state
        assert game(slug).encode(view_of(state, 0)) == game(slug).encode(view_of(real, 0))
        seen.append(game(slug).encode(state))
    assert seen[0] != seen[1] != seen[2] != seen[0]
    assert server.refusal("POST", f"/api/tables/{table.name}/what-if") == (401, "not_seated")


@both_games
def test_a_what_if_keeps_the_names_and_its_owner_finds_the_log_until_then(server: Serving, slug: str) -> None:
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bea")]
    table = Opened(server.post("/api/tables", {"game": slug, "seats": people}))
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        ann.play()
        told = ann.log
    copy = Opened(server.post(f"/api/tables/{table.name}/what-if", token=table.tokens[0]))
    assert [seat["name"] for seat in server.get(f"/api/tables/{copy.name}")["seats"]] == ["Ann", "Bea"]
    assert server.get(f"/api/tables/{table.name}/log/1", table.tokens[0])["add"] == told
    assert server.get(f"/api/tables/{table.name}/log/0", table.tokens[0])["add"] == told[:1]
    stranger = server.get(f"/api/tables/{table.name}/log/1")["add"]
    assert [entry["number"] for entry in stranger] == [0, 1]
    assert stranger != told, "Ann's cards are for Ann"
    assert server.refusal("GET", f"/api/tables/{table.name}/log/2") == (404, "no_such_move_number")


@both_games
def test_what_ifs_can_go_on_from_an_earlier_move(server: Serving, slug: str) -> None:
    """In the second game the draft of goals is still going on then."""
    table = Opened(server.post("/api/tables/import", {"save": save_finished_game(slug)}))
    path = f"/api/tables/{table.name}/what-if"
    copy = Opened(server.post(path, {"number": 2}, table.tokens[0]))
    past = view_of(server.record(table.name).at(2), 0)
    assert game(slug).encode(view_of(server.record(copy.name).state, 0)) == game(slug).encode(past)
    assert server.refusal("POST", path, {"number": 9999}, table.tokens[0]) == (404, "no_such_move_number")


@both_games
def test_the_history_shows_each_position_as_the_asker_knew_it(server: Serving, slug: str) -> None:
    table, secret = Opened(server.post("/api/tables/import", {"save": save_begun_game(slug)})), SECRETS[slug]
    path = f"/api/tables/{table.name}/history"
    first = server.get(f"{path}/0", table.tokens[0])
    assert (first["number"], first["of"]) == (0, 2)
    assert isinstance(first["view"]["players"][0][secret], list)
    assert first["view"]["players"][1][secret]["known"] == []
    assert first["forecast"]["score_now"]
    watched = server.get(f"{path}/2")
    assert all(player[secret]["known"] == [] for player in watched["view"]["players"])
    assert watched["forecast"] is None
    assert server.refusal("GET", f"{path}/3") == (404, "no_such_move_number")
    assert server.refusal("GET", f"{path}/x")[1] in ("bad_request", "not_found")


@both_games
def test_who_watches_a_finished_game_sees_the_hand_of_the_first_player(server: Serving, slug: str) -> None:
    table, secret = (
        Opened(server.post("/api/tables/import", {"save": save_finished_game(slug)})),
        SECRETS[slug],
    )
    watched = server.get(f"/api/tables/{table.name}/history/1")
    assert isinstance(watched["view"]["players"][0][secret], list)
    assert watched["view"]["players"][1][secret]["known"] == []


@both_games
def test_a_finished_game_tells_how_everybody_stood_after_every_move(server: Serving, slug: str) -> None:
    table = Opened(server.post("/api/tables/import", {"save": save_finished_game(slug)}))
    curve = server.get(f"/api/tables/{table.name}/curve")
    result = server.get(f"/api/tables/{table.name}")["result"]
    assert [points[-1] for points in curve["points"]] == [score["total"] for score in result["scores"]]
    assert server.hall.tables[table.name].curve is not None
    assert server.get(f"/api/tables/{table.name}/curve") == curve
    running = Opened(server.post("/api/tables/import", {"save": save_begun_game(slug)}))
    assert server.refusal("GET", f"/api/tables/{running.name}/curve") == (409, "not_over")


@both_games
def test_everybody_may_know_how_far_a_game_is_and_who_must_decide(server: Serving, slug: str) -> None:
    table = Opened(server.post("/api/tables/import", {"save": save_begun_game(slug)}))
    document, state = server.get(f"/api/tables/{table.name}"), server.record(table.name).state
    assert document["moment"] == game(slug).moment(state)
    assert document["waiting"] == [seat for seat in range(2) if state.required_decision(seat)]
    assert document["result"] is None
    gathering = server.open("human", "open", game=slug)
    assert "moment" not in server.get(f"/api/tables/{gathering.name}")


@both_games
def test_a_finished_game_is_exported_whole_and_imported_again(server: Serving, slug: str) -> None:
    save = save_finished_game(slug)
    table = Opened(server.post("/api/tables/import", {"save": save}))
    assert server.get(f"/api/tables/{table.name}/export") == save
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        assert visitor.state["over"]
        assert visitor.state["seed"] == save["seed"]
        assert sorted(visitor.state["result"]["ranking"]) == [0, 1]
        assert len(visitor.log) == 1 + len(save["rows"])


@both_games
def test_a_running_game_is_exported_as_the_seat_knows_it_and_can_be_imported(
    server: Serving, slug: str
) -> None:
    table = Opened(server.post("/api/tables/import", {"save": save_begun_game(slug)}))
    real = server.record(table.name)
    document = server.get(f"/api/tables/{table.name}/export", table.tokens[1])
    assert (document["format"], document["seat"]) == ("next-frontier-view", 1)
    assert str(real.seed) not in json.dumps(document)
    assert document["save"]["position"] != game(slug).encode(real.state)
    copy = Opened(server.post("/api/tables/import", {"save": document}))
    for state in (server.record(copy.name).state, real.state):
        assert game(slug).encode(view_of(state, 1)) == document["view"]
    watched = server.get(f"/api/tables/{table.name}/export")
    assert watched["seat"] is None


@both_games
def test_imports_that_are_no_fair_saves_are_refused(server: Serving, slug: str) -> None:
    save = save_finished_game(slug)
    stream = next(iter(save["chance"]))
    unfair = {**save, "chance": {**save["chance"], stream: save["chance"][stream][::-1]}}
    for changed, code in [
        ({**save, "rows": save["rows"][:-1]}, "save_damaged"),
        (unfair, "save_damaged"),
        ({"format": "other"}, "save_foreign"),
        ({"format": "next-frontier-view"}, "save_foreign"),
        ({**save, "game": "chess"}, "unknown_game"),
        ({**save, "game": GAME, "options": {"pack": "/etc/passwd"}}, "option_is_path"),
        ({**save, "rows": save["rows"] * 100}, "save_too_long"),
    ]:
        assert server.refusal("POST", "/api/tables/import", {"save": changed})[1] == code


def test_a_rematch_has_the_same_people_one_seat_further_with_their_tokens(server: Serving) -> None:
    table = Opened(server.post("/api/tables/import", {"save": save_finished_game()}))
    path = f"/api/tables/{table.name}/rematch"
    with Visitor(server.socket_address, table.name, [table.tokens[1]]).arrive() as bob:
        again = server.post(path, token=table.tokens[0])
        while bob.people["rematch"] is None:
            bob.read()
        assert bob.people["rematch"] == again["table"]
    assert again["seats"] == [
        {"seat": 1, "was": 0, "token": table.tokens[0]},
        {"seat": 0, "was": 1, "token": None},
    ]
    with Visitor(server.socket_address, again["table"], [table.tokens[1]]).arrive() as bob:
        assert bob.state["mine"] == [0]
        assert bob.state["version"] == 0
    assert server.post(path, token=table.tokens[1])["table"] == again["table"]
    running = server.open("human", "human")
    path = f"/api/tables/{running.name}/rematch"
    assert server.refusal("POST", path, token=running.tokens[0]) == (409, "not_over")


def test_every_position_of_the_rules_opens_as_a_hot_seat_table(server: Serving) -> None:
    positions = server.get("/api/positions?language=en")["positions"]
    assert len(positions) >= 100
    for position in positions:
        assert position["text"]
        table = Opened(server.post(f"/api/positions/{position['id']}"))
        record = server.record(table.name)
        assert sorted(table.tokens) == list(range(record.seats))
    with Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive() as visitor:
        assert visitor.state["version"] == 0
    assert server.refusal("POST", "/api/positions/TV-NONE-99") == (404, "unknown_position")


# What else there is.


def test_components_come_with_a_tag_and_only_if_they_changed(server: Serving) -> None:
    path = f"/api/games/{GAME}/components"
    first = server.http.get(path)
    assert first.json()["cards"]["37"]["name"]
    again = server.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    table = server.open("human", "human")
    assert server.get(f"/api/tables/{table.name}/components?language=en")["cards"] == first.json()["cards"]
    assert server.get(f"{path}?language=xx")["cards"]
    assert server.refusal("GET", "/api/games/chess/components") == (404, "unknown_game")


def test_rules_are_told_by_their_id(server: Serving) -> None:
    rule = server.get("/api/rules/UC-BUILD-21")
    assert rule["id"] == "UC-BUILD-21"
    assert "starting city" in rule["text"]
    assert server.refusal("GET", "/api/rules/UC-NONE-99") == (404, "unknown_rule")
    assert server.get("/api/rules/UC-BUILD-21?game=underwater-cities") == rule
    assert server.refusal("GET", "/api/rules/UC-BUILD-21?game=evacuation") == (404, "unknown_rule")
    assert server.refusal("GET", "/api/rules/UC-BUILD-21?game=chess") == (404, "unknown_game")


def test_rules_of_two_games_with_the_same_id_are_told_apart(server: Serving) -> None:
    first, second = (server.get(f"/api/rules/D-01?game={slug}")["text"] for slug in GAMES)
    assert first != second


def test_health_metrics_and_the_description_of_the_interface(server: Serving) -> None:
    server.open("human", "human")
    assert server.get("/health")["ok"]
    metrics = server.http.get("/metrics").text
    assert "nextfrontier_tables_opened" in metrics
    assert "# TYPE nextfrontier_answer_seconds histogram" in metrics
    paths = server.get("/api/schema/openapi.json")["paths"]
    assert {"/api/tables", "/api/tables/{name}/join", "/api/games"} <= set(paths)
    assert server.get("/api/schema")["paths"] == paths

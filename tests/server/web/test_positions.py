"""Positions of the rules over HTTP: a link opens a table, at which the moves of the vector come out as told."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.vectors import Vector
from nextfrontier.shelf import PLUGINS
from tests.server.serving import Opened, Serving
from tests.server.visitors import Visitor

GAMES = [plugin.load_game() for plugin in PLUGINS.values()]


def open_position(server: Serving, id_: str) -> Opened:
    """Open a table in this position."""
    return Opened(server.post(f"/api/positions/{id_}"))


def sit_down(server: Serving, table: Opened) -> Visitor:
    """Return a visitor with all seats of a table."""
    return Visitor(server.socket_address, table.name, list(table.tokens.values())).arrive()


def the_vector(id_: str) -> Vector:
    """Return a vector of one of the games."""
    found = next((vector for game in GAMES if (vector := game.vector(id_))), None)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_the_positions_are_listed_with_their_game_and_what_to_look_at(server: Serving, game: Any) -> None:
    listed: list[dict[str, Any]] = server.get("/api/positions")["positions"]
    own = [(entry["id"], entry["text"]) for entry in listed if entry["game"] == game.slug]
    assert own == game.positions()
    assert len({entry["id"] for entry in listed}) == len(listed), "a link names one position"
    assert server.get("/api/positions?language=tlh")["positions"] == listed


def test_the_table_of_a_position_is_private_and_named_after_it(server: Serving) -> None:
    table = open_position(server, "TV-FED-01")
    document = server.get(f"/api/tables/{table.name}")
    assert (document["title"], document["public"]) == ("TV-FED-01", False)
    assert [seat["kind"] for seat in document["seats"]] == ["human"] * 4
    assert sorted(table.tokens) == [0, 1, 2, 3]


def test_what_a_position_does_not_say_is_dealt_anew_each_time(server: Serving) -> None:
    tables = [open_position(server, "TV-BUILD-03") for _ in range(2)]
    first, second = (server.record(table.name).state for table in tables)
    assert isinstance(first, Sea)
    assert isinstance(second, Sea)
    assert first.era_deck.cards != second.era_deck.cards


@pytest.mark.parametrize(
    ("id_", "move", "field", "value"),
    [
        ("TV-BUILD-03", "city TL nonsymbiotic", "cities", {"TL": "nonsymbiotic"}),
        ("TV-43", "rear 1 waiting", "markers", [[10, "waiting"], [4, "waiting"]]),
    ],
)
def test_the_moves_of_a_vector_come_out_at_the_table_as_it_says(
    server: Serving, id_: str, move: str, field: str, value: Any
) -> None:
    vector = the_vector(id_)
    with sit_down(server, open_position(server, id_)) as visitor:
        for attempt in (attempt for attempt in vector.tries if attempt.moves):
            (text,) = attempt.moves
            reply = visitor.ask("why", decision=visitor.decision["id"], move=text)
            reasons = {(reason["code"], reason["rule"]) for reason in reply["reasons"]}
            assert reply["legal"] == (attempt.refused is None)
            assert attempt.refused is None or attempt.refused in reasons
        visitor.play(move)
        assert holds(visitor.state["view"]["players"][0][field], value)


def holds(found: Any, wanted: Any) -> bool:
    """Is this what is wanted, or a document with it?"""
    return {**found, **wanted} == found if isinstance(wanted, dict) else bool(found == wanted)


def test_an_unknown_position_is_refused_by_its_name(server: Serving) -> None:
    answer = server.http.post("/api/positions/TV-NONE-99")
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert (error["code"], error["params"]) == ("unknown_position", {"position": "TV-NONE-99"})
    assert "TV-NONE-99" in error["message"]


@pytest.mark.parametrize("id_", ["TV-BUILD-03", "TV-07"])
def test_a_position_is_sent_to_be_drawn_as_its_first_player_sees_it_always_alike(
    server: Serving, id_: str
) -> None:
    shown = server.get(f"/api/positions/{id_}")
    game = next(game for game in GAMES if game.slug == shown["game"])
    assert (shown["id"], shown["text"]) == (id_, dict(game.positions())[id_])
    assert shown["view"]["players"][0]["seat"] == 0
    assert server.get(f"/api/positions/{id_}") == shown


def test_a_position_that_is_not_there_cannot_be_drawn(server: Serving) -> None:
    assert server.refusal("GET", "/api/positions/TV-NOPE-99") == (404, "unknown_position")

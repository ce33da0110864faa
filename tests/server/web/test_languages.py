"""Languages over HTTP and WebSocket: each seat in its own, switched at any moment, the log and refusals included."""

from __future__ import annotations

from typing import Any

import pytest

from tests.languages.crawling import texts_in
from tests.languages.marks import unsaid
from tests.server.serving import GAMES, Serving
from tests.server.visitors import Visitor
from tests.server.web.pairs import Pair


def unmarked(document: object, *names: str) -> list[str]:
    """Return the texts of a document that are not said in the pseudo-language, but for names that were asked for."""
    return [text for _, text in texts_in(document) if unsaid(text, frozenset(names))]


@pytest.mark.parametrize("game", GAMES)
def test_at_one_table_each_seat_has_its_own_language(server: Serving, game: str) -> None:
    table = server.open("human", "human", game=game)
    with (
        Visitor(server.socket_address, table.name, [table.tokens[0]], language="qps").arrive() as ann,
        Visitor(server.socket_address, table.name, [table.tokens[1]], language="en").arrive() as bob,
    ):
        for visitor in (ann, bob):
            visitor.play()
        ann.until(lambda state: state["version"] == 2)
        assert list(texts_in(ann.state))
        assert unmarked(ann.state) == unmarked(ann.log) == []
        assert all("⟦" not in text for _, text in texts_in([bob.state, bob.log]))


def test_a_language_is_switched_at_any_moment_and_the_log_with_it(pair: Pair) -> None:
    ann = pair.started().ann
    before = ann.log
    assert before
    assert "⟦" not in str(ann.state)
    ann.ask("speak", language="qps")
    assert ann.state["log"]["keep"] == 0
    assert [entry["number"] for entry in ann.log] == [entry["number"] for entry in before]
    assert unmarked(ann.state) == unmarked(ann.log) == []
    ann.ask("speak", language="en")
    assert ann.log == before
    ann.ask("speak", language="tlh")
    assert ann.log == before


def test_answers_and_refusals_over_the_socket_are_in_the_language_of_the_connection(pair: Pair) -> None:
    mover = pair.started().mover()
    mover.ask("speak", language="qps")
    illegal = [move["text"] for move in mover.decision["illegal"]][:3]
    asked = {"decision": mover.decision["id"]}
    replies = [mover.ask("why", move=move, **asked) for move in illegal]
    replies += [mover.ask("preview", move=move, **asked) for move in mover.moves[:3]]
    replies += [mover.answer(mover.send("look", seat=7)), mover.answer(mover.send("undo", steps=40))]
    assert len(list(texts_in(replies))) > 10
    assert unmarked(replies) == []


@pytest.mark.parametrize(
    "path",
    [
        "games", "NOWHERE", "tables/T0", "rules/UC-NO-1", "rules/UC-BUILD-21", "positions", "positions/TV-0",
        "lessons/underwater-cities", "lessons/evacuation",
    ],
)  # fmt: skip
def test_documents_and_refusals_over_http_are_in_the_language_of_the_request(
    server: Serving, path: str
) -> None:
    said: Any = server.http.get(f"/api/{path}?language=qps").json()
    assert list(texts_in(said))
    assert unmarked(said, f"/api/{path}") == []


def test_requests_that_are_not_looked_at_are_refused_in_their_language(server: Serving) -> None:
    said = server.http.post(
        "/api/tables?language=qps", content="x", headers={"content-type": "text/plain"}
    ).json()
    assert said["error"]["message"].startswith("⟦Bodies of requests are JSON")


def test_a_hello_is_refused_in_its_language(server: Serving) -> None:
    with Visitor(server.socket_address, "none", language="qps") as nobody:
        assert nobody.read()["error"]["message"].startswith("⟦There is no table")

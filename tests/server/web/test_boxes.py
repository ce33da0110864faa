"""Forms of packs and drafts over HTTP: sent, checked, limited, charged, and never kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nextfrontier.kit.packs.reading import FORMAT
from nextfrontier.protocol.fields import LARGEST_DRAFT
from tests.server.serving import GAME, GAMES, Serving

BOX = f"/api/games/{GAME}/box"


def pack(**lists: Any) -> dict[str, Any]:
    """Return a pack with these lists."""
    return {"format": FORMAT, "game": GAME, "name": "Test", "version": "1", **lists}


@pytest.mark.parametrize("slug", GAMES)
def test_the_forms_of_a_game_are_sent_once_to_each_browser(server: Serving, slug: str) -> None:
    found = server.http.get(f"/api/games/{slug}/box")
    assert found.json()["components"]
    again = server.http.get(f"/api/games/{slug}/box", headers={"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_pack_is_checked_and_nothing_of_it_is_kept(server: Serving) -> None:
    before = server.http.get("/api/tables").json()
    found = server.post(BOX, {"pack": pack(cards=[{"number": 5, "effect": "draw(2)"}])})
    assert found["problems"] == []
    assert found["entries"][0]["shown"]["text"] == "Draw 2 cards."
    assert server.http.get("/api/tables").json() == before
    assert server.get(BOX)["components"][5]["shown"]["text"] != "Draw 2 cards."


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/games/chess/box", {"pack": {}}, 404, "unknown_game"),
        (BOX, {"pack": "/etc/passwd"}, 400, "bad_request"),
        (BOX, {"pack": {}, "show": ["x" * 121]}, 400, "bad_request"),
        (BOX, {"pack": {}, "eval": "1"}, 400, "bad_request"),
        (BOX, {"pack": pack(name="x" * LARGEST_DRAFT)}, 413, "draft_too_large"),
    ],
)
def test_drafts_of_another_shape_or_size_are_refused(
    server: Serving, path: str, body: object, status: int, code: str
) -> None:
    assert server.refusal("POST", path, body) == (status, code)


def test_a_deeply_nested_document_is_refused(server: Serving) -> None:
    nested = '{"pack": ' + '{"a":' * 5000 + "1" + "}" * 5000 + "}"
    found = server.http.post(BOX, content=nested, headers={"content-type": "application/json"})
    assert found.status_code == 400
    assert found.json()["error"]["code"] == "bad_request"


def test_the_time_of_a_check_is_charged_to_its_address(serve: Callable[..., Serving]) -> None:
    serving = serve(work_per_second=0.0, work_burst=100.0)
    effect = f"parts({', '.join(['gain(kelp=1)'] * 6)})"
    document = pack(
        cards=[{"number": number, "effect": effect, "attested": True} for number in range(1, 181)]
    )
    serving.get(BOX)
    account = serving.hall.turns.account("127.0.0.1")
    before = account.level
    found = serving.post(BOX, {"pack": document})
    assert found["problems"] == []
    assert before - account.level > 0.01

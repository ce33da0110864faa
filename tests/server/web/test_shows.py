"""Sample games over HTTP: one document for each game, which a browser keeps and asks for again."""

from __future__ import annotations

import pytest

from tests.server.serving import GAMES, Serving


@pytest.mark.parametrize("slug", GAMES)
def test_a_sample_game_is_sent_whole_and_only_once(server: Serving, slug: str) -> None:
    first = server.http.get(f"/shows/{slug}")
    show = first.json()
    assert show["game"] == slug
    assert show["state"]["over"]
    assert show["first"]["number"] == 0
    assert len(show["steps"]) == show["first"]["of"]
    again = server.http.get(f"/shows/{slug}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"


def test_a_game_that_is_not_there_has_no_show(server: Serving) -> None:
    assert server.refusal("GET", "/shows/chess") == (404, "unknown_game")

"""The client's files and its page for every address that is its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from nextfrontier.server.web.client import BuiltClient
from tests.server.serving import Serving


def built(directory: Path) -> BuiltClient:
    """Return a client of a few files."""
    (directory / "assets").mkdir(parents=True)
    (directory / "assets" / "index-1a2b.js").write_text("export {};")
    (directory / "index.html").write_text("<!doctype html><title>client</title>")
    (directory / "sw.js").write_text("self.addEventListener('fetch', () => undefined);")
    (directory / "manifest.webmanifest").write_text("{}")
    return BuiltClient(directory)


def test_unknown_addresses_show_the_client_and_hashed_files_are_kept_for_ever(
    serve: Callable[..., Serving], tmp_path: Path
) -> None:
    server = serve()
    server.app.state.client = built(tmp_path / "client")
    for path in ("/", "/t/abc", "/position/any", "/replay/x?from=1"):
        page = server.http.get(path)
        assert "<title>client</title>" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
    script = server.http.get("/assets/index-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert server.refusal("GET", "/assets/old.js") == (404, "not_found")
    assert "<title>client" in server.http.get("/../pyproject.toml").text
    again = server.http.get("/", headers={"If-None-Match": server.http.get("/").headers["etag"]})
    assert again.status_code == 304


def test_the_service_worker_and_the_manifest_are_asked_for_again_and_keep_their_kind(
    serve: Callable[..., Serving], tmp_path: Path
) -> None:
    server = serve()
    server.app.state.client = built(tmp_path / "client")
    for path, kind in (("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        found = server.http.get(path)
        assert found.headers["content-type"].split(";")[0] == kind
        assert found.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in found.headers["content-security-policy"]


def test_a_client_that_is_built_later_is_found_without_a_restart(
    serve: Callable[..., Serving], tmp_path: Path
) -> None:
    server = serve()
    server.app.state.client = BuiltClient(tmp_path / "client")
    missing = server.http.get("/")
    assert missing.status_code == 503
    assert "not built" in missing.text
    built(tmp_path / "client")
    assert "<title>client</title>" in server.http.get("/").text

"""The built client: its files, and its page for every address that is not of the server."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from nextfrontier.server.errors import server_refusal

Asked = Request[Any, Any, Any]
BUILT: Final = Path(__file__).parent.parent / "client"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {  # of files, where the system may not know them or say otherwise
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Next Frontier</title></head>
<body><h1>Next Frontier</h1><p>The server runs, but its client is not built yet.</p>
<p>In the repository, <code>make play</code> builds and starts everything.</p>
<p>The description of the interface: <a href="/api/schema">/api/schema</a>.</p></body></html>
"""


class BuiltClient:
    """The files of the client, held in memory, read again when its page has changed."""

    def __init__(self, directory: Path = BUILT) -> None:
        self.directory = directory
        self.stamp = 0.0
        self.files: dict[str, tuple[bytes, str, str]] = {}  # content, media type, tag

    def file(self, path: str) -> tuple[bytes, str, str] | None:
        """Return a file by its address."""
        self.refresh()
        return self.files.get(path)

    def refresh(self) -> None:
        """Read everything if the client was built since."""
        try:
            stamp = (self.directory / "index.html").stat().st_mtime
        except OSError:
            self.stamp, self.files = 0.0, {}
            return
        if stamp != self.stamp:
            self.files = read_files(self.directory)
            self.stamp = stamp


def read_files(directory: Path) -> dict[str, tuple[bytes, str, str]]:
    """Read all files under a directory, by address."""
    found: dict[str, tuple[bytes, str, str]] = {}
    for path in sorted(directory.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            address = "/" + path.relative_to(directory).as_posix()
            found[address] = (content, kind, f'W/"{hashlib.sha256(content).hexdigest()[:24]}"')
    return found


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_client(request: Asked) -> Response[bytes]:
    """Send a file of the client, else its page: addresses such as /t/… are the client's own."""
    client: BuiltClient = request.app.state.client
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise server_refusal("not_found", path=path[:80])
    found = client.file(path)
    if found is None and path.startswith("/assets/"):
        raise server_refusal("not_found", path=path[:80])
    cache = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
    found = found or client.file("/index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    content, kind, tag = found
    headers = {"Cache-Control": cache, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)

"""Security headers on every answer; requests that are not even looked at, and why."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from nextfrontier.kernel.reasons import Refused
from nextfrontier.server.errors import error_document, refused, status_of
from nextfrontier.server.limits import Buckets
from nextfrontier.server.origins import is_foreign, is_known_host
from nextfrontier.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application behind the checks and headers that everything shares."""
    buckets = Buckets(settings.http_burst, settings.http_per_second)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and misdirected(scope, settings):
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        elif scope["type"] == ScopeType.HTTP:
            error = trouble_with(scope, buckets, settings)
            if error is None:
                await app(scope, receive, with_headers(send))
            else:
                await refuse(send, error)
        else:
            await app(scope, receive, send)

    return guard


def trouble_with(scope: HTTPScope, buckets: Buckets, settings: Settings) -> Refused | None:
    """Why a request is not even looked at."""
    headers = dict(scope["headers"])
    if not is_asked_for(scope, settings):
        return refused("unknown_host", host=headers.get(b"host", b"").decode("latin-1")[:80])
    if scope["method"] not in SAFE and is_foreign(headers):
        return refused("foreign_origin")
    kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
    if has_body(headers) and kind != "application/json":
        return refused("json_only", given=kind[:80] or "of no type")
    client = scope["client"]
    host = client[0] if client is not None else "unknown"
    if scope["path"].startswith("/api/") and not buckets.take(host):
        return refused("too_fast", limit=f"{settings.http_per_second:g}")
    return None


def misdirected(scope: Scope, settings: Settings) -> bool:
    """Does a WebSocket come from a page of another site, or by a name that is not ours?"""
    return is_foreign(dict(scope["headers"])) or not is_asked_for(scope, settings)


def is_asked_for(scope: Scope, settings: Settings) -> bool:
    """Is this server asked by one of its names?"""
    server = scope["server"]
    return is_known_host(dict(scope["headers"]), server[0] if server else "", settings.hosts)


def has_body(headers: dict[bytes, bytes]) -> bool:
    """Does a request carry anything?"""
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"


def with_headers(send: Send) -> Send:
    """Sends with the security headers; what is secret is not kept by caches."""

    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            added = HEADERS if b"cache-control" in names else [*HEADERS, (b"cache-control", b"no-store")]
            message["headers"] = [*given, *added]
        await send(message)

    return sender


async def refuse(send: Send, error: Refused) -> None:
    """Answer a request that is not looked at."""
    body = msgspec.json.encode({"error": error_document(None, error, "en")})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Security headers on every answer, and no requests from pages of other sites."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nextfrontier.server.errors import error_document, refused
from nextfrontier.server.origins import is_foreign

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


def guarded(app: ASGIApp) -> ASGIApp:
    """The application behind the checks and headers that everything shares."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and is_foreign(dict(scope["headers"])):
            await refuse_socket(send)
        elif scope["type"] == ScopeType.HTTP:
            if scope["method"] not in SAFE and is_foreign(dict(scope["headers"])):
                await refuse_request(send)
            else:
                await app(scope, receive, with_headers(send))
        else:
            await app(scope, receive, send)

    return guard


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


async def refuse_socket(send: Send) -> None:
    """Close a socket before it is open."""
    await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})


async def refuse_request(send: Send) -> None:
    """Answer a request of a foreign page."""
    body = msgspec.json.encode({"error": error_document(None, refused("foreign_origin"), "en")})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

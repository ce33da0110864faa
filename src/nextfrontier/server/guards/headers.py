"""Security headers on every answer; requests that are not even looked at, and why."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from nextfrontier.kernel.reasons import Refused
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.protocol.tables import ErrorDocument
from nextfrontier.server.errors import server_refusal, status_of, tell_refusal
from nextfrontier.server.guards.limits import Bucket, Buckets, household_of
from nextfrontier.server.guards.origins import is_foreign, is_known_host
from nextfrontier.server.guards.turns import Account, Turns, charge_work
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


def guard_app(app: ASGIApp, settings: Settings, turns: Turns) -> ASGIApp:
    """Return the application behind the checks and headers of all requests; its work is charged to the address."""
    buckets = Buckets(lambda: Bucket(settings.http_burst, settings.http_per_second))

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        account = turns.account(address_in(scope))
        await turns.take(account)
        if scope["type"] == ScopeType.WEBSOCKET and is_misdirected(scope, settings):
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        elif scope["type"] == ScopeType.HTTP:
            error = trouble_with(scope, buckets, settings)
            if error is None:
                await charge_work(app(scope, in_turn(receive, turns, account), with_headers(send)), account)
            else:
                await charge_work(refuse(send, error, language_in(scope)), account)
        else:
            await charge_work(app(scope, receive, send), account)

    return guard


def address_in(scope: Scope) -> str:
    """Return the address that limits count; the server itself, when it starts and stops, has none."""
    client = scope.get("client")
    return household_of(client[0]) if client is not None else "unknown"


def trouble_with(scope: HTTPScope, buckets: Buckets[Bucket], settings: Settings) -> Refused | None:
    """Return the reason to refuse a request unread, or None."""
    headers = dict(scope["headers"])
    if not is_asked_for(scope, settings):
        return server_refusal("unknown_host", host=headers.get(b"host", b"").decode("latin-1")[:80])
    if scope["method"] not in SAFE and is_foreign(headers):
        return server_refusal("foreign_origin")
    kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
    if has_body(headers) and kind != "application/json":
        return server_refusal("json_only", given=kind[:80] or "of no type")
    if scope["path"].startswith("/api/") and not buckets.find(address_in(scope)).take():
        return server_refusal("too_fast", limit=f"{settings.http_per_second:g}")
    return None


def is_misdirected(scope: Scope, settings: Settings) -> bool:
    """Tell whether a WebSocket comes from a page of another site, or by a name that is not this server's."""
    return is_foreign(dict(scope["headers"])) or not is_asked_for(scope, settings)


def is_asked_for(scope: Scope, settings: Settings) -> bool:
    """Is this server asked by one of its names?"""
    server = scope["server"]
    return is_known_host(dict(scope["headers"]), server[0] if server else "", settings.hosts)


def has_body(headers: dict[bytes, bytes]) -> bool:
    """Does a request carry anything?"""
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"


def in_turn(receive: Receive, turns: Turns, account: Account) -> Receive:
    """Return a `receive` that waits for a turn again after a document in pieces, for its work begins only then.

    A client that goes before its document is whole has sent a bad request: that is no fault of the program.
    """
    pieces, whole = 0, False

    async def receiver() -> ReceiveMessage:
        nonlocal pieces, whole
        message = await receive()
        if message["type"] == "http.request":
            pieces += 1
            whole = not message.get("more_body")
            if whole and pieces > 1:
                await turns.take(account)
        elif not whole:
            raise ClientException("the document did not come")
        return message

    return receiver


def with_headers(send: Send) -> Send:
    """Return a `send` that adds the security headers and keeps secrets out of caches."""

    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            added = HEADERS if b"cache-control" in names else [*HEADERS, (b"cache-control", b"no-store")]
            message["headers"] = [*given, *added]
        await send(message)

    return sender


def language_in(scope: HTTPScope) -> str:
    """Return the language that the address of a request names."""
    return parse_qs(scope["query_string"].decode("latin-1")).get("language", [ENGLISH])[0]


async def refuse(send: Send, error: Refused, language: str) -> None:
    """Answer a request that is not looked at."""
    body = msgspec.json.encode(ErrorDocument(tell_refusal(None, error, language)))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

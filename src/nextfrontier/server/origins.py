"""Who asks: the address of a client, and pages of other sites, which are refused."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

Asker = ASGIConnection[Any, Any, Any, Any]


def client_of(connection: Asker) -> str:
    """The address by which a client is told from others."""
    return connection.client.host if connection.client is not None else "unknown"


def is_foreign(headers: dict[bytes, bytes]) -> bool:
    """Does a page of another site ask? Browsers say where a page comes from; programs need not."""
    origin = headers.get(b"origin")
    if origin is None:
        return False
    return (
        urlsplit(origin.decode("latin-1")).netloc.lower()
        != headers.get(b"host", b"").decode("latin-1").lower()
    )

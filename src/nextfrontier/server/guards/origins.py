"""Origins of requests: addresses of clients, names of this server, and pages of other sites."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from nextfrontier.server.guards.limits import household_of

Asker = ASGIConnection[Any, Any, Any, Any]


def client_of(connection: Asker) -> str:
    """Return the address by which limits tell a client from others."""
    return household_of(host_of(connection))


def host_of(connection: Asker) -> str:
    """Return the address from which a request comes."""
    return connection.client.host if connection.client is not None else "unknown"


def is_foreign(headers: dict[bytes, bytes]) -> bool:
    """Does a page of another site ask? Browsers say where a page comes from; programs need not."""
    origin = headers.get(b"origin")
    if origin is None:
        return False
    place = origin.decode("latin-1").lower().partition("://")[2]
    return place != headers.get(b"host", b"").decode("latin-1").lower()


def is_known_host(headers: dict[bytes, bytes], bound: str, names: str) -> bool:
    """Is the server asked by its own address or by a name that it was given?

    A page of another site can make its own name lead here; its requests then look as if they were ours.
    """
    host = host_in(headers.get(b"host", b"").decode("latin-1").lower())
    known = split_names(names)
    return host in ("localhost", plain(bound), *known) or "*" in known or is_loopback(host)


def host_in(text: str) -> str:
    """Return the name or address in a `Host` header, without its port; empty if it cannot be read."""
    try:
        return urlsplit("//" + text).hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Is it an address of this machine itself?"""
    try:
        return ip_address(plain(host)).is_loopback
    except ValueError:
        return False


def plain(host: str) -> str:
    """Return an address as people write it: IPv4 also where a socket shows it as IPv6 (`::ffff:10.1.2.3`)."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return host if mapped is None else str(mapped)


def split_names(names: str) -> list[str]:
    """Return the names that a setting lists, separated by commas."""
    return [name.strip().lower() for name in names.split(",") if name.strip()]

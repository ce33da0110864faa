"""Limits: so much at once, and so much over time."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, Generic, TypeVar

MOST_REMEMBERED: Final = 10_000
HOUSEHOLD: Final = 64  # bits of an IPv6 address that one client cannot choose
B = TypeVar("B", bound="Bucket")


@lru_cache(MOST_REMEMBERED)
def household_of(host: str) -> str:
    """Return the address by which limits count: of IPv6 the /64, for its owner has all addresses in it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOUSEHOLD), strict=False))


class Bucket:
    """Holds so many; one goes out at each take, and they come back at a steady rate."""

    __slots__ = ("clock", "level", "per_second", "seen", "size")

    def __init__(self, size: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.level = float(size)
        self.seen = clock()

    def refill(self) -> float:
        """Return the level, with all that came back since it was looked at last."""
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.seen) * self.per_second)
        self.seen = now
        return self.level

    def take(self) -> bool:
        """Take one out; false if there is none."""
        if self.refill() < 1:
            return False
        self.level -= 1
        return True


class Buckets(Generic[B]):
    """A bucket for each client; those that were not used for longest are forgotten."""

    def __init__(self, make: Callable[[], B]) -> None:
        self.make = make
        self.buckets: dict[str, B] = {}

    def find(self, client: str) -> B:
        """Return the bucket of a client, full if it was not used for long."""
        found = self.buckets.pop(client, None) or self.make()
        self.buckets[client] = found
        if len(self.buckets) > MOST_REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return found

"""Open sockets: how many there may be, and an end for those that hold one and do nothing with it.

A socket has to get on: headers come within some seconds, bodies and answers move by some bytes in that time. One
round of checks looks at all of them, so a socket needs no timers of its own.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from typing import Final, Protocol

from nextfrontier.server.guards.limits import household_of
from nextfrontier.server.guards.origins import split_names
from nextfrontier.server.metrics import Metrics
from nextfrontier.server.settings import Settings

LEAST_BYTES: Final = 4096  # that a body or an answer moves in the time that a socket has
CHECKS: Final = 4  # in the time that a socket has

Mark = tuple[str, int] | None  # what a socket waits for, and how far that has come; None: nothing


class Holder(Protocol):
    """The protocol of an open socket."""

    def mark(self) -> Mark:
        """Return the task of the other side, and its progress."""

    def is_idle(self) -> bool:
        """Is nothing lost if the socket closes, for no request is under way?"""


class Socket:
    """An open socket: whose it is, and since when it has not got on."""

    __slots__ = ("address", "holder", "mark", "since")

    def __init__(self, address: str, holder: Holder, now: float) -> None:
        self.address = address
        self.holder = holder
        self.mark: Mark = None
        self.since = now

    def seconds_without_progress(self, now: float) -> float:
        """Return for how long the other side has been waited for in vain."""
        mark = self.holder.mark()
        if mark is None or mark != self.mark:
            self.mark, self.since = mark, now
        return now - self.since


class Sockets:
    """All open sockets, by transport."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.most = settings.sockets
        self.most_of_client = settings.sockets_per_client
        self.patience = settings.socket_seconds
        self.proxies = split_names(settings.proxies)
        self.metrics = metrics
        self.open: dict[asyncio.Transport, Socket] = {}
        self.by_address: dict[str, int] = {}
        self.timer: asyncio.TimerHandle | None = None

    def add(self, transport: asyncio.Transport, holder: Holder) -> None:
        """Take up a new socket, or close it at once if there are too many."""
        host = str((transport.get_extra_info("peername") or ("unknown",))[0])
        address = household_of(host)
        if self.by_address.get(address, 0) >= self.most_of_client and not self.is_proxy(host):
            self.refuse(transport, "too many of one address")
            return
        if len(self.open) >= self.most and not self.make_room():
            self.refuse(transport, "too many")
            return
        self.open[transport] = Socket(address, holder, asyncio.get_running_loop().time())
        self.by_address[address] = self.by_address.get(address, 0) + 1
        self.metrics.add("sockets")
        if self.timer is None:
            self.plan_check()

    def refuse(self, transport: asyncio.Transport, reason: str) -> None:
        """Close a socket without a word: to say something would cost more than it is worth."""
        self.metrics.add("sockets_dropped", reason)
        transport.abort()

    def change(self, transport: asyncio.Transport, holder: Holder) -> None:
        """Let another protocol hold a socket: it has become a WebSocket."""
        if transport in self.open:
            self.open[transport].holder = holder

    def remove(self, transport: asyncio.Transport) -> None:
        """Forget a socket that has closed."""
        found = self.open.pop(transport, None)
        if found is None:
            return
        self.metrics.add("sockets", amount=-1)
        self.by_address[found.address] -= 1
        if not self.by_address[found.address]:
            del self.by_address[found.address]

    def make_room(self) -> bool:
        """Close the oldest socket on which no request is under way; false if there is none."""
        for transport, socket in self.open.items():
            if socket.holder.is_idle():
                self.remove(transport)
                self.refuse(transport, "made room")
                return True
        return False

    def is_proxy(self, host: str) -> bool:
        """Is it a proxy that is trusted? Many clients share its address."""
        return any(proxy in ("*", host) or is_within(host, proxy) for proxy in self.proxies)

    def plan_check(self) -> None:
        """Check again after a part of the time that a socket has."""
        self.timer = asyncio.get_running_loop().call_later(self.patience / CHECKS, self.check)

    def check(self) -> None:
        """End the sockets that do not get on."""
        self.timer = None
        now = asyncio.get_running_loop().time()
        for transport, socket in list(self.open.items()):
            if socket.seconds_without_progress(now) >= self.patience and socket.mark is not None:
                self.remove(transport)
                self.refuse(transport, socket.mark[0])
        if self.open:
            self.plan_check()


def is_within(host: str, network: str) -> bool:
    """Does an address belong to a network, such as 10.0.0.0/8?"""
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return False


def unsent(transport: asyncio.Transport) -> int:
    """Return how much waits to be sent, so that it is another number as soon as enough was sent."""
    return -(-transport.get_write_buffer_size() // LEAST_BYTES)

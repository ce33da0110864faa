"""Running the application: an address to listen on, and uvicorn with the right limits."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from contextlib import suppress
from typing import Any, Final

import uvicorn
from litestar import Litestar

from nextfrontier.server.guards.headers import guard_app
from nextfrontier.server.guards.protocols import GuardedConfig
from nextfrontier.server.guards.sockets import Sockets
from nextfrontier.server.logs import LOGGING
from nextfrontier.server.settings import Settings

GRACE_SECONDS: Final = 3
WAITING: Final = 1024  # connections that wait to be taken
TAKEN_AT_ONCE: Final = 64  # connections, before others have their turn
OTHER_FILES: Final = 100  # that the server needs beside sockets
TELL_SECONDS: Final = 60.0  # between two lines about connections that cannot be taken
OUT_OF_FILES: Final = "socket.accept() out of system resource"  # as asyncio says it

log = logging.getLogger(__name__)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes a free one. OSError if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small frames at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the address that people type."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """uvicorn with as many files as the system allows, and a calm log when they run out."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; the queue of the system is longer than the number of connections taken at once."""
        asyncio.get_running_loop().set_exception_handler(AcceptTrouble().handle)
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING)


class AcceptTrouble:
    """Tells of connections that could not be taken, once in a while instead of each time."""

    def __init__(self) -> None:
        self.count = 0
        self.told = -TELL_SECONDS

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log a fault of the event loop."""
        if context.get("message") != OUT_OF_FILES:
            loop.default_exception_handler(context)
            return
        self.count += 1
        if loop.time() - self.told >= TELL_SECONDS:
            log.error("no connection can be taken: %s (%s times)", context.get("exception"), self.count)
            self.count, self.told = 0, loop.time()


def raise_file_limit(wanted: int) -> int:
    """Allow so many open files, or as many as the system lets this process have; how many that are."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        reachable = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < reachable:
            resource.setrlimit(resource.RLIMIT_NOFILE, (reachable, hard))
            soft = reachable
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def server_for(app: Litestar, settings: Settings) -> Server:
    """Return the server of an application, not started yet."""
    hall = app.state.hall
    sockets = Sockets(settings, hall.metrics)
    files = raise_file_limit(sockets.most + OTHER_FILES)
    sockets.most = min(sockets.most, max(1, files - OTHER_FILES))
    config = GuardedConfig(
        guard_app(app, settings, hall.turns),
        sockets,
        ws_max_size=4 * settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        lifespan="on",
        log_config=LOGGING,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=TAKEN_AT_ONCE,
    )
    return Server(config)

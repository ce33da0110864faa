"""Running the application: an address to listen on, and uvicorn with the right limits."""

from __future__ import annotations

import socket
from typing import Final

import uvicorn
from litestar import Litestar

from nextfrontier.server.headers import guarded
from nextfrontier.server.logs import LOGGING
from nextfrontier.server.settings import Settings

GRACE_SECONDS: Final = 3
PING_SECONDS: Final = 20.0
WAITING: Final = 512  # connections that wait to be taken


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one. OSError if the address cannot be had."""
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
    """The address that people type."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def server_for(app: Litestar, settings: Settings) -> uvicorn.Server:
    """The server of an application, not started yet."""
    config = uvicorn.Config(
        guarded(app, settings, app.state.hall.turns),
        ws="websockets-sansio",
        ws_max_size=4 * settings.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        http="h11",
        lifespan="on",
        log_config=LOGGING,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(config)

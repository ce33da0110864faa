"""`frontier serve`: the server with its client, for browsers."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import msgspec

from nextfrontier.server.app import create_app
from nextfrontier.server.running import address_of, listen, server_for
from nextfrontier.server.settings import Settings, settings_from
from nextfrontier.server.sqlite_store import SqliteStore
from nextfrontier.server.store import StoreTrouble

PORT = 8765


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "serve",
        help="play in the browser: start the server",
        description="Start the server and print its address. Every limit can be set by an environment "
        "variable, such as NEXTFRONTIER_TABLES_PER_HOUR=500; docs/server.md lists them.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=int, default=PORT, help="port; 0 takes a free one (default: %(default)s)"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it; 2 if it cannot start."""
    try:
        settings = settings_from(os.environ, args.data)
    except msgspec.ValidationError as error:
        return trouble(f"a setting is wrong: {error}")
    try:
        listening = listen(args.host, args.port)
    except (OSError, OverflowError) as error:
        return trouble(f"cannot listen on {args.host}:{args.port}: {error}. Choose another --port.")
    with listening:
        return serve(settings, listening, args.open)


def serve(settings: Settings, listening: socket.socket, show: bool) -> int:
    """Serve on a socket that listens already."""
    store = SqliteStore(settings.data)
    try:
        store.connect()
    except StoreTrouble as error:
        return trouble(str(error))
    server = server_for(create_app(settings, store), settings)
    print(f"Next Frontier:  {address_of(listening)}")
    print(f"Games are kept in {settings.data}")
    print("Ctrl-C stops the server; games go on after the next start.", flush=True)
    if show:
        webbrowser.open(address_of(listening))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 2


def trouble(message: str) -> int:
    """Say why the server does not start."""
    print(f"frontier serve: {message}", file=sys.stderr)
    return 2

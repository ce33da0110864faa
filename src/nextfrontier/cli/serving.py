"""Starting the server for `frontier serve`: apart from the command, because the web framework takes long to load."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import webbrowser

import msgspec

from nextfrontier.cli.speech import say, spoken_language
from nextfrontier.kit.problems import problem_of_shape
from nextfrontier.kit.words.problems import say_problem
from nextfrontier.server.app import create_app
from nextfrontier.server.running import address_of, listen, server_for
from nextfrontier.server.settings import Settings, settings_from
from nextfrontier.server.store.contract import StoreTrouble
from nextfrontier.server.store.sqlite import SqliteStore


def start(args: argparse.Namespace) -> int:
    """Serve until somebody stops it; 2 if it cannot start."""
    try:
        settings = settings_from(os.environ, args.data)
    except msgspec.ValidationError as error:
        return trouble(
            say("serve.wrong_setting", problem=say_problem(problem_of_shape(error), spoken_language()))
        )
    try:
        listening = listen(args.host, args.port)
    except (OSError, OverflowError) as error:
        return trouble(say("serve.cannot_listen", address=f"{args.host}:{args.port}", problem=str(error)))
    with listening:
        return serve(settings, listening, args.open)


def serve(settings: Settings, listening: socket.socket, show: bool) -> int:
    """Serve on a socket that listens already."""
    store = SqliteStore(settings.data)
    try:
        store.file.open()
    except StoreTrouble as error:
        return trouble(str(error))
    server = server_for(create_app(settings, store), settings)
    print(f"Next Frontier:  {address_of(listening)}")
    print(say("serve.kept", folder=str(settings.data)))
    print(say("serve.stop"), flush=True)
    if show:
        webbrowser.open(address_of(listening))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 2


def trouble(message: str) -> int:
    """Say why the server does not start."""
    print(f"frontier serve: {message}", file=sys.stderr)
    return 2

"""`frontier serve`: the server with its client, for browsers."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from nextfrontier.cli.speech import say

PORT = 8765
FRAMEWORK = ("litestar", "uvicorn", "websockets")


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "serve",
        help=say("help.serve"),
        description=say("help.serve.description"),
    )
    parser.add_argument("--host", default="127.0.0.1", help=say("help.serve.host", default="%(default)s"))
    parser.add_argument("--port", type=int, default=PORT, help=say("help.serve.port", default="%(default)s"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=say("help.serve.data"))
    parser.add_argument("--open", action="store_true", help=say("help.serve.open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    missing = [name for name in FRAMEWORK if find_spec(name) is None]
    if missing:
        print(f"frontier serve: {say('serve.missing', names=', '.join(missing))}", file=sys.stderr)
        return 2
    from nextfrontier.cli.serving import start

    return start(args)

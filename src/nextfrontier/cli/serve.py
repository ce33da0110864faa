"""`frontier serve`: the server with its client, for browsers."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PORT = 8765
FRAMEWORK = ("litestar", "uvicorn", "websockets")
INSTALL = "The server is an extra: pip install 'nextfrontier[server]', or pip install '.[server]' in the repository."


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
    """Serve until somebody stops it."""
    missing = [name for name in FRAMEWORK if find_spec(name) is None]
    if missing:
        print(f"frontier serve: {', '.join(missing)} is not installed. {INSTALL}", file=sys.stderr)
        return 2
    from nextfrontier.cli.serving import start

    return start(args)

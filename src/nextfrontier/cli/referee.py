"""`frontier referee`: the protocol as JSON lines on standard input and output."""

import argparse
import sys
from typing import Any

from nextfrontier.cli.speech import say
from nextfrontier.referee.stream import serve


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("referee", help=say("help.referee"))
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Serve until the end of input."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0

"""The command `frontier`: one table of commands, each in a module of its own."""

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from nextfrontier.cli import arena, bench, components, play, referee, review, serve, train, translate, verify
from nextfrontier.cli.version import version

COMMANDS: tuple[ModuleType, ...] = (
    arena,
    bench,
    components,
    play,
    referee,
    review,
    serve,
    train,
    translate,
    verify,
)
"""Each has `run(args) -> int` and `add_parser(subparsers)`, which ends with `set_defaults(run=run)`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    parser = argparse.ArgumentParser(prog="frontier", description="Heavy board games: play, study, research.")
    parser.add_argument("--version", action="version", version=version())
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 2
    try:
        code: int = args.run(args)
    except BrokenPipeError:  # the reader has gone: nothing is left to say
        sys.stdout = None
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())

"""The command `frontier`: one table of commands, each in a module of its own."""

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from types import ModuleType

from nextfrontier import __version__
from nextfrontier.cli import referee

COMMANDS: tuple[ModuleType, ...] = (referee,)
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
    code: int = args.run(args)
    return code


def version() -> str:
    engine = "compiled" if engine_is_compiled() else "not compiled"
    return f"frontier {__version__} (engine {engine}, Python {sys.version.split()[0]})"


def engine_is_compiled() -> bool:
    spec = find_spec("nextfrontier.kernel.agenda")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


if __name__ == "__main__":
    sys.exit(main())

"""The command `frontier`: one table of commands, each in a module of its own."""

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from nextfrontier.cli import arena, bench, components, play, referee, review, serve, train, translate, verify
from nextfrontier.cli.speech import say, speak, terminal_language
from nextfrontier.cli.version import version
from nextfrontier.kit.words.languages import is_offered, languages

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
    speak(wanted_language(sys.argv[1:] if argv is None else argv))
    parser = argparse.ArgumentParser(prog="frontier", description=say("help.frontier"))
    parser.add_argument("--version", action="version", version=version())
    known = ", ".join(code for code in languages() if is_offered(code))
    parser.add_argument("--lang", metavar="LANG", help=say("help.frontier.lang", known=known))
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


def wanted_language(argv: Sequence[str]) -> str:
    """Return the language that the command line names, else that of the terminal."""
    for word, following in zip(argv, [*argv[1:], ""], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return terminal_language()


if __name__ == "__main__":
    sys.exit(main())

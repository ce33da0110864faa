"""The commands of `frontier`: one table, each in a module of its own."""

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from nextfrontier.cli import arena, bench, components, play, referee, review, serve, train, translate, verify
from nextfrontier.cli.speech import CATALOGUES, say, speak, terminal_language
from nextfrontier.cli.version import version
from nextfrontier.kit.words.languages import ENGLISH, is_offered, languages

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


ARGPARSE_KEYS: Final = {
    text: key
    for key, text in CATALOGUES[ENGLISH].texts.items()
    if key.startswith("argparse.") and isinstance(text, str)
}


def run_command(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    speak(wanted_language(sys.argv[1:] if argv is None else argv))
    vars(argparse)["_"] = say_for_argparse  # the module asks it for its own words, by their English
    parser = argparse.ArgumentParser(prog="frontier", description=say("help.frontier"))
    parser.add_argument("--version", action="version", version=version(), help=say("argparse.version"))
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


def say_for_argparse(english: str) -> str:
    """Say what the reader of command lines says by itself."""
    key = ARGPARSE_KEYS.get(english)
    return english if key is None else say(key)


def wanted_language(argv: Sequence[str]) -> str:
    """Return the language that the command line names, else that of the terminal."""
    for word, following in zip(argv, [*argv[1:], ""], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return terminal_language()

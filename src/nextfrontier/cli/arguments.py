"""Arguments that several commands take."""

import argparse
import os

from nextfrontier.cli.speech import say


class WrongArgument(Exception):
    """An argument that cannot be used, in words for people."""


def positive(text: str) -> int:
    """Read a number from 1 on."""
    if not text.isdecimal() or not 0 < int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(say("wrong.positive"))
    return int(text)


def positive_number(text: str) -> float:
    """Read a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1_000_000:
        raise argparse.ArgumentTypeError(say("wrong.positive_number"))
    return number


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Let people say how many processes work."""
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="N",
        help=say("help.arguments.jobs"),
    )

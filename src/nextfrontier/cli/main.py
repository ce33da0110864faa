"""The command `frontier`: it imports what reads catalogues while it runs, to tell a broken file in one line."""

import sys
from collections.abc import Sequence

from nextfrontier.working.signals import INTERRUPTED

BROKEN = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; Ctrl-C ends it in one line, also while it still imports."""
    try:
        return run_or_tell(argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def run_or_tell(argv: Sequence[str] | None) -> int:
    """Run one command; tell a broken file of a language."""
    from nextfrontier.kit.words.reading import BrokenFile

    try:
        from nextfrontier.cli.commands import run_command

        return run_command(argv)
    except BrokenFile as error:
        print(error, file=sys.stderr)
        return BROKEN


if __name__ == "__main__":
    sys.exit(main())

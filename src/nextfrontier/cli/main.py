"""The command `frontier`: it imports what reads catalogues while it runs, to tell a broken file in one line."""

import sys
from collections.abc import Sequence

from nextfrontier.kit.words.reading import BrokenFile

BROKEN = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; 2 if a file of a language is broken."""
    try:
        from nextfrontier.cli.commands import run_command

        return run_command(argv)
    except BrokenFile as error:
        print(error, file=sys.stderr)
        return BROKEN


if __name__ == "__main__":
    sys.exit(main())

"""Entrants: a level of our bots or a program of somebody else's, with the budget of its thought."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
from pathlib import Path
from typing import Final, NamedTuple

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import levels_of
from nextfrontier.kernel.reasons import refusal

PROGRAM: Final = "run:"
PROGRAM_BUDGET: Final = Budget(milliseconds=5_000)  # of an answer, if a program is given no limit
LIMITS: Final = ("nodes", "ms")
AFTER_COMMAND: Final = re.compile(rf"@((?:{'|'.join(LIMITS)})=[^@\s\"']*)\Z")  # the last limit of a program
MOST: Final = 1_000_000_000


class Entrant(NamedTuple):
    """Who plays: `greedy`, `greedy@nodes=500`, `run:python my_bot.py@ms=2000`."""

    text: str  # as it was written; its name in results
    level: str  # of our bots; empty for a program
    command: str  # of a program; empty for a level
    budget: Budget  # of a turn; of an answer, if it is a program


def read_entrant(text: str, game: str) -> Entrant:
    """Read an entrant; refuse an unknown level, a limit that is no number, and a command that is none."""
    name, limits = split_limits(text)
    given = dict(read_limit(limit) for limit in limits)
    budget = Budget(given.get("nodes"), given.get("ms")) if given else PROGRAM_BUDGET
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM).strip()
        if not command:
            raise refusal("no_command", "", entrant=text[:80])
        split_command(command)
        return Entrant(text, "", command, budget)
    known = levels_of(game)
    if name not in known:
        raise refusal("unknown_level", "", level=name[:80], known=", ".join(known))
    return Entrant(text, name, "", budget if given else known[name].turn_budget)


def split_command(command: str) -> list[str]:
    """Return the words of a command; refuse an open quote, and bytes of the command line that are no text."""
    try:
        command.encode()
        return shlex.split(command)
    except ValueError as error:
        raise refusal("unreadable_entrant", "", entrant=ascii(PROGRAM + command[:80])[1:-1]) from error


def find_program(entrant: Entrant) -> None:
    """Refuse an entrant whose program is not there."""
    if entrant.command and not shutil.which(program := split_command(entrant.command)[0]):
        raise refusal("no_program", "", program=program[:80])


def digest_files(entrant: Entrant) -> str:
    """Return a digest of the files that the command of a program names; empty, if it names none."""
    digest, found = hashlib.blake2b(digest_size=4), False
    for word in split_command(entrant.command):
        if os.path.isfile(word) and os.access(word, os.R_OK):
            digest.update(hashlib.blake2b(Path(word).read_bytes()).digest())
            found = True
    return digest.hexdigest() if found else ""


def split_limits(text: str) -> tuple[str, list[str]]:
    """Split off the limits at the end; the command of a program may have an `@` of its own."""
    if not text.startswith(PROGRAM):
        level, *limits = text.split("@")
        return level, limits
    command, found = text, list[str]()
    while match := AFTER_COMMAND.search(command):
        command, found = command[: match.start()], [match[1], *found]
    return command, found


def read_limit(text: str) -> tuple[str, int]:
    """Read a limit: `nodes=500` or `ms=2000`."""
    name, _, number = text.partition("=")
    if name not in LIMITS or not number.isdecimal() or not 0 < int(number) <= MOST:
        raise refusal("wrong_limit", "", limit=text[:80], known=", ".join(f"{limit}=…" for limit in LIMITS))
    return name, int(number)

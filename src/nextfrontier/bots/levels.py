"""The levels of bots, by game."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from nextfrontier.bots.base import Bot, Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.random_legal import RandomBot
from nextfrontier.kernel.reasons import refusal
from nextfrontier.shelf import plugin

WEAKEST: Final = "random"
FRIENDLIEST: Final = "newcomer"  # plays on against a person behind the tutorial
USUAL: Final = "regular"  # an opponent, if nobody chooses another
ADVISER: Final = "strong"  # gives advice and plays for people who left, where a game has it
LEVELS: Final = (WEAKEST, FRIENDLIEST, "greedy", USUAL, ADVISER, "expert")  # weakest first
DEFAULT_BUDGET: Final = Budget(nodes=10_000)  # of one answer; more than bots without a search ever need


def levels_of(game: str) -> dict[str, Level]:
    """Return all levels of a game by their names, weakest first."""
    own: dict[str, Level] = plugin(game).load("bots") if plugin(game).bots else {}
    return {WEAKEST: Level(RandomBot()), **own}


def level_of(game: str, name: str) -> Level:
    """Return a level of a game; refuse if there is none of this name."""
    found = levels_of(game)
    if name in found:
        return found[name]
    raise refusal("unknown_level", "", level=name[:80], known=", ".join(found))


def bot(game: str, level: str) -> Bot:
    """Return the bot of a level; refuse if there is none."""
    return level_of(game, level).bot


def usual_level(game: str) -> str:
    """Return the level of an opponent, if nobody chooses another."""
    return at_best(game, USUAL)


def adviser_of(game: str) -> str:
    """Return the level that gives advice and plays for people who left."""
    return at_best(game, ADVISER)


def friend_of(game: str) -> str:
    """Return the level that plays on against a person behind the tutorial."""
    return at_best(game, FRIENDLIEST)


def at_best(game: str, level: str) -> str:
    """Return a level, or the strongest of a game that has it not."""
    found = levels_of(game)
    return level if level in found else list(found)[-1]


@cache
def fingerprint_of(game: str) -> str:
    """Return a digest of everything that decides how the levels of a game play: code, budgets and weights."""
    digest = hashlib.blake2b(digest_size=4)
    for file in files_of(game):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def files_of(game: str) -> list[Path]:
    """Return the sources and weights of the bots of a game."""
    own = Path(__file__).parent
    found = [*own.glob("*.py"), *(own / "search").glob("*.py")]
    if place := plugin(game).bots.partition(":")[0]:
        home = Path(str(import_module(place).__file__)).parent
        found += [file for ending in ("py", "json") for file in home.rglob(f"*.{ending}")]
    return sorted(found)

"""The levels of bots, by game."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Bot, Level
from nextfrontier.bots.random_legal import RandomBot
from nextfrontier.kernel.reasons import refusal
from nextfrontier.shelf import plugin

WEAKEST: Final = "random"
FRIENDLIEST: Final = "newcomer"  # plays on against a person behind the tutorial
USUAL: Final = "regular"  # an opponent, if nobody chooses another
ADVISER: Final = "strong"  # gives advice and plays for people who left, where a game has it
LEVELS: Final = (WEAKEST, FRIENDLIEST, "greedy", USUAL, ADVISER, "expert")  # weakest first
DEFAULT_BUDGET: Final = Level(RandomBot()).budget


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

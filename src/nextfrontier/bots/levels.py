"""The levels of bots, by game."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.random_legal import RandomBot
from nextfrontier.kernel.reasons import refusal
from nextfrontier.shelf import plugin

LEVELS: Final = ("random", "greedy")
DEFAULT_BUDGET: Final = Budget(nodes=10_000)  # more than the greedy bots ever need


def bots_of(game: str) -> dict[str, Bot]:
    """Return all bots of a game by the names of their levels, weakest first."""
    own: dict[str, Bot] = plugin(game).load("bots") if plugin(game).bots else {}
    return {"random": RandomBot(), **own}


def levels_of(game: str) -> list[str]:
    """Return the levels of bots that a game has, weakest first."""
    return list(bots_of(game))


def bot(game: str, level: str) -> Bot:
    """Return a bot of this level for a game; refuse if there is none."""
    found = bots_of(game)
    if level in found:
        return found[level]
    raise refusal("unknown_level", "", level=level[:80], known=", ".join(found))

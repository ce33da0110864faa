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


def bot(game: str, level: str) -> Bot:
    """A bot of this level for a game; refused if there is none."""
    if level == "random":
        return RandomBot()
    found: dict[str, Bot] = plugin(game).load("bots")
    if level in found:
        return found[level]
    raise refusal("unknown_level", "", level=level[:80], known=", ".join(levels_of(game)))


def levels_of(game: str) -> list[str]:
    """Return the levels of bots that a game has, weakest first."""
    return ["random", *plugin(game).load("bots")]

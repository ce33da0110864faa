"""The levels of bots, by game."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.evacuation import guide as evacuation
from nextfrontier.bots.greedy import GreedyBot
from nextfrontier.bots.planning import PlanningBot
from nextfrontier.bots.random_legal import RandomBot
from nextfrontier.bots.underwater_cities import guide as underwater_cities
from nextfrontier.kernel.reasons import refusal

LEVELS: Final = ("random", "greedy")
GREEDY: Final[dict[str, Bot]] = {
    "underwater-cities": GreedyBot(underwater_cities.evaluate, underwater_cities.ends_turn),
    "evacuation": PlanningBot(
        GreedyBot(evacuation.evaluate, evacuation.ends_turn, evacuation.sensible),
        evacuation.is_turn,
        evacuation.stopped,
        evacuation.next_turn,
        evacuation.reach,
    ),
}
DEFAULT_BUDGET: Final = Budget(nodes=10_000)  # more than the greedy bots ever need


def bot(game: str, level: str) -> Bot:
    """A bot of this level for a game; refused if there is none."""
    if level == "random":
        return RandomBot()
    if level == "greedy" and game in GREEDY:
        return GREEDY[game]
    raise refusal("unknown_level", "", level=level[:80], known=", ".join(LEVELS))

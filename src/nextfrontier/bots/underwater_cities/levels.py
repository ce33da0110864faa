"""The bots of Underwater Cities, weakest first."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.greedy import GreedyBot
from nextfrontier.bots.learnt import LearntBot, SearchBot
from nextfrontier.bots.underwater_cities.course import COURSE
from nextfrontier.bots.underwater_cities.guide import ends_turn, evaluate

MIND: Final = COURSE.load_mind()

BOTS: Final = {
    "newcomer": Level(LearntBot(MIND, noise=6.0)),
    "greedy": Level(GreedyBot(evaluate, ends_turn)),
    "regular": Level(LearntBot(MIND)),
    "strong": Level(SearchBot(MIND, 1, 8, 3), Budget(nodes=35_000), 1.0),
    "expert": Level(SearchBot(MIND, 2, 12, 4), Budget(nodes=180_000), 5.0),
}

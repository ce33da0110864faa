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
WIDTH: Final = 8  # rows of steps that are followed within a turn

BOTS: Final = {
    "newcomer": Level(LearntBot(MIND, 1, noise=1.5), points=61),
    "greedy": Level(GreedyBot(evaluate, ends_turn), points=77),
    "regular": Level(LearntBot(MIND, WIDTH), points=95),
    "strong": Level(SearchBot(MIND, WIDTH, 8, 3), Budget(nodes=35_000), 1.0, 100),
    "expert": Level(SearchBot(MIND, WIDTH, 12, 4), Budget(nodes=180_000), 5.0),
}

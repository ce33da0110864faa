"""The bots of Underwater Cities, weakest first."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.greedy import GreedyBot
from nextfrontier.bots.search.foresight import CarelessBot, ForesightBot, HabitBot
from nextfrontier.bots.underwater_cities.courses import READER, habits_of
from nextfrontier.bots.underwater_cities.guide import ends_turn, evaluate

WIDTH: Final = 8
HEAT: Final = 0.7
RIVALRY: Final = 0.3
THINKER: Final = ForesightBot(READER, habits_of, WIDTH, HEAT, RIVALRY)

BOTS: Final = {
    "newcomer": Level(CarelessBot(READER, habits_of, 5.4), points=58, explainer=THINKER),
    "greedy": Level(GreedyBot(evaluate, ends_turn), points=74),
    "regular": Level(HabitBot(READER, habits_of), points=108, explainer=THINKER),
    "strong": Level(THINKER, Budget(nodes=50_000), 1.0, 116, explainer=THINKER),
    "expert": Level(THINKER, Budget(nodes=240_000), 5.0, 119, explainer=THINKER),
}

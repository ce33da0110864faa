"""The bots of Evacuation, weakest first."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.evacuation.courses import READER, habits_of
from nextfrontier.bots.evacuation.guide import BOTS as YARDSTICKS
from nextfrontier.bots.search.foresight import CarelessBot, ForesightBot, HabitBot

WIDTH: Final = 6
HEAT: Final = 0.7
RIVALRY: Final = 0.3
THINKER: Final = ForesightBot(READER, habits_of, WIDTH, HEAT, RIVALRY)

BOTS: Final = {
    "newcomer": Level(CarelessBot(READER, habits_of, 5.0), points=5, explainer=THINKER),
    **YARDSTICKS,
    "regular": Level(HabitBot(READER, habits_of), points=51, explainer=THINKER),
    "strong": Level(THINKER, Budget(nodes=30_000), 1.0, 62, explainer=THINKER),
    "expert": Level(THINKER, Budget(nodes=150_000), 4.0, 61, explainer=THINKER),
}

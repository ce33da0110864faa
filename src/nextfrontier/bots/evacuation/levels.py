"""The levels of bots for Evacuation that play by habit, with or without foresight."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.evacuation.guide import BOTS as YARDSTICKS
from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.evacuation.weights.loading import load_habits
from nextfrontier.bots.search.foresight import CarelessBot, ForesightBot, HabitBot
from nextfrontier.bots.search.habits import Habits
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.agenda import State

WIDTH: Final = 6
HEAT: Final = 0.7
RIVALRY: Final = 0.3


def habits_of(state: State) -> Habits:
    """Return the habits for the mode and the actions of a game."""
    assert isinstance(state, Worlds)
    return load_habits(state.rules.race, state.rules.advanced)


class Regular(HabitBot):
    """Plays by habit."""

    def habits(self, state: State) -> Habits:
        return habits_of(state)


class Newcomer(CarelessBot):
    """Plays by habit, and errs."""

    def habits(self, state: State) -> Habits:
        return habits_of(state)


class Thinker(ForesightBot):
    """Plays by habit, after a look ahead."""

    def habits(self, state: State) -> Habits:
        return habits_of(state)


READER: Final = WorldsReader()
BOTS: Final = {
    "newcomer": Level(Newcomer(READER, 3.5), points=16),
    **YARDSTICKS,
    "regular": Level(Regular(READER), points=47),
    "strong": Level(Thinker(READER, WIDTH, HEAT, RIVALRY), Budget(nodes=15_000), 1.0),
    "expert": Level(Thinker(READER, WIDTH, HEAT, RIVALRY), Budget(nodes=75_000), 4.0),
}

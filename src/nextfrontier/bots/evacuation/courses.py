"""What the bots of Evacuation learn: points or the race, with standard or advanced actions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from nextfrontier.bots.course import Course
from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.search.habits import Habits
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Document

READER: Final = WorldsReader()
FOLDER: Final = Path(__file__).with_name("weights")


def dealer(mode: str, actions: str) -> Callable[[int], tuple[int, Document]]:
    """Return the deals of a course: points mostly alone, the race mostly of two."""

    def deal(number: int) -> tuple[int, Document]:
        seats = (2, 2, 2, 3) if mode == "race" else (1, 1, 1, 2)
        return seats[number % len(seats)], {"mode": mode, "actions": actions}

    return deal


COURSES: Final = {
    f"{mode}-{actions}": Course(READER, dealer(mode, actions), FOLDER / f"{mode}-{actions}.json")
    for mode in ("points", "race")
    for actions in ("standard", "advanced")
}


def habits_of(state: State) -> Habits:
    """Return the habits for the mode and the actions of a game."""
    assert isinstance(state, Worlds)
    mode = "race" if state.rules.race else "points"
    return COURSES[f"{mode}-{'advanced' if state.rules.advanced else 'standard'}"].habits()

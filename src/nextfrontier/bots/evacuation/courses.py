"""What the bots of Evacuation learn: points alone, points at a table, the race; with standard or advanced actions."""

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
CURIOSITY: Final = 0.03  # without it all is settled before it is known what many settled Areas bring together
SEATS: Final = {"solo": (1,), "table": (2, 2, 3, 2, 4), "race": (2, 2, 2, 3)}  # of the games to learn from


def dealer(way: str, actions: str) -> Callable[[int], tuple[int, Document]]:
    """Return the deals of a course."""
    seats, mode = SEATS[way], "race" if way == "race" else "points"

    def deal(number: int) -> tuple[int, Document]:
        return seats[number % len(seats)], {"mode": mode, "actions": actions}

    return deal


def course(
    way: str, actions: str, rounds: int, every: int, rate: float, last: float, after: str = ""
) -> Course:
    """Return a course; its habits lie in the file of its name. Those that begin with nothing are curious."""
    file, curiosity = FOLDER / f"{way}-{actions}.json", 0.0 if after else CURIOSITY
    return Course(READER, dealer(way, actions), file, rounds, every, rate, last, after, curiosity)


COURSES: Final = {
    "solo-standard": course("solo", "standard", 10_000, 500, 0.03, 0.2),
    "solo-advanced": course("solo", "advanced", 1500, 100, 0.01, 0.05, after="solo-standard"),
    "table-standard": course("table", "standard", 3000, 50, 0.01, 0.2, after="solo-standard"),
    "table-advanced": course("table", "advanced", 1000, 50, 0.01, 0.05, after="table-standard"),
    "race-standard": course("race", "standard", 800, 50, 0.01, 0.05, after="table-standard"),
    "race-advanced": course("race", "advanced", 500, 50, 0.01, 0.05, after="race-standard"),
}


def habits_of(state: State) -> Habits:
    """Return the habits for the seats, the mode and the actions of a game."""
    assert isinstance(state, Worlds)
    way = "race" if state.rules.race else "solo" if state.seats == 1 else "table"
    return COURSES[f"{way}-{'advanced' if state.rules.advanced else 'standard'}"].habits()

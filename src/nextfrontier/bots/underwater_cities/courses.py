"""What the bots of Underwater Cities learn: to play alone, where seven cities win, and at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from nextfrontier.bots.course import Course
from nextfrontier.bots.search.habits import Habits
from nextfrontier.bots.underwater_cities.marks.reading import SeaReader
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Document

READER: Final = SeaReader()
FOLDER: Final = Path(__file__).with_name("weights")
TABLES: Final[list[tuple[int, Document]]] = [
    (2, {}),
    (2, {"boards": "advanced"}),
    (2, {"contracts": True}),
    (3, {}),
    (3, {"boards": "advanced", "contracts": True}),
    (4, {}),
    (4, {"boards": "advanced"}),
]


def deal_alone(number: int) -> tuple[int, Document]:
    """Return a solo game, every fifth with advanced boards."""
    return 1, {"boards": "advanced"} if number % 5 == 0 else {}


def deal_table(number: int) -> tuple[int, Document]:
    """Return a game of two to four, with and without advanced boards and contracts."""
    return TABLES[number % len(TABLES)]


COURSES: Final = {
    "solo": Course(READER, deal_alone, FOLDER / "solo.json", 4000, 100, 0.03, 0.2),
    "table": Course(READER, deal_table, FOLDER / "table.json", 2800, 100, 0.02, 0.05, after="solo"),
}


def habits_of(state: State) -> Habits:
    """Return the habits for a game alone or at a table."""
    return COURSES["solo" if state.seats == 1 else "table"].habits()

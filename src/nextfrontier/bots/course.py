"""What a game tells those who train its bots: one course for each way to play that has habits of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from nextfrontier.bots.habit_files import load_habits
from nextfrontier.bots.search.habits import Habits, Reader
from nextfrontier.kernel.game import Document


class Course(NamedTuple):
    """How one set of habits is learnt."""

    reader: Reader
    deal: Callable[[int], tuple[int, Document]]  # seats and options of the games to learn from, by number
    file: Path  # what was learnt
    rounds: int  # of a training
    every: int  # rounds between two looks
    rate: float  # of the first steps: large ones find a way from nothing
    last: float  # share of it in the last steps: small ones come nearer to the best
    after: str = (
        ""  # the course before it in the list whose habits this one begins with; empty: it begins with none
    )
    curiosity: float = 0.0  # what choices that are still open are worth in the first steps

    def habits(self) -> Habits:
        """Return what the bots of the package have learnt."""
        return load_habits(self.file, self.reader.size())

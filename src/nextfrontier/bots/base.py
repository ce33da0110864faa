"""The contract of a bot: it gets a seat's view, never the table, and answers with a move and its reasons."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.agenda import State


class Choice:
    """A move, and why, as data: candidates with values, the chosen one first."""

    __slots__ = ("explain", "move")

    def __init__(self, move: int, explain: dict[str, Any]) -> None:
        self.move = move
        self.explain = explain

    def __repr__(self) -> str:
        return f"<Choice of move {self.move}: {self.explain}>"


class Bot(Protocol):
    """Anything that can answer a decision."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose a legal move of this seat's open decision. The view holds all that the seat could remember."""


class Explainer(Protocol):
    """Anything that finds more reasons for a choice that a bot has made."""

    def explain(self, view: State, seat: int, choice: Choice, budget: Budget, seed: int) -> Choice:
        """Return the same move with all reasons that can be found within a budget."""


class Level(NamedTuple):
    """A bot as people choose it: how long it thinks if nobody says otherwise, and what it reaches."""

    bot: Bot
    turn_budget: Budget = Budget()  # of all answers of a turn together; bots without a search need none
    seconds: float = 0.1  # about so long a turn takes
    points: int | None = None  # mean of solo games, where that was measured
    explainer: Explainer | None = None  # of choices for which the bot itself has no reasons

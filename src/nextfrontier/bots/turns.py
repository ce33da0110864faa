"""Turns of a seat, and what may be thought in one: all answers of a turn share the nodes of a level."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.bots.base import Choice, Level
from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.record.resolved import END

Place = tuple[dict[str, int], bool]  # in a game: decisions of one turn have the same
NOWHERE: Final[Place] = ({}, False)


def place_of(known: Game[Any], state: State) -> Place:
    """Return the place of a decision: year and phase or Era and round, and whether all seats act at once."""
    return known.moment(state), bool(state.lanes)


class TurnThought:
    """What a seat has thought in its turn so far. A turn ends with the move `end`, or at another place."""

    def __init__(self) -> None:
        self.place = NOWHERE
        self.spent = 0  # nodes

    def allow(self, turn: Budget, place: Place) -> Budget:
        """Return the budget of the next answer: half of what its turn has left."""
        if place != self.place:
            self.place, self.spent = place, 0
        if turn.nodes is None:
            return turn
        return Budget(max(turn.nodes - self.spent, 0) // 2, turn.milliseconds)

    def note(self, move: str, explain: dict[str, Any]) -> None:
        """Take in an answer."""
        self.spent += explain.get("nodes", 0)
        if move == END:
            self.place = NOWHERE


class Thinker:
    """A level in play at a seat: its answers keep to the budget of their turn."""

    def __init__(self, known: Game[Any], level: Level) -> None:
        self.known = known
        self.level = level
        self.thought = TurnThought()

    def choose(self, view: State, seat: int, seed: int) -> Choice:
        """Choose a legal move of this seat's open decision."""
        budget = self.thought.allow(self.level.turn_budget, place_of(self.known, view))
        choice = self.level.bot.choose(view, seat, budget, seed)
        self.thought.note(view.notation(seat, choice.move), choice.explain)
        return choice


def first_budget(level: Level) -> Budget:
    """Return the budget of a level for an answer of which it is not known what was thought before it in its turn."""
    return TurnThought().allow(level.turn_budget, NOWHERE)

"""A bounded look ahead over one's own turns of a round, as if the others passed: which turn begins the best row?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget, Effort, Evaluation
from nextfrontier.bots.greedy import SHOWN, GreedyBot
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize


class Row:
    """A row of own turns: its first move, and the position after it."""

    __slots__ = ("first", "state", "value")

    def __init__(self, first: int, state: State, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value  # of stopping here


class PlanningBot:
    """Greedy within a turn; between turns it compares rows of turns, each valued as if it ended there."""

    def __init__(
        self,
        greedy: GreedyBot,
        is_turn: Callable[[State, int], bool],
        stopped: Evaluation,
        next_turn: Callable[[Any, int], bool],
        reach: Callable[[Any], tuple[int, int]],
    ) -> None:
        self.greedy = greedy
        self.is_turn = is_turn  # is the open decision the choice of a turn?
        self.stopped = stopped  # the value of taking no more turns in this round
        self.next_turn = next_turn  # go on to the seat's next turn, if it has one in this round
        self.reach = reach  # how many rows are followed, and of how many turns

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose the first turn of the best row; inside a turn, choose as the greedy bot does."""
        if not self.is_turn(view, seat):
            return self.greedy.choose(view, seat, budget, seed)
        legal = view.moves(seat)
        if len(legal) == 1:
            return Choice(legal[0], {"moves": 1})
        state = determinize(view, Chance(seed_bytes(seed), None))
        effort = Effort(budget)
        best = self.best_rows(state, seat, effort)
        ranked = sorted(best, key=lambda move: -best[move])
        shown = [
            {"move": view.notation(seat, move), "value": round(best[move], 2)} for move in ranked[:SHOWN]
        ]
        return Choice(ranked[0], {"moves": len(legal), "candidates": shown, "nodes": effort.nodes})

    def best_rows(self, state: State, seat: int, effort: Effort) -> dict[int, float]:
        """Return the value of the best row that begins with each move; rows of one turn are compared on any budget."""
        best: dict[int, float] = {}
        width, depth = self.reach(state)
        rows = self.longer(Row(-1, state, 0.0), seat, effort)
        for turns in range(1, depth + 1):
            for row in rows:
                best[row.first] = max(row.value, best.get(row.first, row.value))
            if turns < depth:
                rows = self.all_after(widest(rows, width), seat, effort)
        return best

    def all_after(self, rows: list[Row], seat: int, effort: Effort) -> list[Row]:
        """Return every row with one turn more, while the budget lasts."""
        found: list[Row] = []
        for row in rows:
            if not effort.is_spent():
                found += self.after(row, seat, effort)
        return found

    def after(self, row: Row, seat: int, effort: Effort) -> list[Row]:
        """Return the row with one turn more, in all ways."""
        state = row.state.copy()
        if not self.next_turn(state, seat):
            return []
        return self.longer(Row(row.first, state, row.value), seat, effort)

    def longer(self, row: Row, seat: int, effort: Effort) -> list[Row]:
        """Return all turns that can follow a row whose position is at the choice of a turn."""
        found: list[Row] = []
        for move in self.greedy.moves(row.state, seat):
            state = row.state.copy()
            state.play(seat, move)
            self.greedy.finish_turn(state, seat, effort)
            first = move if row.first < 0 else row.first
            found.append(Row(first, state, effort.evaluate(self.stopped, state, seat)))
        return found


def widest(rows: list[Row], width: int) -> list[Row]:
    """Return the rows that are worth following."""
    return sorted(rows, key=lambda row: -row.value)[:width]

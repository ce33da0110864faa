"""One ply and a hand-made evaluation: each move is followed greedily to the end of the turn, then valued."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget, Effort, Evaluation
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize

Sense = Callable[[Any, int, list[int]], list[int]]
MAX_STEPS = 30
SHOWN = 5


class GreedyBot:
    """Values every move by the position that it leads to when the rest of the turn is played greedily."""

    def __init__(
        self, evaluation: Evaluation, is_end: Callable[[State, int], bool], sense: Sense | None = None
    ) -> None:
        self.evaluation = evaluation
        self.is_end = is_end  # does the open decision of this seat end its turn?
        self.sense = sense  # which of the legal moves are worth a thought?

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the moves that are worth a thought."""
        legal = state.moves(seat)
        return legal if self.sense is None or len(legal) == 1 else self.sense(state, seat, legal)

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose the move with the highest value; things that the seat does not know are guessed once."""
        legal = view.moves(seat)
        if len(legal) == 1:
            return Choice(legal[0], {"moves": 1})
        moves = self.moves(view, seat)
        state = determinize(view, Chance(seed_bytes(seed), None))
        effort = Effort(budget)
        values: list[tuple[float, int]] = []
        for index, move in enumerate(moves):
            values.append((self.value_of(state, seat, move, effort), -index))
        ranked = sorted(values, reverse=True)
        shown = [
            {"move": view.notation(seat, moves[-index]), "value": round(value, 2)}
            for value, index in ranked[:SHOWN]
        ]
        return Choice(moves[-ranked[0][1]], {"moves": len(legal), "candidates": shown, "nodes": effort.nodes})

    def value_of(self, state: State, seat: int, move: int, effort: Effort) -> float:
        """Return the value after this move and, while the budget lasts, after the rest of the turn."""
        after = state.copy()
        after.play(seat, move)
        if not effort.is_spent():
            self.finish_turn(after, seat, effort)
        return effort.evaluate(self.evaluation, after, seat)

    def finish_turn(self, state: State, seat: int, effort: Effort) -> None:
        """Play on with the best next step until the turn could be ended or others are to act."""
        for _ in range(MAX_STEPS):
            if state.to_move() != seat or state.lanes or self.is_end(state, seat):
                return
            state.play(seat, self.best_step(state, seat, effort))

    def best_step(self, state: State, seat: int, effort: Effort) -> int:
        """Return the move whose immediate result is worth most."""
        best, best_value = -1, float("-inf")
        for move in self.moves(state, seat):
            after = state.copy()
            after.play(seat, move)
            value = effort.evaluate(self.evaluation, after, seat)
            if value > best_value:
                best, best_value = move, value
        return best

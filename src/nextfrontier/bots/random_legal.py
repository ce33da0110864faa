"""The weakest bot: any legal move."""

from __future__ import annotations

import random

from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.agenda import State


class RandomBot:
    """Picks among the legal moves, each as likely as any other."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose any legal move."""
        moves = view.moves(seat)
        return Choice(random.Random(seed).choice(moves), {"moves": len(moves)})

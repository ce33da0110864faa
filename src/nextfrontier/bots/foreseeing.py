"""How a bot would go on after a move, for those who ask for its advice."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Unknowable

MOST_STEPS: Final = 8
THOUGHT: Final = Budget(nodes=300)  # for each of these steps


def foresee_turn(bot: Bot, view: State, seat: int, move: int, seed: int) -> list[str]:
    """Return the moves of a bot after this one in the same turn, up to the first that shows something hidden."""
    after = view.copy()
    found: list[str] = []
    for _ in range(MOST_STEPS):
        try:
            if after.may_reveal(seat, move):
                break
            after.play(seat, move)
        except Unknowable:
            break
        decision = after.required_decision(seat)
        if decision is None or decision.kind() == "end":
            break
        move = bot.choose(after, seat, THOUGHT, seed).move
        found.append(after.notation(seat, move))
    return found

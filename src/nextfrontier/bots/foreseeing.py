"""The advice of a bot: its move with reasons, and how it would go on."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Bot, Level
from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.game import Document

MOST_STEPS: Final = 8
THOUGHT: Final = Budget(nodes=300)  # for each of these steps


def advise(level: Level, view: State, seat: int, budget: Budget, seed: int) -> Document:
    """Return the move of a bot in notation, its reasons as data, and the line of moves with which it would go on."""
    choice = level.bot.choose(view, seat, budget, seed)
    if level.explainer is not None:
        choice = level.explainer.explain(view, seat, choice, budget, seed)
    line = foresee_turn(level.bot, view, seat, choice.move, seed)
    return {"move": view.notation(seat, choice.move), "explain": choice.explain, "line": line}


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

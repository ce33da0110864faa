"""A bot for Tea House: an evaluation, with which the greedy bot of the house finds the rest."""

from __future__ import annotations

from typing import Final

from examples.tea_house.game import score_of
from examples.tea_house.rules import End
from examples.tea_house.state import House
from nextfrontier.bots.base import Level
from nextfrontier.bots.greedy import GreedyBot
from nextfrontier.kernel.agenda import State


def evaluate(state: House, seat: int) -> float:
    """Value a position: the score now, what coins and tea can become, and the income of lamps to come."""
    coins, tea, _ = state.purses[seat]
    rounds = max(state.rounds - state.round, 0)
    return score_of(state, seat)["total"] + 0.1 * coins + 0.5 * tea + 0.6 * rounds * len(state.lamps(seat))


def is_end(state: State, seat: int) -> bool:
    """Is the seat asked to end its turn?"""
    return isinstance(state.decision(seat), End)


BOTS: Final = {"greedy": Level(GreedyBot(evaluate, is_end))}

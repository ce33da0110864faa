"""What the bots of Underwater Cities learn from, and what they have learnt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from nextfrontier.bots.course import Course
from nextfrontier.bots.search.guide import Value
from nextfrontier.bots.search.linear import Weights
from nextfrontier.bots.underwater_cities.guide import evaluate
from nextfrontier.bots.underwater_cities.valuing.features import CARDS, FEATURES
from nextfrontier.bots.underwater_cities.valuing.sense import SeaGuide
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Document

MIDDLE: Final = 4  # turns before the end of an Era: when cards in hand are compared
OTHER_GAMES: Final[dict[int, tuple[int, Document]]] = {
    5: (1, {"boards": "advanced"}),
    7: (2, {"contracts": True}),
    9: (3, {"boards": "advanced", "contracts": True}),
}  # by the last digit of a game's number; all others are solo games


class ByHand(Value):
    """The evaluation of the greedy bot."""

    def of(self, state: State, seat: int, known: int) -> float:
        assert isinstance(state, Sea)
        return evaluate(state, seat)


def make_guide(phases: list[Weights]) -> SeaGuide:
    """Return a guide that knows which cards are worth keeping."""
    if not phases:
        return SeaGuide([[0.0] * CARDS] * 4)
    return SeaGuide([phase.at(MIDDLE)[1][:CARDS] for phase in phases])


def deal(number: int) -> tuple[int, Document]:
    """Return the seats and options of a game: mostly solo, all boards, with and without contracts."""
    return OTHER_GAMES.get(number % 10, (1, {}))


COURSE: Final = Course(
    game="underwater-cities",
    features=FEATURES,
    marks=["hand"] * CARDS + ["claimed_cards"] * CARDS,
    following=(1, 2, 2, 3),
    make_guide=make_guide,
    first_value=ByHand(),
    deal=deal,
    weights=Path(__file__).with_name("weights.json"),
)

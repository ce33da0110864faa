"""What a game tells those who train its bots: features, phases, how the first games are played, which games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from nextfrontier.bots.learnt import Mind
from nextfrontier.bots.search.guide import Guide, Value
from nextfrontier.bots.search.linear import LinearValue, Weights
from nextfrontier.bots.weights import PhaseWeights, read_weights, spread
from nextfrontier.kernel.game import Document


class Course(NamedTuple):
    """The lessons of one game."""

    game: str
    features: list[tuple[str, str]]  # term and name of every number
    marks: list[str]  # the term of every mark
    following: tuple[int, ...]  # the phase that comes after each phase, itself if the game ends with it
    make_guide: Callable[[list[Weights]], Guide]  # from what was learnt, or from nothing
    first_value: Value  # what plays before anything was learnt
    deal: Callable[[int], tuple[int, Document]]  # seats and options of the games to learn from, by number
    weights: Path  # the file of what was learnt

    def names(self) -> list[str]:
        """Return the names of the features."""
        return [name for _, name in self.features]

    def terms(self) -> list[str]:
        """Return the names of all terms, once each."""
        return list(dict.fromkeys([*(term for term, _ in self.features), *self.marks]))

    def mind_of(self, phases: list[PhaseWeights]) -> Mind:
        """Return what a bot with these weights knows."""
        weights = [spread(phase, len(self.marks)) for phase in phases]
        terms = self.terms()
        guide = self.make_guide(weights)
        own = [terms.index(term) for term, _ in self.features]
        return Mind(
            guide, LinearValue(guide, weights, own, [terms.index(term) for term in self.marks]), terms
        )

    def load_mind(self) -> Mind:
        """Return what the bots of the package have learnt."""
        return self.mind_of(read_weights(self.weights, self.names()).phases)

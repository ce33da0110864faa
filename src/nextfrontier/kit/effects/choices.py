"""Choices within an effect: with `must` at least part of it is still owed."""

from __future__ import annotations

from typing import Generic

from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import S
from nextfrontier.kit.effects.effect import E


class Choice(Decision[S], Generic[S, E]):
    """A question that an effect asks."""

    def __init__(self, effect: E, must: bool = False) -> None:
        self.effect = effect
        self.must = must

    def keepable(self, state: S) -> bool:
        return self.effect.possible(state)

    def supplies(self, state: S) -> int:
        return self.effect.supply

    def can_leave(self, state: S) -> bool:
        return not self.must

    def why_not_leave(self, state: S) -> list[Reason]:
        return [] if self.can_leave(state) else [self.effect.must_do_part()]

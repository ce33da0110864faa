"""Watching a copy of a state: decisions resolved by themselves and the loss by that; the states between events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State
    from nextfrontier.kernel.ground import Ground


class Resolved:
    """A decision with a single legal move, played by itself: the state at that moment, and the move."""

    __slots__ = ("decision", "move", "state")

    def __init__(self, state: State, decision: Decision[Any], move: int) -> None:
        self.state = state
        self.decision = decision
        self.move = move


class Watch:
    """The steps that a watched state took without asking."""

    __slots__ = ("resolved", "warnings")

    def __init__(self) -> None:
        self.resolved: list[Resolved] = []
        self.warnings: list[tuple[int, Reason]] = []  # the seat that loses something, and what

    def note(self, state: State, decision: Decision[Any], move: int) -> None:
        """Remember a decision that is about to be resolved by itself."""
        self.resolved.append(Resolved(state.copy(), decision, move))
        loss = decision.loss(state, move)
        if loss is not None:
            self.warnings.append((state.active, loss))

    def see(self, ground: Ground) -> None:
        """Look at the state right after an event; a mere watch does not."""


class Film(Watch):
    """A watch that keeps a copy of the state after every event."""

    __slots__ = ("states",)

    def __init__(self) -> None:
        super().__init__()
        self.states: list[State] = []

    def note(self, state: State, decision: Decision[Any], move: int) -> None:
        """Pass over decisions that are resolved by themselves."""

    def see(self, ground: Ground) -> None:
        """Keep the state as it is after the event."""
        self.states.append(ground.copy())

"""Triggers: an event's gains and draws at once, the rest in the order of the owner (UC-TIME-10, -14, -17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.fields import PLACE
from nextfrontier.games.underwater_cities.effects.parts import Sequence
from nextfrontier.kernel.families import Family, Field, Shown, hand_out
from nextfrontier.kernel.shapes import Nodes, Shape
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.effects.parts import OrderChoice, TakeFirst

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


def trigger(sea: Sea, effects: list[Effect]) -> None:
    """Resolve triggered effects before the effect they interrupt: gains, then the rest (UC-TIME-05..07, -11)."""
    waiting: list[Effect] = []
    for effect in effects:
        whole = True
        for part in effect.parts():
            if part.is_automatic():
                if part.possible(sea):
                    part.begin(sea, True)
            else:
                whole = False
        if not whole:
            waiting.append(effect)
    if waiting:
        sea.push(Triggered())
        if len(waiting) > 1:
            sea.push(Order(waiting))
        else:
            offer_triggered(sea, waiting[0])


def offer_triggered(sea: Sea, effect: Effect) -> None:
    """Offer the parts of a triggered effect that may be declined: Federation steps, builds, contracts (UC-TIME-14)."""
    left = 0
    for i, part in enumerate(effect.parts()):
        if not part.is_automatic():
            left |= 1 << i
    sea.push(Sequence(effect, left, False, False))


class Order(OrderChoice["Sea"]):
    """Several effects were triggered at once: their owner picks the next (UC-TIME-10)."""

    shape = Shape("order", Nodes("effects", Effect))
    asked_by = ["UC-TIME-10"]

    def families(self) -> list[Family[Any, Any]]:
        return ORDER

    def resolve(self, state: Sea, effect: Effect, rest: list[Effect]) -> None:
        if rest:
            state.push(Order(rest))
        offer_triggered(state, effect)


class TakeTriggered(TakeFirst["Sea"]):
    """Resolve one of the effects next, told by the board in front of people."""

    def values(self, state: Sea, asked: OrderChoice[Any], move: int) -> dict[str, Shown]:
        found = super().values(state, asked, move)
        return {**found, "told": state.told_place(asked.effects[move].place)}


ORDER: Final = hand_out([TakeTriggered(PLACE, Field("told"))])


class Triggered(Task["Sea"]):
    """The end of a triggered effect: until then there are no free moments (UC-TIME-17)."""

    shape = Shape("triggered")

    def run(self, state: Sea) -> None:
        """Do nothing: the task only marks the end of the effect."""

    def closes(self) -> bool:
        return True

    def supplies(self, state: Sea) -> int:
        return 0

"""Effects of cards, slots, tiles, sites and contracts (UC-TIME, UC-TURN-21).

Every kind of effect has `possible` and its explaining twin `why_impossible` beside `begin`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.goods import Goods
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape, Truth
from nextfrontier.kernel.tasks import EVERYTHING
from nextfrontier.kit.effects.effect import BeginEffect, EffectNode, name_nodes
from nextfrontier.kit.vocabulary import Sort

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class Effect(EffectNode["Sea"]):
    """Do something of a card, slot, tile or site, by the same rules for all (UC-TURN-16, -21)."""

    def __init__(self) -> None:
        super().__init__()
        self.of_slot = False  # part of a slot's own action (UC-CARD-28)
        self.heading = 0  # the heading under which its victory points are counted
        self.contract = 0  # the number of the contract that it takes
        self.alone: list[Effect] = [self]  # its parts if it is not made of several; never changed

    def parts(self) -> list[Effect]:
        """Return the parts that may be resolved in any order, each of them skipped (UC-TIME-01)."""
        return self.alone

    def possible(self, sea: Sea) -> bool:
        """Can the active player perform at least part of it now (UC-TURN-21)? Given again, for it is asked most."""
        return not self.why_impossible(sea)

    def must_do_part(self) -> Reason:
        return Reason("must_do_part", "UC-TURN-13", {"place": self.place}, [])

    def breaks_promise(self) -> Reason:
        """Return the reason against a move after which nothing of it could be performed."""
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.place}, [])

    def steps_at_will(self) -> int:
        """Return the number of steps after each of which the player may stop; 1 if taken whole (UC-FED-15)."""
        return 1

    def perform(self, sea: Sea, steps: int) -> None:
        """Resolve it as a chosen part: `steps` of its steps, all of them if 0 (UC-FED-15)."""
        self.begin(sea, True)

    def always_possible(self) -> bool:
        """Can it be performed in every position? Then nothing can break a promise to do so."""
        return False

    def is_automatic(self) -> bool:
        """Is it given without asking when it is triggered (UC-TIME-14)?"""
        return False

    def supplies(self) -> int:
        """Return the bits that the effect could bring by itself, without anything it triggers: an upper bound."""
        return EVERYTHING

    def attainable(self, sea: Sea, supply: int) -> bool:
        """Could it be possible now, or once all of `supply` has come? An upper bound."""
        return True

    def yields(self, sea: Sea) -> Goods | None:
        """Return the most resources it could give if it gives nothing else that helps; None if it does more."""
        return None

    def decline(self, sea: Sea) -> None:
        """Note that the owner did not want the effect."""


class Certain(Effect):
    """An effect that can be performed in every position."""

    def possible(self, sea: Sea) -> bool:
        return True

    def always_possible(self) -> bool:
        return True


class Within(Effect):
    """An effect within which another one stands."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]

    def supplies(self) -> int:
        return self.effect.supply

    def yields(self, sea: Sea) -> Goods | None:
        return self.effect.yields(sea)


EFFECT: Final = Sort("effect", Effect)


def name_places(effect: Effect, place: str, of_slot: bool, heading: int) -> None:
    """Tell every node of a tree its place, and work out the bits that it can bring."""
    for node in name_nodes(effect, place):
        node.of_slot, node.heading, node.supply = of_slot, heading, node.supplies()


class Begin(BeginEffect["Sea", Effect]):
    """Resolve an effect when it comes to the top."""

    shape = Shape("begin", Node("effect", Effect), Truth("must"))

    def is_promise(self) -> bool:
        return self.must and not self.effect.always_possible()

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def broken(self) -> Reason:
        return self.effect.breaks_promise()

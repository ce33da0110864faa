"""Effects of cards, slots, tiles, sites and contracts (UC-TIME, UC-TURN-21).

An effect is a node of a tree that is built once; it knows its place (`card 37/2`, `SL-10`, `B-4`). Pending tasks
point to nodes. Every kind of effect has `possible` and its explaining twin `why_impossible` beside `begin`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.goods import Goods
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape, Truth
from nextfrontier.kernel.tasks import EVERYTHING, Task
from nextfrontier.kit.vocabulary import Sort

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class Effect:
    """Do something of a card, slot, tile or site, by the same rules for all: a node of a tree (UC-TURN-16)."""

    def __init__(self) -> None:
        self.place = ""  # where it stands: source and path
        self.of_slot = False  # part of a slot's own action (UC-CARD-28)
        self.heading = 0  # the heading under which its victory points are counted
        self.supply = EVERYTHING  # what it can bring by itself, see `supplies`
        self.contract = 0  # the number of the contract that it takes

    def children(self) -> list[Effect]:
        """Return the nodes beneath, in order."""
        return []

    def parts(self) -> list[Effect]:
        """Return the parts that may be resolved in any order, each of them skipped (UC-TIME-01)."""
        return [self]

    def possible(self, sea: Sea) -> bool:
        """Can at least part of it be performed now by the active player (UC-TURN-21)?"""
        raise NotImplementedError

    def why_impossible(self, sea: Sea) -> list[Reason]:
        """Return the reasons why nothing of the effect can be performed; none if something can."""
        raise NotImplementedError

    def begin(self, sea: Sea, must: bool) -> None:
        """Resolve it; with `must` at least part has to be performed."""
        raise NotImplementedError

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


EFFECT: Final = Sort("effect", Effect)


def name_places(effect: Effect, place: str, of_slot: bool, heading: int) -> None:
    """Tell every node of a tree its place, and work out the bits that it can bring."""
    effect.place = place
    effect.of_slot = of_slot
    effect.heading = heading
    for index, child in enumerate(effect.children()):
        name_places(child, f"{place}/{index + 1}", of_slot, heading)
    effect.supply = effect.supplies()


class Begin(Task["Sea"]):
    """Resolve an effect when it comes to the top."""

    shape = Shape("begin", Node("effect", Effect), Truth("must"))

    def __init__(self, effect: Effect, must: bool) -> None:
        self.effect = effect
        self.must = must

    def run(self, state: Sea) -> None:
        self.effect.begin(state, self.must)

    def is_promise(self) -> bool:
        return self.must and not self.effect.always_possible()

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def supplies(self, state: Sea) -> int:
        return self.effect.supply

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

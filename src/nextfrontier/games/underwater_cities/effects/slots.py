"""Performing the action of a slot through a card (UC-CARD-24, -25, -38, CD-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import COLOURS
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import SLOT
from nextfrontier.games.underwater_cities.effects.parts import offer
from nextfrontier.games.underwater_cities.effects.places import IN_TURN, places
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Node, Shape
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import OneOf, Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

AVAILABLE: Final = 0
OCCUPIED_BY_OTHER: Final = 1
NOT_MINE: Final = 2


class PerformSlot(Effect):
    """Perform the action of one coloured slot: no tile, no card, no colours compared (UC-CARD-24, -25)."""

    def __init__(self, scope: int, colour: int) -> None:
        super().__init__()
        self.scope = scope
        self.colour = colour  # -1: any

    def why_not_slot(self, sea: Sea, slot: int) -> list[Reason]:
        """Return the reasons against this slot; the slot chosen in this turn is no target (UC-TURN-24, UC-CARD-02)."""
        name = sea.slot_name(slot)
        if self.colour >= 0 and sea.box.ring(sea.seats)[slot].colour != self.colour:
            return [Reason("wrong_colour", "UC-CARD-24", {"slot": name, "colour": self.colour}, [])]
        if slot == sea.turn.chosen or sea.is_mine(slot):
            return [Reason("own_slot", "UC-CARD-02", {"slot": name}, [])]
        occupied = bool(sea.board.slots[slot])
        if self.scope == AVAILABLE and occupied:
            return [Reason("slot_occupied", "UC-TURN-05", {"slot": name}, [])]
        if self.scope == OCCUPIED_BY_OTHER and not occupied:
            return [Reason("slot_not_occupied", "UC-CARD-02", {"slot": name}, [])]
        return []

    def targets(self, sea: Sea) -> list[int]:
        """Return all slots that may be performed."""
        return [slot for slot in range(len(sea.box.ring(sea.seats))) if self.is_target(sea, slot)]

    def is_target(self, sea: Sea, slot: int) -> bool:
        """Tell whether this slot may be performed; neutral tiles are another's (UC-CLONE-10, -11, UC-SOLO-24)."""
        if self.colour >= 0 and sea.box.slot_colour(sea.seats, slot) != self.colour:
            return False
        if not sea.board.slots[slot]:
            return self.scope != OCCUPIED_BY_OTHER and slot != sea.turn.chosen
        return self.scope != AVAILABLE and slot != sea.turn.chosen and not sea.is_mine(slot)

    def possible(self, sea: Sea) -> bool:
        for slot in range(len(sea.box.ring(sea.seats))):
            if self.is_target(sea, slot):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if self.targets(sea):
            return []
        parameters: Parameters = {"scope": self.scope, "colour": self.colour}
        return [Reason("no_slot_in_scope", "UC-CARD-24", parameters, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(PickSlot(self))

    def attainable(self, sea: Sea, supply: int) -> bool:
        return self.possible(sea)


PERFORM_SLOT: Final = Word(
    "perform_slot",
    EFFECT,
    PerformSlot,
    OneOf("scope", {"available": AVAILABLE, "occupied_by_other": OCCUPIED_BY_OTHER, "not_mine": NOT_MINE}),
    OneOf(
        "colour",
        {**COLOURS, "any": -1},
        default="any",
        noun="slot.{}",
        icons={"any": "slot", **{name: f"{name}_slot" for name in COLOURS}},
    ),
    says="perform_slot.{scope}",
    icons="perform $scope $colour",
    places=places(*IN_TURN),
    work=("", 3),
)


class PickSlot(Choice["Sea", PerformSlot]):
    """Choose the slot to perform, together with the price, whether or not anything can be done there (Q-40)."""

    shape = Shape("perform", Node("effect", PerformSlot))
    asked_by = ["UC-CARD-24", "UC-CARD-38", "UC-AAS-07"]

    def kind(self) -> str:
        return "perform_slot"

    def families(self) -> list[Family[Any, Any]]:
        return PERFORMED


class PerformAt(Family["Sea", PickSlot]):
    """Perform the action of a slot as far as its player likes."""

    def __init__(self) -> None:
        super().__init__("perform", "perform {slot}", [SLOT])

    def options(self, state: Sea, asked: PickSlot) -> list[int]:
        return list(range(len(state.box.ring(state.seats))))

    def is_legal(self, state: Sea, asked: PickSlot, move: int) -> bool:
        return asked.effect.is_target(state, move)

    def why_not(self, state: Sea, asked: PickSlot, move: int) -> list[Reason]:
        return asked.effect.why_not_slot(state, move)

    def brings(self, state: Sea, asked: PickSlot, move: int) -> int:
        return state.slot_effect(move).supply

    def apply(self, state: Sea, asked: PickSlot, move: int) -> None:
        state.tell("performed_slot", asked.effect.place, {"slot": state.slot_name(move)})
        offer(state, state.slot_effect(move))


PERFORMED: Final = hand_out([PerformAt()])

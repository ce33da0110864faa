"""The parameters of moves: slots of the ring, sites of the player board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.kernel.families import Field, Words
from nextfrontier.kernel.tasks import UNKNOWN

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class Slot(Field["Sea"]):
    """A slot of the ring by its name, `Y3`; behind the last one the always available slot, `AAS`."""

    def spell(self, state: Sea, value: int) -> str:
        return state.slot_name(value)

    def read(self, state: Sea, word: str) -> int:
        for slot in range(len(state.box.ring(state.seats)) + 1):
            if state.slot_name(slot) == word:
                return slot
        return UNKNOWN


SLOT: Final = Slot("slot")
CITY: Final = Words("site", CITY_NAMES)

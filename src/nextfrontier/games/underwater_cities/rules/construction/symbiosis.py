"""Turning a nonsymbiotic city into a symbiotic one (UC-UPG-02, CD-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.games.underwater_cities.state.supplies import BUILDS_CITY, CONVERTS
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import Decision

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class ConvertCity(Effect):
    """Exchange one own nonsymbiotic city for a symbiotic one; it is not building."""

    def possible(self, sea: Sea) -> bool:
        return sea.domes[1] > 0 and sea.me().nonsymbiotic != 0

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if sea.domes[1] == 0:
            return [Reason("none_left", "UC-LIMIT-06", {"kind": 5}, [])]
        return [] if sea.me().nonsymbiotic else [Reason("no_city_to_convert", "UC-UPG-02", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(PickCity(self))

    def supplies(self) -> int:
        return CONVERTS  # the white dome can be built again; and a contract may be met (UC-TURN-22)

    def attainable(self, sea: Sea, supply: int) -> bool:
        return sea.domes[1] > 0 and (supply & BUILDS_CITY != 0 or sea.me().nonsymbiotic != 0)


class PickCity(Decision["Sea"]):
    """Which city to convert; the starting city and unconnected ones included."""

    def __init__(self, effect: ConvertCity) -> None:
        self.effect = effect

    def kind(self) -> str:
        return "convert_city"

    def rules(self) -> list[str]:
        return ["UC-UPG-02"]

    def supplies(self, state: Sea) -> int:
        return CONVERTS

    def moves(self, state: Sea) -> list[int]:
        return members(state.me().nonsymbiotic)

    def domain(self, state: Sea) -> list[int]:
        return members(state.me().cities())

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if state.me().nonsymbiotic >> move & 1:
            return []
        return [Reason("already_symbiotic", "UC-UPG-02", {"site": CITY_NAMES[move]}, [])]

    def apply(self, state: Sea, move: int) -> None:
        player = state.me()
        player.nonsymbiotic &= ~(1 << move)
        player.symbiotic |= 1 << move
        state.domes = (state.domes[0] + 1, state.domes[1] - 1)
        state.tell("converted", self.effect.place, {"site": CITY_NAMES[move]})
        found: list[Effect] = []
        newly_met(state, found)
        if found:
            trigger(state, found)

    def notation(self, state: Sea, move: int) -> str:
        return f"convert {CITY_NAMES[move]}"

    def encode(self) -> list[Any]:
        return ["convert", self.effect.place]

"""Turning a nonsymbiotic city into a symbiotic one (UC-UPG-02, CD-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import CITY
from nextfrontier.games.underwater_cities.effects.places import IN_TURN, places
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.games.underwater_cities.state.supplies import BUILDS_CITY, CONVERTS
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class ConvertCity(Effect):
    """Exchange one own nonsymbiotic city for a symbiotic one; it is not building."""

    def possible(self, sea: Sea) -> bool:
        return sea.supply.symbiotic > 0 and sea.me().network.nonsymbiotic != 0

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if sea.supply.symbiotic == 0:
            return [Reason("none_left", "UC-LIMIT-06", {"kind": 5}, [])]
        return [] if sea.me().network.nonsymbiotic else [Reason("no_city_to_convert", "UC-UPG-02", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(PickCity(self))

    def supplies(self) -> int:
        return CONVERTS  # the white dome can be built again; and a contract may be met (UC-TURN-22)

    def attainable(self, sea: Sea, supply: int) -> bool:
        return sea.supply.symbiotic > 0 and (supply & BUILDS_CITY != 0 or sea.me().network.nonsymbiotic != 0)


CONVERT_CITY: Final = Word(
    "convert_city",
    EFFECT,
    ConvertCity,
    icons="white_city arrow symbiotic_city",
    places=places(*IN_TURN),
    work=("", 1),
)


class PickCity(Choice["Sea", ConvertCity]):
    """Choose the city to convert; the starting city and unconnected ones included."""

    shape = Shape("convert", Node("effect", ConvertCity))
    asked_by = ["UC-UPG-02"]

    def kind(self) -> str:
        return "convert_city"

    def families(self) -> list[Family[Any, Any]]:
        return CITIES


class ConvertOne(Family["Sea", PickCity]):
    """Exchange the dome of a city, which may meet a contract."""

    def __init__(self) -> None:
        super().__init__("convert", "convert {site}", [CITY])

    def options(self, state: Sea, asked: PickCity) -> list[int]:
        return members(state.me().network.cities())

    def add_moves(self, state: Sea, asked: PickCity, found: list[int]) -> None:
        found += members(state.me().network.nonsymbiotic)

    def why_not(self, state: Sea, asked: PickCity, move: int) -> list[Reason]:
        if state.me().network.nonsymbiotic >> move & 1:
            return []
        return [Reason("already_symbiotic", "UC-UPG-02", {"site": CITY_NAMES[move]}, [])]

    def brings(self, state: Sea, asked: PickCity, move: int) -> int:
        return CONVERTS

    def apply(self, state: Sea, asked: PickCity, move: int) -> None:
        player = state.me()
        network = player.network = player.network.copy()
        network.nonsymbiotic &= ~(1 << move)
        network.symbiotic |= 1 << move
        supply = state.supply = state.supply.copy()
        supply.nonsymbiotic += 1
        supply.symbiotic -= 1
        state.tell("converted", asked.effect.place, {"site": CITY_NAMES[move]})
        found: list[Effect] = []
        newly_met(state, found)
        if found:
            trigger(state, found)


CITIES: Final = hand_out([ConvertOne()])

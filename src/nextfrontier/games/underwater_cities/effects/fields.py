"""The parameters of moves: cards, slots of the ring, sites and pieces, tiles, contracts, bundles of resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    NONSYMBIOTIC,
    TUNNEL,
    building_site,
)
from nextfrontier.games.underwater_cities.state.goods import Goods, letters, named
from nextfrontier.games.underwater_cities.state.player import ASSISTANT
from nextfrontier.kernel.families import D, Family, Field, Numbers, Shown, Words
from nextfrontier.kernel.tasks import UNKNOWN

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea
    from nextfrontier.kernel.agenda import State

KIND_SHIFT: Final = 6  # a site of the own board: the kind of what stands there above its number
SITE_MASK: Final = 63
AMOUNT_WIDTH: Final = 9  # bits of one amount; five of them, a bundle, fill the four parameters of a move
AMOUNT_MASK: Final = (1 << AMOUNT_WIDTH) - 1


class Slot(Field["Sea"]):
    """A slot of the ring by its name, `Y3`; behind the last one the always available slot, `AAS`."""

    def spell(self, state: Sea, value: int) -> str:
        return state.slot_name(value)

    def read(self, state: Sea, word: str) -> int:
        for slot in range(len(state.box.ring(state.seats)) + 1):
            if state.slot_name(slot) == word:
                return slot
        return UNKNOWN


class ClaimedCard(Numbers):
    """A claimed card by its number; the personal assistant, number 0, is called `assistant`."""

    def spell(self, state: State, value: int) -> str:
        return "assistant" if value == ASSISTANT else str(value)

    def read(self, state: State, word: str) -> int:
        return ASSISTANT if word == "assistant" else super().read(state, word)


class Site(Field["Sea"]):
    """A site of the own board by its name: `MC.2`, `TL-ML`, `BR`; in the engine with the kind of what it is for."""

    def spell(self, state: Sea, value: int) -> str:
        return state.me().network.board.site_name(value >> KIND_SHIFT, value & SITE_MASK)

    def read(self, state: Sea, word: str) -> int:
        """Return the number of the site, with the first of the kinds that it is for."""
        if word in CITY_NAMES:
            return NONSYMBIOTIC << KIND_SHIFT | CITY_NAMES.index(word)
        tunnels = state.me().network.board.tunnels
        return TUNNEL << KIND_SHIFT | tunnels.index(word) if word in tunnels else building_site(word)


class Structure(Site):
    """A structure of the own board by the name of its site."""

    def read(self, state: Sea, word: str) -> int:
        site = super().read(state, word)
        if site < 0 or site >> KIND_SHIFT:
            return site
        for kind in range(TUNNEL):
            if state.me().network.buildings[kind] >> site & 1:
                return kind << KIND_SHIFT | site
        return UNKNOWN


class Tile(Field["Sea"]):
    """A metropolis tile by its id: `B-4`."""

    def spell(self, state: Sea, value: int) -> str:
        return state.box.tile(value).id

    def read(self, state: Sea, word: str) -> int:
        for number, tile in state.box.tiles.items():
            if tile.id == word:
                return number
        return UNKNOWN


class Contract(Field["Sea"]):
    """A government contract by its id: `C2`."""

    def spell(self, state: Sea, value: int) -> str:
        return state.box.contract(value).id

    def read(self, state: Sea, word: str) -> int:
        for number, contract in state.box.contracts.items():
            if contract.id == word:
                return number
        return UNKNOWN


class Amounts(Field["Sea"]):
    """A bundle of resources, which fills all parameters of its move; see `OfGoods`."""


SLOT: Final = Slot("slot")
CARD: Final = Numbers("card")
CLAIMED_CARD: Final = ClaimedCard("card")
CITY: Final = Words("site", CITY_NAMES)
PIECE: Final = Words("piece", ["farm", "desal", "lab", "tunnel", "nonsymbiotic", "symbiotic"])
SITE: Final = Site("site")
STRUCTURE: Final = Structure("site")
TILE: Final = Tile("tile")
CONTRACT: Final = Contract("contract")
TIMES: Final = Numbers("times")
AMOUNTS: Final = Amounts("amounts")


def move_of_goods(goods: Goods) -> int:
    """Return a bundle as the parameters of a move: of (1, 0, 2, 0, 0) 1 | 2 << 18."""
    return (
        goods[0]
        | goods[1] << AMOUNT_WIDTH
        | goods[2] << 2 * AMOUNT_WIDTH
        | goods[3] << 3 * AMOUNT_WIDTH
        | goods[4] << 4 * AMOUNT_WIDTH
    )


def goods_of_move(move: int) -> Goods:
    """Return the bundle that is the parameters of a move."""
    return (
        move & AMOUNT_MASK,
        move >> AMOUNT_WIDTH & AMOUNT_MASK,
        move >> 2 * AMOUNT_WIDTH & AMOUNT_MASK,
        move >> 3 * AMOUNT_WIDTH & AMOUNT_MASK,
        move >> 4 * AMOUNT_WIDTH & AMOUNT_MASK,
    )


class OfGoods(Family["Sea", D]):
    """Moves whose only parameter is a bundle of resources: `pay 1s 2c`; the few options are compared with a text."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, "", [AMOUNTS])

    def spell(self, state: Sea, asked: D, move: int) -> str:
        return f"{self.kind} {letters(goods_of_move(move))}"

    def read(self, state: Sea, asked: D, text: str) -> int:
        for move in self.options(state, asked):
            if self.spell(state, asked, move) == text:
                return move
        return UNKNOWN

    def values(self, state: Sea, asked: D, move: int) -> dict[str, Shown]:
        return {"amounts": named(goods_of_move(move))}

"""The parameters of moves: cards, slots of the ring, sites and pieces, tiles, contracts, bundles of resources."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    NONSYMBIOTIC,
    TUNNEL,
    building_site,
)
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, Goods, letters, name_amounts
from nextfrontier.games.underwater_cities.state.player import ASSISTANT
from nextfrontier.kernel.actions import END, Amounts, Several
from nextfrontier.kernel.families import D, Field, Named, Numbers, Shown, Words
from nextfrontier.kernel.tasks import UNKNOWN
from nextfrontier.kit.effects.fields import Thing

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea
    from nextfrontier.kernel.agenda import State

KIND_SHIFT: Final = 6  # a site of the own board: the kind of what stands there above its number
SITE_MASK: Final = 63
AMOUNT_WIDTH: Final = 9  # bits of one amount; five of them, a bundle, fill the four parameters of a move
AMOUNT_MASK: Final = (1 << AMOUNT_WIDTH) - 1
MOST_UNITS: Final = 20  # of one resource in a bundle
MOST_TIMES: Final = 30
MOST_PARTS: Final = 8
MOST_STEPS: Final = 9


class Slot(Field["Sea"]):
    """A slot of the ring by its name, `Y3`; behind the last one the always available slot, `AAS`."""

    def spell(self, state: Sea, value: int) -> str:
        return state.slot_name(value)

    def read(self, state: Sea, word: str) -> int:
        for slot in range(len(state.box.ring(state.seats)) + 1):
            if state.slot_name(slot) == word:
                return slot
        return UNKNOWN

    def every(self, box: Any) -> list[str]:
        rings = ((2, box.few), (4, box.many))
        return [box.slot_name(seats, slot) for seats, ring in rings for slot in range(len(ring) + 1)]


class Card(Numbers):
    """A card by its number; 0 for none where that is allowed."""

    def every(self, box: Any) -> list[str]:
        return [str(number) for number in range(self.least, len(box.cards))]


class ClaimedCard(Card):
    """A claimed card by its number; the personal assistant, number 0, is called `assistant`."""

    def spell(self, state: State, value: int) -> str:
        return "assistant" if value == ASSISTANT else str(value)

    def read(self, state: State, word: str) -> int:
        return ASSISTANT if word == "assistant" else super().read(state, word)

    def every(self, box: Any) -> list[str]:
        return ["assistant", *super().every(box)]

    def words_of(self, shown: Shown) -> list[str]:
        return ["assistant"] if shown == ASSISTANT else [str(shown)]


class Site(Field["Sea"]):
    """A site of the own board by its name: `MC.2`, `TL-ML`, `BR`; in the engine with the kind of its pieces."""

    def spell(self, state: Sea, value: int) -> str:
        return state.me().network.board.site_name(value >> KIND_SHIFT, value & SITE_MASK)

    def read(self, state: Sea, word: str) -> int:
        """Return the number of the site, with the first of the kinds that it is for."""
        if word in CITY_NAMES:
            return NONSYMBIOTIC << KIND_SHIFT | CITY_NAMES.index(word)
        tunnels = state.me().network.board.tunnels
        return TUNNEL << KIND_SHIFT | tunnels.index(word) if word in tunnels else building_site(word)

    def every(self, box: Any) -> list[str]:
        boards = [[*board.building_names, *board.tunnels] for board in box.boards]
        return list(dict.fromkeys([*CITY_NAMES, *chain.from_iterable(boards)]))


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


class Place(Field["Sea"]):
    """The place of an effect: the component, then the way to the node: of `card 37/2`, `card 37` and `node 2`."""

    def every(self, box: Any) -> list[str]:
        things = [field.atom(word) for field in (CARD, TILE, CONTRACT) for word in field.every(box)]
        return [*things, *[f"node {part}" for part in range(1, MOST_PARTS + 1)], END]

    def words_of(self, shown: Shown) -> list[str]:
        root, *steps = str(shown).split("/")
        return [root, *[f"node {step}" for step in steps], END]

    def is_single(self) -> bool:
        return False

    def atom(self, word: str) -> str:
        return word


def bundle(name: str) -> Amounts:
    """Return a parameter that is a bundle of resources."""
    return Amounts(name, POSITION_NAMES, MOST_UNITS)


SLOT: Final = Slot("slot")
CARD: Final = Card("card", 1)
CARD_OR_NONE: Final = Card("card", 0)
CLAIMED_CARD: Final = ClaimedCard("card", 1)
CITY: Final = Words("site", CITY_NAMES)
PIECE: Final = Words("piece", ["farm", "desal", "lab", "tunnel", "nonsymbiotic", "symbiotic"])
SITE: Final = Site("site")
STRUCTURE: Final = Structure("site")
TILE: Final = Thing("tile", "tiles")
CONTRACT: Final = Thing("contract", "contracts")
TIMES: Final = Numbers("times", 1, MOST_TIMES)
STEPS: Final = Numbers("steps", 0, MOST_STEPS)
PLACE: Final = Place("place")
AMOUNTS: Final = bundle("amounts")
KEPT: Final = Several("cards", CARD)
UNDER: Final = Several("under", CARD)


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


class OfGoods(Named["Sea", D]):
    """Moves whose only parameter is a bundle of resources: `pay 1s 2c`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, [AMOUNTS])

    def spell(self, state: Sea, asked: D, move: int) -> str:
        return f"{self.kind} {letters(goods_of_move(move))}"

    def values(self, state: Sea, asked: D, move: int) -> dict[str, Shown]:
        return {"amounts": name_amounts(goods_of_move(move))}

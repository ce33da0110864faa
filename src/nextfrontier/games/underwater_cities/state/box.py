"""The box: every component of a game as objects, made once from facts and shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.counts import Condition
from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.permanents import Powers, SlotChange
from nextfrontier.games.underwater_cities.effects.prospects import Prospects
from nextfrontier.games.underwater_cities.rules.contracts import TakeContract
from nextfrontier.games.underwater_cities.rules.free_moments import FREE_MOMENTS
from nextfrontier.games.underwater_cities.state.board import Board
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.fixes import NO_FIXES
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from collections.abc import Callable

COST_THREE: Final = 3


class Hidden(Unknowable):
    """A rule read a card that the viewer does not know: it must not decide anything."""


class Card:
    """Hold the printed facts of a card, and its effect as objects (UC-GEN-10)."""

    def __init__(
        self,
        number: int,
        era: int,
        colour: int,
        cost: int,
        name: str,
        type_: str,
        effect: Effect,
        provenance: str,
    ) -> None:
        self.number = number
        self.era = era  # 0 for special cards and the personal assistant
        self.colour = colour
        self.cost = cost
        self.name = name
        self.type = type_  # instant, permanent, action, production, scoring (UC-TYPE-01)
        self.is_action = type_ == "action"
        self.is_instant = type_ == "instant"
        self.effect = effect
        children = effect.children()
        self.inner: Effect = effect if self.is_instant or not children else children[0]
        self.provenance = provenance

    def is_special(self) -> bool:
        """Has it a cost in credits (UC-SPEC-08)?"""
        return self.cost > 0

    def goes_under_deck(self) -> bool:
        """Does it go under the special deck when discarded (UC-SPEC-14)?"""
        return self.is_special() and not self.costs_three()

    def costs_three(self) -> bool:
        """Is this one of the six special cards of cost 3 (UC-LIMIT-09)?"""
        return self.cost == COST_THREE


class Place:
    """A place of the ring of slots."""

    def __init__(self, name: str, colour: int, slot: str, effect: Effect) -> None:
        self.name = name
        self.colour = colour
        self.slot = slot
        self.effect = effect


class Tile:
    """A metropolis tile."""

    def __init__(
        self,
        number: int,
        id_: str,
        instant: Effect | None,
        production: Effect | None,
        final: Effect | None,
        solo: bool,
    ) -> None:
        self.number = number
        self.id = id_
        self.instant = instant
        self.production = production
        self.final = final
        self.solo = solo


class Contract:
    """A government contract."""

    def __init__(self, number: int, id_: str, name: str, condition: Condition, take: TakeContract) -> None:
        self.number = number
        self.id = id_
        self.name = name
        self.condition = condition
        self.causes = condition.causes()  # bits of what could fulfil it
        self.take = take


class Box:
    """All components. Numbers: cards 0..205, brown tiles from 301, blue tiles from 311, contracts from 401."""

    def __init__(
        self,
        cards: list[Card],
        few: list[Place],
        many: list[Place],
        always: Effect,
        boards: list[Board],
        tiles: dict[int, Tile],
        contracts: dict[int, Contract],
        change_slot: Callable[[str, Effect, list[Effect], str], Effect],
        next_round: Task[Any],
        surplus: Decision[Any],
        version: str,
    ) -> None:
        self.options: dict[str, object] | None = None  # of a game by which the box is found again
        self.cards = cards
        self.few = few
        self.many = many
        self.always = always
        self.boards = boards
        self.tiles = tiles
        self.contracts = contracts
        self.change_slot = change_slot
        self.next_round = next_round
        self.surplus = surplus
        self.version = version
        self.tile_by_number: list[Tile | None] = [tiles.get(number) for number in range(max(tiles) + 1)]
        self.contract_by_number: list[Contract | None] = [
            contracts.get(number) for number in range(max(contracts) + 1)
        ]
        self.free_moments = FREE_MOMENTS
        self.fixes = NO_FIXES
        self.prospects = Prospects()
        self.changed: dict[tuple[str, tuple[int, ...]], Effect] = {}
        self.backs = self.things_by_back()
        self.back_by_card = {card: back for back, things in enumerate(self.backs) for card in things}

    def things_by_back(self) -> list[list[int]]:
        """Return cards of the three Eras, special cards of cost 1/2 and 3, blue tiles, contracts (UC-SETUP-03, -41)."""
        eras = [[card.number for card in self.cards if card.era == era] for era in (1, 2, 3)]
        under = [card.number for card in self.cards if card.goes_under_deck()]
        three = [card.number for card in self.cards if card.costs_three()]
        blue = [number for number in self.tiles if number > 310]
        return [*eras, under, three, sorted(blue), sorted(self.contracts)]

    def card(self, number: int) -> Card:
        """Return the card with this number; a blank is refused."""
        if number < 0:
            raise Hidden("this card is not known here")
        return self.cards[number]

    def back_of(self, number: int) -> int:
        """Return the back of a hidden thing."""
        return self.back_by_card[number]

    def tile(self, number: int) -> Tile:
        """Return the metropolis tile with this number."""
        tile = self.tile_by_number[number] if number >= 0 else None
        if tile is None:
            raise Hidden("this tile is not known here")
        return tile

    def contract(self, number: int) -> Contract:
        """Return the contract with this number."""
        contract = self.contract_by_number[number] if number >= 0 else None
        if contract is None:
            raise Hidden("this contract is not known here")
        return contract

    def ring(self, seats: int) -> list[Place]:
        """Return the coloured slots of the side for this number of players (UC-SETUP-01, UC-SOLO-01, -02)."""
        return self.many if seats > 2 else self.few

    def slot_name(self, seats: int, slot: int) -> str:
        """Return the position id of a slot."""
        ring = self.many if seats > 2 else self.few
        return ring[slot].name if slot < len(ring) else "AAS"

    def told_place(self, seats: int, place: str) -> str:
        """Name a slot's action by the slot's position and the cards that change it: `Y4+56/1`, not `SL-02+56+63/1`."""
        source, slash, path = place.partition("/")
        id_, *cards = source.split("+")
        names = [ring.name for ring in self.ring(seats) if ring.slot == id_]
        for card in cards:
            change = self.card(int(card)).effect
            if isinstance(change, SlotChange) and change.slot == id_:
                names.append(card)
        return "+".join(names) + slash + path

    def slot_colour(self, seats: int, slot: int) -> int:
        """Return the colour of a slot; -1 for the always-available one (UC-AAS-04)."""
        ring = self.many if seats > 2 else self.few
        return ring[slot].colour if slot < len(ring) else -1

    def slot_effect(self, seats: int, slot: int, changes: tuple[int, ...]) -> Effect:
        """Return the action printed on a slot, as these claimed cards change it (UC-TURN-20, UC-CARD-35, -36)."""
        ring = self.many if seats > 2 else self.few
        if slot >= len(ring):
            return self.always
        place = ring[slot]
        if not changes:
            return place.effect
        key = (place.slot, changes)
        found = self.changed.get(key)
        if found is None:
            name = "+".join([place.slot, *map(str, changes)])
            found = self.change_slot(
                place.slot, place.effect, [self.cards[card].effect for card in changes], name
            )
            self.changed[key] = found
        return found

    def powers_of(self, claimed: tuple[int, ...]) -> Powers:
        """Return the powers of these claimed cards together."""
        powers = Powers()
        for number in claimed:
            card = self.cards[number]
            if card.type == "permanent":
                powers.add(number, card.effect)
        return powers

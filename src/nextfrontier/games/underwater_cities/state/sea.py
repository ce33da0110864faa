"""The whole state of a game of Underwater Cities, and the few things that every chapter does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, name_amounts
from nextfrontier.games.underwater_cities.state.main_board import Calendar, MainBoard, Supply, Turn
from nextfrontier.games.underwater_cities.state.piles import EraDeck, Government, Specials, Tiles
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.zones import zones_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family
from nextfrontier.kernel.fixes import Fixes
from nextfrontier.kernel.tasks import Cell
from nextfrontier.kernel.views import back_of_blank
from nextfrontier.kernel.zones import Zone

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.effects.effect import Effect
    from nextfrontier.games.underwater_cities.state.box import Box

# Streams of chance.
BOARDS: Final = 0
ORDER: Final = 1
BROWN: Final = 2
BLUE: Final = 3
CONTRACTS: Final = 4
SPECIAL_THREE: Final = 5
SPECIAL_DECK: Final = 6
ERA_DECKS: Final = 6  # plus the Era: 7, 8, 9; the first shuffle is the deal, later ones are reshuffles
LOOK: Final = 10
STREAMS: Final = 11

NO_MOVES: Final[list[int]] = []  # never changed


def leave_out(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """Return the things less this one, which is among them once at the most."""
    for place, other in enumerate(things):
        if other == thing:
            return things[:place] + things[place + 1 :]
    return things


class Sea(State):
    """Main board, decks, players and the turn that is being taken; copies share all but the players."""

    __slots__ = (
        "board", "box", "calendar", "era_deck", "government", "players", "specials", "supply", "tiles", "turn",
    )  # fmt: skip

    def __init__(
        self, seats: int, active: int, agenda: Cell | None, lanes: list[Cell | None], options: list[int],
        chance: Chance, counters: tuple[int, ...], viewer: int, box: Box, players: list[Player],
        calendar: Calendar, board: MainBoard, supply: Supply, turn: Turn, era_deck: EraDeck, specials: Specials,
        tiles: Tiles, government: Government,
    ) -> None:  # fmt: skip
        super().__init__(seats, active, agenda, lanes, options, chance, counters, viewer)
        self.box = box  # the components of this game: never changed
        self.players = players
        self.calendar = calendar
        self.board = board
        self.supply = supply
        self.turn = turn
        self.era_deck = era_deck
        self.specials = specials
        self.tiles = tiles
        self.government = government

    def copy(self) -> Sea:
        return self.with_players([player.copy() for player in self.players])

    def with_players(self, players: list[Player]) -> Sea:
        """Return a copy with these players' areas."""
        lanes = self.lanes[:] if self.lanes else self.lanes
        other = Sea(
            self.seats, self.active, self.agenda, lanes, self.options, self.chance, self.counters, self.viewer,
            self.box, players, self.calendar, self.board, self.supply, self.turn, self.era_deck, self.specials,
            self.tiles, self.government,
        )  # fmt: skip
        other.searching = self.searching
        return other

    def trial(self) -> Sea:
        """Return a copy to look ahead on; it shares the areas of all but the active player, which no turn changes."""
        players = self.players[:]
        players[self.active] = players[self.active].copy()
        return self.with_players(players)

    def me(self) -> Player:
        """Return the player whose rules are running; effects touch nobody else's area (UC-CARD-01, UC-TIME-12)."""
        return self.players[self.active]

    def prospects(self, bits: int) -> int:
        """Return all bits that could come of effects with these bits, triggered effects included: an upper bound."""
        return self.box.prospects.of(self, bits)

    # Gains and payments.

    def gain(self, goods: Goods, points: int, cause: str, heading: int) -> None:
        """Give the active player resources and victory points; where there is nothing to give, nothing is told."""
        player = self.players[self.active]
        player.add(goods)
        if points:
            player.score_points(points, heading)
        if self.events is not None and (points or goods != NOTHING):
            self.tell("gained", cause, {**name_amounts(goods), "vp": points})

    def pay(self, price: Goods, cause: str) -> None:
        """Take a price from the active player (UC-RES-06)."""
        self.players[self.active].remove(price)
        if self.events is not None:
            self.tell("paid", cause, {**name_amounts(price)})

    def slot_name(self, slot: int) -> str:
        """Return the position id of a slot."""
        return self.box.slot_name(self.seats, slot)

    def slot_effect(self, slot: int) -> Effect:
        """Return the action of a slot as it is for the active player: claimed cards may change it (UC-CARD-36)."""
        return self.box.slot_effect(self.seats, slot, self.players[self.active].powers.slot_changes)

    def is_mine(self, slot: int) -> bool:
        """Tell whether the slot holds a tile of the active player, alone or beside others (UC-CLONE-10, -11)."""
        return self.active in self.board.slots[slot]

    # Free moments (UC-TIME-17); what they offer is decided by `free_moments`.

    def free_moments(self) -> list[Family[Any, Any]]:
        return self.box.free_moments

    def free_moves(self, decision: Decision[Any]) -> list[int]:
        player = self.players[self.active]
        if not player.powers.once and not self.government.contracts:
            return NO_MOVES
        return super().free_moves(decision)

    def turn_mark(self) -> tuple[int, ...]:
        calendar = self.calendar
        return calendar.round, calendar.cycle, self.active if calendar.cycle else 0

    def told_place(self, place: str) -> str:
        return self.box.told_place(self.seats, place) if place.startswith("SL-") else place

    def fixes(self) -> Fixes:
        return self.box.fixes

    def offer(self, seat: int) -> Decision[Any] | None:
        """Offer to discard surplus cards in other players' turns (UC-ENDTURN-05)."""
        if self.agenda is None or self.lanes or seat == self.active:
            return None
        player = self.players[seat]
        surplus = len(player.cards.hand) > player.hand_limit()
        return self.box.surplus if surplus else None

    # What is hidden from whom.

    def zones(self) -> list[Zone[Any]]:
        return zones_of(self.seats)

    def backs(self) -> list[list[int]]:
        return self.box.backs

    def back_by_thing(self) -> dict[int, int]:
        return self.box.back_by_card

    def in_sight(self) -> list[int]:
        """Return the cards, tiles and contracts that lie open, claimed cards among them (UC-TYPE-15)."""
        found = [
            *self.era_deck.discard,
            *self.era_deck.gone,
            *self.specials.three_credit,
            *self.government.contracts,
        ]
        found += [card for card in (self.turn.aside, self.turn.leaving) if card > 0]
        for player in self.players:
            found += player.cards.claimed
            found += player.cards.under_board
            found += player.contracts.taken
            found += player.metropolises.gained
            found += player.metropolises.tiles
        return found

    def back(self, card: int) -> int:
        """Return the back of a card or blank: Eras 0..2, then the special cards."""
        return back_of_blank(card) if card < 0 else self.box.back_of(card)

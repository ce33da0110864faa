"""The whole state of a game of Underwater Cities, and the few things that every chapter does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, named
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family
from nextfrontier.kernel.fixes import Fixes
from nextfrontier.kernel.tasks import Cell
from nextfrontier.kernel.views import back_of_blank
from nextfrontier.kernel.zones import Pile

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.effects.effect import Effect
    from nextfrontier.games.underwater_cities.state.box import Box

NEUTRAL: Final = 4  # the "seat" of a neutral tile in solo: another player (UC-SOLO-24)
NO_CARD: Final = -99

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

ALL_SEATS: Final = -1


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The things less this one."""
    return tuple([other for other in things if other != thing]) if thing in things else things


class Sea(State):
    """Main board, decks, players and the turn that is being taken."""

    __slots__ = (
        "advanced", "aside", "box", "built", "chosen", "clone_here", "clone_used", "contracts", "cycle", "deck",
        "deck_top", "discard", "domes", "era", "gone", "leaving", "looking", "looking_tiles", "once_used", "order",
        "players", "removed", "round", "slots", "solo_start", "spared_contracts", "spared_specials", "special_deck",
        "special_seen", "three_credit", "track", "tunnel_supply", "undealt",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        active: int,
        agenda: Cell | None,
        lanes: list[Cell | None],
        options: list[int],
        chance: Chance,
        counters: tuple[int, ...],
        viewer: int,
        box: Box,
        players: list[Player],
        order: tuple[int, ...],
        era: int,
        round_: int,
        cycle: int,
        slots: list[tuple[int, ...]],
        track: list[tuple[int, ...]],
        clone_here: bool,
        clone_used: bool,
        deck: list[int],
        deck_top: int,
        discard: tuple[int, ...],
        removed: tuple[int, ...],
        gone: tuple[int, ...],
        three_credit: tuple[int, ...],
        spared_specials: tuple[int, ...],
        special_deck: tuple[int, ...],
        special_seen: tuple[int, ...],
        looking: tuple[int, ...],
        undealt: tuple[int, ...],
        looking_tiles: tuple[int, ...],
        contracts: tuple[int, ...],
        spared_contracts: tuple[int, ...],
        tunnel_supply: int,
        domes: tuple[int, int],
        chosen: int,
        aside: int,
        built: int,
        once_used: tuple[int, ...],
        leaving: int,
        advanced: bool,
        solo_start: int,
    ) -> None:
        super().__init__(seats, active, agenda, lanes, options, chance, counters, viewer)
        self.box = box  # the components of this game: never changed
        self.players = players
        self.order = order
        self.era = era
        self.round = round_
        self.cycle = cycle  # which of the three turns of a round
        # Neither list is changed in place: copies share them.
        self.slots = (
            slots  # tiles on each slot from bottom to top; the last entry is the always-available slot
        )
        self.track = track  # markers on the Federation track: below, 4, 3, 2, 1, each from bottom to top
        self.clone_here = clone_here
        self.clone_used = clone_used
        self.deck = deck  # never changed in place: copies share it
        self.deck_top = deck_top
        self.discard = discard  # the last one is on top
        self.removed = removed  # unseen cards of finished Eras
        self.gone = gone  # seen cards that left the game
        self.three_credit = three_credit
        self.spared_specials = spared_specials  # cost-3 cards in the box, unseen
        self.special_deck = special_deck  # the first one is on top, face up
        self.special_seen = special_seen  # who was shown each card of the special deck
        self.looking = looking  # special cards the active player is looking at
        self.undealt = undealt  # blue metropolis tiles
        self.looking_tiles = looking_tiles
        self.contracts = contracts
        self.spared_contracts = spared_contracts
        self.tunnel_supply = tunnel_supply  # of all players (UC-SETUP-02)
        self.domes = domes  # nonsymbiotic, symbiotic, of all players (UC-SETUP-02)
        self.chosen = chosen  # slot chosen in this turn, -1 before
        self.aside = aside  # the played card (UC-TURN-25)
        self.built = built  # things built in this turn, four bits a kind
        self.once_used = once_used
        self.leaving = leaving  # an action card discarded for room, while it is used
        self.advanced = advanced  # solo: a Federation step was made in this round
        self.solo_start = solo_start

    def copy(self) -> Sea:
        return self.with_players([player.copy() for player in self.players])

    def with_players(self, players: list[Player]) -> Sea:
        """A copy with these players' areas."""
        lanes = self.lanes[:] if self.lanes else self.lanes
        other = Sea(
            self.seats, self.active, self.agenda, lanes, self.options, self.chance, self.counters, self.viewer,
            self.box, players, self.order, self.era, self.round, self.cycle,
            self.slots, self.track, self.clone_here, self.clone_used, self.deck, self.deck_top, self.discard,
            self.removed, self.gone, self.three_credit, self.spared_specials, self.special_deck, self.special_seen,
            self.looking, self.undealt, self.looking_tiles, self.contracts, self.spared_contracts, self.tunnel_supply,
            self.domes, self.chosen, self.aside, self.built, self.once_used, self.leaving, self.advanced,
            self.solo_start,
        )  # fmt: skip
        other.searching = self.searching
        return other

    def trial(self) -> Sea:
        """A copy to look ahead on: within a turn only the active player's area changes, the others are shared."""
        players = self.players[:]
        players[self.active] = players[self.active].copy()
        return self.with_players(players)

    def me(self) -> Player:
        """Return the player whose rules are running; effects touch nobody else's area (UC-CARD-01, UC-TIME-12)."""
        return self.players[self.active]

    def prospects(self, bits: int) -> int:
        """All that could come of effects which bring these bits, what they trigger included: an upper bound."""
        return self.box.prospects.of(self, bits)

    # Gains and payments.

    def gain(self, goods: Goods, points: int, cause: str, heading: int) -> None:
        """Give the active player resources and victory points; where there is nothing to give, nothing is told."""
        player = self.players[self.active]
        player.add(goods)
        if points:
            player.score_points(points, heading)
        if self.events is not None and (points or goods != NOTHING):
            self.tell("gained", cause, {**named(goods), "vp": points})

    def pay(self, price: Goods, cause: str) -> None:
        """Take a price from the active player (UC-RES-06)."""
        self.players[self.active].remove(price)
        if self.events is not None:
            self.tell("paid", cause, {**named(price)})

    def slot_name(self, slot: int) -> str:
        """The position id of a slot."""
        return self.box.slot_name(self.seats, slot)

    def slot_effect(self, slot: int) -> Effect:
        """The action of a slot as it is for the active player: claimed cards may change it (UC-CARD-36)."""
        return self.box.slot_effect(self.seats, slot, self.players[self.active].powers.slot_changes)

    def is_mine(self, slot: int) -> bool:
        """Tell whether the slot holds a tile of the active player, alone or beside others (UC-CLONE-10, -11)."""
        return self.active in self.slots[slot]

    # Free moments (UC-TIME-17); what they offer is decided by `free_moments`.

    def free_moments(self) -> list[Family[Any, Any]]:
        return self.box.free_moments

    def free_moves(self, decision: Decision[Any]) -> list[int]:
        player = self.players[self.active]
        if not player.powers.once and not self.contracts:
            return []
        return super().free_moves(decision)

    def turn_mark(self) -> tuple[int, ...]:
        return self.round, self.cycle, self.active if self.cycle else 0  # between turns the cycle is 0

    def told_place(self, place: str) -> str:
        return self.box.told_place(self.seats, place) if place.startswith("SL-") else place

    def fixes(self) -> Fixes:
        return self.box.fixes

    def offer(self, seat: int) -> Decision[Any] | None:
        """Surplus cards may be discarded in other players' turns (UC-ENDTURN-05)."""
        if self.agenda is None or self.lanes or seat == self.active:
            return None
        player = self.players[seat]
        surplus = len(player.hand) > player.hand_limit()
        return self.box.surplus if surplus else None

    # What is hidden from whom.

    def piles(self) -> list[Pile]:
        owner = self.active
        found = [
            Pile(-1, self.deck[self.deck_top :], []),
            Pile(-1, list(self.removed), []),
            Pile(-1, list(self.spared_specials), []),
            Pile(
                -1, list(self.special_deck), [ALL_SEATS, *self.special_seen[1:]] if self.special_deck else []
            ),
            Pile(owner, list(self.looking), []),
            Pile(-1, list(self.undealt), []),
            Pile(owner, list(self.looking_tiles), []),
            Pile(-1, list(self.spared_contracts), []),
        ]
        for player in self.players:
            known = (
                () if player.dropped else player.shown
            )  # while others choose, nobody can tell what was kept
            shown = [ALL_SEATS if card in known else 0 for card in player.hand]
            found.append(Pile(player.seat, list(player.hand), shown))
            found.append(Pile(player.seat, list(player.dropped), []))
        return found

    def set_pile(self, index: int, cards: list[int]) -> None:
        if index == 0:
            self.deck, self.deck_top = cards, 0
        elif index == 1:
            self.removed = tuple(sorted(cards))
        elif index == 2:
            self.spared_specials = tuple(sorted(cards))
        elif index == 3:
            self.special_deck = tuple(cards)
        elif index == 4:
            self.looking = tuple(cards)
        elif index == 5:
            self.undealt = tuple(sorted(cards))
        elif index == 6:
            self.looking_tiles = tuple(cards)
        elif index == 7:
            self.spared_contracts = tuple(sorted(cards))
        else:
            player = self.players[(index - 8) // 2]
            if index % 2 == 0:
                player.hand = tuple(sorted(cards))
            else:
                player.dropped = tuple(cards)

    def backs(self) -> list[list[int]]:
        return self.box.backs

    def in_sight(self) -> list[int]:
        """Return the cards, tiles and contracts that lie open, claimed cards among them (UC-TYPE-15)."""
        found = [*self.discard, *self.gone, *self.three_credit, *self.contracts]
        found += [card for card in (self.aside, self.leaving) if card > 0]
        for player in self.players:
            found += player.claimed
            found += player.under_board
            found += player.contracts
            found += player.gained
            found += player.tiles
        return found

    def back(self, card: int) -> int:
        """The back of a card or blank: Eras 0..2, then the special cards."""
        return back_of_blank(card) if card < 0 else self.box.back_of(card)

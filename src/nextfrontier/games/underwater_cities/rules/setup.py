"""Setting up a game (UC-SETUP, UC-SOLO-01..09, UC-GOV-01, UC-ADV-01)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.effects.permanents import Powers
from nextfrontier.games.underwater_cities.rules.eras import OPENING_CARDS, OpenEra, deal_era_deck, deal_hands
from nextfrontier.games.underwater_cities.rules.hand import DiscardDropped
from nextfrontier.games.underwater_cities.rules.solo import place_neutral_tiles
from nextfrontier.games.underwater_cities.state.board import START, Board
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods
from nextfrontier.games.underwater_cities.state.main_board import Calendar, MainBoard, Supply, Turn
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.piles import EraDeck, Government, Specials, Tiles
from nextfrontier.games.underwater_cities.state.player import (
    HEADINGS,
    Contracts,
    Metropolises,
    Player,
    PlayerCards,
)
from nextfrontier.games.underwater_cities.state.sea import (
    BLUE,
    BOARDS,
    BROWN,
    CONTRACTS,
    ORDER,
    SPECIAL_DECK,
    SPECIAL_THREE,
    STREAMS,
    Sea,
)
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.ground import TABLE

# Credits, kelp, steelplast, science, biomatter (UC-SETUP-20, -32, -33).
STARTING_GOODS: Final[Goods] = (2, 1, 1, 1, 0)
EXTRA_GOODS: Final[list[Goods]] = [NOTHING, NOTHING, (1, 0, 0, 0, 0), (1, 0, 1, 0, 0)]
NONSYMBIOTIC_DOMES: Final = 17  # at every player count, starting cities included (UC-LIMIT-05, UC-SETUP-15)
SYMBIOTIC_DOMES: Final = [13, 7, 10, 13]  # by number of players (UC-SETUP-14, UC-SOLO-03)
COST_THREE_SHOWN: Final = 6
CONTRACTS_SHOWN: Final = 3  # UC-LIMIT-11
CLONING_SEATS: Final = 4  # with fewer the tile stays in the box (UC-SETUP-12, -13, UC-CLONE-01, UC-SOLO-22)


class Setup:
    """The options of a game, checked."""

    def __init__(
        self, seats: int, advanced: bool, contracts: bool, boards: list[int], solo_start: int, tunnels: int
    ) -> None:
        self.seats = seats
        self.advanced = advanced
        self.contracts = contracts
        self.boards = boards  # numbers by seat; empty: dealt at random
        self.solo_start = solo_start
        self.tunnels = tunnels


def new_game(box: Box, setup: Setup, chance: Chance) -> Sea:
    """Return a freshly dealt game, up to the choice of opening hands."""
    sea = deal(box, setup, chance)
    sea.push(OpenEra())
    sea.push(DiscardDropped())
    deal_hands(sea, OPENING_CARDS)
    sea.settle()
    return sea


def deal(box: Box, setup: Setup, chance: Chance) -> Sea:
    """Set up the table but for the opening hands; contracts only in their variant (UC-SETUP-30, -39)."""
    sea = empty_table(box, setup, chance)
    sea.calendar.order = tuple(sea.shuffle(ORDER, list(range(setup.seats))))
    deal_boards(sea, setup)
    deal_metropolises(sea)
    deal_specials(sea)
    if setup.contracts:
        deal_contracts(sea)
    place_markers(sea)
    deal_era_deck(sea)
    if setup.seats == 1:
        place_neutral_tiles(sea, 1)
    return sea


def empty_table(box: Box, setup: Setup, chance: Chance) -> Sea:
    """Return the main board in round 1 of Era I with the common supply, nothing dealt yet (UC-SETUP-02, -06)."""
    seats = setup.seats
    slots: list[tuple[int, ...]] = [()] * (len(box.ring(seats)) + 1)
    track: list[tuple[int, ...]] = [()] * 5
    return Sea(
        seats, 0, None, [], [], chance, (0,) * STREAMS, TABLE, box, [], Calendar(1, 1, 0, ()),
        MainBoard(slots, track, seats == CLONING_SEATS, False, False, setup.solo_start),
        Supply(setup.tunnels, NONSYMBIOTIC_DOMES - seats, SYMBIOTIC_DOMES[seats - 1]),
        Turn(), EraDeck([], 0, (), (), ()), Specials(), Tiles(), Government(),
    )  # fmt: skip


def deal_boards(sea: Sea, setup: Setup) -> None:
    """Deal each player another board of the same side, with its starting city (UC-SETUP-20..24, UC-ADV-01)."""
    numbers = setup.boards or sea.shuffle(BOARDS, [5, 6, 7, 8] if setup.advanced else [1, 2, 3, 4])
    for seat in range(setup.seats):
        board = next(board for board in sea.box.boards if board.number == numbers[seat])
        sea.players.append(new_player(seat, board))


def new_player(seat: int, board: Board) -> Player:
    """Return an area with score 0, the assistant and a connected city (UC-SETUP-07, -16, -17, UC-ACT-09, UC-NET-02)."""
    start = 1 << START
    return Player(
        seat, STARTING_GOODS, 0, [0] * len(HEADINGS), PlayerCards(), Powers(),
        Network(board, start, 0, 0, 0, [0, 0, 0], 0, start), Metropolises(), Contracts(), 0, 0,
    )  # fmt: skip


def deal_metropolises(sea: Sea) -> None:
    """Deal a brown and two blue tiles to each; keep the other blue ones in supply (UC-SETUP-25..29, UC-SOLO-04)."""
    solo = sea.seats == 1
    numbers = [number for number, tile in sea.box.tiles.items() if tile.solo or not solo]
    brown = sea.shuffle(BROWN, [number for number in numbers if number < 311])
    blue = sea.shuffle(BLUE, [number for number in numbers if number >= 311])
    for player in sea.players:
        player.metropolises = Metropolises((brown.pop(), blue.pop(), blue.pop()))
    sea.tiles = Tiles(tuple(sorted(blue)))


def deal_specials(sea: Sea) -> None:
    """Deal six cost-3 cards face up, and the cost-1/2 deck with its top card face up (UC-SETUP-08..11)."""
    three = sea.shuffle(SPECIAL_THREE, sea.box.backs[4])
    deck = tuple(sea.shuffle(SPECIAL_DECK, sea.box.backs[3]))
    spared = tuple(sorted(three[COST_THREE_SHOWN:]))
    sea.specials = Specials(tuple(three[:COST_THREE_SHOWN]), spared, deck, (0,) * len(deck))


def deal_contracts(sea: Sea) -> None:
    """Deal three contracts face up, and put the rest in the box (UC-GOV-01)."""
    numbers = sea.shuffle(CONTRACTS, sea.box.backs[6])
    shown, spared = numbers[:CONTRACTS_SHOWN], numbers[CONTRACTS_SHOWN:]
    sea.government = Government(tuple(sorted(shown)), tuple(sorted(spared)))


def place_markers(sea: Sea) -> None:
    """Place Federation markers in reverse order of play; compensate the last (UC-SETUP-17, -31..36, UC-SOLO-08)."""
    for place, seat in enumerate(sea.calendar.order):
        player = sea.players[seat]
        player.space = place
        sea.board.track[place] = (seat,)
        player.add(EXTRA_GOODS[place])

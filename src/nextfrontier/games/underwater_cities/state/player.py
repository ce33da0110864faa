"""One player's area: board, resources, cards and what they are worth (UC-GEN-02, UC-NET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.board import SITES_PER_CITY, Board
from nextfrontier.games.underwater_cities.state.goods import Goods

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.effects.permanents import Powers

# Headings under which victory points are counted.
BEFORE: Final = 0
SLOTS: Final = 1
CARDS: Final = 2
FEDERATION: Final = 3
METROPOLIS: Final = 4
SITE: Final = 5
CONTRACT: Final = 6
PRODUCTION: Final = 7
FEEDING: Final = 8
BROWN_METROPOLIS: Final = 9
END_SCORING: Final = 10
CITIES_OF_NETWORK: Final = 11
LEFTOVERS: Final = 12
HEADINGS: Final = [
    "before",
    "slots",
    "cards",
    "federation",
    "metropolises",
    "sites",
    "contracts",
    "production",
    "feeding",
    "brown_metropolis",
    "end_scoring_cards",
    "cities",
    "leftovers",
]

ASSISTANT: Final = 0  # the personal assistant stands among the claimed cards as number 0


class Player:
    """Hold everything that belongs to one seat, with a player board of its own (UC-GEN-02)."""

    __slots__ = (
        "board", "buildings", "claimed", "contracts", "dropped", "gained", "goods", "hand", "metropolises",
        "nonsymbiotic", "points", "powers", "produced", "reached", "refused", "score", "seat", "shown", "space",
        "symbiotic", "tiles", "tunnels", "under_board", "upgraded_buildings", "upgraded_tunnels", "used",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        board: Board,
        goods: list[int],
        score: int,
        points: list[int],
        hand: tuple[int, ...],
        shown: tuple[int, ...],
        dropped: tuple[int, ...],
        claimed: tuple[int, ...],
        used: tuple[int, ...],
        under_board: tuple[int, ...],
        powers: Powers,
        nonsymbiotic: int,
        symbiotic: int,
        tunnels: int,
        upgraded_tunnels: int,
        buildings: list[int],
        upgraded_buildings: int,
        reached: int,
        tiles: tuple[int, ...],
        metropolises: int,
        gained: tuple[int, ...],
        contracts: tuple[int, ...],
        refused: int,
        space: int,
        produced: int,
    ) -> None:
        self.seat = seat
        self.board = board
        self.goods = goods
        self.score = score
        self.points = points  # the score by heading; never changed in place: copies share it
        self.hand = hand  # sorted
        self.shown = shown  # cards of the hand that everybody saw being taken
        self.dropped = dropped  # given up in a lane, not yet in a pile (UC-SETUP-40)
        self.claimed = claimed
        self.used = used  # claimed action cards used in this Era (UC-ACT-05)
        self.under_board = under_board  # special instants played and paid (UC-SPEC-13)
        self.powers = powers  # what the claimed permanents do together
        self.nonsymbiotic = nonsymbiotic
        self.symbiotic = symbiotic
        self.tunnels = tunnels
        self.upgraded_tunnels = upgraded_tunnels
        self.buildings = buildings  # masks of farms, desalination plants and laboratories
        self.upgraded_buildings = upgraded_buildings
        self.reached = reached  # city sites reached by tunnels, the starting city included
        self.tiles = tiles  # metropolis tiles on TL, TR and BL
        self.metropolises = metropolises  # which of the three are connected
        self.gained = gained  # metropolis tiles beside the board, always connected
        self.contracts = contracts
        self.refused = refused  # contracts met and not taken at once
        self.space = space  # 0 below the Federation track, 1..4 on its spaces 4, 3, 2, 1 (UC-FED-01)
        self.produced = produced  # biomatter of this production phase (CD-13)

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.seat, self.board, self.goods[:], self.score, self.points, self.hand, self.shown, self.dropped,
            self.claimed, self.used, self.under_board, self.powers, self.nonsymbiotic, self.symbiotic, self.tunnels,
            self.upgraded_tunnels, self.buildings[:], self.upgraded_buildings, self.reached, self.tiles,
            self.metropolises, self.gained, self.contracts, self.refused, self.space, self.produced,
        )  # fmt: skip

    # What stands on the board.

    def cities(self) -> int:
        """Return all city sites that hold a city of either kind, connected or not (UC-BUILD-10)."""
        return self.nonsymbiotic | self.symbiotic

    def connected_cities(self) -> int:
        """Return the cities of the network, the starting city always among them (UC-NET-01, -02, -04)."""
        return (self.nonsymbiotic | self.symbiotic) & self.reached

    def legal_city_sites(self) -> int:
        """Return the empty city sites next to a built city, connected or not (UC-BUILD-06..09, UC-NET-11, -12)."""
        cities = self.nonsymbiotic | self.symbiotic
        return self.board.neighbours[cities] & ~cities

    def legal_tunnel_sites(self) -> int:
        """Return the empty tunnel sites of the network: no tunnel is unconnected (UC-BUILD-21..23, UC-NET-03, -12)."""
        return self.board.incident[self.reached] & ~self.tunnels

    def legal_building_sites(self, expansion: bool) -> int:
        """Return the empty sites at cities and legal city sites (UC-BUILD-15, -16, -18, -36, -37, UC-NET-11, -12)."""
        cities = self.nonsymbiotic | self.symbiotic
        around = cities | self.board.neighbours[cities]
        sites = self.board.expansions[around] if expansion else self.board.sites[around]
        return sites & ~self.all_buildings()

    def all_buildings(self) -> int:
        """Return every building site that holds a building."""
        return self.buildings[0] | self.buildings[1] | self.buildings[2]

    def building_sites_of(self, cities: int) -> int:
        """Return all building sites of these cities, the expansion sites like the others (UC-BUILD-38)."""
        return self.board.sites[cities] | self.board.expansions[cities]

    def connected_buildings(self, kind: int) -> int:
        """Return the buildings of this kind at connected cities (UC-NET-05..07, UC-PROD-03, -17)."""
        return self.buildings[kind] & self.building_sites_of(self.connected_cities())

    def tunnels_at_cities(self) -> int:
        """Return the tunnels adjacent to a built city: those that produce and count (UC-PROD-02, -17, -20, D-31)."""
        return self.tunnels & self.board.incident[self.nonsymbiotic | self.symbiotic]

    def buildings_at(self, kind: int, city: int) -> int:
        """Return the buildings of this kind at one city, its expansion site included (UC-BUILD-38)."""
        return self.buildings[kind] & (31 << city * SITES_PER_CITY)

    # Resources.

    def can_pay(self, price: Goods) -> bool:
        """Tell whether the stock holds this price as it stands (UC-RES-06)."""
        goods = self.goods
        return (
            goods[0] >= price[0]
            and goods[1] >= price[1]
            and goods[2] >= price[2]
            and goods[3] >= price[3]
            and goods[4] >= price[4]
        )

    def lacks(self, price: Goods) -> int:
        """Which resources of this price the stock does not hold in full, as a bit mask."""
        goods = self.goods
        return (
            (goods[0] < price[0])
            | (goods[1] < price[1]) << 1
            | (goods[2] < price[2]) << 2
            | (goods[3] < price[3]) << 3
            | (goods[4] < price[4]) << 4
        )

    def stock(self) -> Goods:
        """What the player holds."""
        goods = self.goods
        return (goods[0], goods[1], goods[2], goods[3], goods[4])

    def add(self, gain: Goods) -> None:
        """Take resources from the supply, which is unlimited; so is the stock (UC-LIMIT-01, UC-RES-09)."""
        goods = self.goods
        goods[0] += gain[0]
        goods[1] += gain[1]
        goods[2] += gain[2]
        goods[3] += gain[3]
        goods[4] += gain[4]

    def remove(self, price: Goods) -> None:
        """Return resources to the supply (UC-RES-06)."""
        goods = self.goods
        goods[0] -= price[0]
        goods[1] -= price[1]
        goods[2] -= price[2]
        goods[3] -= price[3]
        goods[4] -= price[4]

    def score_points(self, points: int, heading: int) -> None:
        """Move the score marker on from where it is (UC-RES-05, UC-SCORE-01)."""
        self.score += points
        self.points = self.points[:]
        self.points[heading] += points

    def hand_limit(self) -> int:
        """Return how many cards may be kept; how many are drawn does not change (UC-ENDTURN-04, -08, -09)."""
        return 3 + self.powers.hand_bonus

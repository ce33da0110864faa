"""One player's area: board, resources, cards and points (UC-GEN-02).

Copies of a player share the values: `cards = player.cards = player.cards.copy()`, then `cards` may be changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.goods import Goods, minus, plus
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.piles import Cards
from nextfrontier.kernel.values import Value

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


class PlayerCards(Value):
    """Hold the cards of one player, in hand and beside the board."""

    __slots__ = ("claimed", "dropped", "hand", "shown", "under_board", "used")

    def __init__(
        self,
        hand: Cards = (),
        shown: Cards = (),
        dropped: Cards = (),
        claimed: Cards = (ASSISTANT,),
        used: Cards = (),
        under_board: Cards = (),
    ) -> None:
        self.hand = hand  # sorted
        self.shown = shown  # cards of the hand that everybody saw being taken
        self.dropped = dropped  # given up in a lane, not yet in a pile (UC-SETUP-40)
        self.claimed = claimed
        self.used = used  # claimed action cards used in this Era (UC-ACT-05)
        self.under_board = under_board  # special instants played and paid (UC-SPEC-13)

    def copy(self) -> PlayerCards:
        """Return cards that may be changed."""
        return PlayerCards(self.hand, self.shown, self.dropped, self.claimed, self.used, self.under_board)


class Metropolises(Value):
    """Hold the metropolis tiles of one player (UC-METRO)."""

    __slots__ = ("connected", "gained", "tiles")

    def __init__(self, tiles: Cards = (), connected: int = 0, gained: Cards = ()) -> None:
        self.tiles = tiles  # on TL, TR and BL
        self.connected = connected  # which of the three, as a bit mask
        self.gained = gained  # beside the board, always connected

    def connected_tiles(self) -> list[int]:
        """Return the tiles that are connected, gained ones last (UC-METRO-01)."""
        return [tile for i, tile in enumerate(self.tiles) if self.connected >> i & 1] + list(self.gained)


class Contracts(Value):
    """Hold the contracts of one player (UC-GOV)."""

    __slots__ = ("refused", "taken")

    def __init__(self, taken: Cards = (), refused: int = 0) -> None:
        self.taken = taken
        self.refused = refused  # met and not taken at once, as a bit mask


class Player:
    """Hold everything that belongs to one seat, with a player board of its own (UC-GEN-02)."""

    __slots__ = (
        "cards", "contracts", "goods", "metropolises", "network", "points", "powers", "produced", "score", "seat",
        "space",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        goods: Goods,
        score: int,
        points: list[int],
        cards: PlayerCards,
        powers: Powers,
        network: Network,
        metropolises: Metropolises,
        contracts: Contracts,
        space: int,
        produced: int,
    ) -> None:
        self.seat = seat
        self.goods = goods
        self.score = score
        self.points = points  # the score by heading; never changed in place: copies share it
        self.cards = cards
        self.powers = powers  # what the claimed permanents do together
        self.network = network
        self.metropolises = metropolises
        self.contracts = contracts
        self.space = space  # 0 below the Federation track, 1..4 on its spaces 4, 3, 2, 1 (UC-FED-01)
        self.produced = produced  # biomatter of this production phase (CD-13)

    def copy(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.seat, self.goods, self.score, self.points, self.cards, self.powers, self.network, self.metropolises,
            self.contracts, self.space, self.produced,
        )  # fmt: skip

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
        """Return the resources of this price that the stock does not hold in full, as a bit mask."""
        goods = self.goods
        return (
            (goods[0] < price[0])
            | (goods[1] < price[1]) << 1
            | (goods[2] < price[2]) << 2
            | (goods[3] < price[3]) << 3
            | (goods[4] < price[4]) << 4
        )

    def add(self, gain: Goods) -> None:
        """Take resources from the supply, which is unlimited; so is the stock (UC-LIMIT-01, UC-RES-09)."""
        self.goods = plus(self.goods, gain)

    def remove(self, price: Goods) -> None:
        """Return resources to the supply (UC-RES-06)."""
        self.goods = minus(self.goods, price)

    def score_points(self, points: int, heading: int) -> None:
        """Move the score marker on from where it is (UC-RES-05, UC-SCORE-01)."""
        self.score += points
        self.points = self.points[:]
        self.points[heading] += points

    def hand_limit(self) -> int:
        """Return how many cards may be kept; how many are drawn does not change (UC-ENDTURN-04, -08, -09)."""
        return 3 + self.powers.hand_bonus

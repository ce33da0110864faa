"""One player's nation: both sides of the player board, what stands on the planets, cards and technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.state.box import OLD_AREAS, STARTING_STADIUM, Box, Continent
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, OLD, Goods
from nextfrontier.games.evacuation.state.powers import NO_POWERS, Powers

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.flights import Flight

FACTORIES_PER_KIND: Final = 4  # EV-FACTORY-09
ALL_OLD_AREAS: Final = (1 << OLD_AREAS) - 1
COLUMNS: Final = 3
LEVELS: Final = 3
WAITING: Final = 0
MAIN: Final = 1
SECOND: Final = 2
LANES: Final = ["waiting", "main", "second"]
PASSAGES: Final = [3, 10, 15, 21]  # each lies behind this step and is no step itself (D-03, EV-PASS-01)
END: Final = 26


class Player:
    """Everything that belongs to one seat."""

    __slots__ = (
        "claimed", "completed", "continent", "discarded", "dropped", "factories", "flights", "fresh", "goals", "goods",
        "grid", "hand", "infrastructure", "kept", "lanes", "lead", "left", "passed", "penalties", "people", "plants",
        "played", "played_goals", "powers", "production", "research", "returning", "seat", "set", "settled",
        "settled_factories", "ships", "shown", "stadiums", "steps", "tiles_landed", "tiles_old", "tucked", "under",
        "used",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        continent: Continent,
        set_: int,
        goods: list[int],
        left: int,
        tiles_old: int,
        tiles_landed: int,
        production: list[int],
        people: int,
        factories: list[int],
        settled: int,
        plants: tuple[int, ...],
        settled_factories: list[int],
        stadiums: list[tuple[int, ...]],
        ships: list[tuple[int, ...]],
        fresh: tuple[tuple[int, int, int], ...],
        infrastructure: tuple[int, ...],
        played: tuple[int, ...],
        completed: tuple[int, ...],
        grid: tuple[int, ...],
        research: list[int],
        powers: Powers,
        steps: list[int],
        lanes: list[int],
        lead: int,
        tucked: tuple[int, ...],
        under: tuple[int, ...],
        shown: tuple[int, ...],
        passed: bool,
        used: tuple[int, ...],
        penalties: int,
        goals: tuple[int, ...],
        kept: tuple[int, ...],
        discarded: tuple[int, ...],
        hand: tuple[int, ...],
        dropped: tuple[int, ...],
        claimed: tuple[int, ...],
        played_goals: tuple[int, ...],
        flights: tuple[Flight, ...],
        returning: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.continent = continent
        self.set = set_  # technology set 1..4
        self.goods = goods  # Food, Steel, Energy of the Old World, then of the New World
        self.left = left  # Areas of the Old World not yet evacuated, as bits
        self.tiles_old = tiles_old  # Productivity tiles face up on the Old World
        self.tiles_landed = tiles_landed  # and on the New World; the rest is in transit (EV-PASS-04)
        self.production = production  # New World levels
        self.people = people  # Population markers waiting on the New World side
        self.factories = factories  # prepared ones: three kinds on the Old World, then on the New World
        self.settled = settled  # own Areas of the New World, as bits
        self.plants = plants  # Factories on them: Area << 6 | Food << 4 | Steel << 2 | Energy
        self.settled_factories = settled_factories  # by kind
        self.stadiums = stadiums  # by world; never changed in place
        self.ships = ships  # by world; never changed in place
        self.fresh = fresh  # ships whose first journey differs: number, flight, resources (OQ-79)
        self.infrastructure = infrastructure  # in hand
        self.played = played
        self.completed = completed
        self.grid = grid  # technology numbers, column by column from the bottom
        self.research = (
            research  # by column: twice the developed levels, plus 1 with a marker on the left space
        )
        self.powers = powers
        self.steps = steps  # of the two Progress markers
        self.lanes = lanes
        self.lead = lead  # the marker that leads in this Progress phase, -1 before it moves (OQ-77)
        self.tucked = tucked  # groups of the board actions of this year, in order
        self.under = under  # the cards that lie under them (advanced variant)
        self.shown = shown  # cards played face up this year
        self.passed = passed
        self.used = used  # once-per-phase technologies used this year
        self.penalties = penalties
        self.goals = goals
        self.kept = kept  # Goal cards kept so far in the draft
        self.discarded = discarded  # the Goal card given up after it
        self.hand = hand  # Action cards, sorted
        self.dropped = dropped  # Action cards given up in a lane, not yet in a pile
        self.claimed = claimed  # Common Goals not yet played
        self.played_goals = played_goals
        self.flights = flights  # ships sent from the Old World in this Transport phase
        self.returning = returning  # ships sent back from the New World in it

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.seat, self.continent, self.set, self.goods[:], self.left, self.tiles_old, self.tiles_landed,
            self.production[:], self.people, self.factories[:], self.settled, self.plants, self.settled_factories[:],
            self.stadiums, self.ships, self.fresh, self.infrastructure, self.played, self.completed, self.grid,
            self.research[:], self.powers, self.steps[:], self.lanes[:], self.lead, self.tucked, self.under, self.shown,
            self.passed, self.used, self.penalties, self.goals, self.kept, self.discarded, self.hand, self.dropped,
            self.claimed, self.played_goals, self.flights, self.returning,
        )  # fmt: skip

    # Resources of the two worlds (EV-RES-01..04).

    def stock(self, world: int, kind: int) -> int:
        """Units of a kind on one world."""
        return self.goods[world * KINDS + kind]

    def add(self, world: int, kind: int, amount: int) -> None:
        """Take units from the bank to one world, or return them."""
        self.goods[world * KINDS + kind] += amount

    def can_pay(self, world: int, price: Goods) -> bool:
        """Does one world hold the whole price (EV-RES-04)?"""
        goods, at = self.goods, world * KINDS
        return goods[at] >= price[0] and goods[at + 1] >= price[1] and goods[at + 2] >= price[2]

    def pay(self, world: int, price: Goods) -> None:
        """Return a price to the bank."""
        goods, at = self.goods, world * KINDS
        goods[at] -= price[0]
        goods[at + 1] -= price[1]
        goods[at + 2] -= price[2]

    # Factories.

    def prepared(self, world: int, kind: int) -> int:
        """Prepared Factories of a kind on one side of the player board."""
        return self.factories[world * KINDS + kind]

    def unused_factories(self, kind: int) -> int:
        """Return how many tiles of a kind lie in the reserve, at first all (EV-FACTORY-01, -09..11)."""
        used = self.factories[kind] + self.factories[KINDS + kind] + self.settled_factories[kind]
        for flight in self.flights:
            used += flight.factories[kind]
        return FACTORIES_PER_KIND - used

    # Happy Faces and Stadiums.

    def faces(self, box: Box, world: int) -> int:
        """Happy Faces on the Stadiums of one world."""
        return sum(box.stadium(number).faces for number in self.stadiums[world])

    def all_faces(self, box: Box) -> int:
        """Happy Faces on all Stadiums and developed technologies (EV-ORDER-02)."""
        return self.faces(box, OLD) + self.faces(box, NEW) + self.powers.faces

    def new_faces(self, box: Box) -> int:
        """Happy Faces that count in the end (EV-SCORE-09)."""
        return self.faces(box, NEW) + self.powers.faces

    # Technologies.

    def developed(self, column: int) -> int:
        """Fully developed levels of a column."""
        return self.research[column] >> 1

    def developed_technologies(self) -> list[int]:
        """The numbers of all fully developed technologies."""
        return [
            self.grid[column * LEVELS + level]
            for column in range(COLUMNS)
            for level in range(self.research[column] >> 1)
        ]

    # Progress.

    def markers_past(self, passage: int) -> int:
        """How many of the two markers are past a Passage, 1..4."""
        step = PASSAGES[passage - 1]
        return (self.steps[0] > step) + (self.steps[1] > step)

    def unlocked(self) -> int:
        """Return how many environments are unlocked by the front marker, for good (EV-SETTLE-03, -04, EV-PASS-15)."""
        front = max(self.steps)
        return 1 + (front > PASSAGES[1]) + (front > PASSAGES[2]) + (front > PASSAGES[3])

    def actions_taken(self) -> int:
        """Return where the Action marker stands: at 0 before the first action of a year (EV-ACTION-09, -11)."""
        return len(self.tucked) + len(self.shown)


def new_player(seat: int, continent: Continent, set_: int, grid: tuple[int, ...]) -> Player:
    """Return a nation at the start of the game (EV-SETUP-03..07, -19..21, EV-INCOME-08, EV-FACTORY-01)."""
    return Player(
        seat, continent, set_, [0] * 6, ALL_OLD_AREAS, 2, 0, [0, 0, 0], 0, [0] * 6, 0, (), [0, 0, 0],
        [(STARTING_STADIUM,), ()], [(), ()], (), (), (), (), grid, [0, 0, 0], NO_POWERS, [0, 0], [0, 0], -1, (), (), (),
        False, (), 0, (), (), (), (), (), (), (), (), (),
    )  # fmt: skip


def passages_between(first: int, second: int) -> int:
    """How many Passages lie between two steps (EV-PASS-02)."""
    low, high = min(first, second), max(first, second)
    return sum(low <= step < high for step in PASSAGES)

"""The parts of a nation that copies share: each is a value, and a change makes another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.state.goods import Goods
from nextfrontier.kernel.values import Value

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.flights import Flight

COLUMNS: Final = 3
LEVELS: Final = 3
WAITING: Final = 0
MAIN: Final = 1
SECOND: Final = 2
LANES: Final = ["waiting", "main", "second"]
PASSAGES: Final = [3, 10, 15, 21]  # each lies behind this step and is no step itself (D-03, EV-PASS-01)
END: Final = 26


class Technologies(Value):
    """The technology board: the set of a nation, its grid and its inventions."""

    def __init__(self, set_: int, grid: tuple[int, ...], research: tuple[int, ...]) -> None:
        self.set = set_  # 1..4
        self.grid = grid  # technology numbers, column by column from the bottom
        self.research = (
            research  # by column: twice the developed levels, plus 1 with a marker on the left space
        )

    def developed_levels(self, column: int) -> int:
        """Return the number of fully developed levels of a column."""
        return self.research[column] >> 1

    def all_developed(self) -> list[int]:
        """Return the numbers of all fully developed technologies."""
        return [
            self.grid[column * LEVELS + level]
            for column in range(COLUMNS)
            for level in range(self.research[column] >> 1)
        ]

    def with_research(self, column: int, research: int) -> Technologies:
        """Return the board with other research in a column."""
        columns = list(self.research)
        columns[column] = research
        return Technologies(self.set, self.grid, tuple(columns))


class Progress(Value):
    """The two Progress markers, and the Productivity tiles that move with them (EV-PASS-04)."""

    def __init__(
        self, steps: tuple[int, ...], lanes: tuple[int, ...], lead: int, tiles_old: int, tiles_landed: int
    ) -> None:
        self.steps = steps
        self.lanes = lanes
        self.lead = lead  # the marker that leads in this Progress phase, -1 before it moves (OQ-77)
        self.tiles_old = tiles_old  # Productivity tiles face up on the Old World
        self.tiles_landed = tiles_landed  # and on the New World; the rest is in transit

    def markers_past(self, passage: int) -> int:
        """Return the number of the two markers past a Passage, 1..4."""
        step = PASSAGES[passage - 1]
        return (self.steps[0] > step) + (self.steps[1] > step)

    def unlocked_environments(self) -> int:
        """Return the number of environments unlocked by the front marker, for good (EV-SETTLE-03, -04, EV-PASS-15)."""
        front = max(self.steps[0], self.steps[1])
        return 1 + (front > PASSAGES[1]) + (front > PASSAGES[2]) + (front > PASSAGES[3])

    def with_lead(self, marker: int) -> Progress:
        """Return the markers with this one in the lead."""
        return Progress(self.steps, self.lanes, marker, self.tiles_old, self.tiles_landed)

    def with_marker(self, marker: int, step: int, lane: int) -> Progress:
        """Return the markers with one of them on another space."""
        steps, lanes = list(self.steps), list(self.lanes)
        steps[marker], lanes[marker] = step, lane
        return Progress(tuple(steps), tuple(lanes), self.lead, self.tiles_old, self.tiles_landed)

    def with_tiles(self, old: int, landed: int) -> Progress:
        """Return the markers with Productivity tiles at other places."""
        return Progress(self.steps, self.lanes, self.lead, old, landed)

    def before_phase(self) -> Progress:
        """Return the markers in the waiting lane, except on the end step; none leads (EV-PROG-02, OQ-64)."""
        lanes = tuple([WAITING if self.steps[i] < END else lane for i, lane in enumerate(self.lanes)])
        return Progress(self.steps, lanes, -1, self.tiles_old, self.tiles_landed)


class Settlements(Value):
    """The own Areas of the New World and the Factories on them."""

    def __init__(self, areas: int, plants: tuple[int, ...], factories: tuple[int, ...]) -> None:
        self.areas = areas  # as bits
        self.plants = plants  # Factories by Area: Area << 6 | Food << 4 | Steel << 2 | Energy
        self.factories = factories  # by kind

    def with_area(self, number: int, factories: Goods) -> Settlements:
        """Return the settlements with one more Area and these Factories on it."""
        plants, sums = self.plants, self.factories
        if factories != (0, 0, 0):
            packed = number << 6 | factories[0] << 4 | factories[1] << 2 | factories[2]
            plants = tuple(sorted((*plants, packed)))
            sums = (sums[0] + factories[0], sums[1] + factories[1], sums[2] + factories[2])
        return Settlements(self.areas | 1 << number, plants, sums)


class Fleet(Value):
    """The ships of a nation, on the worlds and under way."""

    def __init__(
        self,
        ships: list[tuple[int, ...]],
        fresh: tuple[tuple[int, int, int], ...],
        flights: tuple[Flight, ...],
        returning: tuple[int, ...],
    ) -> None:
        self.ships = ships  # by world
        self.fresh = fresh  # ships whose first journey differs: number, flight, resources (OQ-79)
        self.flights = flights  # ships sent from the Old World in this Transport phase
        self.returning = returning  # ships sent back from the New World in it


class Infrastructure(Value):
    """The Infrastructure cards of a nation."""

    def __init__(self, hand: tuple[int, ...], played: tuple[int, ...], completed: tuple[int, ...]) -> None:
        self.hand = hand
        self.played = played  # the completed ones too
        self.completed = completed


class Actions(Value):
    """The actions of a nation in this year."""

    def __init__(
        self,
        tucked: tuple[int, ...],
        under: tuple[int, ...],
        shown: tuple[int, ...],
        passed: bool,
        used: tuple[int, ...],
    ) -> None:
        self.tucked = tucked  # groups of the board actions, in order
        self.under = under  # the cards that lie under them (advanced variant)
        self.shown = shown  # cards played face up
        self.passed = passed
        self.used = used  # once-per-phase technologies

    def count_taken(self) -> int:
        """Return the space of the Action marker: 0 before the first action of a year (EV-ACTION-09, -11)."""
        return len(self.tucked) + len(self.shown)

    def with_board_action(self, group: int) -> Actions:
        """Return the actions with one more of the player board."""
        return Actions((*self.tucked, group), self.under, self.shown, self.passed, self.used)

    def with_card_under(self, card: int) -> Actions:
        """Return the actions with a card under the last one of the player board."""
        return Actions(self.tucked, (*self.under, card), self.shown, self.passed, self.used)

    def with_card(self, card: int) -> Actions:
        """Return the actions with a card played face up."""
        return Actions(self.tucked, self.under, (*self.shown, card), self.passed, self.used)

    def with_passed(self, passed: bool) -> Actions:
        """Return these actions, of a nation that has passed or not."""
        return Actions(self.tucked, self.under, self.shown, passed, self.used)

    def with_use(self, technology: int) -> Actions:
        """Return the actions with the use of a once-per-phase technology."""
        used = tuple(sorted((*self.used, technology)))
        return Actions(self.tucked, self.under, self.shown, self.passed, used)


class Goals(Value):
    """Goal cards and Common Goals of a nation."""

    def __init__(
        self,
        cards: tuple[int, ...],
        kept: tuple[int, ...],
        discarded: tuple[int, ...],
        claimed: tuple[int, ...],
        played: tuple[int, ...],
    ) -> None:
        self.cards = cards
        self.kept = kept  # Goal cards kept so far in the draft
        self.discarded = discarded  # the Goal card given up after it
        self.claimed = claimed  # Common Goals not yet played
        self.played = played  # Common Goals

    def with_cards(self, cards: tuple[int, ...], kept: tuple[int, ...]) -> Goals:
        """Return the goals with other Goal cards in hand and put aside."""
        return Goals(cards, kept, self.discarded, self.claimed, self.played)

    def without(self, card: int) -> Goals:
        """Return the goals after a Goal card was given up."""
        cards = tuple([other for other in self.cards if other != card])
        return Goals(cards, self.kept, (card,), self.claimed, self.played)

    def with_claim(self, number: int) -> Goals:
        """Return the goals with one more Common Goal."""
        return Goals(
            self.cards, self.kept, self.discarded, tuple(sorted((*self.claimed, number))), self.played
        )

    def with_played(self, number: int) -> Goals:
        """Return the goals after a claimed Common Goal was played."""
        claimed = tuple([other for other in self.claimed if other != number])
        return Goals(self.cards, self.kept, self.discarded, claimed, tuple(sorted((*self.played, number))))


NO_SETTLEMENTS: Final = Settlements(0, (), (0, 0, 0))

"""One player's nation: both sides of the player board, pieces on the planets, cards and technologies."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.state.box import OLD_AREAS, STARTING_STADIUM, Box, Continent
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, OLD, Goods
from nextfrontier.games.evacuation.state.parts import (
    PASSAGES,
    WAITING,
    Actions,
    Fleet,
    Goals,
    Infrastructure,
    Progress,
    Settlements,
    Technologies,
)
from nextfrontier.games.evacuation.state.powers import NO_POWERS, Powers

FACTORIES_PER_KIND: Final = 4  # EV-FACTORY-09
ALL_OLD_AREAS: Final = (1 << OLD_AREAS) - 1


class Player:
    """Everything that belongs to one seat."""

    __slots__ = (
        "actions", "continent", "dropped", "factories", "fleet", "goals", "goods", "hand", "infrastructure", "left",
        "penalties", "people", "powers", "production", "progress", "seat", "settlements", "stadiums", "technologies",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        continent: Continent,
        goods: list[int],
        left: int,
        production: list[int],
        people: int,
        factories: list[int],
        settlements: Settlements,
        stadiums: list[tuple[int, ...]],
        fleet: Fleet,
        infrastructure: Infrastructure,
        technologies: Technologies,
        powers: Powers,
        progress: Progress,
        actions: Actions,
        goals: Goals,
        hand: tuple[int, ...],
        dropped: tuple[int, ...],
        penalties: int,
    ) -> None:
        self.seat = seat
        self.continent = continent
        self.goods = goods  # Food, Steel, Energy of the Old World, then of the New World
        self.left = left  # Areas of the Old World not yet evacuated, as bits
        self.production = production  # New World levels; never changed in place
        self.people = people  # Population markers waiting on the New World side
        self.factories = factories  # prepared ones: three kinds on the Old World, then on the New World
        self.settlements = settlements
        self.stadiums = stadiums  # by world; never changed in place
        self.fleet = fleet
        self.infrastructure = infrastructure
        self.technologies = technologies
        self.powers = powers  # what the developed technologies do together
        self.progress = progress
        self.actions = actions
        self.goals = goals
        self.hand = hand  # Action cards, sorted
        self.dropped = dropped  # Action cards given up in a lane, not yet in a pile
        self.penalties = penalties

    def copy(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.seat, self.continent, self.goods[:], self.left, self.production, self.people, self.factories[:],
            self.settlements, self.stadiums, self.fleet, self.infrastructure, self.technologies, self.powers,
            self.progress, self.actions, self.goals, self.hand, self.dropped, self.penalties,
        )  # fmt: skip

    # Resources of the two worlds (EV-RES-01..04).

    def stock(self, world: int, kind: int) -> int:
        """Return the units of a kind on one world."""
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

    def prepared_factories(self, world: int, kind: int) -> int:
        """Return the prepared Factories of a kind on one side of the player board."""
        return self.factories[world * KINDS + kind]

    def unused_factories(self, kind: int) -> int:
        """Return the number of tiles of a kind in the reserve, at first all (EV-FACTORY-01, -09..11)."""
        used = self.factories[kind] + self.factories[KINDS + kind] + self.settlements.factories[kind]
        for flight in self.fleet.flights:
            used += flight.factories[kind]
        return FACTORIES_PER_KIND - used

    # Happy Faces and Stadiums.

    def faces(self, box: Box, world: int) -> int:
        """Return the Happy Faces on the Stadiums of one world."""
        return sum(box.stadium(number).faces for number in self.stadiums[world])

    def all_faces(self, box: Box) -> int:
        """Return the Happy Faces on all Stadiums and developed technologies (EV-ORDER-02)."""
        return self.faces(box, OLD) + self.faces(box, NEW) + self.powers.faces

    def new_faces(self, box: Box) -> int:
        """Return the Happy Faces that count in the end (EV-SCORE-09)."""
        return self.faces(box, NEW) + self.powers.faces


def new_player(seat: int, continent: Continent, set_: int, grid: tuple[int, ...]) -> Player:
    """Return a nation at the start of the game (EV-SETUP-03..07, -19..21, EV-INCOME-08, EV-FACTORY-01)."""
    return Player(
        seat,
        continent,
        goods=[0] * 6,
        left=ALL_OLD_AREAS,
        production=[0, 0, 0],
        people=0,
        factories=[0] * 6,
        settlements=Settlements(0, (), (0, 0, 0)),
        stadiums=[(STARTING_STADIUM,), ()],
        fleet=Fleet([(), ()], (), (), ()),
        infrastructure=Infrastructure((), (), ()),
        technologies=Technologies(set_, grid, (0, 0, 0)),
        powers=NO_POWERS,
        progress=Progress((0, 0), (WAITING, WAITING), -1, 2, 0),
        actions=Actions((), (), (), False, ()),
        goals=Goals((), (), (), (), ()),
        hand=(),
        dropped=(),
        penalties=0,
    )


def passages_between(first: int, second: int) -> int:
    """Return the number of Passages between two steps (EV-PASS-02)."""
    low, high = min(first, second), max(first, second)
    return sum(low <= step < high for step in PASSAGES)

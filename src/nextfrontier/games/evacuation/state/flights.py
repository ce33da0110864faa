"""A ship that has been sent from the Old World, and its cargo (EV-TRANS-02..16)."""

from __future__ import annotations

from nextfrontier.games.evacuation.state.goods import NOTHING, Goods
from nextfrontier.kernel.values import Value


class Flight(Value):
    """A ship with its cargo; loading makes a new one."""

    def __init__(
        self,
        ship: int,
        bays: tuple[int, ...],
        crates: tuple[int, ...],
        stadiums: tuple[int, ...],
        factories: Goods,
        goods: Goods,
    ) -> None:
        self.ship = ship
        self.bays = bays  # Areas evacuated in bays, sorted
        self.crates = crates  # Factory Areas evacuated within the building limit, sorted
        self.stadiums = stadiums
        self.factories = factories  # all Factories on board, evacuated ones included
        self.goods = goods

    def buildings(self) -> int:
        """Count the things on board within the building limit (EV-TRANS-10, -12, -13)."""
        in_bays = 0
        for area in self.bays:
            in_bays += area >= 6
        return len(self.stadiums) + sum(self.factories) - in_bays

    def resources(self) -> int:
        """Return the number of units on board (EV-TRANS-16)."""
        return self.goods[0] + self.goods[1] + self.goods[2]


def empty_flight(ship: int) -> Flight:
    """Return the flight of a ship just sent."""
    return Flight(ship, (), (), (), NOTHING, NOTHING)


def fewest_wild_bays(bays: list[int], edges: list[int]) -> int:
    """Return the number of bays that must take any colour for these Areas, 9 if none fit (EV-TRANS-05, OQ-74)."""
    if len(edges) > len(bays) or 0 in edges:
        return 9
    if not edges:
        return 0
    best = 9
    for index, bay in enumerate(bays):
        rest = bays[:index] + bays[index + 1 :]
        best = min(best, (not bay & edges[0]) + fewest_wild_bays(rest, edges[1:]))
    return best

"""The facts of a position that many marks share, and the numbers that marks have."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Numbering
from nextfrontier.games.evacuation.state.box import GOALS_FROM
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.parts import PASSAGES
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

YEARS: Final = 4
GOALS: Final = 16
TECHNOLOGIES: Final = 36
NUMBERING: Final = Numbering()


def reserve(number: int) -> int:
    """Return the first of so many marks that nothing else has."""
    return NUMBERING.reserve(number)


class Scene:
    """One position, as the seat that is asked sees it."""

    __slots__ = ("box", "goals", "player", "ranks", "seat", "worlds", "year")

    def __init__(self, worlds: Worlds, seat: int) -> None:
        self.worlds = worlds
        self.box = worlds.box
        self.seat = seat
        self.player: Player = worlds.players[seat]
        self.year = max(worlds.year - 1, 0)
        self.goals = [goal - GOALS_FROM for goal in self.player.goals.cards if goal > 0]
        self.ranks = ranks_of(self.player.production)

    def unlocked(self) -> int:
        """Return the number of environments open to settling, less the tundra: 0 to 3."""
        return self.player.progress.unlocked_environments() - 1

    def past_second(self) -> int:
        """Return how many markers are past Passage 2, which says who pays for actions."""
        return self.player.progress.markers_past(2)

    def stock(self, world: int, kind: int, most: int) -> int:
        """Return the units of a kind, counted up to a number."""
        return min(self.player.goods[world * KINDS + kind], most)

    def stadiums(self) -> int:
        """Return the Stadiums of both worlds as one number below 16."""
        stadiums = self.player.stadiums
        return min(len(stadiums[NEW]), 3) * 4 + min(len(stadiums[OLD]), 3)


def ranks_of(levels: list[int]) -> list[int]:
    """Return for each kind how many others produce less: 0 for the lowest."""
    return [
        (levels[1] < levels[0]) + (levels[2] < levels[0]),
        (levels[0] < levels[1]) + (levels[2] < levels[1]),
        (levels[0] < levels[2]) + (levels[1] < levels[2]),
    ]


def zone_of(step: int) -> int:
    """Return the number of Passages before a step."""
    return (step > PASSAGES[0]) + (step > PASSAGES[1]) + (step > PASSAGES[2]) + (step > PASSAGES[3])

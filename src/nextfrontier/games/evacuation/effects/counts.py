"""Numbers of things a player has, the conditions and scores made of them (section 3.10, D-09, D-12, D-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.state.geography import Geography
from nextfrontier.games.evacuation.state.goods import NEW, OLD
from nextfrontier.games.evacuation.state.parts import END, PASSAGES
from nextfrontier.games.evacuation.state.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from nextfrontier.games.evacuation.state.worlds import Worlds


class Count:
    """A number of things of a player."""

    def value(self, worlds: Worlds, player: Player) -> int:
        """The number now."""
        raise NotImplementedError


class Areas(Count):
    """Count the player's own settled Areas that match a selector (EV-INFRA-12)."""

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def value(self, worlds: Worlds, player: Player) -> int:
        return (player.settlements.areas & self.mask).bit_count()


class Named(Count):
    """A number with a name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, worlds: Worlds, player: Player) -> int:
        return NUMBERS[self.name](worlds, player)


def settled_population(worlds: Worlds, player: Player) -> int:
    """Population markers on own Areas."""
    areas = worlds.box.geography.areas
    return sum(area.people for area in areas if player.settlements.areas >> area.number & 1)


def environments_with(worlds: Worlds, player: Player, least: int) -> int:
    """Environments with at least so many own Areas."""
    masks = worlds.box.geography.environments
    return sum((player.settlements.areas & mask).bit_count() >= least for mask in masks)


def most_on_line(worlds: Worlds, player: Player) -> int:
    """The most own Areas on any of the 27 lines."""
    return max((player.settlements.areas & line).bit_count() for line in worlds.box.geography.lines("any"))


def orbit(_worlds: Worlds, player: Player) -> int:
    """Passages passed by the rear marker, and own markers on the end step."""
    rear = min(player.progress.steps)
    return sum(rear > step for step in PASSAGES) + player.progress.steps.count(END)


NUMBERS: dict[str, Callable[[Worlds, Player], int]] = {
    "factories": lambda worlds, player: sum(player.settlements.factories),
    "population": settled_population,
    "technologies": lambda worlds, player: len(player.technologies.all_developed()),
    "infrastructures": lambda worlds, player: len(player.infrastructure.completed),
    "stadiums": lambda worlds, player: len(player.stadiums[OLD]) + len(player.stadiums[NEW]),
    "stadiums_nw": lambda worlds, player: len(player.stadiums[NEW]),
    "ships": lambda worlds, player: len(player.fleet.ships[OLD]) + len(player.fleet.ships[NEW]),
    "faces_nw": lambda worlds, player: player.new_faces(worlds.box),
    "evacuated": lambda worlds, player: 9 - player.left.bit_count(),
    "environments": lambda worlds, player: environments_with(worlds, player, 1),
    "environments_with_2": lambda worlds, player: environments_with(worlds, player, 2),
    "most_on_line": most_on_line,
    "orbit": orbit,
    "production_food": lambda worlds, player: player.production[0],
    "production_steel": lambda worlds, player: player.production[1],
    "production_energy": lambda worlds, player: player.production[2],
    "best_production": lambda worlds, player: max(player.production),
}


class Condition:
    """Something that holds for a player or not."""

    def holds(self, worlds: Worlds, player: Player) -> bool:
        """Does it hold now?"""
        raise NotImplementedError

    def reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        """How many of the things it asks for are there, of how many."""
        raise NotImplementedError


class AtLeast(Condition):
    """A number is reached; numbers are minimums (OQ-36)."""

    def __init__(self, least: int, count: Count) -> None:
        self.least = least
        self.count = count

    def holds(self, worlds: Worlds, player: Player) -> bool:
        return self.count.value(worlds, player) >= self.least

    def reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        return self.count.value(worlds, player), self.least


class All(Condition):
    """Every one of them holds."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, worlds: Worlds, player: Player) -> bool:
        for condition in self.conditions:
            if not condition.holds(worlds, player):
                return False
        return True

    def reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        pairs = [condition.reached(worlds, player) for condition in self.conditions]
        return sum(min(have, need) for have, need in pairs), sum(need for _, need in pairs)


class OnLine(Condition):
    """Different own Areas that match the selectors lie on one line, not necessarily adjacent (EV-INFRA-13, -14)."""

    def __init__(self, lines: list[int], masks: list[int]) -> None:
        self.lines = lines
        self.masks = masks

    def holds(self, worlds: Worlds, player: Player) -> bool:
        for line in self.lines:
            if can_match(player.settlements.areas & line, self.masks):
                return True
        return False

    def reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        return max(most_matched(player.settlements.areas & line, self.masks) for line in self.lines), len(
            self.masks
        )


def can_match(areas: int, masks: list[int]) -> bool:
    """Is there a different Area for every mask?"""
    if not masks:
        return True
    fitting = areas & masks[0]
    while fitting:
        bit = fitting & -fitting
        if can_match(areas & ~bit, masks[1:]):
            return True
        fitting ^= bit
    return False


def most_matched(areas: int, masks: list[int]) -> int:
    """For how many masks there is a different Area."""
    if not masks:
        return 0
    best = most_matched(areas, masks[1:])
    fitting = areas & masks[0]
    while fitting:
        bit = fitting & -fitting
        best = max(best, 1 + most_matched(areas & ~bit, masks[1:]))
        fitting ^= bit
    return best


class Score:
    """Points at the end of the game."""

    def points(self, worlds: Worlds, player: Player) -> int:
        """The points as things stand."""
        raise NotImplementedError


class PerScore(Score):
    """So many points for each, at most a number."""

    def __init__(self, each: int, count: Count, most: int) -> None:
        self.each = each
        self.count = count
        self.most = most

    def points(self, worlds: Worlds, player: Player) -> int:
        return min(self.each * self.count.value(worlds, player), self.most)


class TableScore(Score):
    """The points of the highest threshold reached."""

    def __init__(self, count: Count, table: list[tuple[int, int]]) -> None:
        self.count = count
        self.table = table

    def points(self, worlds: Worlds, player: Player) -> int:
        reached = self.count.value(worlds, player)
        found = 0
        for least, points in self.table:
            if reached >= least:
                found = points
        return found


def selector(geography: Geography, environment: int, holds: str) -> int:
    """The Areas of an environment (-1: any) with a Population or Factory space, as a mask."""
    mask = (1 << len(geography.areas)) - 1 if environment < 0 else geography.environments[environment]
    if holds == "pop":
        return mask & geography.with_people
    return mask & geography.with_factory if holds == "factory" else mask

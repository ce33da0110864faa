"""The New World as numbers: Areas 0 to 60, their lines and environments as bit masks (D-02, D-15, D-16)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.components.facts import NewAreaFacts
from nextfrontier.games.evacuation.state.goods import LETTERS, Goods, as_goods

ENVIRONMENTS: Final = ["tundra", "desert", "forest", "ocean"]
ENVIRONMENT_WORDS: Final = {name: number for number, name in enumerate(ENVIRONMENTS)}

DIRECTIONS: Final[dict[str, tuple[int, int]]] = {
    "E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1),
}  # fmt: skip


class Area:
    """An Area of the New World."""

    def __init__(self, number: int, facts: NewAreaFacts) -> None:
        self.number = number
        self.id = facts.id
        self.q = facts.q
        self.r = facts.r
        self.environment = ENVIRONMENTS.index(facts.environment)
        self.factories = facts.factories
        self.people = len(facts.people.split())
        self.yellow = facts.symbols.count("Y")
        self.white = facts.symbols.count("W")
        self.yields: Goods = yields_of(facts.people)  # production of its Population spaces


def yields_of(people: str) -> Goods:
    """Return the production of all Population spaces together (EV-INCOME-13, -14)."""
    amounts = [0, 0, 0]
    for space in people.split():
        amounts[LETTERS.index(space[-1])] += int(space[:-1])
    return as_goods(amounts)


class Geography:
    """All Areas, and which of them lie on which line."""

    def __init__(self, facts: tuple[NewAreaFacts, ...]) -> None:
        self.areas = [Area(number, area) for number, area in enumerate(facts)]
        self.number_by_id = {area.id: area.number for area in self.areas}
        self.at = {(area.q, area.r): area.number for area in self.areas}
        self.environments = [
            mask_of([area.number for area in self.areas if area.environment == environment])
            for environment in range(len(ENVIRONMENTS))
        ]
        self.with_people = mask_of([area.number for area in self.areas if area.people])
        self.with_factory = mask_of([area.number for area in self.areas if area.factories])
        self.by_people = [
            mask_of([area.number for area in self.areas if area.people == people])
            for people in range(1 + max(area.people for area in self.areas))
        ]
        self.by_factories = [
            mask_of([area.number for area in self.areas if area.factories == factories])
            for factories in range(1 + max(area.factories for area in self.areas))
        ]
        self.by_symbols = [
            (yellow, white, mask_of([a.number for a in self.areas if (a.yellow, a.white) == (yellow, white)]))
            for yellow, white in sorted({(area.yellow, area.white) for area in self.areas})
        ]
        self.east_west = self.lines_by([area.r for area in self.areas])
        self.north_west = self.lines_by([area.q for area in self.areas])  # to the south-east: `\\`
        self.north_east = self.lines_by([area.q + area.r for area in self.areas])  # to the south-west: `/`

    def lines_by(self, key: list[int]) -> list[int]:
        """Return the Areas with the same key, as masks."""
        return [mask_of([n for n, k in enumerate(key) if k == value]) for value in sorted(set(key))]

    def lines(self, direction: str) -> list[int]:
        """Return the lines of a direction: EW, NWSE, NESW, diagonal (the last two) or any."""
        found: list[int] = []
        if direction in ("EW", "any"):
            found += self.east_west
        if direction in ("NWSE", "diagonal", "any"):
            found += self.north_west
        if direction in ("NESW", "diagonal", "any"):
            found += self.north_east
        return found

    def walk(self, start: str, direction: str) -> list[int]:
        """Return the Areas from one in a direction to the edge of the planet, that one first."""
        area = self.areas[self.number_by_id[start]]
        dq, dr = DIRECTIONS[direction]
        q, r = area.q, area.r
        found: list[int] = []
        while (q, r) in self.at:
            found.append(self.at[(q, r)])
            q, r = q + dq, r + dr
        return found


def passage_to(environment: str) -> int:
    """Return the Passage that unlocks an environment (EV-SETTLE-04)."""
    return 1 + ENVIRONMENTS.index(environment)


def mask_of(numbers: list[int]) -> int:
    """Return a set of Areas as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask

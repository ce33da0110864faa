"""Requirements of Infrastructure and Common Goals (section 3.10, D-09, D-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.counts import COUNT, GEOGRAPHY, SELECTOR, Areas, Count
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary import (
    AllOf,
    Amount,
    Given,
    Items,
    Nested,
    OneOf,
    Row,
    Sort,
    Word,
    in_a_row,
    join_rows,
)
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.kit.words.nouns import name_count

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


class Condition:
    """Something that holds for a player or not."""

    def holds(self, worlds: Worlds, player: Player) -> bool:
        """Does it hold now?"""
        raise NotImplementedError

    def count_reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        """Return the number of things that are there, and the number that is asked."""
        raise NotImplementedError


class AtLeast(Condition):
    """A number is reached; numbers are minimums (OQ-36)."""

    def __init__(self, least: int, count: Count) -> None:
        self.least = least
        self.count = count

    def holds(self, worlds: Worlds, player: Player) -> bool:
        return self.count.value(worlds, player) >= self.least

    def count_reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        return self.count.value(worlds, player), self.least


def say_settled(given: Given) -> Part:
    """Say the number of settled Areas."""
    n = given.number("least")
    return Message("settled", things=name_count(given.say_argument("areas", n), n))


def say_at_least(given: Given) -> Part:
    """Say the number of things that are demanded."""
    n = given.number("least")
    return Message("atleast", things=name_count(given.say_argument("count", n), n))


CONDITION: Final = Sort("condition", Condition)
SETTLED: Final = Word(
    "areas",
    CONDITION,
    lambda least, areas: AtLeast(least, Areas(areas)),
    Amount("least"),
    Nested("areas", SELECTOR),
    says=say_settled,
    icons="$least $areas",
)
AT_LEAST: Final = Word(
    "atleast",
    CONDITION,
    AtLeast,
    Amount("least"),
    Nested("count", COUNT),
    says=say_at_least,
    icons="at_least $least $count",
)


class All(Condition):
    """Every one of them holds."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, worlds: Worlds, player: Player) -> bool:
        for condition in self.conditions:
            if not condition.holds(worlds, player):
                return False
        return True

    def count_reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        pairs = [condition.count_reached(worlds, player) for condition in self.conditions]
        return sum(min(have, need) for have, need in pairs), sum(need for _, need in pairs)


def say_all(given: Given) -> Part:
    """Say settled Areas together, other requirements one by one."""
    said = given.all_said("conditions")
    settled = [part.parts["things"] for part in said if isinstance(part, Message) and part.key == "settled"]
    return (
        Message("settled", things=Series("and", settled))
        if len(settled) == len(said)
        else Series("and", said)
    )


ALL: Final = Word("all", CONDITION, All, AllOf("conditions", CONDITION), says=say_all, icons=in_a_row("and"))


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

    def count_reached(self, worlds: Worlds, player: Player) -> tuple[int, int]:
        return max(most_matched(player.settlements.areas & line, self.masks) for line in self.lines), len(
            self.masks
        )


DIRECTIONS: Final = ("EW", "NWSE", "NESW", "diagonal", "any")
MOST_ON_A_LINE: Final = 4


def group_areas(given: Given) -> list[tuple[Call, int]]:
    """Return the selectors of a line, equal ones once, with their number."""
    found: dict[str, tuple[Call, int]] = {}
    for call in given.items("areas"):
        if isinstance(call, Call):
            found[str(call)] = (call, found.get(str(call), (call, 0))[1] + 1)
    return list(found.values())


def say_line(given: Given) -> Part:
    """Say `1 forest Area and 2 tundra Areas` on a line."""
    things: list[Part] = [name_count(given.vocabulary.say(call, n), n) for call, n in group_areas(given)]
    return Message(f"line.{given.text('direction')}", things=Series("and", things))


def show_line(given: Given) -> Row:
    """Show the direction, then the Areas in brackets."""
    areas = [[str(n), *given.vocabulary.icons(call)] for call, n in group_areas(given)]
    return [*given.show_argument("direction"), "open", *join_rows(areas, "and"), "close"]


LINE: Final = Word(
    "line",
    CONDITION,
    lambda direction, areas: OnLine(GEOGRAPHY.lines(direction), areas),
    OneOf(
        "direction",
        {name: name for name in DIRECTIONS},
        icons={name: f"line_{name.lower()}" for name in DIRECTIONS},
    ),
    Items("areas", Nested("area", SELECTOR), 2, MOST_ON_A_LINE),
    says=say_line,
    icons=show_line,
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
    """Return the largest number of masks that can have a different Area each."""
    if not masks:
        return 0
    best = most_matched(areas, masks[1:])
    fitting = areas & masks[0]
    while fitting:
        bit = fitting & -fitting
        best = max(best, 1 + most_matched(areas & ~bit, masks[1:]))
        fitting ^= bit
    return best

"""Numbers of things a player has, Areas among them (section 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.components.new_world import AREAS
from nextfrontier.games.evacuation.state.geography import ENVIRONMENT_WORDS, Geography
from nextfrontier.games.evacuation.state.goods import NEW, OLD
from nextfrontier.games.evacuation.state.parts import END, PASSAGES
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.kit.vocabulary import Given, Nested, OneOf, Sort, Word
from nextfrontier.kit.words.messages import Message, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from nextfrontier.games.evacuation.state.worlds import Worlds


GEOGRAPHY: Final = Geography(AREAS)
SPACES: Final = {"any": "", "pop": "pop", "factory": "factory"}


def select_areas(environment: int, holds: str) -> int:
    """Return the Areas of an environment (-1: any) with a Population or Factory space, as a mask."""
    every = (1 << len(GEOGRAPHY.areas)) - 1
    mask = every if environment < 0 else GEOGRAPHY.environments[environment]
    if holds == "pop":
        return mask & GEOGRAPHY.with_people
    return mask & GEOGRAPHY.with_factory if holds == "factory" else mask


def say_areas(given: Given) -> Part:
    """Say `desert Areas with people`."""
    noun: Part = Message("areas.any", given.n)
    if given.has("env"):
        noun = Message("areas", given.n, environments=given.say_argument("env", given.n))
    return Message(f"areas.{given.text('with')}", given.n, areas=noun) if given.has("with") else noun


SELECTOR: Final = Sort("selector of Areas", int)
AREA: Final = Word(
    "area",
    SELECTOR,
    select_areas,
    OneOf("env", {"any": -1, **ENVIRONMENT_WORDS}, "any", "environment.{}", {"any": "area"}),
    OneOf("with", SPACES, "any", icons={"pop": "population"}),
    says=say_areas,
    icons="$env [ with $with ]",
)


class Count:
    """A number of things of a player."""

    def value(self, worlds: Worlds, player: Player) -> int:
        """Return the number now."""
        raise NotImplementedError


class Areas(Count):
    """Count the player's own settled Areas that match a selector (EV-INFRA-12)."""

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def value(self, worlds: Worlds, player: Player) -> int:
        return (player.settlements.areas & self.mask).bit_count()


class Named(Count):
    """A number with a name, and the icons of the counted things."""

    def __init__(self, name: str, icons: str, number: Callable[[Worlds, Player], int]) -> None:
        self.name = name
        self.icons = icons
        self.number = number

    def value(self, worlds: Worlds, player: Player) -> int:
        return self.number(worlds, player)


def settled_population(worlds: Worlds, player: Player) -> int:
    """Return the number of Population markers on own Areas."""
    areas = worlds.box.geography.areas
    return sum(area.people for area in areas if player.settlements.areas >> area.number & 1)


def environments_with(worlds: Worlds, player: Player, least: int) -> int:
    """Return the number of environments with at least so many own Areas."""
    masks = worlds.box.geography.environments
    return sum((player.settlements.areas & mask).bit_count() >= least for mask in masks)


def most_on_line(worlds: Worlds, player: Player) -> int:
    """Return the most own Areas on any of the 27 lines."""
    return max((player.settlements.areas & line).bit_count() for line in worlds.box.geography.lines("any"))


def orbit(_worlds: Worlds, player: Player) -> int:
    """Return the number of Passages passed by the rear marker, plus own markers on the end step."""
    rear = min(player.progress.steps)
    return sum(rear > step for step in PASSAGES) + player.progress.steps.count(END)


NUMBERS: Final[dict[str, Named]] = {
    number.name: number
    for number in (
        Named("factories", "settled factory", lambda worlds, player: sum(player.settlements.factories)),
        Named("population", "settled population", settled_population),
        Named("technologies", "technology", lambda worlds, player: len(player.technologies.all_developed())),
        Named(
            "infrastructures", "infrastructure", lambda worlds, player: len(player.infrastructure.completed)
        ),
        Named(
            "stadiums",
            "stadium",
            lambda worlds, player: len(player.stadiums[OLD]) + len(player.stadiums[NEW]),
        ),
        Named("stadiums_nw", "new stadium", lambda worlds, player: len(player.stadiums[NEW])),
        Named(
            "ships",
            "ship",
            lambda worlds, player: len(player.fleet.ships[OLD]) + len(player.fleet.ships[NEW]),
        ),
        Named("faces_nw", "face", lambda worlds, player: player.new_faces(worlds.box)),
        Named("evacuated", "evacuated", lambda worlds, player: 9 - player.left.bit_count()),
        Named("environments", "environment", lambda worlds, player: environments_with(worlds, player, 1)),
        Named(
            "environments_with_2",
            "environment with 2 area",
            lambda worlds, player: environments_with(worlds, player, 2),
        ),
        Named("most_on_line", "line_any area", most_on_line),
        Named("orbit", "passage", orbit),
        Named("production_food", "production food", lambda worlds, player: player.production[0]),
        Named("production_steel", "production steel", lambda worlds, player: player.production[1]),
        Named("production_energy", "production energy", lambda worlds, player: player.production[2]),
        Named("best_production", "production any", lambda worlds, player: max(player.production)),
    )
}


def say_count(given: Given) -> Part:
    """Say the noun of the counted things."""
    if isinstance(given.values["things"], str):
        return Message(f"count.{given.text('things')}", given.n)
    return Message("count.areas", given.n, areas=given.say_argument("things", given.n))


COUNT: Final = Sort("count", Count)
COUNT_WORD: Final = Word(
    "count",
    COUNT,
    lambda things: things if isinstance(things, Count) else Areas(things),
    Nested("things", SELECTOR, NUMBERS, icons={name: number.icons for name, number in NUMBERS.items()}),
    says=say_count,
    icons="$things",
)

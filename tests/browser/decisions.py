"""Every kind of decision of Evacuation, each as it is asked first of seat 0 in some game."""

from dataclasses import dataclass, field
from typing import Any

from nextfrontier.record.record import Record
from tests.browser.begun import played
from tests.browser.stages import WORLDS, kind

RACE = {"mode": "race"}
ADVANCED = {"actions": "advanced", "common_goals": True, "lines": "A"}


@dataclass(frozen=True)
class Asked:
    """A kind of decision and the game in which it is looked for."""

    kind: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return " ".join([self.kind, f"at {self.seats}", *self.options])

    def record(self) -> Record:
        """Return the game until then."""
        return played(WORLDS, lambda record: kind(record, 0) == self.kind, self.seats, self.options)


# Looked at in both themes by axe too.
MAIN = [
    *map(Asked, ("keep_goal", "drop_goal", "action", "build_ship", "infrastructure", "settle", "invent")),
    *map(Asked, ("gain", "transport", "advance")),
    Asked("action", 1),
    Asked("action", 2, RACE),
    Asked("adjust", 2, RACE),
    Asked("keep", 3, ADVANCED),
    Asked("action", 3, ADVANCED),
]
OTHERS = [
    *map(
        Asked, ("fee", "take_infrastructure", "end", "prepare", "gain_factory", "build_stadium", "exchange")
    ),
    Asked("energy"),
    Asked("power", 2, RACE),
    Asked("bonus_power", 2, RACE),
    Asked("discard_items", 3, ADVANCED),
    Asked("use_factories", 2, {"third_player": True}),
    Asked("action", 4),
]

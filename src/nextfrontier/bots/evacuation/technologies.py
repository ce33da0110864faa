"""The value of technologies of Evacuation for a bot, in points."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.parts import COLUMNS, LEVELS
from nextfrontier.games.evacuation.state.player import Player

# Technologies: what they give when developed, and each year from then on.
TECHNOLOGIES: Final = {
    "T1.1": (0.0, 0.7), "T1.2": (0.0, 1.0), "T1.3": (1.5, 0.3), "T1.4": (1.3, 0.4), "T1.5": (0.0, 1.5),
    "T1.6": (4.0, 0.0), "T1.7": (0.0, 0.4), "T1.8": (0.6, 0.3), "T1.9": (3.0, 0.0),
    "T2.1": (0.0, 0.4), "T2.2": (0.0, 0.7), "T2.3": (0.0, 0.7), "T2.4": (0.0, 1.2), "T2.5": (1.2, 0.2),
    "T2.6": (0.0, 1.5), "T2.7": (1.5, 0.3), "T2.8": (4.0, 0.0), "T2.9": (3.0, 0.0),
    "T3.1": (0.0, 0.5), "T3.2": (1.3, 0.4), "T3.3": (0.5, 0.4), "T3.4": (0.5, 1.0), "T3.5": (0.0, 0.8),
    "T3.6": (0.0, 0.5), "T3.7": (1.5, 0.3), "T3.8": (1.0, 0.8), "T3.9": (3.0, 0.0),
    "T4.1": (0.0, 1.0), "T4.2": (1.3, 0.4), "T4.3": (0.5, 0.3), "T4.4": (0.0, 0.8), "T4.5": (0.0, 0.8),
    "T4.6": (0.0, 0.8), "T4.7": (3.5, 0.0), "T4.8": (4.0, 0.0), "T4.9": (3.0, 0.0),
}  # fmt: skip
BEGUN: Final = 0.4
LASTING: Final = 1.0


def technology_value(box: Box, player: Player, years: int, actions_ahead: float) -> float:
    """Return the value of lasting abilities for the years that are left, and of research begun."""
    value = 0.0
    for number in player.technologies.all_developed():
        value += LASTING * TECHNOLOGIES[box.technologies[number].id][1] * years
    for column in range(COLUMNS):
        if player.technologies.research[column] & 1:
            next_one = box.technologies[
                player.technologies.grid[column * LEVELS + player.technologies.developed_levels(column)]
            ]
            now, lasting = TECHNOLOGIES[next_one.id]
            value += BEGUN * (now + lasting * years) * min(actions_ahead / 3, 1.0)
    return value

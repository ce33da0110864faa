"""The games that can be played in the terminal: the face of each, and the options of the command line it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from nextfrontier.cli.terminal.evacuation.face import EvacuationFace
from nextfrontier.cli.terminal.face import Face
from nextfrontier.cli.terminal.underwater_cities.face import UnderwaterCitiesFace
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import refusal
from nextfrontier.shelf import EVACUATION, UNDERWATER_CITIES


class Faced(NamedTuple):
    """A game, its face, and what each switch of the command line means for it."""

    game: Game[Any]
    face: Callable[[int, dict[str, Any], list[str]], Face]
    switches: dict[str, tuple[str, object]]  # name -> option and value


FACED: Final = {
    faced.game.slug: faced
    for faced in (
        Faced(
            UNDERWATER_CITIES,
            UnderwaterCitiesFace,
            {"advanced": ("boards", "advanced"), "contracts": ("contracts", True)},
        ),
        Faced(
            EVACUATION,
            EvacuationFace,
            {
                "advanced": ("actions", "advanced"),
                "race": ("mode", "race"),
                "generous": ("bonuses", "generous"),
                "first_game": ("goals", "first_game"),
                "common_goals": ("common_goals", True),
                "lines": ("lines", None),
                "third_player": ("third_player", True),
            },
        ),
    )
}
SWITCHES: Final = tuple(dict.fromkeys(name for faced in FACED.values() for name in faced.switches))


def faced(slug: str) -> Faced:
    """The game with this name; refused if there is none."""
    if slug not in FACED:
        raise refusal("unknown_game", "", game=slug[:80], known=", ".join(FACED))
    return FACED[slug]

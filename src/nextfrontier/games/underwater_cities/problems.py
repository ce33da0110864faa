"""Problems that the catalogue of this game says."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.reasons import Detail, Problem

HOME: Final = "nextfrontier.games.underwater_cities"


def problem(code: str, **details: Detail) -> Problem:
    """Return a problem of a pack, a position or an effect of this game."""
    return Problem(HOME, code, dict(details))

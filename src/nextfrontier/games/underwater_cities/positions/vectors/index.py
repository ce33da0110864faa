"""All test vectors of docs/rules, in their order."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.positions.vectors import (
    advanced,
    building,
    cards,
    production,
    scoring,
    timing,
    turn,
    variants,
)
from nextfrontier.kernel.vectors import Vector, in_order

CHAPTERS: Final = (turn, building, timing, production, advanced, scoring, cards, variants)
VECTORS: Final[dict[str, Vector]] = in_order(*[chapter.VECTORS for chapter in CHAPTERS])

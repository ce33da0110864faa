"""All test vectors of docs/rules, in their order."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.vectors import Vector
from nextfrontier.underwater_cities.positions.vectors import (
    advanced,
    building,
    cards,
    production,
    scoring,
    timing,
    turn,
    variants,
)

CHAPTERS: Final = (turn, building, timing, production, advanced, scoring, cards, variants)
VECTORS: Final[dict[str, Vector]] = {vector.id: vector for chapter in CHAPTERS for vector in chapter.VECTORS}

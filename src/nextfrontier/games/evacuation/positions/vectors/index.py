"""All test vectors of docs/rules, in their order."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.positions.vectors import (
    actions,
    board,
    income,
    interactions,
    progress,
    scoring,
    solo,
    transport,
)
from nextfrontier.kernel.vectors import Vector, in_order

CHAPTERS: Final = (income, actions, transport, progress, scoring, solo, board, interactions)
VECTORS: Final[dict[str, Vector]] = in_order(*[chapter.VECTORS for chapter in CHAPTERS])

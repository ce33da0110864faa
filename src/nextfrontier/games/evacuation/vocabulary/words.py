"""All words with which effects, requirements, scores and technologies are written (section 3.10), by their modules."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.effects import (
    building,
    counts,
    effect,
    factories,
    gains,
    infrastructure,
    inventing,
    requirements,
    rows,
    scores,
    settling,
    technologies,
    units,
)
from nextfrontier.games.evacuation.rules import action_cards, progress
from nextfrontier.kit.vocabulary.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    effect,
    action_cards,
    building,
    counts,
    factories,
    gains,
    infrastructure,
    inventing,
    progress,
    requirements,
    rows,
    scores,
    settling,
    technologies,
    units,
)

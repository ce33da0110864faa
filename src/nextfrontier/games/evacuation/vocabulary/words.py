"""The registry of all words with which effects, requirements, scores and technologies are written (section 3.10)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation import effects, rules
from nextfrontier.kit.vocabulary import Vocabulary, modules_of

VOCABULARY: Final = Vocabulary(*modules_of(effects, rules))

"""English: what to look at in the positions of the test vectors of docs/rules."""

from nextfrontier.games.underwater_cities.words.catalogues import (
    en_vectors_advanced,
    en_vectors_building,
    en_vectors_cards,
    en_vectors_production,
    en_vectors_scoring,
    en_vectors_timing,
    en_vectors_turn,
    en_vectors_variants,
)
from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    **en_vectors_turn.TEXTS,
    **en_vectors_building.TEXTS,
    **en_vectors_timing.TEXTS,
    **en_vectors_production.TEXTS,
    **en_vectors_advanced.TEXTS,
    **en_vectors_scoring.TEXTS,
    **en_vectors_cards.TEXTS,
    **en_vectors_variants.TEXTS,
}

"""English: what to look at in the positions of the test vectors of docs/rules."""

from nextfrontier.games.evacuation.words.catalogues import (
    en_vectors_actions,
    en_vectors_board,
    en_vectors_income,
    en_vectors_interactions,
    en_vectors_progress,
    en_vectors_scoring,
    en_vectors_solo,
    en_vectors_transport,
)
from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    **en_vectors_income.TEXTS,
    **en_vectors_actions.TEXTS,
    **en_vectors_transport.TEXTS,
    **en_vectors_progress.TEXTS,
    **en_vectors_scoring.TEXTS,
    **en_vectors_solo.TEXTS,
    **en_vectors_board.TEXTS,
    **en_vectors_interactions.TEXTS,
}

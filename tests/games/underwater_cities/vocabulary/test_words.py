"""Words of effects: the greatest numbers that a text may give."""

import pytest

from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.kit.expressions import ExpressionError


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("build(farm, n={})", 2),
        ("draw({})", 5),
        ("exchange(res(kelp=1), res(steelplast=1), times={})", 3),
        ("federation({})", 6),
        ("gain_any({}, of=[kelp, science])", 4),
        ("pay(res(credit=1), gain(vp=1), times={})", 15),
        ("produce_one(structure, n={}, state=any)", 2),
        ("ready_action_card({})", 2),
        ("upgrade(structure, n={})", 3),
        ("use_action_card({})", 2),
    ],
)
def test_a_text_gives_no_greater_number_than_its_word_allows(text: str, most: int) -> None:
    """Vocabulary 2.4: a pack that asks for more is told so, and not played."""
    VOCABULARY.read(text.format(most), EFFECT)
    with pytest.raises(ExpressionError, match=str(most)):
        VOCABULARY.read(text.format(most + 1), EFFECT)

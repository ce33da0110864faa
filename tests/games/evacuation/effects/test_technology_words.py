"""The effects of a technology of a pack: the rules cope with these numbers and no others."""

import pytest

from nextfrontier.games.evacuation.effects.technologies import MODIFIER, MODIFIERS
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.kit.expressions import ExpressionError

LIMITS = {
    "action_energy_3": (0, 0),
    "wild_bays": (1, 2),
    "power_shift": (1, 3),
    "flight_cost": (1, 3),
    "row_choices": (4, 4),
    "cost_infrastructure": (-2, -1),
    "cost_stadium": (-3, -1),
    "cost_settle": (-3, -1),
    "feed_each_world": (-2, -1),
    "limit_building": (1, 2),
    "limit_resource": (1, 3),
    "factory_output_food": (1, 2),
    "factory_output_steel": (1, 2),
    "factory_output_energy": (1, 2),
}


@pytest.mark.parametrize(("key", "limits"), LIMITS.items())
def test_a_modifier_has_a_least_and_a_most_number(key: str, limits: tuple[int, int]) -> None:
    least, most = limits
    word = MODIFIERS[key][0]
    for number in range(least, most + 1):
        assert VOCABULARY.read(f"{word}({key}, {number})", MODIFIER) == [(key, None, number)]
    for number in (least - 1, most + 1):
        with pytest.raises(ExpressionError, match=key):
            VOCABULARY.read(f"{word}({key}, {number})", MODIFIER)


def test_a_modifier_is_set_or_changed_by_its_own_word_only() -> None:
    for key, (word, _, most, _) in MODIFIERS.items():
        other = "mod" if word == "set" else "set"
        with pytest.raises(ExpressionError):
            VOCABULARY.read(f"{other}({key}, {most})", MODIFIER)

"""Whatever a pack holds, it is applied or refused; there is never another exception."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nextfrontier.games.underwater_cities.effects.places import ON_CARD
from nextfrontier.games.underwater_cities.packs.effects import why_no_effect
from nextfrontier.games.underwater_cities.packs.reading import problems_of, read_pack, with_pack
from nextfrontier.games.underwater_cities.vocabulary.library import Facts, make_box
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.effect_samples import EFFECTS as SAMPLES
from tests.games.underwater_cities.sample_packs import EXAMPLE, facts_with, pack, play_to_the_end, problems
from tests.packs import effect_texts, values

WORDS = (
    "gain",
    "draw",
    "parts",
    "whenever",
    "production",
    "final",
    "slot_change",
    "per",
    "kelp",
    "SL-05",
    "3",
)
EFFECTS = effect_texts(
    WORDS, ("gain(kelp=1)", "draw(2)", "connected(city)", "on_mismatch()", "res(credit=1)")
)
VALUES = values(EFFECTS)
FIELDS = st.sampled_from(
    ["number", "id", "site", "name", "effect", "colour", "cost", "provenance", "attested", "removed",
     "kind", "surcharge", "instant", "production", "final", "condition", "reward", "bonuses", "other"]
)  # fmt: skip
KEYS = st.sampled_from([5, 200, 0, 1, 300, "C6", "B-1", "M-1", "TL", "TR-MC", "MC.x", "?"])
ENTRIES = st.builds(
    lambda key, fields: {"number": key, "id": key, "site": key, **fields} if len(fields) % 2 else {**fields},
    KEYS,
    st.dictionaries(FIELDS, VALUES, max_size=5),
)
SITES = st.lists(ENTRIES, max_size=2)
BOARDS = st.fixed_dictionaries({"number": st.integers(0, 9), "bonuses": SITES, "special_sites": SITES})


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "cards": st.lists(ENTRIES, max_size=4),
            "boards": st.lists(st.one_of(BOARDS, ENTRIES), max_size=2),
            "metropolises": st.lists(ENTRIES, max_size=2),
            "contracts": st.lists(ENTRIES, max_size=2),
            "name": VALUES,
            "unknown": VALUES,
        },
    )
)
@settings(max_examples=300, deadline=None)
def test_any_document_is_applied_or_refused(lists: dict[str, Any]) -> None:
    if problems(pack(**lists)):
        with pytest.raises(Refused):
            facts_with(**lists)
    else:
        facts = facts_with(**lists)
        assert make_box(facts).version == facts.version


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
@settings(max_examples=200, deadline=None)
def test_any_text_is_refused_without_another_exception(source: bytes | str) -> None:
    with pytest.raises(Refused):
        read_pack(source)


@given(EFFECTS)
@settings(max_examples=300, deadline=None)
def test_any_effect_is_taken_or_refused(effect: str) -> None:
    lists = {"cards": [{"number": 5, "effect": effect}]}
    if not problems(pack(**lists)):
        make_box(facts_with(**lists))


@given(st.integers(0, 2_000), st.binary(min_size=1, max_size=3))
@settings(max_examples=200, deadline=None)
def test_a_damaged_example_is_applied_or_refused(place: int, noise: bytes) -> None:
    content = EXAMPLE.read_bytes()
    damaged = content[: place % len(content)] + noise + content[place % len(content) + 1 :]
    if not problems_of(damaged, Facts()):
        make_box(with_pack(Facts(), read_pack(damaged)))


def test_whatever_is_accepted_can_be_played() -> None:
    """A wide sample of the vocabulary, 205 effects at a time in place of all cards."""
    fitting = [effect for effect in SAMPLES if not why_no_effect(effect, ON_CARD)]
    accepted = [effect for effect in fitting if "hand_limit" not in effect]
    assert len(accepted) > 600
    for start in range(0, len(accepted), 205):
        chosen = [accepted[(start + number * 37) % len(accepted)] for number in range(205)]
        cards = [{"number": i + 1, "effect": effect, "attested": True} for i, effect in enumerate(chosen)]
        play_to_the_end(make_box(facts_with(cards=cards)), 2 + start % 3)

"""Texts tell effects apart: no two different effects have the same text, in any language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pytest

from nextfrontier.games.evacuation.effects.effect import ACTION_CARD, ANYWHERE
from nextfrontier.games.evacuation.effects.effect import EFFECT as OF_WORLDS
from nextfrontier.games.evacuation.effects.requirements import CONDITION as REQUIREMENT
from nextfrontier.games.evacuation.effects.scores import SCORE
from nextfrontier.games.evacuation.effects.technologies import TECHNOLOGY
from nextfrontier.games.evacuation.packs.effects import why_no_text
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY as WORLDS
from nextfrontier.games.evacuation.words.texts import text_of as text_in_worlds
from nextfrontier.games.underwater_cities.effects.counts import CONDITION
from nextfrontier.games.underwater_cities.effects.effect import EFFECT as OF_SEA
from nextfrontier.games.underwater_cities.effects.places import BONUS, ON_CARD, REWARD
from nextfrontier.games.underwater_cities.packs.effects import why_no_expression
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY as SEA
from nextfrontier.games.underwater_cities.words.texts import text_of as text_in_sea
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.expressions import Call, parse
from nextfrontier.kit.vocabulary import Place, Sort, Vocabulary
from nextfrontier.kit.words.languages import languages
from nextfrontier.protocol.boxes import box_of
from nextfrontier.shelf import PLUGINS
from tests.games.evacuation.effect_samples import EFFECTS as WORLDS_EFFECTS
from tests.games.underwater_cities.effect_samples import EFFECTS as SEA_EFFECTS
from tests.languages.effects_at_random import EffectMaker, meaning_of

TextOf = Callable[[Call, str], str]  # by language
MADE = 1700  # of each kind, and as many that differ from them in one argument: 10,000 of each game and more


NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w.-])")
# Numbers that texts say as words: `the second farm`, `all three kinds`, `an invention`.
IN_WORDS = re.compile(
    r"on_(build|upgrade)_nth\(\w+, \d|cities_with\([^)]*\)|at_least\(slot_colours\(\), \d\)"
    r"|\binvent\(1\)|inventions_needed, 1"
)
MAY = {
    "en": r"\bmay\b",
    "pl": r"\bmo(że|g|żn)",
    "cs": r"\b(můž|moho|lze)",
    "it": r"\b(puoi|può|possono|facoltativ)",
    "ru": r"\bмо(ж|г)",
}


class Kind(NamedTuple):
    """Expressions of one sort that stand in one place."""

    vocabulary: Vocabulary
    sort: Sort[Any]
    place: Place
    why_not: Callable[[str, Sort[Any], Place], list[Problem]]
    text_of: TextOf
    made: int = MADE


KINDS = {
    "cards of the sea": Kind(SEA, OF_SEA, ON_CARD, why_no_expression, text_in_sea, 2 * MADE),
    "bonuses of the sea": Kind(SEA, OF_SEA, BONUS, why_no_expression, text_in_sea),
    "rewards of the sea": Kind(SEA, OF_SEA, REWARD, why_no_expression, text_in_sea),
    "conditions of the sea": Kind(SEA, CONDITION, ON_CARD, why_no_expression, text_in_sea, 600),
    "cards of the worlds": Kind(WORLDS, OF_WORLDS, ACTION_CARD, why_no_text, text_in_worlds, 2 * MADE),
    "bonuses of the worlds": Kind(WORLDS, OF_WORLDS, ANYWHERE, why_no_text, text_in_worlds),
    "technologies": Kind(WORLDS, TECHNOLOGY, ANYWHERE, why_no_text, text_in_worlds),
    "requirements": Kind(WORLDS, REQUIREMENT, ANYWHERE, why_no_text, text_in_worlds, 600),
    "scores": Kind(WORLDS, SCORE, ANYWHERE, why_no_text, text_in_worlds, 600),
}


def effects_of(kind: Kind, seed: int) -> Iterator[Call]:
    """Return effects that may stand in a component, each followed by one that differs from it in one argument."""
    maker, seen = EffectMaker(kind.vocabulary, seed), set[str]()
    while len(seen) < kind.made:
        made = maker.make(kind.sort)
        for call in (made, maker.vary(made, kind.sort)):
            if not kind.why_not(str(call), kind.sort, kind.place):
                seen.add(meaning_of(call))
                yield call


def same_texts(calls: Iterable[Call], text_of: TextOf) -> list[tuple[str, ...]]:
    """Return the first texts that two different effects have in a language."""
    told: dict[tuple[str, str], str] = {}
    same: set[tuple[str, ...]] = set()
    for call in calls:
        meaning = meaning_of(call)
        for language in languages():
            text = text_of(call, language)
            if told.setdefault((language, text), meaning) != meaning:
                same.add((language, text, meaning, told[language, text]))
    return sorted(same)[:20]


@pytest.mark.parametrize("name", KINDS)
def test_different_effects_have_different_texts(name: str) -> None:
    """No number, no condition and no `may` of an expression is lost: to change it changes the text."""
    assert same_texts(effects_of(KINDS[name], 1), KINDS[name].text_of) == []


def test_printed_effects_have_different_texts() -> None:
    assert same_texts(map(parse, SEA_EFFECTS), text_in_sea) == []
    assert same_texts(map(parse, WORLDS_EFFECTS), text_in_worlds) == []


def test_an_effect_that_differs_in_one_argument_is_made() -> None:
    maker = EffectMaker(SEA, 7)
    call = maker.make(OF_SEA)
    assert len({meaning_of(maker.vary(call, OF_SEA)) for _ in range(50)} - {meaning_of(call)}) > 1


def test_two_effects_with_one_text_are_found() -> None:
    assert same_texts([parse("draw(1)"), parse("draw(2)")], lambda call, language: "draw") != []


def printed_expressions(slug: str) -> list[str]:
    """Return every expression of a component of the box, in any of its fields."""
    box = box_of(slug)
    components = box.components(box.packs.facts(), "en")
    fields = [(each, name) for each in components for name, form in each.form if form.kind == "expression"]
    return [str(each.values[name]) for each, name in fields if each.values[name]]


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_no_text_of_a_component_loses_a_number_or_a_may(slug: str) -> None:
    box, lost = box_of(slug), list[tuple[str, str]]()
    expressions = printed_expressions(slug)
    for expression in expressions:
        numbers = Counter(NUMBER.findall(IN_WORDS.sub("", expression)))
        texts = {language: box.text_of(expression, language).lower() for language in MAY}
        offers = {language for language, text in texts.items() if re.search(MAY[language], text)}
        lost += [(expression, text) for text in texts.values() if numbers - Counter(re.findall(r"\d+", text))]
        lost += [(expression, texts[language]) for language in MAY if offers and language not in offers]
    assert len(expressions) > 150
    assert lost == []

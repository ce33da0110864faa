"""Every form in which a template asks for a noun exists, in every language: cases are not left to the nominative.

A language may be partial: games of which it says nothing, and keys that English says for it, need no cases.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nextfrontier.cli.translating.checks import key_of
from nextfrontier.kit.words.catalogues import Texts, own_texts, read_catalogues, shared_texts
from nextfrontier.kit.words.languages import languages
from nextfrontier.kit.words.messages import Catalogue, Message, Name, read_template
from nextfrontier.shelf import plugin
from tests.languages.crawling import printed_texts, texts_of_a_game

WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("underwater-cities", 2, {"contracts": True}),
    ("underwater-cities", 1, {}),
    ("evacuation", 2, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    ("evacuation", 1, {}),
]


class Strict(Catalogue):
    """A catalogue that remembers the nouns which were asked for in a case that they do not have."""

    def __init__(self, source: Catalogue, cases: list[str], own: Texts) -> None:
        super().__init__(source.texts, source.category)
        self.cases = cases
        self.own = set(map(key_of, own))  # keys that the language says itself
        self.lacking: set[str] = set()

    def template(self, key: str, form: str, message: Message) -> str:
        """Return the entry; a text without parts to which the form could be handed on must have the form itself."""
        found = super().template(key, form, message)
        handed_on = [
            name for _, name, wanted in read_template(found) if name not in (None, "n") and not wanted
        ]
        if form in self.cases and key in self.own and f"{key}:{form}" not in self.texts and not handed_on:
            self.lacking.add(f"{key}:{form}")
        return found


def is_inflected(slug: str, language: str, cases: list[str]) -> bool:
    """Has a language cases, and texts of a game?"""
    return bool(cases and own_texts(plugin(slug).package, language))


@pytest.fixture
def strict(slug: str, language: str) -> Iterator[Strict]:
    """Put a strict catalogue in the place of that of a game."""
    package = plugin(slug).package
    catalogues = read_catalogues(package)
    plain = catalogues[language]
    own = {**shared_texts(language), **own_texts(package, language)}
    catalogues[language] = found = Strict(plain, languages()[language].cases, own)
    yield found
    catalogues[language] = plain


@pytest.mark.parametrize(
    ("slug", "seats", "options", "language"),
    [
        (*way, code)
        for way in WAYS
        for code, known in languages().items()
        if is_inflected(way[0], code, known.cases)
    ],
    ids=str,
)
def test_every_noun_has_the_forms_in_which_it_is_asked_for(
    strict: Strict, slug: str, seats: int, options: dict[str, Any], language: str
) -> None:
    assert list(printed_texts(slug, options, language))
    assert list(texts_of_a_game(slug, seats, options, seats, language))
    assert strict.lacking == set()


def test_a_noun_without_a_case_is_found() -> None:
    texts = {"farm": "farm", "farm:indefinite": "a farm", "lab": "lab", "build": "build {what:indefinite}"}
    strict = Strict(Catalogue({**texts}, lambda n: "other"), ["indefinite"], {**texts})
    strict.say(Message("build", what=Message("farm")))
    strict.say(Message("build", what=Name("S05")))
    assert strict.lacking == set()
    strict.say(Message("build", what=Message("lab")))
    assert strict.lacking == {"lab:indefinite"}


def test_a_noun_that_english_says_for_a_language_needs_no_case() -> None:
    own: Texts = {"farm": "Hof", "build": "baue {what:accusative}"}
    strict = Strict(Catalogue({**own, "lab": "laboratory"}, lambda n: "other"), ["accusative"], own)
    strict.say(Message("build", what=Message("lab")))
    assert strict.lacking == set()
    strict.say(Message("build", what=Message("farm")))
    assert strict.lacking == {"farm:accusative"}


def test_a_game_of_which_a_language_says_nothing_needs_no_cases() -> None:
    assert not is_inflected("evacuation", "tlh", ["accusative"])
    assert not is_inflected("evacuation", "pl", [])
    assert is_inflected("evacuation", "pl", ["accusative"])

"""Every form in which a template asks for a noun exists, in every language: cases are not left to the nominative."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nextfrontier.kit.words.catalogues import read_catalogues
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

    def __init__(self, source: Catalogue, cases: list[str]) -> None:
        super().__init__(source.texts, source.category)
        self.cases = cases
        self.lacking: set[str] = set()

    def template(self, key: str, form: str, message: Message) -> str:
        """Return the entry; a text without parts to which the form could be handed on must have the form itself."""
        found = super().template(key, form, message)
        handed_on = [
            name for _, name, wanted in read_template(found) if name not in (None, "n") and not wanted
        ]
        if form in self.cases and f"{key}:{form}" not in self.texts and not handed_on:
            self.lacking.add(f"{key}:{form}")
        return found


@pytest.fixture
def strict(slug: str, language: str) -> Iterator[Strict]:
    """Put a strict catalogue in the place of that of a game."""
    catalogues = read_catalogues(plugin(slug).package)
    plain = catalogues[language]
    catalogues[language] = found = Strict(plain, languages()[language].cases)
    yield found
    catalogues[language] = plain


@pytest.mark.parametrize(("slug", "seats", "options"), WAYS, ids=str)
@pytest.mark.parametrize("language", [code for code in languages() if languages()[code].cases])
def test_every_noun_has_the_forms_in_which_it_is_asked_for(
    strict: Strict, slug: str, seats: int, options: dict[str, Any], language: str
) -> None:
    assert list(printed_texts(slug, options, language))
    assert list(texts_of_a_game(slug, seats, options, seats, language))
    assert strict.lacking == set()


def test_a_noun_without_a_case_is_found() -> None:
    texts = {"farm": "farm", "farm:indefinite": "a farm", "lab": "lab", "build": "build {what:indefinite}"}
    strict = Strict(Catalogue({**texts}, lambda n: "other"), ["indefinite"])
    strict.say(Message("build", what=Message("farm")))
    strict.say(Message("build", what=Name("S05")))
    assert strict.lacking == set()
    strict.say(Message("build", what=Message("lab")))
    assert strict.lacking == {"lab:indefinite"}

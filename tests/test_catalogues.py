"""The catalogues of all languages: every key, every plural category."""

import pytest

from nextfrontier.cli.translating.checks import lacking_plurals, missing_keys, unknown_keys, wrong_plurals
from nextfrontier.cli.translating.homes import homes
from nextfrontier.cli.translating.sources import stale_keys
from nextfrontier.kit.words.catalogues import (
    APART,
    folder_of,
    own_texts,
    printed_names,
    read_texts,
    shared_texts,
)
from nextfrontier.kit.words.languages import is_offered, languages

WRITTEN = [
    (home, language)
    for home in homes()
    for language in languages()
    if is_offered(language) or folder_of(homes()[home], language).is_dir()
]


def test_all_homes_of_texts_are_found() -> None:
    assert {"kit", "referee", "server", "underwater-cities", "evacuation"} <= set(homes())


@pytest.mark.parametrize(("home", "language"), [pair for pair in WRITTEN if is_offered(pair[1])])
def test_a_language_that_is_offered_has_all_keys(home: str, language: str) -> None:
    assert missing_keys(homes()[home], language) == []


@pytest.mark.parametrize(("home", "language"), [pair for pair in WRITTEN if is_offered(pair[1])])
def test_a_language_that_is_offered_was_translated_from_the_english_of_today(
    home: str, language: str
) -> None:
    assert language == "en" or stale_keys(homes()[home], language) == []


@pytest.mark.parametrize(("home", "language"), WRITTEN)
def test_a_language_has_no_key_that_nothing_says(home: str, language: str) -> None:
    assert unknown_keys(homes()[home], language) == []


@pytest.mark.parametrize(("home", "language"), WRITTEN)
def test_entries_by_number_have_the_plural_categories_of_their_language(home: str, language: str) -> None:
    assert wrong_plurals(homes()[home], language) == []


@pytest.mark.parametrize(("home", "language"), WRITTEN)
def test_no_key_is_written_twice(home: str, language: str) -> None:
    package = homes()[home]
    names = [file.name.removesuffix(".toml") for file in folder_of(package, language).iterdir()]
    parts = [read_texts(package, language, name) for name in names if name not in APART]
    named = printed_names(package) if language == "en" else {}
    assert sum(len(part) for part in (*parts, named)) == len(own_texts(package, language))
    if home != "kit":
        assert set(own_texts(package, language)) & set(shared_texts(language)) == set()


def test_a_table_without_a_category_of_its_language_is_told() -> None:
    polish = {"one", "few", "many"}
    assert (
        lacking_plurals({"a": {"gender": "f", "one": "", "few": "", "many": ""}, "b": {"other": ""}}, polish)
        == []
    )
    assert lacking_plurals({"a": {"one": "", "many": ""}}, polish) == ["a: no few"]
    assert lacking_plurals({"a": {"by": "x", "one": "", "two": "", "few": "", "many": ""}}, polish) == [
        "a: two is never asked for"
    ]
    inner = {"by": "x.gender", "f": {"one": ""}, "other": ""}
    assert lacking_plurals({"a": inner}, polish) == ["a: no few", "a: no many"]

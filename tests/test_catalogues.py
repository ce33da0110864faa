"""The catalogues of all languages: every key, every plural category."""

import pytest

from nextfrontier.cli.translating.checks import lacking_plurals, missing_keys, unknown_keys, wrong_plurals
from nextfrontier.cli.translating.homes import homes
from nextfrontier.cli.translating.parts import faults_of, lone_forms, parts_by_key, wrong_parts
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
def test_entries_ask_only_for_parts_that_their_english_has(home: str, language: str) -> None:
    assert wrong_parts(homes()[home], language) == []


@pytest.mark.parametrize(("home", "language"), WRITTEN)
def test_a_form_has_a_plain_entry_beside_it(home: str, language: str) -> None:
    assert lone_forms(homes()[home], language) == []


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
    assert lacking_plurals({"a": {"by": "x.gender", "f": ""}}, polish) == ["a: no other"]


def test_a_part_that_english_does_not_have_is_told() -> None:
    english = {"built": "{player} builds {kinds}", "built:short": "{site}", "move.build": "Build {kind}"}
    known = parts_by_key({**english, "or.last": "{before} or {after}", "argparse.some": "%(prog)s: %s"})
    fine = {
        "by": "kinds.gender",
        "f": "{site} {kinds:accusative.@player} {n}",
        "other": {"by": "site", "other": "n"},
    }
    assert faults_of({"gender": "@kinds", **fine}, known["built"]) == []
    assert faults_of("{plyaer} {}", known["built"]) == ["no part {plyaer}", "no part {}"]
    assert faults_of({"by": "cards", "other": "{kinds:@card}"}, known["built"]) == [
        "no part {cards}",
        "no part {card}",
    ]
    assert faults_of({"gender": "@noun", "other": "100%ig"}, known["built"]) == ["no part {noun}"]
    assert faults_of({"by": "n", "other": ""}, known["built"]) == ["no part {by = n}"]
    assert faults_of("{player", known["built"]) == ["expected '}' before end of string"]
    assert (
        faults_of("{before} {n}", known["or.last"])
        == faults_of("{n}", known["move.build"])
        == ["no part {n}"]
    )
    assert faults_of("%(porg)s", known["argparse.some"]) == ["%(prog)s is lost", "%s is lost"]

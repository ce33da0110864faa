"""What is wrong with the texts of a language: keys that are missing or unknown, plural categories that are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nextfrontier.kit.words.catalogues import Texts, own_texts
from nextfrontier.kit.words.languages import ENGLISH, cldr_texts, languages, plural_rule
from nextfrontier.kit.words.messages import BY, GENDER, Template

TRIED: Final = (0, 1, 2, 5, 12, 22, 101)  # numbers that meet every plural category of whole numbers
OTHER: Final = "other"
CATEGORIES: Final = ("zero", "one", "two", "few", "many", OTHER)  # of CLDR, in its order


def key_of(entry: str) -> str:
    """Return the key of an entry without its form."""
    return entry.partition(":")[0]


def missing_keys(package: str, language: str) -> list[str]:
    """Return the keys of English that a language has in no form; one that says nothing is not needed."""
    known = {key_of(entry) for entry in own_texts(package, language)}
    known |= {entry for entry, text in own_texts(package, ENGLISH).items() if not text}
    return list(
        dict.fromkeys(key_of(entry) for entry in own_texts(package, ENGLISH) if key_of(entry) not in known)
    )


def unknown_keys(package: str, language: str) -> list[str]:
    """Return the entries of a language whose key neither English nor CLDR has."""
    known = {key_of(entry) for entry in own_texts(package, ENGLISH)} | set(
        cldr_texts(languages()[ENGLISH].locale)
    )
    return [entry for entry in own_texts(package, language) if key_of(entry) not in known]


def wrong_plurals(package: str, language: str) -> list[str]:
    """Return the entries that lack a plural category of the language, or have one that it does not know."""
    return lacking_plurals(own_texts(package, language), set(plural_categories(language)))


def plural_categories(language: str) -> list[str]:
    """Return the plural categories that whole numbers have in a language."""
    met = set(map(plural_rule(languages()[language].locale), TRIED))
    return [category for category in CATEGORIES if category in met]


def lacking_plurals(texts: Texts, categories: set[str]) -> list[str]:
    """Return the entries whose tables by number do not have exactly these plural categories."""
    return [f"{key}: {fault}" for key, entry in texts.items() for fault in faults_of(entry, categories)]


def faults_of(entry: Template, categories: set[str]) -> list[str]:
    """Return what is wrong with the tables of an entry; one with `other` alone does not depend on a number."""
    if isinstance(entry, str):
        return []
    choices = choices_of(entry)
    found = [fault for inner in choices.values() for fault in faults_of(inner, categories)]
    if str(entry.get(BY, "")).endswith(f".{GENDER}"):
        return found if OTHER in choices else [*found, f"no {OTHER}"]
    if set(choices) == {OTHER}:
        return found
    found += [f"no {name}" for name in sorted(categories - set(choices))]
    return found + [f"{name} is never asked for" for name in sorted(set(choices) - categories - {OTHER})]


def choices_of(table: Mapping[str, Template]) -> dict[str, Template]:
    """Return the templates of a table by that for which they serve."""
    return {name: inner for name, inner in table.items() if name not in (BY, GENDER)}

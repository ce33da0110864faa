"""Catalogues in files: `words/catalogues/<language>/` of a package has the texts of a language by key, in TOML files.

All files of the folder are one catalogue, together with the texts that all packages share, which are the kit's own.
An entry that depends on a number is written by plural category: `"good.any".one = "resource"`. Apart from the
catalogue are `vectors.toml` and `rules.toml`, the sentences of test vectors and rules by their ids. A language that
lacks an entry says it in English.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final

from nextfrontier.kit.words.languages import ENGLISH, PACKAGE, PSEUDO, cldr_texts, languages, plural_rule
from nextfrontier.kit.words.messages import Catalogue, Template
from nextfrontier.kit.words.pseudo import PseudoCatalogue
from nextfrontier.kit.words.reading import read_templates
from nextfrontier.kit.words.typography import set_texts

APART: Final = ("language", "rules", "sources", "vectors")  # files that are no part of the catalogue
Texts = dict[str, Template]


@cache
def read_catalogues(package: str) -> dict[str, Catalogue]:
    """Return the catalogues of a package by language, the pseudo-language included."""
    source = {**shared_texts(ENGLISH), **own_texts(package, ENGLISH)}
    found = {
        language: Catalogue(
            fill_in(set_texts({**shared_texts(language), **own_texts(package, language)}, language), source),
            plural_rule(languages()[language].locale),
            language,
        )
        for language in languages()
        if folder_of(package, language).is_dir()
    }
    found[PSEUDO] = PseudoCatalogue(found[ENGLISH])
    return found


def shared_catalogue(language: str) -> Catalogue:
    """Return the texts that all packages share in a language."""
    return read_catalogues(PACKAGE)[language]


@cache
def shared_texts(language: str) -> Texts:
    """Return the texts that all packages share: those of CLDR and of the kit."""
    return {**cldr_texts(languages()[language].locale), **own_texts(PACKAGE, language)}


@cache
def own_texts(package: str, language: str) -> Texts:
    """Return the texts of a package in a language, without those that it shares."""
    folder = folder_of(package, language)
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    found: Texts = {**printed_names(package)} if language == ENGLISH else {}
    for name in names:
        part = name.removesuffix(".toml")
        if part not in APART and part != name:
            found |= read_texts(package, language, part)
    return found


def printed_names(package: str) -> dict[str, str]:
    """Return the names of components in English by key: `words.names` of a game takes them from the components."""
    module = f"{package}.words.names"
    if find_spec(f"{package}.words") is None or find_spec(module) is None:
        return {}
    found: dict[str, str] = import_module(module).printed_names()
    return found


def read_texts(package: str, language: str, part: str) -> dict[str, Any]:
    """Return the texts of one file."""
    return read_templates(folder_of(package, language).joinpath(f"{part}.toml"))


def folder_of(package: str, language: str) -> Traversable:
    """Return the folder of a language in a package."""
    return files(package).joinpath("words", "catalogues", language)


def fill_in(texts: Mapping[str, Template], source: Mapping[str, Template]) -> Texts:
    """Return the texts with those of the source for keys that are not there in any form."""
    known = {key.partition(":")[0] for key in texts}
    return {**{key: text for key, text in source.items() if key.partition(":")[0] not in known}, **texts}

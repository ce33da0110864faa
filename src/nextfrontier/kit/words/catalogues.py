"""Catalogues in files: `words/catalogues/` of a game has the texts of each language by key.

A language is there if it has its `<language>.toml`, the texts of everything printed; beside it are those of `_reasons`,
`_log`, `_moves`, `_forms`, `_advice` and `_terms`. An entry that depends on a number is written by plural category:
`"good.any".one = "resource"`.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from nextfrontier.kit.words import english
from nextfrontier.kit.words.messages import Catalogue, Template

LANGUAGES: Final[dict[str, tuple[dict[str, Template], Callable[[int], str]]]] = {
    "en": (english.TEXTS, english.category)
}  # the texts of every game, and the plural rule
PARTS: Final = ("", "_reasons", "_log", "_moves", "_forms", "_advice", "_terms")


def read_catalogues(package: str) -> dict[str, Catalogue]:
    """Return the catalogues of a game by language."""
    folder = files(package).joinpath("words", "catalogues")
    found: dict[str, Catalogue] = {}
    for language, (shared, category) in LANGUAGES.items():
        if folder.joinpath(f"{language}.toml").is_file():
            texts = dict(shared)
            for part in PARTS:
                texts |= read_texts(package, language + part)
            found[language] = Catalogue(texts, category)
    return found


def shared_catalogue(language: str) -> Catalogue:
    """Return the texts of every game in a language."""
    return Catalogue(*LANGUAGES[language])


def read_texts(package: str, name: str) -> dict[str, Any]:
    """Return the texts of one file."""
    file = files(package).joinpath("words", "catalogues", f"{name}.toml")
    return tomllib.loads(file.read_text("utf-8"))

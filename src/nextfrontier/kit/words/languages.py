"""Languages: each is a folder of `words/catalogues/` here, with what CLDR knows of it: plurals, lists, decimals.

`language.toml` in that folder has its own name, its locale of CLDR, and whether players are offered it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from babel import Locale, UnknownLocaleError

from nextfrontier.kit.words.messages import Template
from nextfrontier.kit.words.reading import BrokenFile, read_toml

PACKAGE: Final = "nextfrontier.kit"
ENGLISH: Final = "en"  # the source of all others; it stands in for languages that there are not
FILE: Final = "language.toml"
PSEUDO: Final = "qps"  # English in marks, for tests; see `pseudo`
LIST_STYLES: Final = {"and": "standard", "or": "or"}  # joints, and the names of their lists in CLDR
PLACES: Final = {"more": "middle", "last": "end", "two": "2"}
MOST_NUMBERS: Final = 1 << 12  # whose plural category is remembered


class Language(msgspec.Struct, forbid_unknown_fields=True):
    """A language that texts can be in."""

    name: str  # as its speakers call it
    locale: str
    offered: bool = False  # a language that is not offered is spoken to those who name it
    buttons: str = ""  # the form in which buttons say effects: `infinitive`; empty: as cards do
    cases: list[str] = []  # forms that every noun has which a template asks for in them, such as `accusative`


@cache
def languages() -> dict[str, Language]:
    """Return all languages by code, English first; the pseudo-language is not among them."""
    return find_languages(files(PACKAGE).joinpath("words", "catalogues"))


def find_languages(folder: Traversable) -> dict[str, Language]:
    """Return the languages of a folder; a folder in it without `language.toml` is none."""
    found = {entry.name: entry.joinpath(FILE) for entry in folder.iterdir()}
    codes = sorted(
        (code for code in found if found[code].is_file()), key=lambda code: (code != ENGLISH, code)
    )
    return {code: read_language(found[code]) for code in codes}


def read_language(file: Traversable) -> Language:
    """Read a `language.toml`."""
    written = read_toml(file)
    try:
        found = msgspec.convert(written, Language)
        Locale.parse(found.locale)
    except (ValueError, msgspec.ValidationError, UnknownLocaleError) as error:
        raise BrokenFile(file, error) from error
    return found


def is_offered(language: str) -> bool:
    """May players choose this language from a list?"""
    return language in languages() and languages()[language].offered


def form_of_buttons(language: str) -> str:
    """Return the form in which the buttons of a language say effects."""
    return languages()[language].buttons if language in languages() else ""


@cache
def plural_rule(locale: str) -> Callable[[int], str]:
    """Return the function from whole numbers to the CLDR plural categories of a locale."""
    return lru_cache(MOST_NUMBERS)(Locale.parse(locale).plural_form)


@cache
def cldr_texts(locale: str) -> dict[str, Template]:
    """Return the entries that CLDR has for a locale: how lists are joined, and how a decimal is written."""
    known = Locale.parse(locale)
    found: dict[str, Template] = {
        f"{joint}.{place}": known.list_patterns[style][name].format("{before}", "{after}")
        for joint, style in LIST_STYLES.items()
        for place, name in PLACES.items()
    }
    symbols = known.number_symbols["latn"]
    found["decimal"] = f"{{sign}}{{whole}}{symbols['decimal']}{{tenths}}"
    return found

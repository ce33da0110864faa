"""Spaces at which a line must not break: after words of one letter, between a number and its noun, before a dash.

They are put into the templates of a language when its catalogues are read, so that translators write plain spaces. The
page does the same with its own words (`web/src/lib/i18n/typography.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from nextfrontier.kit.words.messages import BY, GENDER, Template

KEPT: Final = "\N{NO-BREAK SPACE}"
# Words of one letter that do not stand at the end of a line, by language; English is set without this care.
SHORT_WORDS: Final[dict[str, str]] = {"cs": "aikosuvz", "it": "", "pl": "aiouwz", "ru": "авикосуя"}


NEVER: Final = re.compile(r"(?!)")
COUNTED: Final = re.compile(r"(?<=\{n\}) |(?<=[\d№]) (?=[\w{])| (?=[–—] )")


def keep_together(text: str, language: str) -> str:
    """Return a text, or a template, with no-break spaces where the language wants them."""
    if language not in SHORT_WORDS:
        return text
    return after_short_words(language).sub(rf"\g<0>{KEPT}", COUNTED.sub(KEPT, text)).replace(f"{KEPT} ", KEPT)


@cache
def after_short_words(language: str) -> re.Pattern[str]:
    """Return the pattern of a word of one letter with a space behind it."""
    letters = SHORT_WORDS[language]
    return re.compile(rf"(?<![^\s(„«“])[{letters}{letters.upper()}](?= \S)") if letters else NEVER


def set_texts(texts: Mapping[str, Template], language: str) -> dict[str, Template]:
    """Return the entries of a catalogue with no-break spaces."""
    return {key: set_entry(entry, language) for key, entry in texts.items()}


def set_entry(entry: Template, language: str) -> Template:
    """Return an entry with no-break spaces, in all templates of a table."""
    if isinstance(entry, str):
        return keep_together(entry, language)
    found: dict[str, Any] = {
        name: inner if name in (BY, GENDER) else set_entry(inner, language) for name, inner in entry.items()
    }
    return found

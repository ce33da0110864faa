"""What the commands say, in a language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from babel.numbers import format_decimal

from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.languages import ENGLISH, is_offered, languages
from nextfrontier.kit.words.messages import Message, Name, Part

CATALOGUES: Final = read_catalogues("nextfrontier.cli")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # that tell the language of a terminal


class Trouble(Exception):
    """Something that a person should read as one line, not as a traceback: `trouble.<key>` of the catalogue."""

    def __init__(self, key: str, **parts: str | int) -> None:
        super().__init__(f"{key} {parts}")
        self.key = key
        self.parts = parts


class Speech:
    """Says the texts of the commands in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in CATALOGUES else ENGLISH
        self.catalogue = CATALOGUES[self.language]

    def say(self, key: str, n: int = 1, **parts: str | int | Part) -> str:
        """Say the entry of a key; texts are names or finished phrases, numbers are numbers."""
        return self.say_with(key, parts, n)

    def say_with(self, key: str, parts: Mapping[str, str | int | Part], n: int = 1) -> str:
        """Say the entry of a key with these parts."""
        return self.catalogue.say(Message(key, n, **{name: part_of(part) for name, part in parts.items()}))

    def is_answer(self, answer: str, key: str) -> bool:
        """Is an answer one of those that mean `yes`, `no` or `cancel`? The English ones always do."""
        known = " ".join(
            catalogue.say(Message(f"answer.{key}")) for catalogue in (self.catalogue, CATALOGUES[ENGLISH])
        )
        return answer.strip().lower() in known.split()

    def tell(self, trouble: Trouble) -> str:
        """Say what is wrong."""
        return self.say_with(f"trouble.{trouble.key}", trouble.parts)


SPOKEN: Final = [Speech()]  # what this process speaks: the language of the command that it runs


def speak(language: str) -> None:
    """Let the commands of this process speak a language."""
    SPOKEN[0] = Speech(language)


def spoken_language() -> str:
    """Return the language that the commands of this process speak."""
    return SPOKEN[0].language


def say(key: str, n: int = 1, **parts: str | int | Part) -> str:
    """Say the entry of a key in the language of the command."""
    return SPOKEN[0].say(key, n, **parts)


def has_text(key: str) -> bool:
    """Has the catalogue of the commands an entry with this key?"""
    return key in CATALOGUES[ENGLISH].texts


def say_number(value: float, digits: int = 0) -> str:
    """Write a number with so many decimals, as the language of the command does."""
    known = languages().get(spoken_language(), languages()[ENGLISH])
    written = format_decimal(value, format="#,##0." + "0" * digits, locale=known.locale)
    return str(written).replace("-", "−")


def part_of(value: str | int | Part) -> Part:
    """Return a value as a part of a message."""
    if isinstance(value, str):
        return Name(value)
    return Message("number", value) if isinstance(value, int) else value


def terminal_language() -> str:
    """Return the language of the terminal, if players are offered it."""
    for name in VARIABLES:
        code = os.environ.get(name, "").partition("_")[0].lower()
        if is_offered(code):
            return code
    return ENGLISH

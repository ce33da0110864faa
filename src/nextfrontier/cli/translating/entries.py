"""Entries of catalogues as single texts, for files of other tools: an entry by number is one for each category."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from nextfrontier.cli.translating.checks import OTHER, choices_of
from nextfrontier.kit.words.messages import BY, GENDER, Template


class Place(NamedTuple):
    """The place of a single text: home, file, key with its form, and the choices within its table."""

    home: str
    part: str
    key: str
    choices: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "|".join([self.home, self.part, self.key, *self.choices])


def read_place(text: str) -> Place:
    """Return the place that a text names: `kit|shared|player`."""
    home, part, key, *choices = text.split("|") if text.count("|") > 1 else ("", "", text)
    return Place(home, part, key, tuple(choices))


def leaves(entry: Template, choices: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Return the single texts of an entry with their choices; what decides in a table is one, too."""
    if isinstance(entry, str):
        yield choices, entry
    else:
        for name, inner in entry.items():
            yield from leaves(inner, (*choices, name))


def wanted_leaves(source: Template, categories: list[str]) -> dict[tuple[str, ...], str]:
    """Return the single texts that a language needs where English has this entry, each with its English.

    A table by number gets the plural categories of the language: `one`, `few` and `many` for `one` and `other`.
    """
    if isinstance(source, str) or BY in source or set(choices_of(source)) <= {OTHER}:
        return {choices: text for choices, text in leaves(source) if choices[-1:] not in ((BY,), (GENDER,))}
    known = choices_of(source)
    return {(name,): str(known.get(name, known[OTHER])) for name in categories}


def has_own_shape(entry: Template, source: Template) -> bool:
    """Does an entry of a language depend on other things than its English?"""
    return isinstance(entry, str) != isinstance(source, str) or (isinstance(entry, dict) and BY in entry)


def put(entries: dict[str, Any], names: Sequence[str], text: str) -> None:
    """Put a single text at the place of these names; what stands beside it stays, such as genders."""
    name, *inner = names
    known = entries.get(name)
    if inner:
        if not isinstance(known, dict):
            known = entries[name] = {OTHER: known} if known and inner == [GENDER] else {}
        put(known, inner, text)
    elif not isinstance(known, dict):
        entries[name] = text
    elif set(choices_of(known)) <= {OTHER}:
        known[OTHER] = text

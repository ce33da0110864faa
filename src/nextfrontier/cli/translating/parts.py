"""Parts of entries: whether the templates of a language ask only for parts that the English of their key has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from nextfrontier.cli.translating.checks import key_of
from nextfrontier.cli.translating.entries import leaves
from nextfrontier.kit.words.catalogues import Texts, own_texts, shared_texts
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import BY, GENDER, Template, read_template

NUMBER: Final = "n"  # a part that every message has, except the following
MOVE: Final = "move."  # keys of moves, whose parts are parameters
JOINED: Final = {"before", "after"}  # the parts of entries that join a list
MARK: Final = re.compile(r"%(?:\(\w+\))?[a-z]")  # a part of what Python's reader of command lines says


def wrong_parts(package: str, language: str) -> list[str]:
    """Return the entries of a language that ask for a part which English does not have, or cannot be read."""
    known = parts_by_key({**shared_texts(ENGLISH), **own_texts(package, ENGLISH)})
    return [
        f"{entry}: {fault}"
        for entry, written in own_texts(package, language).items()
        if key_of(entry) in known
        for fault in faults_of(written, known[key_of(entry)])
    ]


def lone_forms(package: str, language: str) -> list[str]:
    """Return the forms of a language whose key has no plain entry, which must serve in all other forms."""
    own, shared = own_texts(package, language), shared_texts(language)
    return [f"{entry}: no plain entry" for entry in own if not {key_of(entry)} & {*own, *shared}]


def parts_by_key(english: Texts) -> dict[str, set[str]]:
    """Return the parts that templates may ask for by key: those of all forms of the English entry, and its number."""
    found: dict[str, set[str]] = {}
    for entry, written in english.items():
        found.setdefault(key_of(entry), set()).update(asked_parts(written))
    return {key: parts | number_of(key, parts) for key, parts in found.items()}


def number_of(key: str, parts: set[str]) -> set[str]:
    """Return the number as a part, for entries that have one."""
    return set() if key.startswith(MOVE) or JOINED & parts else {NUMBER}


def faults_of(entry: Template, known: set[str]) -> list[str]:
    """Return what is wrong with the parts of an entry."""
    try:
        asked = dict.fromkeys(asked_parts(entry))
    except ValueError as error:  # of Python's reader of templates, which is not translated
        return [str(error)]
    strange = [name for name in asked if name not in known and not MARK.fullmatch(name)]
    lost = sorted(mark for mark in known if MARK.fullmatch(mark) and mark not in asked)
    return [*[f"no part {{{name}}}" for name in strange], *[f"{mark} is lost" for mark in lost]]


def asked_parts(entry: Template) -> Iterator[str]:
    """Return the parts that the templates of an entry ask for, and those that decide between them."""
    for choices, text in leaves(entry):
        if choices[-1:] == (BY,):
            yield text.partition(".")[0] if text != NUMBER else f"{BY} = {NUMBER}"  # that needs no `by`
        elif choices[-1:] == (GENDER,):
            yield from [text[1:]] if text.startswith("@") else []
        else:
            yield from parts_in(text)


def parts_in(template: str) -> Iterator[str]:
    """Return the parts that a template asks for, those with which a form agrees, and marks of Python."""
    for _, name, form in read_template(template):
        if name is not None:
            yield name
        if form and "@" in form:
            yield form.partition("@")[2]
    yield from MARK.findall(template)

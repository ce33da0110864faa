"""The book of a game in another language: its texts stand beside their English in `docs/rules/<language>/<game>.po`.

`python tools/rules_book --take pl` takes new texts of English into the files of a language and leaves out those that
are gone; every tool for PO files can edit them. A link `[shown](#anchor)` keeps its anchor, its words are translated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Message

from nextfrontier.cli.translating.po import NoPoFile, add_text, new_catalog, read_messages, write_catalog

Document = dict[str, Any]
Replace = Callable[[str, str], str]  # from a text and the place where it stands to another text

# Columns that are in a language of their own: words, names and wordings of the editions.
OF_EDITIONS: Final = {
    "PL",
    "IT",
    "CS",
    "RU",
    "EN (used here)",
    "EN working name",
    "English term",
    "Polish term",
}
WORD: Final = re.compile(r"[^\W\d_]{3}|[^\W\d_]+ [^\W\d_]+|\bVP\b")
LINK: Final = re.compile(r"\[(?P<shown>[^\]]+)\]\((?P<target>#[^)]+)\)")


def is_worded(text: str) -> bool:
    """Is there something to translate in a text, not only ids, numbers and signs?"""
    return bool(WORD.search(LINK.sub(keep_words, text)))


def keep_words(link: re.Match[str]) -> str:
    """Return the words of a link; one that shows an id has none."""
    return "" if link["shown"].lstrip("#-") in link["target"] else link["shown"]


def replace_texts(book: Document, replace: Replace) -> Document:
    """Return a book with other texts in the place of those that can be translated."""
    parts = [
        {**part, "chapters": [replace_chapter(chapter, replace) for chapter in part["chapters"]]}
        for part in book["parts"]
    ]
    return {**book, "parts": parts}


def replace_chapter(chapter: Document, replace: Replace) -> Document:
    """Return a chapter with other texts."""
    title = replace(chapter["title"], chapter["id"])
    blocks = [replace_block(block, chapter["id"], replace) for block in chapter["blocks"]]
    return {**chapter, "title": title, "blocks": blocks}


def replace_block(block: Document, place: str, replace: Replace) -> Document:
    """Return a block with other texts; a drawing is the same in every language."""
    if block["kind"] == "drawing":
        return block
    if block["kind"] != "table":
        return {**block, "text": replace(block["text"], block.get("id", place))}
    head: list[str] = block["head"]
    names = [replace(name, place) for name in head]
    rows = [
        {**row, "cells": [
            cell if name in OF_EDITIONS else replace(cell, f"{row.get('id', place)}, {name}")
            for name, cell in zip(head, row["cells"], strict=True)
        ]}
        for row in block["rows"]
    ]  # fmt: skip
    return {**block, "head": names, "rows": rows}


def texts_of(book: Document) -> Iterator[tuple[str, str]]:
    """Return the texts of a book that need words, each with its place; examples by the ids of their vectors."""
    found: list[tuple[str, str]] = []

    def note(text: str, place: str) -> str:
        found.append((text, place))
        return text

    replace_texts(book, note)
    found += [(example["text"], example["id"]) for example in examples_of(book)]
    return ((text, place) for text, place in found if is_worded(text))


def examples_of(book: Document) -> Iterator[Document]:
    """Return all examples of a book."""
    for part in book["parts"]:
        for chapter in part["chapters"]:
            yield from chapter.get("examples", [])


def read_translations(file: Path, locale: str) -> dict[str, str]:
    """Return the texts of a PO file by their English; fuzzy ones are not used."""
    return {
        str(entry.id): str(entry.string)
        for entry in read_entries(file, locale)
        if entry.string and not entry.fuzzy
    }


def read_entries(file: Path, locale: str) -> list[Message]:
    """Return the entries of a PO file; none if there is no such file."""
    try:
        return read_messages(file.read_bytes(), locale) if file.is_file() else []
    except NoPoFile as error:
        raise NoPoFile(f"{file}: {error}") from error


def take_texts(file: Path, book: Document, locale: str) -> bytes:
    """Return the PO file of a book with all texts of today, and what is translated already."""
    known = {str(entry.id): entry for entry in read_entries(file, locale) if entry.string}
    catalog = new_catalog(locale)
    for text, place in texts_of(book):
        entry = known.get(text)
        add_text(
            catalog, text, str(entry.string) if entry else "", [place], fuzzy=bool(entry and entry.fuzzy)
        )
    return write_catalog(catalog)


def faults_of(english: str, said: str) -> list[str]:
    """Return what a translation lost: anchors of links and numbers."""
    anchors = sorted(link["target"] for link in LINK.finditer(english))
    faults = [] if anchors == sorted(link["target"] for link in LINK.finditer(said)) else ["other links"]
    return faults if numbers_in(english) == numbers_in(said) else [*faults, "other numbers"]


def numbers_in(text: str) -> list[str]:
    """Return the numbers that a text shows, sorted; a language may put them in another order."""
    return sorted(re.findall(r"\d+", LINK.sub(r"\g<shown>", text)))

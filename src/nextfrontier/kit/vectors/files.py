"""Files of test vectors: one for each section of the rules page, and one for each language but English."""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Final

Document = dict[str, Any]

CELLS: Final = ("source", "given", "do", "expect")  # of a row of the rules page, where vectors are a table
PAGE_FIELDS: Final = ("text", *CELLS)  # the words of the rules page
ID: Final = re.compile(r"TV(-[A-Z]+)?-\d\d+[b-z]?")


class BadVector(ValueError):
    """A vector that cannot be read, with its file, its id, its field and the fault."""

    def __init__(self, file: str, id_: str, field: str, problem: str) -> None:
        super().__init__(": ".join(part for part in (file, id_, field, problem) if part))
        self.file = file
        self.id = id_
        self.field = field
        self.problem = problem


class Chapter:
    """One file: a section of the rules page, with its vectors as they are written."""

    __slots__ = ("file", "section", "title", "vectors")

    def __init__(self, file: str, section: str, title: str, vectors: dict[str, Document]) -> None:
        self.file = file
        self.section = section  # `6.2`
        self.title = title
        self.vectors = vectors


def read_chapters(folder: Traversable) -> list[Chapter]:
    """Return the chapters of a folder, in the order of their sections."""
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return sorted(map(read_chapter, files), key=lambda chapter: [*map(int, chapter.section.split("."))])


def read_chapter(file: Traversable) -> Chapter:
    """Return one file as it is written, with its ids checked."""
    document = read_toml(file)
    section, title = document.pop("section", ""), document.pop("title", "")
    if not (isinstance(section, str) and re.fullmatch(r"\d+\.\d+", section)):
        raise BadVector(file.name, "", "section", "must be a number in quotation marks, such as '6.2'")
    if not (isinstance(title, str) and title):
        raise BadVector(file.name, "", "title", "must be the heading of the section")
    for id_, written in document.items():
        if not (ID.fullmatch(id_) and isinstance(written, dict)):
            raise BadVector(file.name, id_, "", "expected a vector with an id such as [TV-16] or [TV-16b]")
    return Chapter(file.name, section, title, document)


def read_sentences(file: Traversable, ids: list[str]) -> dict[str, str]:
    """Return the sentences of another language: `TV-16 = "…"`, one for each vector and no more."""
    document = read_toml(file)
    for id_ in [*ids, *document]:
        if id_ not in document:
            raise BadVector(file.name, id_, "", "has no sentence")
        if id_ not in ids:
            raise BadVector(file.name, id_, "", "is no vector of this game")
        if not (isinstance(document[id_], str) and document[id_]):
            raise BadVector(file.name, id_, "", "must be a sentence")
    return {id_: document[id_] for id_ in ids}


def read_toml(file: Traversable) -> Document:
    """Return the document in a TOML file."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadVector(file.name, "", "", str(error)) from None

"""The file of a report: whether it can be written is tried before a match of hours, and it takes no book's place."""

from __future__ import annotations

import os
from errno import EISDIR
from pathlib import Path
from typing import Final

from nextfrontier.cli.arguments import WrongArgument
from nextfrontier.cli.speech import say

DATABASE: Final = b"SQLite format 3\0"  # the beginning of every book


def refuse_place(page: Path, book: Path) -> None:
    """Refuse a report in the place of a book, or where nothing can be written."""
    try:
        if page.resolve() == book.resolve() or is_database(page):
            raise WrongArgument(say("arena.report.is_book", file=str(page)))
        if page.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not is_device(page):
            draft = find_draft(page)
            draft.touch()
            draft.unlink()
    except (OSError, RuntimeError) as error:  # the latter of links that go round in a circle
        raise tell_unwritable(page, error) from error


def write_page(page: Path, text: str) -> None:
    """Write a report, whole or not at all."""
    try:
        if is_device(page):
            page.write_text(text, "utf-8")
            return
        draft = find_draft(page)
        try:
            draft.write_text(text, "utf-8")
            draft.replace(page.resolve())
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise tell_unwritable(page, error) from error


def is_database(page: Path) -> bool:
    """Is there a database, such as a book?"""
    if not page.is_file():
        return False
    with page.open("rb") as file:
        return file.read(len(DATABASE)) == DATABASE


def is_device(page: Path) -> bool:
    """Is it something that cannot be replaced, such as /dev/stdout?"""
    return page.exists() and not page.is_file()


def find_draft(page: Path) -> Path:
    """Return the file in which a report is written before it takes its place."""
    return page.resolve().with_name(f".report-{os.getpid()}.draft")


def tell_unwritable(page: Path, error: Exception) -> WrongArgument:
    """Say why a report cannot be written."""
    problem = str(getattr(error, "strerror", None) or error)
    return WrongArgument(say("arena.report.unwritable", file=str(page), problem=problem))

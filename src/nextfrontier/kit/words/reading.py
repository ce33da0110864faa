"""TOML files of languages: what is wrong with one is told in a line that names the file."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any


class BrokenFile(ValueError):
    """A file of a language that cannot be read: its path and what is wrong with it."""

    def __init__(self, file: Traversable, fault: object) -> None:
        super().__init__(f"{file}: {' '.join(str(fault).split())}")


def read_toml(file: Traversable) -> dict[str, Any]:
    """Return the content of a TOML file."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BrokenFile(file, error) from error


def read_templates(file: Traversable) -> dict[str, Any]:
    """Return the entries of a catalogue file; each is a text or a table of texts."""
    found = read_toml(file)
    for key, entry in found.items():
        if not is_template(entry):
            raise BrokenFile(file, f"{key!r} is neither a text nor a table of texts")
    return found


def is_template(entry: object) -> bool:
    """Is it a text, or a table of such?"""
    return isinstance(entry, str) or (isinstance(entry, dict) and all(map(is_template, entry.values())))

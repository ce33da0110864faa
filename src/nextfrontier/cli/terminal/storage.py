"""Saved games on disk: where they lie, writing them without loss, reading them with clear errors."""

from __future__ import annotations

import json
import os
import tempfile
import time
from pathlib import Path
from typing import Final

from nextfrontier.cli.terminal.console import Trouble
from nextfrontier.record.record import FORMAT, Record
from nextfrontier.record.saves import load

LARGEST: Final = 32 * 1024 * 1024


def state_directory() -> Path:
    """Return the directory in which a user's programs keep files that they may need again."""
    chosen = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(chosen) if chosen else Path.home() / ".local" / "state"
    return base / "nextfrontier"


def free_path(directory: Path, slug: str) -> Path:
    """Return a name that no file has yet, by date and time."""
    stem = f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = directory / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = directory / f"{stem}-{number}.json"
    return path


def autosave(record: Record) -> Path:
    """Save under a name of its own in the state directory or, if that fails, among temporary files."""
    problem = Trouble("")
    for directory in (state_directory(), Path(tempfile.gettempdir())):
        try:
            directory.mkdir(parents=True, exist_ok=True)
            return write_save(record, free_path(directory, record.game.slug))
        except (OSError, Trouble) as error:
            problem = Trouble(f"The game could not be saved: {error}")
    raise problem


def write_save(record: Record, path: Path) -> Path:
    """Write the whole file beside its place, then put it there; only saves are overwritten."""
    if path.exists() and not is_save(path):
        raise Trouble(f"{path} exists and is not a saved game; choose another name.")
    text = json.dumps(record.save(), separators=(",", ":"))
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError as error:
        raise Trouble(f"Cannot write {path}: {error.strerror or error}.") from None
    return path


def is_save(path: Path) -> bool:
    """Does this file look like one of our saves?"""
    try:
        with path.open("rb") as file:
            return FORMAT.encode() in file.read(200)
    except OSError:
        return False


def read_save(path: Path) -> Record:
    """Read a saved game; Trouble if the file cannot be read, Refused if it is no good save."""
    try:
        if path.stat().st_size > LARGEST:
            raise Trouble(f"{path} is far too large for a saved game.")
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Trouble(f"Cannot read {path}: {error.strerror or error}.") from None
    except (ValueError, RecursionError):
        raise Trouble(f"{path} is not a saved game: it is not JSON.") from None
    return load(document)


def typed_path(text: str) -> Path:
    """Return a file name as a person types it."""
    try:
        path = Path(text).expanduser()
    except (RuntimeError, ValueError):
        raise Trouble(f"“{text[:60]}” is no file name.") from None
    if "\0" in text or not path.name:
        raise Trouble(f"“{text[:60]}” is no file name.")
    return path

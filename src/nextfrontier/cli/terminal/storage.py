"""Saved games on disk: where they lie, writing them without loss, reading them with clear errors."""

from __future__ import annotations

import json
import os
import tempfile
import time
from pathlib import Path
from typing import Final

from nextfrontier.cli.speech import Speech, Trouble
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
    problem = Trouble("not_saved", problem="")
    for directory in (state_directory(), Path(tempfile.gettempdir())):
        try:
            directory.mkdir(parents=True, exist_ok=True)
            return write_save(record, free_path(directory, record.game.slug))
        except (OSError, Trouble) as error:
            problem = Trouble("not_saved", problem=told(error))
    raise problem


def write_save(record: Record, path: Path) -> Path:
    """Write the whole file beside its place, then put it there; only saves are overwritten."""
    if path.exists() and not is_save(path):
        raise Trouble("no_save", path=str(path))
    text = json.dumps(record.save(), separators=(",", ":"))
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError as error:
        raise Trouble("cannot_write", path=str(path), problem=told(error)) from None
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
            raise Trouble("too_large", path=str(path))
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Trouble("cannot_read", path=str(path), problem=told(error)) from None
    except (ValueError, RecursionError):
        raise Trouble("not_json", path=str(path)) from None
    return load(document)


def told(error: OSError | Trouble) -> str:
    """Return a problem as the system tells it."""
    return Speech().tell(error) if isinstance(error, Trouble) else error.strerror or str(error)


def typed_path(text: str) -> Path:
    """Return a file name as a person types it."""
    try:
        path = Path(text).expanduser()
    except (RuntimeError, ValueError):
        raise Trouble("no_file_name", text=text[:60]) from None
    if "\0" in text or not path.name:
        raise Trouble("no_file_name", text=text[:60])
    return path

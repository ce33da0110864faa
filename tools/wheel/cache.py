"""Keep compiled libraries in the user's cache directory, so that a second clone finds them again.

An entry is one ZIP file named by the key of what it was made from. It is written beside its place and moved
there in one step, so two builds at once never see half of one; it is read only if every file in it is whole.
"""

import contextlib
import hashlib
import json
import os
import sys
import tempfile
import time
import zipfile
import zlib
from pathlib import Path

KEPT = 6
DAY = 86_400
MANIFEST = "manifest.json"
DAMAGE = (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile, zlib.error, NotImplementedError)


def cache_folder() -> Path:
    """Return our folder in the user's cache directory, by the custom of the system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "nextfrontier" / "engines"


class Cache:
    """Compiled libraries by key; the newest few are kept. If the folder cannot be used, nothing is ever found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take(self, key: str, target: Path) -> bool:
        """Unpack an entry into a new folder; False if there is none, or if it is damaged."""
        try:
            with zipfile.ZipFile(self._path(key)) as entry:
                files = {name: entry.read(name) for name in entry.namelist() if name != MANIFEST}
                if json.loads(entry.read(MANIFEST)) != manifest(key, files):
                    return False
            os.utime(self._path(key))
        except DAMAGE:
            return False
        for name, data in files.items():
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        return True

    def put(self, key: str, source: Path) -> bool:
        """Keep all files of a folder and forget the oldest entries; False if it cannot be written."""
        files = {
            path.relative_to(source).as_posix(): path.read_bytes()
            for path in sorted(source.rglob("*"))
            if path.is_file()
        }
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._write(key, files)
            self._forget_oldest()
            return True
        return False

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.zip"

    def _write(self, key: str, files: dict[str, bytes]) -> None:
        handle, name = tempfile.mkstemp(dir=self.folder, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as entry:
                    for path, data in files.items():
                        entry.writestr(path, data)
                    entry.writestr(MANIFEST, json.dumps(manifest(key, files)))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, self._path(key))
        finally:
            Path(name).unlink(missing_ok=True)

    def _forget_oldest(self) -> None:
        """Remove all but the newest entries, and the remains of a killed build."""
        entries = sorted(self.folder.glob("*.zip"), key=time_of, reverse=True)
        killed = [path for path in self.folder.glob("*.part") if time.time() - time_of(path) > DAY]
        for path in entries[KEPT:] + killed:
            path.unlink(missing_ok=True)


def time_of(path: Path) -> float:
    """Return when a file was written or last taken; now, if another build has just moved it away."""
    try:
        return path.stat().st_mtime
    except OSError:
        return time.time()


def manifest(key: str, files: dict[str, bytes]) -> dict[str, str]:
    """Return the hash of every file, and the key that they belong to."""
    return {"key": key} | {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}

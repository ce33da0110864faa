"""Compiled libraries are found again, whole or not at all."""

from __future__ import annotations

import os
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.wheel.cache import KEPT, Cache, cache_folder


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    folder = tmp_path / "libraries"
    (folder / "kernel").mkdir(parents=True)
    (folder / "code.so").write_bytes(b"\x7fELF" * 1000)
    (folder / "kernel" / "agenda.so").write_bytes(b"start")
    return folder


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    return Cache(tmp_path / "cache")


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_what_was_put_is_taken(cache: Cache, libraries: Path, tmp_path: Path) -> None:
    assert not cache.take("key", tmp_path / "none")
    assert cache.put("key", libraries)
    assert cache.take("key", tmp_path / "taken")
    assert contents(tmp_path / "taken") == contents(libraries)


def test_an_entry_that_was_cut_off_is_not_trusted(cache: Cache, libraries: Path, tmp_path: Path) -> None:
    cache.put("key", libraries)
    entry = cache.folder / "key.zip"
    whole = entry.read_bytes()
    for length in (0, 1, len(whole) // 2, len(whole) - 1):
        entry.write_bytes(whole[:length])
        assert not cache.take("key", tmp_path / "taken")
    assert not (tmp_path / "taken").exists()


def test_an_entry_with_other_bytes_is_not_trusted(cache: Cache, libraries: Path, tmp_path: Path) -> None:
    cache.put("key", libraries)
    whole = (cache.folder / "key.zip").read_bytes()
    for place in range(0, len(whole), 7):
        other = whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :]
        (cache.folder / "key.zip").write_bytes(other)
        if cache.take("key", tmp_path / "taken"):  # the byte meant nothing, such as one of a date
            assert contents(tmp_path / "taken") == contents(libraries)


def test_an_entry_with_a_file_more_or_of_another_key_is_not_trusted(
    cache: Cache, libraries: Path, tmp_path: Path
) -> None:
    cache.put("key", libraries)
    os.replace(cache.folder / "key.zip", cache.folder / "other.zip")
    assert not cache.take("other", tmp_path / "taken")
    cache.put("key", libraries)
    with zipfile.ZipFile(cache.folder / "key.zip", "a") as entry:
        entry.writestr("../../escaped.so", b"")
    assert not cache.take("key", tmp_path / "taken")


def test_only_the_newest_entries_are_kept(cache: Cache, libraries: Path, tmp_path: Path) -> None:
    """An entry that was taken counts as new."""
    for number in range(KEPT):
        cache.put(f"key{number}", libraries)
        os.utime(cache.folder / f"key{number}.zip", (number, number))
    assert cache.take("key0", tmp_path / "taken")
    cache.put("new", libraries)
    names = {path.stem for path in cache.folder.iterdir()}
    assert names == {"new", "key0", *(f"key{number}" for number in range(2, KEPT))}


def test_two_builds_at_once_leave_a_whole_entry(cache: Cache, libraries: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(lambda _: cache.put("key", libraries), range(20)))
    assert [path.name for path in cache.folder.iterdir()] == ["key.zip"]
    assert cache.take("key", tmp_path / "taken")


def test_a_folder_that_cannot_be_used_finds_nothing(libraries: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    blocked = Cache(tmp_path / "file" / "engines")
    assert not blocked.put("key", libraries)
    assert not blocked.take("key", tmp_path / "taken")


@pytest.mark.parametrize(
    ("system", "variable", "start"),
    [("linux", "XDG_CACHE_HOME", ""), ("win32", "LOCALAPPDATA", ""), ("darwin", "HOME", "Library/Caches")],
)
def test_every_system_has_its_place_for_caches(
    system: str, variable: str, start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache_folder() == tmp_path / start / "nextfrontier" / "engines"

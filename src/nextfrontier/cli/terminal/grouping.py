"""Long lists of moves in groups that open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FLAT: Final = 20  # more moves than this are grouped

Key = Callable[[str], str]


def grouped(moves: list[str], key: Key) -> dict[str, list[str]]:
    """The moves by a key, in the order of their first one."""
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(key(move), []).append(move)
    return found


def first_words(number: int) -> Key:
    """Moves that begin with the same words belong together."""
    return lambda move: " ".join(move.split()[:number])

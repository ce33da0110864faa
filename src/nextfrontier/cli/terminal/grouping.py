"""Long lists of moves in groups that open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FLAT: Final = 20  # more moves than this are grouped

Key = Callable[[str], str]


def group_moves(moves: list[str], key: Key) -> dict[str, list[str]]:
    """Group moves by a key, in the order of the first move of each group."""
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(key(move), []).append(move)
    return found


def first_words(number: int) -> Key:
    """Return the key by which moves that begin with the same words belong together."""
    return lambda move: " ".join(move.split()[:number])

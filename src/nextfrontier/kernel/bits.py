"""Sets of small numbers as bits of an int."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, rising."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count_bits(mask: int) -> int:
    """Count the bits that are set; compiled this is far quicker than `bit_count`."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def is_listed(move: int, moves: list[int]) -> bool:
    """Is it one of them? Compiled, this is quicker than `in`."""
    for other in moves:
        if other == move:
            return True
    return False

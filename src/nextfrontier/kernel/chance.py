"""Chance: named streams from one seed, written down so that any language can check them.

The n-th shuffle of a stream reads 32-bit words from BLAKE2b(key=seed, stream, n, block) and swaps from the
end (Fisher-Yates), each index bounded by rejection. Outcomes can be recorded: a log replays without the seed.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

WORD: Final = 1 << 32
BLOCK: Final = ">16I"  # sixteen words of 32 bits, big-endian
COMMITMENT_LABEL: Final = b"next-frontier seed "

Outcomes = dict[tuple[int, int], list[int]]


class Unknowable(Exception):
    """A view was asked for an outcome that only the table knows."""


class Chance:
    """The table's own chance: seeded, and recorded where a record is kept."""

    def __init__(self, seed: bytes, record: Outcomes | None) -> None:
        self.seed = seed
        self.record = record

    def shuffle(self, stream: int, count: int, items: list[int]) -> list[int]:
        """Return the items in random order: shuffle number `count` of this stream."""
        shuffled = fisher_yates(self.seed, stream, count, items)
        if self.record is not None:
            self.record[(stream, count)] = shuffled[:]
        return shuffled


class Replayed(Chance):
    """Outcomes read back from a log."""

    def __init__(self, record: Outcomes) -> None:
        super().__init__(b"", record)

    def shuffle(self, stream: int, count: int, items: list[int]) -> list[int]:
        assert self.record is not None
        outcome = self.record.get((stream, count))
        if outcome is None or sorted(outcome) != sorted(items):
            raise Unknowable(f"the log holds no outcome for shuffle {count} of stream {stream}")
        return outcome[:]


class Blind(Chance):
    """The chance of a view: any outcome that matters is unknowable."""

    def __init__(self) -> None:
        super().__init__(b"", None)

    def shuffle(self, stream: int, count: int, items: list[int]) -> list[int]:
        raise Unknowable(f"shuffle {count} of stream {stream} is not known here")


class Unshuffled(Chance):
    """For looking ahead: the order of unseen cards never decides what is legal, so it stays as it is."""

    def __init__(self) -> None:
        super().__init__(b"", None)

    def shuffle(self, stream: int, count: int, items: list[int]) -> list[int]:
        return items[:]


def fisher_yates(seed: bytes, stream: int, count: int, items: list[int]) -> list[int]:
    """Shuffle without bias by the documented generator."""
    shuffled = items[:]
    block = 0
    words: list[int] = []
    for i in range(len(shuffled) - 1, 0, -1):
        bound = i + 1
        limit = WORD - WORD % bound
        while True:
            if not words:
                words = block_of_words(seed, stream, count, block)
                block += 1
            word = words.pop()
            if word < limit:
                break
        j = word % bound
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return shuffled


def block_of_words(seed: bytes, stream: int, count: int, block: int) -> list[int]:
    """Return sixteen 32-bit words, the last one to be used first."""
    place = f"{stream}/{count}/{block}".encode()
    return list(struct.unpack(BLOCK, hashlib.blake2b(place, key=seed).digest()))


def seed_bytes(seed: int | str) -> bytes:
    """Return the key made from a seed that a person typed: 64 bytes at most, as BLAKE2b takes them."""
    raw = str(seed).encode()
    return raw if len(raw) <= 64 else hashlib.blake2b(raw).digest()


def commitment(seed: int | str) -> str:
    """Return the hash published when a game starts; the seed itself is published when it is over."""
    return hashlib.sha256(COMMITMENT_LABEL + str(seed).encode()).hexdigest()

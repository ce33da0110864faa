"""Chance is the documented generator, unbiased, recorded, and committed to."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from nextfrontier.kernel import chance
from nextfrontier.kernel.chance import (
    Blind,
    Chance,
    Outcomes,
    Replayed,
    Unknowable,
    Unshuffled,
    commitment,
    fisher_yates,
    seed_bytes,
)

KNOWN = [8, 3, 6, 0, 2, 1, 7, 5, 4, 9]  # seed 7, stream 0, first shuffle of 0..9


def by_the_book(seed: bytes, stream: int, count: int, items: list[int]) -> list[int]:
    """The generator as its documentation says, written without the engine: words are read from the end."""
    words: list[int] = []
    for block in range(100):
        digest = hashlib.blake2b(b"%d/%d/%d" % (stream, count, block), key=seed, digest_size=64).hexdigest()
        words += [int(digest[at : at + 8], 16) for at in range(120, -8, -8)]
    shuffled = list(items)
    for last in reversed(range(1, len(items))):
        word = words.pop(0)
        while word >= 2**32 // (last + 1) * (last + 1):
            word = words.pop(0)
        other = word % (last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


@pytest.mark.parametrize("size", [0, 1, 2, 16, 17, 18, 52, 180])
@pytest.mark.parametrize(("stream", "count"), [(0, 0), (0, 1), (3, 12), (-1, 0)])
def test_a_shuffle_is_the_one_of_the_documentation(size: int, stream: int, count: int) -> None:
    items = list(range(100, 100 + size))
    assert fisher_yates(b"seven", stream, count, items) == by_the_book(b"seven", stream, count, items)


def test_a_shuffle_never_changes_between_versions() -> None:
    assert fisher_yates(seed_bytes(7), 0, 0, list(range(10))) == KNOWN
    assert fisher_yates(seed_bytes("7"), 0, 0, list(range(10))) == KNOWN


def test_every_order_comes_equally_often() -> None:
    found = Counter(tuple(fisher_yates(b"fair", 0, count, [1, 2, 3])) for count in range(6000))
    assert set(found) == set(permutations([1, 2, 3]))
    chi_square = sum((times - 1000) ** 2 / 1000 for times in found.values())
    assert chi_square < 20.5  # five degrees of freedom, one in a thousand


def test_words_that_would_favour_small_numbers_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([[0, 1, 2**32 - 1]])
    monkeypatch.setattr(chance, "block_of_words", lambda *place: next(words))
    # 2**32 - 1 is the one word beyond the last multiple of three; then 1 swaps, then 0.
    assert fisher_yates(b"", 0, 0, [10, 11, 12]) == [12, 10, 11]


def test_streams_numbers_and_seeds_differ() -> None:
    items = list(range(30))
    orders = [
        fisher_yates(seed, stream, count, items)
        for seed in (b"a", b"b")
        for stream in (0, 1)
        for count in (0, 1)
    ]
    assert len({tuple(order) for order in orders}) == 8
    assert items == list(range(30))


def test_a_long_seed_is_hashed_into_a_key() -> None:
    assert seed_bytes("x" * 64) == b"x" * 64
    assert seed_bytes("x" * 65) == hashlib.blake2b(b"x" * 65).digest()
    assert seed_bytes(12) == b"12"


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(7) == hashlib.sha256(b"next-frontier seed 7").hexdigest()
    assert commitment("7") == commitment(7)
    assert commitment(8) != commitment(7)


def test_recorded_outcomes_replay_without_the_seed() -> None:
    record: Outcomes = {}
    table = Chance(b"seed", record)
    first = table.shuffle(0, 0, [1, 2, 3, 4])
    expected = first[:]
    first.clear()  # what the game does with its deck is no matter of the log
    assert record == {(0, 0): expected}
    replayed = Replayed(record)
    replayed.shuffle(0, 0, [4, 3, 2, 1]).clear()
    assert replayed.shuffle(0, 0, [4, 3, 2, 1]) == expected


def test_a_log_has_no_outcome_for_what_was_not_recorded() -> None:
    replayed = Replayed({(0, 0): [2, 1]})
    with pytest.raises(Unknowable, match="shuffle 1 of stream 0"):
        replayed.shuffle(0, 1, [1, 2])
    with pytest.raises(Unknowable):
        replayed.shuffle(0, 0, [1, 3])


def test_a_view_knows_no_outcome_and_a_search_leaves_the_order() -> None:
    with pytest.raises(Unknowable):
        Blind().shuffle(0, 0, [1, 2])
    assert Unshuffled().shuffle(0, 0, [3, 1, 2]) == [3, 1, 2]

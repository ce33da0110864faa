"""The browser's part in a deal: hashes as the kernel makes them, when a number is told, and the check at the end."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.deals import combined_seed, share_commitment
from tests.web.node import in_node

Document = dict[str, Any]
HASHES = """
const { sha256 } = await import("./lib/sha256.ts");
console.log(JSON.stringify(given.map(sha256)));
"""
DEALS = """
const { combinedSeed, newEntropy, seedCommitment, shareCommitment } = await import("./lib/deals.ts");
const { told, seed } = given;
console.log(JSON.stringify({
  share: shareCommitment(told[0].entropy),
  server: seedCommitment(seed),
  seed: combinedSeed(seed, told),
  entropies: [newEntropy(), newEntropy()],
}));
"""
VERDICTS = """
const { verdictOn } = await import("./lib/deals.ts");
console.log(JSON.stringify(given.map(({ deal, seed, kept }) => verdictOn(deal, seed, kept ?? undefined))));
"""
TELLING = """
const { seatToTell } = await import("./lib/deals.ts");
console.log(JSON.stringify(given.map(({ deal, mine, kept }) => seatToTell(deal, mine, kept ?? undefined))));
"""
SEEN = {
    "server": commitment("secret"),
    "players": [
        {"seat": 0, "commitment": share_commitment("aa")},
        {"seat": 1, "commitment": share_commitment("bb")},
    ],
}
KEPT = {"table": "t", "entropy": "aa", "seen": SEEN}


def deal(*told: str | None, **changes: object) -> Document:
    """A deal of two players who told these numbers."""
    players = [
        {"seat": seat, "commitment": share_commitment(own), "told": entropy is not None, "entropy": entropy}
        for seat, (own, entropy) in enumerate(zip(("aa", "bb"), told, strict=True))
    ]
    found = {"dealt": True, "asked": False, "server": commitment("secret"), "server_seed": "secret"}
    return {**found, "players": players, **changes}


def test_hashes_are_those_of_the_standard() -> None:
    texts = ["", "abc", "é√😀", *("x" * length for length in (55, 56, 63, 64, 65, 119, 120, 1000))]
    assert in_node(HASHES, texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def test_browser_and_kernel_agree_on_commitments_and_on_the_seed() -> None:
    told = [{"seat": 0, "entropy": "aa"}, {"seat": 2, "entropy": "cc"}]
    found = in_node(DEALS, {"told": told, "seed": "secret"})
    assert found["share"] == share_commitment("aa")
    assert found["server"] == commitment("secret")
    assert found["seed"] == combined_seed("secret", {0: "aa", 2: "cc"})
    first, second = found["entropies"]
    assert len(first) == len(second) == 64
    assert first != second


@pytest.mark.parametrize(
    ("published", "told", "kept", "verdict"),
    [
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, KEPT, "fits"),
        (deal("aa", None), {0: "aa"}, KEPT, "fits"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, None, "fits"),
        (deal("aa", "bb"), {0: "aa"}, KEPT, "wrong"),
        (deal("aa", "bb", server_seed="other"), {0: "aa", 1: "bb"}, KEPT, "wrong"),
        (deal("ab", "bb"), {0: "ab", 1: "bb"}, KEPT, "wrong"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, {**KEPT, "seen": {**SEEN, "server": "0"}}, "changed"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, {**KEPT, "seen": {**SEEN, "players": []}}, "changed"),
        (deal(None, "bb"), {1: "bb"}, KEPT, "left-out"),
    ],
)
def test_the_check_at_the_end_finds_every_lie(
    published: Document, told: dict[int, str], kept: Document | None, verdict: str
) -> None:
    seed = combined_seed("secret", told)
    assert in_node(VERDICTS, [{"deal": published, "seed": seed, "kept": kept}]) == [verdict]


def test_a_number_is_told_when_all_seats_are_taken_and_only_once() -> None:
    asked = {"dealt": False, "asked": True}
    cases = [
        (deal(None, None, **asked), [0], KEPT),
        (deal(None, None, dealt=False), [0], KEPT),
        (deal("aa", None, **asked), [0], KEPT),
        (deal(None, None, **asked), [1], KEPT),
        (deal(None, None, **asked), [0], {**KEPT, "entropy": "cc"}),
        (deal(None, None, **asked), [0], None),
    ]
    given = [{"deal": published, "mine": mine, "kept": kept} for published, mine, kept in cases]
    assert in_node(TELLING, given) == [0, None, None, None, None, None]

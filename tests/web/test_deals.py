"""The browser's part in a deal: hashes as the kernel makes them, when a number is told, and the check at the end."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from nextfrontier.kernel.chance import commitment
from nextfrontier.record.deals import combined_seed, share_commitment
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
console.log(JSON.stringify(given.map(({ deal, seed, kept }) => verdictOn(deal, seed, kept))));
"""
TELLING = """
const { numbersToTell } = await import("./lib/deals.ts");
const told = given.map(({ deal, mine, kept }) => numbersToTell(deal, mine, kept).map(({ seat }) => seat));
console.log(JSON.stringify(told));
"""
NOTING = """
const { keepDeal, noteHashes, verdictOn } = await import("./lib/deals.ts");
keepDeal({ table: "t", entropy: "aa", seen: null, pending: given.pending });
let kept = [];
for (const frame of given.frames) kept = noteHashes("t", frame);
console.log(JSON.stringify(verdictOn(given.deal, given.seed, kept)));
"""
JOINING = """
const { awaitsAnswer, forgetDeal, keepDeal, keptDeals, numberFor } = await import("./lib/deals.ts");
const steps = [];
const first = numberFor("t", false);
keepDeal(first);
steps.push(numberFor("t", false).entropy === first.entropy, awaitsAnswer("t"));
keepDeal({ ...first, pending: false });
steps.push(numberFor("t", false).entropy === first.entropy, awaitsAnswer("t"));
const second = numberFor("t", true);
steps.push(second.entropy === first.entropy);
keepDeal(second);
steps.push(numberFor("t", true).entropy === second.entropy, keptDeals("t").length);
forgetDeal(second);
steps.push(keptDeals("t").length, numberFor("other", false).entropy === first.entropy);
console.log(JSON.stringify(steps));
"""
SEEN = {
    "server": commitment("secret"),
    "players": [
        {"seat": 0, "commitment": share_commitment("aa")},
        {"seat": 1, "commitment": share_commitment("bb")},
    ],
}
KEPT = {"table": "t", "entropy": "aa", "seen": SEEN}
OTHER = {**KEPT, "entropy": "bb"}  # of somebody at the same device
UNSENT = {"table": "t", "entropy": "cc", "seen": None}


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
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [KEPT], "fits"),
        (deal("aa", None), {0: "aa"}, [KEPT], "fits"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [], "fits"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [KEPT, OTHER], "fits"),
        (deal("aa", "bb"), {0: "aa"}, [KEPT], "wrong"),
        (deal("aa", "bb", server_seed="other"), {0: "aa", 1: "bb"}, [KEPT], "wrong"),
        (deal("ab", "bb"), {0: "ab", 1: "bb"}, [KEPT], "wrong"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [{**KEPT, "seen": {**SEEN, "server": "0"}}], "changed"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [{**KEPT, "seen": {**SEEN, "players": []}}], "changed"),
        (
            deal("aa", "bb"),
            {0: "aa", 1: "bb"},
            [{**KEPT, "seen": {"server": "0", "players": None}}],
            "changed",
        ),
        (deal(None, "bb"), {1: "bb"}, [KEPT], "left-out"),
        (deal(None, "bb"), {1: "bb"}, [{**KEPT, "seen": None}], "left-out"),
        (deal("aa", None), {0: "aa"}, [KEPT, OTHER], "left-out"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [{**UNSENT, "pending": True}], "fits"),
        (deal("aa", "bb"), {0: "aa", 1: "bb"}, [UNSENT], "left-out"),
    ],
)
def test_the_check_at_the_end_finds_every_lie(
    published: Document, told: dict[int, str], kept: list[Document], verdict: str
) -> None:
    seed = combined_seed("secret", told)
    assert in_node(VERDICTS, [{"deal": published, "seed": seed, "kept": kept}]) == [verdict]


def test_a_number_is_told_when_all_seats_are_taken_and_only_once() -> None:
    asked = {"dealt": False, "asked": True}
    cases = [
        (deal(None, None, **asked), [0], [KEPT]),
        (deal(None, None, **asked), [0, 1], [KEPT, OTHER]),
        (deal(None, None, dealt=False), [0], [KEPT]),
        (deal("aa", None, **asked), [0], [KEPT]),
        (deal(None, None, **asked), [1], [KEPT]),
        (deal(None, None, **asked), [0], [UNSENT]),
        (deal(None, None, **asked), [0], []),
    ]
    given = [{"deal": published, "mine": mine, "kept": kept} for published, mine, kept in cases]
    assert in_node(TELLING, given) == [[0], [0, 1], [], [], [], [], []]


GATHERING = deal(None, None, dealt=False)
ASKED = {**GATHERING, "asked": True}
SWAPPED = {"server_seed": "swapped", "server": commitment("swapped")}
FROM_ANN = combined_seed("secret", {0: "aa"})
FROM_ANN_SWAPPED = combined_seed("swapped", {0: "aa"})


@pytest.mark.parametrize(
    ("frames", "published", "seed", "verdict"),
    [
        ([GATHERING], deal("aa", "bb"), combined_seed("secret", {0: "aa", 1: "bb"}), "fits"),
        ([GATHERING], deal(None, "bb"), combined_seed("secret", {1: "bb"}), "left-out"),
        ([GATHERING], deal("aa", None, **SWAPPED), FROM_ANN_SWAPPED, "changed"),
        ([GATHERING, {**ASKED, **SWAPPED}], deal("aa", None, **SWAPPED), FROM_ANN_SWAPPED, "changed"),
        ([{**GATHERING, "players": []}, ASKED], deal("aa", None), FROM_ANN, "fits"),
        ([{**ASKED, "players": ASKED["players"][:1]}], deal("aa", None), FROM_ANN, "changed"),
        ([], deal(None, "bb"), combined_seed("secret", {1: "bb"}), "left-out"),
    ],
)
def test_what_was_shown_before_the_deal_is_kept_even_if_the_number_was_never_asked_for(
    frames: list[Document], published: Document, seed: str, verdict: str
) -> None:
    frames = [*frames, published]
    assert in_node(NOTING, {"frames": frames, "deal": published, "seed": seed, "pending": False}) == verdict


def test_a_number_without_an_answer_counts_once_its_hash_was_shown() -> None:
    published, seed = deal(None, "bb"), combined_seed("secret", {1: "bb"})
    given = {"deal": published, "seed": seed, "pending": True}
    assert in_node(NOTING, {**given, "frames": [GATHERING]}) == "left-out"
    vanished = {**published, "players": published["players"][1:]}
    assert in_node(NOTING, {**given, "frames": [GATHERING], "deal": vanished}) == "left-out"


def test_a_number_is_kept_before_it_is_sent_and_sent_again_if_no_answer_came() -> None:
    assert in_node(JOINING, None) == [True, True, True, False, False, True, 2, 1, False]

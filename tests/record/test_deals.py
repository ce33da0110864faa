"""Deals from the server's seed and the numbers of players: hashes, the seed they make, and the part of a save."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from examples.tea_house.game import GAME
from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.deals import check_deal, combined_seed, read_deal, share_commitment
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load

Document = dict[str, Any]
SECRET = "5ec7e7"  # of the server


def deal() -> Document:
    """Return a deal for which seat 0 told its number, and seat 1 did not."""
    return {
        "server_seed": SECRET,
        "server_commitment": commitment(SECRET),
        "players": [
            {"seat": 0, "commitment": share_commitment("aa"), "entropy": "aa"},
            {"seat": 1, "commitment": share_commitment("bb"), "entropy": None},
        ],
    }


def save(**changes: object) -> Document:
    document: Document = Record(GAME, 2, {}, combined_seed(SECRET, {0: "aa"})).save()
    return {**document, "deal": deal(), **changes}


def test_the_hashes_are_those_of_the_documentation() -> None:
    assert share_commitment("aa") == hashlib.sha256(b"next-frontier share aa").hexdigest()
    seed = hashlib.sha256(b"next-frontier deal\n5ec7e7\n0 aa\n2 cc").hexdigest()
    assert combined_seed(SECRET, {2: "cc", 0: "aa"}) == seed


def test_every_part_of_a_deal_changes_the_seed() -> None:
    told = [{0: "aa", 1: "bb"}, {0: "bb", 1: "aa"}, {0: "aa"}, {1: "aa"}, {}]
    assert len({combined_seed(SECRET, each) for each in told} | {combined_seed("other", {})}) == 6


def test_a_deal_is_held_against_its_hashes_and_the_seed() -> None:
    seed = combined_seed(SECRET, {0: "aa"})
    assert [check.is_right for check in check_deal(deal(), seed)] == [True, True, True]
    assert [check.is_right for check in check_deal({**deal(), "server_seed": "07e7"}, seed)] == [
        False,
        True,
        False,
    ]
    assert [check.is_right for check in check_deal(deal(), "other")] == [True, True, False]


def test_a_save_may_hold_the_deal_and_is_refused_if_that_does_not_fit() -> None:
    assert load(save()).save() == {name: value for name, value in save().items() if name != "deal"}
    for changed in ({**deal(), "server_seed": "07e7"}, {**deal(), "players": []}):
        with pytest.raises(Refused, match="save_damaged"):
            load(save(deal=changed))


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        (None, "deal"),
        ({"server_seed": "a"}, "deal"),
        ({**deal(), "server_seed": 5}, "deal.server_seed"),
        ({**deal(), "server_seed": ""}, "deal.server_seed"),
        ({**deal(), "server_seed": "aa\n"}, "deal.server_seed"),
        ({**deal(), "server_seed": "\x1b[2J"}, "deal.server_seed"),
        ({**deal(), "server_commitment": "a" * 101}, "deal.server_commitment"),
        ({**deal(), "server_commitment": "AA"}, "deal.server_commitment"),
        ({**deal(), "players": {}}, "deal.players"),
        ({**deal(), "players": [5]}, "deal.players[0]"),
        ({**deal(), "players": [{"seat": 2, "commitment": None, "entropy": None}]}, "deal.players[0].seat"),
        ({**deal(), "players": deal()["players"][::-1]}, "deal.players[1].seat"),
        (
            {**deal(), "players": [{"seat": 0, "commitment": 1, "entropy": None}]},
            "deal.players[0].commitment",
        ),
    ],
)
def test_the_deal_of_a_save_is_refused_with_the_field_that_is_wrong(changed: object, field: str) -> None:
    with pytest.raises(Refused) as refused:
        read_deal(changed, 2)
    assert refused.value.reasons[0].parameters["field"] == field

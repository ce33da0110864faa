"""Positions that contradict themselves are refused with the place; merely unlikely ones raise doubts."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import BOX

CONTRACTS = {"contracts": True}
COST_THREE = BOX.backs[4]


def one(**facts: Any) -> dict[str, Any]:
    """A position in which one area is overwritten."""
    return {"players": [{"seat": 0, **facts}]}


def refused_at(seats: int, options: dict[str, Any], changes: dict[str, Any]) -> tuple[str, str]:
    """Path and rule of the refusal of a position."""
    with pytest.raises(Refused) as refused:
        GAME.position(seats, options, 1, changes)
    (reason,) = refused.value.reasons
    assert reason.code == "bad_position"
    return str(reason.parameters["path"]), reason.rule


@pytest.mark.parametrize(
    ("path", "rule", "seats", "changes"),
    [
        ("contracts", "UC-GOV-01", 2, {"contracts": ["C1"]}),
        ("players[0].contracts", "UC-GOV-01", 2, one(contracts=["C1"])),
        ("players[0].declined", "UC-GOV-01", 2, one(declined=["C1"])),
        ("contracts", "UC-GOV-06", 1, {"contracts": ["C1"]}),
        ("clone_used", "UC-CLONE-01", 3, {"clone_used": True}),
        ("slots.G1", "UC-SETUP-16", 2, {"slots": {"G1": ["neutral"]}}),
    ],
)
def test_no_part_of_a_variant_is_there_without_it(
    path: str, rule: str, seats: int, changes: dict[str, Any]
) -> None:
    """UC-GOV-01, UC-GOV-06, UC-CLONE-01."""
    assert refused_at(seats, {}, changes) == (path, rule)


@pytest.mark.parametrize(
    ("path", "rule", "changes"),
    [
        ("players[0].claimed[0]", "UC-SETUP-03", one(hand=[19, 1], claimed=[{"card": 19}])),
        ("deck[0]", "UC-SETUP-03", {"deck": [5], **one(hand=[5])}),
        ("discard[0]", "UC-SETUP-03", {"deck": [5], "discard": [5]}),
        ("discard[0]", "UC-SETUP-03", {"discard": [19], **one(claimed=[{"card": 19}])}),
        (
            "players[1].hand[0]",
            "UC-SETUP-03",
            {"players": [{"seat": 0, "hand": [5]}, {"seat": 1, "hand": [5]}]},
        ),
        ("players[0].gained", "UC-SETUP-25", one(gained=["B-1", "B-1"])),
        ("players[0].gained", "UC-SETUP-25", one(metropolises={"TR": "B-1"}, gained=["B-1"])),
        ("players[0].shown", "UC-SETUP-41", one(hand=[5, 6], shown=[7])),
        ("players[0].shown", "UC-SETUP-41", one(hand=[5, 6], shown=[5, 5])),
        ("players[0].dropped", "UC-SETUP-37", one(dropped=[5])),
        ("special_seen", "UC-SETUP-41", {"special_seen": [0]}),
        ("special_seen", "UC-SETUP-41", {"special_deck": [194, 191], "special_seen": [-1, 4]}),
        (
            "three_credit",
            "UC-LIMIT-09",
            {"three_credit": COST_THREE[:6], **one(hand=[COST_THREE[6]])},
        ),
    ],
)
def test_nothing_lies_at_two_places_or_where_it_cannot_be(
    path: str, rule: str, changes: dict[str, Any]
) -> None:
    """UC-SETUP-03, UC-SETUP-25, UC-SETUP-41, UC-LIMIT-09."""
    assert refused_at(2, {}, changes) == (path, rule)


def test_three_contracts_are_in_the_game_whoever_has_taken_some() -> None:
    """UC-LIMIT-11: a taken one is taken from wherever it was dealt, or in the place of another."""
    for seed in range(10):
        sea = GAME.position(2, CONTRACTS, seed, one(contracts=["C1", "C2"]))
        assert len(sea.government.contracts) == 1
        assert not set(sea.government.contracts) & set(sea.players[0].contracts.taken)


def test_six_special_cards_of_cost_three_are_in_the_game_whoever_holds_some() -> None:
    """UC-LIMIT-09."""
    for card in COST_THREE:
        sea = GAME.position(2, {}, 1, one(hand=[card, 5, 6]))
        assert len(sea.specials.three_credit) == 5
        assert card not in sea.specials.three_credit


FIRST = {"order": [0, 1]}
LATER = {"order": [0, 1], "round": 2}


@pytest.mark.parametrize(
    ("code", "path", "seats", "changes"),
    [
        ("lonely_city", "players[0].cities.TL", 2, {**LATER, **one(cities={"TL": "symbiotic"})}),
        ("lonely_building", "players[0].buildings.TL.1", 2, {**LATER, **one(buildings={"TL.1": "farm"})}),
        ("riches", "players[0].resources.credits", 2, {**LATER, **one(resources={"credits": 99})}),
        ("small_hand", "players[0].hand", 2, {**LATER, **one(hand=[5, 6])}),
        ("tiles_played", "slots", 2, {**LATER, "turn": 1, "to_play": 1}),
        ("tiles_played", "slots", 2, {**LATER, "slots": {"G1": [1]}}),
        ("early_pieces", "players[0]", 2, {**FIRST, **one(tunnels={"BC-BR": "plain"})}),
        ("neutral_tiles", "slots", 1, {"round": 2, "slots": {"G1": ["neutral"], "R2": ["neutral"]}}),
        ("cloned_slots", "clone_used", 4, {"clone_used": True}),
    ],
)
def test_what_is_merely_unlikely_is_accepted_with_a_doubt(
    code: str, path: str, seats: int, changes: dict[str, Any]
) -> None:
    """UC-BUILD-06, UC-BUILD-15, UC-ROUND-01, UC-SOLO-05, UC-CLONE-04: no rule looks at it now."""
    found = GAME.doubts(GAME.position(seats, {}, 1, changes))
    assert [(doubt.code, doubt.path) for doubt in found] == [(code, path)]


@pytest.mark.parametrize("slots", [{"G1": [0, 1], "G2": [2, 3]}, {"G1": [0, 1]}])
def test_a_second_tile_on_a_slot_takes_the_cloning_tile(slots: dict[str, Any]) -> None:
    """UC-CLONE-04, UC-CLONE-07."""
    sea = GAME.position(4, {}, 1, {"order": [0, 1, 2, 3], "round": 2, "turn": 2, "slots": slots})
    assert "cloned_slots" in [doubt.code for doubt in GAME.doubts(sea)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_unlikely_in_a_position_that_says_nothing(seats: int) -> None:
    assert GAME.doubts(GAME.position(seats, {}, 1, {})) == []
    assert GAME.doubts(GAME.position(seats, {}, 1, {"era": 2})) == []

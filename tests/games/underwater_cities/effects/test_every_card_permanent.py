"""Every permanent card acts when it should and not when it should not.

Each case plays the same moves with and without the card and looks at the difference.
"""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    resources,
    tunnels,
)
from tests.games.underwater_cities.card_cases import Case
from tests.games.underwater_cities.table import Table

STOCK = "9k 9s 9n 9c"
SYMBIOTIC = "9k 9s 9n 1b 9c"  # exactly one biomatter: no choice of payment
MC_APART: dict[str, Any] = {"cities": cities("MC")}
FARM = {"buildings": farms("BR.1")}
FARMS = {"buildings": farms("BR.1 BR.2 BR.3")}
ONE_OF_EACH = {
    "tunnels": tunnels("MC-BR"),
    "buildings": {**farms("BR.1"), **desals("BR.2"), **labs("BR.3")},
    "assistant": "used",
}
TO_BLUE = {"tunnels": tunnels("MC-BR TR-MC"), "metropolises": {"TR": "B-1"}}
TO_BROWN = {"tunnels": tunnels("MC-BR TL-MC")}
COLOURS = {"turn": 3, "order": [1, 0], "to_play": 0}
TWO_COLOURS = {"G1": [0], "R1": [0]}

Row = tuple[int, str, dict[str, Any], str, int]

# Card, moves, situation, what it gives more (or what is paid less), points more.
BUILDING: list[Row] = [
    (13, "R4+48; part 1; farm BR.1; farm BR.2", {}, "1s", 0),
    (13, "R4+48; part 1; farm BR.2; farm BR.3", FARM, "1s", 0),
    (13, "R4+48; part 1; farm BR.1; done", {}, "", 0),
    (13, "R4+48; part 1; farm BR.1; farm BC.1", {}, "", 0),
    (13, "R4+48; part 1; farm BR.3; done", {"buildings": farms("BR.1 BR.2+")}, "", 0),
    (13, "R4+48; part 1; farm MC.1; farm MC.2", MC_APART, "", 0),
    (13, "R4+48; part 2; lab BR.1; lab BR.2", {}, "", 0),
    (37, "R4+48; part 2; lab BR.1; lab BR.2", {}, "1c", 0),
    (37, "R4+48; part 2; lab BR.3; done", {"buildings": labs("BR.1 BR.2")}, "", 0),
    (37, "R4+48; part 2; lab MC.1; lab MC.2", MC_APART, "", 0),
    (37, "R4+48; part 1; farm BR.1; farm BR.2", {}, "", 0),
    (58, "G1+24; desal BR.1; desal BR.2", {}, "1c", 0),
    (58, "G1+24; desal BR.3; done", {"buildings": desals("BR.1 BR.2")}, "", 0),
    (58, "G1+24; desal MC.1; desal MC.2", MC_APART, "", 0),
    (58, "R4+48; part 1; farm BR.1; farm BR.2", {}, "", 0),
    (16, "Y4+24; tunnel MC-BR; tunnel MR-BR", {}, "1n", 0),
    (16, "Y4+24; tunnel MC-BR; done", {"tunnels": tunnels("MR-BR")}, "", 0),
    (172, "Y4+24; tunnel MC-BR; tunnel MR-BR", {}, "", 2),
    (172, "Y3+24; part 2; upgrade MC-BR; done", {"tunnels": tunnels("MC-BR MR-BR")}, "", 0),
    (172, "G1+24; desal BR.1; done", {}, "", 0),
    (79, "G3+24; city MR symbiotic", {"goods": SYMBIOTIC}, "", 1),
    (79, "G3+24; city MR nonsymbiotic", {}, "", 0),
    (79, "76+G2; part 1; convert MC", {"hand": [76], "goods": SYMBIOTIC, **MC_APART}, "", 0),
    (153, "Y4+24; tunnel MR-BR; done", {"cities": cities("MR")}, "", 2),
    (153, "G3+24; city MR nonsymbiotic", {"tunnels": tunnels("MR-BR")}, "", 2),
    (153, "G3+24; city MR nonsymbiotic", {}, "", 0),
    (153, "Y4+24; tunnel TR-MR; done", {"cities": cities("MR"), "tunnels": tunnels("MR-BR")}, "", 0),
    (153, "Y4+24; tunnel MR-BR; done", {}, "", 0),
    (196, "Y4+24; tunnel TR-blue; done", TO_BLUE, "2c", 2),
    (196, "191+G2; pay 2c; part 1; {tile}", {"hand": [191]}, "2c", 2),
    (196, "Y4+24; tunnel TR-MR; done", TO_BLUE, "", 0),
    (196, "Y4+24; tunnel TL-brown1; done", TO_BROWN, "", 0),
    (196, "Y4+24; tunnel TL-brown1; tunnel TL-brown2", TO_BROWN, "2c", 2),
]

UPGRADING: list[Row] = [
    (38, "Y3+24; part 2; upgrade MC-BR; done", ONE_OF_EACH, "1c", 0),
    (38, "Y3+24; part 2; upgrade BR.1; done", ONE_OF_EACH, "", 0),
    (117, "Y3+24; part 2; upgrade BR.2; done", ONE_OF_EACH, "1c", 0),
    (117, "Y3+24; part 2; upgrade BR.3; done", ONE_OF_EACH, "", 0),
    (134, "Y3+24; part 2; upgrade BR.1; upgrade BR.2; upgrade MC-BR", ONE_OF_EACH, "", 3),
    (134, "G1+24; desal BC.1; done", {}, "", 0),
    (192, "Y3+24; part 2; upgrade BR.1; upgrade BR.3; upgrade MC-BR", ONE_OF_EACH, "3c", 0),
    (192, "R4+48; part 1; farm BR.1; done", {}, "", 0),
    (99, "Y3+24; part 2; upgrade BR.1; upgrade BR.2; upgrade BR.3", FARMS, "1k", 1),
    (99, "Y3+24; part 2; upgrade BR.2; done", {"buildings": farms("BR.1+ BR.2 BR.3")}, "1k", 1),
    (99, "Y3+24; part 2; upgrade BR.1; done", FARMS, "", 0),
    (99, "Y3+24; part 2; upgrade MC.1; done", {**MC_APART, "buildings": farms("MC.1 MC.2+ BR.1")}, "", 0),
    (99, "Y3+24; part 2; upgrade BR.1; done", {"buildings": labs("BR.1 BR.2+ BR.3")}, "", 0),
]

FEDERATION: list[Row] = [
    (35, "G4+24; part 1", {}, "1c", 0),
    (35, "G4+24; part 1", {"space": "3"}, "", 0),
    (15, "G4+24; part 1", {"space": "4"}, "1s", 0),
    (15, "G4+24; part 1", {}, "", 0),
    (60, "G4+24; part 1", {"space": "3"}, "1k", 0),
    (60, "G4+24; part 1", {"space": "4"}, "", 0),
    (60, "G4+24; part 1", {"space": "1"}, "", 0),
]

SLOTS: list[Row] = [
    (14, "R3+48", {}, "1s", 0),
    (14, "R3+24; decline", {}, "", 0),
    (14, "AAS+48; part 2; done", {}, "", 0),
    (40, "R3+48", {}, "1c", 0),
    (40, "R3+24; decline", {}, "", 0),
    (40, "AAS+24; part 2; done", {}, "", 0),
    (77, "R3+48", {}, "", 1),
    (77, "G4+24; part 1", {"space": "4"}, "", 0),
    (77, "Y1+24; part 2; gain credit steelplast; done", {}, "", 1),
    (77, "Y1+24; part 2; gain credit kelp; done", {}, "", 0),
    (77, "Y1+24; part 1; part 1; done", {}, "", 0),
    (100, "Y1+24; part 1; part 1; done", {}, "1c", 0),
    (100, "Y1+24; part 2; gain credit kelp; done", {}, "", 0),
    (115, "Y3+24; end", {"put": {**COLOURS, "slots": TWO_COLOURS}}, "1k", 0),
    (115, "G4+24; part 1; end", {"put": {**COLOURS, "slots": TWO_COLOURS}}, "", 0),
    (115, "AAS+24; part 2; done; end", {"put": {**COLOURS, "slots": TWO_COLOURS}}, "", 0),
    (115, "Y3+24; end", {"put": {**COLOURS, "slots": {"G1": [0], "R1": [1]}}}, "", 0),
]

DISCOUNTS: list[Row] = [
    (78, "Y4+24; tunnel MC-BR; tunnel MR-BR", {}, "2c", 0),
    (78, "G3+24; city MR nonsymbiotic", {}, "", 0),
    (78, "G1+24; desal BR.1; done", {}, "", 0),
    (200, "Y4+24; tunnel MC-BR; tunnel MR-BR", {}, "2c", 0),
    (200, "G3+24; city MR nonsymbiotic", {}, "1c", 0),
    (200, "G3+24; city MR symbiotic", {"goods": SYMBIOTIC}, "1c", 0),
    (200, "G1+24; desal BR.1; done", {}, "", 0),
    (12, "191+G2; pay {1}c; {tile}", {"hand": [191]}, "1c", 0),
    (12, "195+G2; claim", {"hand": [195]}, "1c", 0),
    (12, "181+G2; claim", {"hand": [181]}, "1c", 0),
    (12, "69+G2; part 1; part 1", {"hand": [69]}, "", 0),
]

ALL = [*BUILDING, *UPGRADING, *FEDERATION, *SLOTS, *DISCOUNTS]


def outcome(claimed: list[int], moves: str, situation: dict[str, Any]) -> Table:
    """Play the moves with these claimed cards, for which others may be put into the situation."""
    rest = {name: value for name, value in situation.items() if name not in ("hand", "goods", "space", "put")}
    case = Case(
        0,
        goods=situation.get("goods", STOCK),
        space=situation.get("space", "below"),
        area=rest,
        put={"era": 3, **situation.get("put", {})},
    )
    game = case.table(situation.get("hand", [24, 48]), claimed)
    for move in moves.split("; "):
        if move.startswith("{"):
            game.play(game.moves()[0])
        else:
            game.play(move.replace("{1}", "1" if claimed else "2"))
    return game


@pytest.mark.parametrize(("card", "moves", "situation", "goods", "vp"), ALL)
def test_a_permanent_card_acts_when_it_should_and_only_then(
    card: int, moves: str, situation: dict[str, Any], goods: str, vp: int
) -> None:
    """UC-TYPE-07, UC-TYPE-08: triggers and discounts."""
    without, with_it = outcome([], moves, situation).area(), outcome([card], moves, situation).area()
    more = {name: with_it["resources"][name] - amount for name, amount in without["resources"].items()}
    assert more == resources(goods)
    assert with_it["score"] - without["score"] == vp


@pytest.mark.parametrize(
    ("moves", "cards"), [("R3+48", 1), ("R3+24; decline", 0), ("AAS+48; part 2; done", 0)], ids=str
)
def test_62_draws_a_card_on_a_mismatch_only(moves: str, cards: int) -> None:
    without, with_it = outcome([], moves, {}), outcome([62], moves, {})
    assert len(with_it.area()["hand"]) - len(without.area()["hand"]) == cards


def test_44_exchanges_kelp_and_steelplast_once_in_a_turn() -> None:
    """UC-CARD-21."""
    game = outcome([44], "use 44; exchange 1k 1s", {"goods": "2k 1s"})
    assert game.area()["resources"] == resources("1k 2s")
    assert game.refusal("use 44") == ("used_this_turn", "UC-CARD-21")


def test_63_lets_any_building_be_built_on_the_desalination_slot() -> None:
    game = outcome([63], "G1+24; farm BR.1; lab BR.2", {"goods": "1k 1s"})
    assert game.area()["buildings"] == {**farms("BR.1"), **labs("BR.2")}
    assert {move.split()[0] for move in outcome([63], "R4+48; part 1", {}).moves()} == {"farm"}


@pytest.mark.parametrize(("claimed", "kept"), [([], 3), ([98], 4)], ids=["without", "with"])
def test_98_raises_the_hand_limit_from_three_to_four(claimed: list[int], kept: int) -> None:
    """UC-ENDTURN-08."""
    five = Case(98, put={"era": 3}).table([1, 2, 3, 24, 48], claimed)
    assert {len(move.split()) - 1 for move in five.moves()} == {kept}


def test_116_adds_a_kelp_to_the_science_slot() -> None:
    game = outcome([116], "Y3+24; part 2; part 1", {"goods": ""})
    assert game.area()["resources"] == resources("1k 2n")


def test_203_allows_both_halves_of_the_science_slot() -> None:
    game = outcome([203], "Y3+24; part 2; upgrade BR.1; done", {"goods": "", **ONE_OF_EACH})
    assert game.area()["resources"] == resources("1n")
    assert game.area()["buildings"]["BR.1"] == "farm+"

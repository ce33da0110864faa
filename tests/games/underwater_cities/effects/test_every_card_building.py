"""Every instant card that builds, upgrades, produces or performs other actions does what its text says."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from tests.games.underwater_cities.card_cases import (
    SLOT_OF_COLOUR,
    Case,
    changed_pieces,
    check,
    play_instant,
    stands_at_the_slot,
)
from tests.games.underwater_cities.table import BOX

FOUR = {"cities": cities("MC MR BC"), "tunnels": tunnels("MC-BR MR-BR BC-BR")}
FIVE = {"cities": cities("TR MC MR BC"), "tunnels": tunnels("MC-BR MR-BR BC-BR TR-MC")}
FIVE_ONE_APART = {"cities": cities("TR MC MR BC"), "tunnels": tunnels("MC-BR MR-BR BC-BR")}
SEVEN_TUNNELS = {"cities": cities("MC"), "tunnels": tunnels("MC-BR MR-BR BC-BR TL-MC TR-MC MC-BL TL-ML")}
ALL_SEVEN_AT_CITIES = {**SEVEN_TUNNELS, "cities": cities("MC TL")}
FULL = farms("BR.1 BR.2 BR.3")

BUILDS = [
    Case(4, "part 1; tunnel MC-BR", "1s 1c", "1c", board="MC-BR plain"),
    Case(4, "part 1; tunnel MR-BR", "1s", board="MR-BR plain"),
    Case(4, "part 1; city MR nonsymbiotic", "2s 1k", board="MR nonsymbiotic"),
    Case(4, "part 1; city MR symbiotic", "1s 1k 1b", board="MR symbiotic"),
    Case(4, "", "2k 9c", "2k 9c"),  # the discount is of credits only (UC-CARD-10)
    Case(5, "part 1; farm BR.1", board="BR.1 farm"),
    Case(5, "part 1; desal BC.2", board="BC.2 desalination"),
    Case(5, "part 1; lab BR.3", board="BR.3 laboratory"),
    Case(6, "part 1; tunnel MC-BR", board="MC-BR plain"),
    Case(7, "part 1; city BC nonsymbiotic", "1s 1k 1c", board="BC nonsymbiotic"),
    Case(7, "part 1; city BC symbiotic", "1k 1b 2c", board="BC symbiotic"),
    Case(27, "part 1; tunnel MC-BR", "1s", board="MC-BR plain"),
    Case(30, "part 1; farm BR.1; part 2", "1k", "1c", board="BR.1 farm"),
    Case(30, "part 2; part 1; desal BR.1", "", "", board="BR.1 desalination"),
    Case(51, "part 1; desal BR.1; part 2", "1c", board="BR.1 desalination", cards=1),
    Case(51, "part 2", "9k 9s 9b", "9k 9s 9b", cards=1),
    Case(52, "part 1; farm BR.1", "1k", board="BR.1 farm"),
    Case(52, "part 1; lab BR.1", "1s", board="BR.1 laboratory"),
    Case(52, "", "9c", "9c"),
    Case(71, "part 1; city MR symbiotic", "1s 1k 2c", board="MR symbiotic"),
    Case(71, "", "9s 9k 1c", "9s 9k 1c"),  # no nonsymbiotic city
    Case(72, "part 1; lab BR.x", area={"buildings": FULL}, board="BR.x laboratory"),
    Case(74, "part 1; tunnel MC-BR; tunnel TR-MC", "2s 2c", board="MC-BR plain, TR-MC plain"),
    Case(74, "part 1; tunnel MC-BR; done", "2s 2c", "1s 1c", board="MC-BR plain"),
    Case(87, "part 1; lab BR.x", "1s 1k", "1k", board="BR.x laboratory"),
    Case(87, "part 1; farm BR.x", "1s 1k", "1s", board="BR.x farm"),
    Case(87, "", "9c", "9c"),
    Case(90, "part 1; city MR nonsymbiotic", "2s 1c", board="MR nonsymbiotic"),
    Case(90, "part 1; city MR symbiotic", "1s 1b 2c", board="MR symbiotic"),
    Case(107, "part 1; lab BR.1", "1s", board="BR.1 laboratory"),
    Case(107, "part 1; desal BR.1", "1c", board="BR.1 desalination"),
    Case(127, "part 1; city MR nonsymbiotic", "1s 1k", board="MR nonsymbiotic"),
    Case(127, "", "1k 9c", "1k 9c"),
    Case(128, "part 1; desal BR.x; farm BC.x", "1c 1k", board="BR.x desalination, BC.x farm"),
    Case(128, "part 1; desal BR.x; done", "1c 1k", "1k", board="BR.x desalination"),
    Case(148, "part 1; desal BR.x", "1c", board="BR.x desalination"),
    Case(163, "part 1; farm BR.1; part 2", "1k", board="BR.1 farm", cards=1),
    Case(193, "pay 2c; part 1; city MR nonsymbiotic", "2c", board="MR nonsymbiotic"),
    Case(193, "decline", "2c", "2c"),
]

CONDITIONAL_BUILDS = [
    Case(
        25,
        "part 1; lab BR.1",
        area={"cities": cities("MR"), "tunnels": tunnels("MR-BR")},
        board="BR.1 laboratory",
    ),
    Case(25, area={"cities": cities("MR")}),
    Case(94, "part 1; farm BR.1", area=FOUR, board="BR.1 farm"),
    Case(94, area={**FOUR, "tunnels": tunnels("MC-BR MR-BR")}),
    Case(146, "part 1; desal BR.1", area=FIVE, board="BR.1 desalination"),
    Case(146, area=FIVE_ONE_APART),
    Case(171, "part 1; tunnel TL-brown1", "1c", area=ALL_SEVEN_AT_CITIES, board="TL-brown1 plain"),
    Case(171, "", "9c", "9c", area=SEVEN_TUNNELS),  # the seventh touches no city
]

FARMS = {"buildings": FULL}
LABS = {"buildings": labs("BR.1 BR.2")}
DESALS = {"buildings": desals("BR.1 BR.2")}
FARM_AND_LAB = {"buildings": {**farms("BR.1"), **labs("BR.2")}}
FARMS_AND_TUNNEL = {**FARMS, "tunnels": tunnels("MC-BR")}
THREE_TUNNELS = {"tunnels": tunnels("MC-BR MR-BR BC-BR")}
MIXED = {"tunnels": tunnels("MC-BR MR-BR"), "buildings": {**labs("BR.1"), **desals("BR.2")}}
TWO_FARMS = "BR.1 farm+, BR.2 farm+"

UPGRADES = [
    Case(11, "part 1; upgrade BR.1; pay 1c; upgrade BR.2", "1c 1n", area=FARMS, board=TWO_FARMS),
    Case(11, "part 1; upgrade BR.1; upgrade BR.2", "2c", area=FARMS, board=TWO_FARMS),
    Case(11, "part 1; upgrade BR.1; upgrade BR.2", "2n", area=FARMS, board=TWO_FARMS),
    Case(11, "", "9c 9n", "9c 9n", area=LABS),
    Case(26, "part 1; upgrade BR.1", "1c", area=FARM_AND_LAB, board="BR.1 farm+"),
    Case(26, "part 1; upgrade BR.2", "1n", area=FARM_AND_LAB, board="BR.2 laboratory+"),
    Case(26, "", "9c 9n", "9c 9n", area={**DESALS, "tunnels": tunnels("MC-BR")}),
    Case(45, "part 1; upgrade BR.1", "1n", area=DESALS, board="BR.1 desalination+"),
    Case(45, "part 1; upgrade BR.2", "1s", area=DESALS, board="BR.2 desalination+"),
    Case(45, "", "9c 9b", "9c 9b", area=DESALS),
    Case(55, "part 1; part 2", "1n", area=FARMS_AND_TUNNEL, board="MC-BR upgraded", cards=1),
    Case(
        73, "part 1; upgrade BR.1; upgrade BR.2; upgrade MC-BR", "4n", "1n",
        area=MIXED, board="BR.1 laboratory+, BR.2 desalination+, MC-BR upgraded",
    ),
    Case(106, "part 1; upgrade BR.1", "1c", area=LABS, board="BR.1 laboratory+"),
    Case(106, "", "9n", "9n", area=LABS),
    Case(129, "part 1; upgrade BR.1; upgrade BR.2", area=FARMS_AND_TUNNEL, board=TWO_FARMS),
    Case(129, "part 1; upgrade MC-BR; done", area=FARMS_AND_TUNNEL, board="MC-BR upgraded"),
    Case(
        145, "part 1; upgrade MC-BR; upgrade MR-BR", "3n", "1n",
        area=THREE_TUNNELS, board="MC-BR upgraded, MR-BR upgraded",
    ),
    Case(164, "part 1; upgrade BR.1; part 2", "1n", area=FARMS, board="BR.1 farm+", reaches="4"),
    Case(
        201, "pay 2c; part 1; upgrade BR.1; upgrade BR.2; upgrade BR.3", "5c",
        area=FARMS, board="BR.1 farm+, BR.2 farm+, BR.3 farm+",
    ),
    Case(201, "pay 2c", "2c 9n", "9n", area=FARMS),  # nothing is left for an upgrade (UC-SPEC-21)
]  # fmt: skip

FARM_AND_GOOD_LAB = {"buildings": {**farms("BR.1"), **labs("BR.2+")}}
GOOD_FARM_AND_TUNNEL = {"tunnels": tunnels("MC-BR+"), "buildings": farms("BR.1+")}
GOOD_FARMS_AND_LAB = {"buildings": {**farms("BR.1+ BR.3+"), **labs("BR.2+")}}

PRODUCTIONS = [
    Case(8, "part 1; produce MC-BR", after="1c", area=FARMS_AND_TUNNEL),
    Case(8, "part 1; produce BR.2", after="1s 1n", area=FARM_AND_GOOD_LAB),
    Case(88, "part 1; produce BR.1", after="1b 1c", area={"buildings": desals("BR.1+ BR.2+")}),
    Case(88, "part 1; produce MC-BR", after="1c", vp=1, area=GOOD_FARM_AND_TUNNEL),
    Case(88, area={"cities": cities("MC"), "buildings": farms("BR.1 MC.1+")}),
    Case(125, "part 1; produce BR.1; produce BR.2", after="1k 1s 1n", vp=1, area=GOOD_FARMS_AND_LAB),
]

ACTION_CARDS = [
    Case(32, "part 1; part 2; part 2", after="1c", cards=1),
    Case(69, "part 1; part 1", after="1s"),
    Case(69, "part 1; part 2", after="1c"),
    Case(69, area={"assistant": "used"}),
    Case(75, "part 1; part 2; part 2", after="1c", area={"assistant": "used"}),
    Case(113, "part 1; part 2", after="1c", area={"assistant": "used"}),
    Case(113, "part 2", after="1c"),
    Case(124, "part 1; use 21; use assistant; part 1", "1c", "2s 1n", area={"claimed": [21]}),
    Case(124, "part 1; use 21; done", "2c", "1s 1n 1c", area={"claimed": [21]}),
    Case(124, "", "9k", "9k", area={"claimed": [21]}),
    Case(150, "part 1; part 2; part 2", after="1s 1c"),
    Case(205, "pay 2c; part 1; part 2; use 21; use assistant; part 2", "2c", "1s 1n 1c",
         area={"assistant": "used", "claimed": [21]}),
]  # fmt: skip

USED: dict[str, Any] = {
    "assistant": "used",
    "claimed": [{"card": 21, "used": True}, {"card": 61, "used": True}],
}

READYING = [
    (Case(113, "part 1; ready 21; done", area=USED), [21]),
    (Case(169, "part 1; ready 21; ready assistant", area=USED), [21, 0]),
    (Case(169, "part 1; ready 61; done", area=USED), [61]),
]


@pytest.mark.parametrize(("case", "ready"), READYING, ids=["#113", "#169 twice", "#169 once"])
def test_used_action_cards_are_readied(case: Case, ready: list[int]) -> None:
    """UC-ACT-07: as many as the card says, and no other."""
    game, before = play_instant(case)
    check(game, before, case)
    area = game.area()
    found = [entry["card"] for entry in area["claimed"] if not entry["used"]]
    assert found + [0] * (area["assistant"] == "ready") == ready


TAKEN: dict[str, dict[str, list[int]]] = {"slots": {"R3": [1], "Y3": [1]}}

SLOTS = [
    Case(1, "part 1; perform R3; part 1", "1c", "2s 1k"),
    Case(1, "", "9k", "9k"),
    Case(68, "part 1; perform R3; part 1", after="2s 1k", put=TAKEN),
    Case(68),  # nobody else has a tile anywhere
    Case(95, "part 1; perform G4; part 1", after="1c", reaches="3"),
    Case(130, "part 1; perform R3; part 1", after="2s 1k"),
    Case(151, "part 1; perform R3; part 1", "1c", "2s 1k", put=TAKEN),
    Case(151, "", "9k", "9k", put=TAKEN),
]

ALL = [*BUILDS, *CONDITIONAL_BUILDS, *UPGRADES, *PRODUCTIONS, *ACTION_CARDS, *SLOTS]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_an_instant_does_what_it_says_and_nothing_else(case: Case) -> None:
    game, before = play_instant(case)
    check(game, before, case)


PLENTY = "9k 9s 9n 9b 9c"
BUILDING = {"farm", "desal", "lab"}
KINDS_TO_BUILD = {
    4: {"tunnel", "nonsymbiotic", "symbiotic"},
    5: BUILDING,
    6: {"tunnel"},
    7: {"nonsymbiotic", "symbiotic"},
    25: {"lab"},
    27: {"tunnel"},
    30: BUILDING,
    51: {"desal"},
    52: {"farm", "lab"},
    71: {"symbiotic"},
    72: BUILDING,
    74: {"tunnel"},
    87: {"farm", "lab"},
    90: {"nonsymbiotic", "symbiotic"},
    94: {"farm"},
    107: BUILDING,
    127: {"nonsymbiotic"},
    128: {"desal", "farm"},
    146: {"desal"},
    148: BUILDING,
    163: BUILDING,
    171: {"tunnel"},
    193: {"nonsymbiotic"},
}
ON_EXPANSION_SITES = {72, 87, 128, 148}


@pytest.mark.parametrize("card", KINDS_TO_BUILD)
def test_a_card_builds_its_kinds_only_and_on_expansion_sites_only_if_it_says_so(card: int) -> None:
    """UC-CARD-05, UC-CARD-15, UC-BUILD-36: also in a network where every condition is met."""
    network = {
        "cities": cities("TR MC MR BC"),
        "tunnels": tunnels("MC-BR MR-BR BC-BR TR-MC TL-MC MC-BL TR-MR"),
    }
    game = Case(card, goods=PLENTY, area=network).table([card], [])
    game.play(f"{card}+{SLOT_OF_COLOUR[BOX.card(card).colour]}")
    game.play(*(["pay 2c"] if card == 193 else []), "part 1")
    offered = [move.split() for move in game.moves()]
    assert {words[-1] if words[0] == "city" else words[0] for words in offered} == KINDS_TO_BUILD[card]
    on_expansion_sites = {words[1].endswith(".x") for words in offered if words[0] in BUILDING}
    assert on_expansion_sites <= {card in ON_EXPANSION_SITES}


ONE_OF_EACH = {"tunnels": tunnels("MC-BR"), "buildings": {**farms("BR.1"), **desals("BR.2"), **labs("BR.3")}}
EVERYTHING = {"BR.1", "BR.2", "BR.3", "MC-BR"}
STRUCTURES_TO_UPGRADE = {
    11: {"BR.1"},
    26: {"BR.1", "BR.3"},
    45: {"BR.2"},
    55: {"MC-BR"},
    73: EVERYTHING,
    106: {"BR.3"},
    129: EVERYTHING,
    145: {"MC-BR"},
    164: EVERYTHING,
    201: EVERYTHING,
}


@pytest.mark.parametrize("card", STRUCTURES_TO_UPGRADE)
def test_a_card_upgrades_its_kinds_only(card: int) -> None:
    upgraded = set()
    for site in EVERYTHING:
        rest = {what: {s: v for s, v in ONE_OF_EACH[what].items() if s == site} for what in ONE_OF_EACH}
        game = Case(card, goods=PLENTY, area=rest).table([card], [])
        before = game.area()
        game.play(f"{card}+{SLOT_OF_COLOUR[BOX.card(card).colour]}")
        while not stands_at_the_slot(game):
            game.play(game.moves()[0])
        upgraded |= set(changed_pieces(before, game.area()))
    assert upgraded == STRUCTURES_TO_UPGRADE[card]


def test_76_turns_a_nonsymbiotic_city_into_a_symbiotic_one_for_1_biomatter() -> None:
    """UC-UPG-02, CD-05: the white dome returns, a purple one is taken, nothing counts as built."""
    case = Case(76, "part 1; convert MC", "1b", area={"cities": cities("MC BC*")}, board="MC symbiotic")
    game, before = play_instant(case)
    check(game, before, case)
    assert game.document()["supply"]["nonsymbiotic"] == 17 - 2 - 1 + 1
    assert game.document()["supply"]["symbiotic"] == 7 - 1 - 1


@pytest.mark.parametrize(
    "case",
    [
        Case(76, goods="9k 9s 9c", after="9k 9s 9c"),
        Case(76, goods="1b", after="1b", put={"supply": {"symbiotic": 0}}),
    ],
    ids=["without biomatter", "without a dome"],
)
def test_76_does_nothing(case: Case) -> None:
    game, before = play_instant(case)
    check(game, before, case)


TWO_METROPOLISES = tunnels("MC-BR TR-MC TR-blue MC-BL BL-blue")


@pytest.mark.parametrize(
    ("card", "pays", "goods", "network"),
    [(191, ["pay 2c"], "2c", {}), (126, [], "", TWO_METROPOLISES)],
    ids=["#191", "#126"],
)
def test_a_further_metropolis_is_chosen_from_two_and_connected_at_once(
    card: int, pays: list[str], goods: str, network: dict[str, str]
) -> None:
    """CD-04: the other tile goes back among the undealt ones."""
    game = Case(card, goods=goods, area={"tunnels": network}).table([card], [])
    undealt = len(game.sea.tiles.undealt)
    game.play(f"{card}+{SLOT_OF_COLOUR[BOX.card(card).colour]}", *pays, "part 1")
    offered = game.moves()
    assert len(offered) == 2
    game.play(offered[0])
    assert game.area()["gained"] == [offered[0].split()[1]]
    assert len(game.sea.tiles.undealt) == undealt - 1
    assert offered[1].split()[1] in [BOX.tile(tile).id for tile in game.sea.tiles.undealt]


@pytest.mark.parametrize(
    "case",
    [
        Case(126, area={"tunnels": tunnels("MC-BR TR-MC TR-blue MC-BL")}),
        Case(191, goods="1c", after="1c"),
    ],
    ids=["#126 with one metropolis", "#191 with 1 credit"],
)
def test_no_further_metropolis_is_given(case: Case) -> None:
    game, before = play_instant(case)
    check(game, before, case)
    assert game.area()["gained"] == []


def test_a_gained_metropolis_gives_its_instant_effect() -> None:
    """CD-04: B-2, the only tile left, gives 2 VP and 3 steelplast."""
    tiles = {"metropolises": {"TR": "B-1", "BL": "B-3"}, "gained": [f"B-{n}" for n in (6, 7, 8, 9, 10, 11)]}
    case = Case(191, "pay 2c; part 1; take B-2", "2c", "3s", vp=2, area=tiles)
    game = case.table([191], []).player(1, metropolises={"TR": "B-4", "BL": "B-5"})
    before = game.area()
    game.play("191+G2", *case.moves())
    check(game, before, case)
    assert game.sea.tiles.undealt == ()

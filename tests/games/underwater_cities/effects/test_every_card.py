"""Every instant card that gives, pays, exchanges or counts does what its text says; and no card is forgotten.

Cards are played before the slot's action (UC-TYPE-02), so that their own result can be seen alone.
"""

import re
from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from tests.games.underwater_cities.card_cases import Case, check, play_instant
from tests.games.underwater_cities.effects import (
    test_every_card_building,
    test_every_card_lasting,
    test_every_card_permanent,
)

THREE_KINDS = {"BR.1": "farm", "BR.2": "desalination", "BR.3": "laboratory"}
THREE_KINDS_AT_BC = {"BC.1": "farm", "BC.2": "desalination", "BC.3": "laboratory"}
ONLY_TWO_AT_MR = {"MR.1": "farm", "MR.2": "desalination", "MR.3": "desalination"}
ALL_THREE_AT_MC = {"MC.1": "farm", "MC.2": "desalination", "MC.3": "laboratory"}
AT_BC: dict[str, Any] = {"cities": cities("BC MC"), "tunnels": tunnels("BC-BR")}  # MC is not connected
SIX = cities("TL TR MC MR BC")
ROADS = tunnels("MC-BR MR-BR BC-BR TL-MC TR-MC")

GAINS = [
    Case(2, "part 1", after="1s 2c"),
    Case(24, "part 1", after="2k"),
    Case(48, "part 1; part 2", after="1c", cards=1),
    Case(67, "part 1", after="1k 1s 1b"),
    Case(93, "part 1", after="2n"),
    Case(105, "part 1", after="1s 1c"),
    Case(143, "part 1", vp=2),
    Case(162, "part 1", after="1k", vp=1),
    Case(165, "part 1", after="3c"),
    Case(49, "part 1", cards=3),
    Case(31, "part 1; part 2", after="2c", cards=1),
    Case(31, "part 2; done", cards=1),
    Case(56, "part 1", after="1n"),
    Case(109, "part 1; part 2", after="1c", cards=2),
    Case(109, "part 1; done", after="1c"),
    Case(10, "part 1; gain kelp science", after="1k 1n"),
    Case(10, "part 1; gain steelplast science", after="1s 1n"),
    Case(2, "decline"),
]

FEDERATION = [
    Case(3, "part 1", after="1c", reaches="3"),
    Case(3, "part 1", space="2", vp=2, reaches="1"),
    Case(9, "part 1; part 2", after="1c", cards=2, reaches="3"),
    Case(29, "part 1; part 2", cards=2, reaches="4"),
    Case(29, "part 2; done", cards=2),
    Case(92, "part 1; part 2", after="1c", cards=1, reaches="3"),
    Case(114, "part 1; part 2", after="1c", reaches="4"),
    Case(132, "part 1", after="1s 1c", vp=1, reaches="1"),
    Case(149, "part 1; part 2", after="1c", vp=1, reaches="3"),
]

PAYMENTS = [
    Case(23, "part 1", "1c", "2n"),
    Case(46, "part 1", "1c", "2k"),
    Case(47, "part 1", "1c", "2s"),
    Case(50, "part 1", "1s", "2c"),
    Case(91, "part 1", "2k", vp=3),
    Case(112, "part 1", "1b", "1c", vp=2),
    Case(131, "part 1", "2n", vp=4),
    Case(144, "part 1", "1k 1c", vp=3),
    Case(166, "part 1", "2s", vp=3),
    Case(199, "pay 1c; part 1", "1n 1c", "2k", vp=3),
    # One too few of the price, or other things instead (UC-CARD-22): nothing happens.
    Case(23, "", "2k 2s 2n 2b", "2k 2s 2n 2b"),
    Case(46, "", "2s", "2s"),
    Case(47, "", "2s 2b", "2s 2b"),
    Case(50, "", "9c 9b", "9c 9b"),
    Case(91, "", "1k 9b", "1k 9b"),
    Case(112, "", "9k 9s", "9k 9s"),
    Case(131, "", "1n 9b", "1n 9b"),
    Case(144, "", "9k 9b", "9k 9b"),
    Case(144, "", "9c 9b", "9c 9b"),
    Case(166, "", "1s 9b", "1s 9b"),
    Case(199, "pay 1c", "9c", "8c"),
    # Once only (UC-CARD-23), and not at all if unwanted (UC-CARD-20).
    Case(23, "part 1", "5c", "2n 4c"),
    Case(91, "part 1", "5k", "3k", vp=3),
    Case(47, "decline", "5c", "5c"),
]

EXCHANGES = [
    Case(53, "part 1; part 2", "1k", "1s", cards=2),
    Case(53, "part 1; part 2", "1s", "1k", cards=2),
    Case(53, "part 1; exchange 1k 1s; done", "2k 1s", "1k 2s"),
    Case(108, "part 1; part 2", "1c", "1k", reaches="4"),
    Case(108, "part 1; part 2", "1k", "1c", reaches="4"),
    Case(170, "part 1; exchange 1k 1s; exchange 1k 1s; part 2", "4k", "1k 3s", cards=2),
    Case(170, "part 1; done; done", "2s", "1k 1s"),
]

CONDITIONS = [
    Case(28, "part 1", after="1k", area={"tunnels": tunnels("MC-BR+")}),
    Case(28, area={"tunnels": tunnels("MC-BR")}),
    Case(28, area={"tunnels": tunnels("MC-BR TR-MC+")}),  # touches no city
    Case(33, "part 1", after="2s 1c", space="3", reaches="3"),
    Case(33, space="4", reaches="4"),
    Case(33, space="2", reaches="2"),
    Case(111, "part 1", after="1s 1n", space="3", reaches="3"),
    Case(111, space="1", reaches="1"),
    Case(54, "part 1", after="2k", area={"buildings": farms("BR.1 BR.2")}),
    Case(54, area={"cities": cities("MC"), "buildings": farms("BR.1 MC.1")}),
    Case(70, "part 1; part 1; part 2", after="1s 1n", area={"buildings": labs("BR.1+ BR.2+")}, cards=1),
    Case(70, area={"buildings": labs("BR.1+ BR.2")}),
    Case(89, "part 1", after="1b 2c", area={"buildings": desals("BR.1 BR.2+ BR.3")}),
    Case(89, area={"cities": cities("MC"), "buildings": desals("BR.1 BR.2 MC.1")}),
    Case(152, "part 1", after="1k", vp=2, area={"buildings": farms("BR.1+ BR.2+ BR.3+")}),
    Case(152, area={"buildings": farms("BR.1+ BR.2+ BR.3")}),
    Case(167, "part 1", vp=2, area={"cities": SIX, "tunnels": ROADS}),
    Case(167, area={"cities": SIX, "tunnels": tunnels("MC-BR MR-BR BC-BR TL-MC")}),
]

COUNTS = [
    Case(86, "part 1", after="2s", area={**AT_BC, "buildings": desals("BR.1 BR.2 BR.3 BC.1 BC.2+ MC.1")}),
    Case(86, area={**AT_BC, "buildings": desals("BR.1 MC.1 MC.2")}),
    Case(110, "part 1", after="2k", area={"tunnels": tunnels("MC-BR+ MR-BR+ BC-BR+")}),
    Case(110, "part 1", after="1k", area={"tunnels": tunnels("MC-BR+ MR-BR BC-BR TR-MC+")}),
    Case(110, area={"tunnels": tunnels("MC-BR")}),
    Case(133, "part 1", vp=1, area={**AT_BC, "buildings": {**THREE_KINDS, **ALL_THREE_AT_MC}}),
    Case(
        133, "part 1", vp=2,
        area={"cities": cities("BC MR*"), "tunnels": tunnels("BC-BR MR-BR"),
              "buildings": {**THREE_KINDS, **THREE_KINDS_AT_BC, **ONLY_TWO_AT_MR}},
    ),
    Case(147, "part 1", after="2c", area={**AT_BC, "buildings": desals("BR.1+ BR.2 BC.1+ MC.1+")}),
    Case(147, area={**AT_BC, "buildings": desals("BR.1 MC.1+")}),
    Case(168, "part 1", after="2k", area={**AT_BC, "buildings": farms("BR.1 BR.2+ BR.3 BC.1 BC.2 MC.1")}),
    Case(168, area={"buildings": farms("BR.1")}),
]  # fmt: skip


ALL = [*GAINS, *FEDERATION, *PAYMENTS, *EXCHANGES, *CONDITIONS, *COUNTS]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_an_instant_does_what_it_says_and_nothing_else(case: Case) -> None:
    game, before = play_instant(case)
    check(game, before, case)


def test_no_card_is_forgotten() -> None:
    """Each of the 205 cards stands in one of the tables, or has a test named after it."""
    building, lasting, permanent = (
        test_every_card_building,
        test_every_card_lasting,
        test_every_card_permanent,
    )
    checked = {case.card for case in (*ALL, *building.ALL, *lasting.ACTIONS)}
    checked |= {card for card, *_ in lasting.PRODUCTION} | {card for card, *_ in lasting.CHOICES}
    checked |= {card for card, *_ in lasting.SPENDING} | {card for card, *_ in permanent.ALL}
    checked |= set(lasting.END_SCORING)
    names = " ".join(name for module in (building, lasting, permanent) for name in dir(module))
    checked |= {int(number) for number in re.findall(r"(?<=_)\d+(?=_)", names)}
    checked |= {126, 191} | {case.card for case, _ in building.READYING}
    assert sorted({*range(1, 206)} - checked) == []

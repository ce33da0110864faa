"""Every action, production and end-scoring card does what its text says, and nothing when it is claimed."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    resources,
    tunnels,
)
from tests.games.underwater_cities.card_cases import SLOT_OF_COLOUR, Case, check, use_action
from tests.games.underwater_cities.table import BOX, Table

LASTING = [card for card in BOX.cards if card.type != "instant" and card.number > 0]
FULL = {"buildings": farms("BR.1 BR.2 BR.3")}
SPENT: dict[str, Any] = {"assistant": "used"}

ACTIONS = [
    Case(19, "part 1; desal BR.1; part 2", "1c", board="BR.1 desalination", reaches="4"),
    Case(19, "part 2; part 1; tunnel MC-BR", "1s", space="4", reaches="3", board="MC-BR plain"),
    Case(21, "", after="1s 1n"),
    Case(22, "upgrade BR.1; upgrade BR.2", "3n", "1n", area=FULL, board="BR.1 farm+, BR.2 farm+"),
    Case(34, "part 1; farm BR.1; part 2", "1k", board="BR.1 farm", cards=1),
    Case(34, "part 1; desal BR.1; part 2", "1c", board="BR.1 desalination", cards=1),
    Case(39, "part 1; tunnel MC-BR; part 2", "1s 1c", board="MC-BR plain", cards=1),
    Case(39, "part 1; lab BR.1; part 2", "1s", board="BR.1 laboratory", cards=1),
    Case(43, "part 1; part 2", after="1s", reaches="4"),
    Case(61, "", after="1k 1c"),
    Case(65, "part 1; upgrade BR.1; part 2", "1n", area=FULL, board="BR.1 farm+", cards=1),
    Case(66, "", cards=3),
    Case(83, "farm BR.1", "1k 1n", board="BR.1 farm+"),
    Case(83, "tunnel MC-BR", "1s 1c 1n", board="MC-BR upgraded"),
    Case(84, "part 1; part 2; part 3", vp=1, cards=1, reaches="4"),
    Case(102, "part 1", after="1b 1c"),
    Case(102, "part 2", after="2n"),
    Case(103, "part 1; tunnel MC-BR; part 2", "1s 1c", board="MC-BR plain", reaches="4"),
    Case(121, "part 1; part 2", after="1b", cards=1),
    Case(122, "", "1c", vp=2),
    Case(137, "", vp=3),
    Case(156, "tunnel MC-BR", board="MC-BR plain"),
    Case(156, "lab BR.1", board="BR.1 laboratory"),
    Case(175, "", vp=2),
    Case(195, "", after="1s 2n"),
    Case(197, "lab BR.x", "1s", area=FULL, board="BR.x laboratory"),
    Case(202, "perform R3; part 1", "1c", "2s 1k"),
    Case(202, "perform R3; part 1", "1c", "2s 1k", put={"slots": {"R3": [1]}}),
]


@pytest.mark.parametrize("case", ACTIONS, ids=str)
def test_an_action_card_does_what_it_says_when_it_is_used(case: Case) -> None:
    game, before = use_action(case)
    check(game, before, case)
    assert game.area()["claimed"][-1] == {"card": case.card, "used": True}


# A price, a structure or a site is missing.
USELESS = [
    Case(22, goods="9c 9b"),
    Case(83, goods="9k 9s 9c"),
    Case(122, goods="9k 9s"),
    Case(197, goods="", area=FULL),
    Case(202, goods="9k"),
]


@pytest.mark.parametrize("case", USELESS, ids=str)
def test_an_action_card_whose_whole_effect_is_impossible_cannot_be_used(case: Case) -> None:
    """UC-ACT-22."""
    game = case.table([24], [case.card])
    game.play("Y1+24", "part 1")
    assert not game.allows(f"use {case.card}")


@pytest.mark.parametrize("card", LASTING, ids=lambda card: f"#{card.number}")
def test_a_lasting_card_is_claimed_on_a_matching_slot_and_gives_nothing_at_once(card: Any) -> None:
    """UC-TYPE-04: put face up beside the board, ready if it is an action card."""
    case = Case(card.number, "claim", f"9k 9s 9n 9b {9 + card.cost}c", "9k 9s 9n 9b 9c")
    game = case.table([card.number], [])
    before = game.area()
    game.play(f"{card.number}+{SLOT_OF_COLOUR[card.colour]}", "claim")
    check(game, before, case)
    assert game.area()["claimed"] == [{"card": card.number, "used": False}]


TWO_UP = {**farms("BR.1+ BR.2+"), **labs("BC.1+ BC.2+"), **desals("MR.1+ MR.2+")}
THREE_CITIES: dict[str, Any] = {"cities": cities("BC* MR* MC*"), "tunnels": tunnels("BC-BR+ MR-BR+")}
RICH = {**THREE_CITIES, "buildings": {**TWO_UP, **farms("MC.1+ MC.2+")}}  # MC is not connected
POOR = {
    "cities": cities("BC* MC*"),
    "tunnels": tunnels("BC-BR TR-MR+ MR-BR"),
    "buildings": farms("BR.1+ BC.1+"),
}
MANY_DESALS = {**THREE_CITIES, "buildings": desals("BR.1 BR.2 BR.3 BC.1 BC.2 BC.3 MR.1 MC.1 MC.2")}
MANY_LABS = {**THREE_CITIES, "buildings": labs("BR.1+ BR.2+ BR.3+ BC.1 BC.2 MC.1+")}
FOUR_TUNNELS = {"cities": cities("MC"), "tunnels": tunnels("MC-BR MR-BR BC-BR TL-MC TL-ML")}

# Card, network, what it adds to production.
PRODUCTION: list[tuple[int, dict[str, Any], str, int]] = [
    (17, {}, "", 1),
    (18, MANY_DESALS, "2b", 0),
    (18, {"buildings": desals("BR.1 BR.2")}, "", 0),
    (20, {}, "1n", 0),
    (41, {}, "1s", 0),
    (42, {}, "1k", 0),
    (57, {}, "1c", 0),
    (59, MANY_DESALS, "2c", 0),
    (59, {"buildings": desals("BR.1 BR.2")}, "", 0),
    (80, RICH, "", 1),
    (80, POOR, "", 0),
    (82, RICH, "", 1),
    (82, POOR, "", 0),
    (96, MANY_LABS, "1k", 0),
    (96, {"buildings": labs("BR.1 BR.2")}, "", 0),
    (97, {}, "1n 1s", 0),
    (118, {}, "2c", 0),
    (120, FOUR_TUNNELS, "1c", 0),
    (120, {"tunnels": tunnels("MC-BR MR-BR BC-BR TL-MC")}, "", 0),
    (135, RICH, "", 2),
    (135, POOR, "", 1),
    (136, RICH, "", 1),
    (136, POOR, "", 0),
    (154, {}, "", 2),
    (155, RICH, "2c", 1),
    (155, POOR, "", 0),
    (173, {}, "2k 2c", 0),
    (174, {}, "2c", 1),
    (194, RICH, "2c", 1),
    (194, POOR, "", 0),
    (198, {}, "1k 1c", 1),
    (204, MANY_LABS, "1c", 1),
    (204, {"buildings": labs("BR.1+ BR.2")}, "", 0),
]


def produced(card: list[int], area: dict[str, Any]) -> dict[str, int]:
    """The total of the next production."""
    game = Case(0, area=area).table([24], card)
    total: dict[str, int] = forecast_of(game.sea, 0)["production"]["total"]
    return total


@pytest.mark.parametrize(("card", "area", "goods", "vp"), PRODUCTION)
def test_a_production_card_adds_what_it_says(card: int, area: dict[str, Any], goods: str, vp: int) -> None:
    """UC-TYPE-11, UC-PROD-18."""
    without, with_it = produced([], area), produced([card], area)
    assert {name: with_it[name] - without[name] for name in with_it} == {**resources(goods), "vp": vp}


def last_turn(era: int, claimed: list[int], goods: str, **area: Any) -> Table:
    """The last turn of an Era is over; seat 0 played the always-available slot (2 more credits)."""
    game = Case(0, goods=goods, area=area).table([24], claimed)
    game.put(era=era, round=[4, 7, 10][era - 1], turn=3, order=[1, 0], to_play=0)
    return game.play("AAS+24", "part 2", "done", "end")


CHOICES: list[tuple[int, dict[str, Any], str, str, str, int]] = [
    # Card, network, stock, choice, stock afterwards, points (2 credits from the slot, 1 kelp eaten).
    (36, {"buildings": labs("BR.1")}, "1k", "use 36", "1k 1s 2c", 0),
    (36, {"buildings": labs("BR.1+")}, "1k", "use 36", "1k 2s 2c", 0),
    (36, {"buildings": labs("BR.1")}, "1k", "decline", "1n 2c", 0),
    (101, {"buildings": desals("BR.1")}, "1k", "use 101", "1k 1n 2c", 0),
    (101, {"buildings": desals("BR.1+")}, "1k", "use 101", "1k 1n 1b 2c", 0),
    (101, {"buildings": desals("BR.1")}, "1k", "decline", "3c", 0),
    (119, {}, "", "part 1", "2c", 0),
    (119, {}, "1k", "part 2", "1s 2c", 0),
    (64, {}, "", "use 64", "1c", 0),
    (64, {}, "1k", "done", "2c", 0),
    (81, {"buildings": desals("BR.1+")}, "1k", "use 81", "3c", 2),
    (81, {"buildings": desals("BR.1+")}, "1k", "done", "1b 3c", 0),
]


@pytest.mark.parametrize(("card", "area", "goods", "choice", "after", "vp"), CHOICES)
def test_a_production_card_with_a_choice(
    card: int, area: dict[str, Any], goods: str, choice: str, after: str, vp: int
) -> None:
    """UC-PROD-27: resolved at the end of the Era, before feeding."""
    era = max(1, BOX.card(card).era)
    game = last_turn(era, [card], goods, **area)
    game.play(choice, seat=0)
    assert game.area()["resources"] == resources(after)
    assert game.score() == vp


NETWORK: dict[str, Any] = {
    "cities": cities("MC* MR* BC TL"),
    "tunnels": tunnels("MC-BR+ MR-BR+ BC-BR+ TR-MC+ TR-blue+ TC-TR+ TR-MR"),
    "buildings": {
        **{f"BR.{n}": kind for n, kind in enumerate(("farm+", "desalination+", "laboratory+"), 1)},
        **{f"MC.{n}": kind for n, kind in enumerate(("farm+", "desalination+", "laboratory+"), 1)},
        **{f"MR.{n}": kind for n, kind in enumerate(("farm", "desalination", "laboratory"), 1)},
        **{f"BC.{n}": kind for n, kind in enumerate(("farm+", "desalination+", "laboratory+"), 1)},
        **{f"TL.{n}": kind for n, kind in enumerate(("farm+", "desalination+", "laboratory+"), 1)},
    },
    "metropolises": {"TL": "M-5"},
}
# Connected: 4 cities (2 symbiotic), each with all three kinds; 3 upgraded and 4 of each kind; 5 tunnels at
# cities, 4 of them upgraded; 1 metropolis. TL with its three upgraded buildings is not connected.
END_SCORING = {
    85: 2, 104: 2, 123: 1, 138: 2, 139: 1, 140: 3, 141: 1, 157: 1, 158: 1, 176: 1, 178: 1, 179: 1,
    183: 6, 186: 3, 187: 6, 189: 4, 190: 8,
}  # fmt: skip


def scored(claimed: list[int], **area: Any) -> int:
    """The points of claimed end-scoring cards if the game ended now."""
    game = Case(0, area={**NETWORK, **area}).table([24], claimed).put(era=3)
    points: int = forecast_of(game.sea, 0)["score_now"].get("end_scoring_cards", 0)
    return points


@pytest.mark.parametrize("card", END_SCORING)
def test_an_end_scoring_card_scores_the_connected_things_it_names(card: int) -> None:
    """UC-TYPE-12, UC-SCORE-08."""
    assert scored([card]) == END_SCORING[card]


def test_160_scores_claimed_cards_of_all_kinds_itself_and_the_assistant_included() -> None:
    """CD-08: 1 VP per 5 claimed cards; instants under the board do not count."""
    assert scored([160, 17, 19, 20]) == 1
    assert scored([160, 17, 19]) == 0
    assert scored([160, 17, 19], under_board=[191, 193]) == 0


def test_180_scores_claimed_action_cards_and_161_paid_special_cards() -> None:
    """CD-08: 1 VP per 2 action cards; 1 VP per special card, claimed or under the board."""
    assert scored([180, 19]) == 1
    assert scored([180, 19, 21]) == 1
    assert scored([180, 19], assistant="gone") == 0
    assert scored([161, 195, 196, 17], under_board=[191]) == 3


# Card, stock (2 credits come from the slot, 1 kelp feeds the city), how often at most, points, what is left.
SPENDING = [
    (142, "1k 5b", 3, 6, "2b 2c"),
    (159, "6k 7n", 4, 4, "1k 3n 2c"),
    (177, "7k 6s", 4, 4, "2k 2s 2c"),
    (181, "1k 29c", 1, 13, "16c"),
    (182, "1k 16s", 14, 14, "2s 2c"),
    (184, "13k", 5, 15, "2k 2c"),
    (185, "1k 8b", 6, 12, "2b 2c"),
    (188, "1k 11n", 5, 15, "1n 2c"),
]


@pytest.mark.parametrize(("card", "goods", "most", "points", "left"), SPENDING)
def test_an_end_scoring_card_takes_resources_for_points(
    card: int, goods: str, most: int, points: int, left: str
) -> None:
    """UC-SCORE-05, UC-SCORE-06: as often as the card allows."""
    game = last_turn(3, [card], goods)
    assert game.moves(0)[0] == f"spend {card} {most}"
    assert not game.sea.why_not(0, game.sea.parse(0, f"spend {card} {most}"))
    game.play(f"spend {card} {most}", seat=0)
    assert game.area()["points"]["end_scoring_cards"] == points
    assert game.area()["resources"] == resources(left)

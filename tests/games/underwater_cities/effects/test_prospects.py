"""The quick bounds of the look-ahead may be too hopeful, never too gloomy (UC-TURN-22, UC-TURN-23).

The same positions are asked twice: with the bounds of the rules, and with one that hopes for everything and leaves
all to the search.
"""

import random
from typing import Any, ClassVar

import pytest

from nextfrontier.games.underwater_cities.effects.prospects import Prospects
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.games.underwater_cities.vocabulary.library import Facts, make_box
from nextfrontier.kernel import promises
from nextfrontier.kernel.tasks import EVERYTHING
from tests.games.underwater_cities.table import BOX, Table, table

NETWORKS: list[dict[str, Any]] = [
    {},
    {"cities": cities("MC"), "tunnels": tunnels("MC-BR TR-MC")},
    {"cities": cities("MR BC"), "tunnels": tunnels("MR-BR BC-BR+ MC-BR TL-MC TL-brown1")},
    {"cities": cities("MC BL*"), "tunnels": tunnels("MC-BR+ MC-BL TR-MC")},
    {"cities": cities("MC MR BC TR"), "tunnels": tunnels("MC-BR MR-BR BC-BR TR-MC TR-blue MC-BL")},
]
KINDS = ("farm", "desalination", "laboratory", "farm+", "desalination+", "laboratory+")
CONTRACTS = [f"C{n}" for n in range(1, 9)]
LASTING = [
    card.number for card in BOX.cards if card.type in ("permanent", "action", "production") and card.number
]


class Hopeful(Prospects):
    """Hopes for everything."""

    def of(self, sea: Sea, bits: int) -> int:
        return EVERYTHING


def hopeful_box() -> Box:
    """The same components without bounds."""
    box = make_box(Facts())
    box.prospects = Hopeful()
    return box


HOPEFUL = hopeful_box()


def some_position(seed: int, box: Box) -> Table:
    """A poor player with many cards: where one thing leads to another."""
    dice = random.Random(seed)
    seats, era = dice.choice((2, 3, 4)), dice.choice((1, 2, 3))
    known = [card.number for card in BOX.cards if card.number and card.era <= era]
    hand = dice.sample(known, 3)
    claimed = dice.sample([card for card in LASTING if card in known and card not in hand], 6)
    actions = [card for card in claimed if BOX.card(card).type == "action"][:3]
    claimed = [card for card in claimed if BOX.card(card).type != "action"] + actions
    area = dict(dice.choice(NETWORKS))
    area["buildings"] = {f"BR.{n}": dice.choice(KINDS) for n in range(1, dice.randint(1, 4))}
    area["claimed"] = [{"card": card, "used": card in actions and dice.random() < 0.5} for card in claimed]
    area["assistant"] = dice.choice(("ready", "used", "used"))
    goods = " ".join(f"{dice.choice((0, 0, 0, 1, 2))}{letter}" for letter in "csknb")
    contracts, advanced = dice.random() < 0.5, dice.random() < 0.3
    boards = ([5, 6, 7, 8] if advanced else [1, 2, 3, 4])[:seats]
    game = table(seats, seed=seed, contracts=contracts, advanced=advanced, boards=boards, box=box)
    game.put(era=era, federation={dice.choice(("below", "4", "3", "2", "1")): [0]})
    return game.player(0, goods, hand=hand, **area)


@pytest.mark.parametrize("seed", range(120))
def test_the_bounds_forbid_nothing_that_a_search_allows(seed: int) -> None:
    """UC-TURN-22, UC-TURN-23: at the choice of card and slot and some steps into the turn."""
    game, twin = some_position(seed, BOX), some_position(seed, HOPEFUL)
    dice = random.Random(seed)
    for _ in range(6):
        moves = game.moves(0)
        assert moves == twin.moves(0)
        if not moves or game.seat(None) != 0:
            return
        first = [move for move in moves if move[0].isdigit()]
        move = dice.choice(first or moves)
        game.play(move)
        twin.play(move)


class Counting(promises.Lookahead):
    """Keeps all look-aheads of a test, with the number of their positions."""

    made: ClassVar[list["Counting"]]

    def __init__(self) -> None:
        super().__init__()
        self.made.append(self)


def longest_search(game: Table, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the number of positions in the longest look-ahead for the moves of a position."""
    Counting.made = []
    monkeypatch.setattr(promises, "Lookahead", Counting)
    assert game.moves()
    return max(each.positions for each in Counting.made)


@pytest.mark.parametrize(("seed", "most"), [(4686, 25_000), (6864, 1_000), (5086, 1_000)])
def test_the_longest_searches_known_end(seed: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """UC-TURN-22: three of ten thousand poor positions; in the first, #32 uses #202 and that any slot."""
    assert longest_search(some_position(seed, BOX), monkeypatch) < most


def test_a_surcharge_that_nothing_can_pay_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """UC-TURN-22, UC-ADV-05: #124 uses #19 and #34, which could build in many ways; ML asks for 2 science."""
    game = table(1, boards=[8]).put(era=3)
    game.player(
        0,
        "6k 2s 1b 16c",
        hand=[124],
        claimed=[34, 19, 121],
        cities=cities("TL* TC* TR* MC* MR* BL* BC*"),
        tunnels=tunnels("TR-MR+ MC-BL+ MC-BR MR-BR+ BC-BR+ TR-blue BL-blue"),
        metropolises={"TR": "B-5", "BL": "B-3"},
    )
    assert longest_search(game, monkeypatch) < 10_000
    assert "124+G3" not in game.moves()


@pytest.mark.parametrize("seed", range(60))
def test_a_search_that_gives_up_leaves_a_way_to_go_on(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """UC-TURN-23: a way that was found at the choice of a turn is found at each of its steps."""
    monkeypatch.setattr(promises, "MOST_POSITIONS", 12)
    game = some_position(seed, BOX)
    dice = random.Random(seed)
    moves = game.moves(0)
    game.play(dice.choice([move for move in moves if move[0].isdigit()] or moves))
    for _ in range(12):
        if game.seat(None) != 0 or not game.moves(0):
            break
        game.play(dice.choice(game.moves(0)))
    assert game.seat(None) != 0 or game.moves(0)


MR: dict[str, Any] = {"cities": cities("MR"), "tunnels": tunnels("MR-BR")}
NO_CREDITS = {**MR, "metropolises": {"TR": "B-1", "BL": "B-6"}}
THREE_CITIES: dict[str, Any] = {"cities": cities("MR* BC* MC"), "tunnels": tunnels("MR-BR BC-BR MC-BR")}
FIVE_BUILDINGS = {
    **MR,
    "buildings": {**farms("BR.1 MR.1"), **desals("BR.2 MR.2"), **labs("BR.3")},
}
FIVE_CLAIMED = {"claimed": [35, 37, 41, 57, 19]}
ONE_PAID = {"under_board": [191]}
LAB = {"buildings": labs("BR.1")}
PLANT = {"buildings": desals("BR.1")}
BLUE: dict[str, Any] = {"tunnels": tunnels("MC-BR TR-MC MC-BL BL-blue"), "metropolises": {"BL": "B-6"}}
KELP_TILE = {**BLUE, "TR": "B-1"}

# What leads to it; card and slot, in this order; the stock; the situation with it, and the one without it.
CHAINS: list[tuple[str, str, str, dict[str, Any], dict[str, Any]]] = [
    ("a building of a card triggers #37", "5+G1", "", {**LAB, "claimed": [37]}, LAB),
    ("so does one on an expansion site", "72+G1", "", {**LAB, "claimed": [37]}, LAB),
    ("an upgrade triggers #117", "129+G1", "", {**PLANT, "claimed": [117]}, PLANT),
    ("an upgrade triggers #38", "129+G1", "", {**MR, "claimed": [38]}, MR),
    ("a step gives a credit", "3+G1", "", {}, {"space": "3"}),
    ("a step triggers #60", "29+R4", "", {"space": "2", "claimed": [60]}, {"space": "2"}),
    ("using a card triggers #100", "69+G1", "", {"claimed": [66, 100]}, {"claimed": [66]}),
    ("an action card offers a choice", "69+G1", "", {"claimed": [102]}, {"claimed": [21]}),
    ("a used card is readied", "75+G1", "", {}, {"card": "69+G1"}),
    ("a connected metropolis triggers #196", "6+G1", "", {**KELP_TILE, "claimed": [196]}, KELP_TILE),
    ("a metropolis gives credits", "6+G1", "", {**BLUE, "TR": "B-3"}, KELP_TILE),
    ("a building site gives a credit", "5+G1", "", {"board": 4}, {"board": 1}),
    ("a tunnel site gives credits", "6+G1", "", {**NO_CREDITS, "board": 8}, {**NO_CREDITS, "board": 1}),
    ("a city site gives a credit", "127+G1", "1s 1k", {"board": 8}, {"board": 6}),
    ("a building meets C7", "5+G1", "", {**FIVE_BUILDINGS, "contract": "C7"}, FIVE_BUILDINGS),
    ("a conversion meets C1", "76+G1", "1b", {**THREE_CITIES, "contract": "C1"}, THREE_CITIES),
    ("claiming meets C8", "16+G1", "", {**FIVE_CLAIMED, "contract": "C8"}, FIVE_CLAIMED),
    ("paying for a special card meets C4", "196+R4", "1c", {**ONE_PAID, "contract": "C4"}, ONE_PAID),
    ("an exchange", "53+Y4", "1k 1c", {}, {"goods": "1c"}),
    ("a structure produces", "88+R4", "", {"buildings": farms("BR.1+")}, {"buildings": farms("BR.1")}),
    ("a gain per two plants", "86+R4", "", {"buildings": desals("BR.1 BR.2")}, PLANT),
    ("another slot is performed", "1+G3", "2c", {}, {"goods": "1c"}),
]


def chain(move: str, goods: str, situation: dict[str, Any]) -> Table:
    """Seat 0 with one card and a used assistant; everything else as the situation says."""
    rest = dict(situation)
    board, contract, space = rest.pop("board", 1), rest.pop("contract", ""), rest.pop("space", "below")
    if "TR" in rest:
        rest["metropolises"] = {**rest["metropolises"], "TR": rest.pop("TR")}
    card = int(rest.pop("card", move).split("+")[0])
    other = 2 if board < 5 else 5
    game = table(contracts=bool(contract), advanced=board > 4, boards=[board, other])
    game.put(era=3, federation={space: [0]}, contracts=[contract] if contract else [])
    return game.player(0, rest.pop("goods", goods), hand=[card], assistant="used", **rest)


@pytest.mark.parametrize(
    ("what", "move", "goods", "with_it", "without"), CHAINS, ids=[row[0] for row in CHAINS]
)
def test_one_thing_may_lead_to_another_that_makes_the_slot_possible(
    what: str, move: str, goods: str, with_it: dict[str, Any], without: dict[str, Any]
) -> None:
    """UC-TURN-22: the card is resolved first, with everything it triggers (UC-TIME-03)."""
    assert chain(move, goods, with_it).allows(move), what
    assert not chain(without.get("card", move), goods, without).allows(without.get("card", move))

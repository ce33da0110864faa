"""The quick bounds of the look-ahead may be too hopeful, never too gloomy (UC-TURN-22, UC-TURN-23).

The same positions are asked twice: with the bounds of the rules, and with one that hopes for everything and leaves
all to the search.
"""

import random
from typing import Any

import pytest

from nextfrontier.kernel.agenda import EVERYTHING
from nextfrontier.underwater_cities.box import Box
from nextfrontier.underwater_cities.library import Facts, make_box
from nextfrontier.underwater_cities.prospects import Prospects
from nextfrontier.underwater_cities.sea import Sea
from tests.underwater_cities.card_cases import cities, tunnels
from tests.underwater_cities.table import BOX, Table, table

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

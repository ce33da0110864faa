"""Packs for tests: documents, what is wrong with them, and games played with them."""

from typing import Any

from nextfrontier.games.underwater_cities.packs.reading import PACKS
from nextfrontier.games.underwater_cities.positions.decode import position_of
from nextfrontier.games.underwater_cities.rules.setup import Setup, new_game
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.chance import Chance, seed_bytes
from tests.packs import EXAMPLES, Packing, finished

EXAMPLE = EXAMPLES / "my-box.json"
PLENTY = {"credits": 20, "kelp": 20, "steelplast": 20, "science": 20, "biomatter": 20}


PACKING = Packing("underwater-cities", PACKS)
pack, facts_with, problems, only_problem = (
    PACKING.pack,
    PACKING.facts_with,
    PACKING.problems,
    PACKING.only_problem,
)


def position(box: Box, **changes: Any) -> Sea:
    """A game of two on boards 1 and 2 with contracts, seat 0 to play."""
    setup = Setup(2, False, True, [1, 2], 1, 46)
    return position_of(box, setup, Chance(seed_bytes(1), None), {"order": [0, 1], **changes})


def play(sea: Sea, *moves: str) -> None:
    """Play moves by notation."""
    for text in moves:
        seat = sea.to_move()
        sea.play(seat, sea.parse(seat, text))


def play_to_the_end(box: Box, seats: int) -> None:
    """A whole game, the moves picked by a fixed rule from those that are legal."""
    setup = Setup(seats, seats == 1, seats > 1, [], 1, 46)
    assert finished(new_game(box, setup, Chance(seed_bytes(seats), None))) > 100


def board(number: int, **lists: Any) -> dict[str, Any]:
    """The lists of a pack for one board."""
    return {"boards": [{"number": number, **lists}]}

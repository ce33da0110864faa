"""Packs for tests: documents, what is wrong with them, and games played with them."""

from pathlib import Path
from typing import Any

from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.underwater_cities.box import Box
from nextfrontier.underwater_cities.library import Facts
from nextfrontier.underwater_cities.packs import problems_of, read_pack, with_pack
from nextfrontier.underwater_cities.positions.decode import position_of
from nextfrontier.underwater_cities.sea import Sea
from nextfrontier.underwater_cities.setup import Setup, new_game

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "my-box.json"
PLENTY = {"credits": 20, "kelp": 20, "steelplast": 20, "science": 20, "biomatter": 20}


def pack(**lists: Any) -> dict[str, Any]:
    """A pack with these lists."""
    head = {"format": "next-frontier-pack/1", "game": "underwater-cities", "name": "Test", "version": "1"}
    return {**head, **lists}


def facts_with(**lists: Any) -> Facts:
    """The facts with a pack of these lists."""
    return with_pack(Facts(), read_pack(pack(**lists)))


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
    sea = new_game(box, setup, Chance(seed_bytes(seats), None))
    count = 0
    while sea.to_move() >= 0:
        seat = sea.to_move()
        moves = sea.moves(seat)
        names = {sea.notation(seat, move) for move in moves}
        assert len(names) == len(moves) > 0
        sea.play(seat, moves[count * 7919 % len(moves)])
        count += 1
    assert count > 100


def board(number: int, **lists: Any) -> dict[str, Any]:
    """The lists of a pack for one board."""
    return {"boards": [{"number": number, **lists}]}


def problems(document: Any) -> list[tuple[str, str]]:
    """Path and problem of everything that is wrong."""
    found = problems_of(document, Facts())
    assert all(reason.code == "bad_pack" for reason in found)
    return [(str(reason.parameters["path"]), str(reason.parameters["problem"])) for reason in found]


def only_problem(**lists: Any) -> tuple[str, str]:
    """The single problem of a pack."""
    found = problems(pack(**lists))
    assert len(found) == 1, found
    return found[0]

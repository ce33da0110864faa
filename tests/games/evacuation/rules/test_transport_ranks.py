"""Ranks of loading moves: playouts load in one order only, and miss nothing (EV-TRANS-02, EV-TRANS-19)."""

import random
from collections import Counter

import pytest

from nextfrontier.games.evacuation.game import GAME
from tests.games.evacuation.table import Table, table

SHIPS = ["S09", "S13", "S16", "S18", "S19", "S20"]


def six_ships() -> Table:
    """Seat 0 is about to transport with six ships and much to load; so is seat 1 with a single ship."""
    game = table(2)
    game.player(
        0,
        continent="K1",
        set=2,
        research=[0, 0, 2],
        grid=[["T2.1", "T2.4", "T2.7"], ["T2.2", "T2.5", "T2.8"], ["T2.3", "T2.6", "T2.9"]],
        old="6/6/12",
        new="0/0/2",
        ships={"old": SHIPS, "new": ["S01", "S02"]},
        stadiums={"old": ["ST00", "ST01", "ST02"]},
        factories={"old": {"food": 2, "energy": 1}},
    )
    game.player(1, ships={"old": ["S21"]}, old="0/0/9")
    tasks = ["lanes", [["transport", 0]], [["transport", 0]]]
    return game.put(phase=3).pending(tasks, ["after_transport"], ["phase", 4])


def in_ranks(moves: list[str]) -> list[str]:
    """The same transport in the order of playouts: sending first, ship after ship, amounts of a kind at once."""
    amounts: Counter[tuple[str, str]] = Counter()
    others: list[str] = []
    for move in moves:
        words = move.split()
        if len(words) == 4 and words[2].isdigit():
            amounts[words[1], words[3]] += int(words[2])
        else:
            others.append(move)
    others += [f"load {ship} {amount} {kind}" for (ship, kind), amount in amounts.items()]
    return sorted((move for move in others if move != "done"), key=place)


def place(move: str) -> tuple[int, str, int, str]:
    """Return the place of a move in that order."""
    words = move.split()
    if words[0] == "send":
        return 0, words[1], 0, ""
    kinds = ["food", "steel", "energy"]
    if words[-1] in kinds:
        return 1, words[1], 4, str(kinds.index(words[-1]))
    if words[-1] == "factory":
        return 1, words[1], 3, str(kinds.index(words[2]))
    if words[-1] in ("bay", "building"):
        return 1, words[1], 1 + (words[-1] == "building"), words[2]
    return 1, words[1], 5, words[2]


def rising(game: Table) -> list[str]:
    """The moves of seat 0 that playouts try."""
    return [game.worlds.notation(0, move) for move in game.worlds.rising_moves(0)]


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_loaded_in_any_order_can_be_loaded_in_rising_ranks(seed: int) -> None:
    """The same moves sorted by rank are all offered to playouts, and lead to the same table."""
    rng = random.Random(seed)
    game, played = six_ships(), list[str]()
    while game.worlds.required_decision(0) is not None:
        legal = game.moves(0)
        rest = [move for move in legal if move != "done"]
        played.append(rng.choice(rest) if rest and rng.random() < 0.95 else "done")
        assert set(rising(game)) <= set(legal)
        game.play(played[-1], seat=0)
    other = six_ships()
    for move in in_ranks(played):
        assert move in rising(other), f"{move} after {played}"
        other.play(move, seat=0)
    if other.worlds.required_decision(0) is not None:
        other.play("done", seat=0)
    assert GAME.encode(other.worlds) == GAME.encode(game.worlds)


def test_what_ranks_lower_than_what_was_done_is_left_to_people() -> None:
    game = six_ships().play("send S13", "send S16", "load S13 2 food", seat=0)
    left = set(game.moves(0)) - set(rising(game))
    assert {"send S09", "send S18", "send S01", "load S13 1 food", "load S13 ST00"} & left == {
        "send S09",
        "send S18",
        "send S01",
        "load S13 1 food",
    }
    assert "load S13 energy factory" in left
    assert {"load S13 1 steel", "load S16 1 food", "done"} <= set(rising(game))


def test_two_factories_of_a_kind_share_a_rank() -> None:
    game = six_ships().play("send S13", "load S13 food factory", seat=0)
    assert "load S13 food factory" in rising(game)


def test_where_order_matters_playouts_try_every_move() -> None:
    worlds = table().worlds
    assert worlds.rising_moves(0) == worlds.moves(0)

"""Deals that nobody can steer: the seed of a table is made from the server's seed and numbers of the players.

First everybody publishes a hash: the server of its seed, each player of a random number. Then the numbers are told,
and the seed of the table is the hash of all of them together. Nobody can choose a number to fit the others', for
nobody knows these before the own hash is out. What was hashed is published when the game is over.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Final

from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Problem, Refused, problem, refusal

SHARE_LABEL: Final = b"next-frontier share "
DEAL_LABEL: Final = "next-frontier deal"
LONGEST: Final = 100  # digits of a hash or a number
DIGITS: Final = re.compile(rf"[0-9a-f]{{1,{LONGEST}}}")

SERVER: Final = "server"
SHARE: Final = "share"
COMBINED: Final = "combined"


class Check:
    """One checked fact of a deal: its name, whether it is right, and its seat (-1: nobody's)."""

    __slots__ = ("is_right", "seat", "what")

    def __init__(self, what: str, seat: int, is_right: bool) -> None:
        self.what = what
        self.seat = seat
        self.is_right = is_right


def share_commitment(entropy: str) -> str:
    """Return the hash of a player's number, published before the number is told."""
    return hashlib.sha256(SHARE_LABEL + entropy.encode()).hexdigest()


def combined_seed(server_seed: str, told: Mapping[int, str]) -> str:
    """Return the seed of a table: the hash of the server's seed and of the numbers told, in the order of seats."""
    lines = [DEAL_LABEL, server_seed, *(f"{seat} {told[seat]}" for seat in sorted(told))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def check_deal(deal: Document, seed: object) -> list[Check]:
    """Hold the published parts of a deal against their hashes and against the seed."""
    told: dict[int, str] = {}
    checks = [Check(SERVER, -1, commitment(deal["server_seed"]) == deal["server_commitment"])]
    for player in deal["players"]:
        if player["entropy"] is not None:
            told[player["seat"]] = player["entropy"]
            is_right = share_commitment(player["entropy"]) == player["commitment"]
            checks.append(Check(SHARE, player["seat"], is_right))
    checks.append(Check(COMBINED, -1, combined_seed(deal["server_seed"], told) == seed))
    return checks


def read_deal(value: object, seats: int) -> Document:
    """Return the deal of a save after checking all fields; refuse it with the first wrong field."""
    if not isinstance(value, dict) or set(value) != {"server_seed", "server_commitment", "players"}:
        raise damage_refusal("deal", problem("its_fields_must_server_seed_server_commitment"))
    for name in ("server_seed", "server_commitment"):
        check_digits(value[name], f"deal.{name}")
    players = value["players"]
    if not isinstance(players, list):
        raise damage_refusal("deal.players", problem("must_list"))
    last = -1
    for number, player in enumerate(players):
        last = check_share(player, f"deal.players[{number}]", range(last + 1, seats))
    return value


def check_share(player: object, path: str, free: range) -> int:
    """Refuse a player's share with a wrong field; return its seat, one of those that are free."""
    if not isinstance(player, dict) or set(player) != {"seat", "commitment", "entropy"}:
        raise damage_refusal(path, problem("its_fields_must_seat_commitment"))
    seat = player["seat"]
    if type(seat) is not int or seat not in free:
        raise damage_refusal(f"{path}.seat", problem("seats_must_those_table_their"))
    for name in ("commitment", "entropy"):
        if player[name] is not None:
            check_digits(player[name], f"{path}.{name}")
    return seat


def check_digits(value: object, path: str) -> None:
    """Refuse a text that is neither a hash nor a number."""
    if not isinstance(value, str) or DIGITS.fullmatch(value) is None:
        raise damage_refusal(path, problem("must_1_hexadecimal_digits_0", longest=LONGEST))


def damage_refusal(field: str, problem: Problem) -> Refused:
    """Return the refusal of a save with a wrong field."""
    return refusal("save_damaged", "", field=field, problem=problem)

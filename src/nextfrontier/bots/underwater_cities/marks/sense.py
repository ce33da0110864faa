"""Moves within a turn that are worth a thought: of those that come to the same thing only one."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, SITE_MASK
from nextfrontier.games.underwater_cities.effects.parts import Sequence
from nextfrontier.games.underwater_cities.rules.construction.building import BuildMore
from nextfrontier.games.underwater_cities.rules.construction.upgrading import UpgradeMore
from nextfrontier.games.underwater_cities.rules.hand import ORDER_SHIFT, Keep
from nextfrontier.games.underwater_cities.state.board import SITES_PER_CITY, TUNNEL, Board
from nextfrontier.games.underwater_cities.state.goods import NOTHING
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.families import LEAVE, first, second
from nextfrontier.kernel.tasks import FREE


def thin_out(sea: Sea, seat: int, moves: list[int]) -> list[int]:
    """Return the moves that are worth a thought."""
    decision = sea.required_decision(seat)
    if isinstance(decision, Keep):
        return [move for move in moves if move >> ORDER_SHIFT == 0]  # which lies under which is no matter
    if moves[-1] >= FREE:
        moves = [move for move in moves if move < FREE]  # used before or after, not between
    if isinstance(decision, Sequence) and not decision.effect.contract:
        return given_first(decision, moves)
    if isinstance(decision, BuildMore):
        return one_of_each(sea, seat, [(move, second(move)) for move in moves if move != LEAVE], moves)
    if isinstance(decision, UpgradeMore):
        return one_of_each(sea, seat, [(move, move) for move in moves if move != LEAVE], moves)
    if decision is not None and decision.kind() == "order":
        return moves[:1]
    return moves


def given_first(asked: Sequence, moves: list[int]) -> list[int]:
    """Return only the part that is simply given, if there is one: what comes after it can use it."""
    nodes = asked.nodes()
    for move in moves:
        if move < LEAVE and not second(move) and nodes[first(move) - 1].is_automatic():
            return [move]
    return moves


def one_of_each(sea: Sea, seat: int, sites: list[tuple[int, int]], moves: list[int]) -> list[int]:
    """Return the moves of builds and upgrades, of those at sites without anything special one for a kind and city."""
    board = sea.players[seat].network.board
    seen: set[int] = set()
    found: list[int] = []
    for move, place in sites:
        kind, site = place >> KIND_SHIFT, place & SITE_MASK
        if kind < TUNNEL and is_plain(board, site):
            group = kind << KIND_SHIFT | site // SITES_PER_CITY
            if group in seen:
                continue
            seen.add(group)
        found.append(move)
    if len(sites) < len(moves):
        found.append(LEAVE)
    return found


def is_plain(board: Board, site: int) -> bool:
    """Is there nothing special at a building site?"""
    return (
        board.building_bonus[site] is None
        and board.building_factor[site] == 1
        and board.building_surcharge[site] == NOTHING
    )

"""Marks of units that are gained, exchanged or paid, of Factories that are prepared, and of all small choices."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, YEARS, Scene, reserve
from nextfrontier.games.evacuation.state.goods import ENERGY, KINDS
from nextfrontier.kernel.families import LEAVE, first, second, third

UNITS: Final = 6
GAINED: Final = reserve(UNITS * 7 * YEARS)
GAINED_PAST: Final = reserve(UNITS * 3 * 4)
GAINED_PEOPLE: Final = reserve(UNITS * 7 * YEARS)
GIVEN: Final = reserve(UNITS * 7 * YEARS)
TAKEN: Final = reserve(UNITS * 7 * YEARS)
TAKEN_PAST: Final = reserve(UNITS * 3)
NO_EXCHANGE: Final = reserve(YEARS)
PREPARED: Final = reserve(UNITS * YEARS)
PREPARED_RANK: Final = reserve(3 * 2 * YEARS)
PREPARED_GOAL: Final = reserve(UNITS * GOALS)
PREPARED_STOCK: Final = reserve(UNITS * 6)
PREPARED_WAITING: Final = reserve(2 * 5 * YEARS)
NOT_PREPARED: Final = reserve(YEARS)
SPLIT: Final = reserve(5 * 8 * 8)
RAISED: Final = reserve(3 * 12)
CARD_KEPT: Final = reserve(81 * YEARS)
OTHER_KINDS: Final = reserve(32 * 64)


def mark_gains(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of units to gain."""
    found: list[list[int]] = []
    for move in moves:
        if move == LEAVE:
            found.append([])
            continue
        unit = second(move) * KINDS + first(move)
        found.append(gaining_marks(scene, unit, GAINED))
    return found


def gaining_marks(scene: Scene, unit: int, table: int) -> list[int]:
    """Return the marks of one unit more of a kind on one world."""
    player = scene.player
    return [
        table + (unit * 7 + min(player.goods[unit], 6)) * YEARS + scene.year,
        GAINED_PAST + (unit * 3 + scene.past_second()) * 4 + min(player.actions.count_taken(), 3),
        GAINED_PEOPLE + (unit * 7 + min(player.people, 6)) * YEARS + scene.year,
    ]


def mark_exchanges(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of exchanges."""
    player = scene.player
    found: list[list[int]] = []
    for move in moves:
        if move == LEAVE:
            found.append([NO_EXCHANGE + scene.year])
            continue
        given, taken = first(move) * KINDS + second(move), first(move) * KINDS + third(move)
        row = gaining_marks(scene, taken, TAKEN)
        row.append(GIVEN + (given * 7 + min(player.goods[given] - 1, 6)) * YEARS + scene.year)
        row.append(TAKEN_PAST + given * 3 + scene.past_second())
        found.append(row)
    return found


def mark_factories(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of Factories to prepare or to gain."""
    player, year = scene.player, scene.year
    found: list[list[int]] = []
    for move in moves:
        if move == LEAVE:
            found.append([NOT_PREPARED + year])
            continue
        kind, world = first(move), second(move)
        unit = world * KINDS + kind
        at = world * KINDS
        waiting = min(player.factories[at] + player.factories[at + 1] + player.factories[at + 2], 4)
        row = [
            PREPARED + unit * YEARS + year,
            PREPARED_RANK + (scene.ranks[kind] * 2 + world) * YEARS + year,
            PREPARED_STOCK + unit * 6 + min(player.goods[unit], 5),
            PREPARED_WAITING + (world * 5 + waiting) * YEARS + year,
        ]
        for goal in scene.goals:
            row.append(PREPARED_GOAL + unit * GOALS + goal)
        found.append(row)
    return found


def mark_splits(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of Energy paid by both worlds."""
    old, new = min(scene.player.goods[ENERGY], 7), min(scene.player.goods[KINDS + ENERGY], 7)
    return [[SPLIT + (min(first(move), 4) * 8 + old) * 8 + new] for move in moves]


def mark_raises(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of Production markers that rise."""
    levels = scene.player.production
    return [
        [] if move == LEAVE else [RAISED + scene.ranks[move] * 12 + min(levels[move], 11)] for move in moves
    ]


def mark_hands(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of Action cards to keep."""
    hand = scene.player.hand
    found: list[list[int]] = []
    for move in moves:
        found.append(
            [
                CARD_KEPT + card * YEARS + scene.year
                for i, card in enumerate(hand)
                if move >> i & 1 and card > 0
            ]
        )
    return found


def mark_others(kind: int, moves: list[int]) -> list[list[int]]:
    """Return the marks of moves of any other decision: their first parameter."""
    return [[OTHER_KINDS + kind * 64 + (63 if move == LEAVE else first(move) % 63)] for move in moves]

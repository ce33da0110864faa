"""Marks of units that are gained, exchanged or paid, of Factories that are prepared, and of all small choices."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, YEARS, Scene, reserve
from nextfrontier.bots.search.habits import Sheet
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


def mark_gains(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark units to gain."""
    for move in moves:
        if move != LEAVE:
            mark_unit(scene, second(move) * KINDS + first(move), GAINED, sheet)
        sheet.close()


def mark_unit(scene: Scene, unit: int, table: int, sheet: Sheet) -> None:
    """Mark one unit more of a kind on one world."""
    player = scene.player
    sheet.add(table + (unit * 7 + min(player.goods[unit], 6)) * YEARS + scene.year)
    sheet.add(GAINED_PAST + (unit * 3 + scene.past_second()) * 4 + min(player.actions.count_taken(), 3))
    sheet.add(GAINED_PEOPLE + (unit * 7 + min(player.people, 6)) * YEARS + scene.year)


def mark_exchanges(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark exchanges."""
    player = scene.player
    for move in moves:
        if move == LEAVE:
            sheet.add(NO_EXCHANGE + scene.year)
        else:
            given, taken = first(move) * KINDS + second(move), first(move) * KINDS + third(move)
            mark_unit(scene, taken, TAKEN, sheet)
            sheet.add(GIVEN + (given * 7 + min(player.goods[given] - 1, 6)) * YEARS + scene.year)
            sheet.add(TAKEN_PAST + given * 3 + scene.past_second())
        sheet.close()


def mark_factories(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark Factories to prepare or to gain."""
    player, year = scene.player, scene.year
    for move in moves:
        if move == LEAVE:
            sheet.add(NOT_PREPARED + year)
            sheet.close()
            continue
        kind, world = first(move), second(move)
        unit = world * KINDS + kind
        at = world * KINDS
        waiting = min(player.factories[at] + player.factories[at + 1] + player.factories[at + 2], 4)
        sheet.add(PREPARED + unit * YEARS + year)
        sheet.add(PREPARED_RANK + (scene.ranks[kind] * 2 + world) * YEARS + year)
        sheet.add(PREPARED_STOCK + unit * 6 + min(player.goods[unit], 5))
        sheet.add(PREPARED_WAITING + (world * 5 + waiting) * YEARS + year)
        for goal in scene.goals:
            sheet.add(PREPARED_GOAL + unit * GOALS + goal)
        sheet.close()


def mark_splits(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark Energy paid by both worlds."""
    old, new = min(scene.player.goods[ENERGY], 7), min(scene.player.goods[KINDS + ENERGY], 7)
    for move in moves:
        sheet.add(SPLIT + (min(first(move), 4) * 8 + old) * 8 + new)
        sheet.close()


def mark_raises(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark Production markers that rise."""
    levels = scene.player.production
    for move in moves:
        if move != LEAVE:
            sheet.add(RAISED + scene.ranks[move] * 12 + min(levels[move], 11))
        sheet.close()


def mark_hands(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark Action cards to keep."""
    hand = scene.player.hand
    for move in moves:
        for place, card in enumerate(hand):
            if move >> place & 1 and card > 0:
                sheet.add(CARD_KEPT + card * YEARS + scene.year)
        sheet.close()


def mark_others(kind: int, moves: list[int], sheet: Sheet) -> None:
    """Mark moves of any other decision by their first parameter."""
    for move in moves:
        sheet.add(OTHER_KINDS + kind * 64 + (63 if move == LEAVE else first(move) % 63))
        sheet.close()

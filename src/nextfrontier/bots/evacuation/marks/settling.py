"""Marks of Areas that are settled, of the Factories on them, and of Infrastructure."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, YEARS, Scene, reserve
from nextfrontier.bots.search.habits import Sheet
from nextfrontier.games.evacuation.effects.filling import WAYS, UseFactories
from nextfrontier.games.evacuation.state.box import INFRASTRUCTURE_FROM
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, STEEL
from nextfrontier.kernel.families import FAMILY, LEAVE, first

AREAS: Final = 61
CARDS: Final = 18
STRAIGHT_ROAD: Final = 14  # the goals that lines and environments count for, from 0 on

AREA: Final = reserve(AREAS * YEARS)
AREA_GOAL: Final = reserve(AREAS * GOALS)
YIELD: Final = reserve(4 * 3 * YEARS)
LEVEL: Final = reserve(4 * 12)
TOTAL: Final = reserve(8 * YEARS)
PEOPLE: Final = reserve(4 * 6 * YEARS)
PLANTS: Final = reserve(3 * 5 * YEARS)
STEEL_LEFT: Final = reserve(6 * YEARS)
COMPLETES: Final = reserve(4 * YEARS)
HELPS: Final = reserve(4 * YEARS)
ENVIRONMENT: Final = reserve(4 * 4 * YEARS)
ENVIRONMENT_GOAL: Final = reserve(4 * 4 * GOALS)
SYMBOLS: Final = reserve(3 * YEARS)
ON_LINE: Final = reserve(2 * 8)
ON_TILE: Final = reserve(4)
NOT_SETTLED: Final = reserve(YEARS)

FILLED: Final = reserve(3 * 3 * YEARS)
FILLED_KIND: Final = reserve(3 * GOALS)
FILLED_LEVEL: Final = reserve(12)

TAKEN: Final = reserve(CARDS * YEARS)
TAKEN_AT: Final = reserve(CARDS * 4)
TAKEN_HELD: Final = reserve(5 * YEARS)
TAKEN_READY: Final = reserve(2 * YEARS)
CARD_GOAL: Final = reserve(GOALS * 2)
PLAYED: Final = reserve(CARDS * YEARS)
PLAYED_READY: Final = reserve(2 * YEARS)
PLAYED_RANK: Final = reserve(3 * 3 * YEARS)
NO_MOVE: Final = reserve(YEARS)


def mark_areas(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark Areas to settle."""
    for move in moves:
        if move == LEAVE:
            sheet.add(NOT_SETTLED + scene.year)
        else:
            mark_area(scene, first(move), sheet)
        sheet.close()


def mark_area(scene: Scene, number: int, sheet: Sheet) -> None:
    """Mark the settling of one Area."""
    player, year = scene.player, scene.year
    area = scene.box.geography.areas[number]
    environment = area.environment
    sheet.add(AREA + number * YEARS + year)
    total = area.factories
    for kind in range(KINDS):
        amount = area.yields[kind]
        if amount:
            total += amount
            sheet.add(YIELD + (amount * 3 + scene.ranks[kind]) * YEARS + year)
            sheet.add(LEVEL + amount * 12 + min(player.production[kind], 11))
    sheet.add(TOTAL + min(total, 7) * YEARS + year)
    sheet.add(PEOPLE + (min(area.people, 3) * 6 + min(player.people - area.people, 5)) * YEARS + year)
    plants = player.factories[3] + player.factories[4] + player.factories[5] - area.factories
    sheet.add(PLANTS + (area.factories * 5 + min(plants, 4)) * YEARS + year)
    steel = max(player.goods[NEW * KINDS + STEEL] - area.people, 0)
    sheet.add(STEEL_LEFT + min(steel, 5) * YEARS + year)
    completes, helps = count_completed(scene, number)
    sheet.add(COMPLETES + min(completes, 3) * YEARS + year)
    sheet.add(HELPS + min(helps, 3) * YEARS + year)
    own = (player.settlements.areas & scene.box.geography.environments[environment]).bit_count()
    sheet.add(ENVIRONMENT + (environment * 4 + min(own, 3)) * YEARS + year)
    sheet.add(SYMBOLS + (area.yellow + area.white) * YEARS + year)
    for goal in scene.goals:
        sheet.add(AREA_GOAL + number * GOALS + goal)
        sheet.add(ENVIRONMENT_GOAL + (environment * 4 + min(own, 3)) * GOALS + goal)
        if goal == STRAIGHT_ROAD:
            sheet.add(ON_LINE + longest_line(scene, number))
    for tile in scene.worlds.line_tiles:
        if scene.box.lines[tile // 2][tile % 2] >> number & 1:
            sheet.add(ON_TILE)


def count_completed(scene: Scene, number: int) -> tuple[int, int]:
    """Return how many Infrastructures on the table, and cards in hand or in the row, this Area would complete."""
    player, worlds = scene.player, scene.worlds
    before = player.settlements
    cards = player.infrastructure
    area = scene.box.geography.areas[number]
    kinds = [0, 0, 0]
    for kind in range(KINDS):
        while (
            kinds[0] + kinds[1] + kinds[2] < area.factories and kinds[kind] < player.factories[KINDS + kind]
        ):
            kinds[kind] += 1
    waiting = [card for card in cards.played if card not in cards.completed]
    near = [card for card in (*cards.hand, *worlds.rows[2].items) if not holds(scene, card)]
    if not waiting and not near:
        return 0, 0
    player.settlements = before.with_area(number, (kinds[0], kinds[1], kinds[2]))
    completes = helps = 0
    for card in waiting:
        completes += holds(scene, card)
    for card in near:
        helps += holds(scene, card)
    player.settlements = before
    return completes, helps


def holds(scene: Scene, card: int) -> bool:
    """Is the requirement of an Infrastructure met?"""
    return scene.box.card(card).requirement.holds(scene.worlds, scene.player)


def longest_line(scene: Scene, number: int) -> int:
    """Return the most own Areas on one line with this one."""
    own = scene.player.settlements.areas | 1 << number
    best = 0
    geography = scene.box.geography
    for lines in (geography.east_west, geography.north_west, geography.north_east):
        for line in lines:
            if line >> number & 1:
                best = max(best, (own & line).bit_count())
    return min(best, 7)


def mark_fillings(scene: Scene, asked: UseFactories, moves: list[int], sheet: Sheet) -> None:
    """Mark Factories that go on an Area."""
    ways = WAYS[scene.box.geography.areas[asked.area].factories]
    for move in moves:
        for kind in range(KINDS):
            for _ in range(ways[move][kind]):
                output = min(scene.player.powers.output[kind], 2)
                sheet.add(FILLED + (scene.ranks[kind] * 3 + output) * YEARS + scene.year)
                sheet.add(FILLED_LEVEL + min(scene.player.production[kind], 11))
                for goal in scene.goals:
                    sheet.add(FILLED_KIND + kind * GOALS + goal)
        sheet.close()


def mark_infrastructure(scene: Scene, moves: list[int], takes: bool, sheet: Sheet) -> None:
    """Mark Infrastructure moves: families 0 and 3 take and play, unless all moves play or take."""
    for move in moves:
        if move == LEAVE:
            sheet.add(NO_MOVE + scene.year)
        elif first(move) >= INFRASTRUCTURE_FROM:
            if takes and not move >> FAMILY:
                mark_taken(scene, first(move), sheet)
            else:
                mark_played(scene, first(move), sheet)
        sheet.close()


def mark_taken(scene: Scene, card: int, sheet: Sheet) -> None:
    """Mark a card that is taken."""
    number, year = card - INFRASTRUCTURE_FROM, scene.year
    sheet.add(TAKEN + number * YEARS + year)
    sheet.add(TAKEN_AT + number * 4 + scene.unlocked())
    sheet.add(TAKEN_HELD + min(len(scene.player.infrastructure.hand), 4) * YEARS + year)
    sheet.add(TAKEN_READY + holds(scene, card) * YEARS + year)
    for goal in scene.goals:
        sheet.add(CARD_GOAL + goal)


def mark_played(scene: Scene, card: int, sheet: Sheet) -> None:
    """Mark a card that is played."""
    number, year = card - INFRASTRUCTURE_FROM, scene.year
    sheet.add(PLAYED + number * YEARS + year)
    sheet.add(PLAYED_READY + holds(scene, card) * YEARS + year)
    for kind in range(KINDS):
        amount = scene.box.card(card).production[kind]
        sheet.add(PLAYED_RANK + (scene.ranks[kind] * 3 + min(amount, 2)) * YEARS + year)
    for goal in scene.goals:
        sheet.add(CARD_GOAL + GOALS + goal)

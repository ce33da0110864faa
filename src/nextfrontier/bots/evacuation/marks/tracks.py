"""Marks of Progress, Power Levels, inventions and goals."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, TECHNOLOGIES, YEARS, Scene, reserve, zone_of
from nextfrontier.bots.search.habits import Sheet
from nextfrontier.games.evacuation.rules.bonuses import bonus_for
from nextfrontier.games.evacuation.rules.progress import Advance
from nextfrontier.games.evacuation.state.box import GOALS_FROM
from nextfrontier.games.evacuation.state.parts import END, LEVELS, MAIN, SECOND
from nextfrontier.kernel.families import LEAVE, first, second, third

STEPS: Final = END + 1
PLACE: Final = reserve(STEPS * 3 * YEARS)
OTHER: Final = reserve(STEPS * YEARS)
BOTH: Final = reserve(STEPS * STEPS)
ZONES: Final = reserve(25 * YEARS)
ZONES_GOAL: Final = reserve(25 * GOALS)
SUPPLY: Final = reserve(5 * 5 * YEARS)
PLACE_GOAL: Final = reserve(STEPS * 3 * GOALS)
NEEDED: Final = reserve(2 * 4 * YEARS)

POWER: Final = reserve(4 * YEARS)
POWER_RANK: Final = reserve(4 * YEARS)
TECHNOLOGY: Final = reserve(TECHNOLOGIES * 2 * YEARS)
TECHNOLOGY_GOAL: Final = reserve(TECHNOLOGIES * GOALS)
TECHNOLOGY_ABOVE: Final = reserve(TECHNOLOGIES * TECHNOLOGIES)
NOT_INVENTED: Final = reserve(1)
KEPT: Final = reserve(GOALS * 5)
KEPT_WITH: Final = reserve(GOALS * GOALS)
DROPPED: Final = reserve(GOALS * 5)
DROPPED_WITH: Final = reserve(GOALS * GOALS)


def mark_step(scene: Scene, asked: Advance, move: int, sheet: Sheet) -> None:
    """Mark a move of a Progress marker."""
    progress, year = scene.player.progress, scene.year
    marker, lane = first(move), third(move)
    step = min(progress.steps[marker] + second(move), END)
    other = progress.steps[1 - marker]
    if asked.moved < 0:
        other = min(other + asked.power - second(move), END)
    zones = zone_of(max(step, other)) * 5 + zone_of(min(step, other))
    sheet.add(PLACE + (step * 3 + lane) * YEARS + year)
    sheet.add(OTHER + other * YEARS + year)
    sheet.add(BOTH + max(step, other) * STEPS + min(step, other))
    sheet.add(ZONES + zones * YEARS + year)
    for goal in scene.goals:
        sheet.add(ZONES_GOAL + zones * GOALS + goal)
        sheet.add(PLACE_GOAL + (step * 3 + lane) * GOALS + goal)
    yellow, white = supply(scene, step, lane)
    if asked.moved >= 0:
        more = supply(scene, other, progress.lanes[1 - marker])
        yellow, white = yellow + more[0], white + more[1]
        sheet.add(SUPPLY + (min(yellow, 4) * 5 + min(white, 4)) * YEARS + year)
    if yellow or white:
        sheet.add(NEEDED + min(scene.player.people, 3) * YEARS + year)


def supply(scene: Scene, step: int, lane: int) -> tuple[int, int]:
    """Return the yellow and white symbols of a space."""
    if lane not in (MAIN, SECOND):
        return 0, 0
    space = (scene.box.main if lane == MAIN else scene.box.second)[step]
    return space.yellow, space.white


def mark_powers(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark Power Levels to count: do they hit a Bonus, are they high?"""
    bonus = scene.box.bonuses[scene.worlds.bonuses[0]] if scene.worlds.bonuses else None
    for place, move in enumerate(moves):
        hit = 0
        if bonus is not None:
            effect = bonus_for(bonus, move, scene.worlds.rules.generous)
            hit = 0 if effect is None else 1 if effect is bonus.lower_effect else 2
        rank = min(len(moves) - 1 - place, 3)
        sheet.add(POWER + hit * YEARS + scene.year)
        sheet.add(POWER_RANK + rank * YEARS + scene.year)
        sheet.close()


def mark_inventions(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark technologies to invent, with what lies above them."""
    board = scene.player.technologies
    for move in moves:
        if move == LEAVE:
            sheet.add(NOT_INVENTED)
            sheet.close()
            continue
        research = board.research[move]
        level = research >> 1
        number = board.grid[move * LEVELS + level]
        sheet.add(TECHNOLOGY + (number * 2 + (research & 1)) * YEARS + scene.year)
        for goal in scene.goals:
            sheet.add(TECHNOLOGY_GOAL + number * GOALS + goal)
        for above in range(level + 1, LEVELS):
            sheet.add(TECHNOLOGY_ABOVE + number * TECHNOLOGIES + board.grid[move * LEVELS + above])
        sheet.close()


def mark_goals(scene: Scene, moves: list[int], dropped: bool, sheet: Sheet) -> None:
    """Mark Goal cards that are kept, or one that is given up."""
    goals = scene.player.goals
    alone, together = (DROPPED, DROPPED_WITH) if dropped else (KEPT, KEPT_WITH)
    for move in moves:
        number = move - GOALS_FROM
        sheet.add(alone + number * 5)
        sheet.add(alone + number * 5 + scene.player.technologies.set)
        for other in goals.cards if dropped else goals.kept:
            if other != move or not dropped:
                sheet.add(together + number * GOALS + other - GOALS_FROM)
        sheet.close()

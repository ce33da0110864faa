"""Marks of Progress, Power Levels, inventions and goals."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, TECHNOLOGIES, YEARS, Scene, reserve, zone_of
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


def mark_steps(scene: Scene, asked: Advance, moves: list[int]) -> list[list[int]]:
    """Return the marks of moves of a Progress marker."""
    progress, year = scene.player.progress, scene.year
    found: list[list[int]] = []
    for move in moves:
        marker, lane = first(move), third(move)
        step = min(progress.steps[marker] + second(move), END)
        other = progress.steps[1 - marker]
        if asked.moved < 0:
            other = min(other + asked.power - second(move), END)
        zones = zone_of(max(step, other)) * 5 + zone_of(min(step, other))
        row = [
            PLACE + (step * 3 + lane) * YEARS + year,
            OTHER + other * YEARS + year,
            BOTH + max(step, other) * STEPS + min(step, other),
            ZONES + zones * YEARS + year,
        ]
        for goal in scene.goals:
            row.append(ZONES_GOAL + zones * GOALS + goal)
            row.append(PLACE_GOAL + (step * 3 + lane) * GOALS + goal)
        yellow, white = supply(scene, step, lane)
        if asked.moved >= 0:
            more = supply(scene, other, progress.lanes[1 - marker])
            yellow, white = yellow + more[0], white + more[1]
            row.append(SUPPLY + (min(yellow, 4) * 5 + min(white, 4)) * YEARS + year)
        people = min(scene.player.people, 3)
        if yellow or white:
            row.append(NEEDED + people * YEARS + year)
        found.append(row)
    return found


def supply(scene: Scene, step: int, lane: int) -> tuple[int, int]:
    """Return the yellow and white symbols of a space."""
    if lane not in (MAIN, SECOND):
        return 0, 0
    space = (scene.box.main if lane == MAIN else scene.box.second)[step]
    return space.yellow, space.white


def mark_powers(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of Power Levels to count: do they hit a Bonus, are they high?"""
    bonus = scene.box.bonuses[scene.worlds.bonuses[0]] if scene.worlds.bonuses else None
    found: list[list[int]] = []
    for place, move in enumerate(moves):
        hit = 0
        if bonus is not None:
            effect = bonus_for(bonus, move, scene.worlds.rules.generous)
            hit = 0 if effect is None else 1 if effect is bonus.lower_effect else 2
        rank = min(len(moves) - 1 - place, 3)
        found.append([POWER + hit * YEARS + scene.year, POWER_RANK + rank * YEARS + scene.year])
    return found


def mark_inventions(scene: Scene, moves: list[int]) -> list[list[int]]:
    """Return the marks of technologies to invent, and of what lies above them."""
    board = scene.player.technologies
    found: list[list[int]] = []
    for move in moves:
        if move == LEAVE:
            found.append([NOT_INVENTED])
            continue
        research = board.research[move]
        level = research >> 1
        number = board.grid[move * LEVELS + level]
        row = [TECHNOLOGY + (number * 2 + (research & 1)) * YEARS + scene.year]
        for goal in scene.goals:
            row.append(TECHNOLOGY_GOAL + number * GOALS + goal)
        for above in range(level + 1, LEVELS):
            row.append(TECHNOLOGY_ABOVE + number * TECHNOLOGIES + board.grid[move * LEVELS + above])
        found.append(row)
    return found


def mark_goals(scene: Scene, moves: list[int], dropped: bool) -> list[list[int]]:
    """Return the marks of Goal cards that are kept, or of one that is given up."""
    goals = scene.player.goals
    found: list[list[int]] = []
    for move in moves:
        number = move - GOALS_FROM
        if dropped:
            row = [DROPPED + number * 5, DROPPED + number * 5 + scene.player.technologies.set]
            others = [goal - GOALS_FROM for goal in goals.cards if goal != move]
            row += [DROPPED_WITH + number * GOALS + other for other in others]
        else:
            row = [KEPT + number * 5, KEPT + number * 5 + scene.player.technologies.set]
            row += [KEPT_WITH + number * GOALS + other - GOALS_FROM for other in goals.kept]
        found.append(row)
    return found

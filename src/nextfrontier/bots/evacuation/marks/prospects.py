"""Marks of what a move opens: Areas within reach of the markers, cards that are ready, Bonuses that are hit."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.acting import CARD, KEYS, PASSING, key_of, mark_action, situation
from nextfrontier.bots.evacuation.marks.scene import YEARS, Scene, reserve
from nextfrontier.bots.evacuation.marks.settling import holds
from nextfrontier.bots.evacuation.marks.ships import food_ahead
from nextfrontier.bots.evacuation.marks.tracks import mark_step, supply
from nextfrontier.bots.search.habits import Sheet
from nextfrontier.games.evacuation.rules.progress import Advance
from nextfrontier.games.evacuation.state.goods import NEW, OLD
from nextfrontier.games.evacuation.state.parts import END, PASSAGES
from nextfrontier.kernel.families import first, second, third
from nextfrontier.kernel.tasks import FREE

RICH: Final = 3  # levels of production that make an Area worth going for
RICHER: Final = 4
READY_CARDS: Final = reserve(KEYS * 9 * YEARS)
STADIUMS: Final = reserve(KEYS * 9 * YEARS)
FOOD: Final = reserve(KEYS * 8 * YEARS)
HIT: Final = reserve(9 * 2 * 2)
GROUPS: Final = reserve(KEYS * 4)
REACHED: Final = reserve(8 * 8 * YEARS)
REACHED_LESS: Final = reserve(8 * YEARS)


def mark_actions(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark actions, cards, free moments and passes, with what is ready for them."""
    year, around = scene.year, situation(scene)
    cards = READY_CARDS + ready_cards(scene) * YEARS + year
    stadiums = STADIUMS + payable_stadiums(scene) * YEARS + year
    food = FOOD + min(max(food_ahead(scene) + 3, 0), 7) * YEARS + year
    for move in moves:
        mark_action(scene, around, move, sheet)
        key = key_of(move)
        sheet.add(cards + key * 9 * YEARS)
        sheet.add(stadiums + key * 9 * YEARS)
        sheet.add(food + key * 8 * YEARS)
        if move < FREE and key != CARD:
            mark_power(scene, move, key, sheet)
        sheet.close()


def mark_power(scene: Scene, move: int, key: int, sheet: Sheet) -> None:
    """Mark a Bonus that is hit, and the surcharge of a group."""
    power = group = 0
    tucked = scene.player.actions.tucked
    for used in tucked:
        power += used
    if key != PASSING:
        group = scene.box.board_actions[first(move)].group
        sheet.add(GROUPS + key * 4 + min(tucked.count(group), 3))
    if scene.worlds.bonuses:
        number = scene.worlds.bonuses[0]
        bonus = scene.box.bonuses[number]
        if power + group == bonus.lower:
            sheet.add(HIT + (number * 2) * 2 + (key == PASSING))
        elif power + group == bonus.higher:
            sheet.add(HIT + (number * 2 + 1) * 2 + (key == PASSING))


def ready_cards(scene: Scene) -> int:
    """Return the Infrastructures in hand and in the row whose requirements hold, as one number below 9."""
    hand = row = 0
    for card in scene.player.infrastructure.hand:
        if scene.player.can_pay(NEW, scene.box.card(card).cost):
            hand += holds(scene, card)
    for card in scene.worlds.rows[2].items:
        row += holds(scene, card)
    return min(hand, 2) * 3 + min(row, 2)


def payable_stadiums(scene: Scene) -> int:
    """Return how good a Stadium of the row each world could pay, as one number below 9."""
    best = [0, 0]
    for number in scene.worlds.rows[1].items:
        stadium = scene.box.stadium(number)
        for world in (OLD, NEW):
            if scene.player.can_pay(world, stadium.cost):
                best[world] = max(best[world], 2 if stadium.faces > 2 else 1)
    return best[OLD] * 3 + best[NEW]


def mark_steps(scene: Scene, asked: Advance, moves: list[int], sheet: Sheet) -> None:
    """Mark moves of a Progress marker, with the Areas that its symbols and Passages would open."""
    progress = scene.player.progress
    known: dict[tuple[int, int, int], tuple[int, int]] = {}
    for move in moves:
        mark_step(scene, asked, move, sheet)
        marker = first(move)
        step = min(progress.steps[marker] + second(move), END)
        other = progress.steps[1 - marker]
        if asked.moved < 0:
            other = min(other + asked.power - second(move), END)
        yellow, white = supply(scene, step, third(move))
        if asked.moved >= 0:
            more = supply(scene, other, progress.lanes[1 - marker])
            yellow, white = yellow + more[0], white + more[1]
        front = max(step, other)
        unlocked = 1 + (front > PASSAGES[1]) + (front > PASSAGES[2]) + (front > PASSAGES[3])
        key = (yellow, white, unlocked)
        if key not in known:
            known[key] = areas_within_reach(scene, yellow, white, unlocked)
        rich, richer = known[key]
        if asked.moved >= 0:
            sheet.add(REACHED + (rich * 8 + richer) * YEARS + scene.year)
        else:
            sheet.add(REACHED_LESS + rich * YEARS + scene.year)
        sheet.close()


def areas_within_reach(scene: Scene, yellow: int, white: int, unlocked: int) -> tuple[int, int]:
    """Return how many rich and very rich Areas could be settled, people and Steel left aside: each below 8."""
    taken = scene.worlds.settled_by_anyone()
    ignored = scene.player.powers.ignored_symbols
    rich = richer = 0
    for area in scene.box.geography.areas:
        if area.environment >= unlocked or taken >> area.number & 1:
            continue
        total = area.yields[0] + area.yields[1] + area.yields[2] + area.factories
        if total < RICH or max(area.yellow - yellow, 0) + max(area.white - white, 0) > ignored:
            continue
        rich += 1
        richer += total >= RICHER
    return min(rich, 7), min(richer, 7)

"""Marks of actions: when to do what, with what at hand."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.scene import GOALS, TECHNOLOGIES, YEARS, Scene, reserve, zone_of
from nextfrontier.bots.search.habits import Sheet
from nextfrontier.games.evacuation.effects.settling import symbols_of
from nextfrontier.games.evacuation.rules.actions import ACT, PASS
from nextfrontier.games.evacuation.state.goods import ENERGY, FOOD, KINDS, NEW, OLD, STEEL
from nextfrontier.games.evacuation.state.parts import COLUMNS, LEVELS
from nextfrontier.kernel.families import FAMILY, first, second
from nextfrontier.kernel.tasks import FREE

KEYS: Final = 16  # of actions: pass, ten of the board, a card, a technology, a Common Goal, the end of a turn
PASSING: Final = 0
CARD: Final = 11
TECHNOLOGY: Final = 12
COMMON_GOAL: Final = 13
ENDING: Final = 14
SETTLE_KEY: Final = 3  # A3, whose marks tell the best Area

# Sizes of what actions are crossed with, in the order of `situation`.
SIZES: Final = [
    YEARS, YEARS * 8, YEARS * 8, YEARS * 24, YEARS * 8, YEARS * 6, YEARS * 6, YEARS * 7, YEARS * 5, YEARS * 4,
    YEARS * 16, YEARS * 16, YEARS * 16, YEARS * 12, YEARS * 10, YEARS * 11, YEARS * 10, 125, 16, YEARS * 9,
]  # fmt: skip
STARTS: Final = [reserve(KEYS * size) for size in SIZES]
GOAL: Final = reserve(KEYS * YEARS * GOALS)
NEXT: Final = reserve(KEYS * YEARS * TECHNOLOGIES * 2)  # technologies that could be invented next
OWNED: Final = reserve(KEYS * TECHNOLOGIES)
POWER: Final = reserve(YEARS * 2 * 16)
FACE_UP: Final = reserve(81 * YEARS)
UNDER: Final = reserve(81)
USED: Final = reserve(64 * YEARS)
PLAYED_GOAL: Final = reserve(16)


def mark_action(scene: Scene, around: tuple[list[int], list[int]], move: int, sheet: Sheet) -> None:
    """Mark an action, a card, a free moment or a pass, in a situation."""
    key = key_of(move)
    starts, sizes = around
    for start, size in zip(starts, sizes, strict=True):
        sheet.add(start + key * size)
    if move >= FREE:
        mark_free(scene, move, sheet)
    elif key == CARD:
        sheet.add(FACE_UP + first(move) * YEARS + scene.year)
    else:
        sheet.add(power_mark(scene, move, key))
        if second(move):
            sheet.add(UNDER + second(move))


def mark_ends(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark free moments and the end of a turn."""
    for move in moves:
        if move >= FREE:
            mark_free(scene, move, sheet)
        sheet.close()


def mark_free(scene: Scene, move: int, sheet: Sheet) -> None:
    """Mark a technology used or a Common Goal played beside the action."""
    place = first(move) & 63
    if key_of(move) == TECHNOLOGY:
        sheet.add(USED + place * YEARS + scene.year)
    else:
        sheet.add(PLAYED_GOAL + place % 16)


def key_of(move: int) -> int:
    """Return the number of an action."""
    if move >= FREE:
        return TECHNOLOGY + ((move - FREE) >> FAMILY & 1)
    if move == PASS.base:
        return PASSING
    return 1 + first(move) if ACT.has(move) else CARD


def situation(scene: Scene) -> tuple[list[int], list[int]]:
    """Return the first marks of everything that actions are crossed with, and the distances between keys."""
    player, year = scene.player, scene.year
    ships = player.fleet.ships
    cards = player.infrastructure
    open_cards = len(cards.played) - len(cards.completed)
    zones = zone_of(player.progress.steps[0]) * 5 + zone_of(player.progress.steps[1])
    lowest = min(player.production)
    values = [
        0,
        min(player.actions.count_taken(), 7),
        scene.stock(OLD, ENERGY, 7),
        scene.stock(NEW, ENERGY, 7) * 3 + scene.past_second(),
        scene.stock(OLD, STEEL, 7),
        scene.stock(NEW, STEEL, 5),
        scene.stock(NEW, FOOD, 5),
        min(player.people, 6),
        min(player.factories[3] + player.factories[4] + player.factories[5], 4),
        min(player.factories[0] + player.factories[1] + player.factories[2], 3),
        min(len(ships[OLD]), 3) * 4 + min(len(ships[NEW]), 3),
        scene.stadiums(),
        min(len(cards.hand), 3) * 4 + min(open_cards, 3),
        best_settlement(scene),
        player.left.bit_count(),
        min(lowest, 10),
        min(len(player.technologies.all_developed()), 9),
    ]
    starts = [STARTS[place] + value * YEARS + year for place, value in enumerate(values)]
    size = len(values)
    starts.append(STARTS[size] + zones * 5 + scene.unlocked())
    starts.append(STARTS[size + 1] + (player.technologies.set - 1) * YEARS + year)
    starts.append(STARTS[size + 2] + best_ship(scene) * YEARS + year)
    sizes = SIZES[:]
    for goal in scene.goals:
        starts.append(GOAL + goal * YEARS + year)
        sizes.append(GOALS * YEARS)
    board = player.technologies
    for column in range(COLUMNS):
        research = board.research[column]
        if research < 2 * LEVELS:
            number = board.grid[column * LEVELS + (research >> 1)]
            starts.append(NEXT + (number * 2 + (research & 1)) * YEARS + year)
            sizes.append(TECHNOLOGIES * 2 * YEARS)
    for number in board.all_developed():
        starts.append(OWNED + number)
        sizes.append(TECHNOLOGIES)
    return starts, sizes


def power_mark(scene: Scene, move: int, key: int) -> int:
    """Return the mark of the Power Level after an action beside the two that a Bonus waits for."""
    worlds, player = scene.worlds, scene.player
    power = 0
    for group in player.actions.tucked:
        power += group
    for card in player.actions.shown:
        power += scene.box.action_card(card).power[0]
    if key != PASSING:
        power += scene.box.board_actions[first(move)].group
    at = 15
    if worlds.bonuses:
        bonus = scene.box.bonuses[worlds.bonuses[0]]
        if power <= bonus.lower:
            at = min(bonus.lower - power, 5)
        elif power <= bonus.higher:
            at = 6 + min(bonus.higher - power, 5)
        else:
            at = 12 + min(power - bonus.higher - 1, 2)
    return POWER + (at * 2 + (key == PASSING)) * YEARS + scene.year


def best_settlement(scene: Scene) -> int:
    """Return how much the best Area that could be settled now would add, 0 if there is none: below 12."""
    worlds, player = scene.worlds, scene.player
    people, steel = player.people, player.goods[KINDS + STEEL] + player.powers.settle_saving
    factories = player.factories[3] + player.factories[4] + player.factories[5]
    if not people and not factories:
        return 0
    yellow, white = symbols_of(worlds, player)
    ignored, unlocked = player.powers.ignored_symbols, player.progress.unlocked_environments()
    taken = worlds.settled_by_anyone()
    best = 0
    for area in worlds.box.geography.areas:
        if area.environment >= unlocked or area.people > people or area.people > steel:
            continue
        if area.factories > factories or taken >> area.number & 1:
            continue
        if max(area.yellow - yellow, 0) + max(area.white - white, 0) > ignored:
            continue
        yields = area.yields
        worth = 2 * (yields[0] + yields[1] + yields[2] + area.factories)
        for kind in range(KINDS):
            if yields[kind] and not scene.ranks[kind]:
                worth += 1
        best = max(best, worth)
    return min(best, 11)


def best_ship(scene: Scene) -> int:
    """Return the number of Areas that the best ship of the row could take, and whether it could be built: below 9."""
    player, box = scene.player, scene.box
    edges, best = player.continent.edges, 0
    for number in scene.worlds.rows[0].items:
        ship = box.ship(number)
        if not player.can_pay(OLD, ship.cost):
            continue
        fitting = 0
        for bay in ship.bays:
            for area in range(6):
                if player.left >> area & 1 and edges[area] & bay:
                    fitting += 1
                    break
        best = max(best, 1 + fitting * 3 + min(ship.buildings, 2) * (fitting < 2))
    return min(best, 8)

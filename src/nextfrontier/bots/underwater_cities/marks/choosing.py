"""Marks of cards that are kept, claimed, used or taken, of goods, of parts of effects, and of all small choices."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Sheet
from nextfrontier.bots.underwater_cities.marks.scene import (
    CARDS,
    COUNTS,
    ERAS,
    FOOD,
    GOODS,
    SLOTS,
    STOCK,
    TIMES,
    Scene,
    number_of,
    reserve,
)
from nextfrontier.bots.underwater_cities.marks.turning import TYPES, coarse, free_mark
from nextfrontier.games.underwater_cities.effects.fields import AMOUNT_MASK, AMOUNT_WIDTH
from nextfrontier.games.underwater_cities.effects.parts import ChoosePart
from nextfrontier.games.underwater_cities.rules.construction.terms import Terms
from nextfrontier.kernel.families import LEAVE, first, second
from nextfrontier.kernel.tasks import FREE

PARTS: Final = 9  # counted from 1; 0 is to leave
STEPS: Final = 12  # of the turns that are left, three in one
KEPT: Final = reserve(CARDS * STEPS)
KEPT_COLOURS: Final = reserve(64 * STEPS)
KEPT_TYPE: Final = reserve(5 * 4 * STEPS)
CLAIMED: Final = reserve(2 * CARDS * STEPS)
CLAIMED_TYPE: Final = reserve(2 * 5 * TIMES)
CLAIMED_CREDITS: Final = reserve(2 * CARDS * 4)
USED: Final = reserve(CARDS * TIMES)
USED_GOODS: Final = reserve(CARDS * GOODS * 4)
TAKEN: Final = reserve(CARDS * TIMES)
TAKEN_CITIES: Final = reserve(CARDS * COUNTS)
TAKEN_CREDITS: Final = reserve(CARDS * 4)
GAINED: Final = reserve(GOODS * 4 * ERAS * STOCK)
GAINED_TIME: Final = reserve(GOODS * TIMES)
GAINED_FOOD: Final = reserve(GOODS * ERAS * FOOD)
GAINED_UPGRADES: Final = reserve(GOODS * ERAS * STOCK)
SLOT_PART: Final = reserve(2 * SLOTS * PARTS * TIMES)
SLOT_PART_GOODS: Final = reserve(SLOTS * PARTS * GOODS * STOCK)
SLOT_PART_FOOD: Final = reserve(SLOTS * PARTS * FOOD)
SLOT_PART_CITIES: Final = reserve(SLOTS * PARTS * COUNTS)
SLOT_PART_UPGRADES: Final = reserve(SLOTS * PARTS * STOCK)
CARD_PART: Final = reserve(CARDS * PARTS * ERAS)
NODE: Final = reserve(64 * TIMES)
NODE_GOODS: Final = reserve(64 * GOODS * 4)
LEFT: Final = reserve(TIMES)
ENDED: Final = reserve(ERAS)
OTHERS: Final = reserve(32 * 64 * ERAS)

NODES: Final = {
    "Gain": 1, "GainAny": 2, "Draw": 3, "Upgrade": 4, "Federation": 5, "TakeSpecial": 6, "UseActionCards": 7, "Pay": 8,
    "Exchange": 9, "ProduceOne": 10, "Parts": 11, "Choose": 12, "ReadyActionCards": 13, "GainMetropolis": 14,
    "PerformSlot": 15, "ConvertCity": 16,
}  # fmt: skip
BUILDING: Final = 24  # nodes of builds have the numbers from here on, by their first kind


def mark_hands(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark sets of cards to keep."""
    sea, hand = scene.sea, scene.player.cards.hand
    step = scene.time // 3
    for move in moves:
        colours, types = [0, 0, 0], [0, 0, 0, 0, 0]
        for place in range(len(hand)):
            if move >> place & 1:
                card = sea.box.card(hand[place])
                sheet.add(KEPT + number_of(hand[place]) * STEPS + step)
                colours[card.colour] += 1
                types[TYPES[card.type]] += 1
        sheet.add(KEPT_COLOURS + coarse(colours[0], colours[1], colours[2]) * STEPS + step)
        for kind in range(len(types)):
            if types[kind]:
                sheet.add(KEPT_TYPE + (kind * 4 + min(types[kind], 3)) * STEPS + step)
        sheet.close()


def mark_claims(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark claiming or paying for the card of this turn, and leaving it."""
    number = scene.sea.turn.aside
    at, kind = number_of(number), TYPES[scene.sea.box.card(number).type]
    for move in moves:
        left = move == LEAVE
        if move >= FREE:
            sheet.add(free_mark(scene, move))
        else:
            sheet.add(CLAIMED + (left * CARDS + at) * STEPS + scene.time // 3)
            sheet.add(CLAIMED_TYPE + (left * 5 + kind) * TIMES + scene.time)
            sheet.add(CLAIMED_CREDITS + (left * CARDS + at) * 4 + min(scene.goods[0], 3))
        sheet.close()


def mark_uses(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark action cards to use."""
    for move in moves:
        at = number_of(first(move))
        if move == LEAVE:
            sheet.add(LEFT + scene.time)
        else:
            sheet.add(USED + at * TIMES + scene.time)
            for good in range(GOODS):
                sheet.add(USED_GOODS + (at * GOODS + good) * 4 + min(scene.goods[good], 3))
        sheet.close()


def mark_specials(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark special cards to take."""
    for move in moves:
        at = number_of(first(move)) if move < 1 << 48 else 0  # 0: look at the deck
        sheet.add(TAKEN + at * TIMES + scene.time)
        sheet.add(TAKEN_CITIES + at * COUNTS + min(scene.cities, 9))
        sheet.add(TAKEN_CREDITS + at * 4 + min(scene.goods[0], 3))
        sheet.close()


def mark_goods(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark goods to gain."""
    for move in moves:
        for good in range(GOODS):
            amount = move >> good * AMOUNT_WIDTH & AMOUNT_MASK
            if not amount or move == LEAVE:
                continue
            held = min(scene.goods[good], STOCK - 1)
            sheet.add(GAINED + ((good * 4 + min(amount, 3)) * ERAS + scene.era) * STOCK + held)
            sheet.add(GAINED_TIME + good * TIMES + scene.time)
            sheet.add(GAINED_FOOD + (good * ERAS + scene.era) * FOOD + scene.food)
            sheet.add(GAINED_UPGRADES + (good * ERAS + scene.era) * STOCK + min(scene.upgradable, STOCK - 1))
        sheet.close()


def mark_parts(scene: Scene, asked: ChoosePart, alternatives: bool, moves: list[int], sheet: Sheet) -> None:
    """Mark parts or alternatives of an effect: of which slot, which card, of what kind."""
    slot, card = scene.chosen_slot(), number_of(scene.sea.turn.aside)
    nodes = asked.nodes()
    for move in moves:
        part = 0 if move == LEAVE else min(first(move), PARTS - 1)
        at = slot * PARTS + part
        sheet.add(SLOT_PART + (alternatives * SLOTS * PARTS + at) * TIMES + scene.time)
        sheet.add(SLOT_PART_FOOD + at * FOOD + scene.food)
        sheet.add(SLOT_PART_CITIES + at * COUNTS + min(scene.cities, 9))
        sheet.add(SLOT_PART_UPGRADES + at * STOCK + min(scene.upgradable, STOCK - 1))
        sheet.add(CARD_PART + (card * PARTS + part) * ERAS + scene.era)
        for good in range(GOODS):
            sheet.add(SLOT_PART_GOODS + (at * GOODS + good) * STOCK + min(scene.goods[good], STOCK - 1))
        if part:
            node = nodes[part - 1]
            number = NODES.get(type(node).__name__, 0)
            if isinstance(node, Terms):
                number = BUILDING + node.kinds[0] * 4 + min(len(node.kinds), 4) - 1
            sheet.add(NODE + number * TIMES + scene.time)
            for good in range(GOODS):
                sheet.add(NODE_GOODS + (number * GOODS + good) * 4 + min(scene.goods[good], 3))
        else:
            sheet.add(LEFT + scene.time)
        sheet.close()


def mark_ends(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark what is used before the end of a turn, and the end."""
    for move in moves:
        sheet.add(free_mark(scene, move) if move >= FREE else ENDED + scene.era)
        sheet.close()


def mark_others(scene: Scene, kind: int, moves: list[int], sheet: Sheet) -> None:
    """Mark each move by its numbers, as far as they go."""
    for move in moves:
        what = 63 if move == LEAVE else (first(move) * 7 + second(move)) % 63
        sheet.add(OTHERS + (kind * 64 + what) * ERAS + scene.era)
        sheet.close()

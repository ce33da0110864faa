"""Marks of turns: which slot when, with what at hand; which card with it, for its effect or only thrown away."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Sheet
from nextfrontier.bots.underwater_cities.marks.scene import (
    BOARDS,
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
from nextfrontier.games.underwater_cities.advice.forecast import score_if_ended
from nextfrontier.games.underwater_cities.rules.slot_action import CLONE
from nextfrontier.games.underwater_cities.rules.turn import CARD_FIRST
from nextfrontier.games.underwater_cities.state.board import TUNNEL
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, SCIENCE
from nextfrontier.kernel.bits import count_bits
from nextfrontier.kernel.families import first, second
from nextfrontier.kernel.tasks import FREE

TYPES: Final = {"instant": 0, "permanent": 1, "action": 2, "production": 3, "scoring": 4}
KINDS: Final = 5
COARSE: Final = 4  # a count up to 3

# What slots are crossed with, in the order of `situation`.
SIZES: Final = [
    TIMES, *[ERAS * STOCK] * GOODS, ERAS * COUNTS, ERAS * 16, *[ERAS * STOCK] * TUNNEL, ERAS * 12, ERAS * STOCK,
    ERAS * FOOD, ERAS * 5, ERAS * STOCK, 30, ERAS * STOCK, ERAS * 8, ERAS * BOARDS, ERAS * 64, ERAS * 64,
]  # fmt: skip
STARTS: Final = [reserve(SLOTS * size) for size in SIZES]
POWERS: Final = reserve(CARDS * SLOTS)
CLONED: Final = reserve(SLOTS * ERAS)
MATCHED: Final = reserve(SLOTS * ERAS)
FIRST_SLOT: Final = reserve(SLOTS * ERAS)

PLAYED: Final = reserve(CARDS * TIMES)
PLAYED_FIRST: Final = reserve(CARDS)
PLAYED_WITH: Final = reserve(CARDS * SLOTS)
PLAYED_CITIES: Final = reserve(CARDS * COUNTS)
PLAYED_GOODS: Final = reserve(CARDS * GOODS * COARSE)
PLAYED_TYPE: Final = reserve(KINDS * TIMES)
PLAYED_AMONG: Final = reserve(KINDS * ERAS * COUNTS)
SCORES: Final = reserve(16 * TIMES)
THROWN: Final = reserve(CARDS * ERAS)
THROWN_TIME: Final = reserve(KINDS * TIMES)
THROWN_SPECIAL: Final = reserve(TIMES)
REST: Final = reserve(64 * ERAS)
EMPTY_HAND: Final = reserve(1)
FREELY: Final = reserve(512 * ERAS)


def mark_turns(scene: Scene, moves: list[int], sheet: Sheet) -> None:
    """Mark pairs of a card and a slot, and what may be used or taken beside them."""
    bases = situation(scene)
    slots = scene.slot_numbers()
    played: dict[int, list[int]] = {}
    thrown: dict[int, list[int]] = {}
    era, sea = scene.era, scene.sea
    for move in moves:
        if move >= FREE:
            sheet.add(free_mark(scene, move))
            sheet.close()
            continue
        card, place = first(move), second(move)
        slot = slots[place]
        if not sheet.repeat(slot):
            for base in bases:
                sheet.add(base + slot)
            sheet.keep(slot)
        if move & CLONE:
            sheet.add(CLONED + slot * ERAS + era)
        if not card:
            sheet.add(EMPTY_HAND)
        elif sea.box.card(card).colour == sea.box.slot_colour(sea.seats, place):
            if card not in played:
                played[card] = played_marks(scene, card)
            sheet.add_all(played[card])
            sheet.add(MATCHED + slot * ERAS + era)
            sheet.add(PLAYED_WITH + number_of(card) * SLOTS + slot)
            if move & CARD_FIRST:
                sheet.add(PLAYED_FIRST + number_of(card))
                sheet.add(FIRST_SLOT + slot * ERAS + era)
        else:
            if card not in thrown:
                thrown[card] = thrown_marks(scene, card)
            sheet.add_all(thrown[card])
        sheet.close()


def free_mark(scene: Scene, move: int) -> int:
    """Return the mark of an ability that is used, or of a contract that is taken, beside the turn."""
    return FREELY + (first(move) & 255 | (move - FREE >> 48 & 1) << 8) * ERAS + scene.era


def situation(scene: Scene) -> list[int]:
    """Return the first marks of everything that slots are crossed with."""
    player, era, goods = scene.player, scene.era, scene.goods
    network, cards = player.network, player.cards
    open_cities = network.legal_city_sites() & network.reached
    unconnected = network.cities() & ~scene.connected
    sites = count_bits(network.legal_building_sites(False) & network.building_sites_of(network.cities()))
    ready = 0
    for number in cards.claimed:
        if number not in cards.used and scene.sea.box.card(number).is_action:
            ready += 1
    values = [scene.time]
    for amount in goods:
        values.append(min(amount, 7) * ERAS + era)
    values.append(min(scene.cities, 9) * ERAS + era)
    values.append((min(count_bits(open_cities), 3) * COARSE + min(count_bits(unconnected), 3)) * ERAS + era)
    for kind in range(TUNNEL):
        values.append(min(scene.built(kind), 7) * ERAS + era)
    values.append(min(scene.built(TUNNEL), 11) * ERAS + era)
    values.append(min(scene.upgradable, 7) * ERAS + era)
    values.append(scene.food * ERAS + era)
    values.append(min(ready, 4) * ERAS + era)
    values.append(min(len(cards.hand), 7) * ERAS + era)
    cycle = min(scene.sea.calendar.cycle, 3) - 1
    values.append((player.space * 3 + cycle) * 2 + (scene.sea.seats > 1))
    values.append(min(sites, 7) * ERAS + era)
    values.append((player.metropolises.connected & 7) * ERAS + era)
    values.append(scene.place * ERAS + era)
    values.append(coarse(goods[0], goods[1], goods[2]) * ERAS + era)
    values.append(coarse(goods[SCIENCE], goods[BIOMATTER], scene.upgradable) * ERAS + era)
    found = [start + value * SLOTS for start, value in zip(STARTS, values, strict=True)]
    for number in cards.claimed:
        if number and scene.sea.box.card(number).type == "permanent":
            found.append(POWERS + number_of(number) * SLOTS)
    return found


def coarse(one: int, two: int, three: int) -> int:
    """Return three counts as one number below 64."""
    return (min(one, 3) * COARSE + min(two, 3)) * COARSE + min(three, 3)


def played_marks(scene: Scene, number: int) -> list[int]:
    """Return the marks of a card that is played for its effect."""
    sea, card = scene.sea, scene.sea.box.card(number)
    kind, at = TYPES[card.type], number_of(number)
    among = 0
    for other in scene.player.cards.claimed:
        if other and sea.box.card(other).type == card.type:
            among += 1
    found = [
        PLAYED + at * TIMES + scene.time,
        PLAYED_CITIES + at * COUNTS + min(scene.cities, 9),
        PLAYED_TYPE + kind * TIMES + scene.time,
        PLAYED_AMONG + (kind * ERAS + scene.era) * COUNTS + min(among, 9),
        rest_mark(scene, number),
    ]
    for good in range(GOODS):
        found.append(PLAYED_GOODS + (at * GOODS + good) * COARSE + min(scene.goods[good], 3))
    if card.type == "scoring":
        points = points_if_claimed(scene, number)
        found.append(SCORES + min(max(points, 0), 15) * TIMES + scene.time)
    return found


def points_if_claimed(scene: Scene, card: int) -> int:
    """Return how many points more the game would end with now if this card were claimed."""
    copy = scene.sea.copy()
    seat = scene.player.seat
    richer = copy.players[seat]
    richer.cards = richer.cards.copy()
    richer.cards.claimed = (*richer.cards.claimed, card)
    return score_if_ended(copy, seat) - score_if_ended(scene.sea, seat)


def thrown_marks(scene: Scene, number: int) -> list[int]:
    """Return the marks of a card that is only thrown away."""
    card = scene.sea.box.card(number)
    found = [
        THROWN + number_of(number) * ERAS + scene.era,
        THROWN_TIME + TYPES[card.type] * TIMES + scene.time,
        rest_mark(scene, number),
    ]
    if card.is_special():
        found.append(THROWN_SPECIAL + scene.time)
    return found


def rest_mark(scene: Scene, played: int) -> int:
    """Return the mark of the colours that stay in hand."""
    colours = [0, 0, 0]
    for card in scene.player.cards.hand:
        if card != played and card >= 0:
            colours[scene.sea.box.card(card).colour] += 1
    return REST + coarse(colours[0], colours[1], colours[2]) * ERAS + scene.era

"""Solo: neutral tiles, the fourth tile, winning (UC-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.rules.hand import top_card
from nextfrontier.games.underwater_cities.state.main_board import NEUTRAL
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.kernel.bits import count_bits

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

SLOTS_PER_COLOUR: Final = 4
RING: Final = 12  # the coloured slots; the always-available slot is none of them (UC-SOLO-23)
LAST_ROUND: Final = 10
CITIES_TO_WIN: Final = 7
POINTS_TO_WIN: Final = 100


def neutral_slots(round_: int, start: int) -> list[int]:
    """Return the places of the three neutral tiles in a round: one number of every colour (UC-SOLO-05, -07, -10)."""
    offset = (round_ - 1 + start - 1) % SLOTS_PER_COLOUR
    return [offset, offset + SLOTS_PER_COLOUR, offset + 2 * SLOTS_PER_COLOUR]


def place_neutral_tiles(sea: Sea, round_: int) -> None:
    """Clear the slots and occupy three of them with the neutral tiles of this round (UC-SOLO-06)."""
    board = sea.board = sea.board.copy()
    board.slots = [()] * len(board.slots)
    for slot in neutral_slots(round_, board.solo_start):
        board.slots[slot] = (NEUTRAL,)


def neutral_tiles(sea: Sea) -> list[int]:
    """Return the slots on which neutral tiles stand, in the order of the ring."""
    return [slot for slot in range(RING) if NEUTRAL in sea.board.slots[slot]]


def moving_tiles(standing: list[int]) -> list[int]:
    """Return the slots of the tiles that move on: with a fourth, the three on one number (UC-SOLO-10, -17)."""
    if len(standing) < SLOTS_PER_COLOUR:
        return standing
    for number in range(SLOTS_PER_COLOUR):  # slots 0, 4 and 8 are number 1 of the three colours
        three = [number, number + SLOTS_PER_COLOUR, number + 2 * SLOTS_PER_COLOUR]
        if all(slot in standing for slot in three):
            return three
    return []


def move_neutral_tiles(sea: Sea) -> None:
    """Move three tiles on around the ring; add a fourth if nobody advanced (UC-SOLO-10..18, -23)."""
    moving = moving_tiles(neutral_tiles(sea))
    board = sea.board = sea.board.copy()
    board.slots = [()] * len(board.slots)
    for slot in moving:
        board.slots[(slot + 1) % RING] = (NEUTRAL,)
    if not board.advanced and sea.calendar.round < LAST_ROUND:
        place_fourth_tile(sea)


def place_fourth_tile(sea: Sea) -> None:
    """Count the sum of a turned card's digits from the first green slot on (UC-SOLO-12..15, -26, UC-GEN-11)."""
    card = top_card(sea)
    if card <= 0:
        return
    deck = sea.era_deck = sea.era_deck.copy()
    deck.discard = (*deck.discard, card)
    counted = sum(int(digit) for digit in str(card))
    slot = (counted - 1) % RING
    while sea.board.slots[slot]:
        slot = (slot + 1) % RING
    sea.board.slots[slot] = (NEUTRAL,)
    name = sea.slot_name(slot)
    sea.tell_secret("fourth_tile", "UC-SOLO-12", {"card": card, "sum": counted, "slot": name}, {}, -1, True)


def has_won(player: Player) -> bool:
    """Tell whether there are at least 7 connected cities and at least 100 victory points (UC-SOLO-19)."""
    return count_bits(player.network.connected_cities()) >= CITIES_TO_WIN and player.score >= POINTS_TO_WIN

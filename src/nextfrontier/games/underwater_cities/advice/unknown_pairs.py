"""Texts that are no thinkable move of a turn, but plainly mean one: a card not in hand, a slot that is not there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from nextfrontier.kernel.reasons import Parameters, Reason

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

SLOT: Final = "([GRY][1-9]|AAS)"
PAIR: Final = re.compile(rf"(clone )?(?:{SLOT}\+([0-9]{{1,4}})|([0-9]{{1,4}})\+{SLOT}|{SLOT})")


def why_unknown_pair(sea: Sea, text: str) -> list[Reason]:
    """Return why a pair of slot and card is not thinkable; all cards that the seat does not hold get one answer."""
    found = PAIR.fullmatch(text)
    if found is None:
        return []
    slot = found[2] or found[5] or found[6]
    number = found[3] or found[4] or ""
    return [
        *why_no_slot(sea, slot),
        *(why_no_card(sea, number) if number else why_card_needed(sea, slot)),
        *why_no_clone(sea, found[1] is not None),
        *why_not_before(sea, slot, number, found[4] is not None),
    ]


def why_no_slot(sea: Sea, slot: str) -> list[Reason]:
    """Explain that the ring of slots depends on the number of players (UC-SETUP-01)."""
    ring = [place.name for place in sea.box.ring(sea.seats)] + ["AAS"]
    return [] if slot in ring else [Reason("unknown_slot", "UC-SETUP-01", {"slot": slot}, [])]


def why_no_card(sea: Sea, number: str) -> list[Reason]:
    """Explain that a card is played from the hand (UC-TURN-04), without telling where the card is."""
    parameters: Parameters = {"number": int(number)}
    if not 0 < int(number) < len(sea.box.cards):
        return [Reason("unknown_card", "UC-TURN-04", parameters, [])]
    return [] if int(number) in sea.me().cards.hand else [Reason("not_in_hand", "UC-TURN-04", parameters, [])]


def why_card_needed(sea: Sea, slot: str) -> list[Reason]:
    """Explain that a slot is chosen together with a card, unless the hand is empty (UC-TURN-04)."""
    return [Reason("card_needed", "UC-TURN-04", {"slot": slot}, [])] if sea.me().cards.hand else []


def why_no_clone(sea: Sea, clone: bool) -> list[Reason]:
    """Explain that the cloning tile is used in games with four players (UC-CLONE-01)."""
    return [Reason("no_cloning_tile", "UC-CLONE-01", {}, [])] if clone and not sea.board.clone_here else []


def why_not_before(sea: Sea, slot: str, number: str, card_first: bool) -> list[Reason]:
    """Explain that only a card that matches the slot can be resolved before it (UC-TURN-08)."""
    if not card_first or int(number) not in sea.me().cards.hand:
        return []
    colours = [place.colour for place in sea.box.ring(sea.seats) if place.name == slot]
    if sea.box.card(int(number)).colour in colours:
        return []
    return [Reason("wrong_order", "UC-TURN-08", {"card": int(number), "slot": slot}, [])]

"""The action of a chosen slot: whether it is possible with a card, and its performance (UC-TURN-13..15, -22, -23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.gains import Draw, Gain
from nextfrontier.games.underwater_cities.effects.permanents import MISMATCH
from nextfrontier.games.underwater_cities.rules.claiming import card_supplies
from nextfrontier.games.underwater_cities.rules.hand import cards_to_draw
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, plus
from nextfrontier.games.underwater_cities.state.supplies import CHANGES_RULES
from nextfrontier.kernel.families import WIDTH, first
from nextfrontier.kernel.promises import keeps_promises
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape, Truth
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

CLONE: Final = 1 << 3 * WIDTH  # in a move of a card and a slot: the slot is cloned
CLONE_PRICE: Final[Goods] = (1, 0, 0, 0, 0)


class SlotAction(Task["Sea"]):
    """Perform the action of the chosen slot, at least in part, willing or not (UC-TURN-07, -13, -14, -20)."""

    shape = Shape("slot", Number("slot"), Truth("certain"))

    def __init__(self, slot: int, certain: bool) -> None:
        self.slot = slot
        self.certain = certain  # some part is possible whatever happens before

    def run(self, state: Sea) -> None:
        state.slot_effect(self.slot).begin(state, True)

    def is_promise(self) -> bool:
        return not self.certain

    def keepable(self, state: Sea) -> bool:
        return state.slot_effect(self.slot).possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return slot_attainable(state, state.slot_effect(self.slot), supply)

    def broken(self) -> Reason:
        return Reason("breaks_slot", "UC-TURN-23", {}, [])


def possible_after_mismatch(sea: Sea, effect: Effect, before: bool, move: int) -> bool:
    """Is the slot possible after the reward for a mismatch, a gain or a draw (UC-TURN-22, UC-CARD-39)?"""
    player = sea.me()
    if not player.powers.watched & MISMATCH:
        return before
    reward, drawn = NOTHING, 0
    for watch in player.powers.watches:
        if watch.event == MISMATCH:
            given = watch.effect
            if isinstance(given, Gain):
                reward = plus(reward, given.goods)
            elif isinstance(given, Draw):
                drawn += given.amount
    if drawn >= cards_to_draw(sea) > 0:
        return can_be_performed(sea, move)
    if before:
        return True
    player.add(reward)
    possible = effect.possible(sea)
    player.remove(reward)
    return possible


def enabled_by_card(sea: Sea, effect: Effect, move: int) -> bool:
    """Can the matching card, resolved first, make the slot possible (UC-TURN-15, -22)? Bound first, then search."""
    card = sea.box.card(first(move))
    if not slot_attainable(sea, effect, card_supplies(sea, card)):
        return False
    by_itself = card.is_instant and not card.is_special()  # paying for a special card may meet a contract
    if by_itself and not is_enough(sea, card.effect, effect):
        return False
    return can_be_performed(sea, move)


def is_enough(sea: Sea, first: Effect, effect: Effect) -> bool:
    """Could the gains of an instant card make the slot possible? An upper bound that counts resources."""
    if not first.attainable(sea, sea.prospects(first.supply)):
        return False
    gift = first.yields(sea)
    if gift is None:
        return True
    player = sea.me()
    player.add(gift)
    possible = effect.possible(sea)
    player.remove(gift)
    return possible


def can_be_performed(sea: Sea, move: int) -> bool:
    """Is there a way to perform part of the slot's action, a price for cloning already paid (UC-TURN-22)?"""
    if not move & CLONE:
        return keeps_promises(sea, move)
    player = sea.me()
    player.add(CLONE_PRICE)
    kept = keeps_promises(sea, move)
    player.remove(CLONE_PRICE)
    return kept


def slot_attainable(sea: Sea, effect: Effect, supply: int) -> bool:
    """Could a slot's action be possible once all of `supply` has come, or be changed? An upper bound."""
    prospects = sea.prospects(supply)
    return prospects & CHANGES_RULES != 0 or effect.attainable(sea, prospects)

"""A turn: the choice of a card and a slot, and their order (UC-TURN, UC-AAS, UC-CLONE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.advice.unknown_pairs import PAIR, why_unknown_pair
from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.fields import CARD_OR_NONE, SLOT
from nextfrontier.games.underwater_cities.effects.permanents import MISMATCH
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.claiming import ResolveCard, card_supplies
from nextfrontier.games.underwater_cities.rules.slot_action import (
    CLONE,
    CLONE_PRICE,
    SlotAction,
    enabled_by_card,
    possible_after_mismatch,
)
from nextfrontier.games.underwater_cities.rules.turn_end import EndTurn
from nextfrontier.games.underwater_cities.state.goods import CREDIT, letters
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.games.underwater_cities.state.supplies import CHANGES_RULES, union
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.events import Details
from nextfrontier.kernel.families import WIDTH, Family, Field, Flag, Shown, first, hand_out, second
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import REVEALS, UNKNOWN

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.box import Card
    from nextfrontier.games.underwater_cities.state.sea import Sea

CARD_FIRST: Final = 1 << 2 * WIDTH  # a move is a card, a slot, this flag and CLONE


class ChooseTurn(Decision["Sea"]):
    """Play one card and choose one slot; matching cards before or after the slot (UC-TURN-04, -08, -19)."""

    shape = Shape("turn")

    def kind(self) -> str:
        return "turn"

    def rules(self) -> list[str]:
        return ["UC-TURN-04", "UC-TURN-05", "UC-TURN-08", "UC-TURN-22"]

    def is_free_moment(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return PAIRS

    def why_unknown(self, state: Sea, text: str) -> list[Reason]:
        return why_unknown_pair(state, text)


class Pair(Family["Sea", ChooseTurn]):
    """A card and a slot, which of them comes first, and whether the slot is cloned; card 0 is the empty hand."""

    def __init__(self) -> None:
        fields: list[Field[Any]] = [CARD_OR_NONE, SLOT, Flag("card_first"), Flag("clone")]
        super().__init__("turn", "", fields, [Flag("matches")])

    def add_moves(self, state: Sea, asked: ChooseTurn, found: list[int]) -> None:
        player = state.me()
        slots = len(state.box.ring(state.seats))
        cards = [state.box.card(card) for card in player.cards.hand or (0,)]
        board = state.board
        for slot in range(slots):
            if not board.slots[slot]:
                add_pairs(state, slot, cards, False, found)
        for card in cards:
            found.append(slots << WIDTH | card.number)  # UC-TURN-26, UC-AAS-01, -02, -05, -06
        if board.clone_here and not board.clone_used and player.goods[CREDIT] >= 1:
            player.remove(CLONE_PRICE)
            for slot in range(slots):
                if board.slots[slot] and player.seat not in board.slots[slot]:  # UC-CLONE-09..11
                    add_pairs(state, slot, cards, True, found)
            player.add(CLONE_PRICE)

    def options(self, state: Sea, asked: ChooseTurn) -> list[int]:
        ring = state.box.ring(state.seats)
        found: list[int] = []
        for card in state.me().cards.hand or (0,):
            for slot in range(len(ring)):
                move = card | slot << WIDTH
                found.append(move)
                matches = self.matches(state, card, slot)
                if matches:
                    found.append(move | CARD_FIRST)
                if state.board.clone_here:
                    found.append(move | CLONE)
                    if matches:
                        found.append(move | CLONE | CARD_FIRST)
            found.append(card | len(ring) << WIDTH)
        return found

    def why_not(self, state: Sea, asked: ChooseTurn, move: int) -> list[Reason]:
        slot = second(move)
        if slot == len(state.box.ring(state.seats)):
            return []
        reasons = self.why_not_slot(state, slot, move & CLONE != 0)
        player = state.me()
        if not move & CLONE:
            return reasons + self.why_no_effect(state, slot, move)
        if player.can_pay(CLONE_PRICE):
            player.remove(CLONE_PRICE)
            reasons += self.why_no_effect(state, slot, move)
            player.add(CLONE_PRICE)
        return reasons

    def why_not_slot(self, sea: Sea, slot: int, clone: bool) -> list[Reason]:
        """Return the reasons why the slot may not be chosen, or cloned (UC-TURN-05, UC-CLONE-02..07)."""
        name = sea.slot_name(slot)
        if not clone:
            if not sea.board.slots[slot]:
                return []
            return [Reason("slot_occupied", "UC-TURN-05", {"slot": name}, [])]
        found: list[Reason] = []
        if sea.board.clone_used:
            found.append(Reason("clone_used", "UC-CLONE-07", {}, []))
        if sea.is_mine(slot):
            found.append(Reason("own_slot", "UC-CLONE-06", {"slot": name}, []))
        elif not sea.board.slots[slot]:
            found.append(Reason("slot_not_occupied", "UC-CLONE-02", {"slot": name}, []))
        if not sea.me().can_pay(CLONE_PRICE):
            parameters: Parameters = {"price": letters(CLONE_PRICE), "stock": letters(sea.me().goods)}
            found.append(Reason("cannot_pay_clone", "UC-CLONE-02", parameters, []))
        return found

    def why_no_effect(self, sea: Sea, slot: int, move: int) -> list[Reason]:
        """Return the reasons why no part of the slot's action could be performed (UC-TURN-13, -22)."""
        effect = sea.slot_effect(slot)
        reasons = effect.why_impossible(sea)
        possible = not reasons
        card = first(move)
        if card != 0 and sea.box.card(card).colour != sea.box.ring(sea.seats)[slot].colour:
            possible = possible_after_mismatch(sea, effect, possible, move)
        if possible or (move & CARD_FIRST and enabled_by_card(sea, effect, move)):
            return []
        missing = Reason("slot_no_effect", "UC-TURN-13", {"slot": sea.slot_name(slot)}, [])
        if move & CLONE:
            missing.parameters["surcharge"] = letters(CLONE_PRICE)
        return [missing, *reasons]

    def apply(self, state: Sea, asked: ChooseTurn, move: int) -> None:
        slot, card = second(move), first(move)
        player = state.me()
        if move & CLONE:
            state.pay(CLONE_PRICE, "UC-CLONE-02")
        put_down(state, player, slot, card, move & CLONE != 0)
        if state.events is not None:
            details: Details = {
                "slot": state.slot_name(slot), "card": card, "card_first": move & CARD_FIRST != 0,
                "clone": move & CLONE != 0,
            }  # fmt: skip
            state.tell("chose", "UC-TURN-04", details)
        state.push(EndTurn())  # what is pushed later is resolved before, as a whole (UC-TIME-04)
        colour = state.box.slot_colour(state.seats, slot)
        matches = card != 0 and colour >= 0 and state.box.card(card).colour == colour  # UC-AAS-04, -09
        action = SlotAction(slot, state.slot_effect(slot).always_possible())
        if move & CARD_FIRST:
            state.push(action)
            state.push(ResolveCard())
            return
        if matches:  # else its effect is ignored (UC-TURN-09, UC-TYPE-06)
            state.push(ResolveCard())
        state.push(action)
        if card != 0 and colour >= 0 and not matches:  # UC-AAS-08
            found: list[Effect] = []
            player.powers.waiting_for(MISMATCH, 0, 0, found)
            trigger(state, found)

    def leads_to_question(self) -> bool:
        return True  # to `EndTurn`

    def reveals(self, state: Sea, asked: ChooseTurn, move: int) -> bool:
        """Look at all that slot and card can bring; a card first may change the slot, a mismatch may be rewarded."""
        card = state.box.card(first(move))
        bits = state.slot_effect(second(move)).supply
        colour = state.box.slot_colour(state.seats, second(move))
        if first(move) and card.colour == colour:
            bits |= card_supplies(state, card)
        elif first(move) and colour >= 0:
            bits |= union(
                [watch.effect.supply for watch in state.me().powers.watches if watch.event == MISMATCH]
            )
        prospects = state.prospects(bits)
        return prospects & REVEALS != 0 or (move & CARD_FIRST != 0 and prospects & CHANGES_RULES != 0)

    def spell(self, state: Sea, asked: ChooseTurn, move: int) -> str:
        card, slot = first(move), state.slot_name(second(move))
        if card == 0:
            pair = slot
        else:
            pair = f"{card}+{slot}" if move & CARD_FIRST else f"{slot}+{card}"
        return f"clone {pair}" if move & CLONE else pair

    def values(self, state: Sea, asked: ChooseTurn, move: int) -> dict[str, Shown]:
        found = super().values(state, asked, move)
        found["matches"] = self.matches(state, first(move), second(move))
        return found

    def matches(self, sea: Sea, card: int, slot: int) -> bool:
        """Does a card have the colour of the slot?"""
        ring = sea.box.ring(sea.seats)
        return card != 0 and slot < len(ring) and sea.box.card(card).colour == ring[slot].colour

    def read(self, state: Sea, asked: ChooseTurn, text: str) -> int:
        found = PAIR.fullmatch(text)
        slot = UNKNOWN if found is None else SLOT.read(state, found[2] or found[5] or found[6])
        if found is None or slot == UNKNOWN:
            return UNKNOWN
        move = slot << WIDTH | int(found[3] or found[4] or 0)
        return move | (CARD_FIRST if found[4] else 0) | (CLONE if found[1] else 0)


PAIRS: Final = hand_out([Pair()])


CARDS: Final = 1 << 8  # the numbers of cards end before
SLOTS: Final = 20  # so do those of slots
# By clone, slot and card, made once because they are listed in every turn: the slot first, or either first.
SLOT_FIRST: Final = [
    [how | slot << WIDTH | card] for how in (0, CLONE) for slot in range(SLOTS) for card in range(CARDS)
]
EITHER_FIRST: Final = [[move, move | CARD_FIRST] for [move] in SLOT_FIRST]


def add_pairs(sea: Sea, slot: int, cards: list[Card], clone: bool, found: list[int]) -> None:
    """Add the legal ways to choose this slot, a price for cloning already paid (UC-TURN-22, UC-CLONE-12)."""
    effect = sea.slot_effect(slot)
    possible = effect.possible(sea)
    colour = sea.box.slot_colour(sea.seats, slot)
    rewarded = sea.me().powers.watched & MISMATCH != 0
    first_pair = (slot + SLOTS if clone else slot) * CARDS
    for card in cards:
        pair = first_pair + card.number
        if card.colour == colour:
            if possible:
                found += EITHER_FIRST[pair]
            elif enabled_by_card(sea, effect, SLOT_FIRST[pair][0] | CARD_FIRST):
                found.append(SLOT_FIRST[pair][0] | CARD_FIRST)
        elif rewarded and card.number:
            if possible_after_mismatch(sea, effect, possible, SLOT_FIRST[pair][0]):
                found += SLOT_FIRST[pair]
        elif possible:
            found += SLOT_FIRST[pair]


def put_down(sea: Sea, player: Player, slot: int, card: int, clone: bool) -> None:
    """Place the action tile and lay the card aside (UC-TURN-06, -24, -25, UC-AAS-05)."""
    board = sea.board = sea.board.copy()
    board.slots = board.slots[:]
    board.slots[slot] = (*board.slots[slot], player.seat)
    board.clone_used = board.clone_used or clone
    turn = sea.turn = sea.turn.copy()
    turn.chosen = slot
    if card:
        turn.aside = card
        cards = player.cards = player.cards.copy()
        cards.hand = leave_out(cards.hand, card)
        cards.shown = leave_out(cards.shown, card)

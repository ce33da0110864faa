"""The effect of the played card: claiming, paying for special cards, making room for a fifth action card
(UC-TYPE, UC-SPEC-09..13, -20..22, UC-ACT-10..18, -23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.fields import (
    AMOUNTS,
    CARD,
    CLAIMED_CARD,
    goods_of_move,
    move_of_goods,
)
from nextfrontier.games.underwater_cities.effects.parts import offer
from nextfrontier.games.underwater_cities.effects.promised import lost_card
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.action_cards import (
    LIMIT,
    action_cards,
    use_action_card,
    why_unusable,
)
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.rules.hand import discard_card
from nextfrontier.games.underwater_cities.state.goods import CREDIT, NOTHING, Goods, letters, name_amounts
from nextfrontier.games.underwater_cities.state.main_board import NO_CARD
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.games.underwater_cities.state.supplies import ADDS_ACTION_CARD, CLAIMS, DISCARDS, USES_CARD
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Leave, Named, Shown, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import EVERYTHING, Task

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.box import Card
    from nextfrontier.games.underwater_cities.state.sea import Sea


class ResolveCard(Task["Sea"]):
    """Offer the effect of a card that matches the slot (UC-TURN-08, UC-TYPE-02, -13)."""

    shape = Shape("resolve_card")

    def run(self, state: Sea) -> None:
        card = state.box.card(state.turn.aside)
        if card.is_instant and not card.is_special():
            offer(state, card.effect)
        else:
            state.push(PlayCard())

    def supplies(self, state: Sea) -> int:
        return card_supplies(state, state.box.card(state.turn.aside))


def card_supplies(sea: Sea, card: Card) -> int:
    """Return the bits this card can bring: an upper bound; claiming or paying may meet a contract (UC-TURN-22)."""
    if card.is_instant:
        return card.effect.supply | CLAIMS if card.is_special() else card.effect.supply
    if card.is_action:
        full = len(action_cards(sea, sea.me())) >= LIMIT
        return EVERYTHING if full else CLAIMS | ADDS_ACTION_CARD
    return CLAIMS | card.effect.supply


def special_price(player: Player, card: Card) -> Goods:
    """Return the price of a special card for this player (UC-SPEC-08, CD-17)."""
    return (credits_for(player, card), 0, 0, 0, 0)


def credits_for(player: Player, card: Card) -> int:
    """Return the credits that a card costs this player; none unless it is a special card."""
    return max(card.cost - player.powers.special_discount, 0)


def cannot_pay_card(player: Player, card: Card) -> Reason:
    """Return the refusal of a special card that cannot be paid (UC-SPEC-09)."""
    price, stock = letters(special_price(player, card)), letters(player.goods)
    return Reason("cannot_pay_card", "UC-SPEC-09", {"card": card.number, "price": price, "stock": stock}, [])


class PlayCard(Decision["Sea"]):
    """Claim the played card, or pay for a special instant, or leave it (UC-TURN-10, UC-SPEC-09, -11, -12)."""

    shape = Shape("play_card")
    asked_by = ["UC-TYPE-04", "UC-SPEC-09", "UC-TURN-10"]

    def is_free_moment(self) -> bool:
        return True

    def supplies(self, state: Sea) -> int:
        return card_supplies(state, state.box.card(state.turn.aside))

    def families(self) -> list[Family[Any, Any]]:
        return WAYS_TO_PLAY

    def moves(self, state: Sea) -> list[int]:
        found = super().moves(state)
        card = state.box.card(state.turn.aside)
        if len(found) > 1 and card.is_instant and self.is_idle(state, card):
            found.reverse()
        return found

    def is_idle(self, state: Sea, card: Card) -> bool:
        """Would nothing come of a special instant, except that it is kept (UC-SPEC-21)? Then leaving it comes first."""
        player = state.me()
        price = special_price(player, card)
        player.remove(price)
        idle = not card.effect.possible(state)
        player.add(price)
        return idle

    def leaving(self) -> str:
        return "decline"

    def can_leave(self, state: Sea) -> bool:
        return True

    def loss_of_leaving(self, state: Sea) -> Reason | None:
        card = state.box.card(state.turn.aside)
        if state.me().can_pay(special_price(state.me(), card)):
            return lost_card(card.number, False, True)
        found = cannot_pay_card(state.me(), card)
        return Reason("card_lost", found.rule, found.parameters, [])


class PlayAside(Named["Sea", PlayCard]):
    """Pay for the played card, if it is a special card, before it does anything (UC-SPEC-17, -20)."""

    def suits(self, card: Card) -> bool:
        """Is this the way to play such a card?"""
        raise NotImplementedError

    def move_of(self, player: Player, card: Card) -> int:
        """Return the move that plays the card."""
        return self.base

    def options(self, state: Sea, asked: PlayCard) -> list[int]:
        card = state.box.card(state.turn.aside)
        return [self.move_of(state.me(), card)] if self.suits(card) else []

    def add_moves(self, state: Sea, asked: PlayCard, found: list[int]) -> None:
        card = state.box.card(state.turn.aside)
        player = state.me()
        if self.suits(card) and credits_for(player, card) <= player.goods[CREDIT]:
            found.append(self.move_of(player, card))

    def why_not(self, state: Sea, asked: PlayCard, move: int) -> list[Reason]:
        card = state.box.card(state.turn.aside)
        player = state.me()
        return [] if player.can_pay(special_price(player, card)) else [cannot_pay_card(player, card)]

    def brings(self, state: Sea, asked: PlayCard, move: int) -> int:
        return asked.supplies(state)

    def apply(self, state: Sea, asked: PlayCard, move: int) -> None:
        card = state.box.card(state.turn.aside)
        price = special_price(state.me(), card)
        if price != NOTHING:
            state.pay(price, f"card {card.number}")
        self.play(state, card)

    def play(self, sea: Sea, card: Card) -> None:
        """Do with the card what its type says."""
        raise NotImplementedError


class ClaimCard(PlayAside):
    """Claim the played card."""

    def __init__(self) -> None:
        super().__init__("claim", [], [CARD])

    def suits(self, card: Card) -> bool:
        return not card.is_instant

    def play(self, sea: Sea, card: Card) -> None:
        if card.is_action and len(action_cards(sea, sea.me())) >= LIMIT:
            sea.push(MakeRoom())  # UC-TYPE-14
        else:
            claim(sea)

    def spell(self, state: Sea, asked: PlayCard, move: int) -> str:
        return self.kind

    def values(self, state: Sea, asked: PlayCard, move: int) -> dict[str, Shown]:
        return {"card": state.turn.aside}


class PayInstant(PlayAside):
    """Get the effect of the played special instant now (UC-SPEC-20)."""

    def __init__(self) -> None:
        super().__init__("pay", [AMOUNTS], [CARD])

    def suits(self, card: Card) -> bool:
        return card.is_instant

    def move_of(self, player: Player, card: Card) -> int:
        return self.base | move_of_goods(special_price(player, card))

    def play(self, sea: Sea, card: Card) -> None:
        resolve_paid_instant(sea, sea.me(), card)

    def spell(self, state: Sea, asked: PlayCard, move: int) -> str:
        return f"pay {letters(goods_of_move(move))}"

    def values(self, state: Sea, asked: PlayCard, move: int) -> dict[str, Shown]:
        return {"amounts": name_amounts(goods_of_move(move)), "card": state.turn.aside}


WAYS_TO_PLAY: Final = hand_out([ClaimCard(), PayInstant(), Leave()])


def resolve_paid_instant(sea: Sea, player: Player, card: Card) -> None:
    """Keep a paid special instant under the player board and offer its effect (UC-SPEC-13, -21, -22)."""
    cards = player.cards = player.cards.copy()
    cards.under_board = (*cards.under_board, card.number)
    take_from_aside(sea)
    if sea.events is not None:
        sea.tell("played_special", f"card {card.number}", {})
    offer(sea, card.effect)
    found: list[Effect] = []
    newly_met(sea, found)
    if found:
        trigger(sea, found)


def take_from_aside(sea: Sea) -> int:
    """Take the played card from where it was laid aside (UC-TURN-25)."""
    turn = sea.turn = sea.turn.copy()
    card, turn.aside = turn.aside, NO_CARD
    return card


def claim(sea: Sea) -> None:
    """Put the played card face up beside the board, in force from now on (UC-TYPE-04, -05, -07, -09, -16)."""
    player = sea.me()
    card = take_from_aside(sea)
    cards = player.cards = player.cards.copy()
    cards.claimed = (*cards.claimed, card)
    if sea.box.card(card).type == "permanent":
        player.powers = sea.box.powers_of(cards.claimed)
    if sea.events is not None:
        sea.tell("claimed", f"card {card}", {})
    found: list[Effect] = []
    newly_met(sea, found)
    if found:
        trigger(sea, found)


class MakeRoom(Decision["Sea"]):
    """Choose which of four action cards to discard for the fifth (UC-ACT-11, -12, -15, -16, -18, -19, -23)."""

    shape = Shape("make_room")
    asked_by = ["UC-ACT-11", "UC-ACT-12", "UC-ACT-16"]

    def is_promise(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return DISCARDED


class DiscardOne(Family["Sea", MakeRoom]):
    """Discard a claimed action card; a ready one may be used at once."""

    def __init__(self) -> None:
        super().__init__("discard", "discard {card}", [CLAIMED_CARD])

    def options(self, state: Sea, asked: MakeRoom) -> list[int]:
        return action_cards(state, state.me())

    def add_moves(self, state: Sea, asked: MakeRoom, found: list[int]) -> None:
        found += action_cards(state, state.me())

    def apply(self, state: Sea, asked: MakeRoom, move: int) -> None:
        player = state.me()
        cards = player.cards = player.cards.copy()
        ready = move not in cards.used
        cards.claimed = leave_out(cards.claimed, move)
        cards.used = leave_out(cards.used, move)
        turn = state.turn = state.turn.copy()
        turn.leaving = move
        state.tell("discarded_action_card", f"card {move}", {"ready": ready})
        state.push(PutAway())
        if ready:
            state.push(UseDiscarded())
        claim(state)


DISCARDED: Final = hand_out([DiscardOne()])


class UseDiscarded(Decision["Sea"]):
    """A ready card discarded for room may be used at once (UC-ACT-13, -14, -24)."""

    shape = Shape("use_discarded")
    asked_by = ["UC-ACT-13", "UC-ACT-14"]

    def families(self) -> list[Family[Any, Any]]:
        return LAST_USE

    def leaving(self) -> str:
        return "decline"


class UseLast(Family["Sea", UseDiscarded]):
    """Use the card that leaves."""

    def __init__(self) -> None:
        super().__init__("use", "use {card}", [CLAIMED_CARD])

    def options(self, state: Sea, asked: UseDiscarded) -> list[int]:
        return [state.turn.leaving]

    def why_not(self, state: Sea, asked: UseDiscarded, move: int) -> list[Reason]:
        return why_unusable(state, move)

    def brings(self, state: Sea, asked: UseDiscarded, move: int) -> int:
        return state.box.card(move).inner.supply | state.me().powers.brought_by(USES_CARD)

    def apply(self, state: Sea, asked: UseDiscarded, move: int) -> None:
        use_action_card(state, move)


LAST_USE: Final = hand_out([UseLast(), Leave()])


class PutAway(Task["Sea"]):
    """The discarded action card goes to its pile (UC-ACT-17, UC-SPEC-19)."""

    shape = Shape("put_away")

    def run(self, state: Sea) -> None:
        turn = state.turn = state.turn.copy()
        card, turn.leaving = turn.leaving, NO_CARD
        discard_card(state, card, state.active, True)

    def supplies(self, state: Sea) -> int:
        return DISCARDS

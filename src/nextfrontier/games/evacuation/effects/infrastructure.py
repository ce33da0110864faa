"""Infrastructure: taking and playing cards, and completing them (EV-INFRA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.advice.unknown_moves import why_no_item
from nextfrontier.games.evacuation.effects.effect import (
    EFFECT,
    HOW_MANY,
    Effect,
    all_of,
    reason,
)
from nextfrontier.games.evacuation.effects.fields import INFRASTRUCTURE_CARD
from nextfrontier.games.evacuation.effects.payment import Pay, can_pay, stock_of
from nextfrontier.games.evacuation.effects.rows import (
    DiscardSome,
    E,
    Look,
    LookAtOne,
    PayFee,
    RowChoice,
    put_back_looked,
    take_from_row,
    why_no_fee,
)
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.box import require_known
from nextfrontier.games.evacuation.state.goods import NEW, spell_goods
from nextfrontier.games.evacuation.state.parts import Infrastructure
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE
from nextfrontier.games.evacuation.state.worlds import NOTHING_LOOKED_AT
from nextfrontier.kernel.families import Family, Leave, first, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.expressions import ExpressionError
from nextfrontier.kit.vocabulary import Flag, Word

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds


class InfrastructureMoves(Effect):
    """Up to so many moves, each taking or playing a card (EV-INFRA-01, -02)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if worlds.rows[INFRASTRUCTURE].items:
            return []
        for card in worlds.me().infrastructure.hand:
            if can_play(worlds, card, False):
                return []
        return [reason("no_infrastructure_move", "EV-INFRA-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(InfrastructureMove(self, self.most, must))


INFRA: Final = Word("infra", EFFECT, InfrastructureMoves, HOW_MANY, icons="$number infrastructure_move")


def can_play(worlds: Worlds, card: int, free: bool) -> bool:
    """Does nothing speak against playing a card? The quick twin of `why_not_play`."""
    player, facts = worlds.me(), worlds.box.card(card)
    for other in player.infrastructure.played:
        if worlds.box.card(other).art == facts.art:
            return False
    return free or can_pay(player, NEW, facts.cost, player.powers.infrastructure_saving)


def why_not_play(worlds: Worlds, card: int, free: bool) -> list[Reason]:
    """Return the reasons against playing a card; an unmet requirement is none (EV-INFRA-04, -09, -10)."""
    found: list[Reason] = []
    player, facts = worlds.me(), worlds.box.card(card)
    for other in player.infrastructure.played:
        same = worlds.box.card(other)
        if same.art == facts.art:
            found.append(reason("same_illustration", "EV-INFRA-10", card=facts.id, other=same.id))
    saved = player.powers.infrastructure_saving
    if not free and not can_pay(player, NEW, facts.cost, saved):
        price, held = spell_goods(facts.cost), spell_goods(stock_of(player, NEW))
        found.append(reason("cannot_play", "EV-INFRA-04", card=facts.id, price=price, stock=held))
        if saved:
            found[-1].parameters["saved"] = saved
    return found


class CardChoice(RowChoice[E]):
    """A decision about Infrastructure cards."""

    def row(self) -> int:
        return INFRASTRUCTURE

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_item(state, text)

    def cards(self, worlds: Worlds) -> tuple[int, ...]:
        """Return the cards that can be taken, or played."""
        raise NotImplementedError

    def is_free(self) -> bool:
        """Is a card played for nothing, without regard to its requirement (T4.7)?"""
        return False

    def take(self, state: Worlds, card: int) -> None:
        """Take a card that lies face up."""
        raise NotImplementedError

    def play(self, state: Worlds, card: int) -> None:
        """Play a card."""
        raise NotImplementedError


class TakeOne(Family["Worlds", CardChoice[Any]]):
    """Take a card of the row, or one just turned up (EV-INFRA-03)."""

    def __init__(self) -> None:
        super().__init__("take", "take {item}", [INFRASTRUCTURE_CARD])

    def options(self, state: Worlds, asked: CardChoice[Any]) -> list[int]:
        row = state.rows[INFRASTRUCTURE].items
        cards = row if state.looked == NOTHING_LOOKED_AT else (*row, state.looked)
        return [self.base | card for card in cards]

    def apply(self, state: Worlds, asked: CardChoice[Any], move: int) -> None:
        asked.take(state, first(move))


class PlayOne(Family["Worlds", CardChoice[Any]]):
    """Play a card (EV-INFRA-04, -10)."""

    def __init__(self) -> None:
        super().__init__("play", "play {item}", [INFRASTRUCTURE_CARD])

    def options(self, state: Worlds, asked: CardChoice[Any]) -> list[int]:
        return [self.base | require_known(card) for card in asked.cards(state)]

    def is_legal(self, state: Worlds, asked: CardChoice[Any], move: int) -> bool:
        return can_play(state, first(move), asked.is_free())

    def why_not(self, state: Worlds, asked: CardChoice[Any], move: int) -> list[Reason]:
        return why_not_play(state, first(move), asked.is_free())

    def apply(self, state: Worlds, asked: CardChoice[Any], move: int) -> None:
        asked.play(state, first(move))


class InfrastructureMove(CardChoice[InfrastructureMoves]):
    """Take a card, play one, or stop; a discard or a look begins a take (EV-AGING-04, OQ-23, OQ-71)."""

    shape = Shape("infrastructure", Node("effect", InfrastructureMoves), Number("left"), Truth("must"))
    asked_by = ["EV-INFRA-01", "EV-INFRA-03", "EV-INFRA-04"]

    def __init__(self, effect: InfrastructureMoves, left: int, must: bool) -> None:
        super().__init__(effect, must)
        self.left = left

    def families(self) -> list[Family[Any, Any]]:
        return MOVES

    def cards(self, worlds: Worlds) -> tuple[int, ...]:
        return worlds.me().infrastructure.hand

    def go_on(self, state: Worlds) -> None:
        """Ask again beneath this move, as long as moves are left."""
        if self.left > 1:
            state.push(InfrastructureMove(self.effect, self.left - 1, False))

    def take(self, state: Worlds, card: int) -> None:
        self.go_on(state)
        take_card(state, card, self.effect.place)

    def play(self, state: Worlds, card: int) -> None:
        self.go_on(state)
        play_card(state, card, False, False, self.effect.place)

    def discard(self, state: Worlds, index: int) -> None:
        self.go_on(state)
        state.push(TakeCard(self.effect, False))
        state.push(PayFee(INFRASTRUCTURE, index))

    def look(self, state: Worlds) -> None:
        self.go_on(state)
        state.push(TakeCard(self.effect, self.must))
        state.push(Look(INFRASTRUCTURE))


MOVES: Final = hand_out([TakeOne(), DiscardSome(), LookAtOne(), PlayOne(), Leave()])


class TakeCard(CardChoice[InfrastructureMoves]):
    """The take after a discard or a look; taking nothing uses up the move (OQ-23), a look alone is none (OQ-80)."""

    shape = Shape("take_infrastructure", Node("effect", InfrastructureMoves), Truth("must"))
    asked_by = ["EV-INFRA-03", "EV-AGING-06"]

    def families(self) -> list[Family[Any, Any]]:
        return TAKES

    def take(self, state: Worlds, card: int) -> None:
        take_card(state, card, self.effect.place)

    def look(self, state: Worlds) -> None:
        state.push(self)
        state.push(Look(INFRASTRUCTURE))

    def leave(self, state: Worlds) -> None:
        put_back_looked(state, INFRASTRUCTURE)


class LookAgain(LookAtOne):
    """A look after a discard, not thinkable after a look."""

    def options(self, state: Worlds, asked: RowChoice[Any]) -> list[int]:
        return [] if state.looked != NOTHING_LOOKED_AT else super().options(state, asked)


TAKES: Final = hand_out([TakeOne(), LookAgain(), Leave()])


def take_card(worlds: Worlds, card: int, cause: str) -> None:
    """Take a face-up card to the hand and refill the row (EV-INFRA-03)."""
    player = worlds.me()
    cards = player.infrastructure
    player.infrastructure = Infrastructure(tuple(sorted((*cards.hand, card))), cards.played, cards.completed)
    worlds.tell("took_infrastructure", cause, {"card": worlds.box.name(card)})
    take_from_row(worlds, INFRASTRUCTURE, card)


def play_card(worlds: Worlds, card: int, free: bool, ignore: bool, cause: str) -> None:
    """Lay the card beside the player board; check its requirement once it is paid (EV-INFRA-05, -06)."""
    player = worlds.me()
    cards = player.infrastructure
    hand = tuple([other for other in cards.hand if other != card])
    player.infrastructure = Infrastructure(hand, tuple(sorted((*cards.played, card))), cards.completed)
    worlds.tell("played_infrastructure", cause, {"card": worlds.box.name(card)})
    worlds.push(CheckRequirements(card if ignore else 0))
    if not free:
        facts = worlds.box.card(card)
        worlds.push(Pay(NEW, facts.cost, player.powers.infrastructure_saving, cause))


class CheckRequirements(Task["Worlds"]):
    """Complete the cards that can be completed; one card perhaps without its requirement (T4.7)."""

    shape = Shape("check_requirements", Number("card"))

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Worlds) -> None:
        if self.card:
            complete(state, self.card)
        check_requirements(state)
        state.box.claims.check(state)


def check_requirements(worlds: Worlds) -> None:
    """Raise production once for each played card whose requirement now holds (EV-INFRA-06..08, OQ-37)."""
    player = worlds.me()
    for card in player.infrastructure.played:
        if card not in player.infrastructure.completed and worlds.box.card(card).requirement.holds(
            worlds, player
        ):
            complete(worlds, card)


def complete(worlds: Worlds, card: int) -> None:
    """Complete the card: its production rises at once."""
    player, facts = worlds.me(), worlds.box.card(card)
    cards = player.infrastructure
    player.infrastructure = Infrastructure(cards.hand, cards.played, tuple(sorted((*cards.completed, card))))
    worlds.tell("completed_infrastructure", facts.id, {"card": facts.id})
    worlds.raise_production(player, facts.production, facts.id)


class PlayFreely(Effect):
    """Play one card from hand or row for free, ignoring its requirement (T4.7, OQ-73)."""

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        found: list[Reason] = []
        for card in (*worlds.me().infrastructure.hand, *worlds.rows[INFRASTRUCTURE].items):
            problems = why_not_play(worlds, card, True)
            if not problems:
                return []
            found += problems
        return found or [reason("no_infrastructure_move", "EV-INFRA-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(PlayAny(self, False))


def make_free_play(free: bool, ignore_requirement: bool) -> PlayFreely:
    """Make the effect that plays a card; the rules know it only for free and without its requirement."""
    if not free or not ignore_requirement:
        raise ExpressionError(problem("play_infra_card_played_for_free"))
    return PlayFreely()


PLAY_INFRA: Final = Word(
    "play_infra",
    EFFECT,
    make_free_play,
    Flag("free"),
    Flag("ignore_requirement"),
    icons="play infrastructure free",
)


class PlayAny(CardChoice[PlayFreely]):
    """The choice of a card, from hand or face up; a discard or a look may come first (OQ-24, OQ-71)."""

    shape = Shape("play_infrastructure", Node("effect", PlayFreely), Truth("paid"))
    asked_by = ["OQ-73", "EV-INFRA-10", "EV-AGING-04"]

    def __init__(self, effect: PlayFreely, paid: bool) -> None:
        super().__init__(effect)
        self.paid = paid

    def families(self) -> list[Family[Any, Any]]:
        return PLAYS

    def cards(self, worlds: Worlds) -> tuple[int, ...]:
        turned_up = () if worlds.looked == NOTHING_LOOKED_AT else (worlds.looked,)
        return (*worlds.me().infrastructure.hand, *worlds.rows[INFRASTRUCTURE].items, *turned_up)

    def is_free(self) -> bool:
        return True

    def play(self, state: Worlds, card: int) -> None:
        """Play a card; one in hand leaves the row as it is."""
        from_hand = card in state.me().infrastructure.hand
        play_card(state, card, True, True, self.effect.place)
        if from_hand:
            put_back_looked(state, INFRASTRUCTURE)
        else:
            take_from_row(state, INFRASTRUCTURE, card)

    def why_not_discard(self, state: Worlds) -> list[Reason]:
        if self.paid or state.looked != NOTHING_LOOKED_AT:
            return [reason("fee_paid", "OQ-23")]
        return all_of(why_no_fee(state))

    def discard(self, state: Worlds, index: int) -> None:
        state.push(PlayAny(self.effect, True))
        state.push(PayFee(INFRASTRUCTURE, index))

    def look(self, state: Worlds) -> None:
        state.push(self)
        state.push(Look(INFRASTRUCTURE))

    def leave(self, state: Worlds) -> None:
        put_back_looked(state, INFRASTRUCTURE)


PLAYS: Final = hand_out([PlayOne(), DiscardSome(), LookAtOne(), Leave()])

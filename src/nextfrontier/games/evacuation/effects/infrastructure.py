"""Infrastructure: taking and playing cards, and completing them (EV-INFRA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.advice.unknown_moves import why_no_item
from nextfrontier.games.evacuation.effects.effect import DONE, Effect, Question, all_of, must_do_part, reason
from nextfrontier.games.evacuation.effects.payment import Pay, can_pay, stock_of
from nextfrontier.games.evacuation.effects.rows import (
    Look,
    PayFee,
    discard_moves,
    discard_notation,
    put_back_looked,
    take_from_row,
    why_no_fee,
    why_not_look,
)
from nextfrontier.games.evacuation.state.goods import NEW, spelled
from nextfrontier.games.evacuation.state.worlds import INFRASTRUCTURE, NOTHING_LOOKED_AT
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

LOOKED: Final = 3
DISCARD: Final = 100
LOOK: Final = 200
PLAY: Final = 1000  # plus the number of the card


class InfrastructureMoves(Effect):
    """Up to so many moves, each taking or playing a card (EV-INFRA-01, -02)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if worlds.rows[INFRASTRUCTURE]:
            return []
        for card in worlds.me().infrastructure:
            if not why_not_play(worlds, card, False):
                return []
        return [reason("no_infrastructure_move", "EV-INFRA-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(InfrastructureMove(self, self.most, must))


def why_not_play(worlds: Worlds, card: int, free: bool) -> list[Reason]:
    """Return what speaks against playing a card; an unmet requirement does not (EV-INFRA-04, -09, -10)."""
    found: list[Reason] = []
    player, facts = worlds.me(), worlds.box.card(card)
    for other in player.played:
        same = worlds.box.card(other)
        if same.art == facts.art:
            found.append(reason("same_illustration", "EV-INFRA-10", card=facts.id, other=same.id))
    saved = player.powers.infrastructure_saving
    if not free and not can_pay(player, NEW, facts.cost, saved):
        price, held = spelled(facts.cost), spelled(stock_of(player, NEW))
        found.append(reason("cannot_play", "EV-INFRA-04", card=facts.id, price=price, stock=held))
        if saved:
            found[-1].parameters["saved"] = saved
    return found


class InfrastructureMove(Question):
    """Take a card, play one, or stop; a discard or a look begins a take (EV-AGING-04, OQ-23, OQ-71)."""

    def __init__(self, effect: InfrastructureMoves, left: int, must: bool) -> None:
        self.effect = effect
        self.left = left
        self.must = must

    def kind(self) -> str:
        return "infrastructure"

    def rules(self) -> list[str]:
        return ["EV-INFRA-01", "EV-INFRA-03", "EV-INFRA-04"]

    def domain(self, state: Worlds) -> list[int]:
        row = state.rows[INFRASTRUCTURE]
        player = state.me()
        found = [*range(len(row)), *[DISCARD + index for index in discard_moves(row)]]
        if player.powers.one_more_choice:
            found.append(LOOK)
        return [*found, *[PLAY + card for card in player.infrastructure], DONE]

    def why_not(self, state: Worlds, move: int) -> list[Reason]:
        if move == DONE:
            return [must_do_part()] if self.must else []
        if move >= PLAY:
            return why_not_play(state, move - PLAY, False)
        if move == LOOK:
            return all_of(why_not_look(state, INFRASTRUCTURE))
        return all_of(why_no_fee(state)) if move >= DISCARD else []

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_item(state, text)

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            return
        if self.left > 1:
            state.push(InfrastructureMove(self.effect, self.left - 1, False))
        if move >= PLAY:
            play_card(state, move - PLAY, False, False, self.effect.place)
        elif move == LOOK:
            state.push(TakeCard(self.effect, self.must))
            state.push(Look(INFRASTRUCTURE))
        elif move >= DISCARD:
            state.push(TakeCard(self.effect, False))
            state.push(PayFee(INFRASTRUCTURE, move - DISCARD))
        else:
            take_card(state, state.rows[INFRASTRUCTURE][move], self.effect.place)

    def notation(self, state: Worlds, move: int) -> str:
        if move == DONE:
            return "done"
        if move >= PLAY:
            return f"play {state.box.name(move - PLAY)}"
        if move == LOOK:
            return "look"
        if move >= DISCARD:
            return discard_notation(state, INFRASTRUCTURE, move - DISCARD)
        return f"take {state.box.name(state.rows[INFRASTRUCTURE][move])}"

    def encode(self) -> list[Any]:
        return ["infrastructure", self.effect.place, self.left, self.must]


class TakeCard(Question):
    """The take after a discard or a look; taking nothing uses up the move (OQ-23), a look alone is none (OQ-80)."""

    def __init__(self, effect: InfrastructureMoves, must: bool) -> None:
        self.effect = effect
        self.must = must

    def kind(self) -> str:
        return "take_infrastructure"

    def rules(self) -> list[str]:
        return ["EV-INFRA-03", "EV-AGING-06"]

    def domain(self, state: Worlds) -> list[int]:
        found = list(range(len(state.rows[INFRASTRUCTURE])))
        if state.looked != NOTHING_LOOKED_AT:
            found.append(LOOKED)
        elif state.me().powers.one_more_choice:
            found.append(LOOK)
        return [*found, DONE]

    def problem(self, state: Worlds, move: int) -> Reason | None:
        if move == DONE and self.must:
            return must_do_part()
        return why_not_look(state, INFRASTRUCTURE) if move == LOOK else None

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_item(state, text)

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            put_back_looked(state, INFRASTRUCTURE)
        elif move == LOOK:
            state.push(TakeCard(self.effect, self.must))
            state.push(Look(INFRASTRUCTURE))
        else:
            take_card(state, self.card(state, move), self.effect.place)

    def card(self, state: Worlds, move: int) -> int:
        """The card that a move takes."""
        return state.looked if move == LOOKED else state.rows[INFRASTRUCTURE][move]

    def notation(self, state: Worlds, move: int) -> str:
        if move == DONE:
            return "done"
        return "look" if move == LOOK else f"take {state.box.name(self.card(state, move))}"

    def encode(self) -> list[Any]:
        return ["take_infrastructure", self.effect.place, self.must]


def take_card(worlds: Worlds, card: int, cause: str) -> None:
    """A face-up card goes to the hand; the row is refilled (EV-INFRA-03)."""
    player = worlds.me()
    player.infrastructure = tuple(sorted((*player.infrastructure, card)))
    worlds.tell("took_infrastructure", cause, {"card": worlds.box.name(card)})
    take_from_row(worlds, INFRASTRUCTURE, card)


def play_card(worlds: Worlds, card: int, free: bool, ignore: bool, cause: str) -> None:
    """The card lies beside the player board; its requirement is looked at once it is paid (EV-INFRA-05, -06)."""
    player = worlds.me()
    player.infrastructure = tuple([other for other in player.infrastructure if other != card])
    player.played = tuple(sorted((*player.played, card)))
    worlds.tell("played_infrastructure", cause, {"card": worlds.box.name(card)})
    worlds.push(CheckRequirements(card if ignore else 0))
    if not free:
        facts = worlds.box.card(card)
        worlds.push(Pay(NEW, facts.cost, player.powers.infrastructure_saving, cause))


class CheckRequirements(Task["Worlds"]):
    """Complete what can be completed; one card perhaps without its requirement (T4.7)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Worlds) -> None:
        if self.card:
            complete(state, self.card)
        check_requirements(state)
        state.box.claims.check(state)

    def encode(self) -> list[Any]:
        return ["check_requirements", self.card]


def check_requirements(worlds: Worlds) -> None:
    """Cards played and not completed whose requirement holds raise production once (EV-INFRA-06..08, OQ-37)."""
    player = worlds.me()
    for card in player.played:
        if card not in player.completed and worlds.box.card(card).requirement.holds(worlds, player):
            complete(worlds, card)


def complete(worlds: Worlds, card: int) -> None:
    """The card is completed and its production rises at once."""
    player, facts = worlds.me(), worlds.box.card(card)
    player.completed = tuple(sorted((*player.completed, card)))
    worlds.tell("completed_infrastructure", facts.id, {"card": facts.id})
    worlds.raise_production(player, facts.production, facts.id)


class PlayFreely(Effect):
    """Play one card from hand or row for free, ignoring its requirement (T4.7, OQ-73)."""

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        found: list[Reason] = []
        for card in (*worlds.me().infrastructure, *worlds.rows[INFRASTRUCTURE]):
            problems = why_not_play(worlds, card, True)
            if not problems:
                return []
            found += problems
        return found or [reason("no_infrastructure_move", "EV-INFRA-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(PlayAny(self, False))


class PlayAny(Question):
    """Which card, from hand or face up? A discard or a look may come first, as before every take (OQ-24, OQ-71)."""

    def __init__(self, effect: PlayFreely, paid: bool) -> None:
        self.effect = effect
        self.paid = paid

    def kind(self) -> str:
        return "play_infrastructure"

    def rules(self) -> list[str]:
        return ["OQ-73", "EV-INFRA-10", "EV-AGING-04"]

    def domain(self, state: Worlds) -> list[int]:
        row = state.rows[INFRASTRUCTURE]
        turned_up = [] if state.looked == NOTHING_LOOKED_AT else [state.looked]
        cards = [PLAY + card for card in (*state.me().infrastructure, *row, *turned_up)]
        looks = [LOOK] if state.me().powers.one_more_choice else []
        return [*cards, *[DISCARD + index for index in discard_moves(row)], *looks, DONE]

    def why_not(self, state: Worlds, move: int) -> list[Reason]:
        if move == DONE:
            return []
        if move >= PLAY:
            return why_not_play(state, move - PLAY, True)
        if move == LOOK:
            return all_of(why_not_look(state, INFRASTRUCTURE))
        if self.paid or state.looked != NOTHING_LOOKED_AT:
            return [reason("fee_paid", "OQ-23")]
        return all_of(why_no_fee(state))

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_item(state, text)

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            put_back_looked(state, INFRASTRUCTURE)
        elif move >= PLAY:
            self.play(state, move - PLAY)
        elif move == LOOK:
            state.push(PlayAny(self.effect, self.paid))
            state.push(Look(INFRASTRUCTURE))
        else:
            state.push(PlayAny(self.effect, True))
            state.push(PayFee(INFRASTRUCTURE, move - DISCARD))

    def play(self, state: Worlds, card: int) -> None:
        """Play a card; one in hand leaves the row as it is."""
        from_hand = card in state.me().infrastructure
        play_card(state, card, True, True, self.effect.place)
        if from_hand:
            put_back_looked(state, INFRASTRUCTURE)
        else:
            take_from_row(state, INFRASTRUCTURE, card)

    def notation(self, state: Worlds, move: int) -> str:
        if move == DONE:
            return "done"
        if move >= PLAY:
            return f"play {state.box.name(move - PLAY)}"
        return "look" if move == LOOK else discard_notation(state, INFRASTRUCTURE, move - DISCARD)

    def encode(self) -> list[Any]:
        return ["play_infrastructure", self.effect.place, self.paid]

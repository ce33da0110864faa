"""Free moments of a turn: once-per-turn abilities, and contracts met earlier (UC-TIME-17, UC-GOV-07, -09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.advice.unknown_uses import why_unknown_use
from nextfrontier.games.underwater_cities.effects.fields import CARD, CONTRACT
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, first, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class UseAbility(Family["Sea", Decision[Any]]):
    """Use the ability of a claimed card, once in a turn (UC-CARD-21)."""

    def __init__(self) -> None:
        super().__init__("use", "use {card}", [CARD])

    def options(self, state: Sea, asked: Decision[Any]) -> list[int]:
        return [self.base | card for card in state.me().powers.once]

    def add_moves(self, state: Sea, asked: Decision[Any], found: list[int]) -> None:
        used = state.turn.once_used
        for card in state.me().powers.once:
            if card not in used and state.box.card(card).inner.possible(state):
                found.append(self.base | card)

    def why_not(self, state: Sea, asked: Decision[Any], move: int) -> list[Reason]:
        card = first(move)
        if card in state.turn.once_used:
            return [Reason("used_this_turn", "UC-CARD-21", {"card": card}, [])]
        return state.box.card(card).inner.why_impossible(state)

    def why_unknown(self, state: Sea, asked: Decision[Any], text: str) -> list[Reason]:
        return why_unknown_use(state, text)

    def brings(self, state: Sea, asked: Decision[Any], move: int) -> int:
        return state.box.card(first(move)).inner.supply

    def apply(self, state: Sea, asked: Decision[Any], move: int) -> None:
        card = first(move)
        turn = state.turn = state.turn.copy()
        turn.once_used = (*turn.once_used, card)
        state.tell("used_ability", f"card {card}", {})
        state.box.card(card).inner.begin(state, True)


class TakeMetContract(Family["Sea", Decision[Any]]):
    """Take a contract on display whose requirements are met (UC-GOV-07, -09, UC-TIME-17)."""

    def __init__(self) -> None:
        super().__init__("contract", "contract {contract}", [CONTRACT])

    def options(self, state: Sea, asked: Decision[Any]) -> list[int]:
        return [self.base | number for number in state.government.contracts]

    def is_legal(self, state: Sea, asked: Decision[Any], move: int) -> bool:
        return state.box.contract(first(move)).condition.holds(state, state.me())

    def why_not(self, state: Sea, asked: Decision[Any], move: int) -> list[Reason]:
        return state.box.contract(first(move)).take.why_impossible(state)

    def brings(self, state: Sea, asked: Decision[Any], move: int) -> int:
        return state.box.contract(first(move)).take.supply

    def apply(self, state: Sea, asked: Decision[Any], move: int) -> None:
        state.box.contract(first(move)).take.begin(state, True)


FREE_MOMENTS: Final = hand_out([UseAbility(), TakeMetContract()], FREE)

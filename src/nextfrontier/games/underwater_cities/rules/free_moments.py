"""Free moments of a turn: once-per-turn abilities, and contracts met earlier (UC-TIME-17, UC-GOV-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.advice.unknown_uses import why_unknown_use
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE
from nextfrontier.kernel.tasks import FreeMoments as AnyFreeMoments

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

CONTRACT: Final = 400  # contracts are numbered from here, cards below


class FreeMoments(AnyFreeMoments["Sea"]):
    """Tell what the player in turn may use beside the moves of a free moment (UC-TIME-17, UC-GOV-07, -09)."""

    def moves(self, sea: Sea) -> list[int]:
        """The abilities and contracts that can be used now."""
        player = sea.me()
        found: list[int] = []
        for number in player.powers.once:
            if number not in sea.once_used and sea.box.card(number).inner.possible(sea):
                found.append(FREE + number)
        for number in sea.contracts:
            if sea.box.contract(number).condition.holds(sea, player):
                found.append(FREE + number)
        return found

    def domain(self, sea: Sea) -> list[int]:
        """Every once-per-turn ability and every contract on display."""
        return [FREE + number for number in (*sea.me().powers.once, *sea.contracts)]

    def why_not(self, sea: Sea, move: int) -> list[Reason]:
        """Why an ability or a contract cannot be used now."""
        number = move - FREE
        if number >= CONTRACT:
            return sea.box.contract(number).take.why_impossible(sea)
        if number in sea.once_used:
            return [Reason("used_this_turn", "UC-CARD-21", {"card": number}, [])]
        return sea.box.card(number).inner.why_impossible(sea)

    def why_unknown(self, sea: Sea, text: str) -> list[Reason]:
        """Why an ability or a contract that is not there cannot be used."""
        return why_unknown_use(sea, text)

    def apply(self, sea: Sea, move: int) -> None:
        """Use it; the decision stays open beneath."""
        number = move - FREE
        if number >= CONTRACT:
            sea.box.contract(number).take.begin(sea, True)
            return
        sea.once_used = (*sea.once_used, number)
        sea.tell("used_ability", f"card {number}", {})
        sea.box.card(number).inner.begin(sea, True)

    def notation(self, sea: Sea, move: int) -> str:
        """`contract C2`, `use 44`."""
        number = move - FREE
        return f"contract {sea.box.contract(number).id}" if number >= CONTRACT else f"use {number}"

"""Texts that are no thinkable move of a decision, but plainly mean one: a card not claimed, a contract not there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

USE: Final = re.compile(r"(?:use|ready) ([0-9]{1,4})")
CONTRACT: Final = re.compile(r"contract ([A-Z][0-9]{1,3})")


def why_unknown_use(sea: Sea, text: str) -> list[Reason]:
    """Return why a card cannot be used or readied, or a contract be taken, where that is not even thinkable."""
    use, contract = USE.fullmatch(text), CONTRACT.fullmatch(text)
    if use is not None:
        return why_no_use(sea, int(use[1]))
    return why_no_contract(sea, contract[1]) if contract is not None else []


def why_no_use(sea: Sea, card: int) -> list[Reason]:
    """Explain that only claimed cards are used: action cards by a slot or card that says so (UC-ACT-01, UC-ACT-02)."""
    if not 0 < card < len(sea.box.cards):
        return [Reason("unknown_card", "UC-ACT-02", {"number": card}, [])]
    if card not in sea.me().cards.claimed:
        return [Reason("not_claimed", "UC-ACT-01", {"card": card}, [])]
    if sea.box.card(card).is_action:
        return [Reason("no_use_now", "UC-ACT-02", {"card": card}, [])]
    return [Reason("not_for_use", "UC-ACT-02", {"card": card}, [])]


def why_no_contract(sea: Sea, id_: str) -> list[Reason]:
    """Explain that a contract is taken once, if it is one of those on display (UC-GOV-01, UC-GOV-03)."""
    numbers = [contract.number for contract in sea.box.contracts.values() if contract.id == id_]
    if not numbers:
        return [Reason("unknown_contract", "UC-GOV-01", {"id": id_}, [])]
    taken = numbers[0] in [number for player in sea.players for number in player.contracts.taken]
    if taken:
        return [Reason("contract_gone", "UC-GOV-03", {"contract": id_}, [])]
    return (
        []
        if numbers[0] in sea.government.contracts
        else [Reason("contract_not_here", "UC-GOV-01", {"contract": id_}, [])]
    )

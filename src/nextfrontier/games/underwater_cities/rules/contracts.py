"""Government contracts (UC-GOV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.state.piles import Government
from nextfrontier.games.underwater_cities.state.player import Contracts
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.kernel.reasons import Parameters, Reason

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class TakeContract(Effect):
    """Take a contract whose requirements are met and get its reward by all rules (UC-GOV-02..05, -10)."""

    def __init__(self, number: int, id_: str, reward: Effect) -> None:
        super().__init__()
        self.contract = number
        self.id = id_
        self.reward = reward

    def children(self) -> list[Effect]:
        return [self.reward]

    def possible(self, sea: Sea) -> bool:
        return self.contract in sea.government.contracts and is_met(sea, self.contract)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if self.contract not in sea.government.contracts:
            return [Reason("contract_gone", "UC-GOV-03", {"contract": self.id}, [])]
        if not is_met(sea, self.contract):
            condition = sea.box.contract(self.contract).condition
            parameters: Parameters = {"contract": self.id, **condition.standing(sea, sea.me())}
            return [Reason("contract_not_met", "UC-GOV-02", parameters, [])]
        return []

    def begin(self, sea: Sea, must: bool) -> None:
        government, own = sea.government, sea.me().contracts
        sea.government = Government(leave_out(government.contracts, self.contract), government.spared)
        sea.me().contracts = Contracts((*own.taken, self.contract), own.refused)
        sea.tell("took_contract", self.id, {})
        trigger(sea, [self.reward])

    def supplies(self) -> int:
        return self.reward.supply

    def decline(self, sea: Sea) -> None:
        own = sea.me().contracts
        sea.me().contracts = Contracts(own.taken, own.refused | 1 << self.contract % 100)


def is_met(sea: Sea, number: int) -> bool:
    """Does the active player meet all requirements of this contract?"""
    return sea.box.contract(number).condition.holds(sea, sea.me())


def newly_met(sea: Sea, found: list[Effect]) -> None:
    """Add the contracts that the last event fulfilled (UC-GOV-08); one refused before waits for a free moment."""
    player = sea.me()
    for number in sea.government.contracts:
        bit = 1 << number % 100
        contract = sea.box.contract(number)
        own = player.contracts
        if contract.condition.holds(sea, player):
            if not own.refused & bit:
                found.append(contract.take)
        elif own.refused & bit:
            player.contracts = Contracts(own.taken, own.refused & ~bit)

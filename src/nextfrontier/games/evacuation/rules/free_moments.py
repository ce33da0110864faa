"""Technologies (OQ-68) and Common Goals (OQ-48), which may be used on one's own turn before or after its action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import Begin, reason
from nextfrontier.games.evacuation.effects.fields import COMMON_GOAL, TECHNOLOGY
from nextfrontier.games.evacuation.effects.payment import stock_of
from nextfrontier.games.evacuation.state.goods import NEW, spell_goods
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, first, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds


class UseTechnology(Family["Worlds", Decision[Any]]):
    """Use a technology, once in a phase: no Action card, no marker move, no Energy, no Power Level (OQ-68)."""

    def __init__(self) -> None:
        super().__init__("technology", "use {technology}", [TECHNOLOGY])

    def options(self, state: Worlds, asked: Decision[Any]) -> list[int]:
        return [self.base | technology.number for technology in state.me().powers.once]

    def why_not(self, state: Worlds, asked: Decision[Any], move: int) -> list[Reason]:
        technology = state.box.technologies[first(move)]
        if technology.number in state.me().actions.used:
            return [reason("used_already", "OQ-68", technology=technology.id)]
        assert technology.once is not None
        return technology.once.why_impossible(state)

    def apply(self, state: Worlds, asked: Decision[Any], move: int) -> None:
        player = state.me()
        technology = state.box.technologies[first(move)]
        player.actions = player.actions.with_use(technology.number)
        state.tell("used_technology", technology.id, {"technology": technology.id})
        assert technology.once is not None
        state.push(Begin(technology.once))


class PlayCommonGoal(Family["Worlds", Decision[Any]]):
    """Play a claimed Common Goal: pay from the New World; production rises at once (EV-MOD-04..06)."""

    def __init__(self) -> None:
        super().__init__("common", "goal {goal}", [COMMON_GOAL])

    def options(self, state: Worlds, asked: Decision[Any]) -> list[int]:
        return [self.base | goal for goal in state.me().goals.claimed]

    def why_not(self, state: Worlds, asked: Decision[Any], move: int) -> list[Reason]:
        player = state.me()
        goal = state.box.common_goals[first(move)]
        if player.can_pay(NEW, goal.cost):
            return []
        held, price = spell_goods(stock_of(player, NEW)), spell_goods(goal.cost)
        return [reason("cannot_pay_common_goal", "EV-MOD-05", goal=goal.id, price=price, stock=held)]

    def apply(self, state: Worlds, asked: Decision[Any], move: int) -> None:
        player = state.me()
        number = first(move)
        goal = state.box.common_goals[number]
        player.goals = player.goals.with_played(number)
        state.tell("played_common_goal", goal.id, {"goal": goal.id})
        state.pay(NEW, goal.cost, goal.id)
        state.raise_production(player, goal.production, goal.id)
        state.box.claims.check(state)


FREE_MOMENTS: Final = hand_out([UseTechnology(), PlayCommonGoal()], FREE)

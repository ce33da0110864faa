"""What may be used on one's own turn before or after its action: technologies (OQ-68) and Common Goals (OQ-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.effect import Begin, reason
from nextfrontier.games.evacuation.effects.payment import stock_of
from nextfrontier.games.evacuation.state.goods import NEW, spelled
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE
from nextfrontier.kernel.tasks import FreeMoments as AnyFreeMoments

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.box import Technology
    from nextfrontier.games.evacuation.state.worlds import Worlds

COMMON_GOAL: Final = FREE + 100  # plus the number of the side; below it: FREE plus the technology


class FreeMoments(AnyFreeMoments["Worlds"]):
    """The moves of a free moment."""

    def domain(self, worlds: Worlds) -> list[int]:
        """Once-per-phase technologies and claimed Common Goals."""
        player = worlds.me()
        found = [FREE + technology.number for technology in player.powers.once]
        return found + [COMMON_GOAL + goal for goal in player.goals.claimed]

    def why_not(self, worlds: Worlds, move: int) -> list[Reason]:
        """Why one cannot be used now."""
        player = worlds.me()
        if move >= COMMON_GOAL:
            goal = worlds.box.common_goals[move - COMMON_GOAL]
            if not player.can_pay(NEW, goal.cost):
                held = spelled(stock_of(player, NEW))
                price = spelled(goal.cost)
                return [reason("cannot_pay_common_goal", "EV-MOD-05", goal=goal.id, price=price, stock=held)]
            return []
        technology = self.technology(worlds, move)
        if technology.number in player.actions.used:
            return [reason("used_already", "OQ-68", technology=technology.id)]
        assert technology.once is not None
        return technology.once.why_impossible(worlds)

    def technology(self, worlds: Worlds, move: int) -> Technology:
        """The technology that a move uses."""
        return worlds.box.technologies[move - FREE]

    def apply(self, worlds: Worlds, move: int) -> None:
        """Use it; the open decision stays (OQ-68: no Action card, no marker move, no Energy, no Power Level)."""
        player = worlds.me()
        if move >= COMMON_GOAL:
            self.play_common_goal(worlds, move - COMMON_GOAL)
            return
        technology = self.technology(worlds, move)
        player.actions = player.actions.with_use(technology.number)
        worlds.tell("used_technology", technology.id, {"technology": technology.id})
        assert technology.once is not None
        worlds.push(Begin(technology.once))

    def play_common_goal(self, worlds: Worlds, number: int) -> None:
        """Pay from the New World; production rises at once (EV-MOD-04..06)."""
        player = worlds.me()
        goal = worlds.box.common_goals[number]
        player.goals = player.goals.with_played(number)
        worlds.tell("played_common_goal", goal.id, {"goal": goal.id})
        worlds.pay(NEW, goal.cost, goal.id)
        worlds.raise_production(player, goal.production, goal.id)
        worlds.box.claims.check(worlds)

    def notation(self, worlds: Worlds, move: int) -> str:
        """`use T2.6`, `goal CG5`."""
        if move >= COMMON_GOAL:
            return f"goal {worlds.box.common_goals[move - COMMON_GOAL].id}"
        return f"use {self.technology(worlds, move).id}"

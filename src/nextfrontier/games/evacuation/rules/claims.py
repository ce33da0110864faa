"""Common Goals: the first player to reach one takes its card, in any phase and turn (EV-MOD-03, OQ-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.state.phases import TRANSPORT

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds


class Claims:
    """The claims of Common Goals by players."""

    def check(self, worlds: Worlds) -> None:
        """Claim the Common Goals that the active player has reached; in a lane claims wait until all are done."""
        if not worlds.common or worlds.phase == TRANSPORT:
            return
        player = worlds.me()
        for number in worlds.common:
            goal = worlds.box.common_goals[number]
            if goal.requirement.holds(worlds, player):
                worlds.common = tuple([other for other in worlds.common if other != number])
                player.goals = player.goals.with_claim(number)
                worlds.tell("claimed_common_goal", goal.id, {"goal": goal.id})

    def check_all(self, worlds: Worlds) -> None:
        """Claim for all players after a lane: claims at the same moment go by the turn order then valid."""
        active = worlds.active
        for seat in worlds.order:
            worlds.active = seat
            self.check(worlds)
        worlds.active = active

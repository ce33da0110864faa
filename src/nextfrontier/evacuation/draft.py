"""The draft of Goal cards: keep one, pass the rest to the left, three times; then discard one (EV-SETUP-13..18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.evacuation.box import GOALS_FROM, known
from nextfrontier.evacuation.effect import Question
from nextfrontier.evacuation.worlds import SOLO_GOALS
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.evacuation.worlds import Worlds

DEALT: Final = 4
ROUNDS: Final = 3


class GoalDraft(Task["Worlds"]):
    """Four cards to each player; alone, a second pile for the opponent (EV-SETUP-13, EV-SOLO-04)."""

    def run(self, state: Worlds) -> None:
        cards = list(state.spared_goals)
        for player in state.players:
            player.goals = tuple(sorted(cards[:DEALT]))
            cards = cards[DEALT:]
        if state.seats == 1:
            state.rival_goals = tuple(sorted(cards[:DEALT]))
            cards = cards[DEALT:]
        state.spared_goals, state.goal_seen = tuple(cards), (0,) * len(cards)
        state.push(DraftRound(1))

    def encode(self) -> list[Any]:
        return ["goal_draft"]


class DraftRound(Task["Worlds"]):
    """All keep one at the same time (OQ-81)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Worlds) -> None:
        last = self.number > ROUNDS
        state.push(DraftOver() if last else PassGoals(self.number))
        if last:
            for player in state.players:
                player.goals, player.kept = tuple(sorted((*player.goals, *player.kept))), ()
        state.open_lanes([DropGoal() if last else KeepGoal() for _ in range(state.seats)])

    def encode(self) -> list[Any]:
        return ["draft_round", self.number]


class PassGoals(Task["Worlds"]):
    """What is left goes to the left neighbour; alone, the piles are swapped (EV-SETUP-14..16, EV-SOLO-04, -05)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Worlds) -> None:
        packs = [player.goals for player in state.players]
        if state.seats == 1:
            mixed = state.shuffled(SOLO_GOALS, list(state.rival_goals))
            state.spare_goals((mixed[0],), 0)
            state.players[0].goals, state.rival_goals = tuple(sorted(mixed[1:])), packs[0]
        else:
            for seat, pack in enumerate(packs):
                state.players[(seat + 1) % state.seats].goals = pack
        state.tell_secret("passed_goals", "EV-SETUP-14", {"round": self.number}, {}, -1, True)
        state.push(DraftRound(self.number + 1))

    def encode(self) -> list[Any]:
        return ["pass_goals", self.number]


class KeepGoal(Question):
    """Which of these Goal cards to keep?"""

    def kind(self) -> str:
        return "keep_goal"

    def rules(self) -> list[str]:
        return ["EV-SETUP-14", "EV-SETUP-15", "EV-SETUP-16"]

    def hides_answer(self) -> bool:
        return True

    def domain(self, state: Worlds) -> list[int]:
        return [known(goal) for goal in state.me().goals]

    def apply(self, state: Worlds, move: int) -> None:
        player = state.me()
        player.goals = tuple([goal for goal in player.goals if goal != move])
        player.kept = tuple(sorted((*player.kept, move)))
        number = move - GOALS_FROM + 1
        state.tell_secret("kept_goal", "EV-SETUP-14", {}, {"goal": number}, 1 << player.seat, False)

    def notation(self, state: Worlds, move: int) -> str:
        return f"goal {move - GOALS_FROM + 1}"

    def encode(self) -> list[Any]:
        return ["keep_goal"]


class DropGoal(Question):
    """Which of the four Goal cards to discard (EV-SETUP-17)?"""

    def kind(self) -> str:
        return "drop_goal"

    def rules(self) -> list[str]:
        return ["EV-SETUP-17"]

    def hides_answer(self) -> bool:
        return True

    def domain(self, state: Worlds) -> list[int]:
        return [known(goal) for goal in state.me().goals]

    def apply(self, state: Worlds, move: int) -> None:
        player = state.me()
        player.goals = tuple([goal for goal in player.goals if goal != move])
        player.dropped = (move,)
        number = move - GOALS_FROM + 1
        state.tell_secret("dropped_goal", "EV-SETUP-17", {}, {"goal": number}, 1 << player.seat, False)

    def notation(self, state: Worlds, move: int) -> str:
        return f"drop {move - GOALS_FROM + 1}"

    def encode(self) -> list[Any]:
        return ["drop_goal"]


class DraftOver(Task["Worlds"]):
    """Discarded goals join the unused ones (EV-SETUP-18)."""

    def run(self, state: Worlds) -> None:
        for player in state.players:
            state.spare_goals(player.dropped, 1 << player.seat)
            player.dropped = ()
        state.spare_goals(state.rival_goals, 0)
        state.rival_goals = ()

    def encode(self) -> list[Any]:
        return ["draft_over"]

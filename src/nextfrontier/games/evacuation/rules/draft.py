"""The draft of Goal cards: keep one, pass the rest to the left, three times; then discard one (EV-SETUP-13..18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.fields import GOAL
from nextfrontier.games.evacuation.state.box import GOALS_FROM, require_known
from nextfrontier.games.evacuation.state.goal_packs import OPPONENT, PACK, GoalPacks
from nextfrontier.games.evacuation.state.worlds import SOLO_GOALS
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task
from nextfrontier.kernel.values import replace_fields

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ROUNDS: Final = 3


class GoalDraft(Task["Worlds"]):
    """Four cards to each player; alone, a second pile for the opponent (EV-SETUP-13, EV-SOLO-04)."""

    shape = Shape("goal_draft")

    def run(self, state: Worlds) -> None:
        goals = state.spared_goals
        count = max(state.seats, 2)
        packs = [tuple(sorted(goals[i * PACK : (i + 1) * PACK])) for i in range(count)]
        state.spared_goals = goals[count * PACK :]
        hold_packs(state, GoalPacks(packs, (0,) * count, 0))
        state.push(DraftRound(1))


def hold_packs(worlds: Worlds, packs: GoalPacks) -> None:
    """Give everybody the rest of a pack to hold."""
    worlds.draft = packs
    for player in worlds.players:
        player.goals = player.goals.with_cards(packs.rest(player.seat), player.goals.kept)
    if worlds.seats == 1:
        worlds.rival = replace_fields(worlds.rival, goals=packs.rest(OPPONENT))


class DraftRound(Task["Worlds"]):
    """All keep one at the same time (OQ-81)."""

    shape = Shape("draft_round", Number("number"))

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Worlds) -> None:
        if self.number <= ROUNDS:
            state.push(PassGoals(self.number))
            state.open_lanes([KeepGoal() for _ in range(state.seats)])
            return
        for player in state.players:
            goals = player.goals
            player.goals = goals.with_cards(tuple(sorted((*goals.cards, *goals.kept))), ())
        all_goals = tuple(sorted((*state.rival.goals, *state.rival.removed)))
        state.rival = replace_fields(state.rival, goals=all_goals, removed=())
        state.open_lanes([DropGoal() for _ in range(state.seats)])


class PassGoals(Task["Worlds"]):
    """The rest of a pack goes to the left neighbour; alone, piles are swapped (EV-SETUP-14..16, EV-SOLO-04, -05)."""

    shape = Shape("pass_goals", Number("number"))

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Worlds) -> None:
        packs = state.draft
        assert packs is not None
        if state.seats == 1:
            removed = state.shuffle(SOLO_GOALS, list(state.rival.goals))[0]
            state.rival = replace_fields(state.rival, removed=tuple(sorted((*state.rival.removed, removed))))
            packs = packs.take(OPPONENT, removed)
        hold_packs(state, packs.pass_on())
        state.tell_secret("passed_goals", "EV-SETUP-14", {"round": self.number}, {}, -1, True)
        state.push(DraftRound(self.number + 1))


class KeepGoal(Decision["Worlds"]):
    """The choice of a Goal card to keep."""

    shape = Shape("keep_goal")
    asked_by = ["EV-SETUP-14", "EV-SETUP-15", "EV-SETUP-16"]

    def families(self) -> list[Family[Any, Any]]:
        return KEPT

    def hides_answer(self) -> bool:
        return True


class KeepOne(Family["Worlds", KeepGoal]):
    """Keep a Goal card and pass the others on."""

    def __init__(self) -> None:
        super().__init__("goal", "goal {goal}", [GOAL])

    def options(self, state: Worlds, asked: KeepGoal) -> list[int]:
        return [require_known(goal) for goal in state.me().goals.cards]

    def apply(self, state: Worlds, asked: KeepGoal, move: int) -> None:
        player, packs = state.me(), state.draft
        assert packs is not None
        state.draft = packs.take(player.seat, move)
        kept = tuple(sorted((*player.goals.kept, move)))
        player.goals = player.goals.with_cards(state.draft.rest(player.seat), kept)
        number = move - GOALS_FROM + 1
        state.tell_secret("kept_goal", "EV-SETUP-14", {}, {"goal": number}, 1 << player.seat, False)


KEPT: Final = hand_out([KeepOne()])


class DropGoal(Decision["Worlds"]):
    """Choose which of the four Goal cards to discard; three stay face down (EV-SETUP-17, -18)."""

    shape = Shape("drop_goal")
    asked_by = ["EV-SETUP-17"]

    def families(self) -> list[Family[Any, Any]]:
        return DROPPED

    def hides_answer(self) -> bool:
        return True


class DropOne(Family["Worlds", DropGoal]):
    """Discard a Goal card."""

    def __init__(self) -> None:
        super().__init__("drop", "drop {goal}", [GOAL])

    def options(self, state: Worlds, asked: DropGoal) -> list[int]:
        return [require_known(goal) for goal in state.me().goals.cards]

    def apply(self, state: Worlds, asked: DropGoal, move: int) -> None:
        player = state.me()
        player.goals = player.goals.without(move)
        number = move - GOALS_FROM + 1
        state.tell_secret("dropped_goal", "EV-SETUP-17", {}, {"goal": number}, 1 << player.seat, False)


DROPPED: Final = hand_out([DropOne()])

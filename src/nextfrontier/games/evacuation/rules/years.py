"""The four years and their phases, Cleanup, and the end of the game (EV-GAME, EV-CLEAN, EV-RACE-04..06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.rows import refresh
from nextfrontier.games.evacuation.rules.action_cards import ChooseHands, discard_played
from nextfrontier.games.evacuation.rules.actions import ActionsPhase
from nextfrontier.games.evacuation.rules.bonuses import BonusPhase
from nextfrontier.games.evacuation.rules.income import Income
from nextfrontier.games.evacuation.rules.order import TurnOrder
from nextfrontier.games.evacuation.rules.progress import ProgressPhase
from nextfrontier.games.evacuation.rules.race import RaceAdjustments, meets_end_condition
from nextfrontier.games.evacuation.rules.scoring import tell_scores
from nextfrontier.games.evacuation.rules.solo import SoloYear
from nextfrontier.games.evacuation.rules.transport import AfterTransport, TransportPhase
from nextfrontier.games.evacuation.state.parts import Actions
from nextfrontier.games.evacuation.state.phases import (
    ACTIONS,
    BONUSES,
    CLEANUP,
    INCOME,
    ORDER,
    PROGRESS,
    TRANSPORT,
)
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE, SHIPS, STADIUMS
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

YEARS: Final = 4  # EV-GAME-02


class Phase(Task["Worlds"]):
    """Seven phases in this order, the next one beneath each (EV-GAME-03)."""

    shape = Shape("phase", Number("number"))

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Worlds) -> None:
        if self.number < CLEANUP:
            state.push(Phase(self.number + 1))
        tasks: list[Task[Any]] = self.tasks(state)
        for place in range(len(tasks) - 1, -1, -1):
            state.push(tasks[place])

    def tasks(self, state: Worlds) -> list[Task[Any]]:
        """Return the tasks of this phase; race conditions of the one before it come first."""
        if self.number == INCOME:
            first: list[Task[Any]] = [SoloYear(), Income()]
            return [*first, ChooseHands()] if state.rules.advanced and state.year > 1 else first
        if self.number == ACTIONS:
            return [ActionsPhase()]
        if self.number == TRANSPORT:
            return [TransportPhase(), AfterTransport()]
        if self.number == ORDER:
            return [RaceCheck(), TurnOrder()]
        if self.number == PROGRESS:
            return [ProgressPhase()]
        return [RaceCheck(), BonusPhase()] if self.number == BONUSES else [RaceCheck(), Cleanup()]


class RaceCheck(Task["Worlds"]):
    """End a race with this phase if somebody meets the end condition (EV-GAME-08, EV-RACE-02, -04, -05, OQ-87)."""

    shape = Shape("race_check")

    def run(self, state: Worlds) -> None:
        if not state.rules.race:  # Points mode never ends early (EV-SCORE-01)
            return
        for seat in state.order:
            if state.ending < 0 and meets_end_condition(state.players[seat]):
                state.ending = seat
                state.active = seat
                state.tell("race_ends", "EV-RACE-05", {})
        if state.ending >= 0:
            state.agenda = None
            end_game(state)


class Cleanup(Task["Worlds"]):
    """Prepare the next year: Bonus card, rows, Action markers; end the game after the last (EV-CLEAN-01..05)."""

    shape = Shape("cleanup")

    def run(self, state: Worlds) -> None:
        if state.year == YEARS:  # EV-SCORE-01, EV-RACE-06, EV-GAME-08
            end_game(state)
            return
        state.phase = CLEANUP
        state.tell("phase", "EV-CLEAN-01", {"phase": "cleanup", "year": state.year})
        state.year += 1
        state.bonuses = state.bonuses[1:]
        for row in (INFRASTRUCTURE, SHIPS, STADIUMS):
            refresh(state, row)
        if state.rules.advanced:
            discard_played(state)
        for player in state.players:  # all else stays for the next year (EV-ACTION-11, EV-CLEAN-06)
            player.actions = Actions((), (), (), player.actions.passed, ())
        state.push(Phase(INCOME))


def end_game(worlds: Worlds) -> None:
    """End the game: Points mode reads the final state; Race mode adjusts the markers first (EV-RACE-07)."""
    worlds.finished = True
    worlds.tell("game_over", "EV-GAME-07", {})
    if worlds.rules.race:
        worlds.push(RaceAdjustments())
    else:
        tell_scores(worlds)

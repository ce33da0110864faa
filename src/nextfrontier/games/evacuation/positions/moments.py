"""The moment of a position: the start of a phase or, where players follow one another, of the turn of `to_play`."""

from __future__ import annotations

from nextfrontier.games.evacuation.positions.documents import PHASES
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.actions import ChooseAction, NextTurn
from nextfrontier.games.evacuation.rules.bonuses import NextBonus
from nextfrontier.games.evacuation.rules.progress import NextToAdvance
from nextfrontier.games.evacuation.rules.solo import progress_line, turn_line
from nextfrontier.games.evacuation.rules.years import Phase
from nextfrontier.games.evacuation.state.phases import ACTIONS, BONUSES, PROGRESS, SET_UP
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.positions import refuse


def phase_number(given: int | str) -> int:
    """Return the number of a phase that is given by name or number; 0 is the set-up (EV-GAME-03)."""
    if isinstance(given, str):
        return PHASES.index(given) + 1
    if not SET_UP <= given <= len(PHASES):
        refuse("phase", problem("year_has_phases_1_7", known=list(PHASES)), "EV-GAME-03")
    return given


def open_phase(worlds: Worlds, turn_told: bool) -> None:
    """Push the tasks that begin the phase of a position; where `to_play` is told, earlier seats are done."""
    number = worlds.phase
    if number == SET_UP:
        refuse("phase", problem("set_up_counts_as_done"), "EV-GAME-03")
    if number == ACTIONS:
        open_turn(worlds)
    elif number == PROGRESS and turn_told and progress_line(worlds)[0] != worlds.active:
        open_middle(worlds, NextToAdvance(progress_line(worlds).index(worlds.active)))
    elif number == BONUSES and turn_told and worlds.order[0] != worlds.active:
        open_middle(worlds, NextBonus(worlds.order.index(worlds.active)))
    else:
        worlds.push(Phase(number))


def open_turn(worlds: Worlds) -> None:
    """Push the turn of the active player in the Actions phase (EV-ACTION-02)."""
    if worlds.me().actions.passed:
        refuse("to_play", problem("seat_has_passed", active=worlds.active), "EV-ACTION-17")
    worlds.push(Phase(ACTIONS + 1))
    worlds.push(NextTurn(turn_line(worlds).index(worlds.active)))
    worlds.push(ChooseAction(worlds.rules.advanced))


def open_middle(worlds: Worlds, following: Task[Worlds]) -> None:
    """Push the rest of the phase of a position and the phases after it."""
    worlds.push(Phase(worlds.phase + 1))
    worlds.push(following)

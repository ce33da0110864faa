"""The value of Progress, Year-end Bonuses, modules and Action cards of Evacuation for a bot, in points."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.adding import add_up
from nextfrontier.games.evacuation.rules.bonuses import bonus_for
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.rules.scoring import line_points
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.parts import PASSAGES
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

ACTIONS_PHASE: Final = 2
PROGRESS_PHASE: Final = 5
BONUS_PHASE: Final = 6
STEP: Final = 0.22  # a step of Progress, until both markers are past the third Passage
STEPS: Final = 34
LATE_STEP: Final = 0.05
REAR_STEP: Final = 0.1
PASSAGE: Final = (0.0, 2.0, 1.5, 1.0)  # for the front marker, each year that is left: thirds of these
BONUS: Final = (0.0, 2.5, 2.5, 2.5, 1.5)  # by year
IN_REACH: Final = 0.4  # of a bonus that may still be hit
AT_HAND: Final = 0.65  # of one that is hit as long as nothing more is done
ACTION_CARD: Final = 0.25
LINE: Final = 0.8
LINE_AREA: Final = 0.3


def progress_value(worlds: Worlds, player: Player, later_years: int) -> float:
    """Return the value of steps made, steps earned, and the environments that are open."""
    earned = 0
    if worlds.phase < PROGRESS_PHASE or (worlds.phase == PROGRESS_PHASE and player.progress.lead < 0):
        earned = power_levels(worlds, player, False)[-1]
    steps = sum(player.progress.steps) + earned
    value = STEP * min(steps, STEPS) + LATE_STEP * max(steps - STEPS, 0)
    value += REAR_STEP * min(min(player.progress.steps), PASSAGES[2] + 1)
    front = max(player.progress.steps)
    for passage in range(1, len(PASSAGES)):
        if front > PASSAGES[passage]:
            value += PASSAGE[passage] * later_years / 3
    return value


def bonus_value(worlds: Worlds, player: Player) -> float:
    """Return the value of the Year-end Bonus that the Power Level hits, or may still hit."""
    if worlds.phase >= BONUS_PHASE or not worlds.bonuses:
        return 0.0
    bonus, generous = worlds.box.bonuses[worlds.bonuses[0]], worlds.rules.generous
    levels = power_levels(worlds, player, True)
    hit = any(bonus_for(bonus, level, generous) is not None for level in levels)
    if worlds.phase > ACTIONS_PHASE or player.actions.passed:
        return BONUS[worlds.year] if hit else 0.0
    if hit:
        return AT_HAND * BONUS[worlds.year]
    return IN_REACH * BONUS[worlds.year] if levels[-1] < bonus.higher else 0.0


def module_value(worlds: Worlds, player: Player, actions_ahead: float) -> float:
    """Return the value of Common Goals claimed or played, and of lines."""
    box = worlds.box
    value = 0.0
    for goal in player.goals.played:
        value += box.common_goals[goal].points
    for goal in player.goals.claimed:
        value += (box.common_goals[goal].points + 1.0) * min(actions_ahead / 2, 1.0) * 0.8
    if worlds.line_tiles:
        value += LINE * line_points(worlds)[player.seat]
        for tile in worlds.line_tiles:
            value += LINE_AREA * (player.settlements.areas & box.lines[tile // 2][tile % 2]).bit_count()
    return value


def hand_value(worlds: Worlds, player: Player, actions_ahead: float) -> float:
    """Return the value of Action cards that can still be played."""
    if not worlds.rules.advanced or not actions_ahead:
        return 0.0
    return add_up(card_worth(worlds.box, card) for card in player.hand if card > 0)


def card_worth(box: Box, card: int) -> float:
    """Return the value of an Action card in hand: the lower its Power Level, the stronger its effect (D-11)."""
    return ACTION_CARD * (5 - box.action_card(card).power[0])

"""The steps that a nation can surely still take on the Progress track (EV-PROG, EV-PASS).

Actions that begin with a gain can always be taken: they give back 1 Energy, and their groups differ. What such
actions bring is a lower bound: more may be possible, but this much always is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.effects.effect import Seq
from nextfrontier.games.evacuation.effects.gains import ANY, Gain
from nextfrontier.games.evacuation.rules.energy import PASSAGE_TWO, action_energy, ways_to_pay_energy
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.rules.progress import markers_on, second_lane_used, spots
from nextfrontier.games.evacuation.rules.years import YEARS
from nextfrontier.games.evacuation.state.goods import ENERGY, KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.parts import END, MAIN, PASSAGES, SECOND, Actions
from nextfrontier.games.evacuation.state.phases import ACTIONS
from nextfrontier.games.evacuation.state.player import Player, passages_between

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.box import Space
    from nextfrontier.games.evacuation.state.worlds import Worlds


def can_pass(worlds: Worlds, player: Player, passage: int) -> bool:
    """Can a marker be past a Passage before the Actions phase of the last year (EV-PASS-02)?"""
    full_years = YEARS - 1 - worlds.year
    steps = max(levels_this_year(worlds, player), default=0) + full_years * max(
        levels_of_a_year(worlds, player)
    )
    return steps_to_pass(player, passage) <= steps


def steps_to_pass(player: Player, passage: int) -> int:
    """Return the number of steps that take a marker past a Passage and the other one past the Passage before it."""
    front, rear = max(player.progress.steps), min(player.progress.steps)
    before = PASSAGES[passage - 2] + 1 if passage > 1 else 0
    return max(PASSAGES[passage - 1] + 1 - front, 0) + max(before - rear, 0)


def can_supply(worlds: Worlds, player: Player, yellow: int, white: int) -> bool:
    """Can the next Progress phase bring the markers to spaces with these symbols (EV-SETTLE-10, -11)?"""
    levels = levels_this_year(worlds, player) or levels_of_a_year(worlds, player)
    ignored = player.powers.ignored_symbols
    for level in levels:
        for first, second in pairs_of_spaces(worlds, player, level):
            lacks = max(yellow - first.yellow - second.yellow, 0) + max(white - first.white - second.white, 0)
            if lacks <= ignored:
                return True
    return False


def pairs_of_spaces(worlds: Worlds, player: Player, level: int) -> list[tuple[Space, Space]]:
    """Return the spaces on which the two markers can stop together after so many steps (EV-PROG-05, -18)."""
    lanes = (MAIN, SECOND) if second_lane_used(worlds) else (MAIN,)
    found: list[tuple[Space, Space]] = []
    for steps in range(level + 1):
        here, there = player.progress.steps[0] + steps, player.progress.steps[1] + level - steps
        if here > END or there > END or passages_between(here, there) > 1:
            continue
        for lane in lanes:
            for other in lanes:
                own = 2 if here == there and lane == other else 1
                if has_spots(worlds, player, here, lane, own) and has_spots(
                    worlds, player, there, other, own
                ):
                    found.append((space_at(worlds, here, lane), space_at(worlds, there, other)))
    return found


def has_spots(worlds: Worlds, player: Player, step: int, lane: int, wanted: int) -> bool:
    """Can so many markers of the player stop there? Only markers on the end step stay where they are (OQ-64)."""
    if player.powers.share_spaces:
        return True
    own = sum(
        player.progress.steps[marker] == step and player.progress.lanes[marker] == lane for marker in range(2)
    )
    others = markers_on(worlds, step, lane) - own if step == END else 0
    return others + wanted <= spots(step)


def space_at(worlds: Worlds, step: int, lane: int) -> Space:
    """Return a space outside the waiting lane; the start has none with symbols (OQ-29)."""
    return worlds.box.main[step] if lane == MAIN else worlds.box.second[step]


# Power Levels.


def levels_this_year(worlds: Worlds, player: Player) -> set[int]:
    """Return the Power Levels that the player can surely have in this year's Progress phase; none once it has begun."""
    return sure_levels(worlds, player) if worlds.phase == ACTIONS else set()


def levels_of_a_year(worlds: Worlds, player: Player) -> set[int]:
    """Return the Power Levels that the player can surely have in a coming year, even with no resource left."""
    poor = player.copy()
    poor.goods, poor.actions = [0] * (2 * KINDS), Actions((), (), (), False, player.actions.used)
    return sure_levels(worlds, poor)


def sure_levels(worlds: Worlds, player: Player) -> set[int]:
    """Return the Power Levels after any number of actions that can always be taken."""
    groups = sure_groups(worlds)
    found = set(power_levels(worlds, player, False))
    waiting, known = [player], {tuple(sorted(player.actions.tucked))}
    while waiting and not player.actions.passed:
        before = waiting.pop()
        for group in groups:
            after = after_action(worlds, before, group)
            if after is not None and tuple(sorted(after.actions.tucked)) not in known:
                known.add(tuple(sorted(after.actions.tucked)))
                found |= set(power_levels(worlds, after, False))
                waiting.append(after)
    return found


def sure_groups(worlds: Worlds) -> list[int]:
    """Return the groups of the board actions that begin with the gain of a resource of choice."""
    found: set[int] = set()
    for action in worlds.box.board_actions:
        if isinstance(action.effect, Seq):
            first = action.effect.nodes[0]
            if isinstance(first, Gain) and first.kind == ANY:
                found.add(action.group)
    return sorted(found)


def after_action(worlds: Worlds, player: Player, group: int) -> Player | None:
    """Return the player after an action that gains 1 Energy for the world that pays; None if it cannot be paid."""
    if worlds.rules.advanced and group == 1 and 1 in player.actions.tucked:
        return None
    ways = ways_to_pay_energy(player, action_energy(player, group))
    if not ways:
        return None
    after = player.copy()
    after.add(OLD, ENERGY, -ways[0][0])
    after.add(NEW, ENERGY, -ways[0][1])
    after.add(OLD if player.progress.markers_past(PASSAGE_TWO) < 2 else NEW, ENERGY, 1)
    after.actions = after.actions.with_board_action(group)
    return after

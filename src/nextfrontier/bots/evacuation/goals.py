"""Probable points of Goal cards of Evacuation."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.adding import add_up
from nextfrontier.games.evacuation.effects.counts import Count, Named
from nextfrontier.games.evacuation.effects.scores import PerScore, Score, TableScore
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

ALL_ACTIONS: Final = 20.0
AREAS: Final = 1.5  # Areas of one environment

# How much of each thing a whole game usually brings.
GROWTH: Final = {
    "factories": 5.0, "population": 8.0, "technologies": 4.0, "infrastructures": 2.5, "stadiums": 3.5,
    "stadiums_nw": 3.0, "ships": 3.5, "faces_nw": 4.0, "evacuated": 7.0, "environments": 3.0,
    "environments_with_2": 2.0, "most_on_line": 3.5, "orbit": 3.0, "production_food": 8.0,
    "production_steel": 8.0, "production_energy": 8.0, "best_production": 10.0,
}  # fmt: skip


def goal_outlook(worlds: Worlds, player: Player, actions_ahead: float) -> float:
    """Return the value of the goals that a player has, or has kept so far in the draft."""
    goals = player.goals.kept or player.goals.cards
    share = min(actions_ahead / ALL_ACTIONS, 1.0) * 0.85
    return add_up(points(worlds, player, worlds.box.goal(goal).score, share) for goal in goals if goal > 0)


def points(worlds: Worlds, player: Player, score: Score, share: float) -> float:
    """Return the points of a goal if a share of the usual growth is still to come."""
    if isinstance(score, PerScore):
        number = estimate(worlds, player, score.count, share)
        return min(score.each * number, score.most)
    assert isinstance(score, TableScore)
    return along(score.table, estimate(worlds, player, score.count, share))


def estimate(worlds: Worlds, player: Player, count: Count, share: float) -> float:
    """Return the number now and its probable growth together."""
    growth = GROWTH[count.name] if isinstance(count, Named) else AREAS
    return count.value(worlds, player) + share * growth


def along(table: list[tuple[int, int]], number: float) -> float:
    """Return the points between the thresholds; half of the way counts half."""
    reached, reached_points = 0.0, 0.0
    for least, gained in table:
        if number < least:
            way = (number - reached) / (least - reached)
            return reached_points + (gained - reached_points) * way * way
        reached, reached_points = float(least), float(gained)
    return reached_points

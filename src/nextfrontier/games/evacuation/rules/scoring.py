"""End of the game in Points mode (EV-SCORE, EV-MOD-07, -11..15, EV-SOLO-36)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.state.goods import NEW
from nextfrontier.kernel.ground import TABLE

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds

LEVEL_POINTS: Final = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 19]  # D-17
EACH_LEVEL_ABOVE: Final = 3
MAJORITY: Final = [6, 4, 1]
MAJORITY_OF_TWO: Final = [4, 0]
NEEDED_STADIUMS: Final = 3  # EV-GAME-04
FOR_AN_AREA: Final = 2
FOR_A_PERSON: Final = 1
FOR_A_TOKEN: Final = 3  # EV-SCORE-18
FOR_A_STADIUM: Final = 3  # EV-SCORE-17


def production_points(level: int) -> int:
    """Return the points for the lowest Production marker (EV-SCORE-04..07)."""
    if level < len(LEVEL_POINTS):
        return LEVEL_POINTS[level]
    return LEVEL_POINTS[-1] + EACH_LEVEL_ABOVE * (level - len(LEVEL_POINTS) + 1)


def majority(numbers: list[int]) -> list[int]:
    """Return points for the most, second and third most; ties share, rounded down, 0 gets nothing (EV-SCORE-10..13)."""
    prizes = MAJORITY if len(numbers) > 2 else MAJORITY_OF_TWO
    found = [0] * len(numbers)
    place = 0
    for number in sorted(set(numbers), reverse=True):
        tied = [seat for seat, own in enumerate(numbers) if own == number]
        if number > 0:
            share = sum(prizes[place : place + len(tied)]) // len(tied)
            for seat in tied:
                found[seat] = share
        place += len(tied)
    return found


def face_points(worlds: Worlds) -> list[int]:
    """Return points for Happy Faces of players with 3 Stadiums on the New World (EV-SCORE-08..13, EV-SOLO-36)."""
    counted = [
        player.new_faces(worlds.box) if len(player.stadiums[NEW]) >= NEEDED_STADIUMS else 0
        for player in worlds.players
    ]
    if worlds.seats > 1:
        return majority(counted)
    rival = sum(worlds.box.stadium(number).faces for number in worlds.rival.stadiums)
    return [MAJORITY_OF_TWO[0] if counted[0] and counted[0] >= rival else 0]


def line_counts(worlds: Worlds, tile: int) -> list[int]:
    """Return the Areas settled in a line by seat; in solo the opponent's come last (EV-MOD-11, OQ-88)."""
    line = worlds.box.lines[tile // 2][tile % 2]
    numbers = [(player.settlements.areas & line).bit_count() for player in worlds.players]
    if worlds.seats == 1:
        numbers.append((worlds.rival.areas & line).bit_count())
    return numbers


def line_points(worlds: Worlds) -> list[int]:
    """Return the points of the three lines by the number of Areas settled in each (EV-MOD-11..15, OQ-88)."""
    found = [0] * worlds.seats
    for tile in worlds.line_tiles:
        for seat, points in enumerate(majority(line_counts(worlds, tile))[: worlds.seats]):
            found[seat] += points
    return found


def left_behind(worlds: Worlds, player: Player) -> int:
    """Return 2 points for each Area left behind and 1 for each of its people (EV-SCORE-14..16, EV-GAME-06)."""
    lost = 0
    for number, area in enumerate(worlds.box.old_areas):
        if player.left >> number & 1:
            lost += FOR_AN_AREA + FOR_A_PERSON * area.people
    return lost


def score_of(worlds: Worlds, seat: int) -> dict[str, int]:
    """Return the points of a seat by source if the game ended now (EV-SCORE-02, -17, -18, EV-STAD-06)."""
    player = worlds.players[seat]
    missing = max(NEEDED_STADIUMS - len(player.stadiums[NEW]), 0)
    found = {
        "goals": sum(worlds.box.goal(goal).score.points(worlds, player) for goal in player.goals.cards),
        "production": production_points(max(min(player.production), 0)),
        "faces": face_points(worlds)[seat],
        "common_goals": sum(worlds.box.common_goals[goal].points for goal in player.goals.played),
        "lines": line_points(worlds)[seat],
        "left_behind": -left_behind(worlds, player),
        "stadiums": -FOR_A_STADIUM * missing,
        "penalties": -FOR_A_TOKEN * player.penalties,
    }
    scores = {source: points for source, points in found.items() if points}
    scores["total"] = sum(found.values())
    return scores


def tell_scores(worlds: Worlds) -> None:
    """Tell the points of all players source by source (EV-SCORE-02); a view does not know the Goal cards of others."""
    hidden = any(goal < 0 for player in worlds.players for goal in player.goals.cards)
    if worlds.events is None or worlds.viewer != TABLE or hidden:
        return
    active = worlds.active
    for seat in worlds.order:
        worlds.active = seat
        for source, points in score_of(worlds, seat).items():
            if source != "total":
                amount = {"points": points} if points > 0 else {"lost": -points}
                worlds.tell("scored", "EV-SCORE-02", {"source": source, **amount})
    worlds.active = active


def point_places(scores: list[dict[str, int]]) -> list[list[int]]:
    """Return the seats, most points first; those with equal points share their place (EV-SCORE-19, -20)."""
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat]["total"])
    return [list(tied) for _, tied in groupby(ranked, key=lambda seat: scores[seat]["total"])]

"""Ties at the end: the rule and numbers by which a seat is before another, or shares its place (EV-SCORE, EV-RACE)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.rules.race import meets_end_condition, race_key
from nextfrontier.games.evacuation.state.goods import NEW
from nextfrontier.kernel.events import EVERYBODY, Details, Event

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

CONDITION: Final = "EV-RACE-17"
FACES_OF_THE_READY: Final = "EV-RACE-18"
STADIUMS: Final = "EV-RACE-20"
FACES: Final = "EV-RACE-21"
HIGHER_MARKERS: Final = "EV-RACE-22"
RULES: Final = ("", "", STADIUMS, FACES, HIGHER_MARKERS, HIGHER_MARKERS)  # by the place in `race_key`


def point_ties(groups: list[list[int]], scores: list[dict[str, int]]) -> list[Event]:
    """Tell who shares a place with equal points (EV-SCORE-20)."""
    return [
        shared(seat, other, "EV-SCORE-20", scores[seat]["total"])
        for tied in groups
        for seat, other in pairwise(tied)
    ]


def race_ties(worlds: Worlds, groups: list[list[int]]) -> list[Event]:
    """Tell who is before whom where the lowest marker does not decide, and who shares a place (EV-RACE-17..22)."""
    ties: list[Event] = []
    for ahead, behind in pairwise([seat for tied in groups for seat in tied]):
        mine, theirs = race_key(worlds, ahead), race_key(worlds, behind)
        ready = meets_end_condition(worlds.players[behind])
        if mine == theirs:
            ties.append(shared(ahead, behind, FACES_OF_THE_READY if ready else HIGHER_MARKERS, mine[1]))
            continue
        place = next(i for i in range(len(mine)) if mine[i] != theirs[i])
        if place == 0:
            ties.append(broken(ahead, behind, CONDITION, mine[0], theirs[0], place))
        elif ready:
            ties.append(broken(ahead, behind, FACES_OF_THE_READY, mine[1], theirs[1], place))
        elif RULES[place] == STADIUMS:
            own, others = count_stadiums(worlds, ahead), count_stadiums(worlds, behind)
            ties.append(broken(ahead, behind, STADIUMS, own, others, place))
        elif RULES[place]:
            ties.append(broken(ahead, behind, RULES[place], mine[place], theirs[place], place))
    return ties


def count_stadiums(worlds: Worlds, seat: int) -> int:
    """Count the Stadiums of a seat on the New World."""
    return len(worlds.players[seat].stadiums[NEW])


def broken(ahead: int, behind: int, rule: str, own: int, others: int, place: int) -> Event:
    """Return the decision of a tie with the numbers that were compared, at this place of `race_key`."""
    details: Details = {"other": behind, "own": own, "others": others, "place": place}
    return Event("tie_broken", ahead, rule, details, {}, EVERYBODY, False)


def shared(seat: int, other: int, rule: str, points: int) -> Event:
    """Return a tie that is not broken."""
    return Event("tie_shared", seat, rule, {"other": other, "points": points}, {}, EVERYBODY, False)

"""Race mode: the end condition, the final adjustment and the winner (EV-RACE)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import reason
from nextfrontier.games.evacuation.effects.fields import GOOD
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, NEW
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds

TARGET_LEVEL: Final = 8  # EV-GAME-05
TARGET_STADIUMS: Final = 3  # EV-GAME-04
FACES_FIRST: Final = 2
FACES_FIRST_OF_TWO: Final = 1
FACES_SECOND: Final = 1


def meets_end_condition(player: Player) -> bool:
    """Tell whether production is at 8 or more and 3 Stadiums stand on the New World (EV-RACE-02, EV-STAD-06)."""
    return min(player.production) >= TARGET_LEVEL and len(player.stadiums[NEW]) >= TARGET_STADIUMS


def steps_down(player: Player) -> int:
    """Count Penalty tokens, missing Stadiums, Areas left behind but no people (EV-RACE-08..10, -23, EV-GAME-06)."""
    return player.penalties + player.left.bit_count() + max(TARGET_STADIUMS - len(player.stadiums[NEW]), 0)


def steps_up(worlds: Worlds) -> list[int]:
    """Return the steps for Happy Faces by seat (EV-RACE-12, -13, -15, -16, OQ-40)."""
    faces = [player.new_faces(worlds.box) for player in worlds.players]
    first = max(faces)
    found = [0] * worlds.seats
    most = FACES_FIRST_OF_TWO if worlds.seats == 2 else FACES_FIRST
    for seat, number in enumerate(faces):
        if number == first and number > 0:
            found[seat] = most
    if worlds.seats > 2 and faces.count(first) == 1:
        second = max(number for number in faces if number < first)
        for seat, number in enumerate(faces):
            if number == second and number > 0:
                found[seat] = FACES_SECOND
    return found


class RaceAdjustments(Task["Worlds"]):
    """Every seat moves its lowest markers, penalties before bonuses (EV-RACE-07)."""

    shape = Shape("race_adjustments")

    def run(self, state: Worlds) -> None:
        up = steps_up(state)
        state.open_lanes([Adjust(steps_down(player), up[player.seat]) for player in state.players])


def move_lowest(levels: list[int], kind: int, down: int, up: int) -> tuple[list[int], int, int]:
    """Return the markers after one lowest moved; of several lowest, one goes up by 1 at a time (EV-RACE-11, -14)."""
    found = levels[:]
    if down:
        found[kind] -= 1
        return found, down - 1, up
    step = 1 if levels.count(levels[kind]) > 1 else up
    found[kind] += step
    return found, 0, up - step


class Adjust(Decision["Worlds"]):
    """The choice of one of the lowest Production markers, asked only if several are lowest (EV-RACE-11, -14)."""

    shape = Shape("adjust", Number("down"), Number("up"))
    asked_by = ["EV-RACE-11", "EV-RACE-14"]

    def __init__(self, down: int, up: int) -> None:
        self.down = down
        self.up = up

    def asks(self) -> bool:
        return self.down + self.up > 0

    def run(self, state: Worlds) -> None:
        state.tell("adjusted", "EV-RACE-07", {"levels": state.me().production[:]})

    def families(self) -> list[Family[Any, Any]]:
        return DOWN if self.down else UP


class AdjustMarker(Family["Worlds", Adjust]):
    """Move one of the lowest Production markers."""

    def __init__(self, direction: str) -> None:
        super().__init__(direction, direction + " {good}", [GOOD])

    def options(self, state: Worlds, asked: Adjust) -> list[int]:
        return list(range(KINDS))

    def is_legal(self, state: Worlds, asked: Adjust, move: int) -> bool:
        levels = state.me().production
        return levels[move] == min(levels)

    def why_not(self, state: Worlds, asked: Adjust, move: int) -> list[Reason]:
        if self.is_legal(state, asked, move):
            return []
        return [reason("not_lowest", "EV-RACE-07", kind=NAMES[move])]

    def apply(self, state: Worlds, asked: Adjust, move: int) -> None:
        player = state.me()
        player.production, down, up = move_lowest(player.production, move, asked.down, asked.up)
        state.push(Adjust(down, up))


DOWN: Final = hand_out([AdjustMarker("down")])
UP: Final = hand_out([AdjustMarker("up")])


def race_key(worlds: Worlds, seat: int) -> tuple[int, ...]:
    """Return the numbers to compare from the left, the greater wins; faces only with 3 Stadiums (EV-RACE-17..22)."""
    player = worlds.players[seat]
    faces = player.new_faces(worlds.box)
    if meets_end_condition(player):
        return (1, faces, 0, 0, 0, 0)
    levels = sorted(player.production)
    enough = len(player.stadiums[NEW]) >= TARGET_STADIUMS
    return (0, levels[0], int(enough), faces if enough else 0, levels[1], levels[2])


def race_places(worlds: Worlds) -> list[list[int]]:
    """Return the seats, best first; those in one list share their place."""
    ranked = sorted(range(worlds.seats), key=lambda seat: race_key(worlds, seat), reverse=True)
    return [list(tied) for _, tied in groupby(ranked, key=lambda seat: race_key(worlds, seat))]

"""Phase 5: the Progress track and its Passages (EV-PROG, EV-PASS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import Begin, Effect, all_of, reason
from nextfrontier.games.evacuation.effects.fields import POWER
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.rules.solo import (
    advance_civilizations,
    civilization_on,
    civilizations_wait,
    progress_line,
)
from nextfrontier.games.evacuation.state.geography import ENVIRONMENT_WORDS
from nextfrontier.games.evacuation.state.parts import END, LANES, MAIN, PASSAGES, SECOND, WAITING
from nextfrontier.games.evacuation.state.phases import PROGRESS
from nextfrontier.games.evacuation.state.player import Player, passages_between
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import (
    WIDTH,
    Family,
    Named,
    Numbers,
    Shown,
    Words,
    first,
    hand_out,
    second,
    third,
)
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.vocabulary import OneOf, Sort, Word

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

END_SPOTS: Final = 2
MARKER: Final = Words("marker", ["front", "rear", "other"])
DISTANCE: Final = Numbers("steps", 0, END)
LANE: Final = Words("lane", LANES)
PASSAGE_RULES: Final = ["EV-PASS-03", "EV-PASS-05", "EV-PASS-12", "EV-PASS-14"]
SEATS_FOR_SECOND_LANE: Final = 3


class ProgressPhase(Task["Worlds"]):
    """All markers go to the waiting lane of their step, except on the end step (EV-PROG-02, OQ-64)."""

    shape = Shape("progress_phase")

    def run(self, state: Worlds) -> None:
        state.phase = PROGRESS
        state.tell("phase", "EV-PROG-03", {"phase": "progress", "year": state.year})
        for player in state.players:
            player.progress = player.progress.before_phase()
        civilizations_wait(state)
        state.push(NextToAdvance(0))


class NextToAdvance(Task["Worlds"]):
    """Players advance one after another in the new order (EV-PROG-03)."""

    shape = Shape("next_to_advance", Number("place"))

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Worlds) -> None:
        line = progress_line(state)
        if self.place == len(line):
            return
        state.push(NextToAdvance(self.place + 1))
        if line[self.place] >= state.seats:
            advance_civilizations(state, line[self.place])
        else:
            state.active = line[self.place]
            state.push(CountPower())


class CountPower(Decision["Worlds"]):
    """With how much Power to advance; asked only if there is a choice (EV-PROG-01, -04, EV-ADV-18, -19)."""

    shape = Shape("power")
    asked_by = ["EV-PROG-01", "EV-PROG-04", "EV-ADV-18"]

    def families(self) -> list[Family[Any, Any]]:
        return POWERS


class UsePower(Family["Worlds", CountPower]):
    """Advance with a Power Level."""

    def __init__(self) -> None:
        super().__init__("power", "power {power}", [POWER])

    def options(self, state: Worlds, asked: CountPower) -> list[int]:
        return power_levels(state, state.me(), False)

    def apply(self, state: Worlds, asked: CountPower, move: int) -> None:
        state.tell("advances", "EV-PROG-04", {"power": move})
        state.push(Advance(move, -1))


POWERS: Final = hand_out([UsePower()])


def second_lane_used(worlds: Worlds) -> bool:
    """Tell whether the 3+ lane is used: with three and more players only (EV-PROG-09, EV-SOLO-17)."""
    return worlds.seats >= SEATS_FOR_SECOND_LANE


def markers_on(worlds: Worlds, step: int, lane: int) -> int:
    """Return the number of markers on a space."""
    found = civilization_on(worlds, step, lane)
    for player in worlds.players:
        for marker in range(2):
            found += player.progress.steps[marker] == step and player.progress.lanes[marker] == lane
    return found


def spots(step: int) -> int:
    """Return the number of markers that a space outside the waiting lane holds (EV-PROG-08, OQ-64)."""
    return END_SPOTS if step == END else 1


def has_room(worlds: Worlds, step: int, lane: int) -> bool:
    """May the active player's marker stop on this space outside the waiting lane?"""
    if step == 0 or (lane == SECOND and not second_lane_used(worlds)):
        return False
    return worlds.me().powers.share_spaces or markers_on(worlds, step, lane) < spots(step)


def can_stop(worlds: Worlds, marker: int, step: int, lane: int) -> bool:
    """May a marker stop there? The quick twin of `why_not_stop`."""
    player = worlds.me()
    own = player.progress.lanes[marker] if player.progress.steps[marker] == END else WAITING
    if lane != WAITING:
        return lane == own or has_room(worlds, step, lane)
    if step < END:
        return True
    return own == WAITING and not has_room(worlds, step, MAIN) and not has_room(worlds, step, SECOND)


def why_not_stop(worlds: Worlds, marker: int, step: int, lane: int) -> Reason | None:
    """Return the reasons against stopping there (EV-PROG-07..09, EV-PROG-11, OQ-29, OQ-64)."""
    player = worlds.me()
    own = (
        player.progress.lanes[marker] if player.progress.steps[marker] == END else WAITING
    )  # its spot on the end step
    if lane == WAITING:
        if step == END and (own != WAITING or has_room(worlds, step, MAIN) or has_room(worlds, step, SECOND)):
            return reason("free_spot_left", "OQ-64")
        return None
    if lane == own:
        return None
    if step == 0:
        return reason("start_space", "OQ-29")
    if lane == SECOND and not second_lane_used(worlds):
        return reason("second_lane_not_used", "EV-PROG-09")
    return None if has_room(worlds, step, lane) else reason("space_taken", "EV-PROG-08", step=step)


class Advance(Decision["Worlds"]):
    """Move one marker by some steps to a lane; the other one takes the rest (EV-PROG-05, -10, -11, OQ-28)."""

    shape = Shape("advance", Number("power"), Number("moved"))
    asked_by = ["EV-PROG-05", "EV-PROG-10", "EV-PASS-02"]

    def __init__(self, power: int, moved: int) -> None:
        self.power = power  # steps still to be used
        self.moved = moved  # the marker that has moved already, -1 if none

    def families(self) -> list[Family[Any, Any]]:
        return STEPS

    def markers(self, player: Player) -> list[int]:
        """Return the markers that may move next; with both on one space either is the same."""
        if self.moved >= 0:
            return [1 - self.moved]
        same = (
            player.progress.steps[0] == player.progress.steps[1]
            and player.progress.lanes[0] == player.progress.lanes[1]
        )
        return [0] if same else [0, 1]

    def why_not_rest(self, step: int, other: int, rest: int) -> Reason | None:
        """Refuse unless the other marker can take the rest, at most one Passage away (EV-PROG-18, EV-PASS-02)."""
        if self.moved >= 0:
            return None
        if other + rest > END and step < END:
            return reason("steps_left", "EV-PROG-18", steps=other + rest - END)
        if passages_between(step, min(other + rest, END)) > 1:
            return reason("passages_between", "EV-PASS-02")
        return None

    def leaves_room(self, step: int, other: int, rest: int) -> bool:
        """Can the other marker take all the other steps? The quick twin of `why_not_rest`."""
        if self.moved >= 0:
            return True
        if other + rest > END and step < END:
            return False
        return passages_between(step, min(other + rest, END)) <= 1


class MoveMarker(Named["Worlds", Advance]):
    """A marker, its steps and its lane: `front 5 main`, `rear 2 waiting`; the second to move is `other`."""

    def __init__(self) -> None:
        super().__init__("advance", [MARKER, DISTANCE, LANE])

    def options(self, state: Worlds, asked: Advance) -> list[int]:
        found: list[int] = []
        player = state.me()
        for marker in asked.markers(player):
            most = min(asked.power, END - player.progress.steps[marker])  # EV-PROG-15, -16
            for steps in range(0 if asked.moved < 0 else most, most + 1):
                found += [lane << 2 * WIDTH | steps << WIDTH | marker for lane in range(3)]
        return found

    def add_moves(self, state: Worlds, asked: Advance, found: list[int]) -> None:
        player = state.me()
        for marker in asked.markers(player):
            start, other = player.progress.steps[marker], player.progress.steps[1 - marker]
            most = min(asked.power, END - start)
            for steps in range(0 if asked.moved < 0 else most, most + 1):
                if asked.leaves_room(start + steps, other, asked.power - steps):
                    for lane in range(3):
                        if can_stop(state, marker, start + steps, lane):
                            found.append(lane << 2 * WIDTH | steps << WIDTH | marker)

    def why_not(self, state: Worlds, asked: Advance, move: int) -> list[Reason]:
        player, marker, steps = state.me(), first(move), second(move)
        step = player.progress.steps[marker] + steps
        rest = asked.why_not_rest(step, player.progress.steps[1 - marker], asked.power - steps)
        return all_of(rest, why_not_stop(state, marker, step, third(move)))

    def apply(self, state: Worlds, asked: Advance, move: int) -> None:
        player, marker, steps = state.me(), first(move), second(move)
        if asked.moved < 0:
            if player.progress.lead < 0:
                player.progress = player.progress.with_lead(leading_marker(player, marker))
            state.push(Advance(asked.power - steps, marker))
        state.push(Arrive(marker))
        move_marker(state, player, marker, steps, third(move))

    def spell(self, state: Worlds, asked: Advance, move: int) -> str:
        name = marker_name(state.me(), first(move), asked.moved)
        return f"{name} {second(move)} {LANES[third(move)]}"

    def values(self, state: Worlds, asked: Advance, move: int) -> dict[str, Shown]:
        marker = marker_name(state.me(), first(move), asked.moved)
        return {"marker": marker, "steps": second(move), "lane": LANES[third(move)]}


STEPS: Final = hand_out([MoveMarker()])


def leading_marker(player: Player, moved: int) -> int:
    """Return the marker further ahead before the first move; if level, the one moved first (OQ-77)."""
    if player.progress.steps[0] == player.progress.steps[1]:
        return moved
    return 0 if player.progress.steps[0] > player.progress.steps[1] else 1


def marker_name(player: Player, marker: int, moved: int) -> str:
    """Return `front` or `rear`; the second to move is the `other`."""
    if moved >= 0:
        return "other"
    here, there = player.progress.steps[marker], player.progress.steps[1 - marker]
    if here == there:
        return "front" if player.progress.lanes[marker] >= player.progress.lanes[1 - marker] else "rear"
    return "front" if here > there else "rear"


def move_marker(worlds: Worlds, player: Player, marker: int, steps: int, lane: int) -> None:
    """Move it; Passages on the way come in track order, before the space (EV-PROG-14, OQ-86)."""
    start = player.progress.steps[marker]
    player.progress = player.progress.with_marker(marker, start + steps, lane)
    worlds.tell("marker_moved", "EV-PROG-10", {"steps": steps, "step": start + steps, "lane": LANES[lane]})
    passed = [number + 1 for number, step in enumerate(PASSAGES) if start <= step < start + steps]
    for passage in reversed(passed):
        worlds.push(Pass(passage, marker))


class Pass(Task["Worlds"]):
    """A marker passes a Passage (EV-PASS-03..07, -13)."""

    shape = Shape("pass", Number("passage"), Number("marker"))

    def __init__(self, passage: int, marker: int) -> None:
        self.passage = passage
        self.marker = marker

    def run(self, state: Worlds) -> None:
        player = state.me()
        second = player.progress.steps[1 - self.marker] > PASSAGES[self.passage - 1]
        rule = PASSAGE_RULES[self.passage - 1]
        state.tell("passage", rule, {"passage": self.passage, "second": second})
        trigger = player.powers.triggers.get("lead_passes_passage")
        if trigger is not None and player.progress.lead == self.marker:
            state.push(Begin(trigger))
        old, landed = player.progress.tiles_old, player.progress.tiles_landed
        if self.passage == 1 and old:
            player.progress = player.progress.with_tiles(old - 1, landed)
        if second and self.passage in (2, 3) and landed < 2:
            land_tile(state, player)


PASSAGE: Final = Sort("passage", object)  # its words are only said: `Pass` does what they say
PRODUCTIVITY: Final = Word(
    "productivity",
    PASSAGE,
    None,
    OneOf("way", {"flip": 0, "land": 1}),
    says="productivity.{way}",
    icons="productivity $way",
)
UNLOCK: Final = Word(
    "unlock",
    PASSAGE,
    None,
    OneOf("environment", ENVIRONMENT_WORDS, noun="environment.{}"),
    icons="unlock $environment",
)


def land_tile(worlds: Worlds, player: Player) -> None:
    """Land a Productivity tile on the New World: each Production marker rises by 1 (EV-PASS-06, -07, -13)."""
    old, landed = player.progress.tiles_old, player.progress.tiles_landed
    player.progress = player.progress.with_tiles(old - 1 if old + landed == 2 else old, landed + 1)
    worlds.raise_production(player, (1, 1, 1), "EV-PASS-07")
    worlds.box.claims.check(worlds)


class Arrive(Task["Worlds"]):
    """The effect of the space on which a marker ended its move (EV-PROG-12, -17, OQ-29)."""

    shape = Shape("arrive", Number("marker"))

    def __init__(self, marker: int) -> None:
        self.marker = marker

    def run(self, state: Worlds) -> None:
        effect = space_effect(state, state.me(), self.marker)
        if effect is not None:
            state.push(Begin(effect))
        state.box.claims.check(state)


def space_effect(worlds: Worlds, player: Player, marker: int) -> Effect | None:
    """Return the effect of the space under a marker."""
    lane = player.progress.lanes[marker]
    if lane == WAITING:
        return None
    spaces = worlds.box.main if lane == MAIN else worlds.box.second
    return spaces[player.progress.steps[marker]].effect

"""The reader of Evacuation: moves worth a thought in playouts, and their marks."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.marks.acting import mark_ends
from nextfrontier.bots.evacuation.marks.goods import (
    mark_exchanges,
    mark_factories,
    mark_gains,
    mark_hands,
    mark_others,
    mark_raises,
    mark_splits,
)
from nextfrontier.bots.evacuation.marks.prospects import mark_actions, mark_steps
from nextfrontier.bots.evacuation.marks.scene import NUMBERING, Scene
from nextfrontier.bots.evacuation.marks.settling import mark_areas, mark_fillings, mark_infrastructure
from nextfrontier.bots.evacuation.marks.ships import mark_builds, mark_transport
from nextfrontier.bots.evacuation.marks.tracks import mark_goals, mark_inventions, mark_powers
from nextfrontier.bots.search.habits import Reader, Sheet
from nextfrontier.games.evacuation.effects.filling import UseFactories
from nextfrontier.games.evacuation.rules.actions import ACT
from nextfrontier.games.evacuation.rules.progress import Advance
from nextfrontier.games.evacuation.rules.race import race_places
from nextfrontier.games.evacuation.rules.scoring import score_of
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.families import FAMILY, LEAVE, second, third

WIN: Final = 20  # of a race, beside the lowest production
ENDING: Final = 10.0  # for the seat that ends a race by its condition, in points
TERMS: Final = [
    "goals", "production", "faces", "common_goals", "lines", "left_behind", "stadiums", "penalties", "race_won",
]  # fmt: skip

(
    ACTION, END, AREA, FILLING, INFRASTRUCTURE, TAKE, PLAY, SHIP, STADIUM, TRANSPORT, LAUNCH, STEP, POWER, BONUS,
    INVENT, KEEP_GOAL, DROP_GOAL, GAIN, EXCHANGE, PREPARE, FACTORY, ENERGY, RAISE, HAND, OTHER,
) = range(25)  # fmt: skip
KINDS: Final[dict[str, int]] = {
    "action": ACTION, "end": END, "settle": AREA, "use_factories": FILLING, "infrastructure": INFRASTRUCTURE,
    "take_infrastructure": TAKE, "play_infrastructure": PLAY, "build_ship": SHIP, "build_stadium": STADIUM,
    "transport": TRANSPORT, "launch": LAUNCH, "advance": STEP, "power": POWER, "bonus_power": BONUS, "invent": INVENT,
    "keep_goal": KEEP_GOAL, "drop_goal": DROP_GOAL, "gain": GAIN, "exchange": EXCHANGE, "prepare": PREPARE,
    "gain_factory": FACTORY, "energy": ENERGY, "raise": RAISE, "keep": HAND, "fee": 25, "pay": 26, "part": 27,
    "together": 28, "pay_first": 29, "discard_items": 30, "adjust": 31,
}  # fmt: skip


class WorldsReader(Reader):
    """Knows the moves of Evacuation by their marks."""

    def size(self) -> int:
        return NUMBERING.size

    def moves(self, state: State, seat: int) -> list[int]:
        found = state.rising_moves(seat)
        if len(found) == 1:
            return found
        decision = state.required_decision(seat)
        kind = OTHER if decision is None else KINDS.get(decision.kind(), OTHER)
        if kind in (SHIP, STADIUM, INFRASTRUCTURE, TAKE, PLAY):
            return without_discards(found, 3 if kind == INFRASTRUCTURE else 0)
        if kind == EXCHANGE:
            return [move for move in found if move == LEAVE or second(move) != third(move)]
        if kind in (GAIN, FACTORY, RAISE) and found[-1] == LEAVE:
            return found[:-1]
        if kind == ACTION:
            assert isinstance(state, Worlds)
            return with_one_card(state, seat, found)
        return found

    def mark(self, state: State, seat: int, moves: list[int], sheet: Sheet) -> None:
        assert isinstance(state, Worlds)
        decision = state.required_decision(seat)
        assert decision is not None
        kind = KINDS.get(decision.kind(), OTHER)
        scene = Scene(state, seat)
        if kind == ACTION:
            mark_actions(scene, moves, sheet)
        elif kind == END:
            mark_ends(scene, moves, sheet)
        elif kind == AREA:
            mark_areas(scene, moves, sheet)
        elif isinstance(decision, UseFactories):
            mark_fillings(scene, decision, moves, sheet)
        elif kind in (INFRASTRUCTURE, TAKE, PLAY):
            mark_infrastructure(scene, moves, kind != PLAY, sheet)
        elif kind in (SHIP, STADIUM):
            mark_builds(scene, moves, sheet)
        elif kind in (TRANSPORT, LAUNCH):
            mark_transport(scene, moves, sheet)
        elif isinstance(decision, Advance):
            mark_steps(scene, decision, moves, sheet)
        elif kind in (POWER, BONUS):
            mark_powers(scene, moves, sheet)
        elif kind == INVENT:
            mark_inventions(scene, moves, sheet)
        elif kind in (KEEP_GOAL, DROP_GOAL):
            mark_goals(scene, moves, kind == DROP_GOAL, sheet)
        else:
            mark_small_choices(scene, kind, moves, sheet)

    def terms(self) -> list[str]:
        return TERMS

    def sources(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Worlds)
        if state.rules.race:
            won = WIN if seat in race_places(state)[0] else 0
            points = {"production": min(state.players[seat].production), "race_won": won}
        else:
            points = score_of(state, seat)
        return [float(points.get(term, 0)) for term in TERMS]

    def goal(self, state: State) -> float:
        assert isinstance(state, Worlds)
        return ENDING if state.rules.race else 0.0

    def beside(self, state: State, seat: int) -> float:
        assert isinstance(state, Worlds)
        return self.goal(state) if state.ending == seat else 0.0


def mark_small_choices(scene: Scene, kind: int, moves: list[int], sheet: Sheet) -> None:
    """Mark units, Factories, payments and the like."""
    if kind == GAIN:
        mark_gains(scene, moves, sheet)
    elif kind == EXCHANGE:
        mark_exchanges(scene, moves, sheet)
    elif kind in (PREPARE, FACTORY):
        mark_factories(scene, moves, sheet)
    elif kind == ENERGY:
        mark_splits(scene, moves, sheet)
    elif kind == RAISE:
        mark_raises(scene, moves, sheet)
    elif kind == HAND:
        mark_hands(scene, moves, sheet)
    else:
        mark_others(kind, moves, sheet)


def without_discards(moves: list[int], playing: int) -> list[int]:
    """Return the moves that take or play something, and the way out; all of them if there is nothing to take."""
    found: list[int] = []
    taking = 0
    for move in moves:
        family = move >> FAMILY
        if move == LEAVE:
            found.append(move)
        elif family in (0, playing):
            found.append(move)
            taking += 1
    return found if taking or LEAVE in found else moves


def with_one_card(worlds: Worlds, seat: int, moves: list[int]) -> list[int]:
    """Return the actions, those of the board with one card under them: that of the highest Power Level."""
    hand = worlds.players[seat].hand
    if not worlds.rules.advanced or not hand:
        return moves
    highest = max(hand, key=lambda card: worlds.box.action_card(card).power[0])
    return [move for move in moves if not ACT.has(move) or second(move) == highest]

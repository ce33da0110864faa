"""The reader of Underwater Cities: moves worth a thought in playouts, and their marks."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Reader, Sheet
from nextfrontier.bots.underwater_cities.marks.building import mark_builds, mark_upgrades
from nextfrontier.bots.underwater_cities.marks.choosing import (
    mark_claims,
    mark_ends,
    mark_goods,
    mark_hands,
    mark_others,
    mark_parts,
    mark_specials,
    mark_uses,
)
from nextfrontier.bots.underwater_cities.marks.scene import NUMBERING, Scene
from nextfrontier.bots.underwater_cities.marks.sense import thin_out
from nextfrontier.bots.underwater_cities.marks.turning import mark_turns
from nextfrontier.games.underwater_cities.effects.parts import Alternatives, ChoosePart, Sequence
from nextfrontier.games.underwater_cities.rules.construction.building import BuildMore
from nextfrontier.games.underwater_cities.rules.construction.upgrading import UpgradeMore
from nextfrontier.games.underwater_cities.rules.scoring import Spend
from nextfrontier.games.underwater_cities.rules.solo import has_won
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn
from nextfrontier.games.underwater_cities.rules.turn_end import EndTurn
from nextfrontier.games.underwater_cities.state.player import HEADINGS
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State

GOAL: Final = 20.0  # what a won solo game is worth, in points
KEEP, CLAIM, USE, READY, SPECIAL, GOODS = range(6)
KINDS: Final = {
    "keep": KEEP, "play_card": CLAIM, "use_action_card": USE, "ready_action_card": READY, "take_special": SPECIAL,
    "pick_resources": GOODS, "produce": 6, "exchange": 7, "perform_slot": 8, "production_choice": 9, "pay": 10,
    "production_options": 11, "keep_tile": 12, "keep_looked": 13, "upgrade_built": 14, "make_room": 15,
    "use_discarded": 16, "convert": 17,
}  # fmt: skip
OFFERED: Final = 30  # a contract
OTHER: Final = 31


class SeaReader(Reader):
    """Knows the moves of Underwater Cities by their marks."""

    def size(self) -> int:
        return NUMBERING.size

    def moves(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Sea)
        decision = state.required_decision(seat)
        if isinstance(decision, Spend):
            return [decision.best(state, state.players[seat])]
        found = state.rising_moves(seat)
        if len(found) == 1 or isinstance(decision, (ChooseTurn, EndTurn)):
            return found
        return thin_out(state, seat, found)

    def mark(self, state: State, seat: int, moves: list[int], sheet: Sheet) -> None:
        assert isinstance(state, Sea)
        decision = state.required_decision(seat)
        assert decision is not None
        scene = Scene(state, seat)
        if isinstance(decision, ChooseTurn):
            mark_turns(scene, moves, sheet)
        elif isinstance(decision, EndTurn):
            mark_ends(scene, moves, sheet)
        elif isinstance(decision, BuildMore):
            mark_builds(scene, moves, sheet)
        elif isinstance(decision, UpgradeMore):
            mark_upgrades(scene, moves, sheet)
        elif isinstance(decision, Sequence) and decision.effect.contract:
            mark_others(scene, OFFERED, moves, sheet)
        elif isinstance(decision, ChoosePart):
            mark_parts(scene, decision, isinstance(decision, Alternatives), moves, sheet)
        else:
            mark_small_choices(scene, KINDS.get(decision.kind(), OTHER), moves, sheet)

    def terms(self) -> list[str]:
        return HEADINGS

    def sources(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Sea)
        return [float(points) for points in state.players[seat].points]

    def goal(self, state: State) -> float:
        return GOAL if state.seats == 1 else 0.0

    def beside(self, state: State, seat: int) -> float:
        assert isinstance(state, Sea)
        return self.goal(state) if has_won(state.players[seat]) else 0.0


def mark_small_choices(scene: Scene, kind: int, moves: list[int], sheet: Sheet) -> None:
    """Mark cards, goods and the like."""
    if kind == KEEP:
        mark_hands(scene, moves, sheet)
    elif kind == CLAIM:
        mark_claims(scene, moves, sheet)
    elif kind == USE:
        mark_uses(scene, moves, sheet)
    elif kind == SPECIAL:
        mark_specials(scene, moves, sheet)
    elif kind == GOODS:
        mark_goods(scene, moves, sheet)
    else:
        mark_others(scene, kind, moves, sheet)

"""The reader of Underwater Cities: moves worth a thought in playouts, and their marks."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.habits import Reader
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

    def marks(self, state: State, seat: int, moves: list[int]) -> list[list[int]]:
        assert isinstance(state, Sea)
        decision = state.required_decision(seat)
        assert decision is not None
        scene = Scene(state, seat)
        if isinstance(decision, ChooseTurn):
            return mark_turns(scene, moves)
        if isinstance(decision, EndTurn):
            return mark_ends(scene, moves)
        if isinstance(decision, BuildMore):
            return mark_builds(scene, moves)
        if isinstance(decision, UpgradeMore):
            return mark_upgrades(scene, moves)
        if isinstance(decision, Sequence) and decision.effect.contract:
            return mark_others(scene, OFFERED, moves)
        if isinstance(decision, ChoosePart):
            return mark_parts(scene, decision, isinstance(decision, Alternatives), moves)
        kind = KINDS.get(decision.kind(), OTHER)
        if kind == KEEP:
            return mark_hands(scene, moves)
        if kind == CLAIM:
            return mark_claims(scene, moves)
        if kind == USE:
            return mark_uses(scene, moves)
        if kind == SPECIAL:
            return mark_specials(scene, moves)
        if kind == GOODS:
            return mark_goods(scene, moves)
        return mark_others(scene, kind, moves)

    def terms(self) -> list[str]:
        return HEADINGS

    def sources(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Sea)
        return [float(points) for points in state.players[seat].points]

    def beside(self, state: State, seat: int) -> float:
        assert isinstance(state, Sea)
        return GOAL if state.seats == 1 and has_won(state.players[seat]) else 0.0

"""The Federation track: advancing, bonuses, stacks (UC-FED)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Certain, Effect
from nextfrontier.games.underwater_cities.effects.parts import Sequence
from nextfrontier.games.underwater_cities.effects.permanents import SPACE_ENTERED
from nextfrontier.games.underwater_cities.effects.places import ADDED, GIFTS, IN_TURN, places
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, plus
from nextfrontier.games.underwater_cities.state.player import FEDERATION
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.games.underwater_cities.state.supplies import ADVANCES
from nextfrontier.kit.vocabulary import Amount, Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

BELOW: Final = 0
TOP: Final = 4  # space 1; the spaces 4, 3 and 2 are 1, 2 and 3 here (UC-FED-01)
BONUS_GOODS: Final[list[Goods]] = [NOTHING, NOTHING, (1, 0, 0, 0, 0), (0, 0, 1, 0, 0), NOTHING]
TOP_POINTS: Final = 1  # on entering space 1 and for each step beyond it (UC-FED-05, -08)


class Federation(Certain):
    """Advance up to a number of steps, at least one (UC-FED-15)."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def begin(self, sea: Sea, must: bool) -> None:
        if self.steps == 1:
            advance(sea, self.place)
        else:
            sea.push(Sequence(self, 1, must, False))

    def steps_at_will(self) -> int:
        return self.steps

    def perform(self, sea: Sea, steps: int) -> None:
        for _ in range(steps or self.steps):
            advance(sea, self.place)

    def supplies(self) -> int:
        return ADVANCES

    def yields(self, sea: Sea) -> Goods | None:
        player = sea.me()
        if player.powers.watched & SPACE_ENTERED:
            return None
        found = NOTHING
        for space in range(player.space + 1, min(player.space + self.steps, TOP) + 1):
            found = plus(found, BONUS_GOODS[space])
        return found


ADVANCE: Final = Word(
    "federation",
    EFFECT,
    Federation,
    Amount("number", most=6),
    icons="advance $number",
    places=places(*IN_TURN, *GIFTS, ADDED),
)


def advance(sea: Sea, cause: str) -> None:
    """Step up, never down, on top of any marker there, with the bonus (UC-FED-02..10, -12, -14, -16, UC-TIME-06)."""
    player = sea.me()
    old = player.space
    new = old + 1 if old < TOP else TOP
    board = sea.board = sea.board.copy()
    board.advanced = True
    board.track = board.track[:]
    board.track[old] = leave_out(board.track[old], player.seat)
    board.track[new] = (*board.track[new], player.seat)
    player.space = new
    if sea.events is not None:
        sea.tell("advanced", cause, {"space": 5 - new})
    if old == TOP:
        sea.gain(NOTHING, TOP_POINTS, "UC-FED-08", FEDERATION)
        return
    if new == TOP:
        sea.gain(NOTHING, TOP_POINTS, "UC-FED-05", FEDERATION)
    elif BONUS_GOODS[new] != NOTHING:
        sea.gain(BONUS_GOODS[new], 0, "UC-FED-05", FEDERATION)
    found: list[Effect] = []
    player.powers.waiting_for(SPACE_ENTERED, 5 - new, 0, found)
    if found:
        trigger(sea, found)

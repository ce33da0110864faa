"""Positions of Evacuation for tests: build one, play moves by notation, look at what came of it."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.positions.encode import encode_worlds
from nextfrontier.games.evacuation.positions.vectors.shorthand import area
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds
from tests.tables import AnyTable


class Table(AnyTable[Worlds]):
    """A position under construction, then a game that is played."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        super().__init__(seats, seed)
        self.options = options

    def player(self, seat: int = 0, **facts: Any) -> Table:
        """Overwrite one nation; `old`, `new` and `production` may be `2/7/7`, markers `8 main, 1 main`."""
        self.changes["players"].append(area(seat, **facts))
        return self

    def pending(self, *tasks: list[Any]) -> Table:
        """Return the tasks on the agenda, top first."""
        return self.put(pending=list(tasks))

    def dealt(self) -> Worlds:
        return GAME.new(self.seats, self.options, self.seed)

    def placed(self) -> Worlds:
        return GAME.position(self.seats, self.options, self.seed, self.changes)

    @property
    def worlds(self) -> Worlds:
        """The game, set up at first use."""
        return self.state

    def someone(self, seat: int = 0) -> Player:
        """A nation."""
        return self.worlds.players[seat]

    def old(self, seat: int = 0) -> str:
        """Food, Steel and Energy on the Old World: `2/7/7`."""
        return "/".join(map(str, self.someone(seat).goods[:3]))

    def new(self, seat: int = 0) -> str:
        """The same for the New World."""
        return "/".join(map(str, self.someone(seat).goods[3:]))

    def production(self, seat: int = 0) -> str:
        """The levels of the Production markers."""
        return "/".join(map(str, self.someone(seat).production))

    def document(self) -> dict[str, Any]:
        return encode_worlds(self.worlds)


def table(seats: int = 2, **options: Any) -> Table:
    """A game of this many seats at the start of a turn of seat 0 in the Actions phase of year 1."""
    return Table(seats, **options)

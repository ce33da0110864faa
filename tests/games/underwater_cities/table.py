"""A small fluent helper: put a game into a position, play by notation, look at what came of it."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.underwater_cities.positions.decode import position_of
from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.positions.vectors import shorthand
from nextfrontier.games.underwater_cities.rules.setup import Setup, new_game
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.games.underwater_cities.vocabulary.library import Facts, make_box
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import view_of
from tests.tables import AnyTable

BOX: Box = make_box(Facts())


class Table(AnyTable[Sea]):
    """A position under construction, then a game that is played."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        super().__init__(seats, seed)
        self.box: Box = options.get("box", BOX)
        advanced = options.get("advanced", seats == 1)
        boards = options.get("boards") or ([6, 5, 7, 8] if advanced else [1, 2, 3, 4])[:seats]
        self.setup = Setup(
            seats,
            advanced,
            options.get("contracts", False),
            list(boards),
            options.get("solo_start", 1),
            options.get("tunnels", 46),
        )

    def player(self, seat: int = 0, goods: str | None = None, **area: Any) -> Table:
        """Overwrite one player's area; `goods="1s 2c"` is the whole stock, `claimed` may be plain numbers."""
        self.changes["players"].append(shorthand.area(goods, seat, **area))
        return self

    def dealt(self) -> Sea:
        return new_game(self.box, self.setup, Chance(seed_bytes(self.seed), None))

    def placed(self) -> Sea:
        areas = [self.changes, *self.changes["players"]]
        if self.seats > 1 and any(area.get("contracts") or area.get("declined") for area in areas):
            self.setup.contracts = True
        return position_of(self.box, self.setup, Chance(seed_bytes(self.seed), None), self.changes)

    @property
    def sea(self) -> Sea:
        """The game, set up at first use."""
        return self.state

    def reloaded(self) -> Table:
        """The same position, written as a document and read again."""
        other = Table(self.seats, self.seed, boards=self.setup.boards, advanced=self.setup.advanced)
        other.changes = self.document()
        return other

    def someone(self, seat: int = 0) -> Player:
        """A player's area."""
        return self.sea.players[seat]

    def goods(self, seat: int = 0) -> str:
        """A stock in the form of `resources`, without zeros: `1k 1s 2c`."""
        amounts = self.sea.players[seat].goods
        named = {"k": amounts[1], "s": amounts[2], "n": amounts[3], "b": amounts[4], "c": amounts[0]}
        return " ".join(f"{amount}{letter}" for letter, amount in named.items() if amount)

    def score(self, seat: int = 0) -> int:
        """Victory points so far."""
        return self.sea.players[seat].score

    def document(self) -> dict[str, Any]:
        return encode_sea(self.sea)


def seen_by(sea: Sea, seat: int) -> dict[str, Any]:
    """Return the document of all that a seat (-1: a spectator) may know."""
    view = view_of(sea, seat)
    assert isinstance(view, Sea)
    return encode_sea(view)


def table(seats: int = 2, **options: Any) -> Table:
    """A game of this many seats on boards 1 to 4 (advanced=True: 6, 5, 7, 8), seat 0 first."""
    return Table(seats, **options)

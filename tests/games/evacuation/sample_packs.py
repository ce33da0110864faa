"""Packs of Evacuation for tests, and games played with them."""

from typing import Any

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.packs.reading import PACKS
from tests.games.evacuation.table import Table
from tests.packs import EXAMPLES, Packing, finished

EXAMPLE = EXAMPLES / "my-evacuation-box.json"
PACKING = Packing("evacuation", PACKS)


def packed(seats: int = 2, options: dict[str, Any] | None = None, **lists: Any) -> Table:
    """A position of a game with a pack of these lists."""
    return Table(seats, pack=PACKING.pack(**lists), **(options or {}))


def play_to_the_end(seats: int, seed: int, **options: Any) -> int:
    """A whole game, the moves picked by a fixed rule from those that are legal; how many there were."""
    return finished(GAME.new(seats, options, seed))

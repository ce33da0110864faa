"""The samples of notation from which the page of the referee is made.

After a wanted change of notation, rewrite the samples:
`PYTHONPATH=src:. python -m tests.games.evacuation.test_notations`
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.worlds import Worlds
from tests.games.evacuation.test_conformance import CHECKED
from tests.notations import check_known, met_in, with_rare, write

SLUG = "evacuation"
RARE = {  # seldom met in random games: Common Goals, a ship that flies at once, a card played for free
    "action": ["goal CG5"],
    "end": ["goal CG5"],
    "launch": ["send S03", "load S03 OW3 bay", "done"],
    "play_infrastructure": ["play I3", "play II5", "discard I1 II2", "done"],
    "pay": ["pay 1 food", "pay 1 steel 1 energy", "pay nothing"],
    "pay_first": ["pay food old", "pay energy new", "done"],
    "together": ["first T1.4 now", "first step 8 main", "first YB3 lower"],
    "adjust": ["down food", "up steel"],
    "raise": ["raise energy", "decline"],
}


def shape(notation: str) -> str:
    """A notation without its numbers; cards of both decks look alike."""
    return re.sub(r"\d+", "#", re.sub(r"\bII(?=\d)", "I", notation))


def open_decisions(games: range) -> Iterator[tuple[Worlds, int]]:
    """Every decision of random games of all kinds: the state and the seat that is asked."""
    for number in games:
        chance = random.Random(number)
        seats, options = CHECKED[number % len(CHECKED)]
        worlds = GAME.new(seats, options, number)
        while (seat := worlds.to_move()) >= 0:
            yield worlds, seat
            worlds.play(seat, chance.choice(worlds.moves(seat)))


def test_every_shape_of_move_met_in_random_games_is_among_the_samples() -> None:
    check_known(SLUG, met_in(open_decisions(range(200, 206)), shape), shape)


if __name__ == "__main__":
    write(SLUG, with_rare(met_in(open_decisions(range(90)), shape), RARE))

"""Games that were played elsewhere, as files: the page imports them."""

import random
from typing import Any

from nextfrontier.bots.levels import bot
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import UNDERWATER_CITIES

BUDGET_MS = 200


def finished(seed: int = 1, seats: int = 2) -> dict[str, Any]:
    """A finished game of random moves."""
    return played(seed, seats, "random", rounds=99)


def played(
    seed: int, seats: int, level: str, rounds: int, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The save of a game that bots of this level have played up to the beginning of a round."""
    record = Record(UNDERWATER_CITIES, seats, options or {}, seed)
    player, chance = bot(UNDERWATER_CITIES.slug, level), random.Random(seed)
    while not record.over and record.state.round < rounds:
        seat = record.state.to_move()
        choice = player.choose(view_of(record.state, seat), seat, BUDGET_MS, chance.getrandbits(32))
        record.play(seat, record.state.notation(seat, choice.move))
    save: dict[str, Any] = record.save()
    return save

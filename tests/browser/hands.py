"""Games in which seat 0 holds many cards."""

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.record.record import Record
from tests.games.underwater_cities.table import table

SEVEN = [1, 14, 23, 36, 40, 62, 63]  # among them the cards with the longest texts


def holding_seven() -> Record:
    """Return a game in which seat 0 holds seven cards and is to keep some."""
    return Record(GAME, 2, {}, 1, table().player(0, hand=SEVEN).document())


def drawing_to_five() -> Record:
    """Return a game in which seat 0 is in the middle of a turn and has drawn up to five cards or more."""
    record = Record(
        GAME, 2, {}, 1, table().put(era=2).player(0, hand=[36, 62, 63, 40], claimed=[98]).document()
    )
    for move in ("G2+36", "part 1"):
        record.play(0, move)
    return record

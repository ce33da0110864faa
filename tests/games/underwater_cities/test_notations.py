"""The samples of notation from which the page of the referee is made.

After a wanted change of notation, rewrite the samples:
`PYTHONPATH=src:. python -m tests.games.underwater_cities.test_notations`
"""

import re

from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from tests.games.underwater_cities.random_games import open_decisions
from tests.notations import check_known, met_in, with_rare, write

SLUG = "underwater-cities"
CITY = re.compile(rf"\b({'|'.join(CITY_NAMES)})\b")
RARE = {  # seldom met in random games: a turn without a card, surplus special cards, a tile to keep, a converted city
    "turn": ["Y3", "AAS", "clone R3"],
    "keep": ["keep 1 2 3 under 191 193"],
    "keep_special": ["take 193", "take 193 under 195 201"],
    "keep_tile": ["take B-6"],
    "convert_city": ["convert MC"],
    "upgrade_built": ["upgrade MC.1", "upgrade TL-TC"],
    "order": ["first card 37/1", "first board 5 MC", "first B-5", "first C3"],
}


def shape(notation: str) -> str:
    """A notation without its numbers and cities."""
    return CITY.sub("@", re.sub(r"\d+", "#", notation))


def test_every_shape_of_move_met_in_random_games_is_among_the_samples() -> None:
    check_known(SLUG, met_in(open_decisions(range(100, 108)), shape), shape)


if __name__ == "__main__":
    write(SLUG, with_rare(met_in(open_decisions(range(64)), shape), RARE))

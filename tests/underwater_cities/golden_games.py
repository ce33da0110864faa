"""The golden playthroughs of Underwater Cities."""

from nextfrontier.shelf import UNDERWATER_CITIES
from tests.golden_games import Playthrough, renew

PLAYTHROUGHS = (
    Playthrough(UNDERWATER_CITIES, "solo", 1, {}, 11),
    Playthrough(UNDERWATER_CITIES, "two_seats", 2, {}, 12),
    Playthrough(UNDERWATER_CITIES, "three_seats", 3, {}, 13),
    Playthrough(UNDERWATER_CITIES, "four_seats", 4, {}, 14),
    Playthrough(UNDERWATER_CITIES, "contracts", 2, {"contracts": True}, 15),
    Playthrough(UNDERWATER_CITIES, "advanced_boards", 2, {"boards": "advanced"}, 16),
)

if __name__ == "__main__":
    renew(PLAYTHROUGHS)

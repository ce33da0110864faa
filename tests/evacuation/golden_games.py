"""The golden playthroughs of Evacuation."""

from nextfrontier.shelf import EVACUATION
from tests.golden_games import Playthrough, renew

ADVANCED_WITH_MODULES = {"actions": "advanced", "common_goals": True, "lines": "A"}
PLAYTHROUGHS = (
    Playthrough(EVACUATION, "solo", 1, {}, 21),
    Playthrough(EVACUATION, "race", 2, {"mode": "race"}, 22),
    Playthrough(EVACUATION, "advanced_with_modules", 3, {**ADVANCED_WITH_MODULES}, 23),
    Playthrough(EVACUATION, "four_seats", 4, {}, 24),
)

if __name__ == "__main__":
    renew(PLAYTHROUGHS)

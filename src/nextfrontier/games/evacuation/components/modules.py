"""The modules: Common Goals (D-14) and Line Majority (D-15)."""

from nextfrontier.games.evacuation.components.facts import CommonGoalFacts, LineFacts

COMMON_GOALS: tuple[CommonGoalFacts, ...] = (
    CommonGoalFacts("CG1", "CGC1", "atleast(3, count(infrastructures))", "2F", "1E", 5, "design+rulebook"),
    CommonGoalFacts("CG5", "CGC1", "atleast(5, count(technologies))", "2S", "1F", 5, "rulebook"),
    CommonGoalFacts("CG2", "CGC2", "atleast(5, count(best_production))", "2E", "1S", 3, "design+rulebook"),
    CommonGoalFacts("CG7", "CGC2", "atleast(3, count(environments))", "2E", "1F", 5, "design"),
    CommonGoalFacts("CG3", "CGC3", "atleast(7, count(population))", "2E", "1F", 4, "design+rulebook"),
    CommonGoalFacts("CG8", "CGC3", "atleast(6, count(evacuated))", "2S", "1E", 5, "design"),
    CommonGoalFacts("CG4", "CGC4", "atleast(3, count(factories))", "2F", "1S", 3, "design+rulebook"),
    CommonGoalFacts("CG6", "CGC4", "atleast(3, count(stadiums_nw))", "2S", "1E", 4, "design"),
)
COMMON_GOALS_IN_PLAY = 3

# Marked Areas of the map and the directions of the two faces of a Module tile lying there.
LINES: tuple[LineFacts, ...] = (
    LineFacts(1, "N12", "E", "SE", "picture+design"),
    LineFacts(2, "N06", "E", "SE", "picture+design"),
    LineFacts(3, "N26", "SW", "W", "picture+design"),
    LineFacts(4, "N50", "W", "NW", "picture+design"),
    LineFacts(5, "N56", "W", "NW", "picture+design"),
    LineFacts(6, "N58", "NW", "NE", "picture+design"),
)
SIDES: dict[str, tuple[int, int, int]] = {"A": (1, 3, 5), "B": (2, 4, 6)}

# Points of the places in a majority, of Areas in a line or of Happy Faces, by number of players.
MAJORITY = (6, 4, 1)
MAJORITY_FOR_TWO = (4, 0)

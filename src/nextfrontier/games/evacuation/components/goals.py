"""The 16 Goal cards and the goals of a first game (D-12, EV-FIRST-02..05)."""

from nextfrontier.games.evacuation.components.facts import GoalFacts

GOALS: tuple[GoalFacts, ...] = (
    GoalFacts(1, "Industry", "per(2, count(factories), 16)", "design"),
    GoalFacts(2, "Science", "per(2, count(technologies), 18)", "design"),
    GoalFacts(3, "Seas", "per(6, count(area(env=ocean)), 18)", "design"),
    GoalFacts(4, "Woods", "per(4, count(area(env=forest)), 16)", "design"),
    GoalFacts(5, "Power", "table(count(production_energy), [[7, 5], [9, 9], [11, 13], [13, 17]])", "design"),
    GoalFacts(6, "Harvest", "table(count(production_food), [[8, 5], [10, 9], [12, 13], [14, 17]])", "design"),
    GoalFacts(7, "Metal", "table(count(production_steel), [[8, 5], [10, 9], [12, 13], [14, 17]])", "design"),
    GoalFacts(8, "Settlers", "per(1, count(population), 16)", "design"),
    GoalFacts(9, "Fleet", "per(3, count(ships), 15)", "design"),
    GoalFacts(10, "Joy", "per(2, count(faces_nw), 16)", "design"),
    GoalFacts(11, "Works", "per(5, count(infrastructures), 20)", "design"),
    GoalFacts(12, "Arenas", "table(count(stadiums_nw), [[3, 4], [4, 9], [5, 15]])", "design"),
    GoalFacts(13, "Variety", "per(4, count(environments_with_2), 16)", "design"),
    GoalFacts(14, "Nobody left", "table(count(evacuated), [[6, 3], [7, 7], [8, 11], [9, 16]])", "design"),
    GoalFacts(
        15, "Straight road", "table(count(most_on_line), [[3, 6], [4, 12], [5, 17], [6, 20]])", "design"
    ),
    GoalFacts(16, "Far orbit", "per(3, count(orbit), 15)", "design"),
)

FIRST_GAME: dict[int, tuple[int, int, int]] = {1: (5, 10, 13), 2: (6, 9, 12), 3: (1, 2, 11), 4: (7, 8, 14)}

"""The 17 Stadium cards and the starting Stadium of each player (D-08)."""

from nextfrontier.games.evacuation.components.facts import StadiumFacts

STARTING = StadiumFacts("ST00", 0, "", "picture+rulebook")  # no Happy Face (EV-STAD-08)

STADIUMS: tuple[StadiumFacts, ...] = (
    StadiumFacts("ST01", 0, "1S", "picture"),
    StadiumFacts("ST02", 0, "1F", "design"),
    StadiumFacts("ST03", 1, "2S", "design"),
    StadiumFacts("ST04", 1, "1F 1S", "design"),
    StadiumFacts("ST05", 1, "1S 1E", "design"),
    StadiumFacts("ST06", 2, "2F 1S", "picture"),
    StadiumFacts("ST07", 2, "1F 2S", "design"),
    StadiumFacts("ST08", 2, "3S", "design"),
    StadiumFacts("ST09", 2, "1F 1S 1E", "design"),
    StadiumFacts("ST10", 3, "2F 2S", "design"),
    StadiumFacts("ST11", 3, "1F 3S", "design"),
    StadiumFacts("ST12", 3, "3F 1S", "design"),
    StadiumFacts("ST13", 3, "1F 2S 1E", "design"),
    StadiumFacts("ST14", 4, "2F 3S", "design"),
    StadiumFacts("ST15", 4, "3F 2S", "design"),
    StadiumFacts("ST16", 5, "3F 3S", "picture"),
    StadiumFacts("ST17", 5, "2F 3S 1E", "design"),
)

"""The Solo deck, the way of the Solo tile round the New World and its two arrows (D-16)."""

from nextfrontier.games.evacuation.components.facts import RimFacts, SoloCardFacts

SOLO_CARDS: tuple[SoloCardFacts, ...] = (
    SoloCardFacts("SO1", "settle", "1", "A", 1, "design"),
    SoloCardFacts("SO2", "settle", "2", "B", 1, "design"),
    SoloCardFacts("SO3", "settle", "X", "A", 1, "design"),
    SoloCardFacts("SO4", "stadium", "3", "B", 1, "design+rulebook"),
    SoloCardFacts("SO5", "spaceship", "1", "B", 1, "design"),
    SoloCardFacts("SO6", "infrastructure", "2", "A", 1, "design"),
    SoloCardFacts("SO7", "infrastructure", "3", "A", 3, "design+rulebook"),
)

# Outer Areas counter-clockwise from the start space, with the directions of arrows A and B.
RIM: tuple[RimFacts, ...] = (
    RimFacts("N57", "NW", "NE"),  # the starting space of the Solo tile, beside tundra (EV-SOLO-09)
    RimFacts("N58", "NW", "NE"),
    RimFacts("N59", "NW", "NE"),
    RimFacts("N60", "NW", "NE"),
    RimFacts("N61", "W", "NW"),
    RimFacts("N56", "W", "NW"),
    RimFacts("N50", "W", "NW"),
    RimFacts("N43", "W", "NW"),
    RimFacts("N35", "SW", "W"),
    RimFacts("N26", "SW", "W"),
    RimFacts("N18", "SW", "W"),
    RimFacts("N11", "SW", "W"),
    RimFacts("N05", "SE", "SW"),
    RimFacts("N04", "SE", "SW"),
    RimFacts("N03", "SE", "SW"),
    RimFacts("N02", "SE", "SW"),
    RimFacts("N01", "E", "SE"),
    RimFacts("N06", "E", "SE"),
    RimFacts("N12", "E", "SE"),
    RimFacts("N19", "E", "SE"),
    RimFacts("N27", "NE", "E"),
    RimFacts("N36", "NE", "E"),
    RimFacts("N44", "NE", "E"),
    RimFacts("N51", "NE", "E"),
)

"""The 21 Spaceship tiles (D-07)."""

from nextfrontier.games.evacuation.components.facts import ShipFacts

SHIPS: tuple[ShipFacts, ...] = (
    ShipFacts("S01", "Shuttle", ("desert",), 0, 2, "2S", 2, "design"),
    ShipFacts("S02", "Shuttle", ("mountain",), 0, 2, "2S", 2, "design"),
    ShipFacts("S03", "Shuttle", ("ocean",), 0, 2, "2S", 2, "design"),
    ShipFacts("S04", "Hauler", ("desert",), 1, 1, "3S", 2, "design"),
    ShipFacts("S05", "Hauler", ("mountain",), 1, 1, "3S", 2, "design"),
    ShipFacts("S06", "Hauler", ("ocean",), 1, 1, "3S", 2, "picture"),
    ShipFacts("S07", "Freighter", ("desert",), 1, 2, "4S", 1, "design"),
    ShipFacts("S08", "Freighter", ("mountain",), 1, 2, "4S", 1, "design"),
    ShipFacts("S09", "Freighter", ("ocean",), 1, 2, "4S", 1, "design"),
    ShipFacts("S10", "Ferry", ("desert",), 2, 0, "1F 3S", 2, "design"),
    ShipFacts("S11", "Ferry", ("mountain",), 2, 0, "1F 3S", 2, "design"),
    ShipFacts("S12", "Ferry", ("ocean",), 2, 0, "1F 3S", 2, "design"),
    ShipFacts("S13", "Ark", ("desert",), 2, 3, "1F 4S", 3, "design"),
    ShipFacts("S14", "Ark", ("mountain",), 2, 3, "1F 4S", 3, "design"),
    ShipFacts("S15", "Ark", ("ocean",), 2, 3, "1F 4S", 3, "design"),
    ShipFacts("S16", "Twin", ("desert", "mountain"), 0, 2, "2F 4S", 1, "design"),
    ShipFacts("S17", "Twin", ("mountain", "ocean"), 0, 2, "2F 4S", 1, "picture"),
    ShipFacts("S18", "Twin", ("desert", "ocean"), 0, 2, "2F 4S", 1, "design"),
    ShipFacts("S19", "Barge", (), 2, 3, "3S", 1, "picture"),
    ShipFacts("S20", "Dock", (), 3, 1, "3S", 2, "design"),
    ShipFacts("S21", "Tanker", (), 1, 4, "1F 2S", 1, "design"),
)

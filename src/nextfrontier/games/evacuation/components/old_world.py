"""The Old World: the nine Area tiles, the two Productivity tiles and the four continents (D-01)."""

from nextfrontier.games.evacuation.components.facts import ContinentFacts, OldAreaFacts

AREAS: tuple[OldAreaFacts, ...] = (
    OldAreaFacts("OW1", "people", 2, "2E", "picture+rulebook"),
    OldAreaFacts("OW2", "people", 2, "2S", "picture+rulebook"),
    OldAreaFacts("OW3", "people", 2, "2F", "picture+rulebook"),
    OldAreaFacts("OW4", "people", 2, "1S 1E", "picture+rulebook"),
    OldAreaFacts("OW5", "people", 2, "1F 1S", "picture+rulebook"),
    OldAreaFacts("OW6", "people", 2, "1F 1E", "picture+rulebook"),
    OldAreaFacts("OW7", "factory", 0, "1S", "picture+rulebook"),
    OldAreaFacts("OW8", "factory", 0, "1F", "picture+rulebook"),
    OldAreaFacts("OW9", "factory", 0, "1E", "picture+rulebook"),
)

PRODUCTIVITY = OldAreaFacts("OWP", "productivity", 0, "1F 1S 1E", "rulebook+picture")
PRODUCTIVITY_TILES = 2

CONTINENTS: tuple[ContinentFacts, ...] = (
    ContinentFacts(
        "K1",
        "top left",
        rows=(("OW1",), ("OW4", "OW5"), ("OW7", "OW8", "OW9"), ("OW6", "OW3", "OW2")),
        edges=(
            ("desert", "mountain"),
            ("desert",),
            ("ocean",),
            ("mountain",),
            ("desert", "ocean"),
            ("mountain", "ocean"),
            ("mountain",),
            (),
            ("desert", "ocean"),
        ),
        weak="OW1 mountain",
        provenance="picture",
    ),
    ContinentFacts(
        "K2",
        "top right",
        rows=(("OW5",), ("OW8", "OW6"), ("OW1", "OW9", "OW7"), ("OW2", "OW4", "OW3")),
        edges=(
            ("desert", "ocean"),
            ("desert",),
            ("mountain", "ocean"),
            ("ocean",),
            ("desert", "mountain"),
            ("mountain",),
            ("mountain",),
            ("desert", "ocean"),
            (),
        ),
        weak="",
        provenance="picture",
    ),
    ContinentFacts(
        "K3",
        "bottom left",
        rows=(("OW4", "OW5", "OW6"), ("OW8", "OW7", "OW9"), ("OW2", "OW3"), ("OW1",)),
        edges=(
            ("desert", "mountain"),
            ("mountain",),
            ("desert", "ocean"),
            ("mountain", "ocean"),
            ("ocean",),
            ("desert",),
            (),
            ("mountain",),
            ("desert", "ocean"),
        ),
        weak="",
        provenance="picture",
    ),
    ContinentFacts(
        "K4",
        "bottom right",
        rows=(("OW8", "OW2", "OW7"), ("OW5", "OW9", "OW3"), ("OW4", "OW6"), ("OW1",)),
        edges=(
            ("desert", "mountain"),
            ("ocean",),
            ("mountain",),
            ("desert", "ocean"),
            ("desert", "ocean"),
            ("mountain",),
            ("mountain", "ocean"),
            ("desert",),
            (),
        ),
        weak="OW6 mountain",
        provenance="picture",
    ),
)

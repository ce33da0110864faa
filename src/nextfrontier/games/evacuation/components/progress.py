"""The Progress track: spaces of both lanes and the four Passages (D-03). An empty space is blank."""

from nextfrontier.games.evacuation.components.facts import PassageFacts, SpaceFacts

END = 26
END_SPOTS = 2

BLANK = SpaceFacts("", "", "picture")

MAIN: dict[int, SpaceFacts] = {
    1: SpaceFacts("Y", "", "picture"),
    3: SpaceFacts("YY", "", "picture"),
    4: SpaceFacts("WW", "", "picture"),
    6: SpaceFacts("W", "", "picture"),
    7: SpaceFacts("YW", "", "picture"),
    8: SpaceFacts("Y", "gain(1, any)", "picture"),
    9: SpaceFacts("W", "", "picture"),
    10: SpaceFacts("W", "", "picture"),
    11: SpaceFacts("", "invent(1)", "picture"),
    12: SpaceFacts("W", "", "picture"),
    14: SpaceFacts("", "invent(1)", "picture"),
    15: SpaceFacts("Y", "", "picture"),
    16: SpaceFacts("YY", "", "picture"),
    18: SpaceFacts("W", "", "picture"),
    20: SpaceFacts("Y", "", "picture"),
    21: SpaceFacts("", "invent(1)", "picture"),
    22: SpaceFacts("YW", "", "picture"),
    23: SpaceFacts("", "factory(any)", "picture+design"),
    25: SpaceFacts("WW", "", "picture"),
    26: SpaceFacts("WW", "", "picture"),
}

SECOND: dict[int, SpaceFacts] = {
    3: SpaceFacts("W", "", "picture"),
    4: SpaceFacts("Y", "", "picture"),
    8: SpaceFacts("", "gain(1, any)", "picture"),
    10: SpaceFacts("Y", "", "picture"),
    15: SpaceFacts("W", "", "picture"),
    16: SpaceFacts("Y", "", "picture"),
    18: SpaceFacts("Y", "", "picture"),
    25: SpaceFacts("YY", "", "picture"),
    26: SpaceFacts("YY", "", "picture"),
}

PASSAGES: tuple[PassageFacts, ...] = (
    PassageFacts("P1", 3, each="productivity(flip)", first="", second="", provenance="picture+rulebook"),
    PassageFacts(
        "P2", 10, each="", first="unlock(desert)", second="productivity(land)", provenance="picture+rulebook"
    ),
    PassageFacts(
        "P3", 15, each="", first="unlock(forest)", second="productivity(land)", provenance="picture+rulebook"
    ),
    PassageFacts("P4", 21, each="", first="unlock(ocean)", second="", provenance="picture+rulebook"),
)

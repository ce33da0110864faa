"""Everything the box holds, by number of pieces (section 4 of the rules)."""

from nextfrontier.games.evacuation.components.facts import PieceFacts

PIECES: tuple[PieceFacts, ...] = (
    PieceFacts("main board", 1, "public"),
    PieceFacts("player board", 4, "public+picture"),
    PieceFacts("action card", 80, "public"),
    PieceFacts("year-end bonus card", 9, "public"),
    PieceFacts("stadium card", 21, "public"),
    PieceFacts("goal card", 16, "public"),
    PieceFacts("infrastructure card", 18, "public"),
    PieceFacts("help card", 4, "public"),
    PieceFacts("common goal card", 4, "public"),
    PieceFacts("line majority card", 1, "public"),
    PieceFacts("solo card", 7, "public"),
    PieceFacts("old world cover tile", 4, "public"),
    PieceFacts("spaceship tile", 21, "public"),
    PieceFacts("technology tile", 36, "public+rulebook"),
    PieceFacts("solo tile", 1, "public"),
    PieceFacts("area tile incl. productivity", 44, "picture+rulebook"),
    PieceFacts("factory tile", 48, "rulebook+picture"),
    PieceFacts("module tile", 3, "rulebook"),
    PieceFacts("penalty/bonus token", 23, "picture+design"),
    PieceFacts("small cube", 90, "rulebook+picture"),
    PieceFacts("large cube", 25, "rulebook+picture"),
    PieceFacts("production marker", 12, "rulebook"),
    PieceFacts("year marker", 1, "rulebook+picture"),
    PieceFacts("player disc", 100, "picture+public"),
)

"""The 18 Infrastructure cards of decks I and II (D-09); cards of one illustration share `art`."""

from nextfrontier.games.evacuation.components.facts import InfrastructureFacts

INFRASTRUCTURE: tuple[InfrastructureFacts, ...] = (
    InfrastructureFacts("I1", 1, "1F", "areas(4, area(env=tundra))", "1F 1S 1E", "I1", "design+rulebook"),
    InfrastructureFacts(
        "I2",
        1,
        "1S",
        "line(EW, [area(env=tundra, with=pop), area(env=tundra, with=pop)])",
        "2F",
        "a1",
        "picture",
    ),
    InfrastructureFacts(
        "I3",
        1,
        "1F",
        "line(NESW, [area(env=tundra, with=pop), area(env=tundra, with=pop)])",
        "2S",
        "a1",
        "design",
    ),
    InfrastructureFacts(
        "I4",
        1,
        "1S",
        "all(areas(1, area(env=desert, with=pop)), areas(1, area(env=tundra, with=factory)))",
        "2E",
        "I4",
        "picture+rulebook",
    ),
    InfrastructureFacts("I5", 1, "1S", "areas(2, area(env=desert, with=pop))", "2S", "I5", "rulebook"),
    InfrastructureFacts(
        "I6",
        1,
        "1F",
        "line(diagonal, [area(env=forest), area(env=tundra), area(env=tundra)])",
        "2F 1S 1E",
        "I6",
        "picture+rulebook",
    ),
    InfrastructureFacts("I7", 1, "1F", "areas(2, area(env=tundra, with=factory))", "1S 1E", "I7", "design"),
    InfrastructureFacts(
        "I8",
        1,
        "1E",
        "all(areas(1, area(env=desert, with=factory)), areas(1, area(env=tundra, with=pop)))",
        "2F",
        "I8",
        "design",
    ),
    InfrastructureFacts(
        "I9", 1, "1S", "line(NWSE, [area(env=desert), area(env=desert)])", "2E", "a3", "design"
    ),
    InfrastructureFacts(
        "II1", 2, "1S", "line(EW, [area(env=forest), area(env=forest)])", "2S 1E", "II1", "design+rulebook"
    ),
    InfrastructureFacts(
        "II2", 2, "1F", "line(NWSE, [area(env=forest), area(env=forest)])", "2F 1S", "a2", "design"
    ),
    InfrastructureFacts(
        "II3", 2, "1E", "line(NESW, [area(env=forest), area(env=forest)])", "1F 2E", "a2", "design"
    ),
    InfrastructureFacts(
        "II4",
        2,
        "1S",
        "all(areas(1, area(env=tundra, with=pop)), areas(1, area(env=desert, with=pop)), "
        "areas(1, area(env=forest, with=pop)))",
        "1F 1S 2E",
        "II4",
        "design",
    ),
    InfrastructureFacts(
        "II5",
        2,
        "1F",
        "line(any, [area(env=desert), area(env=desert), area(env=desert)])",
        "1F 2S",
        "II5",
        "design",
    ),
    InfrastructureFacts(
        "II6", 2, "1E", "line(any, [area(env=ocean), area(env=tundra)])", "1F 1S 1E", "II6", "design"
    ),
    InfrastructureFacts(
        "II7",
        2,
        "1S",
        "line(diagonal, [area(env=desert), area(env=tundra), area(env=tundra)])",
        "1F 2E",
        "a3",
        "design",
    ),
    InfrastructureFacts(
        "II8",
        2,
        "1F",
        "all(areas(1, area(env=ocean)), areas(1, area(env=desert, with=factory)))",
        "1F 1S 1E",
        "II8",
        "design",
    ),
    InfrastructureFacts(
        "II9",
        2,
        "1E",
        "all(areas(1, area(env=forest, with=factory)), areas(1, area(env=desert, with=factory)))",
        "1F 1S 1E",
        "II9",
        "design",
    ),
)

"""Card notes: docs/rules 6.10."""

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    area,
    before_end,
    cities,
    farms,
    labs,
    legal,
    tunnels,
    vector,
)
from nextfrontier.kernel.vectors import refused

VECTORS = [
    vector("TV-CARD-01", [area("1s 3c", hand=[4])], legal("4+G2; part 1; tunnel MC-BR", "0s 3c")),
    vector(
        "TV-CARD-02",
        [area("2k 2s", hand=[53])],
        legal("53+Y1; part 1; exchange 1k 1s", "1k 3s"),
        legal("53+Y1; part 1; exchange 1s 1k", "3k 1s"),
        refused("53+Y1; part 1; exchange 2k 2s", "unknown_move"),
    ),
    vector(
        "TV-CARD-03",
        [area("", hand=[24, 48], claimed=[77])],
        legal("R3+48", "1vp"),
        legal("G4+24; part 1", "1s 0vp"),
        legal("Y1+24; part 2; gain credit steelplast", "1vp"),
        legal("Y1+24; part 2; gain credit kelp", "0vp"),
        era=2,
        federation={"4": [0]},
    ),
    vector(
        "TV-CARD-04",
        [
            area(
                "1s",
                hand=[48],
                claimed=[37],
                cities=cities("MC MR"),
                tunnels=tunnels("MR-BR"),
                buildings=labs("BR.1 MC.1 MR.1 MR.2"),
            )
        ],
        legal("R4+48; lab BR.2", "0s 1c"),
        legal("R4+48; lab MR.3", "0s 0c"),
        legal("R4+48; lab MC.2", "0s 0c"),
    ),
    vector(
        "TV-CARD-05",
        [area("2n 2c", hand=[11], buildings=farms("BR.1 BR.2 BR.3"))],
        legal("11+G2; part 1; upgrade BR.1; pay 1c; upgrade BR.2; pay 1c", "2n 0c"),
        legal("11+G2; part 1; upgrade BR.1; pay 1n; upgrade BR.2; pay 1n", "0n 2c"),
        legal("11+G2; part 1; upgrade BR.1; pay 1c; upgrade BR.2; pay 1n", "1n 1c"),
    ),
    vector(
        "TV-CARD-06",
        [
            area(
                "",
                score=9,
                claimed=[176],
                cities=cities("MR BC MC"),
                tunnels=tunnels("MR-BR BC-BR"),
                buildings=farms("BR.1 BR.2 BR.3 MR.1 MR.2 MR.3 BC.1 BC.2 MC.1"),
            )
        ],
        legal("end", mine={"points": {"end_scoring_cards": 2}}),
        **before_end(10),
    ),
    vector(
        "TV-CARD-06b",
        [
            area(
                "3k",
                claimed=[96],
                cities=cities("MR BC MC"),
                tunnels=tunnels("MR-BR BC-BR"),
                buildings=labs("BR.1 BR.2 BR.3 MR.1 MR.2 MC.1"),
            )
        ],
        legal("end", "1k 5n"),
        **before_end(7),
    ),
    vector(
        "TV-CARD-07",
        [area("2n", hand=[24], claimed=[99], buildings=farms("BR.1+ BR.2 BR.3"))],
        legal("Y3+24; part 2; upgrade BR.2", "1k 1n 1vp"),
        legal("Y3+24; part 2; upgrade BR.2; upgrade BR.3", "1k 0n 1vp"),
        era=2,
    ),
    vector(
        "TV-CARD-08",
        [area("9k 9s 9c", hand=[27], claimed=[16])],
        legal("27+R3; part 1; tunnel MC-BR", "0n"),
        legal("27+R3; part 1; tunnel MC-BR; part 1; tunnel MR-BR", "1n"),
        seats=3,
    ),
    vector(
        "TV-CARD-09",
        [area("1c", hand=[1, 2])],
        legal("1+G2; part 1; perform R3", "0c"),
        legal("1+G2; part 1; perform R3; part 1", "1k 2s", slots={"R3": []}),
    ),
    vector(
        "TV-CARD-10",
        [area("", hand=[2], claimed=[116, 203], buildings=farms("BR.1 BR.2 BR.3"))],
        legal(
            "Y3+2; part 1; part 2; upgrade BR.1; upgrade BR.2; part 3",
            "1k 0n",
            mine={"buildings": farms("BR.1+ BR.2+ BR.3")},
        ),
        era=2,
    ),
    vector(
        "TV-CARD-10b",
        [area("2n", hand=[2], claimed=[116], buildings=farms("BR.1 BR.2 BR.3"))],
        legal("Y3+2; part 1; part 1; part 2", "1k 4n"),
        legal("Y3+2; part 1; part 2; upgrade BR.1; done; part 2", "1k 1n"),
        era=2,
    ),
    vector(
        "TV-CARD-11", [area("1k 1s", hand=[24], claimed=[63])], legal("G1+24; farm BR.1; lab BR.2", "0k 0s")
    ),
    vector(
        "TV-CARD-12",
        [area("", hand=[77])],
        legal("77+G1; claim; part 2; part 1; part 1", "2s 1vp"),
        legal("G1+77; part 2; part 1; part 1; claim", "2s 0vp"),
        legal("77+G1; claim; part 1; part 1; done", "1s 0vp"),
        seats=3,
        era=2,
    ),
    vector(
        "TV-CARD-13",
        [area("2c", hand=[205], claimed=[21, {"card": 61, "used": True}], assistant="gone")],
        legal("205+Y1; pay 2c; part 1; part 2; use 61; use 21", "1k 1s 1n 1c"),
        era=2,
    ),
    vector(
        "TV-CARD-13b",
        [area("2c", hand=[205], claimed=[21])],
        legal("205+Y1; pay 2c; part 2; use 21; use assistant"),
        refused("205+Y1; pay 2c; part 2; use 21; use 21", "card_used", "UC-ACT-04"),
        era=2,
    ),
]

"""Set-up, turn and special cards: docs/rules 6.1 to 6.3."""

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    area,
    cities,
    fresh,
    legal,
    tunnels,
    vector,
)
from nextfrontier.kernel.vectors import refused

ALL_BUT_TC_TR = tunnels(
    "TL-TC TL-ML TL-MC TR-MC TR-MR ML-BL MC-BL MC-BR MR-BR BL-BC BC-BR TL-brown1 TL-brown2 TR-blue BL-blue"
)

VECTORS = [
    fresh("TV-SETUP-01", 4),
    vector("TV-SETUP-02", [area("1c", hand=[2, 23, 45])], legal("clone R2+2"), seats=4, slots={"R2": [1]}),
    vector(
        "TV-SETUP-02b",
        [area("1c", hand=[2, 23, 45])],
        refused("R2+2", "slot_occupied", "UC-TURN-05"),
        seats=3,
        slots={"R2": [1]},
    ),
    vector(
        "TV-SETUP-02c",
        [area("1c", hand=[2, 23, 45])],
        refused("R2+2", "slot_occupied", "UC-TURN-05"),
        slots={"R2": [1]},
    ),
    fresh("TV-SETUP-03", 2),
    fresh("TV-SETUP-04", 3),
    vector(
        "TV-TURN-01",
        [area("1k 3s 2c", hand=[2, 24, 48])],
        legal(
            "R3+2; part 1; tunnel MC-BR; done; end",
            "1k 2s 1c",
            mine={"cities": cities("BR"), "tunnels": tunnels("MC-BR")},
        ),
        legal("R3+2; part 1; tunnel MC-BR; part 2; city BC nonsymbiotic"),
        seats=3,
    ),
    vector(
        "TV-TURN-02",
        [area("2c", hand=[2, 24, 48])],
        refused("Y4+2", "slot_no_effect", "UC-TURN-13"),
        legal("R3+2", "1k 2s 2c"),
    ),
    vector(
        "TV-TURN-03",
        [area("", hand=[69, 98, 105])],
        legal("G4+69; part 1; part 1; part 1", "1s 1c", mine={"assistant": "used"}),
        legal("69+G4; part 1; part 1; part 1", "1s 1c", mine={"assistant": "used"}),
        legal("G2+69; part 1; part 2; part 1; part 1", "1k 1s"),
        era=2,
    ),
    vector(
        "TV-TURN-04",
        [area("", hand=[2, 24, 48])],
        legal("G1+24; part 1; part 2; part 2; end", "1s 1c", mine={"assistant": "used"}),
        seats=3,
    ),
    vector("TV-TURN-05", [area("", hand=[2, 24, 48])], legal("R3+2", "1k 2s")),
    vector(
        "TV-TURN-06",
        [area("1s 1c", hand=[2, 35, 48])],
        legal("Y4+35; tunnel MC-BR; end", "0s 0c", mine={"claimed": []}),
    ),
    vector(
        "TV-TURN-07",
        [area("", hand=[2, 24, 48])],
        legal("AAS+24; part 1; part 2", "2c"),
        legal("AAS+24; part 1; part 2; end", "2c", slots={"AAS": [0]}),
    ),
    vector(
        "TV-TURN-08",
        [area("2c", hand=[2, 24, 48])],
        legal("AAS+24; part 2", "4c", slots={"AAS": [0, 0]}),
        turn=2,
        slots={"AAS": [0], "R3": [1]},
    ),
    vector(
        "TV-TURN-09",
        [area("", hand=[2, 24, 48], claimed=[14])],
        legal("G4+24; part 1", "1s 1c"),
        legal("G4+2; part 1", "0s 1c"),
        legal("AAS+24; part 2", "0s 2c"),
    ),
    vector(
        "TV-TURN-10",
        [area("2c", hand=[2, 24, 47], tunnels=ALL_BUT_TC_TR)],
        legal("47+Y4", "1s 0c"),
        refused("Y4+47", "slot_no_effect", "UC-TURN-13"),
    ),
    vector(
        "TV-TURN-10b",
        [area("1c", hand=[2, 24, 47], tunnels=ALL_BUT_TC_TR)],
        refused("47+Y4", "slot_no_effect", "UC-TURN-13"),
        refused("Y4+47", "slot_no_effect", "UC-TURN-13"),
    ),
    vector(
        "TV-TURN-11",
        [area("1c", hand=[1, 24, 48])],
        legal("1+G4; part 1; perform G2"),
        refused("1+G4; part 1; perform G4", "own_slot", "UC-CARD-02"),
        refused("1+G4; part 1; perform R3", "slot_occupied", "UC-TURN-05"),
        slots={"R3": [1]},
    ),
    vector(
        "TV-TURN-12",
        [area("1c", hand=[2, 24, 48], claimed=[14])],
        legal("Y4+24; tunnel MC-BR", "0s 0c"),
        refused("Y4+48", "slot_no_effect", "UC-TURN-13"),
    ),
    vector(
        "TV-TURN-12b",
        [area("", hand=[2, 24, 48], claimed=[40])],
        refused("clone R2+2", "cannot_pay_clone", "UC-CLONE-02"),
        seats=4,
        slots={"R2": [1]},
    ),
    vector(
        "TV-TURN-13",
        [area("", hand=[2, 24, 48], claimed=[22], assistant="used")],
        refused("R2+2", "slot_no_effect", "UC-TURN-13"),
    ),
    vector("TV-TURN-13b", [area("", hand=[2, 24, 48], claimed=[22])], legal("R2+2; part 1", "1s")),
    vector(
        "TV-SPEC-01",
        [area("3c", hand=[183]), area(seat=1, hand=[3])],
        legal("183+G2; claim", "0c", mine={"claimed": [{"card": 183, "used": False}]}),
        special_deck=[192, 194, 197],
    ),
    vector(
        "TV-SPEC-01b",
        [area("2c", hand=[183]), area(seat=1, hand=[3])],
        legal("183+G2; part 1; done; end", "2c"),
        special_deck=[192, 194, 197],
    ),
    vector(
        "TV-SPEC-02",
        [area("1c", hand=[2, 24, 195]), area(seat=1, hand=[3])],
        legal("R1+195; take 182; end", "1c", special_deck=[192, 194, 197, 195]),
        legal("AAS+195; part 2; done; end", "3c", special_deck=[192, 194, 197, 195]),
        legal("G4+195; part 1; decline; end", "2c", special_deck=[192, 194, 197, 195]),
        three_credit=[182],
        special_deck=[192, 194, 197],
    ),
    vector(
        "TV-SPEC-02b",
        [area("", hand=[1, 2, 5, 183, 195]), area(seat=1, hand=[3])],
        legal("keep 1 2 5", special_deck=[192, 194, 197, 195]),
        special_deck=[192, 194, 197],
    ),
    vector(
        "TV-SPEC-03",
        [area("", hand=[2]), area(seat=1, hand=[3])],
        legal("R1+2; look; take 195 under 193 201", mine={"hand": [195]}, special_deck=[204, 191, 193, 201]),
        legal("R1+2; look; take 195 under 201 193", mine={"hand": [195]}, special_deck=[204, 191, 201, 193]),
        three_credit=[181, 182, 183, 184, 185, 186],
        special_deck=[191, 193, 195, 201, 204],
    ),
    vector(
        "TV-SPEC-04",
        [
            area(
                "1n 1c",
                hand=[199],
                tunnels=tunnels("MC-BR TL-MC TL-brown1 TL-brown2"),
                metropolises={"TL": "M-4"},
            ),
            area(seat=1, hand=[3]),
        ],
        legal("199+R1; pay 1c; part 1; take 192; end", mine={"under_board": [199]}),
        special_deck=[192, 194, 197],
    ),
    vector(
        "TV-SPEC-05",
        [area("1c", hand=[191])],
        legal("G2+191; part 1; part 2; part 3; pay 2c", "0c"),
        legal("191+G2; part 3; done; end", "2c", special_deck=[192, 194, 197, 191]),
        seats=3,
        special_deck=[192, 194, 197],
    ),
]

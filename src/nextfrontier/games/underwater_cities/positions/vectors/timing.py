"""Timing, bonuses, action cards and cloning: docs/rules 6.6."""

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    area,
    desals,
    farms,
    labs,
    legal,
    tunnels,
    vector,
)
from nextfrontier.kernel.vectors import refused

VECTORS = [
    vector(
        "TV-TIME-01",
        [area("1n", hand=[2])],
        legal("R5+2; part 2; part 2; desal BR.1", "0n 0c", mine={"buildings": desals("BR.1+")}),
        seats=3,
        federation={"below": [0]},
    ),
    vector(
        "TV-TIME-02",
        [area("1s 1n", hand=[2, 3, 5], claimed=[37, 34], buildings=labs("BR.1"))],
        legal("R5+2; part 2; lab BR.2", "0s 0n 1c"),
        legal(
            "R5+2; part 2; lab BR.2; part 1; use 34; part 1; desal BR.3; part 2; end",
            "0s 0n 0c",
            mine={"buildings": desals("BR.3") | labs("BR.2+")},
        ),
        seats=3,
        federation={"below": [0]},
    ),
    vector(
        "TV-TIME-02b",
        [area("1s", hand=[2], claimed=[37], assistant="used", buildings=labs("BR.1"))],
        refused("R5+2", "cannot_upgrade_it", "UC-TIME-13"),
        seats=3,
        federation={"below": [0]},
    ),
    vector(
        "TV-TIME-03",
        [area("1s 1n 1c", hand=[28], claimed=[19])],
        legal(
            "R5+28; part 2; tunnel MC-BR; part 1; use 19; part 1; desal BR.1; part 1",
            "1k 0s 0n 0c",
            mine={"tunnels": tunnels("MC-BR+"), "buildings": desals("BR.1")},
        ),
        seats=3,
        federation={"4": [0]},
    ),
    vector(
        "TV-TIME-04",
        [area("1s 1n 1c", hand=[28], claimed=[19])],
        legal("28+R5", "0k 1s 1n 1c"),
        refused(
            "R5+28; part 2; tunnel MC-BR; part 1; use 19; part 1; farm BR.1",
            "cannot_pay_build",
            "UC-BUILD-11",
        ),
        seats=3,
        federation={"4": [0]},
    ),
    vector(
        "TV-TIME-04b",
        [area("1n", hand=[28], tunnels=tunnels("MC-BR+"))],
        legal("28+R5; part 1", "1k"),
        legal("28+R5; part 1; part 2; farm BR.1", "0k 0n", mine={"buildings": farms("BR.1+")}),
        seats=3,
        federation={"below": [0]},
    ),
    vector(
        "TV-TIME-05",
        [area("2s 1c", hand=[27], claimed=[16])],
        legal(
            "27+R5; part 1; tunnel MC-BR; part 2; tunnel MR-BR",
            "0s 0n 0c",
            mine={"tunnels": tunnels("MC-BR MR-BR+")},
        ),
        seats=3,
        federation={"below": [0]},
    ),
    vector(
        "TV-TIME-05b",
        [area("2s 1c", hand=[27], claimed=[44])],
        refused("27+R5; part 1; tunnel MC-BR; part 2", "cannot_upgrade_it", "UC-TIME-13"),
        seats=3,
        federation={"below": [0]},
    ),
    vector(
        "TV-TIME-06",
        [area("1s 2c", hand=[2], tunnels=tunnels("MC-BR TR-MC"), metropolises={"TR": "B-7"})],
        legal("Y4+2; tunnel TR-blue", "1s 1n 1c"),
        legal("Y4+2; tunnel TR-blue; tunnel MR-BR", "0s 1n 0c"),
    ),
    vector(
        "TV-BONUS-01",
        [area("1s 2c", hand=[2, 23, 45], tunnels=tunnels("MR-BR"))],
        legal("Y4+2; tunnel TR-MR", "1s 1c"),
        legal("Y4+2; tunnel TR-MR; tunnel MC-BR", "0s 0c"),
    ),
    vector(
        "TV-BONUS-02",
        [area("1k 2s 1c", hand=[2, 23, 45])],
        legal("G3+23; city MC nonsymbiotic; part 1", "1c", federation={"3": [0]}),
        federation={"4": [0]},
    ),
    vector(
        "TV-ACT-01",
        [area("", hand=[21], claimed=[19, 34, 61])],
        legal("21+G2; claim; discard assistant; use assistant; part 1", "1s", mine={"assistant": "gone"}),
    ),
    vector(
        "TV-ACT-01b",
        [area("", hand=[21], claimed=[19, 34, 61], assistant="used")],
        legal("21+G2; claim; discard assistant", "0s", mine={"assistant": "gone"}),
    ),
    vector(
        "TV-ACT-02",
        [area("2c", hand=[195], claimed=[19, 34, 202])],
        legal(
            "195+G5; claim; discard 202; use 202; perform G1; part 1; use 195; part 2; part 1",
            "2s 2n 1c",
            slots={"G1": []},
        ),
        seats=3,
    ),
    vector(
        "TV-CLONE-01",
        [area("1c", hand=[2, 23, 45])],
        legal("clone R2+23", "1k 2s 0c", slots={"R2": [1, 0]}),
        seats=4,
        slots={"R2": [1]},
    ),
    vector(
        "TV-CLONE-01b",
        [area("1c", hand=[2, 23, 45])],
        refused("clone R2+2", "clone_used", "UC-CLONE-07"),
        seats=4,
        slots={"R2": [1]},
        clone_used=True,
    ),
    vector(
        "TV-CLONE-01c",
        [area("9c", hand=[2, 23, 45])],
        refused("clone R2+2", "own_slot", "UC-CLONE-06"),
        seats=4,
        slots={"R2": [0]},
    ),
    vector(
        "TV-CLONE-01d",
        [area("", hand=[2, 23, 45])],
        refused("clone R2+2", "cannot_pay_clone", "UC-CLONE-02"),
        seats=4,
        slots={"R2": [1]},
    ),
]

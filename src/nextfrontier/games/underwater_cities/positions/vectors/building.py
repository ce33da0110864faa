"""Building and network, Federation and turn order: docs/rules 6.4 and 6.5."""

from typing import Any

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    area,
    before_end,
    cities,
    desals,
    farms,
    labs,
    legal,
    tunnels,
    vector,
)
from nextfrontier.kernel.vectors import refused


def taken(slot: str, *tasks: list[Any]) -> dict[str, Any]:
    """Player 1 has taken a slot with card 2 and is in the middle of its action."""
    return {"slots": {slot: [0]}, "pending": [{"slot": slot, "card": 2}, *tasks, ["end"], ["next_turn"]]}


BUILD_CITY = taken("Y2", ["build", "SL-04/1", 1, True, False], ["parts", "SL-04", 2, False, True])
BUILD_BUILDING = taken("Y2", ["build", "SL-04/2", 1, True, False], ["parts", "SL-04", 1, False, True])

VECTORS = [
    vector(
        "TV-BUILD-01",
        [area("2s 2c", hand=[2, 23, 45])],
        legal("Y4+2; tunnel BC-BR; tunnel BL-BC", "0s 0c", mine={"tunnels": tunnels("BC-BR BL-BC")}),
        refused("Y4+2; tunnel BL-BC", "tunnel_not_connected", "UC-BUILD-21"),
    ),
    vector(
        "TV-BUILD-02", [area("1s 2b 1c", hand=[2, 23, 45])], legal("G3+23; city MC nonsymbiotic", "0s 0b")
    ),
    vector(
        "TV-BUILD-03",
        [area("9k 9s 9c", hand=[23, 45], cities=cities("MC"), buildings=labs("BL.1"))],
        legal("city TL nonsymbiotic"),
        legal("city BL nonsymbiotic"),
        refused("city TC nonsymbiotic", "city_not_adjacent", "UC-BUILD-06"),
        refused("city ML nonsymbiotic", "city_not_adjacent", "UC-BUILD-06"),
        **BUILD_CITY,
    ),
    vector(
        "TV-BUILD-03b",
        [area("9k 9s 9c", hand=[23, 45], cities=cities("MC TL"), buildings=labs("BL.1"))],
        legal("city TC nonsymbiotic"),
        legal("city ML nonsymbiotic"),
        **BUILD_CITY,
    ),
    vector(
        "TV-BUILD-03c",
        [area("9k 9s 9c", hand=[23, 45], cities=cities("MC"), buildings=labs("BL.1"))],
        legal("lab BL.2"),
        legal("farm BL.3"),
        refused("lab BL.1", "site_occupied", "UC-BUILD-14"),
        **BUILD_BUILDING,
    ),
    vector(
        "TV-BUILD-04",
        [area("9s 9c", hand=[23, 45], cities=cities("MR BC"), tunnels=tunnels("MC-BR MR-BR TR-MR"))],
        legal("tunnel BC-BR"),
        legal("tunnel TL-MC"),
        legal("tunnel TR-MC"),
        legal("tunnel MC-BL"),
        legal("tunnel TC-TR"),
        legal("tunnel TR-blue"),
        refused("tunnel BL-BC", "tunnel_not_connected", "UC-BUILD-21"),
        refused("tunnel TL-TC", "tunnel_not_connected", "UC-BUILD-21"),
        **taken("Y4", ["build", "SL-02", 2, True, False]),
    ),
    vector(
        "TV-BUILD-05",
        [area("9k 9s 9c", hand=[2, 23, 45], tunnels=tunnels("MC-BR TL-MC"))],
        legal("Y2+2; part 1; city MC nonsymbiotic"),
        refused("Y2+2; part 1; city TL nonsymbiotic", "city_not_adjacent", "UC-BUILD-06"),
        legal("Y4+2; tunnel TL-TC"),
        legal("Y4+2; tunnel TL-brown1"),
    ),
    vector(
        "TV-BUILD-05b",
        [area("9k 9s 9c", hand=[2, 23, 45], cities=cities("MC"), tunnels=tunnels("MC-BR TL-MC"))],
        legal("Y2+2; part 1; city TL nonsymbiotic"),
        legal("Y4+2; tunnel TL-ML"),
    ),
    vector("TV-BUILD-06", [area("3b 2c", hand=[2, 23, 45])], legal("G3+23; city MC symbiotic", "0b 0c")),
    vector(
        "TV-BUILD-06b",
        [area("2k 1s 2c", hand=[2, 23, 45])],
        refused("G3+23", "cannot_pay_build", "UC-BUILD-03"),
    ),
    vector(
        "TV-BUILD-07",
        [area("1s 2c", hand=[2, 23, 45], tunnels=tunnels("MC-BR.a MC-BR.b"))],
        legal("Y4+2; tunnel TL-MC", "0s 0c"),
        boards=[6, 5],
        era=2,
    ),
    vector(
        "TV-BUILD-07b",
        [area("1s 1c", hand=[4, 23, 45], tunnels=tunnels("MC-BR.a MC-BR.b"))],
        legal("4+G4; part 1; tunnel TL-MC", "0s 0c"),
        refused("Y4+4; tunnel TL-MC", "cannot_pay_build", "UC-BUILD-19"),
        boards=[6, 5],
        era=2,
        federation={"1": [0]},
    ),
    vector(
        "TV-BUILD-07c",
        [area("1c", hand=[6, 23, 45], tunnels=tunnels("MC-BR.a MC-BR.b"))],
        legal("6+G4; part 1; tunnel TL-MC", "0s 0c"),
        boards=[6, 5],
        era=2,
        federation={"1": [0]},
    ),
    vector(
        "TV-BUILD-07d",
        [area("1s 1c", hand=[4, 23, 45], claimed=[78], tunnels=tunnels("MC-BR.a MC-BR.b"))],
        legal("4+G4; part 1; tunnel TL-MC", "0s 0c"),
        boards=[6, 5],
        era=2,
        federation={"1": [0]},
    ),
    vector(
        "TV-BUILD-07e",
        [area("1b 2c", hand=[2, 23, 45], tunnels=tunnels("MC-BR.a MC-BR.b"))],
        legal("Y4+2; tunnel TL-MC", "0b 0c"),
        boards=[6, 5],
        era=2,
    ),
    vector(
        "TV-BUILD-08",
        [area("1k 4s 4c", hand=[7, 23, 45], cities=cities("MR"))],
        legal("7+G4; part 1; city TR nonsymbiotic", "0k 0s 0c"),
        refused("7+G4; part 1; city TR symbiotic", "cannot_pay_build", "UC-BUILD-03"),
        boards=[6, 5],
        federation={"1": [0]},
    ),
    vector(
        "TV-BUILD-08b",
        [area("1k 3s 1b 5c", hand=[7, 23, 45], cities=cities("MR"))],
        legal("7+G4; part 1; city TR symbiotic", "0k 0s 0b 0c"),
        boards=[6, 5],
        federation={"1": [0]},
    ),
    vector(
        "TV-BUILD-09",
        [area("1k 1s 2c", hand=[71, 23, 45])],
        legal("71+G4; part 1; city MR symbiotic", "0k 0s 0c"),
        era=2,
        federation={"1": [0]},
    ),
    vector(
        "TV-BUILD-09b",
        [area("2b 2c", hand=[71, 23, 45])],
        legal("71+G4; part 1; city MR symbiotic", "0b 0c"),
        era=2,
        federation={"1": [0]},
    ),
    vector(
        "TV-NET-01",
        [
            area(
                "2k",
                cities=cities("MR MC"),
                tunnels=tunnels("BC-BR MR-BR TR-MR TR-blue"),
                buildings=farms("BR.1") | desals("MC.1") | labs("BL.1 MR.2"),
                metropolises={"TR": "B-6"},
            )
        ],
        legal("end", "1k 1n 3c"),
        **before_end(),
    ),
    vector(
        "TV-NET-02",
        [area("1k 1s 1b 2c", hand=[2, 23, 45], claimed=[79])],
        legal("G3+23; city BC symbiotic", "2vp"),
        era=3,
    ),
    vector(
        "TV-NET-02b",
        [area("1s 1c", hand=[2, 23, 45], claimed=[79], cities=cities("BC*"))],
        legal("Y4+2; tunnel BC-BR", "0vp"),
        era=3,
    ),
    vector(
        "TV-NET-02c",
        [area("1k 1s 1b 2c", hand=[2, 23, 45], claimed=[153])],
        legal("G3+23; city BC symbiotic", "0vp"),
        era=3,
    ),
    vector(
        "TV-NET-02d",
        [area("1s 1c", hand=[2, 23, 45], claimed=[153], cities=cities("BC*"))],
        legal("Y4+2; tunnel BC-BR", "2vp"),
        era=3,
    ),
    vector(
        "TV-FED-01",
        [area("", hand=[2, 23, 45])],
        legal("G5+23; part 1", "2vp", federation={"1": [1, 2, 0]}),
        seats=4,
        federation={"2": [0], "1": [1, 2]},
    ),
    vector(
        "TV-FED-02",
        [area("", hand=[2, 23, 45])],
        legal("G5+23; part 1", "0s 1c 0vp", federation={"3": [0]}),
        seats=4,
        federation={"below": [0], "1": [1]},
    ),
    vector(
        "TV-FED-02b",
        [area("", hand=[2, 23, 45])],
        legal("G5+23; part 1", "1s 1c 0vp", federation={"2": [0]}),
        seats=4,
        federation={"4": [0], "1": [1]},
    ),
    vector(
        "TV-FED-02c",
        [area("", hand=[2, 23, 45])],
        legal("G5+23; part 1", "1s 0c 1vp", federation={"1": [1, 0]}),
        seats=4,
        federation={"3": [0], "1": [1]},
    ),
    vector(
        "TV-FED-02d",
        [area("", hand=[2, 23, 45])],
        legal("G5+23; part 1", "0s 0c 2vp", federation={"1": [1, 0]}),
        seats=4,
        federation={"1": [0, 1]},
    ),
    vector(
        "TV-FED-03",
        [area("", hand=[2, 23, 45], claimed=[35])],
        legal("G2+23; part 2; part 1", "2c"),
        seats=4,
        federation={"4": [0]},
    ),
    vector(
        "TV-FED-04",
        [area("", hand=[2, 23, 45], claimed=[60])],
        legal("G2+23; part 2; part 1", "1k 1vp"),
        seats=4,
        federation={"2": [0]},
    ),
    vector(
        "TV-FED-04b",
        [area("", hand=[2, 23, 45], claimed=[60])],
        legal("G5+23; part 1", "0k 2vp"),
        seats=4,
        federation={"1": [0]},
    ),
    vector(
        "TV-ROUND-01",
        [],
        legal("end", round=3, order=[1, 0, 3, 2], federation={"below": [0, 1, 2, 3]}),
        seats=4,
        federation={"2": [0, 1]},
        **before_end(2, order=[3, 0, 1, 2]),
    ),
    vector(
        "TV-ROUND-02",
        [],
        legal("end", order=[3, 2, 1, 0]),
        seats=4,
        federation={"4": [1], "3": [2], "2": [3]},
        **before_end(1, order=[0, 1, 2, 3]),
    ),
]

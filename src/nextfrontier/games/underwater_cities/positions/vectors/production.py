"""Production, feeding and Eras: docs/rules 6.7."""

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

VECTORS = [
    vector("TV-PROD-01", [area("1k", buildings=farms("BR.2"))], legal("end", "1k 0vp"), **before_end()),
    vector("TV-PROD-02", [area("1k", buildings=farms("BR.2+"))], legal("end", "1k 1vp"), **before_end()),
    vector(
        "TV-PROD-03", [area("1k", buildings=farms("BR.1+ BR.2+"))], legal("end", "3k 3vp"), **before_end()
    ),
    vector(
        "TV-PROD-03b",
        [area("1k", buildings=farms("BR.1+ BR.2+ BR.3+"))],
        legal("end", "4k 4vp"),
        **before_end(),
    ),
    vector(
        "TV-PROD-04",
        [
            area(
                "",
                claimed=[57],
                cities=cities("MR* MC"),
                tunnels=tunnels("BC-BR MR-BR TR-blue TR-MR+"),
                buildings=farms("BR.1+ BR.2") | desals("BR.3 MR.3") | labs("MR.1+ MR.2+ MC.1"),
                metropolises={"TR": "B-1"},
            )
        ],
        legal("end", "0k 3s 2n 0b 6c 6vp"),
        **before_end(),
    ),
    vector(
        "TV-PROD-05", [area("1k", buildings=desals("BR.1+ BR.2+"))], legal("end", "2b 3c"), **before_end()
    ),
    vector(
        "TV-PROD-06",
        [area("1k", claimed=[36], buildings=labs("BR.1"))],
        legal("end; use 36", "1k 1s 0n"),
        legal("end; decline", "0k 0s 1n"),
        **before_end(),
    ),
    vector(
        "TV-PROD-06b",
        [area("1k", claimed=[36], buildings=labs("BR.1+"))],
        legal("end; use 36", "1k 2s 0n"),
        **before_end(),
    ),
    vector(
        "TV-PROD-07",
        [area("1k", claimed=[194], buildings=farms("BR.1+ BR.2+"))],
        legal("end", "3k 2c 4vp"),
        **before_end(),
    ),
    vector(
        "TV-PROD-08",
        [area("1k", claimed=[36], buildings=labs("BR.1+ BR.2+"))],
        legal("end; use 36", "1k 4s 1n"),
        **before_end(),
    ),
    vector(
        "TV-PROD-09",
        [area("1k", claimed=[81], buildings=desals("BR.1+"))],
        legal("end; use 81", "0b 2vp"),
        legal("end; done", "1b 0vp"),
        **before_end(7),
    ),
    vector(
        "TV-PROD-09b",
        [area("1k 3b", claimed=[81])],
        refused("end; use 81", "unknown_move"),
        legal("end", "3b 0vp"),
        **before_end(7),
    ),
    vector(
        "TV-FEED-01",
        [area("3k 1b", score=10, cities=cities("MC MR BC BL"), tunnels=tunnels("MC-BR MR-BR BC-BR BL-BC"))],
        legal("end", "0k 0b 7vp"),
        **before_end(),
    ),
    vector(
        "TV-FEED-01b",
        [area("4k 1b", score=10, cities=cities("MC MR BC BL"), tunnels=tunnels("MC-BR MR-BR BC-BR BL-BC"))],
        legal("end", "0k 0b 10vp"),
        **before_end(),
    ),
    vector(
        "TV-FEED-02",
        [area("", score=4, cities=cities("MC MR"), tunnels=tunnels("MC-BR MR-BR"))],
        legal("end", "0vp"),
        **before_end(),
    ),
    vector(
        "TV-FEED-03", [area("5k", score=10, cities=cities("MC MR"))], legal("end", "4k 10vp"), **before_end()
    ),
    vector(
        "TV-ERA-01",
        [area("2k", hand=[1, 2], claimed=[{"card": 19, "used": True}], assistant="used")],
        legal("end", "1k", mine={"assistant": "ready", "claimed": [{"card": 19, "used": False}]}, discard=[]),
        discard=[60, 61],
        **before_end(),
    ),
    vector("TV-ERA-01b", [area("2k", hand=[124, 125, 126, 127])], legal("end"), **before_end(10, card=128)),
    vector(
        "TV-ERA-02",
        [area("2k", hand=[1, 2, 3, 183])],
        legal("end"),
        legal("end; keep 1 2 3", mine={"hand": [1, 2, 3]}),
        **before_end(),
    ),
    vector(
        "TV-HAND-01",
        [area(hand=[2, 3, 24, 25, 48], claimed=[98])],
        legal("keep 2 3 24 48", mine={"hand": [2, 3, 24, 48]}),
        era=2,
    ),
    vector("TV-HAND-01b", [area(hand=[2, 24, 48], claimed=[98])], legal("R3+2; end"), era=2),
]

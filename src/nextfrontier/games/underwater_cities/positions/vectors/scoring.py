"""Final scoring: docs/rules 6.9."""

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

VECTORS = [
    vector(
        "TV-SCORE-01",
        [
            area(
                "4k 1s 4n 7c",
                claimed=[188, 177],
                cities=cities("MC TL TC ML MR"),
                tunnels=tunnels("MC-BR+ TL-MC+ TL-TC+ TL-ML TL-brown1 TL-brown2"),
                buildings=farms("BR.1+ MC.1+ TC.1")
                | desals("BR.2+ MC.2+ TL.1+")
                | labs("BR.3+ MC.3+ TL.2+ MR.1+"),
                metropolises={"TL": "M-3"},
            )
        ],
        legal(
            "end; spend 188 3; spend 177 2",
            mine={"points": {"brown_metropolis": 8, "end_scoring_cards": 11, "cities": 21, "leftovers": 6}},
        ),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-02",
        [
            area(
                "",
                claimed=[186],
                cities=cities("MC"),
                tunnels=tunnels("MC-BR"),
                buildings=farms("BR.1+ BR.2+ BR.3+ MC.1+ MC.2+ MC.3+ BR.x+"),
            )
        ],
        legal("end", mine={"points": {"end_scoring_cards": 9}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-03",
        [area("1k 15c", claimed=[181])],
        legal("end; spend 181 1", "0c", mine={"points": {"end_scoring_cards": 13}}),
        **before_end(10),
    ),
    vector("TV-SCORE-03b", [area("1k 14c", claimed=[181])], legal("end", "14c"), **before_end(10)),
    vector(
        "TV-SCORE-03c",
        [area("1k 31c", claimed=[181])],
        legal("end; spend 181 1", "16c", mine={"points": {"end_scoring_cards": 13}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-04",
        [area("1k 16s", claimed=[182])],
        legal("end; spend 182 14", "2s", mine={"points": {"end_scoring_cards": 14}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-04b",
        [area("13k", claimed=[184])],
        legal("end; spend 184 5", "2k", mine={"points": {"end_scoring_cards": 15}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-04c",
        [area("4k", claimed=[184])],
        legal("end; spend 184 1", "1k", mine={"points": {"end_scoring_cards": 3}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-05",
        [
            area(
                "4k",
                cities=cities("MC TL BL"),
                tunnels=tunnels("MC-BR TL-MC MC-BL TL-brown1 TL-brown2 MR-BR BC-BR TR-MC TL-TC"),
                metropolises={"TL": "M-2"},
            )
        ],
        legal("end", mine={"points": {"brown_metropolis": 7}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-05b",
        [
            area(
                "4k",
                cities=cities("MC TL BL"),
                tunnels=tunnels("MC-BR TL-MC MC-BL TL-brown1 TL-brown2 MR-BR BC-BR"),
                metropolises={"TL": "M-2"},
            )
        ],
        legal("end", "9vp"),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-05c",
        [
            area(
                "4k",
                cities=cities("MC TL BL"),
                tunnels=tunnels(
                    "MC-BR TL-MC MC-BL TL-brown1 TL-brown2 MR-BR BC-BR TR-MC TL-TC TL-ML ML-BL BL-BC"
                ),
                metropolises={"TL": "M-2"},
            )
        ],
        legal("end", mine={"points": {"brown_metropolis": 9}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-05d",
        [
            area(
                "8k",
                cities=cities("MC MR BC TL BL"),
                tunnels=tunnels("MC-BR MR-BR BC-BR TL-MC BL-BC TR-MR TL-TC TL-brown1 TL-brown2"),
                metropolises={"TL": "M-5"},
            )
        ],
        legal("end", mine={"points": {"brown_metropolis": 8}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-05e",
        [
            area(
                "8k",
                cities=cities("MC MR BC TL BL TR TC"),
                tunnels=tunnels("MC-BR MR-BR BC-BR TL-MC BL-BC TR-MR TL-TC TL-brown1 TL-brown2"),
                metropolises={"TL": "M-5"},
            )
        ],
        legal("end", mine={"points": {"brown_metropolis": 12}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-06",
        [
            area(
                "1k",
                tunnels=tunnels("MC-BR TL-MC TL-brown1 TR-MC TR-blue TL-brown2"),
                metropolises={"TL": "M-1", "TR": "B-6", "BL": "B-9"},
            )
        ],
        legal("end", mine={"points": {"brown_metropolis": 6}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-06b",
        [
            area(
                "1k",
                tunnels=tunnels("MC-BR TL-MC TL-brown1 TR-MC TR-blue"),
                metropolises={"TL": "M-1", "TR": "B-6", "BL": "B-9"},
            )
        ],
        legal("end", "2vp"),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-07",
        [area("4k 1s")],
        legal("end", "3k 1s", mine={"points": {"leftovers": 1}}),
        **before_end(10),
    ),
    vector(
        "TV-SCORE-07b",
        [area("1k 2s 1n 1c")],
        legal("end", mine={"points": {"leftovers": 1}}),
        **before_end(10),
    ),
    vector("TV-SCORE-07c", [area("2k 1s 1n")], legal("end", "2vp"), **before_end(10)),
    vector(
        "TV-SCORE-08",
        [area("1k", score=20), area("1k", seat=1, score=20)],
        legal("end", "22vp", order=[0, 1]),
        federation={"4": [0]},
        **before_end(10),
    ),
    vector(
        "TV-SCORE-09",
        [area("5k 2s", claimed=[177, 184])],
        legal("end; spend 184 2", "2s", mine={"points": {"end_scoring_cards": 6}}),
        legal("end; spend 177 2; spend 184 1", "0k 0s", mine={"points": {"end_scoring_cards": 5}}),
        **before_end(10),
    ),
]

"""Solo and government contracts: docs/rules 6.11 and 6.12."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    area,
    before_end,
    cities,
    legal,
    tunnels,
    vector,
)
from nextfrontier.kernel.vectors import Vector, refused

Document = dict[str, Any]
NEUTRAL = ["neutral"]
EIGHT_TUNNELS = tunnels("MC-BR MR-BR BC-BR TL-MC TR-MR BL-BC TL-TC TL-ML")


def solo_end(round_: int, card: int, place: int) -> Document:
    """The end of a solo round in which the neutral tiles stand on this place of each colour."""
    tiles = {f"{colour}{place}": NEUTRAL for colour in "GRY"}
    return {**before_end(round_, card, [0]), "slots": {**tiles, "AAS": [0]}}


def solo_result(id_: str, stock: str, score: int, built: str, total: int, won: bool) -> Vector:
    """The end of a solo game with these cities and 8 tunnels: its score before and after final scoring."""
    own = area(stock, score=score, cities=cities(built), tunnels=EIGHT_TUNNELS, metropolises={"TL": "M-1"})
    end = legal("end", f"{total}vp", scores=[{"won": int(won)}])
    return vector(id_, [own], end, seats=1, boards=[5], **solo_end(10, 130, 2))


VECTORS = [
    vector(
        "TV-SOLO-01",
        [area("5k")],
        legal("end", slots={"Y3": NEUTRAL}),
        seats=1,
        deck=[125, 146, 127, 128, 129],
        **solo_end(8, 130, 4),
    ),
    vector(
        "TV-SOLO-01b",
        [area("5k")],
        legal("end", slots={"Y3": NEUTRAL, "Y4": NEUTRAL}),
        seats=1,
        solo_start=3,
        deck=[125, 146, 127, 128, 129],
        **solo_end(8, 130, 2),
    ),
    vector(
        "TV-SOLO-02",
        [area("5k", hand=[45])],
        legal(
            "G4+45; part 1; end",
            slots={f"{colour}{n}": NEUTRAL if n == 3 else [] for colour in "GRY" for n in (1, 2, 3, 4)},
        ),
        seats=1,
        turn=3,
    ),
    solo_result("TV-SOLO-03", "7k", 82, "MC MR BC TL BL TR", 100, won=True),
    solo_result("TV-SOLO-03b", "6k", 114, "MC MR BC TL BL", 130, won=False),
    solo_result("TV-SOLO-03c", "8k", 79, "MC MR BC TL BL TR TC", 99, won=False),
    vector(
        "TV-SOLO-04",
        [area("5k")],
        legal("end", slots={"Y2": NEUTRAL, "Y3": NEUTRAL}),
        seats=1,
        deck=[1, 28, 2, 3, 4],
        **solo_end(1, 5, 1),
    ),
    vector(
        "TV-GOV-01",
        [
            area(
                "1s 1c",
                hand=[45],
                assistant="used",
                cities=cities("MC MR"),
                tunnels=tunnels("MC-BR MR-BR BC-BR TR-MR TL-MC"),
            )
        ],
        legal("R5+45; tunnel TR-MC", "1s 1n 0c 2vp", mine={"contracts": ["C2"]}),
        seats=4,
        contracts=["C2"],
    ),
    vector(
        "TV-GOV-01b",
        [
            area(
                "1s 1c",
                hand=[45],
                assistant="used",
                cities=cities("MC MR"),
                tunnels=tunnels("MC-BR MR-BR BC-BR TR-MR TL-MC"),
            )
        ],
        refused("R5+45", "cannot_upgrade_it", "UC-TIME-13"),
        seats=4,
        contracts=["C1"],
    ),
    vector(
        "TV-GOV-02",
        [
            area(
                "",
                hand=[2, 24, 45],
                cities=cities("MC MR"),
                tunnels=tunnels("MC-BR MR-BR BC-BR TR-MR TL-MC TR-MC"),
            ),
            area(
                "",
                seat=1,
                hand=[3, 25, 46],
                cities=cities("MC MR"),
                tunnels=tunnels("MC-BR MR-BR BC-BR TR-MR TL-MC TR-MC"),
            ),
        ],
        legal("contract C2", contracts=["C1", "C6"]),
        refused("contract C2; AAS+2; part 2; done; end; contract C2", "contract_gone", "UC-GOV-03"),
        contracts=["C1", "C2", "C6"],
    ),
]

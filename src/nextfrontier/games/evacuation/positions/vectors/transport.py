"""Transport and turn order: docs/rules 5.3."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    WAITING,
    Document,
    area,
    factories,
    legal,
    ships,
    stadiums,
    transport,
    vector,
)
from nextfrontier.kernel.vectors import refused

CARRIER: Document = {"continent": "K1", "old": "5/5/5", "ships": ships("S09")}
A_SHIP: Document = {"ships": ships("S01"), "old": "0/0/5", "actions": [2]}

VECTORS = [
    vector(
        "TV-32",
        [area(factories=factories(old="1/0/0"), **CARRIER), WAITING],
        legal(
            "send S09; load S09 food factory; load S09 OW3 bay; load S09 2 energy",
            old="5/5/2",
            new="0/0/2",
            people=2,
            factories=factories("1/0/0"),
            ships=ships(new="S09"),
        ),
        legal("send S09; load S09 ST00; load S09 OW3 bay; load S09 2 energy", stadiums=stadiums("ST00")),
        refused("send S09; load S09 ST00; load S09 food factory", "building_limit", "EV-TRANS-10"),
        **transport(),
    ),
    vector(
        "TV-33",
        [area(**CARRIER), WAITING],
        refused("send S09; load S09 OW2 bay", "other_edge", "EV-TRANS-05"),
        legal("send S09; load S09 OW3 bay"),
        **transport(),
    ),
    vector(
        "TV-34",
        [area(**{**CARRIER, "continent": "K3"}, left=["OW1", "OW8"]), WAITING],
        refused("send S09; load S09 OW8 bay", "other_edge", "EV-TRANS-05"),
        legal("send S09; load S09 OW8 building; done", left=["OW1"], factories=factories("1/0/0")),
        **transport(),
    ),
    vector(
        "TV-35",
        [area(**CARRIER), WAITING],
        legal(
            "send S09; load S09 OW9 bay; load S09 ST00; done",
            factories=factories("0/0/1"),
            stadiums=stadiums("ST00"),
        ),
        refused("send S09; load S09 OW7 building; load S09 ST00", "building_limit", "EV-TRANS-10"),
        **transport(),
    ),
    vector(
        "TV-36",
        [area(old="0/0/5", ships=ships("S03", "S20")), WAITING],
        refused("send S03; load S03 2 energy; send S20", "too_little_energy_to_fly", "EV-TRANS-21"),
        **transport(),
    ),
    vector(
        "TV-37",
        [area(new="0/0/1", ships=ships(new="S13")), WAITING],
        legal("send S13", new="0/0/0", ships=ships("S13")),
        **transport(),
    ),
    vector(
        "TV-38",
        [
            area(0, **A_SHIP),
            area(1, actions=[2]),
            area(2, actions=[2], stadiums=stadiums(old="ST00 ST06")),
            area(3, actions=[2]),
        ],
        legal("done", table={"order": [2, 3, 1, 0], "phase": 5, "to_play": 2}),
        seats=4,
        **transport(4),
    ),
    vector(
        "TV-39",
        [
            area(0, stadiums=stadiums("ST10"), **A_SHIP),
            area(1, actions=[2], stadiums=stadiums("ST11")),
            area(2, actions=[2], stadiums=stadiums("ST16")),
        ],
        legal("done", table={"order": [2, 1, 0], "phase": 5, "to_play": 2}),
        seats=3,
        **transport(3),
    ),
]

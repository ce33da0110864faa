"""Interactions: docs/rules 5.8."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    ADJUSTING,
    ADVANCED,
    LAST_STEP,
    WAITING,
    Document,
    advancing,
    area,
    ends,
    factories,
    legal,
    ships,
    stack,
    stadiums,
    transport,
    vector,
    year_end,
)
from nextfrontier.kernel.vectors import refused

THREE_ENERGY: Document = {
    "old": "0/0/1",
    "new": "0/0/2",
    "actions": [1, 3, 4, 1],
    "set": 3,
    "research": [2, 0, 0],
}
ROW = ["S01", "S02", "S03"]
OTHERS = " ".join(f"S{number:02d}" for number in range(4, 22))
THREE = stadiums("ST01 ST02 ST03")

VECTORS = [
    vector(
        "TV-102",
        [area(set=1, markers="10, 10", tiles={"old": 0, "new": 0})],
        legal("front 6 waiting; other 11 main; invent T1.1", production="2/2/2", markers="16, 21 main"),
        legal("front 6 waiting; other 11 waiting", production="2/2/2", research=[0, 0, 0]),
        year=3,
        **advancing(17),
    ),
    vector(
        "TV-103",
        [area(markers="10, 3", tiles={"old": 1, "new": 0})],
        legal("front 1 waiting; other 1 waiting", markers="11, 4", tiles={"old": 0, "new": 0}),
        legal("rear 1 waiting; other 1 waiting", markers="11, 4", tiles={"old": 0, "new": 0}),
        year=2,
        **advancing(2),
    ),
    vector("TV-104", [area(markers="11, 10", **THREE_ENERGY)], legal("A9", old="0/0/0", new="0/0/0"), year=2),
    vector(
        "TV-104b",
        [area(markers="10, 10", **THREE_ENERGY)],
        refused("A9", "too_little_energy", "EV-ACTION-14"),
        year=2,
    ),
    vector(
        "TV-104c",
        [area(markers="11, 11", **THREE_ENERGY)],
        refused("A9", "too_little_energy", "EV-ACTION-14"),
        year=2,
    ),
    vector(
        "TV-105",
        [area(research=[0, 2, 0], actions=[4, 4], old="0/1/0", **LAST_STEP), area(1, actions=[4, 4])],
        legal("other 1 waiting; done; prepare food new; prepare steel old", old="0/0/0"),
        refused("other 1 waiting; done; prepare food new; prepare energy old", "none_left", "EV-FACTORY-02"),
        legal("other 1 waiting; done; prepare steel new", factories=factories("0/1/0"), old="0/1/0"),
        bonuses=stack("YB6"),
        **advancing(1, moved=0),
    ),
    vector(
        "TV-105b",
        [area(set=1, research=[0, 2, 0], markers="22, 21", old="0/1/0")],
        legal(
            "front 1 main; factory food new; other 0 waiting",
            factories=factories("1/0/0"),
            markers="23 main, 21",
        ),
        year=4,
        **advancing(1),
    ),
    vector(
        "TV-106",
        [area(hand=[1, 14, 25, 30], actions=[2, 2, 2], under=[2, 3, 4], old="0/2/6"), area(1, passed=True)],
        legal("card 14", old="0/2/4"),
        legal("card 14; done; end; A4 card 1; ship S01 old", old="0/0/0"),
        rows={"ships": ROW},
        **ADVANCED,
    ),
    vector(
        "TV-107",
        [
            area(actions=[4, 4], people=1, factories=factories("1/0/0"), **LAST_STEP),
            area(1, actions=[4, 4]),
        ],
        refused("other 1 waiting; done; settle N40", "too_little_steel", "EV-SETTLE-08"),
        legal("other 1 waiting; done; settle N43", production="1/0/0"),
        bonuses=stack("YB4"),
        **advancing(1, moved=0),
    ),
    vector(
        "TV-108",
        [area(old="0/0/2", ships=ships("S03")), WAITING],
        refused("send S03; load S03 1 energy", "none_left", "EV-TRANS-02"),
        legal("send S03; done", old="0/0/0", ships=ships(new="S03")),
        **transport(),
    ),
    vector(
        "TV-109",
        [
            area(0, production="7/7/7", stadiums=THREE, markers="12, 10", tiles={"old": 0, "new": 0}),
            area(1, actions=[1], production="5/6/7", left=[]),
            area(2, actions=[1], production="5/6/7", left=[]),
        ],
        legal("rear 1 waiting; other 0 waiting", table={"to_play": 1, "phase": 5}, production="8/8/8"),
        legal(
            "rear 1 waiting; other 0 waiting; front 1 waiting; front 1 waiting",
            table={"finished": True, "phase": 5, "year": 3},
        ),
        seats=3,
        year=3,
        phase=5,
        options={"mode": "race"},
        pending=[["advance", 1, -1], ["next_to_advance", 1], ["phase", 6]],
    ),
    vector(
        "TV-110",
        [
            area(0, left=[], production="8/8/10", stadiums=stadiums("ST00 ST01 ST16")),
            area(1, left=[], production="7/9/9", stadiums=stadiums("ST00 ST02 ST17")),
        ],
        legal("up food", area(1, production="8/9/9"), production="9/8/10"),
        **ADJUSTING,
    ),
    vector(
        "TV-111",
        [
            area(0, settled={"N13": [], "N14": [], "N49": ["food"], "N60": [], "N42": []}),
            area(1, settled={"N16": [], "N17": []}),
        ],
        ends("done", {"lines": 6}, {"lines": 2}),
        options={"lines": "A"},
        lines=[[1, 1], [3, 1], [5, 1]],
        **year_end(4),
    ),
    vector(
        "TV-112",
        [area(hand=[1, 11, 25, 30], old="0/3/5"), area(1, passed=True)],
        legal("card 11; ship S04 old; end; pass; send S04", old="0/0/4"),
        rows={"ships": ["S04", "S05", "S06"]},
        **ADVANCED,
    ),
    vector(
        "TV-112b",
        [area(new="0/0/5", ships=ships(new="S04")), WAITING],
        legal("send S04", new="0/0/4", ships=ships("S04")),
        year=2,
        **transport(),
    ),
    vector(
        "TV-112c",
        [area(old="0/0/5", ships=ships("S04")), WAITING],
        legal("send S04", old="0/0/3"),
        year=3,
        **transport(),
    ),
    vector(
        "TV-113",
        [area(0, old="2/0/0"), area(1, ships=ships(OTHERS))],
        legal("A4; discard S01", table={"rows": {"ships": ["S02", "S03", "S01"]}}, old="1/0/0"),
        rows={"ships": ROW},
        decks={"ships": []},
    ),
    vector(
        "TV-114",
        [area(0, set=3, research=[3, 5, 0]), area(1, passed=True)],
        legal("A10; invent T3.8", research=[4, 6, 0]),
        legal("A10; invent T3.8; end; pass", table={"order": [0, 1], "phase": 5}),
        year=3,
    ),
    vector(
        "TV-115",
        [area(stadiums=stadiums("ST00 ST01 ST02"))],
        ends("done", {"faces": 0}),
        seats=1,
        **year_end(4, 1),
    ),
]

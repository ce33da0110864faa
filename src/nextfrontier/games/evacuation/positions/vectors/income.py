"""Income and settling: docs/rules 5.1."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    ADVANCED,
    Document,
    area,
    factories,
    legal,
    stadiums,
    vector,
    year_end,
)
from nextfrontier.kernel.vectors import refused

CHOOSING_HANDS: Document = {
    **ADVANCED,
    "phase": 0,
    "pending": [["lanes", [["keep", 4, True]], [["keep", 4, True]]], ["discard_dropped"], ["phase", 1]],
}
HANDS = ([1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14])
KEEP = "keep 1 2 3 4; keep 8 9 10 11"
NOTHING_LEFT: Document = {"left": [], "tiles": {"old": 0, "new": 0}}

FOREST: Document = {
    "markers": "18 main, 12 main",
    "new": "0/2/0",
    "people": 2,
    "factories": factories("0/0/1"),
}

VECTORS = [
    vector(
        "TV-01",
        [area(0, hand=HANDS[0]), area(1, hand=HANDS[1])],
        legal(
            KEEP,
            area(1, old="2/7/7", new="0/0/0", penalties=0),
            old="2/7/7",
            new="0/0/0",
            production="0/0/0",
            penalties=0,
        ),
        **CHOOSING_HANDS,
    ),
    vector(
        "TV-02",
        [area(old="4/0/0", left=["OW2", "OW9"], tiles={"old": 0, "new": 0})],
        legal("done", old="0/2/1", penalties=0),
        **year_end(1),
    ),
    vector(
        "TV-03",
        [area(0, hand=HANDS[0], left=["OW3", "OW8"], tiles={"old": 0, "new": 0}), area(1, hand=HANDS[1])],
        legal(KEEP, old="0/0/0", penalties=2),
        **CHOOSING_HANDS,
    ),
    vector(
        "TV-04",
        [area(production="2/0/0", stadiums=stadiums(old="ST03 ST04"))],
        legal("done", new="0/0/0", penalties=1),
        **year_end(2),
    ),
    vector(
        "TV-05",
        [area(production="4/0/0", stadiums=stadiums("ST03"))],
        legal("done", new="0/0/0", penalties=1),
        **year_end(3),
    ),
    vector(
        "TV-06",
        [area(old="9/0/0", stadiums=stadiums("ST03"), **NOTHING_LEFT)],
        legal("done", old="7/0/0", new="0/0/0", penalties=2),
        **year_end(2),
    ),
    vector(
        "TV-07",
        [area(markers="16, 11", people=1, new="0/1/0")],
        legal("A3; settle N12", production="2/0/0", new="0/0/0", people=0),
        year=3,
    ),
    vector(
        "TV-08",
        [area(markers="22 main, 16", people=1, new="0/1/0")],
        legal("A3; settle N38", production="3/0/0", new="0/0/0", people=0),
        year=4,
    ),
    vector(
        "TV-09",
        [area(production="0/9/0", people=1, new="0/1/0")],
        legal("A3; settle N40", production="0/10/0"),
        year=3,
    ),
    vector(
        "TV-10",
        [area(production="0/9/0", markers="22 main, 16", people=1, new="0/1/0")],
        legal("A3; settle N30", production="0/12/0"),
        year=4,
    ),
    vector(
        "TV-11",
        [area(**FOREST)],
        legal("A3; settle N09", production="0/0/4", new="0/0/0", people=0, settled={"N09": ["energy"]}),
        year=3,
    ),
    vector(
        "TV-12",
        [area(**{**FOREST, "factories": factories("1/0/0")})],
        legal("A3; settle N09", production="1/0/3", new="0/0/0", settled={"N09": ["food"]}),
        year=3,
    ),
    vector(
        "TV-13",
        [area(**{**FOREST, "markers": "12 main, 10 main"})],
        refused("A3; settle N09", "environment_locked", "EV-SETTLE-04"),
        year=3,
    ),
    vector(
        "TV-13b",
        [area(**{**FOREST, "markers": "18 main, 13 main"})],
        refused("A3; settle N09", "symbols_missing", "EV-SETTLE-10"),
        year=3,
    ),
    vector(
        "TV-13c",
        [area(**{**FOREST, "new": "0/1/0"})],
        refused("A3; settle N09", "too_little_steel", "EV-SETTLE-08"),
        year=3,
    ),
    vector(
        "TV-14",
        [area(**{**FOREST, "people": 1})],
        refused("A3; settle N09", "too_few_people", "EV-SETTLE-07"),
        year=3,
    ),
    vector(
        "TV-15",
        [area(old="9/9/9", new="9/9/9", factories=factories(old="1/0/0"))],
        refused("A3", "nobody_to_settle", "EV-SETTLE-02"),
    ),
]

"""Actions, cards and rows: docs/rules 5.2."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    Document,
    area,
    factories,
    legal,
    ships,
    transport,
    vector,
    year_end,
)
from nextfrontier.kernel.vectors import refused

ROW = ["S01", "S02", "S03"]
REST = [f"S{number:02d}" for number in range(4, 22)]
SHIPS: Document = {"rows": {"ships": ROW}, "decks": {"ships": REST}}
NO_DECK: Document = {"rows": {"ships": ROW}, "decks": {"ships": []}}
TWO_DESERTS: Document = {"infrastructure": ["I5"], "markers": "11, 11", "new": "0/3/0", "people": 2}
FEE = "A4; discard S01 S03; fee food old"
FOUR_STEEL = factories(new="0/1/0", old="0/3/0")

VECTORS = [
    vector(
        "TV-16",
        [area(actions=[2, 2, 2], old="0/2/3")],
        legal("A4; ship S01 old", old="0/0/0", actions=[2, 2, 2, 2]),
        **SHIPS,
    ),
    vector(
        "TV-16b",
        [area(actions=[2, 2, 2], old="0/2/2")],
        refused("A4", "too_little_energy", "EV-ACTION-14"),
        legal("A6", old="0/1/0", actions=[2, 2, 2, 3]),
        **SHIPS,
    ),
    vector(
        "TV-17",
        [area(actions=[1, 3], new="0/0/3", set=3, research=[2, 0, 0])],
        refused("A9", "too_little_energy", "EV-ACTION-14"),
        refused("A10", "too_little_energy", "EV-ACTION-14"),
        legal("pass", passed=True),
    ),
    vector(
        "TV-18",
        [area(settled={"N23": []}, **TWO_DESERTS)],
        legal("A8; play I5", production="0/0/0", new="0/2/0", played=["I5"], completed=[]),
        legal(
            "A8; play I5; done; end; pass; A3; settle N31", production="0/3/1", new="0/0/0", completed=["I5"]
        ),
        year=3,
    ),
    vector(
        "TV-19",
        [area(settled={"N23": [], "N31": []}, **TWO_DESERTS)],
        legal("A8; play I5", production="0/2/0", new="0/2/0", completed=["I5"]),
        year=3,
    ),
    vector(
        "TV-20",
        [area(infrastructure=["I5"], old="0/1/0")],
        refused("A8; play I5", "cannot_play", "EV-INFRA-04"),
    ),
    vector(
        "TV-21",
        [area(infrastructure=["I3"], played=["I2"], new="1/0/0")],
        refused("A8; play I3", "same_illustration", "EV-INFRA-10"),
    ),
    vector(
        "TV-22",
        [area(set=1, research=[3, 6, 0])],
        legal("A10; invent T1.2", research=[4, 6, 0]),
        legal("A10; invent T1.7", research=[3, 6, 2]),
        refused("A10; invent T1.8", "unknown_move"),
        refused("A10; done", "must_do_part", "OQ-80"),
    ),
    vector(
        "TV-23",
        [area(set=1, research=[2, 0, 0])],
        legal("A10; invent T1.2", research=[3, 0, 0]),
    ),
    vector(
        "TV-24",
        [area(old="0/2/0")],
        legal(
            "A4; ship S02 old",
            table={"rows": {"ships": ["S01", "S03", "S04"]}},
            old="0/0/0",
            ships=ships("S02"),
        ),
        **SHIPS,
    ),
    vector(
        "TV-25",
        [area(old="1/2/0")],
        legal(
            FEE,
            table={"rows": {"ships": ["S02", "S04", "S05"]}, "decks": {"ships": [*REST[2:], "S01", "S03"]}},
            old="0/2/0",
        ),
        legal(f"{FEE}; done; end", ships=ships()),
        refused("A4; done", "must_do_part", "OQ-80"),
        refused(f"{FEE}; discard S02", "fee_paid", "OQ-23"),
        **SHIPS,
    ),
    vector(
        "TV-26",
        [area()],
        legal(
            "done", table={"rows": {"ships": ["S02", "S03", "S04"]}, "decks": {"ships": [*REST[1:], "S01"]}}
        ),
        **SHIPS,
        **year_end(1),
    ),
    vector(
        "TV-27",
        [area(old="1/1/1", factories=FOUR_STEEL)],
        refused("A6; prepare steel old", "no_unused_factory", "EV-FACTORY-11"),
        legal("A6; prepare food old", factories={"old": {"food": 1}}),
    ),
    vector(
        "TV-27b",
        [area(continent="K1", old="0/0/5", ships=ships("S09"), factories=FOUR_STEEL)],
        refused("send S09; load S09 OW7 building", "no_unused_factory", "EV-FACTORY-12"),
        legal("send S09; load S09 OW8 building"),
        **transport(),
    ),
    vector("TV-28", [area(new="1/0/0")], legal("A7", new="0/0/0", people=2)),
    vector("TV-29", [area(old="5/0/0")], refused("A7", "no_food_to_clone", "EV-CLONE-01")),
    vector(
        "TV-30",
        [area(old="1/0/0", new="0/1/0")],
        legal(
            "A9; gain energy new; exchange old food steel; exchange new steel food; done",
            old="0/1/0",
            new="1/0/1",
        ),
    ),
    vector(
        "TV-31",
        [area(old="0/2/0", new="1/0/0")],
        refused("A5; stadium ST07 old", "cannot_build", "EV-STAD-02"),
        refused("A5; stadium ST07 new", "cannot_build", "EV-STAD-02"),
        rows={"stadiums": ["ST07", "ST06", "ST16"]},
    ),
]

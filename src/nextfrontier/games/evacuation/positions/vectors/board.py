"""Board and tile data: docs/rules 5.7."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    WAITING,
    Document,
    advancing,
    area,
    ends,
    factories,
    legal,
    ships,
    stadiums,
    transport,
    vector,
    year_end,
)
from nextfrontier.kernel.vectors import refused

END: Document = year_end(4)
TWO_FACTORIES = factories("1/1/0")
A9 = "A9; decline; done; end"
A2 = "A2; decline; done; end"
FIVE_ACTIONS = "; ".join([A9, A9, A9, A2, A2])
SETTLER: Document = {"people": 1, "new": "0/1/0"}

VECTORS = [
    vector("TV-80", [area()], legal("done", old="3/7/7"), **year_end(1)),
    vector("TV-80b", [area(tiles={"old": 0, "new": 0})], legal("done", old="1/5/5"), **year_end(1)),
    vector(
        "TV-81",
        [area(continent="K1", old="0/0/9", ships=ships("S03 S06")), WAITING],
        refused("send S03; load S03 OW8 bay", "other_edge", "EV-TRANS-05"),
        refused("send S03; load S03 OW8 building", "building_limit", "EV-TRANS-10"),
        legal("send S06; load S06 OW8 building"),
        **transport(),
    ),
    vector(
        "TV-82",
        [area(continent="K1", old="0/0/9", ships=ships("S04")), WAITING],
        legal("send S04; load S04 OW5 bay"),
        refused("send S04; load S04 OW4 bay", "other_edge", "EV-TRANS-05"),
        **transport(),
    ),
    vector(
        "TV-83",
        [area(old="1/0/12", new="1/0/0"), area(1, passed=True)],
        legal(FIVE_ACTIONS, old="1/0/6"),
        legal(f"{FIVE_ACTIONS}; {A2}; A7", old="1/0/0"),
    ),
    vector(
        "TV-84",
        [area(set=1, research=[2, 0, 0], actions=[1, 3], old="1/0/2"), area(1, passed=True)],
        legal(A9, old="1/0/2"),
        legal(f"{A9}; A9", old="1/0/0"),
    ),
    vector(
        "TV-85",
        [area(old="2/0/0", new="1/0/0", left=[], tiles={"old": 0, "new": 0}, stadiums=stadiums("ST03"))],
        legal("done", old="0/0/0", new="0/0/0", penalties=1),
        **year_end(2),
    ),
    vector(
        "TV-86",
        [area(factories=TWO_FACTORIES, markers="8 main, 1 main")],
        legal("A3; settle N41", production="1/1/0", settled={"N41": ["food", "steel"]}),
        year=2,
    ),
    vector(
        "TV-87",
        [area(factories=TWO_FACTORIES, markers="3 main, 0")],
        legal("A3; settle N41", production="1/1/0"),
        year=2,
    ),
    vector(
        "TV-88",
        [area(factories=TWO_FACTORIES, markers="7 main, 5", set=4)],
        refused("A3; settle N41", "symbols_missing", "EV-SETTLE-10"),
        year=2,
    ),
    vector(
        "TV-88b",
        [area(factories=TWO_FACTORIES, markers="7 main, 5", set=1, research=[4, 0, 0])],
        legal("A3; settle N41", production="1/1/0"),
        year=2,
    ),
    vector(
        "TV-88c",
        [area(factories=TWO_FACTORIES, markers="7 main, 5", set=2, research=[0, 2, 0])],
        legal("A3; settle N41", production="1/1/0"),
        year=2,
    ),
    vector(
        "TV-89",
        [area(factories=TWO_FACTORIES, markers="4 main, 7 main")],
        refused("A3; settle N41", "symbols_missing", "EV-SETTLE-10"),
        year=2,
    ),
    vector(
        "TV-90",
        [area(factories=TWO_FACTORIES, markers="7 main, 9 main")],
        legal("A3; settle N44", production="1/1/0"),
        year=2,
    ),
    vector(
        "TV-91",
        [area(actions=[4, 4, 4, 2])],
        refused("front 11 waiting", "passages_between", "EV-PASS-02"),
        refused("front 14 waiting", "passages_between", "EV-PASS-02"),
        legal("front 10 waiting; other 4 waiting", markers="10, 4"),
        **advancing(14),
    ),
    vector(
        "TV-92",
        [area(markers="16, 15", tiles={"old": 0, "new": 1})],
        legal("rear 1 waiting", production="1/1/1", tiles={"old": 0, "new": 2}),
        year=3,
        **advancing(1),
    ),
    vector(
        "TV-93",
        [area(0, markers="25, 24"), area(1, markers="26 main, 26 main")],
        refused("front 1 main", "space_taken", "EV-PROG-08"),
        legal("front 1 waiting", markers="26, 24"),
        year=4,
        **advancing(1),
    ),
    vector(
        "TV-94",
        [area(played=["I6"], settled={"N22": ["food", "food"], "N40": []}, **SETTLER)],
        legal("A3; settle N48", production="2/2/1", completed=["I6"]),
        year=3,
    ),
    vector(
        "TV-95",
        [
            area(
                played=["I6"],
                settled={"N22": ["food", "food"], "N40": []},
                factories=factories("1/0/0"),
                markers="1 main, 0",
                **SETTLER,
            )
        ],
        legal("A3; settle N47", production="1/1/0", completed=[]),
        year=3,
    ),
    vector(
        "TV-96",
        [area(played=["I2"], settled={"N57": []}, **SETTLER)],
        legal("A3; settle N59", production="3/0/0", completed=["I2"]),
        legal("A3; settle N52", production="1/0/0", completed=[]),
        year=2,
    ),
    vector(
        "TV-97",
        [area(set=1, research=[5, 0, 0], production="0/0/5", settled={"N43": ["energy"], "N46": ["energy"]})],
        legal("A10; invent T1.3", production="0/0/7"),
        legal("A10; invent T1.3; factory energy new", production="0/0/7", factories=factories("0/0/1")),
        year=3,
    ),
    vector(
        "TV-98",
        [area(set=1, research=[0, 0, 5], people=1, markers="1 main, 0")],
        legal("A10; invent T1.9; settle N38", production="3/0/0", new="0/0/0"),
        refused("A10; invent T1.9; settle N30", "symbols_missing", "EV-SETTLE-10"),
        year=3,
    ),
    vector(
        "TV-99",
        [
            area(0, settled={"N20": [], "N38": []}),
            area(1, settled={"N59": [], "N13": [], "N14": [], "N16": []}),
        ],
        ends("done", {"lines": 4}, {"lines": 0}),
        options={"lines": "A"},
        lines=[[1, 2], [3, 1], [5, 1]],
        **END,
    ),
    vector("TV-100", [area(production="7/8/8")], ends("done", {"production": 8}), **END),
    vector("TV-100b", [area(production="9/9/9")], ends("done", {"production": 15}), **END),
    vector("TV-100c", [area(production="11/12/12")], ends("done", {"production": 22}), **END),
    vector(
        "TV-101",
        [area(set=2, research=[0, 0, 4], old="1/0/0")],
        legal("use T2.6; factory steel new", factories=factories("0/1/0"), actions=[], used=["T2.6"]),
        legal("use T2.6; factory steel new; A6; end", actions=[3]),
        refused("use T2.6; factory steel new; use T2.6", "used_already", "OQ-68"),
        year=3,
    ),
]

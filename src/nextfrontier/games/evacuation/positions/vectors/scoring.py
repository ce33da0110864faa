"""Scoring of both modes: docs/rules 5.5."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    ADJUSTING,
    Document,
    area,
    ends,
    legal,
    stadiums,
    vector,
    year_end,
)
from nextfrontier.kernel.vectors import refused

END: Document = year_end(4)
END_OF_THREE: Document = {"seats": 3, **year_end(4, 3)}
BEHIND = [area(seat, left=[], production="0/1/2", stadiums=stadiums()) for seat in (1, 2)]
RACE: Document = {"options": {"mode": "race"}, "year": 3}

VECTORS = [
    vector("TV-56", [area(production="8/9/9")], ends("done", {"production": 10}), **END),
    vector("TV-56b", [area(production="11/10/12")], ends("done", {"production": 19}), **END),
    vector("TV-56c", [area(production="14/13/12")], ends("done", {"production": 25}), **END),
    vector(
        "TV-57",
        [
            area(0, stadiums=stadiums("ST00 ST03 ST13")),
            area(1, stadiums=stadiums("ST00 ST01 ST14")),
            area(2, stadiums=stadiums("ST00 ST02 ST15")),
        ],
        ends("done", {"faces": 3}, {"faces": 3}, {"faces": 3}),
        **END_OF_THREE,
    ),
    vector(
        "TV-58",
        [
            area(0, stadiums=stadiums("ST00 ST01 ST16")),
            area(1, stadiums=stadiums("ST00 ST02 ST17")),
            area(2, stadiums=stadiums("ST00 ST03 ST04")),
        ],
        ends("done", {"faces": 5}, {"faces": 5}, {"faces": 1}),
        **END_OF_THREE,
    ),
    vector(
        "TV-59",
        [
            area(0, stadiums=stadiums("ST00 ST01 ST16")),
            area(1, stadiums=stadiums("ST00 ST02 ST10")),
            area(2, stadiums=stadiums("ST00 ST03 ST06")),
        ],
        ends("done", {"faces": 6}, {"faces": 2}, {"faces": 2}),
        **END_OF_THREE,
    ),
    vector(
        "TV-60",
        [area(0, stadiums=stadiums("ST00 ST01 ST06")), area(1, stadiums=stadiums("ST00 ST02 ST07"))],
        ends("done", {"faces": 2}, {"faces": 2}),
        **END,
    ),
    vector(
        "TV-60b",
        [area(0, stadiums=stadiums("ST00 ST01 ST06"))],
        ends("done", {"faces": 4}),
        seats=1,
        rival={"stadiums": ["ST07"]},
        **year_end(4, 1),
    ),
    vector(
        "TV-61",
        [
            area(0, stadiums=stadiums("ST14 ST16")),
            area(1, stadiums=stadiums("ST00 ST01 ST15")),
            area(2, stadiums=stadiums("ST00 ST02", old="ST17")),
        ],
        ends("done", {"faces": 0}, {"faces": 6}, {"faces": 0}),
        **END_OF_THREE,
    ),
    vector("TV-62", [area(left=["OW1", "OW7"])], ends("done", {"left_behind": -6}), **END),
    vector(
        "TV-63",
        [area(stadiums=stadiums("ST01 ST02"), penalties=2)],
        ends("done", {"stadiums": -3, "penalties": -6}),
        **END,
    ),
    vector(
        "TV-64",
        [area(set=1, research=[6, 2, 0], new="0/2/0")],
        legal("A10; invent T1.7", table={"common_goals": ["CG4"]}, common_goals=["CG5"]),
        legal("A10; invent T1.7; goal CG5; end", new="0/0/0", production="1/0/0", played_goals=["CG5"]),
        legal("A10; invent T1.7; end; pass; goal CG5; A9", production="1/0/0", actions=[4, 4]),
        year=3,
        options={"common_goals": True},
        common_goals=["CG4", "CG5"],
    ),
    vector(
        "TV-64b",
        [area(played_goals=["CG5"])],
        ends("done", {"common_goals": 5}),
        options={"common_goals": True},
        common_goals=["CG4"],
        **END,
    ),
    vector(
        "TV-65",
        [area(production="9/8/9", stadiums=stadiums("ST02 ST03"), new="0/1/0", old="1/0/0")],
        legal("A9; decline; done; end", table={"ending": None}),
        refused("A5; stadium ST01 old", "cannot_build", "EV-STAD-02"),
        legal("A5; stadium ST01 new; end", table={"ending": 0}),
        seats=3,
        rows={"stadiums": ["ST01", "ST04", "ST05"]},
        **RACE,
    ),
    vector(
        "TV-66",
        [area(left=[], production="9/9/10", stadiums=stadiums("ST01 ST02 ST16"), penalties=2), *BEHIND],
        legal("down food", production="9/9/10"),
        refused("down energy", "not_lowest", "EV-RACE-07"),
        seats=3,
        **ADJUSTING,
    ),
    vector(
        "TV-67",
        [area(left=[], production="8/8/10", stadiums=stadiums("ST01 ST02 ST16")), *BEHIND],
        legal("up food", production="9/9/10"),
        seats=3,
        **ADJUSTING,
    ),
    vector(
        "TV-68",
        [
            area(0, left=[], production="9/9/12", stadiums=stadiums("ST00 ST01 ST16")),
            area(1, left=[], production="5/9/9", stadiums=stadiums("ST00 ST02 ST17")),
            area(2, left=[], production="3/9/9", stadiums=stadiums("ST00 ST03 ST04")),
        ],
        legal("up food", area(1, production="7/9/9"), area(2, production="3/9/9"), production="10/10/12"),
        seats=3,
        **ADJUSTING,
    ),
    vector(
        "TV-69",
        [
            area(1, production="8/8/8", stadiums=stadiums("ST01 ST02 ST03"), old="1/1/1"),
            area(2, passed=True),
        ],
        legal("A9; decline; done; end", table={"ending": 1, "to_play": 3, "phase": 2}),
        legal("A9; decline; done; end; pass", table={"finished": True, "year": 3}),
        seats=4,
        to_play=1,
        **RACE,
    ),
]

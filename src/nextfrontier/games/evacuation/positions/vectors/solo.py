"""Solo: docs/rules 5.6."""

from typing import Any

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    Document,
    area,
    legal,
    stack,
    stadiums,
    vector,
)
from nextfrontier.kernel.vectors import Try, Vector

TURN = "A9; decline; done; end"
OWN = area(old="1/1/1")
REST = [f"ST{number:02d}" for number in range(5, 18) if number != 14]


def solo(id_: str, own: Document, *tries: Try, rival: Document, **changes: Any) -> Vector:
    """A position of a game against the Solo deck."""
    return vector(id_, [own], *tries, seats=1, rival=rival, **changes)


def rival(**facts: Any) -> Document:
    """Part of what the simulated sides have then."""
    return {"rival": facts}


VECTORS = [
    solo(
        "TV-70",
        OWN,
        legal(TURN, table=rival(place=9, areas=["N24"])),
        rival={"deck": ["SO1", "SO4", "SO2", "SO3", "SO5", "SO6"], "place": 6},
    ),
    solo(
        "TV-71",
        OWN,
        legal(TURN, table=rival(place=3, areas=["N49"])),
        rival={"deck": ["SO1", "SO4", "SO2", "SO3", "SO5", "SO6"]},
    ),
    solo(
        "TV-72",
        OWN,
        legal(TURN, table=rival(place=4, areas=["N58"])),
        rival={"deck": ["SO1", "SO3", "SO2", "SO4", "SO5", "SO6"]},
    ),
    solo(
        "TV-73",
        OWN,
        legal(TURN, table={"rows": {"stadiums": ["ST01", "ST02", "ST03"]}, **rival(stadiums=[], areas=[])}),
        rival={"deck": ["SO4", "SO3", "SO2", "SO1", "SO5", "SO6"]},
        rows={"stadiums": ["ST01", "ST02", "ST03"]},
    ),
    solo(
        "TV-74",
        OWN,
        legal("pass", table=rival(markers=[2, 1, 8, 1, 2, 0, 5, 1])),
        rival={"deck": ["SO2"]},
        bonuses=stack("YB2"),
    ),
    solo(
        "TV-75",
        OWN,
        legal("pass", table=rival(markers=[2, 1, 8, 1, 2, 0, 8, 0])),
        rival={"deck": ["SO2"]},
        year=2,
        bonuses=stack("YB2", 2),
    ),
    solo(
        "TV-76",
        area(stadiums=stadiums("ST03")),
        legal("pass", table=rival(track=[1, 0, 2])),
        rival={"deck": ["SO2"], "stadiums": ["ST06"]},
    ),
    solo(
        "TV-76b",
        area(stadiums=stadiums("ST03")),
        legal("pass", table=rival(track=[1, 0, 2])),
        rival={"deck": ["SO2"], "stadiums": ["ST10"]},
    ),
    solo(
        "TV-76c",
        area(stadiums=stadiums("ST01")),
        legal("pass", table=rival(track=[1, 2, 0])),
        rival={"deck": ["SO2"], "stadiums": ["ST10"]},
    ),
    solo(
        "TV-77",
        area(stadiums=stadiums("ST07")),
        legal("pass", table=rival(track=[1, 0, 2])),
        rival={"deck": ["SO2"], "stadiums": ["ST06"]},
    ),
    solo(
        "TV-78",
        area(old="0/1/0"),
        legal(
            "A5; stadium ST01 old",
            table={"rows": {"stadiums": ["ST02", "ST03", "ST04"]}, "decks": {"stadiums": [*REST, "ST14"]}},
        ),
        rival={"deck": ["SO2"]},
        year=2,
        rows={"stadiums": ["ST01", "ST02", "ST03"]},
        decks={"stadiums": ["ST14", "ST04", *REST]},
    ),
    solo(
        "TV-79",
        area(actions=[1]),
        legal("pass", table=rival(deck=["SO6"], out=["SO7", "SO1", "SO2", "SO3", "SO4", "SO5"])),
        rival={"deck": ["SO1", "SO2", "SO3", "SO4", "SO5", "SO6"]},
    ),
    solo(
        "TV-79b",
        area(actions=[1]),
        legal("pass", table=rival(deck=["SO7"], out=["SO1", "SO2", "SO3", "SO4", "SO5", "SO6"])),
        rival={"deck": ["SO1", "SO2", "SO3", "SO4", "SO5", "SO6", "SO7"]},
        year=3,
    ),
]

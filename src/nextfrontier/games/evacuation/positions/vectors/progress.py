"""Progress, Passages and Bonuses: docs/rules 5.4."""

from nextfrontier.games.evacuation.positions.vectors.shorthand import (
    ADVANCED,
    LAST_STEP,
    Document,
    advancing,
    area,
    legal,
    ships,
    stack,
    transport,
    vector,
)
from nextfrontier.kernel.vectors import refused

A_SHIP: Document = {"ships": ships("S01"), "old": "0/0/5"}
STRICT: Document = {"bonuses": stack("YB2"), **advancing(1, moved=0)}
GENEROUS: Document = {"options": {"bonuses": "generous"}, "bonuses": stack("YB3"), **advancing(1, moved=0)}
ENERGY: Document = {"old": "1/0/3", "new": "0/0/3", "actions": [1, 3]}
HANDS = ([1, 14, 25, 30], [2, 3, 4, 5])
DECK = [card for card in range(1, 81) if card not in (*HANDS[0], *HANDS[1])]
NO_BONUS: Document = {"year": 2, "phase": 2}

VECTORS = [
    vector(
        "TV-40",
        [area(actions=[1, 1, 2, 4], **A_SHIP)],
        legal("done", table={"pending": [["advance", 8, -1], ["next_to_advance", 2], ["phase", 6]]}),
        **transport(),
    ),
    vector(
        "TV-41",
        [area(set=1, markers="12, 8", actions=[4, 4], people=1, new="0/1/0"), area(1, actions=[4, 4])],
        legal("front 5 waiting; other 3 main; invent T1.1", research=[2, 0, 0], markers="17, 11 main"),
        legal("front 5 waiting; other 3 main; invent T1.1; done; settle N12", settled={"N12": []}),
        refused("front 3 waiting; other 5 waiting; done; settle N12", "environment_locked", "EV-SETTLE-04"),
        year=3,
        bonuses=stack("YB4", 3),
        **advancing(8),
    ),
    vector(
        "TV-42",
        [area(set=1, markers="13, 11", actions=[4, 4], people=1, new="0/1/0"), area(1, actions=[4, 4])],
        legal("rear 3 main; invent T1.1; other 5 main", research=[2, 0, 0], markers="18 main, 14 main"),
        legal("rear 3 main; invent T1.1; other 5 main; done; settle N12", settled={"N12": []}),
        year=3,
        bonuses=stack("YB4", 3),
        **advancing(8),
    ),
    vector(
        "TV-43",
        [area(markers="10, 3")],
        refused("front 1 waiting", "passages_between", "EV-PASS-02"),
        legal("rear 1 waiting", markers="10, 4"),
        year=2,
        **advancing(1),
    ),
    vector(
        "TV-44",
        [area(markers="7 main, 4 main", **A_SHIP)],
        legal("done", markers="7, 4"),
        legal("done; front 0 main; other 0 waiting", markers="7 main, 4"),
        legal("done; rear 0 main; other 0 waiting", markers="7, 4 main"),
        year=2,
        **transport(),
    ),
    vector(
        "TV-45",
        [area(actions=[3])],
        refused("front 3 second", "second_lane_not_used", "EV-PROG-09"),
        legal("front 3 main", markers="3 main, 0"),
        **advancing(3),
    ),
    vector(
        "TV-46",
        [area(actions=[4], markers="0, 0")],
        legal("front 4 waiting", table={"year": 2}, tiles={"old": 1, "new": 0}, old="2/6/6", new="0/0/0"),
        **advancing(4),
        bonuses=stack("YB1"),
    ),
    vector(
        "TV-47",
        [area(markers="12, 10", tiles={"old": 0, "new": 0})],
        legal("rear 1 waiting", production="1/1/1", tiles={"old": 0, "new": 1}),
        year=2,
        **advancing(1),
    ),
    vector(
        "TV-48",
        [area(markers="10, 10", **ENERGY)],
        legal("A9", old="1/0/2", new="0/0/3"),
        year=2,
    ),
    vector(
        "TV-48b",
        [area(markers="11, 10", **ENERGY)],
        legal("A9; energy 0 old 1 new", old="1/0/3", new="0/0/2"),
        legal("A9; energy 1 old 0 new", old="1/0/2", new="0/0/3"),
        year=2,
    ),
    vector(
        "TV-48c",
        [area(markers="11, 11", **ENERGY)],
        legal("A9", old="1/0/3", new="0/0/2"),
        year=3,
    ),
    vector(
        "TV-49",
        [area(actions=[3, 4], **LAST_STEP)],
        legal("other 1 waiting; gain food new; invent T1.1", research=[2, 0, 0]),
        **STRICT,
    ),
    vector(
        "TV-49b",
        [area(actions=[2, 4, 4], **LAST_STEP)],
        legal("other 1 waiting; gain food new", new="1/0/0"),
        legal("other 1 waiting; gain food new; gain steel old"),
        **STRICT,
    ),
    vector("TV-49c", [area(actions=[4, 4], **LAST_STEP)], legal("other 1 waiting", table=NO_BONUS), **STRICT),
    vector(
        "TV-50",
        [area(**LAST_STEP)],
        legal("other 1 waiting; ship S01 old", ships=ships("S01")),
        rows={"ships": ["S01", "S02", "S03"]},
        **GENEROUS,
    ),
    vector(
        "TV-50b",
        [area(actions=[2, 4], **LAST_STEP)],
        legal("other 1 waiting; ship S01 old", ships=ships("S01")),
        rows={"ships": ["S01", "S02", "S03"]},
        **GENEROUS,
    ),
    vector(
        "TV-50c",
        [area(actions=[3, 4], **LAST_STEP)],
        legal("other 1 waiting; gain food new; gain food new", people=1),
        **GENEROUS,
    ),
    vector(
        "TV-50d",
        [area(actions=[4, 4, 4, 1], **LAST_STEP)],
        legal("other 1 waiting; gain food new; gain food new", people=1),
        **GENEROUS,
    ),
    vector(
        "TV-50e",
        [area(actions=[4, 4, 4, 2], **LAST_STEP), area(1, actions=[4, 4, 4, 2])],
        legal("other 1 waiting", table=NO_BONUS),
        **GENEROUS,
    ),
    vector(
        "TV-51",
        [area(actions=[1, 4], **LAST_STEP)],
        legal("other 1 waiting", table=NO_BONUS),
        **{**STRICT, "bonuses": stack("YB3")},
    ),
    vector(
        "TV-52",
        [area(shown=[50, 19], actions=[3, 2, 2], under=[2, 3, 4], **A_SHIP)],
        legal("done", table={"pending": [["advance", 11, -1], ["next_to_advance", 2], ["phase", 6]]}),
        **ADVANCED,
        **transport(),
    ),
    vector(
        "TV-53",
        [area(shown=[25], actions=[2, 4], under=[2, 3], **A_SHIP)],
        legal("done; power 11; front 6 waiting; other 5 waiting; power 9; gain food new", new="1/0/0"),
        legal("done; power 11; front 6 waiting; other 5 waiting; power 10; gain food new", new="1/0/0"),
        legal("done; power 11; front 6 waiting; other 5 waiting; power 11"),
        order=[1, 0],
        bonuses=stack("YB2"),
        **ADVANCED,
        **transport(),
    ),
    vector(
        "TV-54",
        [area(hand=HANDS[0]), area(1, hand=HANDS[1])],
        legal("card 30; part 2; done; end", hand=[1, 6, 7, 8, 14, 25]),
        legal("card 30; part 2; done; end; keep 1 6 7 8", hand=[1, 6, 7, 8]),
        action_deck=DECK,
        **ADVANCED,
    ),
    vector(
        "TV-55",
        [area(hand=HANDS[0], actions=[1], under=[6])],
        refused("A1 card 14", "group_one_used", "EV-ADV-05"),
        refused("A2 card 14", "group_one_used", "EV-ADV-05"),
        legal("A9 card 14", actions=[1, 4]),
        **ADVANCED,
    ),
]

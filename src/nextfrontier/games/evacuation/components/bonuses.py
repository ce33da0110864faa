"""The 9 Year-end Bonus cards; those with a flag are for year 4 (D-13)."""

from nextfrontier.games.evacuation.components.facts import BonusFacts

BONUSES: tuple[BonusFacts, ...] = (  # EV-BONUS-07
    BonusFacts(
        "YB1",
        False,
        9,
        "seq(gain(1, steel), gain(1, food), pop(1))",
        13,
        "gain(2, steel)",
        "picture+rulebook",
    ),
    BonusFacts("YB2", False, 7, "seq(gain(1, any), invent(1))", 10, "gain(2, any)", "design+rulebook"),
    BonusFacts("YB3", False, 6, "ship(free=yes)", 13, "seq(gain(2, any), pop(1))", "design+rulebook"),
    BonusFacts("YB4", False, 8, "seq(invent(1), settle())", 12, "gain(3, any)", "design"),
    BonusFacts("YB5", False, 7, "ship(free=yes)", 11, "seq(infra(2), prepare(any, free=yes))", "design"),
    BonusFacts("YB6", False, 8, "seq(infra(2), prepare(any, free=yes))", 11, "gain(2, any)", "design"),
    BonusFacts("YB7", False, 6, "seq(invent(1), settle())", 12, "settle(beyond=1)", "design"),
    BonusFacts("YB8", True, 7, "seq(invent(1), settle())", 12, "settle(beyond=1)", "design"),
    BonusFacts("YB9", True, 9, "settle(beyond=1)", 11, "seq(infra(2), prepare(any, free=yes))", "design"),
)

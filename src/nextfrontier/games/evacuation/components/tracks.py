"""Year track, Action track, the actions of the player board and the points for production (D-04, D-05, D-06, D-17)."""

from nextfrontier.games.evacuation.components.facts import BoardActionFacts, YearFacts

YEARS: tuple[YearFacts, ...] = (
    YearFacts(1, 5, 0, 0, "rulebook+picture"),
    YearFacts(2, 4, 0, 0, "picture+rulebook"),
    YearFacts(3, 2, 2, 1, "picture+rulebook+public"),
    YearFacts(4, 1, 4, 2, "picture+rulebook+public"),
)
FINAL_STADIUMS = 3

# Energy by number of the action in its year; each later one costs the same as the last.
ACTION_ENERGY = (0, 0, 1, 2, 3, 3)
LATER_ACTION_ENERGY = 3
SURCHARGE_FROM_USE = 4
SURCHARGE = 1

BOARD_ACTIONS: tuple[BoardActionFacts, ...] = (  # EV-ACTION-20
    BoardActionFacts("A1", 1, "seq(gain(1, any), invent(1))", "rulebook+picture"),
    BoardActionFacts("A2", 1, "seq(gain(1, any), infra(2))", "rulebook+picture"),
    BoardActionFacts("A3", 2, "settle()", "picture+rulebook"),
    BoardActionFacts("A4", 2, "ship()", "picture+rulebook"),
    BoardActionFacts("A5", 2, "stadium()", "picture+rulebook"),
    BoardActionFacts("A6", 3, "prepare(any)", "picture+rulebook"),
    BoardActionFacts("A7", 3, "clone()", "picture+rulebook"),
    BoardActionFacts("A8", 3, "infra(2)", "rulebook+picture"),
    BoardActionFacts("A9", 4, "seq(gain(1, any), exchange(3))", "picture+rulebook"),
    BoardActionFacts("A10", 4, "invent(1)", "rulebook+picture"),
)

PRODUCTION_POINTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 19)
EACH_LEVEL_ABOVE_TEN = 3

"""The vocabulary of requirements and scores (section 3.10): selectors, counts, conditions."""

from __future__ import annotations

from itertools import pairwise

from nextfrontier.games.evacuation.effects.counts import (
    NUMBERS,
    All,
    Areas,
    AtLeast,
    Condition,
    Count,
    Named,
    OnLine,
    PerScore,
    Score,
    TableScore,
    selector,
)
from nextfrontier.games.evacuation.state.geography import ENVIRONMENTS, Geography
from nextfrontier.kit.arguments import Arguments, as_number, one_of, several
from nextfrontier.kit.expressions import Call, ExpressionError, Value

ENVIRONMENT_WORDS = {name: number for number, name in enumerate(ENVIRONMENTS)}
CONDITIONS = ("all", "line", "areas", "atleast")
LINES = ("EW", "NWSE", "NESW", "diagonal", "any")
MOST_ON_A_LINE = 4


class Reader:
    """Reads what needs the map: selectors, conditions and scores."""

    def __init__(self, geography: Geography) -> None:
        self.geography = geography

    def mask(self, value: Value) -> int:
        """`area(env=…, with=…)` as a mask of Areas."""
        call = Arguments(value, "area(…)")
        environment = -1
        if "env" in call.named:
            environment = one_of(call.named.pop("env"), ENVIRONMENT_WORDS, "env")
        holds = one_of(call.option("with", "any"), {"any": "", "pop": "pop", "factory": "factory"}, "with")
        call.finish()
        return selector(self.geography, environment, holds)

    def count(self, value: Value) -> Count:
        """`count(name)` or `count(area(…))`."""
        call = Arguments(value, "count(…)")
        if call.name == "count" and call.positional and isinstance(call.positional[0], Call):
            found = Areas(self.mask(call.next("the Areas")))
            call.finish()
            return found
        return read_number(value)

    def condition(self, value: Value) -> Condition:
        """`areas`, `line`, `all`, `atleast`."""
        call = Arguments(value, "a condition")
        if call.name not in CONDITIONS:
            raise ExpressionError(f"unknown condition {call.name}; known are {', '.join(CONDITIONS)}")
        if call.name == "all":
            found: Condition = All([self.condition(part) for part in several(call.rest(), "all")])
        elif call.name == "line":
            found = self.line(call)
        else:
            least = call.number("the number")
            what = call.next("what is counted")
            found = AtLeast(least, Areas(self.mask(what)) if call.name == "areas" else self.count(what))
        call.finish()
        return found

    def line(self, call: Arguments) -> Condition:
        """`line(direction, [area(…), …])`."""
        direction = one_of(call.next("the direction"), {name: name for name in LINES}, "the direction")
        selectors = call.next("the Areas")
        if not isinstance(selectors, list) or not 1 < len(selectors) <= MOST_ON_A_LINE:
            raise ExpressionError(f"line: 2 to {MOST_ON_A_LINE} Areas in brackets are needed")
        return OnLine(self.geography.lines(direction), [self.mask(selector) for selector in selectors])

    def score(self, value: Value) -> Score:
        """`per(k, count(…), cap)` or `table(count(…), [[t, p], …])`."""
        call = Arguments(value, "a score")
        if call.name == "per":
            each = call.number("the points")
            found: Score = PerScore(each, self.count(call.next("the count")), call.number("the most"))
        elif call.name == "table":
            found = TableScore(self.count(call.next("the count")), read_table(call.next("the table")))
        else:
            raise ExpressionError(f"unknown score {call.name}; known are per, table")
        call.finish()
        return found


def read_table(rows: Value) -> list[tuple[int, int]]:
    """`[[t, p], …]`, both rising."""
    found: list[tuple[int, int]] = []
    for row in rows if isinstance(rows, list) else []:
        if not isinstance(row, list) or len(row) != 2:
            raise ExpressionError("table: each row is [threshold, points]")
        found.append((as_number(row[0], "the threshold"), as_number(row[1], "the points")))
    if not found or any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(found)):
        raise ExpressionError("table: rows [threshold, points] that rise are needed")
    return found


def read_number(value: Value) -> Count:
    """`count(name)`."""
    call = Arguments(value, "count(…)")
    if call.name != "count":
        raise ExpressionError(f"expected count(…), found {call.name}")
    name = one_of(call.next("the name"), {name: name for name in NUMBERS}, "the count")
    call.finish()
    return Named(name)

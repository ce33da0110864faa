"""The fold over rows: the same line as the plainest way to fold, at a cost that grows with the rows only."""

import sys
from types import FrameType
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from nextfrontier.record.history import PLAY, REDO, UNDO, Entry, Line, Row, common
from nextfrontier.record.saves import fold_rows

SEATS = 3
Moves = list[tuple[int, str]]


class PlainLine:
    """The fold as one would write it first, walking through the whole line at every row."""

    def __init__(self) -> None:
        self.moves: Moves = []
        self.undone: list[list[str]] = [[] for _ in range(SEATS)]

    def add(self, row: Row) -> bool:
        undone = self.undone[row.seat]
        own = [i for i, (seat, _) in enumerate(self.moves) if seat == row.seat]
        if row.steps > len(own if row.do == UNDO else undone):
            return False
        if row.do == PLAY:
            undone.clear()
            self.moves.append((row.seat, row.move))
        elif row.do == REDO:
            self.moves += [(row.seat, undone.pop()) for _ in range(row.steps)]
        else:
            dropped = own[len(own) - row.steps :]
            undone += [self.moves[i][1] for i in reversed(dropped)]
            self.moves = [move for i, move in enumerate(self.moves) if i not in dropped]
        return True


def row(do: str, seat: int, number: int) -> Row:
    return Row(PLAY, seat, f"move {number}", 0) if do == PLAY else Row(do, seat, "", number)


rows = st.lists(
    st.builds(row, st.sampled_from([PLAY, PLAY, UNDO, REDO]), st.integers(0, SEATS - 1), st.integers(1, 3)),
    max_size=40,
)


@given(rows)
def test_a_line_is_the_one_that_the_plainest_fold_gives(asked: list[Row]) -> None:
    line, plain = Line(SEATS), PlainLine()
    for request in asked:
        assert line.add(request) == plain.add(request)
        assert line.moves == plain.moves
        assert line.undone == plain.undone


def standing(before: Moves, after: list[Moves]) -> int:
    """Count the first moves that were never touched: the shortest beginning that all later lines share."""
    same = len(before)
    for moves in after:
        while before[:same] != moves[:same]:
            same -= 1
    return same


@given(rows)
def test_the_moves_that_stand_since_a_version_are_those_that_no_later_row_took_back(asked: list[Row]) -> None:
    line = Line(SEATS)
    lines: list[Moves] = [[]]
    for number, request in enumerate(asked):
        # Each move has a name of its own, so that a line tells whether a move was taken back and another came.
        named = Row(PLAY, request.seat, f"{number}", 0) if request.do == PLAY else request
        if line.add(named):
            lines.append(line.moves)
    for version, before in enumerate(lines):
        assert line.standing(version) == standing(before, lines[version:])


def steps_of(work: Any, *arguments: Any) -> int:
    """Count the lines of Python that a call runs; a line in a loop counts each time."""
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work(*arguments)
    finally:
        sys.settrace(before)
    return count


def test_folding_twice_as_many_rows_takes_twice_the_work() -> None:
    def work(size: int) -> int:
        plays = [Row(PLAY, seat, f"{n}", 0) for seat in (0, 1) for n in range(size)]
        back = [Row(UNDO, 0, "", 1) for _ in range(size)]
        again = [Row(REDO, 0, "", 1), Row(UNDO, 0, "", 1)] * size
        return steps_of(fold_rows, [*plays, *back, *again], 2)

    assert work(400) < 2.1 * work(200)


def test_asking_what_stands_costs_the_same_after_few_rows_and_after_many() -> None:
    def work(size: int) -> int:
        line = fold_rows([Row(PLAY, 0, "move", 0), *[Row(UNDO, 0, "", 1), Row(REDO, 0, "", 1)] * size], 1)
        return steps_of(line.standing, 2 * size)

    assert work(1000) == work(10)


def test_two_histories_are_compared_without_walking_through_them() -> None:
    entries = [Entry(0, f"{n}", [], 0, False, None) for n in range(1000)]
    other = [*entries[:700], *(Entry(0, f"{n}", [], 0, False, None) for n in range(500))]
    assert common(entries, other) == common(other, entries) == 700
    assert common(entries, entries[:3]) == 3
    assert common(entries, []) == 0
    assert steps_of(common, entries, other) < 50

"""The check of reviews: marked turns are replayed both ways in the same deals."""

from __future__ import annotations

import pytest

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from tests.bots.reviewing.games import SLUGS, newcomers, spans_of
from tools.review_check import Mark, play_both, tell_marks

DEALS = 4


def late_choice(slug: str) -> tuple[Record, State, list[str], str]:
    """Return a game, its view at a late choice, the moves that were played there, and another move."""
    record = newcomers(slug, 1)
    for span in reversed(spans_of(record, 0)):
        view = view_of(record.at(span.numbers[0]), 0)
        others = [view.notation(0, move) for move in view.moves(0)]
        if len(others) > 4:
            return record, view, span.moves, next(text for text in others if text != span.moves[0])
    raise AssertionError("the game has no such choice")


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_moves_bring_the_same_in_every_deal(slug: str) -> None:
    record, view, played, other = late_choice(slug)
    assert [play_both(record, view, played, played, "regular", deal) for deal in range(DEALS)] == [
        0.0
    ] * DEALS
    assert any(play_both(record, view, [other], played, "regular", deal) for deal in range(DEALS))


def test_a_mark_is_counted_as_a_loss_only_if_the_better_moves_bring_more() -> None:
    marks = [Mark(3.0, [2.0, 3.0, 2.5]), Mark(3.0, [-9.0, 10.0, -2.0]), Mark(3.0, [-2.0, -2.1, -1.9])]
    assert tell_marks(marks, [0.0, 1.0]).startswith(
        "3 marks, 1 lose (1 surely, 1 surely gain), claimed 3.00 ±"
    )

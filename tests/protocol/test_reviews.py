"""Reviews in words: the turns that mattered, where they leave the better moves, and why those are better."""

from __future__ import annotations

import re

import pytest

from nextfrontier.bots.reviewing.account import Account, make_account
from nextfrontier.bots.reviewing.judges import reviewer_of
from nextfrontier.bots.reviewing.spans import Span
from nextfrontier.bots.reviewing.verdicts import Verdict
from nextfrontier.kernel.views import view_of
from nextfrontier.protocol.reviews import count_shared, tell_account
from nextfrontier.record.record import Record
from tests.bots.reviewing.games import SLUGS, newcomers, play_game, spans_of

NOTATION = re.compile(r"\w\+\w|\bdecline\b|\bdone\b|\{|\d\.\d\d")


def other_move(record: Record, number: int, seat: int, played: str) -> str:
    """Return a legal move that was not played."""
    state = view_of(record.at(number), seat)
    return next(name for name in (state.notation(seat, move) for move in state.moves(seat)) if name != played)


def dear_account(record: Record, place: int) -> Account:
    """Return an account in which one choice of seat 0 costs 7 points, from its second move on if it has so many."""
    spans = spans_of(record, 0)
    first_term, second_term = reviewer_of(record.game.slug).judge.terms[:2]
    verdicts = [Verdict(span.moves, 40.0, 0.1, 0.0, 0.0, 0.0, 0.0, {}) for span in spans]
    span = spans[place]
    kept = 1 if len(span.moves) > 1 and len(record.at(span.numbers[1]).moves(0)) > 1 else 0
    best = [*span.moves[:kept], other_move(record, span.numbers[kept], 0, span.moves[kept])]
    behind = {first_term: 8.0, second_term: -1.0}
    verdicts[place] = Verdict(best, 40.0, 0.1, -7.0, 0.2, 7.0, 0.2, behind)
    result = reviewer_of(record.game.slug).judge.final(record.state, 0)
    return make_account(spans, verdicts, result, len(record.entries))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_that_mattered_is_told_in_words_from_the_move_that_matters(slug: str) -> None:
    record, later = newcomers(slug, 2), 0
    for place in range(2, 20, 4):
        account = dear_account(record, place)
        told = tell_account(record, 0, account, "en")
        (mistake,) = told.mistakes
        span, best = account.spans[place], account.verdicts[place].best
        assert mistake.number == span.numbers[len(best) - 1]
        assert mistake.played
        assert mistake.better
        assert mistake.played[0] != mistake.better[0]
        assert not NOTATION.search(" ".join([*mistake.played, *mistake.better, mistake.reasons]))
        assert mistake.reasons.startswith("+7.0 points by its reckoning (")
        assert "−1.0" in mistake.reasons
        turn = told.turns[mistake.turn]
        assert turn.mistake
        assert turn.first <= mistake.number < turn.last
        assert sum(each.mistake for each in told.turns) == 1
        later += len(best) > 1
    assert later


@pytest.mark.parametrize("slug", SLUGS)
def test_an_account_tells_the_score_and_the_curve_of_its_seat(slug: str) -> None:
    record = newcomers(slug, 2)
    account = dear_account(record, 3)
    told = tell_account(record, 0, account, "en")
    assert told.scored
    assert told.result == record.game.result(record.state).scores[0]["total"]  # type: ignore[union-attr]
    assert len(told.numbers) == len(told.expected) == 2 * len(account.spans) + 1
    assert told.numbers == sorted(told.numbers)
    assert told.expected[-1] == told.result
    assert (told.goal, told.reached) == (0.0, False)


def test_an_account_tells_of_the_goal_of_a_solo_game_apart_from_its_score() -> None:
    record = play_game("underwater-cities", 1, 1, "regular")
    told = tell_account(record, 0, dear_account(record, 3), "en")
    assert (told.scored, told.goal, told.reached) == (True, 20.0, True)
    assert told.result == record.game.result(record.state).scores[0]["total"] + 20  # type: ignore[union-attr]


def test_the_last_move_of_a_span_is_always_told() -> None:
    span = Span(0, [4, 5, 6], ["a", "b", "end"])
    assert count_shared(span, ["a", "c"]) == 1
    assert count_shared(span, ["x"]) == 0
    assert count_shared(span, ["a", "b"]) == 2
    assert count_shared(span, ["a", "b", "end"]) == 2

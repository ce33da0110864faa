"""The review of a finished game as it is told: the account of a seat, its turns, and those that mattered, in words."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nextfrontier.bots.reviewing.account import Account, Estimate, ReviewedTurn
from nextfrontier.bots.reviewing.judges import reviewer_of
from nextfrontier.bots.reviewing.spans import ENDING, Span
from nextfrontier.kernel.views import view_of
from nextfrontier.kit.meanings import meaning
from nextfrontier.kit.words.advising import Adviser, say_gain
from nextfrontier.protocol.advice import follow_line
from nextfrontier.record.record import Record
from nextfrontier.shelf import plugin


class TurnReview(msgspec.Struct):
    """What a turn cost."""

    first: Annotated[int, meaning("moves of the game before it")]
    last: Annotated[int, meaning("moves of the game up to its end")]
    loss: Annotated[Estimate, meaning("against the best moves found")]
    mistake: Annotated[bool, meaning("the loss is surely more than half a point")]


class MistakeDocument(msgspec.Struct):
    """A turn that mattered, and what else could have been played."""

    turn: Annotated[int, meaning("its place in `turns`")]
    number: Annotated[int, meaning("moves of the game before the one that matters")]
    played: Annotated[list[str], meaning("from that move on, in words")]
    better: Annotated[list[str], meaning("the best found from there on; none: to play on as bots do")]
    reasons: Annotated[str, meaning("what the better moves bring, in a sentence; empty without terms")]
    loss: Estimate


class AccountDocument(msgspec.Struct):
    """What became of the chances of a seat: start, choices and luck add up to the result."""

    result: float
    scored: Annotated[
        bool, meaning("points are those of the score; else a reckoning of the bots, as of a race")
    ]
    goal: Annotated[float, meaning("points that the goal of the game counts like beside the score; 0: none")]
    reached: Annotated[bool, meaning("the seat has reached that goal, which is in the result")]
    start: Annotated[Estimate, meaning("expected at the start, if all play steadily")]
    choices: Annotated[Estimate, meaning("what the seat's own choices changed")]
    luck: Annotated[Estimate, meaning("what draws, deals and the others changed")]
    numbers: Annotated[list[int], meaning("after so many moves")]
    expected: Annotated[list[float], meaning("the result that could be expected then")]
    turns: list[TurnReview]
    mistakes: Annotated[list[MistakeDocument], meaning("the three dearest turns at most, dearest first")]


class ReviewDocument(msgspec.Struct):
    """How far the review of a seat is, and its outcome."""

    seat: int
    state: Annotated[Literal["none", "running", "ready", "failed"], meaning("none: nobody has asked for it")]
    done: Annotated[int, meaning("choices that are judged")]
    of: Annotated[int, meaning("choices in all; 0 while they are counted")]
    account: Annotated[AccountDocument | None, meaning("once it is ready")]


class NewReview(msgspec.Struct, forbid_unknown_fields=True):
    """Whose game is to be reviewed."""

    seat: Annotated[int, msgspec.Meta(ge=0)]


def tell_account(record: Record, seat: int, account: Account, language: str) -> AccountDocument:
    """Return the account of a seat in a language."""
    result = record.game.result(record.state)
    mistakes = [tell_mistake(record, seat, account, turn, language) for turn in account.mistakes()]
    goal, reached = reviewer_of(record.game.slug).judge.goal(record.state, seat)
    points = account.result - (goal if reached else 0.0)
    return AccountDocument(
        result=account.result,
        scored=result is not None and result.scores[seat].get("total") == points,
        goal=goal,
        reached=reached,
        start=account.start,
        choices=account.choices,
        luck=account.luck,
        numbers=[number for number, _ in account.curve],
        expected=[round(points, 2) for _, points in account.curve],
        turns=[tell_turn(account, turn) for turn in account.turns],
        mistakes=mistakes,
    )


def tell_turn(account: Account, turn: ReviewedTurn) -> TurnReview:
    """Return what a turn cost."""
    first = account.spans[turn.spans[0]].numbers[0]
    last = account.spans[turn.spans[-1]].numbers[-1] + 1
    return TurnReview(first, last, turn.loss, turn.is_mistake)


def tell_mistake(
    record: Record, seat: int, account: Account, turn: ReviewedTurn, language: str
) -> MistakeDocument:
    """Return what else could have been played in a turn: where its dearest choice leaves the best moves found."""
    place = max(turn.spans, key=lambda each: account.verdicts[each].loss)
    span, verdict = account.spans[place], account.verdicts[place]
    shared = count_shared(span, verdict.best)
    number = span.numbers[shared]
    view = view_of(record.at(number), seat)
    played, better = (
        follow_line(record.game, view, seat, without_ending(row), language).labels()
        for row in (span.moves[shared:], verdict.best[shared:])
    )
    reasons = say_reasons(record.game.slug, verdict.behind, language)
    return MistakeDocument(account.turns.index(turn), number, played, better, reasons, turn.loss)


def count_shared(span: Span, best: list[str]) -> int:
    """Return how many of its first moves a span shares with the best; its last move is never one of them."""
    shared = 0
    while shared < min(len(span.moves) - 1, len(best)) and span.moves[shared] == best[shared]:
        shared += 1
    return shared


def without_ending(row: list[str]) -> list[str]:
    """Return moves without the one that ends the turn, unless there is no other."""
    return [move for move in row if move != ENDING] or row


def say_reasons(slug: str, terms: dict[str, float], language: str) -> str:
    """Say by which terms the better moves are ahead; nothing if the game has no words for them."""
    if not terms or not plugin(slug).advice:
        return ""
    adviser: Adviser = plugin(slug).load("advice")
    return say_gain(adviser.catalogues[language], terms)

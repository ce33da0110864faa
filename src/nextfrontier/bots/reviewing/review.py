"""The review of a seat's game, thought by thought, so that a host can have each of them done where and when it likes.

Record and care decide everything: a review is the same for all who look, on any machine and under any load.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from nextfrontier.bots.reviewing.account import Account, make_account
from nextfrontier.bots.reviewing.judges import reviewer_of
from nextfrontier.bots.reviewing.spans import Span, find_spans
from nextfrontier.bots.reviewing.tasks import Results, Task, do_task
from nextfrontier.bots.reviewing.verdicts import Verdict, make_verdict
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import refusal
from nextfrontier.record.guesses import guess_position
from nextfrontier.record.record import Record

DOUBTFUL: Final = 1.0  # points; a choice that seems to lose more is looked at again
MOST_MOVES: Final = 2_000  # of a game that is reviewed; real games have some hundred

Steps = Generator[Task | None, Document, Account]  # a task, or None where others may work in between


class Review:
    """A review under way: how many choices are judged, and of how many."""

    def __init__(self, record: Record, seat: int, percent: int = 100) -> None:
        if not record.over:
            raise refusal("not_over", "")
        if len(record.entries) > MOST_MOVES:
            raise refusal("review_too_long", "", limit=MOST_MOVES)
        self.record = record
        self.seat = seat
        self.judge = reviewer_of(record.game.slug).judge
        self.care = self.judge.care.share(percent)
        self.portion = max(1, self.care.portion // record.seats)
        self.done = 0
        self.of = 0

    def steps(self) -> Steps:
        """Go through the game: yield tasks, be sent their answers, return the account."""
        spans = yield from find_spans(self.record, self.seat)
        if not spans:
            raise refusal("nothing_to_review", "", seat=self.seat)
        self.of = len(spans)
        verdicts: list[Verdict] = []
        for span in spans:
            verdicts.append((yield from self.judge_span(span)))
            self.done += 1
        result = self.judge.final(self.record.state, self.seat)
        return make_account(spans, verdicts, result, len(self.record.entries))

    def judge_span(self, span: Span) -> Generator[Task | None, Document, Verdict]:
        """Find the best moves, and compare those that were played with them; what seems dear is compared anew."""
        care, number = self.care, span.numbers[0]
        question = ask_about(self.record, number, self.seat)
        answer = yield Task(question, number, care.nodes)
        best: list[str] = answer["moves"]
        task = Task(question, number, care.nodes, [[], best, span.moves])
        verdict = make_verdict(best, (yield from self.compare(task, 0, care.guesses)), self.judge.terms)
        if verdict.loss < DOUBTFUL or not care.again:
            return verdict
        found = yield from self.compare(task, care.guesses, care.guesses + care.again)
        return make_verdict(best, found, self.judge.terms)

    def compare(self, task: Task, first: int, end: int) -> Generator[Task | None, Document, list[Results]]:
        """Have rows of moves compared in some guesses, a portion at a time."""
        found: list[Results] = []
        for guess in range(first, end, self.portion):
            guesses = min(self.portion, end - guess)
            answer = yield Task(task.question, task.seed, task.nodes, task.rows, guess, guesses)
            found += answer["results"]
        return found


def ask_about(record: Record, number: int, seat: int) -> Document:
    """Return the question about a position of a game: one that the seat might have been in, never the game's own."""
    return {
        "game": record.game.slug,
        "seats": record.seats,
        "options": record.options,
        "position": guess_position(record, record.at(number), seat, number),
        "seat": seat,
    }


def review(
    record: Record,
    seat: int,
    percent: int = 100,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Account:
    """Review the game of a seat at once, with a part of the usual care."""
    under_way = Review(record, seat, percent)
    steps = under_way.steps()
    try:
        task = next(steps)
        while True:
            if task is None:
                task = next(steps)
            else:
                progress(under_way.done, under_way.of)
                task = steps.send(do_task(task))
    except StopIteration as end:
        account: Account = end.value
        return account

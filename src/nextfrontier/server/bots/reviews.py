"""Reviews of finished games, in the least urgent line of the bots: reckoned once, then the same for all who look.

They are kept in memory only: after a restart, or when many others were asked for, a review is reckoned again with
the same outcome.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from nextfrontier.bots.reviewing.account import Account
from nextfrontier.bots.reviewing.review import Review
from nextfrontier.protocol.reviews import AccountDocument, ReviewDocument, tell_account
from nextfrontier.server.bots.bots import Bots
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.tables.table import Table

MOST_OF_ADDRESS: Final = 1  # reviews under way
MOST_AT_ONCE: Final = 20
MOST_KEPT: Final = 300

log = logging.getLogger(__name__)


class Kept:
    """A review of one seat: under way, done, or failed."""

    def __init__(self, review: Review, address: str) -> None:
        self.review = review
        self.address = address  # that asked for it
        self.account: Account | None = None
        self.failed = False
        self.told: dict[str, AccountDocument] = {}  # by language

    @property
    def is_running(self) -> bool:
        """Is it still being reckoned?"""
        return self.account is None and not self.failed

    def tell(self, language: str) -> ReviewDocument:
        """Return how far the review is, with the account once that is done."""
        review = self.review
        if self.account is None:
            return ReviewDocument(
                review.seat, "failed" if self.failed else "running", review.done, review.of, None
            )
        if language not in self.told:
            self.told[language] = tell_account(review.record, review.seat, self.account, language)
        return ReviewDocument(review.seat, "ready", review.done, review.of, self.told[language])


class Reviews:
    """All reviews, by table and seat; the oldest are forgotten."""

    def __init__(self, bots: Bots, percent: int) -> None:
        self.bots = bots
        self.percent = percent  # of the usual care
        self.kept: dict[tuple[str, int], Kept] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """End all reviews under way."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def find(self, table: Table, seat: int) -> Kept | None:
        """Return the review of a seat, if somebody has asked for it."""
        return self.kept.get((table.facts.name, seat))

    def begin(self, table: Table, seat: int, address: str) -> Kept:
        """Return the review of a seat; if there is none, begin it at the cost of this address."""
        found = self.find(table, seat)
        if found is not None and not found.failed:
            return found
        running = [kept for kept in self.kept.values() if kept.is_running]
        if sum(kept.address == address for kept in running) >= MOST_OF_ADDRESS:
            raise server_refusal("review_running")
        if len(running) >= MOST_AT_ONCE:
            raise server_refusal("too_many_reviews")
        kept = Kept(Review(table.record, seat, self.percent), address)
        self.keep(table, kept)
        task = asyncio.get_running_loop().create_task(self.carry_out(table, kept))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return kept

    def keep(self, table: Table, kept: Kept) -> None:
        """Keep a review, and forget the oldest of too many."""
        self.kept.pop((table.facts.name, kept.review.seat), None)
        self.kept[table.facts.name, kept.review.seat] = kept
        for key in [key for key, other in self.kept.items() if not other.is_running]:
            if len(self.kept) <= MOST_KEPT:
                break
            del self.kept[key]

    async def carry_out(self, table: Table, kept: Kept) -> None:
        """Reckon a review, thought by thought; whoever asks again after a failure begins it anew."""
        try:
            kept.account = await self.work(table, kept)
        except Exception as error:
            kept.failed = True
            log.warning("the review of table %s failed: %s", table.facts.name, error)

    async def work(self, table: Table, kept: Kept) -> Account:
        """Have all tasks of a review done by the bots, one after the other."""
        steps = kept.review.steps()
        try:
            task = next(steps)
            while True:
                if task is None:
                    await asyncio.sleep(0)
                    task = next(steps)
                else:
                    task = steps.send(await self.bots.review(table, kept.review.seat, task, kept.address))
        except StopIteration as end:
            account: Account = end.value
            return account

"""Turns: the order of requests, and the server's time that each address has used.

The server does its work in one thread. A request waits for its turn; turns go round by address, so that somebody who
asks little waits for one request of each other address at most, however many connections those have. An address that
has used up its time waits until it has earned some again, unless it has the server for itself.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from math import inf
from types import coroutine
from typing import Any, Final, TypeVar

from nextfrontier.server.guards.limits import Bucket, Buckets

SOONEST: Final = 0.001  # seconds until somebody without credit is looked at again, at least
LARGEST_DEBT: Final = 1.0  # seconds of work; a page that waits longer for its ping would come again and again
SLOWEST: Final = 1e-6  # seconds of work that an address earns each second, at least
T = TypeVar("T")


class Account(Bucket):
    """The seconds of work that an address may still use, its credit, and its requests that wait."""

    __slots__ = ("waiting",)

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        super().__init__(burst, per_second, clock)
        self.waiting: deque[asyncio.Future[None]] = deque()

    def spend(self, seconds: float) -> None:
        """Charge work that was done; the credit may fall below nothing, but not far."""
        self.level = max(-LARGEST_DEBT, self.refill() - seconds)

    def seconds_until_credit(self) -> float:
        """Return how long the address has to wait; 0 if it has credit."""
        missing = -self.refill()
        return 0.0 if missing < 0 else max(SOONEST, missing / max(self.per_second, SLOWEST))


class Turns:
    """Lets one request go on in each round of the event loop, the addresses one after the other."""

    def __init__(
        self, burst: float, per_second: float, alone: float = inf, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.alone = alone  # seconds without a request of anybody else, after which nobody needs credit
        self.clock = clock
        self.latest: Account | None = None  # who asked last
        self.latest_asked = -inf
        self.other_asked = -inf  # when anybody but the latest asked last
        self.accounts = Buckets(lambda: Account(burst, per_second, clock))
        self.line: deque[Account] = deque()  # those with waiting requests, the next one first
        self.given = False  # somebody goes on in this round
        self.timer: asyncio.TimerHandle | None = None

    def account(self, address: str) -> Account:
        """Return the account of an address."""
        return self.accounts.find(address)

    async def take(self, account: Account) -> None:
        """Wait until it is this address's turn."""
        turn = asyncio.get_running_loop().create_future()
        self.note(account)
        if not account.waiting:
            self.line.append(account)
        account.waiting.append(turn)
        self.give()
        if not turn.done():
            await turn

    def note(self, account: Account) -> None:
        """Note the account of a request, and the time of the last request of another account."""
        if account is not self.latest:
            self.latest, self.other_asked = account, self.latest_asked
        self.latest_asked = self.clock()

    def is_alone(self, account: Account) -> bool:
        """Tell whether nobody else has asked for a while."""
        asked = self.other_asked if account is self.latest else self.latest_asked
        return self.clock() - asked > self.alone

    def give(self) -> None:
        """Let the next request go on whose address has credit."""
        if self.given:
            return
        soonest = 0.0
        for _ in range(len(self.line)):
            account = self.line.popleft()
            while account.waiting and account.waiting[0].done():  # it was cancelled
                account.waiting.popleft()
            if not account.waiting:
                continue
            if self.is_alone(account):
                account.level = max(account.level, 0.0)  # nobody suffers from what it used
                self.let_go(account)
                return
            delay = account.seconds_until_credit()
            if not delay:
                self.let_go(account)
                return
            self.line.append(account)
            soonest = min(soonest or delay, delay)
        if soonest:
            self.look_again(soonest)

    def let_go(self, account: Account) -> None:
        """Let the first request of an address go on; the others wait behind everybody else."""
        account.waiting.popleft().set_result(None)
        if account.waiting:
            self.line.append(account)
        self.given = True
        asyncio.get_running_loop().call_soon(self.end_round)

    def end_round(self) -> None:
        """Let the next request go on."""
        self.given = False
        self.give()

    def look_again(self, seconds: float) -> None:
        """Wake up when the first account has credit again."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.give)


@coroutine
def charge_work(work: Awaitable[T], account: Account) -> Generator[Any, Any, T]:
    """Do some work and charge the time of the processor that it takes, not the time that it waits."""
    steps = work.__await__()
    given: Any = None
    error: BaseException | None = None
    while True:
        started = time.thread_time()
        try:
            wanted = steps.send(given) if error is None else steps.throw(error)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            account.spend(time.thread_time() - started)
        try:
            given, error = (yield wanted), None
        except BaseException as raised:  # also a cancellation: it is for the work to hear
            given, error = None, raised

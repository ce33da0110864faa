"""The queue for the bots: urgency first, then the order of coming; a bounded number of places."""

from __future__ import annotations

import asyncio
from typing import Any

from nextfrontier.server.bot_queue import BOTS, PEOPLE, PRESENT, Queue, Wish

TABLE: Any = object()


def wish(seat: int, urgency: int) -> Wish:
    return Wish(TABLE, seat, "", urgency)


def seats_taken(queue: Queue) -> list[int]:
    """Take out everybody."""
    taken = []
    while (found := queue.take()) is not None:
        taken.append(found.seat)
    return taken


def test_the_most_urgent_line_goes_first_and_in_a_line_whoever_came_first() -> None:
    queue = Queue(10)
    for seat, urgency in enumerate([BOTS, PEOPLE, BOTS, PRESENT, PEOPLE]):
        queue.join(wish(seat, urgency))
    assert seats_taken(queue) == [3, 1, 4, 0, 2]


def test_a_wish_moves_up_but_never_down_and_one_that_was_taken_stays_taken() -> None:
    queue = Queue(10)
    first, second, third = wish(1, BOTS), wish(2, BOTS), wish(3, PRESENT)
    for one in (first, second, third):
        queue.join(one)
    queue.move_up(second, PEOPLE)
    queue.move_up(third, BOTS)
    assert seats_taken(queue) == [3, 2, 1]
    queue.move_up(first, PRESENT)
    assert seats_taken(queue) == []


def test_a_line_that_is_full_admits_nobody_and_the_other_lines_do() -> None:
    queue = Queue(1)
    queue.join(wish(0, BOTS))
    assert [queue.admits("a", urgency) for urgency in (PRESENT, PEOPLE, BOTS)] == [True, True, False]


def test_whoever_is_outside_is_called_in_order_before_newcomers_may_queue_up() -> None:
    async def check() -> None:
        queue = Queue(1)
        queue.join(wish(0, BOTS))
        for name in ("a", "b", "c"):
            queue.stay_outside(name, BOTS)
        queue.stay_outside("b", PRESENT)
        assert await queue.call() == "b", "somebody has come to it"
        calling = asyncio.create_task(queue.call())
        await asyncio.sleep(0)
        assert not calling.done(), "there is no place yet"
        queue.take()
        assert await calling == "a"
        assert [queue.admits(name, BOTS) for name in ("a", "c", "new")] == [True, False, False]
        since = queue.called["a"]
        assert queue.come_in("a") == since
        assert not queue.admits("a", BOTS), "each call counts once"
        assert await queue.call() == "c"
        queue.come_in("c")
        assert queue.admits("new", BOTS)

    asyncio.run(check())

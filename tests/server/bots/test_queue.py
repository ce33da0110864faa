"""The queue for the bots: urgency first, then the addresses one after the other; a bounded number of places."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from nextfrontier.server.bots.queue import BOTS, MOST_PASSED_OVER, PEOPLE, PRESENT, Queue, Wish

TABLE: Any = object()


def wish(seat: int, urgency: int, address: str = "") -> Wish:
    return Wish(TABLE, seat, "", urgency, address or f"address {seat}")


def question(seat: int, address: str) -> Wish:
    """Return a wish for advice."""
    return Wish(TABLE, seat, "", PRESENT, address, advice=asyncio.get_running_loop().create_future())


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


@pytest.mark.parametrize("urgency", [PRESENT, PEOPLE, BOTS])
def test_the_addresses_of_a_line_take_turns_however_many_wishes_each_has(urgency: int) -> None:
    queue = Queue(100)
    for seat in range(60):
        queue.join(wish(seat, urgency, "greedy"))
    queue.join(wish(60, urgency, "modest"))
    queue.join(wish(61, urgency, "modest"))
    assert seats_taken(queue)[:6] == [0, 60, 1, 61, 2, 3]


def test_an_address_that_comes_back_waits_for_one_wish_of_each_other_address() -> None:
    queue = Queue(100)
    for seat in range(4):
        queue.join(wish(seat, PRESENT, "greedy"))
    taken = []
    for seat in range(10, 13):
        queue.join(wish(seat, PRESENT, "modest"))
        taken += [found.seat for found in (queue.take(), queue.take()) if found is not None]
    assert taken == [0, 10, 1, 11, 2, 12]


def test_a_line_that_is_passed_over_again_and_again_goes_first_for_once() -> None:
    queue = Queue(100)
    for seat in range(3 * MOST_PASSED_OVER):
        queue.join(wish(seat, PRESENT))
    for seat, urgency in ((100, PEOPLE), (101, PEOPLE), (200, BOTS), (201, BOTS)):
        queue.join(wish(seat, urgency))
    taken = seats_taken(queue)
    assert taken[MOST_PASSED_OVER : MOST_PASSED_OVER + 2] == [100, 200]
    assert taken.index(101) < taken.index(201) < 3 * MOST_PASSED_OVER


def test_an_address_that_fills_the_line_keeps_no_other_person_out_of_it() -> None:
    queue = Queue(3)
    for seat in range(3):
        queue.join(wish(seat, PRESENT, "greedy"))
    queue.stay_outside("table of the greedy", PRESENT)
    assert not queue.admits("another", PRESENT, "greedy")
    assert queue.admits("table", PRESENT, "modest")
    assert queue.admits_advice("modest")
    queue.join(wish(3, PRESENT, "modest"))
    assert not queue.admits("table", PRESENT, "modest"), "beyond its first wish there are places or not"
    assert not queue.admits_advice("modest")


def test_only_two_suggestions_of_an_address_wait_at_a_time_beside_its_tables() -> None:
    async def check() -> None:
        queue = Queue(100)
        for seat in range(5):
            queue.join(wish(seat, PRESENT, "greedy"))
        for seat in range(5, 7):
            assert queue.admits_advice("greedy")
            queue.join(question(seat, "greedy"))
        assert not queue.admits_advice("greedy")
        assert queue.admits_advice("modest")
        for _ in range(6):
            queue.take()
        assert queue.admits_advice("greedy")

    asyncio.run(check())


def test_a_wish_changes_its_address_only_while_it_waits() -> None:
    queue = Queue(10)
    first, second = wish(1, BOTS, "a table"), wish(2, BOTS, "another")
    queue.join(first)
    queue.join(second)
    assert queue.take() is first
    queue.move(first, BOTS, "opener")
    queue.move(second, BOTS, "opener")
    assert (first.address, second.address) == ("a table", "opener")
    assert seats_taken(queue) == [2]


def test_a_wish_moves_up_but_never_down_and_one_that_was_taken_stays_taken() -> None:
    queue = Queue(10)
    first, second, third = wish(1, BOTS), wish(2, BOTS), wish(3, PRESENT)
    for one in (first, second, third):
        queue.join(one)
    queue.move_up(second, PEOPLE, "address 2")
    queue.move_up(third, BOTS, "address 3")
    assert seats_taken(queue) == [3, 2, 1]
    queue.move_up(first, PRESENT, "address 1")
    assert seats_taken(queue) == []


def test_a_line_that_is_full_admits_nobody_and_the_other_lines_do() -> None:
    queue = Queue(1)
    queue.join(wish(0, BOTS))
    assert [queue.admits("a", urgency, "a") for urgency in (PRESENT, PEOPLE, BOTS)] == [True, True, False]


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
        assert [queue.admits(name, BOTS, name) for name in ("a", "c", "new")] == [True, False, False]
        since = queue.called["a"]
        assert queue.come_in("a") == since
        assert not queue.admits("a", BOTS, "a"), "each call counts once"
        assert await queue.call() == "c"
        queue.come_in("c")
        assert queue.admits("new", BOTS, "new")

    asyncio.run(check())

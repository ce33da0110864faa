"""Turns go round by address, and an address pays with its time for what its requests cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from nextfrontier.server.guards.limits import household_of
from nextfrontier.server.guards.origins import client_of, host_of, is_loopback
from nextfrontier.server.guards.turns import Account, Turns, charge_work
from nextfrontier.server.tables.replaying import in_slices


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("127.0.0.2", "127.0.0.3", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.1.2.3", "10.1.2.3", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unknown", "unknown", True),
    ],
)
def test_limits_count_ipv6_addresses_by_the_network_of_a_household(
    first: str, second: str, same: bool
) -> None:
    assert (household_of(first) == household_of(second)) is same


def test_limits_count_households_but_a_machine_is_known_by_its_own_address() -> None:
    scope: Any = {"type": "http", "client": ("::1", 1), "headers": [], "path": "/", "query_string": b""}
    asker: Any = ASGIConnection(scope)
    assert (client_of(asker), host_of(asker)) == ("::/64", "::1")
    assert is_loopback(host_of(asker))


def served(turns: Turns, requests: list[str], rounds: int = 200) -> list[str]:
    """Return the addresses in the order in which requests that came at once were served."""
    order: list[str] = []

    async def one(address: str) -> None:
        await turns.take(turns.account(address))
        order.append(address)

    async def all_of_them() -> None:
        tasks = [asyncio.create_task(one(address)) for address in requests]
        for _ in range(rounds):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(all_of_them())
    return order


def test_a_request_of_another_address_is_next_however_many_wait_of_the_first() -> None:
    order = served(Turns(5, 1), ["many"] * 50 + ["one"])
    assert order.index("one") <= 2
    assert len(order) == 51


def test_turns_go_round_among_all_addresses_that_wait() -> None:
    assert served(Turns(5, 1), ["a"] * 4 + ["b"] * 3 + ["c"] * 2) == list("aabcabcab")


def test_who_has_used_up_his_time_waits_until_he_has_earned_some_and_others_do_not() -> None:
    now = [0.0]
    turns = Turns(2, 0.5, clock=lambda: now[0])
    turns.account("busy").spend(3)
    assert turns.account("busy").seconds_until_credit() == 2
    assert served(turns, ["busy", "busy", "calm"]) == ["calm"]
    turns.account("busy").spend(30)
    assert turns.account("busy").seconds_until_credit() == 2, "no page waits so long that it gives up"
    now[0] = 2.1
    assert served(turns, ["busy", "calm"]) == ["busy", "calm"]
    now[0] = 1000.0
    assert turns.account("busy").refill() == 2


def test_who_has_the_server_for_himself_need_not_wait_and_starts_without_debts_when_others_come() -> None:
    now = [0.0]
    turns = Turns(2, 0.01, 10, lambda: now[0])
    turns.account("busy").spend(30)
    assert served(turns, ["busy"]) == ["busy"]
    assert turns.account("busy").level == 0
    now[0] = 5.0
    turns.account("busy").spend(30)
    assert served(turns, ["calm", "busy"]) == ["calm"]
    now[0] = 14.9
    assert served(turns, ["busy"]) == []
    now[0] = 15.1
    assert served(turns, ["busy"]) == ["busy"]


def test_a_waiting_request_goes_on_by_itself_when_there_is_credit() -> None:
    async def waiting() -> float:
        turns = Turns(1, 10)
        turns.account("busy").spend(2)
        started = time.monotonic()
        await turns.take(turns.account("busy"))
        return time.monotonic() - started

    assert 0.09 < asyncio.run(waiting()) < 5


def test_a_request_that_was_given_up_keeps_nobody_waiting() -> None:
    async def given_up() -> None:
        turns = Turns(5, 1)
        await turns.take(turns.account("a"))
        gone = [asyncio.create_task(turns.take(turns.account("b"))) for _ in range(3)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        async with asyncio.timeout(5):
            await turns.take(turns.account("a"))
            await turns.take(turns.account("b"))

    asyncio.run(given_up())


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def account_after(work: Callable[[], Awaitable[object]]) -> Account:
    async def run() -> Account:
        account = Account(10, 0, time.monotonic)
        await charge_work(work(), account)
        return account

    return asyncio.run(run())


def test_an_address_pays_for_the_time_of_the_processor_and_not_for_waiting() -> None:
    async def work() -> None:
        burn(0.03)
        await asyncio.sleep(0.2)
        burn(0.03)

    assert 0.06 <= 10 - account_after(work).level < 0.15


def test_metered_work_returns_raises_and_is_cancelled_as_any_other() -> None:
    heard: list[str] = []

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    async def fails() -> None:
        raise ValueError("so")

    async def returns() -> int:
        await asyncio.sleep(0)
        return 7

    async def run() -> None:
        account = Account(10, 1, time.monotonic)
        assert await charge_work(returns(), account) == 7
        with pytest.raises(ValueError, match="so"):
            await charge_work(fails(), account)

        async def waiter() -> None:
            await charge_work(waits(), account)

        task = asyncio.create_task(waiter())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert heard == ["cancelled"]


def test_others_work_while_a_long_game_is_played_again() -> None:
    async def run() -> int:
        rounds = 0

        async def others() -> None:
            nonlocal rounds
            while True:
                await asyncio.sleep(0)
                rounds += 1

        def steps() -> Generator[None, None, str]:
            for _ in range(10):
                burn(0.012)
                yield
            return "done"

        task = asyncio.create_task(others())
        assert await in_slices(steps()) == "done"
        task.cancel()
        return rounds

    assert asyncio.run(run()) >= 8

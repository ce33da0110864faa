"""Dealing the cards of a table when all its seats are taken and everybody has told their number, or had time to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.tables.table import Table


class Dealer:
    """Deals tables; those in `tables` are the ones that count."""

    def __init__(self, tables: Mapping[str, Table], patience: float) -> None:
        self.tables = tables
        self.patience = patience
        self.tasks: set[asyncio.Task[None]] = set()

    def attend(self, table: Table) -> None:
        """Deal a table that is full: at once if nobody has anything to tell, else when there was time for it."""
        if table.is_gathering and table.is_full:
            task = asyncio.get_running_loop().create_task(self.wait(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def wait(self, table: Table) -> None:
        """Give everybody time, then deal without the numbers that did not come."""
        if table.deal is not None and table.deal.awaited_seats:
            await asyncio.sleep(self.patience)
        if self.tables.get(table.facts.name) is table:
            with contextlib.suppress(Refused):  # the store failed: the table is loaded and attended to again
                async with table.lock:
                    await self.deal(table)

    async def tell(self, table: Table, seat: int, entropy: str) -> None:
        """Take the number that a player hashed; deal the cards after the last one."""
        async with table.lock:
            deal = table.deal
            if deal is None or deal.dealt:
                raise server_refusal("already_dealt")
            if not table.is_full:
                raise server_refusal("not_full")
            deal.tell(seat, entropy)
            if deal.awaited_seats:
                await table.keep_deal()
                table.show_table()
            else:
                await self.deal(table)

    async def deal(self, table: Table) -> None:
        """Deal from the server's seed and the numbers that were told. The caller holds the lock."""
        deal, old = table.deal, table.record
        if deal is None or deal.dealt:
            return
        record = await asyncio.to_thread(Record, old.game, old.seats, old.options, deal.seed)
        await table.begin(record, deal.finish())

    async def stop(self) -> None:
        """Stop all waits; tables that wait for numbers go on when they are loaded again."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

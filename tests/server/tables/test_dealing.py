"""The moment of the deal: nobody sees a game before its cards are dealt and written down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from nextfrontier.protocol.tables import NewSeat, NewTable
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.hall.opening import open_new
from nextfrontier.server.settings import Settings
from nextfrontier.server.store.contract import Seat
from nextfrontier.server.store.sqlite import SqliteStore
from nextfrontier.server.tables.deal import NOT_DEALT
from tests.server.serving import GAME


class Watched(SqliteStore):
    """A store that notes what a table shows while its deal is being written."""

    hall: Hall
    shown: tuple[bool, object] | None = None

    async def set_setup(self, name: str, setup: dict[str, Any]) -> None:
        table = self.hall.tables[name]
        self.shown = (table.is_gathering, table.facts.setup["seed"])
        await super().set_setup(name, setup)


def test_a_table_counts_as_not_dealt_until_the_deal_is_written_down(tmp_path: Path) -> None:
    async def run() -> None:
        store = Watched(tmp_path)
        store.hall = hall = Hall(Settings(tmp_path), store)
        await hall.open()
        opened = await open_new(hall, NewTable(GAME, [NewSeat("human"), NewSeat("open")]))
        table = hall.tables[opened.table]
        async with table.lock:
            await table.put_seat(Seat(1, "human", "Bob", "", False, "hash"))
            await hall.dealer.deal(table)
        assert store.shown == (True, NOT_DEALT)
        assert table.deal is not None
        assert not table.is_gathering
        assert table.record.seed == table.facts.setup["seed"] == table.deal.seed
        stored = await store.load(opened.table)
        assert stored is not None
        assert stored.facts.setup == table.facts.setup
        await hall.close()

    asyncio.run(run())

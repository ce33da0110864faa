"""The lobby: the list of public tables, and their number by address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from nextfrontier.server.errors import server_refusal
from nextfrontier.server.store.contract import ListedTable, Store

MOST_LISTED: Final = 100
LIST_SECONDS: Final = 1.0  # for which a list counts, so that many who ask do not keep the store busy


class Lobby:
    """Counts the public tables with open seats by the address that opened them since the server started.

    Whoever opens a public table holds `lock` from the check until the table is noted.
    """

    def __init__(self, store: Store, limit: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.limit = limit
        self.clock = clock
        self.listing = asyncio.Lock()
        self.listed: list[ListedTable] = []
        self.good_until = 0.0  # of the list
        self.lock = asyncio.Lock()
        self.opened: dict[str, list[str]] = {}  # names of tables by address

    async def check(self, client: str) -> None:
        """Refuse an address that has enough public tables."""
        still = await self.store.still_open(self.opened.pop(client, []))
        if still:
            self.opened[client] = still
        if len(still) >= self.limit:
            raise server_refusal("too_many_public_tables", limit=self.limit)

    def note(self, client: str, table: str) -> None:
        """Remember whose table it is."""
        self.opened.setdefault(client, []).append(table)
        self.forget_list()

    async def tables(self) -> list[ListedTable]:
        """Return the public tables with open seats, newest first, as they were within the last second."""
        async with self.listing:
            if self.clock() >= self.good_until:
                self.good_until = self.clock() + LIST_SECONDS
                try:
                    self.listed = await self.store.public_tables(MOST_LISTED)
                except BaseException:
                    self.forget_list()
                    raise
        return self.listed

    def forget_list(self) -> None:
        """Read the list again when it is asked for next, because a seat was opened or taken."""
        self.good_until = 0.0

"""The lobby: who has how many public tables in it."""

from __future__ import annotations

import asyncio

from nextfrontier.server.errors import refused
from nextfrontier.server.store import Store


class Lobby:
    """Counts the public tables with open seats by the address that opened them since the server started.

    Whoever opens a public table holds `lock` from the check until the table is noted.
    """

    def __init__(self, store: Store, limit: int) -> None:
        self.store = store
        self.limit = limit
        self.lock = asyncio.Lock()
        self.opened: dict[str, list[str]] = {}  # names of tables by address

    async def check(self, client: str) -> None:
        """Refuse an address that has enough public tables."""
        still = await self.store.still_open(self.opened.pop(client, []))
        if still:
            self.opened[client] = still
        if len(still) >= self.limit:
            raise refused("too_many_public_tables", limit=self.limit)

    def note(self, client: str, table: str) -> None:
        """Remember whose table it is."""
        self.opened.setdefault(client, []).append(table)

"""The hall: all tables, in memory and in the store, and the services that they share."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from nextfrontier.bots.levels import adviser_of
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.history import Row
from nextfrontier.record.record import Record
from nextfrontier.server.bots.bots import Bots
from nextfrontier.server.bots.queue import BOTS, PEOPLE
from nextfrontier.server.bots.reviews import Reviews
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.guards.limits import Bucket, Buckets
from nextfrontier.server.guards.turns import Turns
from nextfrontier.server.hall.drafts import Drafts
from nextfrontier.server.hall.importing import Importer
from nextfrontier.server.hall.lobby import Lobby
from nextfrontier.server.keys import new_table_name
from nextfrontier.server.metrics import Metrics
from nextfrontier.server.settings import Settings
from nextfrontier.server.store.contract import Seat, Store, StoredTable, TableFacts
from nextfrontier.server.tables.deal import Deal
from nextfrontier.server.tables.dealing import Dealer
from nextfrontier.server.tables.replaying import record_in_slices
from nextfrontier.server.tables.table import Table, setup_of

RECENT_SECONDS: Final = 24 * 3600.0
MOST_RESUMED: Final = 5000
SWEEP_SECONDS: Final = 30.0
RETRY_SECONDS: Final = 0.5  # until a table whose write failed is asked for again
PROBE_SECONDS: Final = 1.0  # an answer of the store counts for so long
PROBE_PATIENCE: Final = 2.0

T = TypeVar("T")

log = logging.getLogger(__name__)


class Hall:
    """Opens, finds and puts away tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.turns = Turns(settings.work_burst, settings.work_per_second, settings.alone_seconds)
        self.bots = Bots(settings, self.metrics, self.table_for_bots)
        self.reviews = Reviews(self.bots, settings.review_percent)
        self.importer = Importer(settings, self.turns)
        self.drafts = Drafts(self.turns)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.loads = asyncio.Semaphore(settings.loads)
        self.unloaded: set[str] = set()  # tables that this start resumes
        self.openings = Buckets(lambda: Bucket(settings.tables_per_hour, settings.tables_per_hour / 3600))
        self.talks = Buckets(lambda: Bucket(settings.chat_burst, settings.chat_per_second))
        self.dealer = Dealer(self.tables, settings.reveal_seconds)
        self.lobby = Lobby(store, settings.public_tables)
        self.connected: dict[str, int] = {}  # connections by client
        self.chores: list[asyncio.Task[None]] = []
        self.probed = 0.0  # when the store was last asked whether it can write
        self.writable = True

    async def open(self) -> None:
        """Open the store and let the bots of tables in play go on."""
        await self.store.open()
        self.bots.open()
        loop = asyncio.get_running_loop()
        self.chores = [loop.create_task(self.resume()), loop.create_task(self.sweep())]

    async def close(self) -> None:
        """Stop; everything that was acknowledged is in the store."""
        chores = self.chores[:]
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await self.dealer.stop()
        await self.reviews.stop()
        await self.bots.stop()
        self.importer.stop()
        await self.store.close()

    async def resume(self) -> None:
        """Let the bots go on after a start: their tables wait outside, and are loaded one after the other."""
        since = time.time() - RECENT_SECONDS
        for name, people in await self.insist(lambda: self.store.tables_with_bots(since, MOST_RESUMED)):
            self.unloaded.add(name)
            self.bots.queue.stay_outside(name, PEOPLE if people else BOTS)

    async def table_for_bots(self, name: str) -> Table:
        """Load a table for its bots only; if they have nothing to do, it leaves the memory soon."""
        known = name in self.tables or name in self.loading
        table = await self.table(name)
        if not known and not table.thinking:
            table.touched = time.monotonic() - self.settings.idle_seconds
        if name in self.unloaded:
            self.unloaded.remove(name)
            gc.freeze()  # else the collector would look at all of them again and again, in long pauses
        return table

    async def can_write(self) -> bool:
        """Can the store write? It is asked at most once in a while, and may not take long to answer."""
        now = time.monotonic()
        if now - self.probed >= PROBE_SECONDS:
            self.probed = now
            try:
                await asyncio.wait_for(self.store.probe(), PROBE_PATIENCE)
                self.writable = True
            except (Refused, TimeoutError):
                self.writable = False
        return self.writable

    async def sweep(self) -> None:
        """Put away tables that nobody looks at, now and then."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            self.put_away()

    def put_away(self) -> None:
        """Forget tables that have been idle for long; the store has them."""
        oldest = time.monotonic() - self.settings.idle_seconds
        for name, table in list(self.tables.items()):
            busy = table.watchers or table.thinking or table.lock.locked()
            if table.broken or (not busy and table.touched < oldest):
                del self.tables[name]

    # Finding.

    async def table(self, name: str) -> Table:
        """Return a table, loaded if need be; refuse if there is none."""
        found = self.tables.get(name)
        if found is not None and not found.broken:
            found.touched = time.monotonic()
            return found
        if name not in self.loading:
            loading = asyncio.ensure_future(self.load(name))
            self.loading[name] = loading
            loading.add_done_callback(lambda _: self.loading.pop(name))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> Table:
        """Take a table from the store into memory; its bots go on."""
        stored = await self.store.load(name)
        if stored is None:
            raise server_refusal("unknown_table", table=name[:40])
        async with self.loads:  # people wait for one table of bots at most, for those come one by one
            record = await record_in_slices(stored)
        return self.seat_down(stored, record)

    def seat_down(self, stored: StoredTable, record: Record) -> Table:
        """Put a table into memory and wake its bots."""
        table = Table(stored, record, self.store, self.metrics, self.settings)
        table.on_change = self.bots.wake
        table.on_failure = self.recover
        self.tables[stored.facts.name] = table
        self.bots.wake(table)
        self.dealer.attend(table)
        return table

    def recover(self, broken: Table) -> None:
        """Take a table whose write failed from the store again."""
        chore = asyncio.get_running_loop().create_task(self.load_again(broken.facts.name))
        self.chores.append(chore)
        chore.add_done_callback(self.chores.remove)

    async def load_again(self, name: str) -> None:
        """Load a table as soon as the store answers, so that its bots go on."""
        try:
            await self.insist(lambda: self.table(name))
        except Refused as error:
            log.warning("table %s cannot be loaded: %s", name, error)

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something that needs the store, again if the store fails, once it can write."""
        while True:
            try:
                return await work()
            except Refused as error:
                if error.reasons[0].code != "store_failed":
                    raise
            await asyncio.sleep(RETRY_SECONDS)
            while not await self.can_write():
                await asyncio.sleep(PROBE_SECONDS)

    # Opening.

    def check_opening(self, client: str) -> None:
        """Refuse a client that opens tables too fast."""
        if not self.openings.find(client).take():
            raise server_refusal("too_many_tables", limit=self.settings.tables_per_hour)

    async def open_table(
        self,
        record: Record,
        seats: list[Seat],
        title: str,
        public: bool = False,
        invitation: str | None = None,
        origin: str = "dealt",
        deal: Deal | None = None,
        after: str | None = None,
        advice: bool = True,
    ) -> Table:
        """Open a new table, durable before anybody hears of it; `after` names the table whose rematch it is.

        Invitation and tokens are hashed already.
        """
        setup = {
            **setup_of(record), "origin": origin, "advice": advice, "deal": msgspec.to_builtins(deal),
        }  # fmt: skip
        facts = TableFacts(
            new_table_name(), record.game.slug, setup, title, public, invitation, time.time(),
            record.over, None,
        )  # fmt: skip
        await self.keep_table(facts, seats, record.rows, after)
        return self.seat_down(StoredTable(facts, seats, record.rows, [], []), record)

    async def keep_table(
        self, facts: TableFacts, seats: list[Seat], rows: list[Row], after: str | None = None
    ) -> None:
        """Write a new table down."""
        await self.store.add_table(facts, seats, rows, after)
        self.metrics.add("tables_opened")

    def stand_in_level(self, game: str) -> str:
        """Return the level of the bot that plays for a person who left."""
        return adviser_of(game)

    # Connections.

    def connect(self, client: str) -> None:
        """Count a connection; refused if there is no room."""
        settings = self.settings
        own = self.connected.get(client, 0)
        if own >= settings.connections_per_client or sum(self.connected.values()) >= settings.connections:
            raise server_refusal("too_many_connections")
        self.connected[client] = own + 1
        self.metrics.add("connections")

    def disconnect(self, client: str) -> None:
        """Forget a connection that has gone."""
        self.metrics.add("connections", amount=-1)
        self.connected[client] -= 1
        if not self.connected[client]:
            del self.connected[client]

"""A live table: a game, its seats, its chat and its watchers. Every change is durable before it is shown."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.bots.turns import TurnThought
from nextfrontier.kernel.events import EVERYBODY
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Refused
from nextfrontier.protocol.decisions import name_decision
from nextfrontier.protocol.frames import Answer as Reply
from nextfrontier.protocol.frames import ChangedReply, RefusedReply
from nextfrontier.protocol.tables import CurveDocument, Origin, SeatDocument, SeatKind
from nextfrontier.record.record import Record
from nextfrontier.record.record import digest as digest_of
from nextfrontier.server.errors import server_refusal, tell_refusal
from nextfrontier.server.gate import Gate
from nextfrontier.server.keys import hash_secret
from nextfrontier.server.metrics import Metrics
from nextfrontier.server.settings import Settings
from nextfrontier.server.store.contract import (
    Answer,
    Change,
    ChatLine,
    Digest,
    Seat,
    Store,
    StoredTable,
    TableFacts,
)
from nextfrontier.server.tables.deal import Deal, deal_in

T = TypeVar("T")
REMEMBERED_REFUSALS: Final = 256
DIGEST_EVERY: Final = 16  # moves
REMEMBERED_LINES: Final = 256
DEALT: Final = "dealt"  # origins of tables
TUTORIAL: Final = "tutorial"


class Watcher(Protocol):
    """A connection that is told about a table."""

    client: str  # address
    mine: list[int]  # own seats; a spectator has none

    def show_state(self) -> None:
        """Show the game, which has changed."""

    def show_table(self) -> None:
        """Show seats, presence and thinking bots, which have changed."""

    def show_chat(self, lines: list[ChatLine]) -> None:
        """Show new lines of chat."""

    def stop(self, error: Refused) -> None:
        """End the connection, for the table cannot go on."""


class TableLock(asyncio.Lock):
    """The lock of a table; once a write has failed, nobody gets it any more and waiting requests are refused."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = False

    async def acquire(self) -> Literal[True]:
        """Wait for the lock; refused if the memory of the table is ahead of the store."""
        await super().acquire()
        if self.broken:
            self.release()
            raise server_refusal("store_failed")
        return True


class Table:
    """One table in memory. Whoever reads or changes the game holds `lock`."""

    def __init__(
        self, stored: StoredTable, record: Record, store: Store, metrics: Metrics, settings: Settings
    ) -> None:
        self.facts: TableFacts = stored.facts
        self.seats: list[Seat] = stored.seats
        self.chat: list[ChatLine] = stored.chat
        self.deal = deal_in(stored.facts.setup)
        self.record = record
        self.gate = Gate(record)
        self.curve: CurveDocument | None = None  # of the finished game, once somebody asked for it
        self.store = store
        self.metrics = metrics
        self.settings = settings
        self.answers: dict[tuple[int, str], Reply] = {
            (answer.seat, answer.request): ChangedReply(version=answer.reply["version"])
            for answer in stored.answers
        }
        said = [line.request for line in stored.chat[-REMEMBERED_LINES:] if line.request]
        self.said: OrderedDict[str, None] = OrderedDict.fromkeys(said)
        self.refusals: OrderedDict[tuple[int, str], Reply] = OrderedDict()
        self.lock = TableLock()
        self.watchers: list[Watcher] = []
        self.opener = ""  # address, as far as it is known
        self.thinking: set[int] = set()
        self.thoughts = [TurnThought() for _ in self.seats]  # of the bots; after a restart a turn begins anew
        self.digested = stored.digests[-1].moves if stored.digests else 0
        self.touched = time.monotonic()
        self.on_change: Callable[[Table], None] = lambda table: None  # wakes the bots
        self.on_failure: Callable[[Table], None] = lambda table: None  # loads the table again

    @property
    def broken(self) -> bool:
        """Has a write failed? Then this table in memory is used no more."""
        return self.lock.broken

    @property
    def is_gathering(self) -> bool:
        """Are the cards still to be dealt? Then `record` only stands in for the game to come."""
        return self.deal is not None and not self.deal.dealt

    @property
    def is_full(self) -> bool:
        """Are all seats taken?"""
        return all(seat.kind != "open" for seat in self.seats)

    # Who is who.

    def seat_with(self, token: str) -> int:
        """Return the seat of a token."""
        wanted = hash_secret(token)
        for seat in self.seats:
            if seat.token == wanted:
                return seat.seat
        raise server_refusal("unknown_token")

    def tell_seats(self) -> list[SeatDocument]:
        """Return the seats as everybody sees them."""
        present = {seat for watcher in self.watchers for seat in watcher.mine}
        return [tell_seat(seat, seat.seat in present) for seat in self.seats]

    def bots_to_move(self) -> list[int]:
        """Return the seats whose bot has to decide and does not think yet; none if the game cannot go on."""
        if self.is_gathering or self.longest_for(1):
            return []
        state = self.record.state
        return [
            seat.seat
            for seat in self.seats
            if seat.is_played_by_bot and seat.seat not in self.thinking and state.required_decision(seat.seat)
        ]

    # Changes.

    async def play(self, seat: int, request: str, decision: str, moves: list[str], language: str) -> Reply:
        """Play moves of a seat, all or none; the first answers the named decision."""
        return await self.change(seat, request, lambda: self.play_all(seat, decision, moves), language)

    async def undo(self, seat: int, request: str, steps: int, language: str) -> Reply:
        """Take back moves of a seat; 0 steps: as many as can be."""

        def work() -> None:
            self.check_going_back()
            self.record.undo(seat, steps or max(1, self.record.undoable(seat)))

        return await self.change(seat, request, work, language)

    async def redo(self, seat: int, request: str, steps: int, language: str) -> Reply:
        """Play again moves that were taken back."""
        return await self.change(seat, request, lambda: self.redo_all(seat, steps), language)

    async def bot_plays(self, seat: int, decision: str, move: str) -> None:
        """Play the move of a bot, if its decision is still open."""
        async with self.lock:
            self.thinking.discard(seat)
            if name_decision(self.record, seat) != decision or not self.seats[seat].is_played_by_bot:
                self.on_change(self)
                return
            before = self.record.version
            self.play_all(seat, decision, [move])
            await self.keep(before, None)
            self.metrics.add("moves", "bot")

    async def change(self, seat: int, request: str, work: Callable[[], None], language: str) -> Reply:
        """Do a seat's request once; answer a repeated request as the first time."""
        async with self.lock:
            known = self.answers.get((seat, request)) or self.refusals.get((seat, request))
            if known is not None:
                return known
            before = self.record.version
            try:
                work()
            except Refused as error:
                return self.refuse(seat, request, error, language)
            version = self.record.version
            await self.keep(before, Answer(seat, request, {"ok": True, "version": version}))
            self.answers[(seat, request)] = reply = ChangedReply(version=version)
            self.metrics.add("moves", "person")
            return reply

    def refuse(self, seat: int, request: str, error: Refused, language: str) -> Reply:
        """Return the answer to a refused request, and remember it for a while."""
        self.metrics.add("refusals", error.reasons[0].code)
        reply = RefusedReply(error=tell_refusal(self.record.game, error, language))
        self.refusals[(seat, request)] = reply
        if len(self.refusals) > REMEMBERED_REFUSALS:
            self.refusals.popitem(last=False)
        return reply

    async def keep(self, before: int, answer: Answer | None) -> None:
        """Make the rows since `before` durable, then show them."""
        started = time.monotonic()
        digest = self.due_digest()
        change = Change(before, self.record.rows[before:], answer, self.record.over, digest)
        await self.write(self.store.append(self.facts.name, change))
        self.metrics.time("store_seconds", time.monotonic() - started)
        self.digested = self.digested if digest is None else digest.moves
        self.facts.over = self.record.over
        self.touched = time.monotonic()
        self.on_change(self)
        for watcher in self.watchers[:]:
            watcher.show_state()

    def due_digest(self) -> Digest | None:
        """Return the digest of the state every so many moves, once nobody can go back behind it."""
        record, moves = self.record, len(self.record.entries)
        if not moves or record.entries[-1].floor != EVERYBODY:
            return None
        if moves - self.digested < DIGEST_EVERY and not record.over:
            return None
        return Digest(record.version, moves, digest_of(record.game, record.state))

    async def write(self, writing: Awaitable[T]) -> T:
        """Wait for the store. If it fails or the wait is broken off, the table in memory counts no more."""
        try:
            return await writing
        except BaseException:
            self.fail()
            raise

    def fail(self) -> None:
        """Give up the table in memory, which may differ from the store; it is loaded anew."""
        self.lock.broken = True
        self.metrics.add("store_faults")
        for watcher in self.watchers[:]:
            watcher.stop(server_refusal("store_failed"))
        self.on_failure(self)

    # Moves.

    def play_all(self, seat: int, decision: str, moves: list[str]) -> None:
        """Play moves together, the first as the answer to the named decision."""
        if decision != name_decision(self.record, seat) or not decision:
            raise server_refusal("stale_decision", given=decision[:80])
        self.check_length(len(moves))
        self.record.play_all(seat, moves)

    def redo_all(self, seat: int, steps: int) -> None:
        """Play again moves that were taken back."""
        self.check_going_back()
        self.check_length(steps)
        self.record.redo(seat, steps)

    def check_length(self, more: int) -> None:
        """Refuse moves of a game that has grown too long."""
        limit = self.longest_for(more)
        if limit:
            raise server_refusal("game_too_long", limit=limit)

    def check_going_back(self) -> None:
        """Refuse undo and redo where the moves of the rest of the game may need the room.

        Else one player could use up the rows of a table and end the game for everybody.
        """
        longest, line = self.settings.longest_game, self.settings.longest_line
        limit = max(longest - line, longest // 2)
        if len(self.record.rows) >= limit:
            raise server_refusal("too_many_undos", limit=limit)

    def longest_for(self, more: int) -> int:
        """Return the limit that so many more moves would pass; 0 if they pass none."""
        if len(self.record.rows) + more > self.settings.longest_game:
            return self.settings.longest_game
        return self.settings.longest_line * (len(self.record.entries) + more > self.settings.longest_line)

    # Talk and presence.

    def mark_of(self, sender: str, request: str) -> str:
        """Return the mark by which a repeated request to speak is known: a hash, for the sender may be an address."""
        return hash_secret(f"{self.facts.name} {sender} {request}")

    async def say(self, seat: int, text: str, mark: str, kept: int) -> None:
        """Add a line of chat, unless this sender sent it before under the same id."""
        async with self.lock:
            if mark in self.said:
                return
            number = self.chat[-1].number + 1 if self.chat else 0
            watches = seat == SPECTATOR
            name = "" if watches else self.seats[seat].name
            line = ChatLine(number, None if watches else seat, name, text, time.time(), mark)
            await self.write(self.store.say(self.facts.name, line, kept))
            self.chat = [*self.chat, line][-kept:]
            self.said[mark] = None
            if len(self.said) > REMEMBERED_LINES:
                self.said.popitem(last=False)
            for watcher in self.watchers[:]:
                watcher.show_chat([line])

    async def put_seat(self, seat: Seat) -> None:
        """Change the owner of a seat, before the deal together with its share. The caller holds the lock."""
        setup = self.setup_with_deal() if self.is_gathering else None
        await self.write(self.store.put_seat(self.facts.name, seat, setup))
        self.seats[seat.seat] = seat
        self.touched = time.monotonic()
        self.on_change(self)
        self.show_table()

    def setup_with_deal(self) -> Document:
        """Return the set-up with the deal as it is now."""
        return {**self.facts.setup, "deal": msgspec.to_builtins(self.deal)}

    async def keep_deal(self) -> None:
        """Make the numbers told so far durable. The caller holds the lock."""
        await self.write(self.store.set_setup(self.facts.name, self.setup_with_deal()))

    async def begin(self, record: Record, deal: Deal) -> None:
        """Begin the game with the dealt cards, once they are durable. The caller holds the lock."""
        setup = {**self.facts.setup, "deal": msgspec.to_builtins(deal), **setup_of(record)}
        await self.write(self.store.set_setup(self.facts.name, setup))
        self.facts.setup, self.deal, self.record, self.gate = setup, deal, record, Gate(record)
        self.touched = time.monotonic()
        self.on_change(self)
        for watcher in self.watchers[:]:
            watcher.show_state()

    def show_table(self) -> None:
        """Tell all watchers which people are present and which bots think."""
        for watcher in self.watchers[:]:
            watcher.show_table()


def tell_seat(seat: Seat, is_connected: bool | UnsetType = UNSET) -> SeatDocument:
    """Return a seat as everybody sees it; whether its owner is there, if that is known."""
    kind: SeatKind = seat.kind
    return SeatDocument(seat.seat, kind, seat.name, seat.level or None, seat.away, is_connected)


def origin_of(facts: TableFacts) -> Origin:
    """Return the source of the first position: dealt for this table, or from a save, a position or a copy.

    Tables of older versions do not say; one that began in a position was not dealt.
    """
    origin: Origin = facts.setup.get("origin", DEALT if facts.setup["position"] is None else "position")
    return origin


def allows_advice(facts: TableFacts) -> bool:
    """May players of this table ask a bot for its move? Tables of older versions do not say, and allow it."""
    allows: bool = facts.setup.get("advice", True)
    return allows


def setup_of(record: Record) -> Document:
    """Return the facts of a game that are stored beside its rows."""
    return {
        "game_version": record.game.version,
        "components_version": record.components_version,
        "seats": record.seats,
        "options": record.options_to_keep(),
        "seed": record.seed,
        "position": record.changes,
    }

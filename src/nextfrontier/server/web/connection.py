"""One connection to a table: its eyes, its last frames, and the frames that wait to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Refused
from nextfrontier.protocol.frames import Answer, ChatFrame, FatalFrame, Frame, TableFrame
from nextfrontier.protocol.frames import ChatLine as ToldLine
from nextfrontier.protocol.games import spoken
from nextfrontier.protocol.messages import Have
from nextfrontier.record.history import Entry, common
from nextfrontier.server.errors import server_refusal, tell_refusal
from nextfrontier.server.gate import kept_entries, not_dealt
from nextfrontier.server.guards.origins import client_of
from nextfrontier.server.store.contract import ChatLine
from nextfrontier.server.tables.table import Table, allows_advice, origin_of
from nextfrontier.server.texts import SERVER_NAME, iso_time, say_own_line

POLICY_VIOLATION: Final = 1008
TRY_AGAIN: Final = 1013
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """A watcher of a table over a WebSocket. Frames are sent in order, by a task of their own."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: Table, mine: list[int], language: str, backlog: int
    ) -> None:
        self.socket = socket
        self.client = client_of(socket)
        self.table = table
        self.mine = mine
        self.seat = mine[0] if mine else SPECTATOR  # whose eyes
        self.language = spoken(table.record.game, language)
        self.backlog = backlog
        self.kept = 0  # entries of the log that a returning client still has; then those that it was sent
        self.sent: list[Entry] | None = None
        self.frames: deque[str] = deque()
        self.news = asyncio.Event()
        self.closing = 0  # the code to close with when everything is sent

    # What is sent.

    def greet(self, have: Have | None, chat: int) -> None:
        """Send the first frames: the state with the missed entries of the log, and the chat."""
        if have is not None:
            self.kept = kept_entries(self.table.record, have.version, have.log)
        self.show_state()
        self.show_chat(self.table.chat[-chat:])

    def look(self, seat: int) -> None:
        """See through the eyes of another seat; its log is another one too."""
        self.seat = seat
        self.kept, self.sent = 0, None
        self.show_state()

    def speak(self, language: str) -> None:
        """Say everything in another language from now on; the log is sent anew."""
        self.language = spoken(self.table.record.game, language)
        self.look(self.seat)

    def show_state(self) -> None:
        """Send the state frame."""
        if self.table.is_gathering:
            self.kept, self.sent = 0, None
            self.send(replace(not_dealt(self.seat), **self.people()))
            return
        table, entries = self.table, self.table.record.entries
        if self.sent is not None:
            self.kept = 1 + common(self.sent, entries)
        self.sent = entries
        situation = table.gate.situation(self.seat, self.language)
        log = table.gate.log(self.seat, self.language, self.kept)
        self.send(replace(situation, **self.people(), log=log))

    def show_table(self) -> None:
        """Send the people at the table, the bots that think, and the name of the rematch."""
        self.send(TableFrame(**self.people()))

    def people(self) -> dict[str, Any]:
        """Return the fields of `People`: seats, presence, bots at work and where the cards come from."""
        table = self.table
        return {
            "mine": self.mine,
            "seats": table.tell_seats(),
            "thinking": sorted(table.thinking),
            "rematch": table.facts.next_table,
            "origin": origin_of(table.facts),
            "advice": allows_advice(table.facts),
            "deal": None if table.deal is None else table.deal.show(table.is_full, table.record.over),
        }

    def show_chat(self, lines: list[ChatLine]) -> None:
        """Send lines of chat."""
        self.send(ChatFrame([tell_line(line, self.language) for line in lines]))

    def reply(self, request: str | None, answer: Answer) -> None:
        """Send the answer to a request."""
        self.send(replace(answer, id=request))

    def stop(self, error: Refused) -> None:
        """Say why, then close."""
        self.send(FatalFrame(tell_refusal(self.table.record.game, error, self.language)))
        self.closing = self.closing or POLICY_VIOLATION

    # How it is sent.

    def send(self, frame: Frame) -> None:
        """Put a frame into the queue; end the connection of a client that reads too slowly (it may come back)."""
        if self.closing:
            return
        if len(self.frames) >= self.backlog:
            self.frames.clear()
            self.closing = TRY_AGAIN
            frame = FatalFrame(tell_refusal(None, server_refusal("too_slow"), self.language))
        self.frames.append(ENCODER.encode(frame).decode())
        self.news.set()

    async def pump(self) -> None:
        """Send the frames of the queue until the connection closes."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                while self.frames:
                    await self.socket.send_text(self.frames.popleft())
                if self.closing:
                    await self.socket.close(self.closing)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone; the reader of the socket notices too


def tell_line(line: ChatLine, language: str) -> ToldLine:
    """Return a line of chat as clients get it; a line of the server itself in their language."""
    own = line.seat is None and line.name == SERVER_NAME
    text = say_own_line(line.text, language) if own else line.text
    return ToldLine(line.number, line.seat, line.name, text, iso_time(line.time))

"""The protocols of uvicorn on a socket, HTTP and WebSocket, with an end for clients that do not go on."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, Final

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nextfrontier.server.guards.sockets import LEAST_BYTES, Mark, Sockets, unsent

PIECE: Final = 4096  # bytes that are read before the messages in them are looked at


class GuardedConfig(uvicorn.Config):
    """The configuration of uvicorn, with the sockets that its protocols share."""

    def __init__(self, app: Any, sockets: Sockets, **fields: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedWebSocket, **fields)
        self.sockets = sockets


def sockets_of(config: uvicorn.Config) -> Sockets:
    """Return the sockets that a configuration carries."""
    assert isinstance(config, GuardedConfig)
    return config.sockets


class GuardedHttp(H11Protocol):
    """HTTP, whose headers and bodies have to come and whose answers have to be read."""

    received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the socket."""
        super().connection_made(transport)
        sockets_of(self.config).add(transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket."""
        sockets_of(self.config).remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count the bytes that come."""
        self.received += len(data)
        super().data_received(data)

    def mark(self) -> Mark:
        """Return the task of the client: take the answer, finish its headers or finish its body."""
        if self.transport.is_closing():
            return "closing", unsent(self.transport)
        if self.flow.write_paused:
            return "never reads", unsent(self.transport)
        if self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None:
            return "late headers", id(self.cycle)
        if self.conn.their_state is h11.SEND_BODY and not self.flow.read_paused:
            return "late body", self.received // LEAST_BYTES
        return None

    def is_idle(self) -> bool:
        """Is no request under way?"""
        return self.conn.their_state is h11.IDLE


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """WebSocket, of which one message is read at a time, and whose frames have to be read and pings answered."""

    def __init__(self, *arguments: Any, **fields: Any) -> None:
        super().__init__(*arguments, **fields)
        self.unread = bytearray()

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over the socket from HTTP."""
        super().connection_made(transport)
        sockets_of(self.config).change(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket."""
        sockets_of(self.config).remove(self.transport)
        self.unread.clear()
        super().connection_lost(exc)

    def mark(self) -> Mark:
        """Return the task of the client: take the frames that were sent."""
        if self.transport.is_closing():
            return "closing", unsent(self.transport)
        if not self.writable.is_set():
            return "never reads", unsent(self.transport)
        return None

    def is_idle(self) -> bool:
        """Is nobody at a table? A WebSocket is there to stay."""
        return False

    def keepalive_timeout(self) -> None:
        """End the connection of a client that did not answer a ping, without waiting until it reads the rest."""
        super().keepalive_timeout()
        self.transport.abort()

    # Reading: no further than to the next message, and not at all while nothing can be answered.

    def data_received(self, data: bytes) -> None:
        """Read the bytes that came, in pieces."""
        self.unread += data
        self.read_on()

    def read_on(self) -> None:
        """Read until a message waits for the application."""
        while self.unread and self.may_read():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
        if self.unread or not self.may_read():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def may_read(self) -> bool:
        """Does nothing wait to be worked on, and can be answered?"""
        return not self.read_paused and self.writable.is_set() and not self.transport.is_closing()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and read on when there is none left."""
        message = await super().receive()
        self.read_on()
        return message

    def pause_writing(self) -> None:
        """Read nothing while nothing can be sent: answers to pings would fill the memory."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Read on."""
        super().resume_writing()
        self.read_on()

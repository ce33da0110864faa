"""Somebody at a table: a WebSocket client that keeps what it was sent."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nextfrontier.protocol.fields import PROTOCOL

PATIENCE = 60.0
Document = dict[str, Any]
numbers = itertools.count(1)


def texts_of(moves: list[Document]) -> list[str]:
    """The notations of moves."""
    return [move["text"] for move in moves]


class Visitor:
    """A connection with the state, log and chat as a client would show them, and every frame it got."""

    def __init__(
        self,
        address: str,
        table: str,
        tokens: Sequence[str] = (),
        have: Document | None = None,
        **fields: Any,
    ) -> None:
        self.frames: list[str] = []
        self.state: Document = {}
        self.log: list[Document] = []
        self.chat: list[Document] = []
        self.people: Document = {}
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(connect(address, max_size=None))
        hello = {
            "do": "hello",
            "protocol": PROTOCOL,
            "table": table,
            "tokens": list(tokens),
            "have": have,
            **fields,
        }
        with suppress(ConnectionClosed):  # refused before it could say hello
            self.socket.send(json.dumps(hello))

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *error: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Close the connection."""
        self.stack.close()

    # Frames.

    def read(self) -> Document:
        """Read the next frame, and take it in."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Document = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
            self.people = frame
            assert frame["log"]["keep"] <= len(self.log)
            self.log = self.log[: frame["log"]["keep"]] + frame["log"]["add"]
            assert [entry["number"] for entry in self.log] == list(range(len(self.log)))
        elif frame["type"] == "chat":
            self.chat += frame["lines"]
        elif frame["type"] == "table":
            self.people = frame
        return frame

    def until(self, condition: Any) -> Document:
        """Read until the state is as wanted."""
        while not self.state or not condition(self.state):
            self.read()
        return self.state

    def arrive(self) -> Visitor:
        """Read the greeting."""
        self.until(lambda state: True)
        while not self.frames[-1].startswith('{"type":"chat"'):
            self.read()
        return self

    def fatal(self) -> str:
        """Return the code with which the connection is refused."""
        while True:
            frame = self.read()
            if frame["type"] == "fatal":
                break
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed:
            return str(frame["error"]["code"])

    # Requests.

    def send(self, do: str, **fields: Any) -> str:
        """Send a request; its id."""
        request = fields.pop("id", None) or f"r{next(numbers)}"
        self.socket.send(json.dumps({"do": do, "id": request, **fields}))
        return str(request)

    def answer(self, request: str | None) -> Document:
        """Read until the answer to a request."""
        while True:
            frame = self.read()
            if frame["type"] == "reply" and frame["id"] == request:
                return frame

    def ask(self, do: str, **fields: Any) -> Document:
        """Send a request that is expected to succeed; return its answer."""
        reply = self.answer(self.send(do, **fields))
        assert reply["ok"], reply
        return reply

    def refused(self, do: str, **fields: Any) -> str:
        """Send a request that is expected to be refused; return the code."""
        reply = self.answer(self.send(do, **fields))
        assert not reply["ok"], reply
        assert reply["error"]["message"]
        return str(reply["error"]["code"])

    @property
    def decision(self) -> Document:
        """Return the open decision of the seat."""
        decision: Document = self.state["decision"]
        assert decision is not None, self.state["waiting"]
        return decision

    @property
    def moves(self) -> list[str]:
        """The legal moves in notation."""
        return texts_of(self.decision["moves"])

    @property
    def illegal(self) -> list[str]:
        """The thinkable moves in notation that are not legal."""
        return texts_of(self.decision["illegal"])

    def play(self, *moves: str) -> Document:
        """Play moves of the open decision; without any, its first."""
        chosen = list(moves) or [self.moves[0]]
        return self.ask("play", decision=self.decision["id"], moves=chosen)

    def must_decide(self) -> bool:
        """Does the table wait for this seat?"""
        decision = self.state["decision"]
        return decision is not None and not decision["optional"]

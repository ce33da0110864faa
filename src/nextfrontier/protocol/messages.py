"""Messages of a client over the WebSocket, verb by verb: fields, types and meanings."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from nextfrontier.protocol.fields import Language, Move, Seat, Steps

RequestId = Annotated[str, Meta(min_length=1, max_length=40, description="made by the client, never twice")]
MOST_WATCHED: Final = 24  # entries of the log that are played back at once
DecisionId = Annotated[str, Meta(max_length=80, description="the open decision that is meant")]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """The field of every message: its verb."""


class Have(msgspec.Struct, forbid_unknown_fields=True):
    """The frames that a returning client has already."""

    version: Annotated[int, Meta(ge=0)]
    log: Annotated[int, Meta(ge=0, description="entries of the log")]


class Hello(Message, tag="hello", kw_only=True):
    """The first message: which table, with which seats."""

    protocol: int
    table: Annotated[str, Meta(max_length=40)]
    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=8)] = []
    language: Language = "en"
    have: Have | None = None


class Request(Message, kw_only=True):
    """A request; its answer carries the same id."""

    id: RequestId


class Play(Request, tag="play", kw_only=True):
    """Play moves, all or none."""

    decision: DecisionId
    moves: Annotated[list[Move], Meta(min_length=1, max_length=60)]


class Undo(Request, tag="undo", kw_only=True):
    """Take back moves."""

    steps: Steps = 1


class Redo(Request, tag="redo", kw_only=True):
    """Play again moves that were taken back."""

    steps: Steps = 1


class Restart(Request, tag="restart"):
    """Take back as many moves as can be."""


class Why(Request, tag="why", kw_only=True):
    """Is a move legal, now or after others of the same seat, and if not, why?"""

    decision: DecisionId
    move: Move
    after: Annotated[list[Move], Meta(max_length=12)] = []


class Preview(Request, tag="preview", kw_only=True):
    """Ask for the effects of a move, or of several in a row."""

    decision: DecisionId
    move: Move = ""
    moves: Annotated[list[Move], Meta(max_length=12, description="instead of one move")] = []


class Suggest(Request, tag="suggest"):
    """Ask a bot for a move."""


class Watch(Request, tag="watch", kw_only=True):
    """Ask for moves of the log event by event, to play them back."""

    version: Annotated[int, Meta(ge=0, description="version of the log that is meant")]
    first: Annotated[int, Meta(ge=1, description="number of the first entry")]
    entries: Annotated[int, Meta(ge=1, le=MOST_WATCHED, description="how many entries")]


class Chat(Request, tag="chat", kw_only=True):
    """Say something."""

    text: str


class Reveal(Request, tag="reveal", kw_only=True):
    """Tell the number whose hash was given when the seat was taken."""

    seat: Seat
    entropy: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[0-9a-f]+(?![\s\S])")]


class Look(Request, tag="look", kw_only=True):
    """See the table through the eyes of another of one's seats."""

    seat: Seat


class Speak(Request, tag="speak", kw_only=True):
    """Have everything said in another language from now on, the log included."""

    language: Language


class Ping(Request, tag="ping"):
    """Is anybody there?"""


AnyMessage = (
    Hello
    | Play
    | Undo
    | Redo
    | Restart
    | Why
    | Preview
    | Suggest
    | Watch
    | Chat
    | Reveal
    | Look
    | Speak
    | Ping
)
DECODER: Final = msgspec.json.Decoder(AnyMessage)


def request_id(text: str) -> str | None:
    """Return the id of a message that cannot be read otherwise, so that it gets an answer."""
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, str) and 0 < len(found) <= 40 else None

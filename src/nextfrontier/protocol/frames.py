"""Messages of the server over the WebSocket: frames and answers to requests."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.decisions import OwnDecision, Waiting
from nextfrontier.protocol.events import LogDocument
from nextfrontier.protocol.fields import Bad, Forecast, Good, Version, View
from nextfrontier.protocol.previews import PreviewDocument, ResultDocument
from nextfrontier.protocol.reasons import ErrorReason, Reason
from nextfrontier.protocol.steps import EntrySteps
from nextfrontier.protocol.tables import OriginField, SeatDocument


class ShareDocument(msgspec.Struct):
    """The part of a seat in the deal."""

    seat: int
    commitment: Annotated[str | None, meaning("hash of its number; null: it takes no part")]
    told: Annotated[bool, meaning("has it told its number?")]
    entropy: Annotated[str | None, meaning("the number, when the game is over")]


class DealDocument(msgspec.Struct):
    """A deal in which players have a part; the hashed numbers come when the game is over."""

    dealt: bool
    asked: Annotated[bool, meaning("all seats are taken: numbers are to be told")]
    server: Annotated[str, meaning("hash of the server's seed")]
    server_seed: str | None
    players: list[ShareDocument]


class UndoDocument(msgspec.Struct):
    """The moves that a seat can take back and play again."""

    possible: Annotated[int, meaning("moves that it can take back")]
    redo: Annotated[int, meaning("moves that it can play again")]


class People(msgspec.Struct, tag_field="type", kw_only=True):
    """The people and bots at the table, as one connection sees them."""

    mine: Annotated[list[int], meaning("the seats of this connection")] = []
    seats: list[SeatDocument] = []
    thinking: Annotated[list[int], meaning("seats whose bots think")] = []
    rematch: Annotated[str | None, meaning("the table of the rematch")] = None
    origin: OriginField = "dealt"
    advice: Annotated[bool, meaning("may players ask a bot for its move?")] = True
    deal: DealDocument | None = None


class TableFrame(People, tag="table"):
    """Seats, presence or thinking bots have changed."""


class StateFrame(People, tag="state", kw_only=True):
    """Everything about the game that a seat or a spectator is to see now."""

    version: Version
    seat: Annotated[int | None, meaning("whose eyes this is seen through; null is a spectator")]
    view: Annotated[View | None, meaning("what may be known; null before the deal")]
    waiting: Annotated[list[Waiting], meaning("who may act, and what each is asked")]
    decision: Annotated[OwnDecision | None, meaning("of the seat that looks")]
    forecast: Annotated[Forecast | None, meaning("what the seat has to expect")]
    undo: UndoDocument
    log: LogDocument
    over: bool
    result: ResultDocument | None
    seed_hash: Annotated[str | None, meaning("commitment to the seed; null before the deal")]
    seed: Annotated[int | str | None, meaning("published at the end")]


class ChatLine(msgspec.Struct):
    """Something said at a table."""

    number: int
    seat: int | None
    name: str
    text: str
    time: str


class ChatFrame(msgspec.Struct, tag_field="type", tag="chat"):
    """New lines of chat."""

    lines: list[ChatLine]


class FatalFrame(msgspec.Struct, tag_field="type", tag="fatal"):
    """The reason why the connection is closed."""

    error: ErrorReason


class Reply(msgspec.Struct, tag_field="type", tag="reply", kw_only=True):
    """The answer to a request; a request that cannot be read may have no id."""

    id: Annotated[str | None, meaning("id of the request")] = None
    ok: Good = True


class ChangedReply(Reply, kw_only=True):
    """The game has changed as it was asked."""

    version: Version


class WhyReply(Reply, kw_only=True):
    """Is a move legal?"""

    legal: bool
    reasons: Annotated[list[Reason], meaning("why not; empty if it is legal")]


class PreviewReply(Reply, kw_only=True):
    """The effects of moves."""

    preview: PreviewDocument


class StepsReply(Reply, kw_only=True):
    """Moves event by event, to be played back."""

    view: Annotated[View, meaning("before the first of them; without what was pending")]
    entries: list[EntrySteps]


class SuggestReply(Reply, kw_only=True):
    """The move that a bot would make, and its reason."""

    move: str
    decision: Annotated[str, meaning("the decision that it answers")]
    line: Annotated[list[str], meaning("how the bot would go on in the same turn")]
    label: Annotated[str, meaning("the move as a button says it")]
    text: Annotated[str, meaning("what it does and leads to, and what would be second best")]


class RefusedReply(msgspec.Struct, tag_field="type", tag="reply", kw_only=True):
    """A refused request. Nothing has changed, except perhaps after `store_failed`: the next look tells."""

    id: Annotated[str | None, meaning("id of the request")] = None
    ok: Bad = False
    error: ErrorReason


Answer = Reply | RefusedReply
Frame = StateFrame | TableFrame | ChatFrame | FatalFrame | Answer

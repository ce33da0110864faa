"""The replies of the referee, verb by verb: fields, types and meanings. Fields may be added, never changed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.game import Document
from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.decisions import DecisionDocument, MoveDocument, Moves
from nextfrontier.protocol.events import LogLine, ToldEvent
from nextfrontier.protocol.fields import Bad, Components, Good, Version, View
from nextfrontier.protocol.games import GameDocument
from nextfrontier.protocol.previews import PreviewDocument, ResultDocument
from nextfrontier.protocol.reasons import ErrorReason, Reason, WarningDocument

ReplyId = Annotated[int | str | None, meaning("id of the request")]
Decisions = Annotated[list[DecisionDocument], meaning("all seats that may act now")]
Part = Document | UnsetType
Handle = Annotated[str, meaning("names the copy in later requests")]


class Reply(msgspec.Struct, kw_only=True):
    """The fields of every reply."""

    id: ReplyId = None
    ok: Good = True


class ErrorReply(msgspec.Struct, kw_only=True):
    """A request that was refused; nothing has changed."""

    id: ReplyId = None
    ok: Bad = False
    error: Annotated[ErrorReason, meaning("why")]


class GamesReply(Reply, kw_only=True):
    """All games."""

    protocol: Annotated[int, meaning("version of this protocol")]
    games: Annotated[list[GameDocument], meaning("all games")]


class OpenedReply(Reply, kw_only=True):
    """A game was dealt, set up, loaded, taken back or redone."""

    version: Version
    decisions: Decisions
    seed_hash: Annotated[str | UnsetType, meaning("commitment to the seed")] = UNSET


class PositionReply(OpenedReply, kw_only=True):
    """A game was put into a position."""

    warnings: Annotated[list[WarningDocument], meaning("what is unlikely in it")]


class CopyReply(OpenedReply, kw_only=True):
    """A copy was made."""

    handle: Handle


class DropReply(Reply, kw_only=True):
    """A copy was forgotten."""

    handles: Annotated[list[str], meaning("the copies that are left")]


class DecisionsReply(Reply, kw_only=True):
    """All open decisions; empty when the game is over."""

    decisions: Decisions


class DomainReply(Reply, kw_only=True):
    """All thinkable moves."""

    moves: Moves


class PreviewReply(PreviewDocument, kw_only=True):
    """The effects of a move, as far as its seat can know."""

    id: ReplyId = None
    ok: Good = True


class PlayReply(Reply, kw_only=True):
    """A move was played."""

    version: Version
    events: Annotated[list[ToldEvent], meaning("what happened")]
    decisions: Decisions


class WhyReply(Reply, kw_only=True):
    """Is a move legal?"""

    legal: Annotated[bool, meaning("may it be played now?")]
    reasons: Annotated[list[Reason], meaning("why not; empty if it is legal")]


class ViewReply(Reply, kw_only=True):
    """All that a seat may know."""

    view: View


class StateReply(Reply, kw_only=True):
    """Everything."""

    state: Annotated[Document, meaning("see position.<game>.schema.json")]


class ForecastReply(Reply, kw_only=True):
    """A forecast by the rules' own code, options declined: the fields of forecast.<game>.schema.json."""

    score_now: Annotated[
        dict[str, int] | UnsetType,
        meaning("score by source if the game ended now, best spending, with total; not in a race"),
    ] = UNSET
    race: Annotated[Part, meaning("in a race, in the place of score_now")] = UNSET
    production: Annotated[Part, meaning("next production by source")] = UNSET
    income: Annotated[Part, meaning("next income by source")] = UNSET
    check: Annotated[Part, meaning("demands of the next Income")] = UNSET
    energy: Annotated[Part, meaning("cost of the next action")] = UNSET
    power: Annotated[list[int] | UnsetType, meaning("possible Power Levels of the year")] = UNSET
    bonus: Annotated[Part | None, meaning("the year's Bonus, if any")] = UNSET
    flights: Annotated[Part, meaning("cost and room of own ships")] = UNSET
    requirements: Annotated[Part, meaning("of Infrastructure, by card")] = UNSET
    goals: Annotated[dict[str, int] | UnsetType, meaning("points of own Goal cards")] = UNSET
    common: Annotated[Part, meaning("requirements of Common Goals")] = UNSET
    lines: Annotated[list[Document] | UnsetType, meaning("lines of Line Majority")] = UNSET
    end: Annotated[Part, meaning("what the end of the game asks")] = UNSET


class ResultReply(ResultDocument, kw_only=True):
    """The result of the game; empty lists before the end."""

    id: ReplyId = None
    ok: Good = True
    over: Annotated[bool, meaning("is it over?")]
    seed: Annotated[int | str | UnsetType, meaning("the seed, published at the end")] = UNSET


class SaveReply(Reply, kw_only=True):
    """The game as a document."""

    save: Annotated[Document, meaning("self-contained; it holds the seed")]


class LogReply(Reply, kw_only=True):
    """All moves so far."""

    log: Annotated[list[LogLine], meaning("oldest first")]


class BotReply(Reply, kw_only=True):
    """A bot's move and its reasons."""

    move: Annotated[str, meaning("the move in notation")]
    explain: Annotated[Document, meaning("candidates, values, reasons as data")]
    label: Annotated[str, meaning("the move as a button says it")] = ""
    line: Annotated[list[MoveDocument], meaning("the moves with which it would go on in the same turn")] = []
    text: Annotated[str, meaning("what the move does and leads to, and what would be second best")] = ""


class ComponentsReply(Reply, kw_only=True):
    """Everything printed."""

    components: Components


AnyReply = Reply | ErrorReply | PreviewReply | ResultReply

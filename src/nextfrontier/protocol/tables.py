"""Documents of HTTP requests and answers, tables first; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from nextfrontier.kernel.game import Document
from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.events import LogEntry
from nextfrontier.protocol.fields import Forecast, Options, Save, View
from nextfrontier.protocol.games import GameDocument
from nextfrontier.protocol.previews import ResultDocument
from nextfrontier.protocol.reasons import ErrorReason

SeatKind = Literal["human", "bot", "open"]
Origin = Literal["dealt", "import", "position", "what-if", "tutorial"]
OriginField = Annotated[Origin, meaning("where the first position comes from")]
Name = Annotated[str, Meta(max_length=200)]
Commitment = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{64})?(?![\s\S])",
        description="hash of a number that is told when all seats are taken",
    ),
]
Browser = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{64})?(?![\s\S])",
        description="secret of a browser, made at random, by which it gets its seat back; may be left out",
    ),
]


class ErrorDocument(msgspec.Struct):
    """A refused request. Nothing has changed, except perhaps after `store_failed`: the next look tells."""

    error: ErrorReason


class GamesDocument(msgspec.Struct):
    """All games."""

    games: list[GameDocument]


class RuleDocument(msgspec.Struct):
    """The text of a rule."""

    id: str
    text: str


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The owner that a new seat is to have."""

    kind: SeatKind
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: Options = {}
    public: bool = False
    advice: Annotated[bool, meaning("may players ask a bot for its move?")] = True
    title: Name = ""
    commitment: Commitment = ""
    browser: Browser = ""


class SeatToken(msgspec.Struct):
    """A seat and the secret that makes somebody its owner."""

    seat: int
    token: str


class OpenedTable(msgspec.Struct):
    """A table, the seats of the person who asked, and the secret that lets others join."""

    table: str
    seats: list[SeatToken]
    invitation: str | None


class PositionDocument(msgspec.Struct):
    """A position of the rules that can be opened."""

    id: str
    game: str
    text: Annotated[str, meaning("what to look at")]


class PositionsDocument(msgspec.Struct):
    """All positions of the rules."""

    positions: list[PositionDocument]


class ShownPosition(PositionDocument):
    """A position of the rules as its first player sees it, to be drawn."""

    view: View


class SeatDocument(msgspec.Struct):
    """A seat and its owner."""

    seat: int
    kind: SeatKind
    name: str
    level: Annotated[str | None, meaning("of the bot that plays, or that stands in")]
    away: Annotated[bool, meaning("left: a bot of this level plays for them")]
    connected: bool | UnsetType = UNSET


class TableDocument(msgspec.Struct):
    """A table as everybody may see it."""

    table: str
    title: str
    game: str
    seats: list[SeatDocument]
    open: Annotated[int, meaning("open seats")]
    over: bool
    created: str
    public: bool
    origin: OriginField
    options: Document | UnsetType = UNSET
    moment: Annotated[dict[str, int] | UnsetType, meaning("how far the game is: Era, round, year")] = UNSET
    waiting: Annotated[list[int] | UnsetType, meaning("seats that must decide")] = UNSET
    result: Annotated[ResultDocument | UnsetType | None, meaning("once the game is over")] = UNSET


class TablesDocument(msgspec.Struct):
    """Public tables."""

    tables: list[TableDocument]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat, or get the one back that this browser took already."""

    invitation: Annotated[str, Meta(max_length=200)] = ""
    name: Name = ""
    commitment: Commitment = ""
    browser: Browser = ""


class MovedSeat(msgspec.Struct):
    """A seat at the rematch: it belongs to the owner of seat `was` at the old table, with the same token."""

    seat: int
    was: Annotated[int, meaning("seat at the old table")]
    token: Annotated[str | None, meaning("the token that asked, where it is that seat's")]


class Rematch(msgspec.Struct):
    """The table of the rematch."""

    table: str
    seats: list[MovedSeat]
    invitation: str | None = None


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """From where a copy goes on."""

    number: Annotated[int, Meta(ge=0, description="after so many moves; left out: now")] | None = None


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """An exported game."""

    save: Save


class PastDocument(msgspec.Struct):
    """The view after so many moves."""

    number: int
    of: int
    view: View
    forecast: Forecast | None


class CurveDocument(msgspec.Struct):
    """What every seat would have had if the game had ended after these moves."""

    numbers: Annotated[list[int], meaning("after so many moves")]
    points: Annotated[list[list[int]], meaning("by seat, one for each of these numbers")]


class HealthDocument(msgspec.Struct):
    """The health of the server."""

    ok: bool
    version: str
    tables: int
    connections: int
    writable: Annotated[bool, meaning("does the store take moves?")]


class ViewExport(msgspec.Struct, kw_only=True):
    """A running game as a seat knows it, with a game that it might be."""

    format: str
    game: str
    seats: int
    seat: Annotated[int | None, meaning("whose view it is; null is a spectator")]
    version: int
    view: View
    log: list[LogEntry]
    save: Annotated[Save, meaning("a game that this view might be of")]

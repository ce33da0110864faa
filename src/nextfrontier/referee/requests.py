"""The requests of the protocol, verb by verb: fields, types and meanings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nextfrontier.bots.levels import DEFAULT_BUDGET

TIME_TO_THINK = f"time to think; if neither it nor nodes is given: {DEFAULT_BUDGET.nodes} nodes"
Seat = Annotated[int, Meta(ge=0, le=9, description="seat, counted from 0")]
Move = Annotated[str, Meta(max_length=400, description="a move in notation")]
Options = Annotated[
    dict[str, Any], Meta(description="options of the game; left-out ones have their defaults")
]
SeedField = Annotated[int | str, Meta(description="seed of all chance of this game")]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every request has."""

    id: Annotated[int | str | None, Meta(description="echoed in the reply")] = None
    do: Annotated[str, Meta(max_length=40, description="the verb")]


class Games(Request):
    """All games with their options."""


class New(Request, kw_only=True):
    """Deal a new game; it replaces the one in play."""

    game: Annotated[str, Meta(description="slug of the game")]
    seats: Annotated[int, Meta(description="number of seats")]
    seed: SeedField
    options: Options = {}


class PositionRequest(New, kw_only=True):
    """Put a game into a position."""

    set: Annotated[dict[str, Any], Meta(description="what to overwrite of a freshly dealt game")]


class Decisions(Request):
    """All seats that may act now."""


class Domain(Request, kw_only=True):
    """All thinkable moves of a seat's open decision, legal or not."""

    seat: Seat


class PreviewRequest(Request, kw_only=True):
    """What a move pays, gains and changes, on the seat's view."""

    seat: Seat
    move: Move


class Play(Request, kw_only=True):
    """Play a move."""

    seat: Seat
    move: Move
    version: Annotated[int | None, Meta(description="refused unless the game is at this version")] = None


class Why(Request, kw_only=True):
    """Is a move legal, and if not, why?"""

    seat: Seat
    move: Move


class Undo(Request, kw_only=True):
    """Take back a seat's last moves, down to the undo floor."""

    seat: Seat
    steps: Annotated[int, Meta(ge=1, le=1000, description="how many moves")] = 1


class Redo(Undo):
    """Play again what was taken back."""


class View(Request):
    """All that a seat may know; null for a spectator."""

    seat: Annotated[Seat | None, Meta(description="seat, or null for a spectator")] = None


class StateRequest(Request):
    """Everything, for hosts and tests."""


class Forecast(Request, kw_only=True):
    """Next production and the score, in a race the standing, if the game ended now."""

    seat: Seat


class ResultRequest(Request):
    """Ranking and scores."""


class Save(Request):
    """The game as a self-contained document."""


class Load(Request, kw_only=True):
    """Go on with a saved game; it replaces the one in play."""

    save: Annotated[dict[str, Any], Meta(description="a document made by `save`")]


class Log(Request):
    """The moves so far in notation and sentences, as a seat may know them."""

    seat: Annotated[Seat | None, Meta(description="who reads it, or null for what everybody may know")] = None
    lang: Annotated[str, Meta(max_length=10, description="language of the sentences")] = "en"


class BotRequest(Request, kw_only=True):
    """Ask a bot for a move; it gets the seat's view only."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40, description="level of the bot")]
    nodes: Annotated[
        Annotated[int, Meta(ge=1, le=1_000_000)] | None,
        Meta(
            description="positions to evaluate; without budget_ms the answer depends on nodes and seed alone"
        ),
    ] = None
    budget_ms: Annotated[
        Annotated[int, Meta(ge=1, le=600_000)] | None,
        Meta(description=TIME_TO_THINK),
    ] = None
    seed: Annotated[int, Meta(description="seed of the bot's own chance")] = 0


VERBS: dict[str, type[Request]] = {
    "games": Games,
    "new": New,
    "position": PositionRequest,
    "decisions": Decisions,
    "domain": Domain,
    "preview": PreviewRequest,
    "play": Play,
    "why": Why,
    "undo": Undo,
    "redo": Redo,
    "view": View,
    "state": StateRequest,
    "forecast": Forecast,
    "result": ResultRequest,
    "save": Save,
    "load": Load,
    "log": Log,
    "bot": BotRequest,
}

"""The requests of the protocol, verb by verb: fields, types and meanings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.fields import Language, Move, Options, Seat, Steps

TIME_TO_THINK = "time to think; if neither it nor nodes is given: the nodes of the level"
SeedField = Annotated[int | str, meaning("seed of all chance of this game")]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields of every request."""

    id: Annotated[int | str | None, meaning("echoed in the reply")] = None
    do: Annotated[str, Meta(max_length=40, description="the verb")]
    lang: Language = "en"


class AboutGame(Request, kw_only=True):
    """The fields of every request about a game."""

    handle: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        meaning("a copy that `fork` or `determinize` made; left out: the game in play"),
    ] = None


class Games(Request):
    """All games with their options."""


class New(Request, kw_only=True):
    """Deal a new game; it replaces the one in play and all copies."""

    game: Annotated[str, meaning("slug of the game")]
    seats: Annotated[int, meaning("number of seats")]
    seed: SeedField
    options: Options = {}


class PositionRequest(New, kw_only=True):
    """Put a game into a position."""

    set: Annotated[dict[str, Any], meaning("what to overwrite of a freshly dealt game")]


class Decisions(AboutGame):
    """All seats that may act now."""


class Domain(AboutGame, kw_only=True):
    """All thinkable moves of a seat's open decision, legal or not."""

    seat: Seat


class PreviewRequest(AboutGame, kw_only=True):
    """Ask for the payments, gains and changes of a move, on the seat's view."""

    seat: Seat
    move: Move


class Play(AboutGame, kw_only=True):
    """Play a move."""

    seat: Seat
    move: Move
    version: Annotated[int | None, meaning("refused unless the game is at this version")] = None


class Why(AboutGame, kw_only=True):
    """Is a move legal, and if not, why?"""

    seat: Seat
    move: Move


class Undo(AboutGame, kw_only=True):
    """Take back a seat's last moves, down to the undo floor."""

    seat: Seat
    steps: Steps = 1


class Redo(Undo):
    """Play again moves that were taken back."""


class View(AboutGame):
    """All that a seat may know; null for a spectator."""

    seat: Annotated[Seat | None, meaning("seat, or null for a spectator")] = None


class StateRequest(AboutGame):
    """Everything, for hosts and tests."""


class Forecast(AboutGame, kw_only=True):
    """Next production and the score, in a race the standing, if the game ended now."""

    seat: Seat


class ResultRequest(AboutGame):
    """Ranking and scores."""


class Save(AboutGame):
    """The game as a self-contained document."""


class Load(Request, kw_only=True):
    """Go on with a saved game; it replaces the one in play and all copies."""

    save: Annotated[dict[str, Any], meaning("a document made by `save`")]


class Log(AboutGame):
    """The moves so far in notation and sentences, as a seat may know them."""

    seat: Annotated[Seat | None, meaning("who reads it, or null for what everybody may know")] = None


class BotRequest(AboutGame, kw_only=True):
    """Ask a bot for a move; it gets the seat's view only."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40, description="level of the bot")]
    nodes: Annotated[
        Annotated[int, Meta(ge=1, le=1_000_000)] | None,
        Meta(
            description="positions to look at; without budget_ms the answer depends on nodes and seed alone"
        ),
    ] = None
    budget_ms: Annotated[Annotated[int, Meta(ge=1, le=600_000)] | None, meaning(TIME_TO_THINK)] = None
    seed: Annotated[int, meaning("seed of the bot's own chance")] = 0
    reasons: Annotated[
        bool, meaning("false: no sentences and no line, for programs that only want moves, fast")
    ] = True


class Components(AboutGame):
    """Everything printed: texts and icons of cards, tiles and boards, in a language."""

    game: Annotated[str | None, meaning("slug of a game; left out: the game in play")] = None
    options: Annotated[dict[str, Any] | None, meaning("options of that game; left out: those in play")] = None


class Determinize(AboutGame, kw_only=True):
    """Make a copy that the seat might be in: things unknown to it are dealt anew by fresh chance."""

    seat: Seat
    seed: Annotated[
        int | str | None, meaning("seed of the fresh chance; left out: another one each time")
    ] = None


class Fork(AboutGame):
    """Make a copy of a game with its history, to be played and asked independently. It sees all that is hidden."""


class Drop(Request, kw_only=True):
    """Forget a copy."""

    handle: Annotated[str, Meta(max_length=40, description="the copy")]


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
    "components": Components,
    "determinize": Determinize,
    "fork": Fork,
    "drop": Drop,
}

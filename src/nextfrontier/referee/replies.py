"""The replies of the protocol, verb by verb: fields, types and meanings. Fields may be added, never changed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Moves = Annotated[list[str], Meta(description="moves in notation")]
Version = Annotated[int, Meta(description="grows with every accepted play, undo and redo")]
Parameter = int | str | bool


class Reply(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What every reply has."""

    id: Annotated[int | str | None, Meta(description="id of the request")]
    ok: Annotated[bool, Meta(description="true, or false with an `error`")]


class Reason(msgspec.Struct):
    """Why something is refused."""

    code: Annotated[str, Meta(description="stable code of the refusal")]
    rule: Annotated[str, Meta(description="rule id, or empty where no rule of the game is concerned")]
    message: Annotated[str, Meta(description="the refusal as a sentence")]
    params: Annotated[dict[str, Parameter], Meta(description="what the sentence is made of")]
    fixes: Annotated[list[str], Meta(description="what would make it legal")]


class Error(Reason, omit_defaults=True):
    """The first reason of a refusal, and all of them if there are several."""

    reasons: Annotated[list[Reason] | UnsetType, Meta(description="all reasons, if several")] = UNSET


class ErrorReply(Reply):
    """A request that was refused; nothing has changed."""

    error: Annotated[Error, Meta(description="why")]


class OptionDocument(msgspec.Struct):
    """An option of a game."""

    name: Annotated[str, Meta(description="name of the option")]
    type: Annotated[str, Meta(description="its type, as people read it")]
    default: Annotated[Any, Meta(description="value if it is left out")]
    values: Annotated[list[Any] | None, Meta(description="all values, or null where the game checks them")]
    meaning: Annotated[str, Meta(description="what it changes")]


class GameDocument(msgspec.Struct):
    """A game."""

    slug: Annotated[str, Meta(description="name in requests")]
    version: Annotated[int, Meta(description="version of the rules")]
    components_version: Annotated[int, Meta(description="version of cards, tiles and boards")]
    seats: Annotated[list[int], Meta(description="numbers of seats")]
    options: Annotated[list[OptionDocument], Meta(description="what can be chosen")]


class GamesReply(Reply):
    """All games."""

    protocol: Annotated[int, Meta(description="version of this protocol")]
    games: Annotated[list[GameDocument], Meta(description="all games")]


class DecisionDocument(msgspec.Struct):
    """An open decision."""

    id: Annotated[str, Meta(description="names this decision; it changes when its seat has answered")]
    seat: Annotated[int, Meta(description="who decides")]
    kind: Annotated[str, Meta(description="what is asked, as a key")]
    prompt: Annotated[str, Meta(description="what is asked, as a sentence")]
    optional: Annotated[bool, Meta(description="it need not be answered")]
    moves: Moves
    rules: Annotated[list[str], Meta(description="rules that ask for it")]


class EventDocument(msgspec.Struct, omit_defaults=True):
    """Something that happened."""

    kind: Annotated[str, Meta(description="what happened, as a key")]
    seat: Annotated[int, Meta(description="whose doing it was")]
    cause: Annotated[str, Meta(description="card, slot, tile, site or rule that caused it")]
    reveals: Annotated[bool, Meta(description="somebody was shown something hidden")]
    details: Annotated[dict[str, Any], Meta(description="the change")]
    text: Annotated[str, Meta(description="the event as a sentence")]
    secret: Annotated[dict[str, Any] | UnsetType, Meta(description="what only the audience may see")] = UNSET
    audience: Annotated[
        list[int] | Literal["everybody"] | UnsetType, Meta(description="seats that see `secret`")
    ] = UNSET


class OpenedReply(Reply):
    """A game was dealt, set up, loaded, taken back or redone."""

    version: Version
    decisions: Annotated[list[DecisionDocument], Meta(description="all seats that may act now")]
    seed_hash: Annotated[str | UnsetType, Meta(description="commitment to the seed")] = UNSET


class WarningDocument(msgspec.Struct):
    """Something that no rule forbids but that play hardly leads to."""

    code: Annotated[str, Meta(description="stable code of the warning")]
    path: Annotated[str, Meta(description="its place in the state")]
    message: Annotated[str, Meta(description="the warning as a sentence")]


class PositionReply(OpenedReply):
    """A game was put into a position."""

    warnings: Annotated[list[WarningDocument] | UnsetType, Meta(description="what is unlikely in it")] = UNSET


class DecisionsReply(Reply):
    """All open decisions; empty when the game is over."""

    decisions: Annotated[list[DecisionDocument], Meta(description="all seats that may act now")]


class DomainReply(Reply):
    """All thinkable moves."""

    moves: Moves


class ChangeDocument(msgspec.Struct):
    """One place of the view before and after."""

    path: Annotated[str, Meta(description="place in the view")]
    before: Annotated[Any, Meta(description="value before")]
    after: Annotated[Any, Meta(description="value after")]


class PreviewReply(Reply):
    """What a move would do, as far as its seat can know."""

    pays: Annotated[dict[str, int], Meta(description="resources paid")]
    gains: Annotated[dict[str, int], Meta(description="resources and points gained")]
    events: Annotated[list[EventDocument], Meta(description="what would happen")]
    changes: Annotated[list[ChangeDocument], Meta(description="what would be different")]
    warnings: Annotated[list[Reason], Meta(description="what would be lost by itself, and why")]
    reveals: Annotated[bool, Meta(description="it ends undo")]


class PlayReply(Reply):
    """A move was played."""

    version: Version
    events: Annotated[list[EventDocument], Meta(description="what happened")]
    decisions: Annotated[list[DecisionDocument], Meta(description="all seats that may act now")]


class WhyReply(Reply):
    """Is a move legal?"""

    legal: Annotated[bool, Meta(description="may it be played now?")]
    reasons: Annotated[list[Reason], Meta(description="why not; empty if it is legal")]


class ViewReply(Reply):
    """All that a seat may know."""

    view: Annotated[dict[str, Any], Meta(description="see view.<game>.schema.json")]


class StateReply(Reply):
    """Everything."""

    state: Annotated[dict[str, Any], Meta(description="see position.<game>.schema.json")]


class RaceMissing(msgspec.Struct):
    """What a nation lacks for the end condition of a race."""

    food: Annotated[int, Meta(description="levels of Food production")]
    steel: Annotated[int, Meta(description="levels of Steel production")]
    energy: Annotated[int, Meta(description="levels of Energy production")]
    stadiums: Annotated[int, Meta(description="Stadiums on the New World")]


class RaceStanding(msgspec.Struct):
    """How far a nation is in a race, which has no points."""

    levels: Annotated[list[int], Meta(description="Production markers: Food, Steel, Energy")]
    stadiums: Annotated[int, Meta(description="Stadiums on the New World")]
    met: Annotated[bool, Meta(description="is the end condition met?")]
    missing: Annotated[RaceMissing, Meta(description="what is missing for it")]
    down: Annotated[int, Meta(description="steps down of the final adjustment")]
    up: Annotated[int, Meta(description="steps up of the final adjustment")]
    adjusted: Annotated[list[int], Meta(description="markers after it if the game ended now, lowest first")]


class ForecastReply(Reply):
    """What is to come, by the rules' own code, options declined; fields that a game does not have are left out."""

    score_now: Annotated[
        dict[str, int] | UnsetType,
        Meta(description="score by source if the game ended now, best spending, with total; not in a race"),
    ] = UNSET
    race: Annotated[RaceStanding | UnsetType, Meta(description="in a race, in the place of score_now")] = (
        UNSET
    )
    production: Annotated[dict[str, Any] | UnsetType, Meta(description="next production by source")] = UNSET
    income: Annotated[dict[str, Any] | UnsetType, Meta(description="next income by source")] = UNSET
    check: Annotated[dict[str, Any] | UnsetType, Meta(description="demands of the next Income")] = UNSET
    energy: Annotated[dict[str, Any] | UnsetType, Meta(description="cost of the next action")] = UNSET
    power: Annotated[list[int] | UnsetType, Meta(description="possible Power Levels of the year")] = UNSET
    bonus: Annotated[dict[str, Any] | UnsetType | None, Meta(description="the year's Bonus, if any")] = UNSET
    flights: Annotated[dict[str, Any] | UnsetType, Meta(description="cost and room of own ships")] = UNSET
    requirements: Annotated[dict[str, Any] | UnsetType, Meta(description="of Infrastructure, by card")] = (
        UNSET
    )
    goals: Annotated[dict[str, int] | UnsetType, Meta(description="points of own Goal cards")] = UNSET
    common: Annotated[dict[str, Any] | UnsetType, Meta(description="requirements of Common Goals")] = UNSET
    lines: Annotated[list[dict[str, Any]] | UnsetType, Meta(description="lines of Line Majority")] = UNSET
    end: Annotated[dict[str, Any] | UnsetType, Meta(description="what the end of the game asks")] = UNSET


class ResultReply(Reply):
    """How the game ended."""

    over: Annotated[bool, Meta(description="is it over?")]
    ranking: Annotated[list[int], Meta(description="seats, best first; empty before the end")]
    places: Annotated[list[int], Meta(description="their places; tied seats share theirs, as in 1, 1, 3")]
    scores: Annotated[list[dict[str, int]], Meta(description="points by source, with total, by seat")]
    seed: Annotated[int | str | UnsetType, Meta(description="the seed, published at the end")] = UNSET


class SaveReply(Reply):
    """The game as a document."""

    save: Annotated[dict[str, Any], Meta(description="self-contained; it holds the seed")]


class LogLine(msgspec.Struct):
    """One move."""

    seat: Annotated[int, Meta(description="who played it")]
    move: Annotated[
        str, Meta(description="the move in notation; empty if its name tells a secret of another seat")
    ]
    text: Annotated[list[str], Meta(description="what came of it, as the reader may know it")]


class LogReply(Reply):
    """All moves so far."""

    log: Annotated[list[LogLine], Meta(description="oldest first")]


class BotReply(Reply):
    """A bot's move."""

    move: Annotated[str, Meta(description="the move in notation")]
    explain: Annotated[dict[str, Any], Meta(description="candidates, values, reasons")]


REPLIES: dict[str, type[Reply]] = {
    "games": GamesReply,
    "new": OpenedReply,
    "position": PositionReply,
    "decisions": DecisionsReply,
    "domain": DomainReply,
    "preview": PreviewReply,
    "play": PlayReply,
    "why": WhyReply,
    "undo": OpenedReply,
    "redo": OpenedReply,
    "view": ViewReply,
    "state": StateReply,
    "forecast": ForecastReply,
    "result": ResultReply,
    "save": SaveReply,
    "load": OpenedReply,
    "log": LogReply,
    "bot": BotReply,
}

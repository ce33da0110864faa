"""The effects of a move, as far as its seat can know; and the result of a game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from nextfrontier.kernel.events import Details
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.decisions import NextDecision, tell_next_decision
from nextfrontier.protocol.events import LoggedEvent, ToldEvent, log_event, tell_event
from nextfrontier.protocol.reasons import Reason, tell_reason
from nextfrontier.record.previews import Preview
from nextfrontier.record.record import Record


class ChangeDocument(msgspec.Struct):
    """One place of the view before and after."""

    path: Annotated[str, meaning("place in the view")]
    before: Annotated[Any, meaning("value before")]
    after: Annotated[Any, meaning("value after")]


class PreviewDocument(msgspec.Struct, kw_only=True):
    """The effects of a move, or of several in a row."""

    pays: Annotated[dict[str, int], meaning("resources paid")]
    gains: Annotated[dict[str, int], meaning("resources and points gained")]
    events: Annotated[list[ToldEvent], meaning("what would happen")]
    changes: Annotated[list[ChangeDocument], meaning("what would be different")]
    warnings: Annotated[list[Reason], meaning("what would be lost by itself, and why")]
    reveals: Annotated[bool, meaning("it ends undo")]
    shows: Annotated[bool, meaning("it shows something hidden, which is one way to end undo")]
    next: Annotated[NextDecision | None, meaning("what the seat would be asked then, if that can be known")]


class ResultDocument(msgspec.Struct):
    """The result of a game."""

    ranking: Annotated[list[int], meaning("seats, best first")]
    places: Annotated[list[int], meaning("their places; tied seats share theirs, as in 1, 1, 3")]
    scores: Annotated[list[dict[str, int]], meaning("points by source, with total, by seat")]
    ties: Annotated[
        list[LoggedEvent], meaning("by which rule one seat is before another where the totals do not tell")
    ] = []


def tell_preview(game: Game[Any], preview: Preview, seat: int, language: str) -> PreviewDocument:
    """Return the effects of moves, as their seat is told them."""
    own = [event for event in preview.events if event.seat == seat]
    return PreviewDocument(
        pays=amounts_of([event.details for event in own if event.kind == "paid"]),
        gains=amounts_of([event.details for event in own if event.kind == "gained"]),
        events=[tell_event(game, event, seat, language) for event in preview.events],
        changes=[ChangeDocument(change.path, change.before, change.after) for change in preview.changes],
        warnings=[tell_reason(game, warning, language) for warning in preview.warnings],
        reveals=preview.ends_undo,
        shows=preview.shows,
        next=tell_next_decision(game, preview.after, seat, language),
    )


def amounts_of(details: list[Details]) -> dict[str, int]:
    """Return amounts by name, added up; a text beside an amount tells its kind: `old food`."""
    found: dict[str, int] = {}
    for each in details:
        words = [value for value in each.values() if isinstance(value, str)]
        for name, amount in each.items():
            if isinstance(amount, int) and amount:
                key = " ".join([*words, name])
                found[key] = found.get(key, 0) + amount
    return found


def tell_result(record: Record, language: str) -> ResultDocument | None:
    """Return ranking, places, scores and the decisions of ties; None before the end of the game."""
    result = record.game.result(record.state) if record.over else None
    if result is None:
        return None
    ties = [log_event(record.game, event, SPECTATOR, language) for event in result.ties]
    return ResultDocument(result.ranking, result.places, result.scores, ties)

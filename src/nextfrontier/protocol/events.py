"""Events as hosts and seats are told them, and the log."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.events import EVERYBODY, Details, Event
from nextfrontier.kernel.game import Document, Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kit.meanings import meaning
from nextfrontier.record.history import Entry
from nextfrontier.record.record import Record

NOTATION = "the move in notation; empty if its name tells a secret of another seat"
MOST_SEATS = 8


class EventDocument(msgspec.Struct, kw_only=True):
    """Something that happened."""

    kind: Annotated[str, meaning("what happened, as a key")]
    seat: Annotated[int, meaning("whose doing it was")]
    cause: Annotated[str, meaning("card, slot, tile, site or rule that caused it")]
    reveals: Annotated[bool, meaning("somebody was shown something hidden")]
    details: Annotated[Document, meaning("the change")]


class ToldEvent(EventDocument, kw_only=True):
    """An event with its sentence; for a host with its secret part."""

    text: Annotated[str, meaning("the event as a sentence")]
    secret: Annotated[Document | UnsetType, meaning("what only the audience may see")] = UNSET
    audience: Annotated[list[int] | Literal["everybody"] | UnsetType, meaning("seats that see `secret`")] = (
        UNSET
    )


class LoggedEvent(EventDocument, kw_only=True):
    """An event as a seat may know it."""

    said: Annotated[
        list[str | int],
        meaning("the sentence in pieces; a number is a seat, where the name of its player belongs"),
    ]


class LogEntry(msgspec.Struct):
    """A move with its events, as a seat may know them; number 0 is the set-up, with seat -1."""

    number: Annotated[int, meaning("counted from 1; 0 is the set-up")]
    seat: Annotated[int, meaning("who played it; -1 for the set-up")]
    move: Annotated[str, meaning(NOTATION)]
    events: Annotated[list[LoggedEvent], meaning("what came of it")]


class LogDocument(msgspec.Struct):
    """The log for a client that has its first entries already."""

    keep: Annotated[int, meaning("so many entries still stand")]
    add: Annotated[list[LogEntry], meaning("those that come after them")]


class LogLine(msgspec.Struct):
    """One move in sentences."""

    seat: Annotated[int, meaning("who played it")]
    move: Annotated[str, meaning(NOTATION)]
    text: Annotated[list[str], meaning("what came of it, as the reader may know it")]


def fields_of(event: Event, details: Details) -> dict[str, Any]:
    """Return the fields of `EventDocument` with these details."""
    return {
        "kind": event.kind,
        "seat": event.seat,
        "cause": event.cause,
        "reveals": event.reveals,
        "details": details,
    }


def tell_event(game: Game[Any], event: Event, viewer: int, language: str) -> ToldEvent:
    """Return an event with its sentence, as a viewer may know it."""
    text = game.sentence(event, viewer, language)
    return ToldEvent(**fields_of(event, event.seen_by(viewer)), text=text)


def tell_host(game: Game[Any], event: Event, language: str) -> ToldEvent:
    """Return an event with its secret part and the seats that may see it."""
    told = ToldEvent(**fields_of(event, event.details), text=game.sentence(event, SPECTATOR, language))
    if event.secret:
        told.secret = event.secret
        told.audience = audience_of(event)
    return told


def audience_of(event: Event) -> list[int] | Literal["everybody"]:
    """Return the seats that see the secret part."""
    if event.audience == EVERYBODY:
        return "everybody"
    return [seat for seat in range(MOST_SEATS) if event.audience >> seat & 1]


def log_event(game: Game[Any], event: Event, seat: int, language: str) -> LoggedEvent:
    """Return an event as a seat may know it; players are the numbers of their seats."""
    return LoggedEvent(
        **fields_of(event, event.seen_by(seat)), said=game.sentence_pieces(event, seat, language)
    )


def log_opening(record: Record, seat: int, language: str) -> LogEntry:
    """Return entry 0: the events of the set-up."""
    told = [log_event(record.game, event, seat, language) for event in record.opening]
    return LogEntry(0, -1, "", told)


def log_entry(record: Record, number: int, seat: int, language: str) -> LogEntry:
    """Return a move with its events, as a seat may know them."""
    entry = record.entries[number]
    told = [log_event(record.game, event, seat, language) for event in entry.events]
    return LogEntry(number + 1, entry.seat, entry.move_for(seat), told)


def log_line(game: Game[Any], entry: Entry, viewer: int, language: str) -> LogLine:
    """Return a move in sentences, as the viewer may know it."""
    told = [game.sentence(event, viewer, language) for event in entry.events]
    return LogLine(entry.seat, entry.move_for(viewer), told)

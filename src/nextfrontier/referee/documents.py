"""What the referee replies with: decisions, events, reasons and errors as plain documents."""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel.events import EVERYBODY, Details, Event
from nextfrontier.kernel.game import Doubt, Game, Option
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.refusals import kernel_words
from nextfrontier.record.history import Entry
from nextfrontier.record.previews import Preview
from nextfrontier.record.record import Record

Document = dict[str, Any]


def game_document(game: Game[Any]) -> Document:
    """A game with its versions, seat counts and options."""
    return {
        "slug": game.slug,
        "version": game.version,
        "components_version": game.components_version,
        "seats": list(game.seat_counts),
        "options": [option_document(option) for option in game.options()],
    }


def option_document(option: Option) -> Document:
    """One option: type, default, values, meaning."""
    return {
        "name": option.name,
        "type": option.type,
        "default": option.default,
        "values": None if option.allowed is None else list(option.allowed),
        "meaning": option.meaning,
    }


def log_line(record: Record, entry: Entry, viewer: int, language: str) -> Document:
    """Return a line of the protocol's log: who moved, the move and sentences, as the viewer may know them."""
    told = [record.game.sentence(event, viewer, language) for event in entry.events]
    return {"seat": entry.seat, "move": entry.move_for(viewer), "text": told}


def decision_documents(record: Record) -> list[Document]:
    """All open decisions with their moves."""
    state = record.state
    found: list[Document] = []
    for opened in state.decisions():
        seat = opened.seat
        kind = opened.decision.kind()
        answered = sum(1 for entry in record.entries if entry.seat == seat)
        found.append(
            {
                "id": f"{seat}-{answered}",
                "seat": seat,
                "kind": kind,
                "prompt": record.game.prompt(kind),
                "optional": opened.optional,
                "moves": [state.notation(seat, move) for move in state.moves(seat)],
                "rules": opened.decision.rules(),
            }
        )
    return found


def event_document(game: Game[Any], event: Event, viewer: int | None, language: str = "en") -> Document:
    """An event; for a host (viewer None) with its secret part and who may see it."""
    document: Document = {
        "kind": event.kind,
        "seat": event.seat,
        "cause": event.cause,
        "reveals": event.reveals,
    }
    if viewer is not None:
        text = game.sentence(event, viewer, language)
        return {**document, "details": event.seen_by(viewer), "text": text}
    document["details"] = event.details
    if event.secret:
        document["secret"] = event.secret
        document["audience"] = audience_of(event)
    document["text"] = game.sentence(event, -1, language)
    return document


def audience_of(event: Event) -> list[int] | str:
    """The seats that see the secret part."""
    if event.audience == EVERYBODY:
        return "everybody"
    return [seat for seat in range(8) if event.audience >> seat & 1]


def reason_document(game: Game[Any] | None, reason: Reason) -> Document:
    """A refusal with its text."""
    return worded(reason, words_of(game, reason))


def worded(reason: Reason, words: tuple[str, list[str]]) -> Document:
    """A refusal with its message and its fixes."""
    message, fixes = words
    return {
        "code": reason.code,
        "rule": reason.rule,
        "message": message,
        "params": reason.parameters,
        "fixes": fixes,
    }


def words_of(game: Game[Any] | None, reason: Reason, language: str = "en") -> tuple[str, list[str]]:
    """Message and fixes: the kernel's own words, else those of the game."""
    words = kernel_words(reason)
    if words is not None:
        return words
    return (reason.code, []) if game is None else game.explain(reason, language)


def doubt_document(doubt: Doubt) -> Document:
    """Return what is unlikely in a position, with its place."""
    return {"code": doubt.code, "path": doubt.path, "message": f"{doubt.path}: {doubt.problem}."}


def preview_document(game: Game[Any], preview: Preview, seat: int, language: str = "en") -> Document:
    """What a move would do."""
    own = [event for event in preview.events if event.seat == seat]
    return {
        "pays": amounts_of([event.details for event in own if event.kind == "paid"]),
        "gains": amounts_of([event.details for event in own if event.kind == "gained"]),
        "events": [event_document(game, event, seat, language) for event in preview.events],
        "changes": [
            {"path": change.path, "before": change.before, "after": change.after}
            for change in preview.changes
        ],
        "warnings": [worded(warning, words_of(game, warning, language)) for warning in preview.warnings],
        "reveals": preview.ends_undo,
    }


def amounts_of(details: list[Details]) -> dict[str, int]:
    """Amounts by name, added up; a text beside them says of what they are: `old food`."""
    found: dict[str, int] = {}
    for each in details:
        words = [value for value in each.values() if isinstance(value, str)]
        for name, amount in each.items():
            if isinstance(amount, int) and amount:
                key = " ".join([*words, name])
                found[key] = found.get(key, 0) + amount
    return found

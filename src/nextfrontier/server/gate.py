"""The gate: the one place where anything about a game is made for somebody outside.

Everything is computed on the view of the seat (or of a spectator) that it is for, never on the state.
"""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel.agenda import SPECTATOR, State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.asking import reasons_by_name
from nextfrontier.record.history import Entry, common
from nextfrontier.record.previews import preview_line
from nextfrontier.record.record import Record
from nextfrontier.record.resolved import why_not
from nextfrontier.referee.documents import preview_document
from nextfrontier.server.errors import reason_document, refused
from nextfrontier.server.keys import new_seed

Document = dict[str, Any]
VIEW_FORMAT = "next-frontier-view"


class Told:
    """The log as it was told last: the entries, and what was said of each."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.documents: list[Document] = []


class Gate:
    """What one game shows, by seat and language; made once for each version of the game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.version = -1
        self.shown: dict[tuple[int, str], Document] = {}
        self.told: dict[tuple[int, str], Told] = {}

    def situation(self, seat: int, language: str) -> Document:
        """The state frame, but for what differs between connections with the same eyes. Not to be changed."""
        if self.version != self.record.version:
            self.version = self.record.version
            self.shown = {}
        found = self.shown.get((seat, language))
        if found is None:
            found = self.shown[(seat, language)] = situation(self.record, seat, language)
        return found

    def log(self, seat: int, language: str, keep: int) -> Document:
        """The log for somebody who has its first `keep` entries; entry 0 is the set-up."""
        entries = self.record.entries
        told = self.told.setdefault((seat, language), Told())
        same = common(told.entries, entries)
        del told.documents[same:]
        for number in range(same, len(entries)):
            told.documents.append(move_document(self.record, number, seat, language))
        told.entries = entries
        add = told.documents[max(keep - 1, 0) :]
        if keep == 0:
            add.insert(0, opening_document(self.record, seat, language))
        return {"keep": keep, "add": add}


def situation(record: Record, seat: int, language: str) -> Document:
    """Everything about the game that a seat or a spectator is to see now."""
    game, view = record.game, view_of(record.state, seat)
    deciding = seat != SPECTATOR and view.decision(seat) is not None
    return {
        "version": record.version,
        "seat": None if seat == SPECTATOR else seat,
        "view": game.encode(view),
        "waiting": waiting_documents(game, view, language),
        "decision": decision_document(record, view, seat, language) if deciding else None,
        "forecast": forecast_document(record, view, seat),
        "undo": undo_document(record, seat),
        "over": record.over,
        "result": result_document(record),
        "seed_hash": record.commitment,
        "seed": record.published_seed,
    }


def not_dealt(seat: int) -> Document:
    """The state frame of a table whose cards are not dealt yet."""
    return {
        "version": 0,
        "seat": None if seat == SPECTATOR else seat,
        "view": None,
        "waiting": [],
        "decision": None,
        "forecast": None,
        "undo": {"possible": 0, "redo": 0},
        "log": {"keep": 0, "add": []},
        "over": False,
        "result": None,
        "seed_hash": None,
        "seed": None,
    }


def waiting_documents(game: Game[Any], view: State, language: str) -> list[Document]:
    """Who may act, and what each is asked."""
    return [
        {
            "seat": opened.seat,
            "kind": opened.decision.kind(),
            "prompt": game.prompt(opened.decision.kind(), language),
            "optional": opened.optional,
        }
        for opened in view.decisions()
    ]


def decision_id(record: Record, seat: int) -> str:
    """Names the open decision of a seat; it changes with everything that the seat does. Empty: none is open."""
    decision = record.state.decision(seat)
    if decision is None:
        return ""
    return f"{seat}-{record.line.done[seat]}-{decision.kind()}"


def decision_document(record: Record, view: State, seat: int, language: str) -> Document:
    """The open decision of a seat with its legal and its thinkable moves."""
    decision = view.decision(seat)
    assert decision is not None
    return {
        "id": decision_id(record, seat),
        "seat": seat,
        "kind": decision.kind(),
        "prompt": record.game.prompt(decision.kind(), language),
        "optional": view.required(seat) is None,
        "moves": [view.notation(seat, move) for move in view.moves(seat)],
        "domain": [view.notation(seat, move) for move in view.domain(seat)],
        "rules": decision.rules(),
    }


def forecast_document(record: Record, view: State, seat: int) -> Document | None:
    """What the seat has to expect."""
    return None if seat == SPECTATOR or record.over else record.game.forecast(view, seat)


def undo_document(record: Record, seat: int) -> Document:
    """How far the seat can go back and forth."""
    if seat == SPECTATOR or record.over:
        return {"possible": 0, "redo": 0}
    return {"possible": record.undoable(seat), "redo": record.redoable(seat)}


def result_document(record: Record) -> Document | None:
    """Ranking, places and scores when the game is over."""
    result = record.game.result(record.state) if record.over else None
    if result is None:
        return None
    return {"ranking": result.ranking, "places": result.places, "scores": result.scores}


# The log.


def opening_document(record: Record, seat: int, language: str) -> Document:
    """Entry 0: what set-up did."""
    told = [told_document(record.game, event, seat, language) for event in record.opening]
    return {"number": 0, "seat": -1, "move": "", "events": told}


def move_document(record: Record, number: int, seat: int, language: str) -> Document:
    """A move and what came of it, as a seat may know it."""
    entry = record.entries[number]
    told = [told_document(record.game, event, seat, language) for event in entry.events]
    return {"number": number + 1, "seat": entry.seat, "move": entry.move_for(seat), "events": told}


def told_document(game: Game[Any], event: Event, seat: int, language: str) -> Document:
    """An event as a seat may know it; players are the numbers of their seats, the client puts their names there."""
    return {
        "kind": event.kind,
        "seat": event.seat,
        "cause": event.cause,
        "reveals": event.reveals,
        "details": event.seen_by(seat),
        "said": game.said(event, seat, language),
    }


def kept_entries(record: Record, version: int, entries: int) -> int:
    """How many of the log entries that somebody had at an older version still stand."""
    if not 0 <= version <= record.version or entries < 1:
        return 0
    return min(entries, record.line.standing(version) + 1)


# Questions of a seat.


def why_document(record: Record, seat: int, text: str, after: list[str], language: str) -> Document:
    """Is a move legal once those before it are played, and if not, why?"""
    if after:
        view = following(record.game, view_of(record.state, seat), seat, after)
        reasons = reasons_by_name(view, seat, text)
    else:
        reasons = why_not(record, seat, text)
    return {
        "legal": not reasons,
        "reasons": [reason_document(record.game, reason, language) for reason in reasons],
    }


def following(game: Game[Any], view: State, seat: int, line: list[str]) -> State:
    """The view after these moves; refused once something is revealed."""
    after = preview_line(game, view, seat, line).after
    if after is None:
        raise refused("ends_undo_midway", move=line[-1][:80])
    return after


def previewed(record: Record, seat: int, line: list[str], language: str) -> Document:
    """What moves would do one after another, as far as their seat can know, and what it would be asked then."""
    view = view_of(record.state, seat)
    found = preview_line(record.game, view, seat, line)
    document = preview_document(record.game, found, seat, language)
    return {"preview": {**document, "next": next_document(record.game, found.after, seat, language)}}


def next_document(game: Game[Any], after: State | None, seat: int, language: str) -> Document | None:
    """What the seat would be asked; None if that cannot be known, or if it is not asked."""
    decision = None if after is None else after.required(seat)
    if after is None or decision is None:
        return None
    return {
        "kind": decision.kind(),
        "prompt": game.prompt(decision.kind(), language),
        "moves": [after.notation(seat, move) for move in after.moves(seat)],
        "task": decision.encode(),
    }


def check_legal(state: State, seat: int, text: str) -> None:
    """Refuse a move by what its seat knows."""
    view = view_of(state, seat)
    reasons = reasons_by_name(view, seat, text)
    if reasons:
        raise Refused(reasons)


# Copies and histories.


def past_document(record: Record, number: int, seat: int) -> Document:
    """The view after so many moves; who watches a finished game looks over the first player's shoulder."""
    check_number(record, number)
    seat = 0 if seat == SPECTATOR and record.over else seat
    view = view_of(record.at(number), seat)
    forecast = None if seat == SPECTATOR or view.to_move() == -1 else record.game.forecast(view, seat)
    return {
        "number": number,
        "of": len(record.entries),
        "view": record.game.encode(view),
        "forecast": forecast,
    }


def check_number(record: Record, number: int) -> None:
    """Refuse a number behind the last move."""
    if not 0 <= number <= len(record.entries):
        raise refused("no_such_move_number", number=number, of=len(record.entries))


def dealt_anew(record: Record, state: State, seat: int) -> Document:
    """A full position that the seat might be in: what it does not know is dealt by fresh chance."""
    guess = determinize(view_of(state, seat), Chance(seed_bytes(new_seed()), None))
    document: Document = record.game.encode(guess)
    return document


def copy_for(record: Record, seat: int, number: int | None = None) -> Record:
    """A game of its own that goes on from what the seat knows, now or after so many moves."""
    number = len(record.entries) if number is None else number
    check_number(record, number)
    position = dealt_anew(record, record.at(number), seat)
    return Record(record.game, record.seats, record.options, new_seed(), position)


def export(record: Record, seat: int, language: str) -> Document:
    """A finished game as its save; a running one as the seat knows it, with a game that it might be."""
    if record.over:
        return record.save()
    return {
        "format": VIEW_FORMAT,
        "game": record.game.slug,
        "seats": record.seats,
        "seat": None if seat == SPECTATOR else seat,
        "version": record.version,
        "view": record.game.encode(view_of(record.state, seat)),
        "log": Gate(record).log(seat, language, 0)["add"],
        "save": copy_for(record, seat).save(),
    }


def save_in(document: Document) -> object:
    """The save of an exported document: itself, or the game that a view might be."""
    return document.get("save") if document.get("format") == VIEW_FORMAT else document


def bot_question(record: Record, seat: int) -> Document:
    """What a bot is given: a position that its seat might be in, from which the view is made again."""
    return {
        "game": record.game.slug,
        "seats": record.seats,
        "options": record.options,
        "position": dealt_anew(record, record.state, seat),
        "seat": seat,
    }

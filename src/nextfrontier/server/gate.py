"""The gate: the one place where anything about a game is made for somebody outside.

Everything is computed on the view of the seat (or of a spectator) that it is for, never on the state.
"""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Document, Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.vectors import Vector
from nextfrontier.kernel.views import view_of
from nextfrontier.protocol.advice import tell_advice
from nextfrontier.protocol.decisions import tell_own_decision, tell_waiting
from nextfrontier.protocol.events import LogDocument, LogEntry, log_entry, log_opening
from nextfrontier.protocol.frames import (
    PreviewReply,
    StateFrame,
    StepsReply,
    SuggestReply,
    UndoDocument,
    WhyReply,
)
from nextfrontier.protocol.previews import tell_preview, tell_result
from nextfrontier.protocol.reasons import tell_reason
from nextfrontier.protocol.steps import EntrySteps, tell_changes
from nextfrontier.protocol.tables import PastDocument, ShownPosition, ViewExport
from nextfrontier.record.asking import reasons_by_name
from nextfrontier.record.guesses import guess_game, guess_position
from nextfrontier.record.history import Entry, common
from nextfrontier.record.previews import preview_line
from nextfrontier.record.record import Record
from nextfrontier.record.resolved import why_not
from nextfrontier.record.steps import film_entry
from nextfrontier.server.errors import WORDS, server_refusal
from nextfrontier.server.keys import new_seed

VIEW_FORMAT: Final = "next-frontier-view"


class Told:
    """The log as it was told last: its entries, and the sentences of each."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.documents: list[LogEntry] = []


class Gate:
    """The frames of one game, by seat and language; made once for each version of the game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.version = -1
        self.shown: dict[tuple[int, str], StateFrame] = {}
        self.told: dict[tuple[int, str], Told] = {}

    def situation(self, seat: int, language: str) -> StateFrame:
        """Return the state frame that all connections with the same eyes share; the caller does not change it."""
        if self.version != self.record.version:
            self.version = self.record.version
            self.shown = {}
        found = self.shown.get((seat, language))
        if found is None:
            found = self.shown[(seat, language)] = situation(self.record, seat, language)
        return found

    def log(self, seat: int, language: str, keep: int) -> LogDocument:
        """Return the log for a client that has its first `keep` entries; entry 0 is the set-up."""
        entries = self.record.entries
        told = self.told.setdefault((seat, language), Told())
        same = common(told.entries, entries)
        del told.documents[same:]
        for number in range(same, len(entries)):
            told.documents.append(log_entry(self.record, number, seat, language))
        told.entries = entries
        add = told.documents[max(keep - 1, 0) :]
        if keep == 0:
            add.insert(0, log_opening(self.record, seat, language))
        return LogDocument(keep, add)


def tell_log(gate: Gate, seat: int, language: str, until: int) -> LogDocument:
    """Return the log of the first moves, as a seat or a spectator may know them."""
    check_number(gate.record, until)
    return LogDocument(0, gate.log(seat, language, 0).add[: until + 1])


def situation(record: Record, seat: int, language: str) -> StateFrame:
    """Return everything about the game that a seat or a spectator is to see now, without people and log."""
    game, view = record.game, view_of(record.state, seat)
    watches = seat == SPECTATOR
    return StateFrame(
        version=record.version,
        seat=None if watches else seat,
        view=game.encode(view),
        waiting=tell_waiting(game, view, language),
        decision=None if watches else tell_own_decision(record, view, seat, language),
        forecast=None if watches or record.over else game.forecast(view, seat),
        undo=tell_undo(record, seat),
        log=LogDocument(0, []),
        over=record.over,
        result=tell_result(record, language),
        seed_hash=record.commitment,
        seed=record.published_seed,
    )


def not_dealt(seat: int) -> StateFrame:
    """Return the state frame of a table whose cards are not dealt yet, without people."""
    return StateFrame(
        version=0,
        seat=None if seat == SPECTATOR else seat,
        view=None,
        waiting=[],
        decision=None,
        forecast=None,
        undo=UndoDocument(0, 0),
        log=LogDocument(0, []),
        over=False,
        result=None,
        seed_hash=None,
        seed=None,
    )


def tell_undo(record: Record, seat: int) -> UndoDocument:
    """Return how far the seat can go back and forth."""
    if seat == SPECTATOR or record.over:
        return UndoDocument(0, 0)
    return UndoDocument(record.undoable(seat), record.redoable(seat))


def kept_entries(record: Record, version: int, entries: int) -> int:
    """Count the log entries of an older version that still stand."""
    if not 0 <= version <= record.version or entries < 1:
        return 0
    return min(entries, record.line.standing(version) + 1)


# Questions of a seat.


def tell_why(record: Record, seat: int, text: str, after: list[str], language: str) -> WhyReply:
    """Tell whether a move is legal once those before it are played, and if not, why."""
    if after:
        view = following(record.game, view_of(record.state, seat), seat, after)
        reasons = reasons_by_name(view, seat, text)
    else:
        reasons = why_not(record, seat, text)
    told = [tell_reason(record.game, reason, language, WORDS) for reason in reasons]
    return WhyReply(legal=not told, reasons=told)


def following(game: Game[Any], view: State, seat: int, line: list[str]) -> State:
    """Return the view after these moves; refused once something is revealed."""
    after = preview_line(game, view, seat, line).after
    if after is None:
        raise server_refusal("ends_undo_midway", move=line[-1][:80])
    return after


def tell_line(record: Record, seat: int, line: list[str], language: str) -> PreviewReply:
    """Tell the effects of moves played one after another, as far as their seat can know, and the next decision."""
    found = preview_line(record.game, view_of(record.state, seat), seat, line)
    return PreviewReply(preview=tell_preview(record.game, found, seat, language))


def tell_suggestion(record: Record, seat: int, answer: Document, language: str) -> SuggestReply:
    """Tell the move that a bot advises, with what it does and leads to."""
    view = view_of(record.state, seat)
    told = tell_advice(record.game, view, seat, answer, language)
    move, decision, line = answer["move"], answer["decision"], answer.get("line", [])
    return SuggestReply(move=move, decision=decision, line=line, label=told.move.label, text=told.text)


# Moves played back.


def tell_steps(record: Record, seat: int, version: int, first: int, entries: int) -> StepsReply:
    """Tell entries of the log event by event: what each changed in the view of the seat.

    The numbers are those of the log at a version; what was taken back since then is refused.
    """
    last = first + entries - 1
    standing = kept_entries(record, version, last + 1) - 1
    if last > standing:
        raise server_refusal("no_such_move_number", number=last, of=max(standing, 0))
    told: list[EntrySteps] = []
    shown = start = view_between(record.game, record.at(first - 1), seat)
    for number in range(first, last + 1):
        steps = []
        for state in film_entry(record, number - 1)[1:]:
            before, shown = shown, view_between(record.game, state, seat)
            steps.append(tell_changes(before, shown))
        told.append(EntrySteps(number, steps))
    return StepsReply(view=start, entries=told)


def view_between(game: Game[Any], state: State, seat: int) -> Document:
    """Return the view of a seat at any moment of a move; what is pending then says nothing to people."""
    return {**game.encode(view_of(state, seat)), "pending": []}


# Copies and histories.


EXAMPLE: Final = (
    "example"  # the seed of what a position of the rules leaves open: its picture is always the same
)


def tell_position(game: Game[Any], vector: Vector, sentence: str) -> ShownPosition:
    """Return a position of the rules as its first player sees it."""
    record = Record(game, vector.seats, vector.options, EXAMPLE, vector.changes)
    return ShownPosition(vector.id, game.slug, sentence, game.encode(view_of(record.state, 0)))


def tell_past(record: Record, number: int, seat: int) -> PastDocument:
    """Return the view after so many moves; a spectator of a finished game sees it as the first player."""
    check_number(record, number)
    seat = 0 if seat == SPECTATOR and record.over else seat
    view = view_of(record.at(number), seat)
    forecast = None if seat == SPECTATOR or view.to_move() == -1 else record.game.forecast(view, seat)
    return PastDocument(number, len(record.entries), record.game.encode(view), forecast)


def check_number(record: Record, number: int) -> None:
    """Refuse a number behind the last move."""
    if not 0 <= number <= len(record.entries):
        raise server_refusal("no_such_move_number", number=number, of=len(record.entries))


def copy_for(record: Record, seat: int, number: int | None = None) -> Record:
    """Return a new game that goes on from the knowledge of the seat, now or after so many moves."""
    number = len(record.entries) if number is None else number
    check_number(record, number)
    return guess_game(record, record.at(number), seat, new_seed())


def export(record: Record, seat: int, language: str) -> Document | ViewExport:
    """Return a finished game as its save; a running one as the seat knows it, with a game that it might be."""
    if record.over:
        return record.save()
    return ViewExport(
        format=VIEW_FORMAT,
        game=record.game.slug,
        seats=record.seats,
        seat=None if seat == SPECTATOR else seat,
        version=record.version,
        view=record.game.encode(view_of(record.state, seat)),
        log=Gate(record).log(seat, language, 0).add,
        save=copy_for(record, seat).save(),
    )


def save_in(document: Document) -> object:
    """Return the save in an exported document: itself, or the game that a view might be."""
    return document.get("save") if document.get("format") == VIEW_FORMAT else document


def bot_question(record: Record, seat: int) -> Document:
    """Return the question for a bot: a position that its seat might be in, from which the view is made again."""
    return {
        "game": record.game.slug,
        "seats": record.seats,
        "options": record.options,
        "position": guess_position(record, record.state, seat, new_seed()),
        "seat": seat,
    }

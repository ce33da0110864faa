"""A person's place at the terminal: the open decision, its menu, and the commands."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from nextfrontier.cli.speech import Trouble
from nextfrontier.cli.terminal.face import Entry
from nextfrontier.cli.terminal.style import pad
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.views import view_of

if TYPE_CHECKING:
    from nextfrontier.cli.terminal.session import Session

BACK = ("0", "back")


class Leave(Exception):
    """The player goes."""


class Desk:
    """The place of one seat: its view, and the lines that it may type. A spectator's desk has no decision."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.record = session.record
        self.face = session.face
        self.console = session.console
        self.seat = seat
        self.view = view_of(self.record.state, seat)
        deciding = seat >= 0 and self.view.required_decision(seat) is not None
        self.moves = [self.view.notation(seat, move) for move in self.view.moves(seat)] if deciding else []
        self.domain = [self.view.notation(seat, move) for move in self.view.domain(seat)] if deciding else []
        self.entries: list[Entry] = []
        self.inside = ""  # the name of the group that is open

    def is_opening(self) -> bool:
        """Is the whole position to be shown?"""
        return self.face.is_opening(self.view, self.seat)

    # Showing.

    def show(self, whole: bool) -> None:
        """Show the position or a reminder of it, then the question and its possible answers."""
        shown = self.face.position if whole else self.face.reminder
        self.console.say("", *shown(self.view, self.seat, self.console.style))
        self.open(self.moves, "")

    def open(self, moves: list[str], inside: str) -> None:
        """Show these moves as a menu."""
        self.entries = self.face.menu(self.view, self.seat, moves)
        self.inside = inside
        style = self.console.style
        title = self.face.question(self.view, self.seat)
        if inside:
            title = self.console.speech.say("terminal.choose_one", name=inside)
        self.console.say("", style.paint(title, "bold"))
        width = max((len(entry.name) for entry in self.entries), default=0) + 3
        for number, entry in enumerate(self.entries, 1):
            more = "…" if len(entry.moves) > 1 else ""
            name = style.paint(pad(f"{number:>3}  {entry.name}{more}", width + 5), "cyan")
            self.console.say(*style.hanging(name, entry.note))
        if inside:
            self.console.tell("terminal.back")
        elif hint := self.face.hint(self.view, self.seat):
            self.console.say(*style.hanging("", hint))

    # Answering.

    def not_understood(self, text: str) -> Trouble:
        """Return the one line for nonsense."""
        return Trouble("not_understood" if self.moves else "no_command", text=text[:40])

    def choose(self, text: str) -> bool:
        """Take the line as an answer, if it is one."""
        if self.inside and text.lower() in BACK:
            self.open(self.moves, "")
            return True
        if is_number(text) and self.moves:
            self.pick(self.entry(int(text)))
            return True
        move = self.find_move(text)
        if move:
            self.play(move)
            return True
        beginning = self.beginning_with(text)
        if beginning:
            self.pick(Entry(text, "", beginning))
        return bool(beginning)

    def entry(self, number: int) -> Entry:
        """Return the entry with this number."""
        if not 1 <= number <= len(self.entries):
            raise Trouble("no_number", number=number, last=len(self.entries))
        return self.entries[number - 1]

    def pick(self, entry: Entry) -> None:
        """Play an entry, or open it if it stands for several moves."""
        if len(entry.moves) == 1:
            self.play(entry.moves[0])
        else:
            self.open(entry.moves, entry.name)

    def find_move(self, text: str) -> str:
        """Find the thinkable move that a text names; empty if there is none."""
        by_name = {" ".join(move.lower().split()): move for move in self.domain}
        return next((by_name[name] for name in self.face.spellings(text) if name in by_name), "")

    def beginning_with(self, text: str) -> list[str]:
        """Return the legal moves that a shortened name stands for: those of an entry, or those that begin so."""
        for entry in self.entries:
            if entry.name.lower() == text.lower():
                return entry.moves
        names = self.face.spellings(text)
        return [move for move in self.moves if any(begins(move.lower(), name) for name in names)]

    def play(self, move: str) -> None:
        """Play a move; the session shows its outcome."""
        self.record.play(self.seat, move)

    # Saying why not.

    def say_reasons(self, reasons: list[Reason]) -> None:
        """Show each reason with its rule, then the fixes."""
        style = self.console.style
        told = [(reason, *self.face.reason(reason)) for reason in reasons]
        for reason, message, _ in told:
            rule = f" [{reason.rule}]" if reason.rule else ""
            self.console.say(*style.hanging("  ", f"{message}{rule}"))
        for fix in dict.fromkeys(fix for _, _, fixes in told for fix in fixes):
            self.console.say(*style.hanging("  → ", fix))


def guesses(version: int) -> int:
    """Return the seed by which a bot guesses unseen things: unlike any seed by which cards are dealt."""
    return int.from_bytes(hashlib.blake2b(f"terminal bot {version}".encode(), digest_size=6).digest(), "big")


def is_number(text: str) -> bool:
    """Is this a whole number that a person would type?"""
    return text.isascii() and text.isdigit() and len(text) < 9


def begins(move: str, text: str) -> bool:
    """Is the text a beginning of the move that ends with a word?"""
    return move.startswith(text) and move[len(text) : len(text) + 1] in (" ", "+", ".")

"""The contract of a game's face in the terminal: the one place where sessions and games meet.

A face gets views only: whatever it shows, the seat at the screen may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from nextfrontier.cli.terminal.style import Style
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document, Game, Result
from nextfrontier.kernel.reasons import Reason


class Entry:
    """One line of a menu: the text to type, its effect, and the moves it stands for."""

    __slots__ = ("moves", "name", "note")

    def __init__(self, name: str, note: str, moves: list[str]) -> None:
        self.name = name
        self.note = note
        self.moves = moves  # several: choosing the entry opens them


class Examples(NamedTuple):
    """Examples of lines to type in this game, for help and for messages."""

    move: str  # a move and what it means
    why: str
    card: str  # how to ask for components
    cards: str  # what can be asked for so
    rule: str
    rule_word: str


class Face(Protocol):
    """A game as people at a terminal see it."""

    title: str
    aim: str  # what one tries to do and how a turn goes, in one paragraph
    examples: Examples
    names: list[str]  # by seat, with what plays it
    language: str  # in which everything is said

    @property
    def game(self) -> Game[Any]:
        """Return the game itself."""

    def is_opening(self, view: State, seat: int) -> bool:
        """Does this decision open something new, so that the whole position is to be shown?"""

    def position(self, view: State, seat: int, style: Style) -> list[str]:
        """Return the whole position."""

    def reminder(self, view: State, seat: int, style: Style) -> list[str]:
        """Return the parts of the position that matter between the steps of a turn."""

    def pages(self) -> dict[str, str]:
        """Return the parts of the position that can be asked for by name, each with a description."""

    def page(self, name: str, view: State, seat: int, style: Style) -> list[str]:
        """Return one of these parts."""

    def area(self, view: State, seat: int, style: Style) -> list[str]:
        """Return everything that lies before one seat."""

    def card(self, text: str, style: Style) -> list[str]:
        """Return a card or another component by its printed name; empty if there is none."""

    def question(self, view: State, seat: int) -> str:
        """Return the question of the open decision, with its cause."""

    def menu(self, view: State, seat: int, moves: list[str]) -> list[Entry]:
        """Return these moves as a list that people can read, in groups where it would be long."""

    def hint(self, view: State, seat: int) -> str:
        """Return a line or two of help with this decision beside its moves; may be empty."""

    def effect(self, view: State, seat: int, move: str) -> str:
        """Return the effect of a legal move, as far as the seat can know."""

    def spellings(self, text: str) -> list[str]:
        """Return the notations that a typed text may mean, the likeliest first."""

    def sentence(self, event: Event, viewer: int) -> str:
        """Return an event as this viewer may read it."""

    def player(self, seat: int) -> str:
        """Name a player as sentences do: `Player 2`."""

    def gains(self, events: list[Event]) -> str:
        """Return many gains of one seat added up: `Player 2 gains 4 kelp and 2 VP from 6 sources.`"""

    def reason(self, reason: Reason) -> tuple[str, list[str]]:
        """Return a refusal as a sentence, and its fixes."""

    def forecast(self, found: Document, style: Style) -> list[str]:
        """Return the next production or income, and the score if the game ended now."""

    def result(self, found: Result, style: Style) -> list[str]:
        """Return the winner, and the points by source."""

    def rules(self) -> dict[str, str]:
        """Return the texts of the rules by id."""


class Switch(NamedTuple):
    """A switch of the command line that stands for an option of the game."""

    name: str  # `first_game` is typed --first-game
    option: str
    value: object  # that the option then has; None if one of the choices is typed behind the switch
    help: str
    choices: tuple[object, ...] = ()


class Terminal(NamedTuple):
    """The parts of a game in the terminal: its face, and its switches."""

    face: Callable[[int, dict[str, Any], list[str], str], Face]  # by seats, options, names and language
    switches: tuple[Switch, ...] = ()

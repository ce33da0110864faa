"""Families of options: a decision tells once the range of its moves, reasons against them, effects and notation.

A move is an int, local to its decision: the number of its family above four parameters of 12 bits. `load S05 OW3 bay`,
of family 1, with ship 205 and Area 2, is `1 << 48 | 2 << 12 | 205`. The kernel hands out ints; saves hold notation.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.bits import is_listed
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import EVERYTHING, FREE, REVEALS, UNKNOWN, S

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State
    from nextfrontier.kernel.decisions import Decision

WIDTH: Final = 12  # bits of one parameter
MOST: Final = (1 << WIDTH) - 1  # the greatest value of a parameter
FAMILY: Final = 4 * WIDTH  # above these bits stands the number of the family
LEAVE: Final = FREE >> 1  # the move that does nothing, or nothing more: the same int in every decision
LEAVING: Final = [LEAVE]  # never changed; compiled, adding a list is quicker than making a large int

Shown = int | str | list[int] | list[str] | dict[str, int]  # a parameter as clients are told it
D = TypeVar("D", bound="Decision[Any]")
handed_out: Final[
    list[list[Family[Any, Any]]]
] = []  # the families of every decision, of all games that are loaded


def first(move: int) -> int:
    """Return the first parameter of a move."""
    return move & MOST


def second(move: int) -> int:
    """Return the second parameter of a move."""
    return move >> WIDTH & MOST


def third(move: int) -> int:
    """Return the third parameter of a move."""
    return move >> 2 * WIDTH & MOST


def fourth(move: int) -> int:
    """Return the fourth parameter of a move."""
    return move >> 3 * WIDTH & MOST


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[S]):
    """A named parameter of a family: a number in the engine, a word in notation."""

    def __init__(self, name: str) -> None:
        self.name = name

    def spell(self, state: S, value: int) -> str:
        """Return the word for a value; it has no blanks."""
        raise NotImplementedError

    def read(self, state: S, word: str) -> int:
        """Return the value of a word, or a negative number if there is none."""
        raise NotImplementedError

    def show(self, state: S, value: int) -> Shown:
        """Return a value as clients are told it."""
        return self.spell(state, value)

    def value_type(self) -> Any:
        """Return the type of all values as clients are told them."""
        return str

    def every(self, box: Any) -> list[str]:
        """Return the words of all values that there can be in any game: a range for `kernel/actions`."""
        raise NotImplementedError

    def words_of(self, shown: Shown) -> list[str]:
        """Return the words of a value as clients are told it; one, unless things are chosen together."""
        return [str(shown)]

    def is_single(self) -> bool:
        """Is a value always one word?"""
        return True

    def atom(self, word: str) -> str:
        """Return the name of the atomic action that chooses a word: `card 37`."""
        return f"{self.name} {word}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Field["State"]):
    """A parameter with one word for each value from 0 on."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words

    def spell(self, state: State, value: int) -> str:
        return self.words[value]

    def read(self, state: State, word: str) -> int:
        return self.words.index(word) if word in self.words else UNKNOWN

    def value_type(self) -> Any:
        return Literal.__getitem__(tuple(self.words))

    def every(self, box: Any) -> list[str]:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Field["State"]):
    """A parameter that is written as a number, in any game one of a range."""

    def __init__(self, name: str, least: int = 0, most: int = MOST) -> None:
        super().__init__(name)
        self.least = least
        self.most = most

    def spell(self, state: State, value: int) -> str:
        return str(value)

    def read(self, state: State, word: str) -> int:
        return int(word) if word.isdecimal() and len(word) < 5 else UNKNOWN

    def show(self, state: State, value: int) -> Shown:
        return value

    def value_type(self) -> Any:
        return int

    def every(self, box: Any) -> list[str]:
        assert self.most < MOST, f"the range of {self.name} has no end"
        return [str(value) for value in range(self.least, self.most + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Field["State"]):
    """A parameter that is 0 or 1; its family writes it in a way of its own."""

    def show(self, state: State, value: int) -> Shown:
        return value == 1

    def value_type(self) -> Any:
        return bool

    def every(self, box: Any) -> list[str]:
        return ["no", "yes"]

    def words_of(self, shown: Shown) -> list[str]:
        return ["yes" if shown else "no"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Family(Generic[S, D]):
    """All moves of one shape: their kind, their notation, such as `load {ship} {area} bay`, and their parameters."""

    def __init__(
        self, kind: str, pattern: str, fields: list[Field[Any]], beside: list[Field[Any]] | None = None
    ) -> None:
        self.kind = kind
        self.pattern = pattern
        self.fields = fields
        self.beside: list[Field[Any]] = [] if beside is None else beside  # further facts that `values` tells
        self.base = 0  # the bits of its number; see `hand_out`
        self.reader = pattern_reader(pattern)

    def has(self, move: int) -> bool:
        """Does a move of the decision belong to this family?"""
        return move >> FAMILY == self.base >> FAMILY

    def options(self, state: S, asked: D) -> list[int]:
        """Return all thinkable moves."""
        raise NotImplementedError

    def is_legal(self, state: S, asked: D, move: int) -> bool:
        """Does nothing speak against a thinkable move? The quick twin of `why_not`."""
        return not self.why_not(state, asked, move)

    def add_moves(self, state: S, asked: D, found: list[int]) -> None:
        """Add all legal moves, promises beneath left aside."""
        for move in self.options(state, asked):
            if self.is_legal(state, asked, move):
                found.append(move)

    def why_not(self, state: S, asked: D, move: int) -> list[Reason]:
        """Return all that speaks against a thinkable move."""
        return []

    def apply(self, state: S, asked: D, move: int) -> None:
        """Carry out a move; the decision has left the agenda already."""
        raise NotImplementedError

    def brings(self, state: S, asked: D, move: int) -> int:
        """Return the bits that a move could bring: an upper bound."""
        return EVERYTHING

    def reveals(self, state: S, asked: D, move: int) -> bool:
        """Could a move show something hidden, by itself or by its triggers, before anybody is asked again?

        An upper bound, which follows from `brings` unless a family knows better: a move that says no never shows
        anything, one that says yes may show nothing. Pending tasks are left aside: `State.could_reveal` adds them.
        """
        return state.prospects(self.brings(state, asked, move)) & REVEALS != 0

    def leads_to_question(self) -> bool:
        """Does every move push a decision that is always asked, so that pending tasks beneath must wait?"""
        return False

    def loss(self, state: S, asked: D, move: int) -> Reason | None:
        """Return the warning of the loss when this is the only legal move; None if nothing is lost."""
        return None

    def why_unknown(self, state: S, asked: D, text: str) -> list[Reason]:
        """Return why a text that names no thinkable move cannot be one, if its meaning is plain: a card not in hand."""
        return []

    def spell(self, state: S, asked: D, move: int) -> str:
        """Return the stable, readable name of a move."""
        words: dict[str, str] = {}
        for place, field in enumerate(self.fields):
            words[field.name] = field.spell(state, move >> WIDTH * place & MOST)
        return self.pattern.format(**words)

    def read(self, state: S, asked: D, text: str) -> int:
        """Return the int of a text of this shape, thinkable or not; UNKNOWN if it has another."""
        matched = self.reader.fullmatch(text)
        if matched is None:
            return UNKNOWN
        move = self.base
        for place, field in enumerate(self.fields):
            value = field.read(state, matched[field.name])
            if value < 0:
                return UNKNOWN
            move |= value << WIDTH * place
        return move

    def values(self, state: S, asked: D, move: int) -> dict[str, Shown]:
        """Return the parameters of a move by name, as clients draw with them."""
        return {
            field.name: field.show(state, move >> WIDTH * place & MOST)
            for place, field in enumerate(self.fields)
        }


def pattern_reader(pattern: str) -> re.Pattern[str]:
    """Return the regular expression that reads the texts that a pattern writes."""
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^ +]+)", re.escape(pattern)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Family[S, D]):
    """A family of one move without parameters: `end`, `pass`, `look`."""

    def __init__(self, word: str, beside: list[Field[Any]] | None = None) -> None:
        super().__init__(word, word, [], beside)

    def options(self, state: S, asked: D) -> list[int]:
        return [self.base]

    def add_moves(self, state: S, asked: D, found: list[int]) -> None:
        if self.is_legal(state, asked, self.base):
            found.append(self.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Family[S, D]):
    """A family whose names depend on the position: `spell` makes them, and the few options are compared with a text.

    It chooses its ints itself; its fields tell the range of `values`.
    """

    def __init__(self, kind: str, fields: list[Field[Any]], beside: list[Field[Any]] | None = None) -> None:
        super().__init__(kind, "", fields, beside)

    def read(self, state: S, asked: D, text: str) -> int:
        for move in self.options(state, asked):
            if self.spell(state, asked, move) == text:
                return move
        return UNKNOWN

    def spell(self, state: S, asked: D, move: int) -> str:
        raise NotImplementedError

    def values(self, state: S, asked: D, move: int) -> dict[str, Shown]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(Family[Any, "Decision[Any]"]):
    """Do nothing, or nothing more: always the last family of its decision."""

    def __init__(self) -> None:
        super().__init__("leave", "", [], [Field("word"), Field("asked")])

    def options(self, state: Any, asked: Decision[Any]) -> list[int]:
        return [LEAVE]

    def add_moves(self, state: Any, asked: Decision[Any], found: list[int]) -> None:
        if asked.can_leave(state):
            found += LEAVING

    def why_not(self, state: Any, asked: Decision[Any], move: int) -> list[Reason]:
        return asked.why_not_leave(state)

    def apply(self, state: Any, asked: Decision[Any], move: int) -> None:
        asked.leave(state)

    def brings(self, state: Any, asked: Decision[Any], move: int) -> int:
        return 0

    def loss(self, state: Any, asked: Decision[Any], move: int) -> Reason | None:
        return asked.loss_of_leaving(state)

    def spell(self, state: Any, asked: Decision[Any], move: int) -> str:
        return asked.leaving()

    def read(self, state: Any, asked: Decision[Any], text: str) -> int:
        return LEAVE if text == asked.leaving() else UNKNOWN

    def values(self, state: Any, asked: Decision[Any], move: int) -> dict[str, Shown]:
        return {"word": asked.leaving(), "asked": asked.kind()}


def hand_out(families: list[Family[Any, Any]], start: int = 0) -> list[Family[Any, Any]]:
    """Give numbers to the families of a decision, or from FREE on to those of a free moment."""
    for number, family in enumerate(families):
        if isinstance(family, Leave):
            assert number == len(families) - 1, "leaving comes last"
            family.base = LEAVE
        else:
            family.base = start | number << FAMILY
    handed_out.append(families)
    return families


def read_move(families: list[Family[Any, Any]], state: State, asked: Decision[Any], text: str) -> int:
    """Return the thinkable move of one of these families with this name, or UNKNOWN."""
    for family in families:
        move = family.read(state, asked, text)
        thinkable = move != UNKNOWN and is_listed(move, family.options(state, asked))
        if thinkable and family.spell(state, asked, move) == text:
            return move
    return UNKNOWN


def why_unknown(
    families: list[Family[Any, Any]], state: State, asked: Decision[Any], text: str
) -> list[Reason]:
    """Return the reasons of the first of these families that has any against a text that names no thinkable move."""
    for family in families:
        reasons = family.why_unknown(state, asked, text)
        if reasons:
            return reasons
    return []

"""Read the test vectors of a game from its files, in the form that docs/rules/README.md explains.

What frames a vector is the same for all games; the short words for a position are the game's (`Words`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from nextfrontier.kernel.vectors import Try, Vector
from nextfrontier.kit.vectors.files import PAGE_FIELDS, BadVector, Document, read_chapters

Word = Callable[[Any], Document]  # part of the document of a player's area, from the value of a short word

ENGLISH: Final = "en"
FRAME: Final = (*PAGE_FIELDS, ENGLISH, "like", "try")  # of a vector; the rest is its position
PLAYER: Final = re.compile(r"player([1-9])")
SPAN: Final = re.compile(r"([A-Z]*)(\d+)\.\.\1(\d+)")
WRONG: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)  # what bad values raise


class Words:
    """The short words of a game for its positions."""

    __slots__ = ("form", "moments", "placed", "set_up", "then")

    def __init__(
        self,
        form: type,
        set_up: Callable[[int, Document], tuple[Document, Document]],
        moments: Mapping[str, Callable[..., Document]],
        placed: Mapping[str, Word],
        then: Mapping[str, Word],
    ) -> None:
        self.form = form  # of the document of a position, by which fields and types are checked
        self.set_up = set_up  # seats and facts → options of the game, the other facts with their defaults
        self.moments = moments  # by name: facts about the table, from the number of seats and parameters
        self.placed = placed  # short words for players' areas in positions
        self.then = then  # the same in expectations, which name a part only


def read_vectors(folder: Traversable, words: Words) -> dict[str, Vector]:
    """Return all vectors by id, in the order of the rules page."""
    facts: dict[str, Document] = {}
    found: dict[str, Vector] = {}
    for chapter in read_chapters(folder):
        for id_, written in chapter.vectors.items():
            reader = Reader(chapter.file, id_, words)
            if id_ in facts:
                raise reader.bad("", "this id stands in another file, too")
            facts[id_] = reader.position_facts(written, facts)
            found[id_] = reader.vector(written, facts[id_])
    return found


class Reader:
    """Makes one vector from its file; every fault is told with its place."""

    __slots__ = ("file", "id", "words")

    def __init__(self, file: str, id_: str, words: Words) -> None:
        self.file = file
        self.id = id_
        self.words = words

    def bad(self, field: str, problem: object) -> BadVector:
        """Return an error of this vector."""
        return BadVector(self.file, self.id, field, str(problem))

    def position_facts(self, written: Document, known: Mapping[str, Document]) -> Document:
        """Return the facts of the position: those of the vector that it is `like`, replaced by its own."""
        own = {field: value for field, value in written.items() if field not in FRAME}
        like = written.get("like")
        if like is None:
            return own
        if not isinstance(like, str) or like not in known:
            raise self.bad("like", f"{like!r} is no vector before this one")
        facts = {**known[like], **own}
        for field, value in own.items():
            if PLAYER.fullmatch(field) and field in known[like] and isinstance(value, dict):
                facts[field] = {**known[like][field], **value}
        return facts

    def vector(self, written: Document, facts: Document) -> Vector:
        """Return the vector."""
        facts = dict(facts)
        seats = facts.pop("seats", 2)
        if type(seats) is not int:
            raise self.bad("seats", "must be a number")
        fresh = facts.pop("fresh", False)
        options, changes = self.position(seats, facts)
        if not isinstance(fresh, bool) or (fresh and changes != self.position(seats, {})[1]):
            raise self.bad("fresh", "must be true, for a game just dealt and no position, or absent")
        tries = [self.read_try(entry, f"try {n}") for n, entry in enumerate(self.tries_in(written), 1)]
        return Vector(self.id, self.sentence_in(written), seats, options, None if fresh else changes, tries)

    def sentence_in(self, written: Document) -> str:
        """Return the English sentence."""
        sentence = written.get(ENGLISH)
        if not (isinstance(sentence, str) and sentence):
            raise self.bad(ENGLISH, "must be a sentence that says what to look at")
        return sentence

    def tries_in(self, written: Document) -> list[Any]:
        """Return the tries as they are written."""
        tries = written.get("try", [])
        if not isinstance(tries, list):
            raise self.bad("try", "must be a list")
        return tries

    def position(self, seats: int, facts: Document) -> tuple[Document, Document]:
        """Return the options of the game and the changes that `position` takes."""
        areas, table = self.apart(facts, self.words.placed, "")
        if "moment" in table:
            table = {**self.moment(seats, table.pop("moment")), **table}
        try:
            options, facts = self.words.set_up(seats, {"order": list(range(seats)), **table})
        except WRONG as error:
            raise self.bad("position", error) from None
        changes = self.spread({**facts, "players": areas}, "position")
        try:
            msgspec.convert(changes, self.words.form)
        except msgspec.ValidationError as error:
            raise self.bad("position", error) from None
        return options, changes

    def spread(self, document: Document, place: str) -> Document:
        """Return a document without spans."""
        try:
            return {field: spread(value) for field, value in document.items()}
        except ValueError as error:
            raise self.bad(place, error) from None

    def moment(self, seats: int, written: Any) -> Document:
        """Return the table's fields in a named moment."""
        given = dict(written) if isinstance(written, dict) else {}
        make = self.words.moments.get(str(given.pop("at", "")))
        if make is None:
            names = ", ".join(self.words.moments)
            raise self.bad("moment", f"must be a table whose `at` is one of: {names}")
        try:
            return make(seats, **given)
        except WRONG as error:
            raise self.bad("moment", error) from None

    def read_try(self, written: Any, place: str) -> Try:
        """Return moves to try, with their expected outcomes."""
        if not isinstance(written, dict):
            raise self.bad(place, "must be a table")
        facts = dict(written)
        moves, code, rule = (self.text_in(facts, field, place) for field in ("play", "refused", "rule"))
        scores, choices = facts.pop("scores", []), facts.pop("choices", None)
        then = self.then_in(facts, place)
        if not is_list_of(dict, scores):
            raise self.bad(f"{place}.scores", "must be a list with a table of points for each seat")
        if choices is not None and not is_list_of(str, choices):
            raise self.bad(f"{place}.choices", "must be a list of moves")
        if (rule and not code) or (code and (then or scores or choices)):
            raise self.bad(place, "a refused move has `refused`, perhaps `rule`, and changes nothing")
        if not (moves or then or choices):
            raise self.bad(place, "has neither moves to play nor anything to see")
        reason = (code, rule) if code else None
        return Try(moves.split("; ") if moves else [], reason, then, scores, choices)

    def text_in(self, facts: Document, field: str, place: str) -> str:
        """Take a text out of the facts; it may be absent."""
        text = facts.pop(field, "")
        if not isinstance(text, str):
            raise self.bad(f"{place}.{field}", "must be a text")
        return text

    def then_in(self, facts: Document, place: str) -> Document:
        """Return the part of the document of the state that must be there after the moves."""
        unset = facts.pop("unset", [])
        if not is_list_of(str, unset):
            raise self.bad(f"{place}.unset", "must be a list of names")
        areas, table = self.apart(facts, self.words.then, f"{place}.")
        if any(list(area) == ["seat"] for area in areas):
            raise self.bad(place, "says nothing about a player that it names")
        if areas:
            table["players"] = areas
        return self.spread({**table, **dict.fromkeys(unset)}, place)

    def apart(
        self, facts: Document, words: Mapping[str, Word], place: str
    ) -> tuple[list[Document], Document]:
        """Return the areas of the players in full words, and the facts about the table."""
        areas: list[Document] = []
        table: Document = {}
        for field, value in facts.items():
            player = PLAYER.fullmatch(field)
            if player is None:
                table[field] = value
            else:
                areas.append(self.area(int(player[1]) - 1, value, words, place + field))
        return sorted(areas, key=lambda area: int(area["seat"])), table

    def area(self, seat: int, written: Any, words: Mapping[str, Word], place: str) -> Document:
        """Return the area of a player in full words."""
        if not isinstance(written, dict):
            raise self.bad(place, "must be a table")
        found: Document = {"seat": seat}
        for field, value in written.items():
            try:
                parts = words[field](value) if field in words else {field: value}
            except WRONG as error:
                raise self.bad(f"{place}.{field}", f"{value!r} cannot be read ({error})") from None
            for name, part in parts.items():
                found[name] = {**found.get(name, {}), **part} if isinstance(part, dict) else part
        return found


def is_list_of(kind: type, value: object) -> bool:
    """Tell whether a value is a list of nothing else."""
    return isinstance(value, list) and all(isinstance(part, kind) for part in value)


def spread(value: Any) -> Any:
    """Return a document in which spans such as `S04..S21` or `6..13` in lists are all that they stand for."""
    if isinstance(value, dict):
        return {field: spread(part) for field, part in value.items()}
    if not isinstance(value, list):
        return value
    found: list[Any] = []
    for part in value:
        found += in_span(part) if isinstance(part, str) and ".." in part else [spread(part)]
    return found


def in_span(written: str) -> list[str | int]:
    """Return all of a span: numbers, or ids with as many digits as the first."""
    span = SPAN.fullmatch(written)
    if span is None:
        raise ValueError(f"{written!r} is no span such as S04..S21 or 6..13")
    letters, first, last = span.groups()
    numbers = range(int(first), int(last) + 1)
    return [f"{letters}{number:0{len(first)}d}" if letters else number for number in numbers]

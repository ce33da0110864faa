"""The registry of a game's words: it reads, says, shows and checks the expressions written with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, TypeVar

from nextfrontier.kernel.reasons import Problem, problem
from nextfrontier.kit.expressions import Call, ExpressionError, Value, calls_in, parse, show
from nextfrontier.kit.vocabulary.arguments import Row, join_rows
from nextfrontier.kit.vocabulary.given import Given
from nextfrontier.kit.vocabulary.words import Place, Sort, Word
from nextfrontier.kit.words.messages import Part, WordingError

T = TypeVar("T")


def modules_of(*packages: ModuleType) -> Iterator[ModuleType]:
    """Import all modules of some packages, so that every declared word is found."""
    for package in packages:
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            yield import_module(module.name)


class Vocabulary:
    """The words that some modules declare; a name that several sorts have is said and shown by the word with icons."""

    def __init__(self, *modules: object) -> None:
        self.sorts: dict[str, dict[str, Word]] = {}
        self.words: dict[str, Word] = {}
        declared = [value for module in modules for value in vars(module).values()]
        for word in [value for value in declared if isinstance(value, Word)]:
            self.sorts.setdefault(word.sort.name, {})[word.name] = word
            if word.icons or word.name not in self.words:
                self.words[word.name] = word

    def read(self, value: str | Value, sort: Sort[T]) -> T:
        """Return the object for which a text or a call of a sort stands, or refuse it with the reason."""
        call = parse(value) if isinstance(value, str) else value
        if not isinstance(call, Call):
            raise ExpressionError(problem("expected_sort", found=show(call)))
        found = Given(self.word_of(call, sort), call, self).make()
        assert isinstance(found, sort.kind), f"{call.name} makes no {sort.name}"
        return found

    def word_of(self, call: Call, sort: Sort[Any]) -> Word:
        """Return the word of a call that must be of a sort."""
        known = self.sorts[sort.name]
        if call.name not in known and len(known) == 1:
            raise ExpressionError(problem("expected_word", known=min(known), found=call.name))
        if call.name not in known:
            raise ExpressionError(problem("unknown_word", name=call.name, known=sorted(known)))
        return known[call.name]

    def say(self, value: str | Value, n: int = 1) -> Part:
        """Return the meaning of a call as a message; of n things if the call is a noun."""
        return self.bind(value, n).say()

    def icons(self, value: str | Value) -> Row:
        """Return the row of icons of a call."""
        given = self.bind(value, 1)
        if not given.word.icons:
            raise WordingError(f"{given.word.name} has no icons")
        return given.show()

    def bind(self, value: str | Value, n: int) -> Given:
        """Bind the arguments of a call of any sort that is to be said or shown."""
        call = parse(value) if isinstance(value, str) else value
        if not isinstance(call, Call):
            raise WordingError(f"{show(call)} should be a call: a name and arguments in brackets")
        if call.name not in self.words:
            raise WordingError(f"{call.name} is no word of the vocabulary")
        try:
            return Given(self.words[call.name], call, self, n)
        except ExpressionError as error:
            raise WordingError(repr(error.problem)) from error

    def show_in_brackets(self, value: Value, needs_brackets: Callable[[Word], bool]) -> Row:
        """Return the icons of a call, in brackets if its word needs them."""
        row = self.icons(value)
        is_call = isinstance(value, Call) and needs_brackets(self.words[value.name])
        return ["open", *row, "close"] if is_call else row

    def effects_in(self, call: Call, own: Sort[Any], wanted: Sort[Any]) -> list[Call]:
        """Return the calls of a wanted sort right within a call, also those wrapped in calls of other sorts."""
        found: list[Call] = []
        for inner, sort in Given(self.word_of(call, own), call, self).nested_calls():
            found += [inner] if sort is wanted else self.effects_in(inner, sort, wanted)
        return found


def in_a_row(joint: str) -> Callable[[Given], Row]:
    """Show all calls of a list with a sign between them, phrases in brackets."""

    def show_row(given: Given) -> Row:
        items = given.items(given.word.arguments[0].name)
        return join_rows(
            [given.vocabulary.show_in_brackets(item, lambda word: word.is_phrase) for item in items], joint
        )

    return show_row


def why_misplaced(
    vocabulary: Vocabulary, text: str, call: Call, sort: Sort[Any], place: Place
) -> list[Problem]:
    """Return all that stands where it cannot, from the outermost call inwards."""
    try:
        word = vocabulary.word_of(call, sort)
    except ExpressionError as error:
        at = re.search(rf"\b{call.name}\b", text)
        return [problem("at_character", place=at.start() + 1, problem=error.problem) if at else error.problem]
    if not word.may_stand_in(place):
        known = vocabulary.sorts[sort.name]
        fitting = sorted(name for name, other in known.items() if other.may_stand_in(place))
        why = word.elsewhere or problem("cannot_stand_in", place=place.words)
        return [problem("misplaced", name=call.name, why=why, known=fitting)]
    given = Given(word, call, vocabulary)
    found = word.fits(given, place) if word.fits else []
    for inner, inner_sort in given.nested_calls():
        found += why_misplaced(vocabulary, text, inner, inner_sort, word.place_inside(place))
    return found


def why_senseless(vocabulary: Vocabulary, call: Call) -> list[Problem]:
    """Return why calls that can be read would not do as they say."""
    found: list[Problem] = []
    for inner in calls_in(call):
        word = vocabulary.words[inner.name]
        senseless = word.sense(Given(word, inner, vocabulary)) if word.sense else None
        found += [senseless] if senseless else []
    return found

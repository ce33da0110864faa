"""A call with its arguments bound to the names that its word declares."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.reasons import problem
from nextfrontier.kit.expressions import Call, ExpressionError, Value, show
from nextfrontier.kit.vocabulary.arguments import (
    Amount,
    Argument,
    Items,
    Nested,
    Row,
    as_list,
    as_number,
    as_word,
)
from nextfrontier.kit.words.messages import Message, Part

if TYPE_CHECKING:
    from nextfrontier.kit.vocabulary.vocabulary import Vocabulary
    from nextfrontier.kit.vocabulary.words import Sort, Word

GROUP: Final = re.compile(r"\[[^]]*\]|[^\[]+")
KEY: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
ARGUMENT: Final = re.compile(r"\$(\w+)")


class Given:
    """A call with its arguments by name, in the order in which its word declares them; n of it if it is a noun."""

    def __init__(self, word: Word, call: Call, vocabulary: Vocabulary, n: int = 1) -> None:
        self.word = word
        self.call = call
        self.vocabulary = vocabulary
        self.n = n
        self.values: dict[str, Value] = {}
        self.arguments = word.by_name
        positional, named = list(call.arguments), dict(call.named)
        for argument in word.arguments:
            self.values[argument.name] = self.find(argument, positional, named)
        left = [*[show(value) for value in positional], *named]
        if left:
            raise ExpressionError(problem("unknown_argument", word=word.name, found=left[0]))
        for name, argument in self.arguments.items():
            if self.values[name] != argument.default:
                argument.check(self.values[name], self)

    def find(self, argument: Argument, positional: list[Value], named: dict[str, Value]) -> Value:
        """Take the value of an argument from those that are left."""
        if argument.takes_rest:
            rest = positional[:]
            positional.clear()
            return rest
        if argument.named and argument.name in named:
            return named.pop(argument.name)
        if not argument.named and positional:
            return positional.pop(0)
        if argument.default is None:
            what = f"{argument.name}={argument.example}" if argument.named else argument.name
            raise ExpressionError(problem("argument_missing", word=self.word.name, what=what))
        return argument.default

    def has(self, name: str) -> bool:
        """Is an argument given that differs from its default?"""
        return self.values[name] != self.arguments[name].default

    def number(self, name: str) -> int:
        """Return an argument that is a number."""
        return as_number(self.values[name])

    def text(self, name: str) -> str:
        """Return an argument that is a word."""
        return as_word(self.values[name])

    def items(self, name: str) -> list[Value]:
        """Return an argument that is a list, or a list of one."""
        return as_list(self.values[name])

    def make_argument(self, name: str) -> Any:
        """Return the object for which an argument stands."""
        return self.arguments[name].read(self.values[name], self)

    def nested_calls(self) -> list[tuple[Call, Sort[Any]]]:
        """Return the calls among the arguments, each with the sort of which it must be."""
        found: list[tuple[Call, Sort[Any]]] = []
        for name, argument in self.arguments.items():
            item = argument.item if isinstance(argument, Items) else argument
            if isinstance(item, Nested):
                found += [(value, item.sort) for value in self.items(name) if isinstance(value, Call)]
        return found

    def make(self) -> object:
        """Return the object for which the call stands."""
        assert self.word.make is not None, f"{self.word.name} is only said"
        return self.word.make(*[self.make_argument(name) for name in self.arguments])

    def say_argument(self, name: str, n: int = 1) -> Part:
        """Return an argument as a part of a sentence, for n of it."""
        return self.arguments[name].say(self.values[name], self, n)

    def all_said(self, name: str) -> list[Part]:
        """Return each call of a list as a part of a sentence."""
        return [self.vocabulary.say(item) for item in self.items(name)]

    def show_argument(self, name: str) -> Row:
        """Return the icons of an argument."""
        return self.arguments[name].show(self.values[name], self)

    def say(self) -> Part:
        """Return the sentence of the call: by its own function, or its key with its number and its parts."""
        if not isinstance(self.word.says, str):
            return self.word.says(self)
        counted = [argument.name for argument in self.word.arguments if isinstance(argument, Amount)]
        parts = {
            name: self.say_argument(name) for name, argument in self.arguments.items() if argument.has_words()
        }
        n = self.number(counted[0]) if counted else self.n
        return Message(KEY.sub(self.end_of_key, self.word.says), n, **parts)

    def end_of_key(self, match: re.Match[str]) -> str:
        """Return the part of a key for an argument: its word, or the end that it gives the key if it is given."""
        name, end = match.groups()
        return self.text(name) if end is None else end if self.has(name) else ""

    def show(self) -> Row:
        """Return the icons of the call: by its own function, or by its pattern."""
        if not isinstance(self.word.icons, str):
            return self.word.icons(self)
        return fill_pattern(self.word.icons, self)


def fill_pattern(pattern: str, given: Given) -> Row:
    """Return the icons of a pattern, with those of the arguments in their places."""
    found: Row = []
    for group in GROUP.findall(pattern):
        if not group.startswith("[") or any(map(given.has, ARGUMENT.findall(group))):
            found += [icon for token in group.strip("[] ").split() for icon in show_token(token, given)]
    return found


def show_token(token: str, given: Given) -> Row:
    """Return an icon of a pattern, or the icons of the argument for which it stands."""
    name = token.strip("($)")
    if "$" not in token:
        return [token]
    if not token.startswith("("):
        return given.show_argument(name)
    return given.vocabulary.show_in_brackets(given.values[name], lambda word: word.is_list)

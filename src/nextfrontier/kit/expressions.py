"""The grammar of effects, the same in every game: text to a tree of calls, and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from nextfrontier.kernel.reasons import Problem, problem

TOKEN = re.compile(r"\s*([A-Z]+-\d+|[A-Za-z_][A-Za-z_0-9]*|-?\d+|[()\[\],=])")
SYMBOLS = "()[],="
MAX_LENGTH = 2_000
MAX_DIGITS = 9
KEPT = 1_000  # texts whose calls are kept: nobody changes a call


class ExpressionError(ValueError):
    """A text that is no effect, with its fault and the number of the character."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(repr(problem))
        self.problem = problem


class Call:
    """`name(positional…, named=…)`."""

    __slots__ = ("arguments", "name", "named")

    def __init__(self, name: str, arguments: list[Value], named: dict[str, Value]) -> None:
        self.name = name
        self.arguments = arguments
        self.named = named

    def __str__(self) -> str:
        shown = [show(value) for value in self.arguments]
        shown += [f"{key}={show(value)}" for key, value in self.named.items()]
        return f"{self.name}({', '.join(shown)})"


Value = int | str | Call | list["Value"]


def show(value: Value) -> str:
    """Return the text of a value."""
    if isinstance(value, list):
        return f"[{', '.join(show(item) for item in value)}]"
    return str(value)


def calls_in(value: Value) -> Iterator[Call]:
    """Yield a call and all calls among its arguments, the outermost first."""
    if isinstance(value, list):
        for item in value:
            yield from calls_in(item)
    elif isinstance(value, Call):
        yield value
        yield from calls_in([*value.arguments, *value.named.values()])


@lru_cache(KEPT)
def parse(text: str) -> Call:
    """Read one effect."""
    if len(text) > MAX_LENGTH:
        raise ExpressionError(
            problem("effect_has_most_characters_this", max_length=MAX_LENGTH, text=len(text))
        )
    reader = Reader(text)
    value = reader.value(0)
    reader.expect_end()
    if not isinstance(value, Call):
        raise ExpressionError(problem("effect_call_name_arguments_brackets"))
    return value


class Reader:
    """A recursive reader over the tokens of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, int]] = []
        self.next = 0
        position = 0
        while text[position:].strip():
            match = TOKEN.match(text, position)
            if match is None:
                raise ExpressionError(
                    problem(
                        "character_cannot_read", position=position + 1, strip=repr(text[position:].strip()[0])
                    )
                )
            self.tokens.append((match.group(1), match.start(1)))
            position = match.end()

    def peek(self) -> str:
        """Return the next token, or nothing at the end."""
        return self.tokens[self.next][0] if self.next < len(self.tokens) else ""

    def take(self) -> str:
        """Return the next token, and use it up."""
        token = self.peek()
        if not token:
            raise ExpressionError(problem("character_effect_ends_too_early", text=len(self.text) + 1))
        self.next += 1
        return token

    def expect(self, symbol: str) -> None:
        """Use up this symbol and no other."""
        token = self.take()
        if token != symbol:
            raise ExpressionError(
                problem(
                    "character_expected_found", place=self.place(), symbol=repr(symbol), token=repr(token)
                )
            )

    def place(self) -> int:
        """Return the place of the token just taken, counted from 1."""
        return self.tokens[self.next - 1][1] + 1

    def expect_end(self) -> None:
        """Refuse a token after the end."""
        if self.peek():
            self.take()
            raise ExpressionError(problem("character_nothing_may_follow_effect", place=self.place()))

    def value(self, depth: int) -> Value:
        """Read a number, a name, a slot, a list or a call."""
        if depth > 20:
            raise ExpressionError(problem("effect_nested_most_20_deep"))
        token = self.take()
        if token == "[":
            return self.items(depth)
        if token in SYMBOLS:
            raise ExpressionError(
                problem("character_expected_value_found", place=self.place(), token=repr(token))
            )
        if token.lstrip("-").isdigit():
            return self.number(token)
        return self.call(token, depth) if self.peek() == "(" else token

    def number(self, token: str) -> int:
        """Read a number that is no longer than any of ours."""
        if len(token) > MAX_DIGITS:
            raise ExpressionError(
                problem("character_number_has_most_digits", place=self.place(), max_digits=MAX_DIGITS)
            )
        return int(token)

    def items(self, depth: int) -> list[Value]:
        """Read the rest of a list."""
        found = [self.value(depth + 1)]
        while self.peek() == ",":
            self.take()
            found.append(self.value(depth + 1))
        self.expect("]")
        return found

    def call(self, name: str, depth: int) -> Call:
        """Read the rest of a call, positional arguments before named ones."""
        call = Call(name, [], {})
        self.expect("(")
        while self.peek() != ")":
            if call.arguments or call.named:
                self.expect(",")
            value = self.value(depth + 1)
            if self.peek() == "=" and isinstance(value, str):
                self.take()
                if value in call.named:
                    raise ExpressionError(problem("character_given_twice", place=self.place(), value=value))
                call.named[value] = self.value(depth + 1)
            elif call.named:
                raise ExpressionError(
                    problem("character_positional_arguments_come_first", place=self.place())
                )
            else:
                call.arguments.append(value)
        self.expect(")")
        return call

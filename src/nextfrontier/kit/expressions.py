"""The grammar of effects, the same in every game: text to a tree of calls, and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

TOKEN = re.compile(r"\s*([A-Z]+-\d+|[A-Za-z_][A-Za-z_0-9]*|-?\d+|[()\[\],=])")
SYMBOLS = "()[],="
MAX_LENGTH = 2_000
MAX_DIGITS = 9
KEPT = 1_000  # texts whose calls are kept: nobody changes a call


class ExpressionError(ValueError):
    """A text that is no effect, with its fault and the number of the character."""


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
        raise ExpressionError(f"an effect has at most {MAX_LENGTH} characters, this one has {len(text)}")
    reader = Reader(text)
    value = reader.value(0)
    reader.expect_end()
    if not isinstance(value, Call):
        raise ExpressionError("an effect is a call: a name and arguments in brackets")
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
                raise ExpressionError(f"character {position + 1}: cannot read {text[position:].strip()[0]!r}")
            self.tokens.append((match.group(1), match.start(1)))
            position = match.end()

    def peek(self) -> str:
        """Return the next token, or nothing at the end."""
        return self.tokens[self.next][0] if self.next < len(self.tokens) else ""

    def take(self) -> str:
        """Return the next token, and use it up."""
        token = self.peek()
        if not token:
            raise ExpressionError(f"character {len(self.text) + 1}: the effect ends too early")
        self.next += 1
        return token

    def expect(self, symbol: str) -> None:
        """Use up this symbol and no other."""
        token = self.take()
        if token != symbol:
            raise ExpressionError(f"character {self.place()}: expected {symbol!r}, found {token!r}")

    def place(self) -> int:
        """Return the place of the token just taken, counted from 1."""
        return self.tokens[self.next - 1][1] + 1

    def expect_end(self) -> None:
        """Refuse a token after the end."""
        if self.peek():
            self.take()
            raise ExpressionError(f"character {self.place()}: nothing may follow the effect")

    def value(self, depth: int) -> Value:
        """Read a number, a name, a slot, a list or a call."""
        if depth > 20:
            raise ExpressionError("an effect is nested at most 20 deep")
        token = self.take()
        if token == "[":
            return self.items(depth)
        if token in SYMBOLS:
            raise ExpressionError(f"character {self.place()}: expected a value, found {token!r}")
        if token.lstrip("-").isdigit():
            return self.number(token)
        return self.call(token, depth) if self.peek() == "(" else token

    def number(self, token: str) -> int:
        """Read a number that is no longer than any of ours."""
        if len(token) > MAX_DIGITS:
            raise ExpressionError(f"character {self.place()}: a number has at most {MAX_DIGITS} digits")
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
                    raise ExpressionError(f"character {self.place()}: {value} is given twice")
                call.named[value] = self.value(depth + 1)
            elif call.named:
                raise ExpressionError(f"character {self.place()}: positional arguments come first")
            else:
                call.arguments.append(value)
        self.expect(")")
        return call

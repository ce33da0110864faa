"""Effects as rows of icons, from the same expressions as their words.

A row is a flat list of tokens, read from left to right: icons that a game lists with their meaning, and numbers,
which stand before what they count. `pay(res(credit=1), gain(science=2))` is `pay 1 credit arrow gain 2 science`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nextfrontier.kit.expressions import Call, Value, parse
from nextfrontier.kit.words.calls import words
from nextfrontier.kit.words.messages import WordingError

Row = list[str]
Writer = Callable[[Call], Row]


class IconRows:
    """The icons of a game's effects: patterns and writers by name of the call.

    In a pattern $1 is the first argument of the call, ($1) the same in brackets if it is one of `lists`.
    `nested` are the calls that stand in brackets within a list.
    """

    def __init__(self, patterns: Mapping[str, str], lists: tuple[str, ...], nested: tuple[str, ...]) -> None:
        self.patterns = patterns
        self.lists = lists
        self.nested = nested
        self.writers: dict[str, Writer] = {}

    def of(self, effect: str | Call) -> Row:
        """The icons of an effect, a condition or a price."""
        call = parse(effect) if isinstance(effect, str) else effect
        if call.name in self.patterns:
            return [icon for token in self.patterns[call.name].split() for icon in self.token(token, call)]
        if call.name not in self.writers:
            raise WordingError(f"{call.name} has no icons")
        return self.writers[call.name](call)

    def token(self, token: str, call: Call) -> Row:
        """An icon, or the argument for which the token stands."""
        place = token.strip("($)")
        if "$" not in token:
            return [token]
        if int(place) > len(call.arguments):
            raise WordingError(f"{call} needs more arguments")
        value = call.arguments[int(place) - 1]
        return self.inner(value) if token.startswith("(") else self.row(value)

    def row(self, value: Value) -> Row:
        """The icons of any value: kinds to choose from are joined by `or`."""
        if isinstance(value, int):
            return [str(value)]
        return self.of(value) if isinstance(value, Call) else joined([[kind] for kind in words(value)], "or")

    def inner(self, value: Value) -> Row:
        """A value in brackets if it is made of several."""
        return self.bracketed(value, self.lists)

    def bracketed(self, value: Value, kinds: tuple[str, ...]) -> Row:
        """A value in brackets if it is one of these calls."""
        row = self.row(value)
        return ["open", *row, "close"] if isinstance(value, Call) and value.name in kinds else row

    def list(self, call: Call, joint: str) -> Row:
        """The arguments of a call, joined."""
        return joined([self.bracketed(value, self.nested) for value in call.arguments], joint)


def joined(rows: list[Row], joint: str) -> Row:
    """Rows with a sign between them."""
    if not rows:
        raise WordingError("a list of icons needs at least one item")
    row = rows[0]
    for after in rows[1:]:
        row = [*row, joint, *after]
    return row

"""Messages are texts before a language is chosen: a key, a number and parts; catalogues say them.

A template names the parts it wants, `gain {amounts}`, and may ask for them in a form, `{kind:indefinite}`. A
form is an entry of its own (`kind.farm:indefinite`); where a catalogue has none, the plain entry serves and
its parts inherit the form. So each language has the cases, infinitives or articles it needs without touching
code. An entry that depends on the message's number is a dict by CLDR plural category; `{n}` is the number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import Formatter

Template = str | dict[str, str]


class WordingError(ValueError):
    """Something that cannot be put into words, and why."""


class Message:
    """`key` with its number and its parts."""

    __slots__ = ("key", "n", "parts")

    def __init__(self, key: str, n: int = 1, **parts: Message | Series) -> None:
        self.key = key
        self.n = n
        self.parts = parts


class Name(Message):
    """A name or an id that is the same in every language."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.key, self.n, self.parts = "name", 1, {}
        self.text = text


class Player(Message):
    """Somebody at the table: `Player 1` is seat 0, until the table knows a better name."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("player", seat + 1)
        self.seat = seat


class Series:
    """Several messages in a row; `joint` is the key of the entries that join two of them."""

    __slots__ = ("items", "joint")

    def __init__(self, joint: str, items: list[Message | Series]) -> None:
        if not items:
            raise WordingError("a list needs at least one item")
        self.joint = joint
        self.items = items


Part = Message | Series


class Catalogue:
    """The templates of one language and its plural rule."""

    def __init__(self, texts: dict[str, Template], category: Callable[[int], str]) -> None:
        self.texts = texts
        self.category = category

    def say(self, message: Message | Series, form: str = "") -> str:
        """Return the text of a message, in a form if this language has it."""
        return "".join(map(str, self.pieces(message, form, False)))

    def pieces(self, message: Message | Series, form: str, apart: bool) -> list[str | int]:
        """Return the texts of a message one after the other; a player is the number of its seat if kept apart."""
        if isinstance(message, Name):
            return [message.text]
        if isinstance(message, Series):
            return self.join(message.joint, [self.pieces(item, form, apart) for item in message.items], form)
        if apart and isinstance(message, Player):
            return [message.seat]
        said: list[str | int] = []
        for literal, name, wanted in read_template(self.template(message.key, form, message.n)):
            said.append(literal)
            if name == "n":
                said.append(str(message.n))
            elif name:
                said += self.pieces(part_of(message, name), wanted or form, apart)
        return said

    def join(self, joint: str, items: list[list[str | int]], form: str) -> list[str | int]:
        """Join the items into one phrase: `a, b and c`."""
        said = items[0]
        for place, between in (("more", items[1:-1]), ("last", items[1:][-1:])):
            pieces = read_template(self.template(f"{joint}.{place}", form, 1)) if between else []
            for item in between:
                both = {"before": said, "after": item}
                said = []
                for literal, name, _ in pieces:
                    said.append(literal)
                    if name:
                        said += both[name]
        return said

    def template(self, key: str, form: str, n: int) -> str:
        """Return the entry of a key in a form, else the plain one; for the number n."""
        entry = self.texts.get(f"{key}:{form}") if form else None
        entry = self.texts.get(key) if entry is None else entry
        if entry is None:
            raise WordingError(f"the catalogue has no entry {key!r}")
        return entry if isinstance(entry, str) else entry[self.category(n)]


@cache
def read_template(template: str) -> list[tuple[str, str | None, str | None]]:
    """Return the pieces of a template: a text, the part behind it and the form in which it is wanted."""
    return [(literal, name, wanted) for literal, name, wanted, _ in Formatter().parse(template)]


def part_of(message: Message, name: str) -> Message | Series:
    """Return the part that a template asks for."""
    if name not in message.parts:
        raise WordingError(
            f"the entry {message.key!r} asks for {{{name}}}; there are {sorted(message.parts)}"
        )
    return message.parts[name]

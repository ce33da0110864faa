"""Messages are texts before a language is chosen: a key, a number and parts; catalogues say them.

A template names the parts it wants, `gain {amounts}`, and may ask for them in a form, `{kind:indefinite}`. A
form is an entry of its own (`kind.farm:indefinite`); where a catalogue has none, the plain entry serves and
its parts inherit the form. So each language has the cases, infinitives or articles it needs without touching
code. `{n}` is the number of the message.

An entry that depends on something is a table of templates:

- on the number of the message, by CLDR plural category: `{one = "{n} karta", few = "{n} karty", many = "{n} kart"}`;
- on the number of a part: `{by = "cards", one = …, few = …}`;
- on the gender of a part: `{by = "card.gender", f = "zagrana", m = "zagrany", other = "zagrane"}`.

`other` serves where a table has nothing better. A noun tells its gender in its own table, `{gender = "f", one = …}`,
or names the part that has it, `{gender = "@noun", other = "{n} {noun}"}`. In a form, `@kinds` stands for the gender of
that part: `{ordinal:accusative.@kinds}` asks for `ordinal.2:accusative.f`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import Formatter
from typing import Any, Final

Template = str | dict[str, Any]  # a text; or a table, whose values are templates but for `by` and `gender`


Pieces = list[tuple[str, str | None, str | None]]  # of a template: a text, the part behind it, and its form
BY: Final = "by"  # of a table: the part whose number or gender decides
GENDER: Final = "gender"


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

    def __init__(
        self, texts: dict[str, Template], category: Callable[[int], str], language: str = "en"
    ) -> None:
        self.texts = texts
        self.category = category
        self.language = language
        # By form and key: templates that depend on nothing, once read.
        self.read: dict[str, dict[str, Pieces]] = {}

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
        for literal, name, wanted in self.pieces_of(message, form):
            said.append(literal)
            if name == "n":
                said.append(str(message.n).replace("-", "−"))
            elif name:
                if wanted and "@" in wanted:
                    wanted = self.agree(wanted, message)
                said += self.pieces(part_of(message, name), wanted or form, apart)
        return said

    def pieces_of(self, message: Message, form: str) -> Pieces:
        """Return the pieces of the template of a message; those that depend on nothing are remembered."""
        known = self.read.get(form)
        if known is None:
            known = self.read[form] = {}
        found = known.get(message.key)
        if found is None:
            found = read_template(self.template(message.key, form, message))
            if self.is_fixed(message.key, form):
                known[message.key] = found
        return found

    def is_fixed(self, key: str, form: str) -> bool:
        """Is the template of a key in a form always the same?"""
        return isinstance(self.texts.get(f"{key}:{form}", self.texts.get(key)), str)

    def join(self, joint: str, items: list[list[str | int]], form: str) -> list[str | int]:
        """Join the items into one phrase: `a, b and c`."""
        said = items[0]
        last = "two" if len(items) == 2 and f"{joint}.two" in self.texts else "last"
        for place, between in (("more", items[1:-1]), (last, items[1:][-1:])):
            pieces = read_template(self.template(f"{joint}.{place}", form, NOTHING)) if between else []
            for item in between:
                both = {"before": said, "after": item}
                said = []
                for literal, name, _ in pieces:
                    said.append(literal)
                    if name:
                        said += both[name]
        return said

    def template(self, key: str, form: str, message: Message) -> str:
        """Return the entry of a key in a form, else the plain one; for the number and the parts of a message."""
        entry = self.texts.get(f"{key}:{form}") if form else None
        entry = self.texts.get(key) if entry is None else entry
        if entry is None:
            raise WordingError(f"the catalogue has no entry {key!r}")
        while not isinstance(entry, str):
            choice = self.choice(entry, message)
            if choice not in entry and "other" not in entry:
                raise WordingError(f"the entry {key!r} has nothing for {choice!r}")
            entry = entry[choice] if choice in entry else entry["other"]
        return entry

    def choice(self, table: dict[str, Any], message: Message) -> str:
        """Return the key of the template in a table that fits a message."""
        if BY not in table:
            return self.category(message.n)
        name, _, trait = str(table[BY]).partition(".")
        part = part_of(message, name)
        return self.gender(part) if trait == GENDER else self.category(number_of(part))

    def gender(self, part: Part) -> str:
        """Return the gender of a noun, of the first one in a row; empty if the language tells none."""
        first = part.items[0] if isinstance(part, Series) else part
        if isinstance(first, Series):
            return self.gender(first)
        entry = self.texts.get(first.key)
        found = str(entry.get(GENDER, "")) if isinstance(entry, dict) else ""
        return self.gender(part_of(first, found[1:])) if found.startswith("@") else found

    def agree(self, form: str, message: Message) -> str:
        """Return a form with the gender of a part in place of its name: `accusative.@kinds`."""
        before, _, name = form.partition("@")
        return before + self.gender(part_of(message, name))


@cache
def read_template(template: str) -> Pieces:
    """Return the pieces of a template: a text, the part behind it and the form in which it is wanted."""
    return [(literal, name, wanted) for literal, name, wanted, _ in Formatter().parse(template)]


def part_of(message: Message, name: str) -> Part:
    """Return the part that a template asks for."""
    if name not in message.parts:
        raise WordingError(
            f"the entry {message.key!r} asks for {{{name}}}; there are {sorted(message.parts)}"
        )
    return message.parts[name]


def number_of(part: Part) -> int:
    """Return the number of a message; of several in a row their sum."""
    return sum(map(number_of, part.items)) if isinstance(part, Series) else part.n


NOTHING: Final = Message("nothing")

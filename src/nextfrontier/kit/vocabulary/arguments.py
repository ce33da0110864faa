"""The arguments that a word takes: each declared once, and from then on read, said and shown in the same way.

A default is written as in an effect (`1`, `no`, `usual`); an argument with a default is named (`times=2`) and may be
left out. All others stand in their order, unless they are declared as named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.reasons import Detail, problem
from nextfrontier.kit.expressions import Call, ExpressionError, Value, show
from nextfrontier.kit.words.messages import Message, Part, Series, WordingError

if TYPE_CHECKING:
    from nextfrontier.kit.vocabulary.given import Given
    from nextfrontier.kit.vocabulary.words import Sort

Row = list[str]
MOST_NUMBER: Final = 99
MOST_ITEMS: Final = 6
ANSWERS: Final = {"no": False, "yes": True}


class Argument:
    """An argument of a word, by its name."""

    example = "…"  # stands for a value in a message
    takes_rest = False

    def __init__(self, name: str, default: Value | None = None, named: bool = False) -> None:
        self.name = name
        self.default = default  # None: it must be given
        self.named = named or default is not None
        self.what = name if self.named else f"the {name}"

    def check(self, value: Value, given: Given) -> None:
        """Refuse a value that can be neither read nor said."""

    def read(self, value: Value, given: Given) -> object:
        """Return the object for which a value stands, or refuse it."""
        raise NotImplementedError

    def has_words(self) -> bool:
        """Is it a part of the sentence of its word?"""
        return True

    def say(self, value: Value, given: Given, n: int) -> Part:
        """Return a value as a part of a sentence, for n of it."""
        raise WordingError(f"{given.word.name}: {self.what} has no words")

    def show(self, value: Value, given: Given) -> Row:
        """Return the icons of a value."""
        raise WordingError(f"{given.word.name}: {self.what} has no icons")

    def refuse(self, given: Given, code: str, **details: Detail) -> ExpressionError:
        """Return the error of a value that is refused, which names word and argument."""
        return ExpressionError(problem(code, word=given.word.name, what=self.name, **details))


class Amount(Argument):
    """A whole number within bounds, or a word that stands for one: choices are enumerated, so it must be small."""

    example = "n"

    def __init__(
        self,
        name: str,
        default: int | None = None,
        least: int = 1,
        most: int = MOST_NUMBER,
        words: Mapping[str, int] | None = None,
        named: bool = False,
    ) -> None:
        super().__init__(name, default, named)
        self.least = least
        self.most = most
        self.words = words or {}

    def read(self, value: Value, given: Given) -> int:
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        if isinstance(value, int) and (self.least <= value <= self.most or value == self.default):
            return value
        if isinstance(value, int) and value > self.most:
            raise self.refuse(given, "too_much", found=value, most=self.most)
        if self.words:
            bounds = {"least": self.least, "most": self.most}
            raise self.refuse(given, "number_or_word", known=list(self.words), found=show(value), **bounds)
        raise self.refuse(given, "number_in", least=self.least, most=self.most, found=show(value))

    def say(self, value: Value, given: Given, n: int) -> Part:
        return Message("number", as_number(value))

    def show(self, value: Value, given: Given) -> Row:
        return [value] if isinstance(value, str) and value in self.words else [str(as_number(value))]


class Change(Amount):
    """So much more or less of something, which is an icon; left out it stays as it is."""

    def __init__(self, name: str, of: str, most: int, words: Mapping[str, int] | None = None) -> None:
        super().__init__(name, 0, -most, most, words)
        self.of = of

    def show(self, value: Value, given: Given) -> Row:
        return show_change(value, self.of) if isinstance(value, int) else super().show(value, given)


class UpTo(Amount):
    """A number of which fewer will do, too."""

    def show(self, value: Value, given: Given) -> Row:
        n = as_number(value)
        return [str(n)] if n == 1 else ["up_to", str(n)]


class OneOf(Argument):
    """One of some words: the value of each, the key of its noun (`good.{}`), its icons if it is none itself."""

    most_chosen = 1

    def __init__(
        self,
        name: str,
        table: Mapping[str, object],
        default: str | None = None,
        noun: str = "",
        icons: Mapping[str, str] | str = "{}",
        named: bool = False,
    ) -> None:
        super().__init__(name, default, named)
        self.table = table
        self.noun = noun
        self.icons = icons

    def check(self, value: Value, given: Given) -> None:
        if not isinstance(value, str) or value not in self.table:
            raise self.refuse(given, "one_of", known=list(self.table), found=show(value))

    def read(self, value: Value, given: Given) -> object:
        return self.table[as_word(value)]

    def has_words(self) -> bool:
        return bool(self.noun)

    def say(self, value: Value, given: Given, n: int) -> Part:
        return Message(self.noun.format(as_word(value)), n)

    def show(self, value: Value, given: Given) -> Row:
        word = as_word(value)
        icons = self.icons.format(word) if isinstance(self.icons, str) else self.icons.get(word, word)
        return icons.split()


class Flag(OneOf):
    """`yes`, or left out; its icons stand for yes."""

    def __init__(self, name: str, icons: str = "") -> None:
        super().__init__(name, ANSWERS, "no", icons={"no": "", "yes": icons or name})


class AnyOf(OneOf):
    """One word or several in brackets, any of which will do."""

    most_chosen = MOST_ITEMS

    def __init__(
        self,
        name: str,
        table: Mapping[str, object],
        noun: str = "",
        default: Value | None = None,
        named: bool = False,
    ) -> None:
        super().__init__(name, table, None, noun, named=named)
        self.default = default
        self.named = self.named or default is not None
        self.what = name if self.named else f"the {name}"

    def check(self, value: Value, given: Given) -> None:
        for word in as_list(value):
            super().check(word, given)
        if len(as_list(value)) > self.most_chosen:
            raise self.refuse(given, "too_many", most=self.most_chosen)

    def read(self, value: Value, given: Given) -> list[object]:
        return [self.table[as_word(word)] for word in as_list(value)]

    def say(self, value: Value, given: Given, n: int) -> Part:
        return Series("or", [super(AnyOf, self).say(word, given, n) for word in as_list(value)])

    def show(self, value: Value, given: Given) -> Row:
        return join_rows([super(AnyOf, self).show(word, given) for word in as_list(value)], "or")


class Groups(AnyOf):
    """One word or several, each of which stands for a list; read as one list without repetitions."""

    def read(self, value: Value, given: Given) -> list[object]:
        found: list[object] = []
        for word in as_list(value):
            group = self.table[as_word(word)]
            assert isinstance(group, list)
            found += [item for item in group if item not in found]
        return found


class Nested(Argument):
    """A call of a sort of words, or one of some words that stand for such a call."""

    def __init__(
        self,
        name: str,
        sort: Sort[Any],
        words: Mapping[str, object] | None = None,
        default: Value | None = None,
        icons: Mapping[str, str] | Callable[[Call], Row] | None = None,
        named: bool = False,
    ) -> None:
        super().__init__(name, default, named)
        self.sort = sort
        self.words = words or {}
        self.icons = icons or {}  # of the words, or of a call that is shown in its own way here

    def check(self, value: Value, given: Given) -> None:
        if isinstance(value, Call) or (isinstance(value, str) and value in self.words):
            return
        if self.words:
            raise self.refuse(given, "word_or_sort", known=list(self.words), found=show(value))
        raise self.refuse(given, "sort_needed", found=show(value))

    def read(self, value: Value, given: Given) -> object:
        return self.words[value] if isinstance(value, str) else given.vocabulary.read(value, self.sort)

    def say(self, value: Value, given: Given, n: int) -> Part:
        return given.vocabulary.say(value, n)

    def show(self, value: Value, given: Given) -> Row:
        if isinstance(value, str):
            return self.icons.get(value, value).split() if isinstance(self.icons, Mapping) else []
        if isinstance(value, Call) and not isinstance(self.icons, Mapping):
            return self.icons(value)
        return given.vocabulary.icons(value)


class Items(Argument):
    """A list in brackets, every item of it read by the same argument."""

    def __init__(self, name: str, item: Argument, least: int = 1, most: int = MOST_ITEMS) -> None:
        super().__init__(name)
        self.item = item
        self.least = least
        self.most = most

    def check(self, value: Value, given: Given) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            number = str(self.least) if self.least == self.most else f"{self.least}–{self.most}"
            raise self.refuse(given, "in_brackets", number=number, found=show(value))
        for item in value:
            self.item.check(item, given)

    def read(self, value: Value, given: Given) -> list[object]:
        return [self.item.read(item, given) for item in as_list(value)]

    def has_words(self) -> bool:
        return False


class AllOf(Items):
    """All arguments that are left, calls of one sort, said and shown one after the other."""

    takes_rest = True

    def __init__(self, name: str, sort: Sort[Any], least: int = 2, most: int = MOST_ITEMS) -> None:
        super().__init__(name, Nested(name, sort), least, most)

    def check(self, value: Value, given: Given) -> None:
        items = as_list(value)
        if len(items) < self.least:
            raise self.refuse(given, "too_few", least=self.least)
        if len(items) > self.most:
            raise self.refuse(given, "too_many", most=self.most)
        for item in items:
            self.item.check(item, given)


def as_number(value: Value) -> int:
    """Return a value that must be a number."""
    if not isinstance(value, int):
        raise WordingError(f"{show(value)} should be a number")
    return value


def as_word(value: Value) -> str:
    """Return a value that must be a word."""
    if not isinstance(value, str):
        raise WordingError(f"{show(value)} should be a word")
    return value


def as_list(value: Value) -> list[Value]:
    """Return the items of a list; a single value is a list of one."""
    return value if isinstance(value, list) else [value]


def show_change(n: int, of: str) -> Row:
    """Return the icons of so much more or less."""
    return ["more" if n > 0 else "less", str(abs(n)), of] if n else []


def join_rows(rows: list[Row], joint: str) -> Row:
    """Return rows of icons with a sign between them."""
    if not rows:
        raise WordingError("a list of icons needs at least one item")
    row = rows[0]
    for after in rows[1:]:
        row = [*row, joint, *after]
    return row

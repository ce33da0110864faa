"""Reading the arguments of calls, for those who put effects into words and icons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nextfrontier.kit.expressions import Call, Value, show
from nextfrontier.kit.words.messages import WordingError


def check_names(call: Call, names: Mapping[str, tuple[str, ...]]) -> None:
    """Nothing may be said that would have no words: `names` lists the options of each call."""
    for name in call.named:
        if name not in names.get(call.name, ()):
            raise WordingError(f"{call.name} knows no {name}=")


def only(call: Call) -> Value:
    """The single positional argument."""
    if len(call.arguments) != 1:
        raise WordingError(f"{call} needs one argument before the named ones")
    return call.arguments[0]


def both(call: Call) -> tuple[Value, Value]:
    """The two positional arguments."""
    if len(call.arguments) != 2:
        raise WordingError(f"{call} needs two arguments before the named ones")
    return call.arguments[0], call.arguments[1]


def required(call: Call, name: str) -> Value:
    """A named argument that has no default."""
    if name not in call.named:
        raise WordingError(f"{call} needs {name}=")
    return call.named[name]


def named_number(call: Call, name: str, default: int = 1) -> int:
    """A named number that is 1 unless given, or another default."""
    return number(call.named.get(name, default))


def named_word(call: Call, name: str, default: str) -> str:
    """A named word that has a default."""
    return word(call.named.get(name, default))


def number(value: Value) -> int:
    """A value that must be a number."""
    if not isinstance(value, int):
        raise WordingError(f"{show(value)} should be a number")
    return value


def numbers(value: Value) -> list[int]:
    """A list of numbers."""
    return [number(item) for item in value] if isinstance(value, list) else [number(value)]


def word(value: Value) -> str:
    """A value that must be a word."""
    if not isinstance(value, str):
        raise WordingError(f"{show(value)} should be a word")
    return value


def words(value: Value) -> list[str]:
    """One word or several: `farm`, `[farm, lab]`."""
    return [word(item) for item in value] if isinstance(value, list) else [word(value)]


def as_call(value: Value) -> Call:
    """A value that must be a call."""
    if not isinstance(value, Call):
        raise WordingError(f"{show(value)} should be a call: a name and arguments in brackets")
    return value


def calls_in(value: Value) -> Iterator[Call]:
    """A call and all calls among its arguments, named ones and lists too."""
    if isinstance(value, list):
        for item in value:
            yield from calls_in(item)
    elif isinstance(value, Call):
        yield value
        yield from calls_in([*value.arguments, *value.named.values()])

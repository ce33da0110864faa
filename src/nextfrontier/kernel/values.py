"""Values: small objects that copies of a state share. They are never changed; a change makes another one.

The parameters of `__init__` are the declaration of a value: its fields, in this order and by these names.
"""

from __future__ import annotations

from inspect import signature
from typing import Any, Final, TypeVar

from nextfrontier.kernel import mypyc_attr

V = TypeVar("V")
known_names: Final[dict[type, list[str]]] = {}  # reading a signature is slow


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A few fields that belong together; pickle, copy.deepcopy and `repr` follow from them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), field_values(self)

    def __repr__(self) -> str:
        told = [f"{name}={getattr(self, name)!r}" for name in field_names(type(self))]
        return f"{type(self).__name__}({', '.join(told)})"


def field_names(kind: type) -> list[str]:
    """Return the names of the fields that a class is made of: `set_` and `round_` are called `set` and `round`."""
    if kind not in known_names:
        known_names[kind] = [name.rstrip("_") for name in signature(kind).parameters]
    return known_names[kind]


def field_values(thing: object) -> tuple[Any, ...]:
    """Return the values of the fields of an object, in the order in which its class takes them."""
    return tuple([getattr(thing, name) for name in field_names(type(thing))])


def replace_fields(value: V, **fields: Any) -> V:
    """Return a value like this one but for some fields; where speed matters, rules call the class instead."""
    names = field_names(type(value))
    made = type(value)(*[fields.pop(name) if name in fields else getattr(value, name) for name in names])
    assert not fields, f"{type(value).__name__} has no {', '.join(fields)}"
    return made


def field_at(holder: object, path: str) -> Any:
    """Return the value at a path of names and places: `players.2.fleet.ships`."""
    found: Any = holder
    for step in path.split("."):
        found = found[int(step)] if step.isdigit() else getattr(found, step)
    return found


def put_at(holder: Any, path: str, new: object) -> Any:
    """Put something at the end of a path; return its holder, made anew if copies share it: lists and values."""
    step, _, rest = path.partition(".")
    if isinstance(holder, list):
        place = int(step)
        found = holder[:]
        found[place] = put_at(holder[place], rest, new) if rest else new
        return found
    below = put_at(getattr(holder, step), rest, new) if rest else new
    if isinstance(holder, Value):
        return replace_fields(holder, **{step: below})
    setattr(holder, step, below)
    return holder

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


def split_path(path: str) -> list[str | int]:
    """Return the steps of a path: names of fields and places in lists, `players.2.fleet.ships`."""
    return [int(step) if step.isdigit() else step for step in path.split(".")]


def field_at(holder: object, steps: list[str | int]) -> Any:
    """Return what the steps of a path lead to."""
    found: Any = holder
    for step in steps:
        found = found[step] if isinstance(step, int) else getattr(found, step)
    return found


def put_at(holder: Any, steps: list[str | int], new: object, done: int = 0) -> Any:
    """Put something at the end of a path; return its holder, made anew if copies share it: lists and values."""
    step = steps[done]
    if done + 1 < len(steps):
        below = holder[step] if isinstance(step, int) else getattr(holder, step)
        new = put_at(below, steps, new, done + 1)
    if isinstance(step, int):
        found = holder[:]
        found[step] = new
        return found
    if isinstance(holder, Value):
        kind: type[Any] = type(holder)
        return kind(*[new if name == step else getattr(holder, name) for name in field_names(kind)])
    setattr(holder, step, new)
    return holder

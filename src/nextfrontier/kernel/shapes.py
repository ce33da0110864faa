"""Shapes of tasks: a task tells its name and its fields once; saves and positions write and read it by that.

`Shape("invent", Node("effect", Invent), Number("left"), Truth("must"))` is the document `["invent", "A3/1", 2, false]`.
The fields stand in the order in which the class of the task takes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Find = Callable[
    [str], object
]  # the node at a place such as `card 37/2`; None or a LookupError if there is none
LARGEST: Final = 1 << 16  # numbers of tasks stay below it
REST: Final = -1  # a series of all numbers that are left


class FieldOfTask:
    """A field of a task, by its name; in a document one value or several."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> list[Any]:
        """Return a value as documents have it."""
        return [value]

    def read(self, rest: list[Any], find: Find) -> Any:
        """Take a value from the front of the rest of a document; a ValueError names the problem."""
        raise NotImplementedError


class Number(FieldOfTask):
    """A whole number, not below the least."""

    def __init__(self, name: str, least: int = -1) -> None:
        super().__init__(name)
        self.least = least

    def read(self, rest: list[Any], find: Find) -> Any:
        return read_number(rest, self.least)


class Truth(FieldOfTask):
    """True or false."""

    def read(self, rest: list[Any], find: Find) -> Any:
        return read_typed(rest, bool)


class Text(FieldOfTask):
    """A text."""

    def read(self, rest: list[Any], find: Find) -> Any:
        return read_typed(rest, str)


class Series(FieldOfTask):
    """A tuple of so many numbers, or of all that are left."""

    def __init__(self, name: str, length: int = REST) -> None:
        super().__init__(name)
        self.length = length

    def write(self, value: Any) -> list[Any]:
        return list(value)

    def read(self, rest: list[Any], find: Find) -> Any:
        length = len(rest) if self.length == REST else self.length
        return tuple([read_number(rest, -1) for _ in range(length)])


class Node(FieldOfTask):
    """An effect of a kind, by its place."""

    def __init__(self, name: str, kind: type[Any]) -> None:
        super().__init__(name)
        self.kind = kind

    def write(self, value: Any) -> list[Any]:
        return [value.place]

    def read(self, rest: list[Any], find: Find) -> Any:
        return read_node(rest, find, self.kind)


class Nodes(Node):
    """A list of all effects that are left, by their places."""

    def write(self, value: Any) -> list[Any]:
        return [node.place for node in value]

    def read(self, rest: list[Any], find: Find) -> Any:
        return [read_node(rest, find, self.kind) for _ in range(len(rest))]


def read_typed(rest: list[Any], kind: type[Any]) -> Any:
    """Take a value of exactly this type."""
    if not rest or type(rest[0]) is not kind:
        raise ValueError(f"expected a value of type {kind.__name__}")
    return rest.pop(0)


def read_number(rest: list[Any], least: int) -> Any:
    """Take a whole number within the bounds."""
    found = read_typed(rest, int)
    if not least <= found < LARGEST:
        raise ValueError(f"{found} is out of range")
    return found


def read_node(rest: list[Any], find: Find, kind: type[Any]) -> Any:
    """Take the place of an effect of this kind."""
    place = read_typed(rest, str)
    found = find(place)
    if not isinstance(found, kind):
        raise ValueError(f"there is no such effect: {place}")
    return found


class Shape:
    """The name of a task in documents, and its fields."""

    def __init__(self, name: str, *fields: FieldOfTask) -> None:
        self.name = name
        self.fields = fields

    def write(self, task: object) -> list[Any]:
        """Return the document of a task."""
        found: list[Any] = [self.name]
        for field in self.fields:
            found += field.write(getattr(task, field.name))
        return found

    def read(self, document: list[Any], find: Find) -> list[Any]:
        """Return the values of the fields, with which the class is called; a ValueError names the problem."""
        rest = document[1:]
        found = [field.read(rest, find) for field in self.fields]
        if rest:
            raise ValueError("too many values")
        return found


NAMELESS: Final = Shape("")  # of what is never pending itself

"""What the documents of any game's positions share: reading them, agendas, refusing a contradiction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from nextfrontier.kernel.reasons import Refused, refusal
from nextfrontier.kernel.tasks import Cell, Task

P = TypeVar("P")


def read_position(changes: Mapping[str, object], form: type[P]) -> P:
    """The document of a position, checked for unknown fields and wrong types."""
    try:
        return msgspec.convert(dict(changes), form)
    except msgspec.ValidationError as error:
        raise bad_position("set", str(error)) from None
    except RecursionError:
        raise bad_position("set", "nested too deeply") from None


def encode_agenda(cell: Cell | None) -> list[Any]:
    """The tasks of an agenda, top first."""
    found: list[Any] = []
    while cell is not None:
        found.append(cell.task.encode())
        cell = cell.below
    return found


def decode_agenda(tasks: object, path: str, decode: Callable[[object, str], Task[Any]]) -> Cell | None:
    """A chain of tasks, top first, each made from its document."""
    if not isinstance(tasks, list):
        raise bad_position(path, "expected a list of tasks")
    below: Cell | None = None
    for index in range(len(tasks) - 1, -1, -1):
        below = Cell(decode(tasks[index], f"{path}[{index}]"), below)
    return below


def bad_position(path: str, problem: str, rule: str = "") -> Refused:
    """The refusal of a position, naming the place of the contradiction."""
    return refusal("bad_position", rule, path=path, problem=problem[:300])

"""The common part of all games' positions: reading documents, agendas, refusing a contradiction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NoReturn, TypeVar

import msgspec

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import Problem, Refused, problem, refusal
from nextfrontier.kernel.tasks import Cell, Task
from nextfrontier.kit.problems import problem_of_shape

P = TypeVar("P")
Decode = Callable[[object, str], Task[Any]]  # a task from its document, which stands at this path


def read_position(changes: Mapping[str, object], form: type[P]) -> P:
    """Return the document of a position, checked for unknown fields and wrong types."""
    try:
        return msgspec.convert(dict(changes), form)
    except msgspec.ValidationError as error:
        raise bad_position("set", problem_of_shape(error)) from None
    except RecursionError:
        raise bad_position("set", problem("nested_too_deeply")) from None


def encode_tasks(state: State) -> list[Any]:
    """Encode the pending tasks, top first; before them the lanes of all seats while these act at once."""
    lanes = [encode_agenda(cell) for cell in state.lanes]
    return [["lanes", *lanes], *encode_agenda(state.agenda)] if lanes else encode_agenda(state.agenda)


def encode_agenda(cell: Cell | None) -> list[Any]:
    """Encode the tasks of an agenda, top first."""
    found: list[Any] = []
    while cell is not None:
        found.append(cell.task.encode())
        cell = cell.below
    return found


def set_tasks(state: State, tasks: list[Any], decode: Decode) -> None:
    """Set the pending tasks from their document."""
    if tasks and isinstance(tasks[0], list) and tasks[0][:1] == ["lanes"]:
        lanes = tasks[0][1:]
        if len(lanes) != state.seats:
            raise bad_position("pending", problem("expected_one_lane_per_seat"))
        state.lanes = [
            decode_agenda(lane, f"pending.lanes[{seat}]", decode) for seat, lane in enumerate(lanes)
        ]
        tasks = tasks[1:]
    state.agenda = decode_agenda(tasks, "pending", decode)


def decode_agenda(tasks: object, path: str, decode: Decode) -> Cell | None:
    """Decode a chain of tasks, top first, each from its document."""
    if not isinstance(tasks, list):
        raise bad_position(path, problem("expected_list_tasks"))
    below: Cell | None = None
    for index in range(len(tasks) - 1, -1, -1):
        below = Cell(decode(tasks[index], f"{path}[{index}]"), below)
    return below


def bad_position(path: str, problem: Problem, rule: str = "") -> Refused:
    """Return the refusal of a position, naming the place of the contradiction."""
    return refusal("bad_position", rule, path=path, problem=problem)


def refuse(path: str, problem: Problem, rule: str = "") -> NoReturn:
    """Refuse a position, naming the place of the contradiction."""
    raise bad_position(path, problem, rule)


class HardPosition(NamedTuple):
    """A game put into a position."""

    seats: int
    options: dict[str, Any]
    changes: dict[str, Any]

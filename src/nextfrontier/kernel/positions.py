"""What the documents of any game's positions share: writing an agenda, refusing a contradiction."""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel.reasons import Refused, refusal
from nextfrontier.kernel.tasks import Cell


def encode_agenda(cell: Cell | None) -> list[Any]:
    """The tasks of an agenda, top first."""
    found: list[Any] = []
    while cell is not None:
        found.append(cell.task.encode())
        cell = cell.below
    return found


def bad_position(path: str, problem: str, rule: str = "") -> Refused:
    """The refusal of a position, naming the place of the contradiction."""
    return refusal("bad_position", rule, path=path, problem=problem[:300])

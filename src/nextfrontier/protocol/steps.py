"""The steps of moves: what each event changed in the view of a seat, for hosts that play moves back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.game import Document
from nextfrontier.kit.meanings import meaning
from nextfrontier.record.steps import GONE, find_places


class StepChange(msgspec.Struct):
    """One place of the view that an event changed."""

    path: Annotated[list[str | int], meaning("keys and indices that lead there from the whole view")]
    value: Annotated[Any, meaning("what is there now; left out: nothing any more")] = UNSET


class EntrySteps(msgspec.Struct):
    """A move, event by event."""

    number: Annotated[int, meaning("number of its entry in the log")]
    steps: Annotated[
        list[list[StepChange]],
        meaning("changes by event, in the order of the log; one step if the move has no event"),
    ]


def tell_changes(before: Document, after: Document) -> list[StepChange]:
    """Return the changes that lead from one view to the next."""
    return [StepChange(place.path, told_value(place.after)) for place in find_places(before, after)]


def told_value(value: object) -> object | UnsetType:
    """Return a value as it is told: left out where there is none."""
    return UNSET if value is GONE else value

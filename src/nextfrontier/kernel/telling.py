"""Hidden zones in documents: all things at the table; on a view how many there are, and which are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.ground import TABLE
from nextfrontier.kernel.zones import NOBODY

Names = Callable[[int], Any]  # the name of a thing in documents


def tell_zones(state: State, document: Document, name: Names) -> None:
    """Add every zone to the document of a state, at the place that its declaration names."""
    for zone in state.zones():
        things = zone.things(state) if zone.told else []
        if zone.told and (things or not zone.is_rare):
            told = tell_things(state, zone.owner_in(state), things, name)
            put_in_document(document, zone.steps_told, told)


def tell_things(state: State, owner: int, things: Sequence[int], name: Names) -> list[Any] | Document:
    """Name the things of an owner; a preview draws some things that not even the owner knows yet."""
    viewer = state.viewer
    tells_place = owner == NOBODY and viewer != TABLE
    known: list[Any] = []
    for place, thing in enumerate(things):
        if thing >= 0:
            known.append({"place": place, "card": name(thing)} if tells_place else name(thing))
    is_owner = viewer == owner and owner != NOBODY  # a spectator has the number of nobody
    if viewer == TABLE or (is_owner and len(known) == len(things)):
        return known
    return {"count": len(things), "known": known}


def put_in_document(document: Any, steps: list[str | int], told: object) -> None:
    """Put something at the end of a path into a document; add the missing steps on the way."""
    last = steps[-1]
    for step in steps[:-1]:
        document = document[step] if isinstance(step, int) else document.setdefault(step, {})
    if isinstance(last, int):
        document.insert(last, told)
    else:
        document[last] = told

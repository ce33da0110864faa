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
            put_in_document(document, zone.told, tell_things(state, zone.owner_in(state), things, name))


def tell_things(state: State, owner: int, things: Sequence[int], name: Names) -> list[Any] | Document:
    """Name the things of an owner; a preview draws some things that not even the owner knows yet."""
    known = [(place, name(thing)) for place, thing in enumerate(things) if thing >= 0]
    is_owner = state.viewer == owner and owner != NOBODY  # a spectator has the number of nobody
    if state.viewer == TABLE or (is_owner and len(known) == len(things)):
        return [told for _, told in known]
    if owner == NOBODY:
        return {"count": len(things), "known": [{"place": place, "card": told} for place, told in known]}
    return {"count": len(things), "known": [told for _, told in known]}


def put_in_document(document: Any, path: str, told: object) -> None:
    """Put something into a document: `players.2.hand`; add the missing steps on the way."""
    *steps, last = path.split(".")
    for step in steps:
        document = document[int(step)] if step.isdigit() else document.setdefault(step, {})
    if isinstance(document, list):
        document.insert(int(last), told)
    else:
        document[last] = told

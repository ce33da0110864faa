"""Pending tasks of this game from their documents; effects by their place."""

from __future__ import annotations

from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.kit.pending import task_reader
from nextfrontier.kit.positions import Decode


def reader_of(box: Box) -> Decode:
    """Return the function that makes tasks of their documents."""
    return task_reader("nextfrontier.games.evacuation", box.effects.get)

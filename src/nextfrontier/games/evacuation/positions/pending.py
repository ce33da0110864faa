"""Pending tasks of this game from their documents; effects by their place."""

from __future__ import annotations

from functools import partial

from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.kit.pending import decode_task
from nextfrontier.kit.positions import Decode


def task_reader(box: Box) -> Decode:
    """Return what makes a task of its document."""
    return partial(decode_task, "nextfrontier.games.evacuation", box.effects.get)

"""Load the weights of habits: `{mode}-{actions}.json` lists marks and weights that are not 0."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.search.habits import Habits


@cache
def load_habits(race: bool, advanced: bool) -> Habits:
    """Return the habits for a mode and its actions."""
    name = f"{'race' if race else 'points'}-{'advanced' if advanced else 'standard'}.json"
    text = resources.files(__package__).joinpath(name).read_text()
    weights = [0.0] * WorldsReader().size()
    found: dict[str, list[float]] = json.loads(text)["weights"]
    for start, run in found.items():
        weights[int(start) : int(start) + len(run)] = [float(weight) for weight in run]
    return Habits(weights)

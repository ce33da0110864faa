"""Names of ships and goals: those that are printed can be translated, those that a pack gives stay as they are."""

from __future__ import annotations

from functools import cache

from nextfrontier.games.evacuation.components.facts import GoalFacts, ShipFacts
from nextfrontier.games.evacuation.components.goals import GOALS
from nextfrontier.games.evacuation.components.ships import SHIPS
from nextfrontier.kit.words.messages import Part
from nextfrontier.kit.words.nouns import name_or_text


@cache
def printed_names() -> dict[str, str]:
    """Return all printed names by the key of their entry: the English ones stand with the components."""
    models = {key_of_model(ship.model): ship.model for ship in SHIPS}
    return models | {f"name.goal.{goal.number}": goal.name for goal in GOALS}


def key_of_model(model: str) -> str:
    """Return the key of the name of a model of ships: `name.model.heavy_hauler`."""
    return f"name.model.{model.lower().replace(' ', '_')}"


def name_model(ship: ShipFacts) -> Part:
    """Name the model of a ship."""
    return name_or_text(printed_names(), key_of_model(ship.model), ship.model)


def name_goal(goal: GoalFacts) -> Part:
    """Name a Goal card."""
    return name_or_text(printed_names(), f"name.goal.{goal.number}", goal.name)

"""Everything printed that a client shows: the facts of every card, tile and board by id, in words and icons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from nextfrontier.evacuation.components import (
    action_cards,
    bonuses,
    goals,
    infrastructure,
    modules,
    new_world,
    old_world,
    progress,
    ships,
    solo,
    stadiums,
    technologies,
    tracks,
)

Document = dict[str, Any]


def facts(things: Iterable[NamedTuple]) -> Document:
    """Printed facts as documents, by id."""
    return {str(thing[0]): told(thing) for thing in things}


def told(thing: NamedTuple) -> Document:
    """One thing: what is printed on it, and whether it was designed for this project."""
    found = {key: as_list(value) for key, value in thing._asdict().items()}
    effect = found.get("effect") or found.get("requirement") or found.get("score") or ""
    words = {"name": str(found.get("name", thing[0])), "text": effect, "icons": [], "short": effect}
    return {**found, **words, "designed": "design" in found["provenance"]}


def as_list(value: Any) -> Any:
    """A tuple as a list, whatever it holds."""
    return [as_list(item) for item in value] if isinstance(value, tuple) else value


def components_of() -> Document:
    """Everything printed."""
    return {
        "old_areas": facts((*old_world.AREAS, old_world.PRODUCTIVITY)),
        "continents": facts(old_world.CONTINENTS),
        "new_areas": facts(new_world.AREAS),
        "progress": {
            "end": progress.END,
            "main": {str(step): told(space) for step, space in progress.MAIN.items()},
            "second": {str(step): told(space) for step, space in progress.SECOND.items()},
            "passages": facts(progress.PASSAGES),
        },
        "years": facts(tracks.YEARS),
        "board_actions": facts(tracks.BOARD_ACTIONS),
        "ships": facts(ships.SHIPS),
        "stadiums": facts((stadiums.STARTING, *stadiums.STADIUMS)),
        "infrastructure": facts(infrastructure.INFRASTRUCTURE),
        "technologies": facts(technologies.TECHNOLOGIES),
        "action_cards": facts(action_cards.ACTION_CARDS),
        "goals": facts(goals.GOALS),
        "bonuses": facts(bonuses.BONUSES),
        "common_goals": facts(modules.COMMON_GOALS),
        "lines": facts(modules.LINES),
        "solo_cards": facts(solo.SOLO_CARDS),
    }

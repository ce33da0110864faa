"""The shelf: every game of the house, a line for each. A game is loaded when somebody asks for it.

Games from elsewhere are put beside them by name: `NEXTFRONTIER_GAMES=my_game.plugin frontier play my-game`.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Final

from nextfrontier.kernel.actions import ActionTable
from nextfrontier.kernel.game import forget, game, games, register, unknown_game
from nextfrontier.kit.plugin import Plugin

__all__ = ["PLUGINS", "actions", "add", "first_game", "game", "games", "plugin", "remove"]

OWN: Final = (
    "nextfrontier.games.underwater_cities.plugin",
    "nextfrontier.games.evacuation.plugin",
)
PLUGINS: Final[dict[str, Plugin]] = {}  # by slug, in the order in which people see them


def add(found: Plugin) -> None:
    """Put a game on the shelf. The same slug again replaces it."""
    PLUGINS[found.slug] = found
    register(found.slug, found.load_game)


def remove(slug: str) -> None:
    """Take a game off the shelf."""
    del PLUGINS[slug]
    forget(slug)


def plugin(slug: str) -> Plugin:
    """Return the plugin of the game with this slug; refused if there is none."""
    if slug not in PLUGINS:
        raise unknown_game(slug)
    return PLUGINS[slug]


def actions(slug: str) -> ActionTable:
    """Return the table of the atomic actions of a game: their numbers and names, for research."""
    return game(slug).actions()


def find_plugin(module: str) -> Plugin:
    """Return the `PLUGIN` of a module."""
    try:
        found = import_module(module).PLUGIN
    except (AttributeError, ImportError) as error:
        raise ImportError(f"{module!r} is no plugin of a game: {error}; see NEXTFRONTIER_GAMES") from error
    if not isinstance(found, Plugin):
        raise ImportError(f"{module!r} has a PLUGIN that is none of a game; see NEXTFRONTIER_GAMES")
    return found


def first_game() -> str:
    """Return the slug of the game that is meant when nobody names one."""
    return next(iter(PLUGINS))


for module in (*OWN, *os.environ.get("NEXTFRONTIER_GAMES", "").split()):
    add(find_plugin(module))

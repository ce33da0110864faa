"""The faces of the games of the shelf in the terminal."""

from __future__ import annotations

from nextfrontier.cli.terminal.face import Switch, Terminal
from nextfrontier.cli.terminal.plain import plain_terminal
from nextfrontier.shelf import PLUGINS, game, plugin


def terminal_of(slug: str) -> Terminal:
    """Return the terminal of a game, a plain one if the game has no face of its own."""
    if not plugin(slug).terminal:
        return plain_terminal(game(slug))
    found: Terminal = plugin(slug).load("terminal")
    return found


def switches() -> dict[str, list[tuple[str, Switch]]]:
    """Return every switch by name, with the slugs of the games that have it."""
    found: dict[str, list[tuple[str, Switch]]] = {}
    for slug in PLUGINS:
        for switch in terminal_of(slug).switches:
            found.setdefault(switch.name, []).append((slug, switch))
    return found

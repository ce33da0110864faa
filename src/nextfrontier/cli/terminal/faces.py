"""The games that can be played in the terminal."""

from __future__ import annotations

from nextfrontier.cli.terminal.face import Switch, Terminal
from nextfrontier.kernel.reasons import refusal
from nextfrontier.shelf import PLUGINS


def playable() -> list[str]:
    """Return the slugs of the games that have a face."""
    return [slug for slug, plugin in PLUGINS.items() if plugin.terminal]


def terminal_of(slug: str) -> Terminal:
    """Return how a game is played in the terminal; refused if it is not."""
    if slug not in playable():
        raise refusal("unknown_game", "", game=slug[:80], known=", ".join(playable()))
    found: Terminal = PLUGINS[slug].load("terminal")
    return found


def switches() -> dict[str, list[tuple[str, Switch]]]:
    """Return every switch by name, with the slugs of the games that have it."""
    found: dict[str, list[tuple[str, Switch]]] = {}
    for slug in playable():
        for switch in terminal_of(slug).switches:
            found.setdefault(switch.name, []).append((slug, switch))
    return found

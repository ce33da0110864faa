"""The New World as a drawing: 61 Areas in nine rows, each with its needs or its settler."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.scores import Say
from nextfrontier.cli.terminal.style import Style, pad
from nextfrontier.games.evacuation.state.geography import ENVIRONMENTS, Area
from nextfrontier.games.evacuation.state.goods import LETTERS
from nextfrontier.games.evacuation.state.worlds import Worlds

CELL: Final = 8  # columns of an Area; the longest content takes seven
LONGEST_ROW: Final = 9
LOOKS: Final = {"tundra": "", "desert": "yellow", "forest": "green", "ocean": "cyan"}


def draw_new_world(worlds: Worlds, spaces: dict[str, str], style: Style, say: Say) -> list[str]:
    """Draw the planet in rows; `spaces` are the Population spaces of every Area, such as `1S 2F`."""
    rows: dict[int, list[Area]] = {}
    for area in worlds.box.geography.areas:
        rows.setdefault(area.r, []).append(area)
    lines: list[str] = []
    for r in sorted(rows):
        areas = sorted(rows[r], key=lambda area: area.q)
        margin = " " * ((LONGEST_ROW - len(areas)) * CELL // 2)
        lines.append((margin + "".join(name_cell(area, style) for area in areas)).rstrip())
        lines.append(
            (margin + "".join(pad(content(worlds, area, spaces, say), CELL) for area in areas)).rstrip()
        )
    return [*lines, *[style.paint(line, "dim") for line in style.hanging("", say("ev.legend"))]]


def name_cell(area: Area, style: Style) -> str:
    """Return the name of an Area and its environment: `N41 t`."""
    environment = ENVIRONMENTS[area.environment]
    return pad(style.paint(f"{area.id} {environment[0]}", LOOKS[environment]), CELL)


def content(worlds: Worlds, area: Area, spaces: dict[str, str], say: Say) -> str:
    """Return the needs of an Area, `#SE yy`, or its settler."""
    for player in worlds.players:
        if player.settlements.areas >> area.number & 1:
            return f"[P{player.seat + 1}]"
    if worlds.rival.areas >> area.number & 1:
        return say("ev.settled_by_rival")
    people = "".join(space_letters(space) for space in spaces[area.id].split())
    return "#" * area.factories + people + "y" * area.yellow + "w" * area.white


def space_letters(space: str) -> str:
    """Return the letters of a Population space: S for `1S`, F2 for `2F`."""
    levels, letter = space[:-1], space[-1]
    assert letter in LETTERS
    return letter if levels == "1" else f"{letter}{levels}"

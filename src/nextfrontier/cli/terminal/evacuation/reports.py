"""Forecast and result of Evacuation as tables."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.terminal.evacuation.texts import amounts
from nextfrontier.cli.terminal.scores import Say, ranking_lines, score_lines, score_now_lines
from nextfrontier.cli.terminal.style import Style
from nextfrontier.kernel.game import Document, Result

SOURCES: Final = {
    "goals": "Goal cards",
    "production": "lowest production",
    "lowest_production": "lowest production",
    "faces": "Happy Faces",
    "common_goals": "Common Goals",
    "lines": "lines",
    "left_behind": "Areas left behind",
    "stadiums": "missing Stadiums",
    "penalties": "Penalty tokens",
}


def forecast_lines(found: Document, style: Style, say: Say) -> list[str]:
    """Return the next Income with its check, this year's Power Level, and the score or the race so far."""
    lines = [style.heading("The next Income")]
    for world, name in (("old", "Old World"), ("new", "New World")):
        lines.append(f"{name} produces {amounts(found['income'][world])}")
    if "check" in found:
        lines += check_lines(found["check"])
    levels = found["power"]
    power = str(levels[0]) if len(levels) == 1 else f"{levels[0]} to {levels[-1]}"
    lines.append(f"Power Level of this year so far: {power}")
    if "race" in found:
        return [*lines, style.heading("The race"), *race_lines(found["race"])]
    return [*lines, *score_now_lines(found["score_now"], SOURCES, style, say)]


def check_lines(check: dict[str, Any]) -> list[str]:
    """Return the demands of the next year, and the pieces that would be missing."""
    lines: list[str] = []
    for world, name in (("old", "Old World"), ("new", "New World")):
        food = check[world]
        have = food["stock"] + food["income"]
        lines.append(
            f"year {check['year']} demands {food['demand']} Food on the {name}; there will be {have}"
        )
    stadiums = check["stadiums"]
    lines.append(f"and {stadiums['demand']} Stadiums on the New World; there are {stadiums['have']}")
    tokens = check["penalties"]
    return [*lines, f"as things stand: {tokens} Penalty token{'' if tokens == 1 else 's'}"]


def race_lines(race: dict[str, Any]) -> list[str]:
    """Return the distance to the targets, and the loss at the end."""
    levels = dict(zip(("food", "steel", "energy"), race["levels"], strict=True))
    said = f"production {amounts(levels)}; {race['stadiums']} Stadiums on the New World"
    goal = "met" if race["met"] else "not met: 8 of each and 3 Stadiums"
    return [f"{said} ({goal})", f"the end would move your lowest marker down {race['down']} times"]


def result_lines(found: Result, names: list[str], style: Style, say: Say) -> list[str]:
    """Return points by source, one column a player, and the winner."""
    lines = score_lines(found, SOURCES, names, style, say)
    if len(names) == 1:
        return [*lines, "60 points are a good first result alone; about 80 are possible (EV-SOLO-37)."]
    return [*lines, *ranking_lines(found, "", names, style, say)]

"""Forecast and result of Evacuation as tables."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.terminal.evacuation.texts import Texts
from nextfrontier.cli.terminal.scores import ranking_lines, score_lines, score_now_lines
from nextfrontier.cli.terminal.style import Style
from nextfrontier.games.evacuation.state.goods import NAMES, WORLDS
from nextfrontier.kernel.game import Document, Result

SOURCES: Final = (
    "goals",
    "production",
    "lowest_production",
    "faces",
    "common_goals",
    "lines",
    "left_behind",
    "stadiums",
    "penalties",
)


def forecast_lines(found: Document, style: Style, texts: Texts) -> list[str]:
    """Return the next Income with its check, this year's Power Level, and the score or the race so far."""
    say = texts.speech.say
    lines = [style.heading(say("ev.next_income"))]
    for world in WORLDS:
        lines.append(say(f"ev.{world}_produces", goods=texts.amounts(found["income"][world])))
    if "check" in found:
        lines += check_lines(found["check"], texts)
    levels = found["power"]
    if len(levels) == 1:
        lines.append(say("ev.power", power=levels[0]))
    else:
        lines.append(say("ev.power.range", least=levels[0], most=levels[-1]))
    if "race" in found:
        return [*lines, style.heading(say("ev.race")), *race_lines(found["race"], texts)]
    return [*lines, *score_now_lines(found["score_now"], sources_in(texts), style, say)]


def check_lines(check: dict[str, Any], texts: Texts) -> list[str]:
    """Return the demands of the next year, and the pieces that would be missing."""
    say = texts.speech.say
    lines: list[str] = []
    for world in WORLDS:
        food = check[world]
        have, demand = food["stock"] + food["income"], food["demand"]
        lines.append(say(f"ev.demands.{world}", year=check["year"], demand=demand, have=have))
    stadiums = check["stadiums"]
    lines.append(say("ev.demands.stadiums", demand=stadiums["demand"], have=stadiums["have"]))
    return [*lines, say("ev.tokens", check["penalties"])]


def race_lines(race: dict[str, Any], texts: Texts) -> list[str]:
    """Return the distance to the targets, and the loss at the end."""
    say = texts.speech.say
    goods = texts.amounts(dict(zip(NAMES, race["levels"], strict=True)))
    key = "ev.race.met" if race["met"] else "ev.race.not_met"
    return [say(key, race["stadiums"], goods=goods), say("ev.race.down", race["down"])]


def result_lines(found: Result, names: list[str], style: Style, texts: Texts) -> list[str]:
    """Return points by source, one column a player, and the winner."""
    say = texts.speech.say
    lines = score_lines(found, sources_in(texts), names, style, say)
    if len(names) == 1:
        return [*lines, say("ev.solo")]
    return [*lines, *ranking_lines(found, "", names, style, say)]


def sources_in(texts: Texts) -> dict[str, str]:
    """Return the names of all sources of points."""
    return {source: texts.speech.say(f"source.evacuation.{source}") for source in SOURCES}

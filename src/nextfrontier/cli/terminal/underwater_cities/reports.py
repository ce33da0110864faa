"""Forecast and result of Underwater Cities as tables."""

from __future__ import annotations

from typing import Any

from nextfrontier.cli.terminal.scores import Say, ranking_lines, score_lines, score_now_lines
from nextfrontier.cli.terminal.style import Style, table
from nextfrontier.cli.terminal.underwater_cities.texts import Texts
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.games.underwater_cities.state.player import HEADINGS
from nextfrontier.kernel.game import Document, Result


def forecast_lines(found: Document, texts: Texts, style: Style, say: Say) -> list[str]:
    """Return production by source with feeding, and the score by source if the game ended now."""
    production = found["production"]
    lines = [style.heading(say("uc.production_now"))]
    rows = [
        [source_name(source["source"], texts), amounts_in(source, texts)] for source in production["sources"]
    ]
    rows.append([say("terminal.total"), amounts_in(production["total"], texts)])
    lines += table(rows, left=2)
    lines.append(feeding_line(production["feeding"], texts))
    return [*lines, *score_now_lines(found["score_now"], sources_in(say), style, say)]


def source_name(source: str, texts: Texts) -> str:
    """Return the name of a producer: the network, a card, a metropolis, a site."""
    word, _, rest = source.partition(" ")
    if word == "pair":
        return texts.speech.say("uc.pair", id=rest)
    if word.startswith("UC-"):
        return word
    return texts.place(source)


def amounts_in(source: dict[str, Any], texts: Texts) -> str:
    """Return resources and points without the zeros."""
    said = [texts.count(name, source[name]) for name in (*POSITION_NAMES, "vp") if source.get(name)]
    return ", ".join(said) or texts.speech.say("nothing")


def feeding_line(feeding: dict[str, Any], texts: Texts) -> str:
    """Return the food that feeding the cities takes."""
    lost = feeding.get("lost", 0)
    key = "uc.feeding.lost" if lost else "uc.feeding"
    return texts.speech.say(key, feeding.get("cities", 0), amounts=amounts_in(feeding, texts), lost=lost)


def result_lines(found: Result, names: list[str], style: Style, say: Say) -> list[str]:
    """Return points by source, one column a player, and the winner."""
    lines = score_lines(found, sources_in(say), names, style, say)
    if "won" in found.scores[0]:
        return [*lines, style.paint(say(solo_key(found)), "bold")]
    return [*lines, *ranking_lines(found, say("uc.points"), names, style, say)]


def solo_key(found: Result) -> str:
    """Tell whether the solo game is won (UC-SOLO-19)."""
    return "uc.solo.won" if found.scores[0]["won"] else "uc.solo.lost"


def sources_in(say: Say) -> dict[str, str]:
    """Return the names of all sources of points."""
    return {source: say(f"source.underwater-cities.{source}") for source in HEADINGS}

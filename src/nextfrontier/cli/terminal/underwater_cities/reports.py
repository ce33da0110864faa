"""Forecast and result of Underwater Cities as tables."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.terminal.scores import Say, ranking_lines, score_lines, score_now_lines
from nextfrontier.cli.terminal.style import Style, table
from nextfrontier.cli.terminal.underwater_cities.notes import count_things
from nextfrontier.cli.terminal.underwater_cities.texts import Texts
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.kernel.game import Document, Result

SOURCES: Final = {
    "before": "before",
    "slots": "action slots",
    "cards": "cards",
    "federation": "Federation track",
    "metropolises": "metropolises, when connected",
    "sites": "building sites",
    "contracts": "contracts",
    "production": "production",
    "feeding": "cities not fed",
    "brown_metropolis": "brown metropolis",
    "end_scoring_cards": "end-scoring cards",
    "cities": "cities",
    "leftovers": "leftover resources",
}


def forecast_lines(found: Document, texts: Texts, style: Style, say: Say) -> list[str]:
    """Return production by source with feeding, and the score by source if the game ended now."""
    production = found["production"]
    lines = [style.heading("If production came now")]
    rows = [[source_name(source["source"], texts), amounts_in(source)] for source in production["sources"]]
    rows.append(["total", amounts_in(production["total"])])
    lines += table(rows, left=2)
    lines.append(feeding_line(production["feeding"]))
    return [*lines, *score_now_lines(found["score_now"], SOURCES, style, say)]


def source_name(source: str, texts: Texts) -> str:
    """Return the name of a producer: the network, a card, a metropolis, a site."""
    word, _, rest = source.partition(" ")
    if word == "pair":
        return f"pair of upgraded buildings at {rest}"
    if word.startswith("UC-"):
        return word
    return texts.place(source)


def amounts_in(source: dict[str, Any]) -> str:
    """Return resources and points without the zeros."""
    said = [count_things(name, source[name]) for name in (*POSITION_NAMES, "vp") if source.get(name)]
    return ", ".join(said) or "nothing"


def feeding_line(feeding: dict[str, Any]) -> str:
    """Return the food that feeding the cities takes."""
    lost = feeding.get("lost", 0)
    paid = ", ".join(count_things(name, feeding[name]) for name in POSITION_NAMES if feeding.get(name))
    cities = feeding.get("cities", 0)
    said = f"then feeding {cities} {'city' if cities == 1 else 'cities'} takes {paid or 'nothing'}"
    return f"{said} and, for what is missing, {lost} VP" if lost else said


def result_lines(found: Result, names: list[str], style: Style, say: Say) -> list[str]:
    """Return points by source, one column a player, and the winner."""
    lines = score_lines(found, SOURCES, names, style, say)
    if "won" in found.scores[0]:
        return [*lines, style.paint(solo_words(found), "bold")]
    return [*lines, *ranking_lines(found, " VP", names, style, say)]


def solo_words(found: Result) -> str:
    """Tell whether the solo game is won (UC-SOLO-19)."""
    told = "You have won the solo game" if found.scores[0]["won"] else "The solo game is lost"
    return f"{told}: 7 connected cities and 100 VP are needed (UC-SOLO-19)."

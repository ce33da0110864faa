"""Points by source as tables, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nextfrontier.cli.terminal.style import Style, table
from nextfrontier.kernel.game import Result

Say = Callable[[str], str]  # the entry of a key of the catalogue


def score_now_lines(
    score: Mapping[str, int], sources: Mapping[str, str], style: Style, say: Say
) -> list[str]:
    """Return the score of one seat if the game ended now."""
    rows = [[sources[name], str(points)] for name, points in score.items() if name != "total"]
    total = [say("terminal.total"), str(score["total"])]
    return [style.heading(say("terminal.score_now")), *table([*rows, total])]


def score_lines(
    found: Result, sources: Mapping[str, str], names: list[str], style: Style, say: Say
) -> list[str]:
    """Return the points at the end, one column a player."""
    present = [name for name in sources if any(scores.get(name) for scores in found.scores)]
    rows = [[say("terminal.points_from"), *names]]
    rows += [[sources[name], *[str(scores.get(name, 0)) for scores in found.scores]] for name in present]
    lines = table([*rows, [say("terminal.total"), *[str(scores["total"]) for scores in found.scores]]])
    return [style.paint(lines[0], "bold"), *lines[1:-1], style.paint(lines[-1], "bold"), ""]


def ranking_lines(found: Result, unit: str, names: list[str], style: Style, say: Say) -> list[str]:
    """Return the ranking; tied players share their place."""
    ranking = [
        f"{place}. {names[seat]} ({found.scores[seat]['total']}{unit})"
        for place, seat in zip(found.places, found.ranking, strict=True)
    ]
    return style.hanging(say("terminal.ranking"), "   ".join(ranking))


def short_name(name: str) -> str:
    """Return the short name of a seat: `P2 greedy bot`."""
    return name.replace("Player ", "P").replace("(", "").replace(")", "")
